import BenchmarkReport
import Foundation
import FoundationModels

/// Encoding a type's schema for a transcript or a server.
struct SchemaMeasures {
    private let schema = Document.generationSchema
    private let object: Any

    init() throws {
        object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(schema))
    }

    var all: [Measure] { [make, encode] }

    private var make: Measure {
        Measure(name: "schema to JSON text", peerName: "JSONSerialization", repetitions: 500) {
            use(Document.generationSchema.debugDescription)
        } peer: {
            use(try JSONSerialization.data(withJSONObject: object))
        }
    }

    private var encode: Measure {
        Measure(name: "schema by JSONEncoder", peerName: "JSONSerialization", repetitions: 200) {
            use(try JSONEncoder().encode(schema))
        } peer: {
            use(try JSONSerialization.data(withJSONObject: object))
        }
    }
}
