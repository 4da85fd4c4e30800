import BenchmarkReport
import Foundation

/// Measures the parts around a guided model, each against an alternative in the same run: `BenchmarkGuided [NAME …]`.
///
/// The figures of other FoundationModels packages can't be reproduced here, so JSON is compared with Foundation's own,
/// and snapshots with parsing every prefix from scratch. Writes .build/benchmarks/guided.json.
@main
struct Benchmark {
    static func main() async throws {
        let names = CommandLine.arguments.dropFirst()
        if names.first == "masks", names.count == 3 {
            return try print(json: MaskMeasures(model: names[2], documents: names[3]).run())
        }
        if names.first == "suite", names.count == 3 {
            return try SuiteMeasures(model: names[2], requests: names[3]).run()
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
