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

    /// Tokens a second. A reply that ends by itself is taken up again, so that every run has the same length.
    private func decode() async throws -> Double {
        var tokens = prompt(Self.decodePromptCount)
        var seconds = 0.0
        var count = 0
        while count < Self.decodeCount {
            let options = SamplingOptions(maximumTokenCount: Self.decodeCount - count)
            var start: ContinuousClock.Instant?
            for try await token in engine.generate(tokens, options: options) {
                tokens.append(token.token)
                if start != nil { count += 1 }
                start = start ?? .now
            }
            seconds += (start?.duration(to: .now) ?? .zero) / .seconds(1)
            if tokens.count > engine.contextLength / 2 { break }
        }
        return Double(count) / seconds
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
