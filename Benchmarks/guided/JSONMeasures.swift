import BenchmarkReport
import Foundation
import FoundationModels

/// Reading and writing a document of 64 KB, and snapshots of one of 2 KB while it grows.
struct JSONMeasures {
    private let json: String
    private let data: Data
    private let content: GeneratedContent
    private let object: Any
    private let growing: GrowingDocument

    init() throws {
        let document = Document(itemCount: 900)
        json = document.generatedContent.jsonString
        data = Data(json.utf8)
        content = try GeneratedContent(json: json)
        object = try JSONSerialization.jsonObject(with: data)
        growing = GrowingDocument(json: Document(itemCount: 28).generatedContent.jsonString, count: 500)
        print("documents of \(json.utf8.count) and \(growing.json.utf8.count) bytes")
    }

    var all: [Measure] { [parse, decode, read, write, prefixes] }

    private var parse: Measure {
        Measure(name: "parse 64 KB", peerName: "JSONSerialization") {
            use(try GeneratedContent(json: json))
        } peer: {
            use(try JSONSerialization.jsonObject(with: data))
        }
    }

    private var decode: Measure {
        Measure(name: "decode 64 KB", peerName: "casts of JSONSerialization's objects") {
            use(try Document(content))
        } peer: {
            use(Document(object: object))
        }
    }

    private var read: Measure {
        Measure(name: "parse and decode 64 KB", peerName: "JSONDecoder") {
            use(try Document(GeneratedContent(json: json)))
        } peer: {
            use(try JSONDecoder().decode(Document.self, from: data))
        }
    }

    private var write: Measure {
        Measure(name: "jsonString 64 KB", peerName: "JSONSerialization") {
            use(content.jsonString)
        } peer: {
            use(try JSONSerialization.data(withJSONObject: object))
        }
    }

    private var prefixes: Measure {
        Measure(name: "prefixes 2 KB", peerName: "reading each prefix anew") {
            guard try growing.readPieces() == growing.pieces.count else { fatalError("A snapshot is no structure") }
        } peer: {
            guard try growing.readPrefixes() == growing.pieces.count else { fatalError("A prefix is no structure") }
        }
    }
}

/// A document that arrives in pieces of roughly equal length.
struct GrowingDocument {
    let json: String
    let pieces: [String]
    private let prefixes: [String]

    init(json: String, count: Int) {
        self.json = json
        let characters = Array(json)
        let ends = (0...count).map { $0 * characters.count / count }
        pieces = zip(ends, ends.dropFirst()).map { String(characters[$0..<$1]) }
        prefixes = ends.dropFirst().map { String(characters[..<$0]) }
    }

    /// Counts the snapshots that are a structure.
    func readPieces() throws -> Int {
        var parser = IncrementalJSONParser(identifies: true)
        var count = 0
        for piece in pieces {
            try parser.feed(piece)
            if try parser.snapshot().isStructure { count += 1 }
        }
        return count
    }

    /// Counts the prefixes that are a structure.
    func readPrefixes() throws -> Int {
        var count = 0
        for prefix in prefixes where try GeneratedContent(json: prefix).isStructure { count += 1 }
        return count
    }
}

extension GeneratedContent {
    /// Whether properties can be read.
    fileprivate var isStructure: Bool {
        get throws {
            _ = try value(GeneratedContent?.self, forProperty: "title")
            return true
        }
    }
}
