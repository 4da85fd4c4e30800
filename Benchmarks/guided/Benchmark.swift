import BenchmarkReport
import Foundation

/// Measures what surrounds a guided model, beside another way to do the same in the same run: `BenchmarkGuided [NAME …]`.
///
/// The figures of other FoundationModels packages cannot be taken again here, so reading and writing JSON stands beside
/// Foundation's own, and snapshots beside reading every prefix anew. Writes .build/benchmarks/guided.json.
@main
struct Benchmark {
    static func main() async throws {
        let names = CommandLine.arguments.dropFirst()
        if names.first == "masks", names.count == 3 {
            return try print(json: MaskMeasures(model: names[2], documents: names[3]).run())
        }
        if names.first == "replies", names.count == 3, let rounds = Int(names[3]) {
            return try print(json: await ReplyMeasures(model: names[2], rounds: rounds).run())
        }
        var rows: [Row] = []
        for measure in try JSONMeasures().all + SchemaMeasures().all
        where names.isEmpty || names.contains(measure.name) {
            rows.append(try measure.run())
        }
        try rows.report(as: "guided")
    }

    private static func print(json value: some Encodable) throws {
        Swift.print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    }
}
