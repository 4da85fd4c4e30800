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
            print(rows[rows.count - 1].line)
        }
        try write(rows)
    }

    private static func write(_ rows: [Row]) throws {
        let folder = URL(fileURLWithPath: ".build/benchmarks")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(rows).write(to: folder.appendingPathComponent("guided.json"))
    }
}

/// One result, as all benchmarks here write it.
struct Row: Codable {
    var measure: String
    var unit: String
    var ours: Double
    var peer: Double
    var peerName: String
    /// How much better ours is: 2 is twice as fast.
    var ratio: Double

    var line: String {
        func text(_ number: Double) -> String { String(format: "%.4f", number) }
        return
            "\(measure): \(text(ours)) \(unit), \(peerName) \(text(peer)) \(unit), ratio \(String(format: "%.2f", ratio))"
    }
}

/// Two ways to do the same, measured in turns so that both meet the same disturbances; the medians count.
struct Measure {
    static let rounds = 15

    var name: String
    var peerName: String
    /// How often a turn does it.
    var repetitions = 20
    var ours: () throws -> Void
    var peer: () throws -> Void

    func run() throws -> Row {
        var found: [Double] = []
        var expected: [Double] = []
        for _ in 0..<Self.rounds {
            found.append(try milliseconds(ours))
            expected.append(try milliseconds(peer))
        }
        let ours = found.sorted()[Self.rounds / 2]
        let peer = expected.sorted()[Self.rounds / 2]
        return Row(measure: name, unit: "ms", ours: ours, peer: peer, peerName: peerName, ratio: peer / ours)
    }

    private func milliseconds(_ body: () throws -> Void) throws -> Double {
        let start = ContinuousClock.now
        for _ in 0..<repetitions { try body() }
        return start.duration(to: .now) / .milliseconds(1) / Double(repetitions)
    }
}

/// Keeps the optimiser from leaving out what is only measured.
@inline(never)
@_optimize(none)
func use<Value>(_ value: Value) {}
