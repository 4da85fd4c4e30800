import Foundation
import FoundationModels

/// `kissa bench`: measures how fast a model reads and writes.
struct BenchCommand: Command {
    static let name = "bench"
    static let summary = "measure how fast the model reads prompts and writes replies"
    static let words = ""
    static let options: [ArgumentList.Option] = [
        ModelChoice.modelOption, .init(name: "--prompt-tokens", value: "N", help: "tokens to read, 512 if not given"),
        .init(name: "--tokens", value: "N", help: "tokens to write, 128 if not given"),
        .init(name: "--runs", value: "N", help: "runs of each, 3 if not given, after one that is not counted"),
        .init(name: "--json", help: "as JSON"),
    ]
    static let details = """
        pp512 is reading 512 tokens, tg128 writing 128 tokens, both in tokens a second, as in llama-bench. A model in this
        process is measured by its engine; a server by the clock at this end, so that the way there counts too.
        """

    private let model: String?
    private let isJSON: Bool
    private let plan: BenchPlan

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.isEmpty else { throw UsageError("kissa bench takes no words.") }
        func count(_ name: String, _ usual: Int, _ max: Int) throws(UsageError) -> Int {
            try arguments.number(name, "a whole number from 1 to \(max)") { (1...max).contains($0) } ?? usual
        }
        model = arguments.text("--model")
        isJSON = arguments.contains("--json")
        plan = BenchPlan(
            promptTokenCount: try count("--prompt-tokens", 512, 1 << 20),
            tokenCount: try count("--tokens", 128, 1 << 20),
            runCount: try count("--runs", 3, 1000))
    }

    func run(_ tool: KissaCommand) async throws {
        try await tool.fetchIfNeeded(model)
        let model = tool.model(model)
        let details = try await model.details()
        guard let chosen = details.first(where: \.isChosen) ?? details.first else {
            throw BenchError(description: "The server lists no model.")
        }
        let bench: any Bench =
            if let file = chosen.file {
                try await EngineBench(file: file, tool: tool, byteCount: chosen.byteCount)
            } else {
                SessionBench(model: model)
            }
        let figures = try await tool.console.interruption.during { [plan] in try await plan.run(bench) }
        tool.console.write(isJSON ? Self.json(figures, chosen) : Self.table(figures, chosen))
    }

    private static func table(_ figures: [BenchFigure], _ model: ModelDetails) -> String {
        let lines = figures.map { figure in
            let mean = String(format: "%10.2f", figure.mean)
            return "\(figure.name.padding(toLength: 8, withPad: " ", startingAt: 0))\(mean) ± "
                + String(format: "%.2f tokens/s", figure.deviation)
        }
        return ([model.name] + lines).joined(separator: "\n") + "\n"
    }

    private static func json(_ figures: [BenchFigure], _ model: ModelDetails) -> String {
        let rows = figures.map { figure in
            GeneratedContent(properties: [
                "measure": figure.name, "unit": "tokens/s", "mean": figure.mean, "deviation": figure.deviation,
                "runs": GeneratedContent(elements: figure.values.map { $0 as any ConvertibleToGeneratedContent }),
                "model": model.name, "place": model.place,
            ])
        }
        return GeneratedContent(kind: .array(rows)).jsonString + "\n"
    }
}

/// Why nothing could be measured.
struct BenchError: Error, CustomStringConvertible {
    let description: String
}

/// What to measure.
struct BenchPlan {
    let promptTokenCount: Int
    let tokenCount: Int
    let runCount: Int

    func run(_ bench: any Bench) async throws -> [BenchFigure] {
        var reading: [Double] = []
        var writing: [Double] = []
        for run in 0...runCount {
            let read = try await bench.readingSpeed(promptTokenCount)
            let written = try await bench.writingSpeed(tokenCount)
            // The first run warms the caches, and isn't counted.
            if run > 0 {
                reading.append(read)
                writing.append(written)
            }
        }
        return [
            BenchFigure(name: "pp\(promptTokenCount)", values: reading),
            BenchFigure(name: "tg\(tokenCount)", values: writing),
        ]
    }
}

/// A measurement, in tokens per second.
struct BenchFigure {
    let name: String
    let values: [Double]

    var mean: Double { values.reduce(0, +) / Double(max(1, values.count)) }

    var deviation: Double {
        let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (squares / Double(max(1, values.count - 1))).squareRoot()
    }
}

/// Something whose speed can be measured, in tokens per second.
protocol Bench: Sendable {
    func readingSpeed(_ tokenCount: Int) async throws -> Double
    func writingSpeed(_ tokenCount: Int) async throws -> Double
}
