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
            let result = try await MaskMeasures(model: names[2], documents: names[3]).run()
            return print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
        }
        var rows: [Row] = []
        for measure in try JSONMeasures().all + SchemaMeasures().all
        where names.isEmpty || names.contains(measure.name) {
            rows.append(try measure.run())
        }
        try rows.report(as: "guided")
    }
}
