import Foundation
import Inference

/// Measures the engine through its public interface: `BenchmarkInference MODEL decode|prefill THREADS RUNS`.
///
/// Prints tokens a second, a line for each run. `decode` generates 256 tokens after 16 and counts from the first to the
/// last; `prefill` reads 512 tokens that it hasn't seen before, up to the first token of the reply.
@main
struct Benchmark {
    static let decodePromptCount = 16
    static let decodeCount = 256
    static let prefillCount = 512

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, let threads = Int(arguments[3]), let runs = Int(arguments[4]) else {
            print("usage: BenchmarkInference MODEL decode|prefill THREADS RUNS")
            exit(2)
        }
        let model = try Model(contentsOf: URL(fileURLWithPath: arguments[1]))
        let configuration = EngineConfiguration(
            promptThreadCount: threads, generationThreadCount: threads, niceness: 0)
        let benchmark = Benchmark(engine: Engine(model: model, configuration: configuration))
        _ = try await benchmark.run(arguments[2])
        for _ in 0..<runs { print(try await benchmark.run(arguments[2])) }
    }

    let engine: Engine

    private func run(_ measure: String) async throws -> Double {
        measure == "decode" ? try await decode() : try await prefill()
    }

    private func decode() async throws -> Double {
        // The first token comes with the prompt, so one more is asked for than counted.
        let options = SamplingOptions(maximumTokenCount: Self.decodeCount + 1, ignoresEndOfGeneration: true)
        var start: ContinuousClock.Instant?
        for try await _ in engine.generate(prompt(Self.decodePromptCount), options: options) { start = start ?? .now }
        return Double(Self.decodeCount) / (start!.duration(to: .now) / .seconds(1))
    }

    private func prefill() async throws -> Double {
        let tokens = prompt(Self.prefillCount)
        let start = ContinuousClock.now
        for try await _ in engine.generate(tokens, options: SamplingOptions(maximumTokenCount: 1)) {}
        return Double(tokens.count) / (start.duration(to: .now) / .seconds(1))
    }

    /// Random ordinary tokens, so that nothing of it is remembered from an earlier run.
    private func prompt(_ count: Int) -> [Token] {
        let ordinary = (0..<Token(engine.model.vocabularySize)).filter { !engine.model.tokenizer.isControl($0) }
        return (0..<count).map { _ in ordinary.randomElement()! }
    }
}
