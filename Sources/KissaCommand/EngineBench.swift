import Foundation
import Inference

/// Measures an engine by tokens, without a chat template.
struct EngineBench: Bench {
    /// A reply needs a prompt to start from.
    private static let seedTokenCount = 16

    private let engine: Engine

    init(file: URL, tool: KissaCommand, byteCount: Int?) async throws {
        let progress = ProgressLine(console: tool.console, byteCount: byteCount)
        defer { progress.clear() }
        let model = try await withCheckedThrowingContinuation { reader in
            Thread.detachNewThread {
                reader.resume(with: Result { try Model(contentsOf: file) { progress.show($0) } })
            }
        }
        engine = Engine(model: model)
    }

    func readingSpeed(_ tokenCount: Int) async throws -> Double {
        let prompt = try tokens(tokenCount, andWritten: 1)
        let start = ContinuousClock.now
        for try await _ in engine.generate(prompt, options: SamplingOptions(maximumTokenCount: 1)) {}
        try Task.checkCancellation()
        return Double(tokenCount) / (start.duration(to: .now) / .seconds(1))
    }

    func writingSpeed(_ tokenCount: Int) async throws -> Double {
        // The first token comes with the prompt's pass, so one more is generated than counted.
        let options = SamplingOptions(maximumTokenCount: tokenCount + 1, ignoresEndOfGeneration: true)
        let prompt = try tokens(Self.seedTokenCount, andWritten: tokenCount + 1)
        var start: ContinuousClock.Instant?
        for try await _ in engine.generate(prompt, options: options) { start = start ?? .now }
        try Task.checkCancellation()
        guard let start else { throw BenchError(description: "The model wrote nothing.") }
        return Double(tokenCount) / (start.duration(to: .now) / .seconds(1))
    }

    /// Random ordinary tokens, so that no run finds its prompt in the prefix cache.
    private func tokens(_ count: Int, andWritten written: Int) throws -> [Token] {
        guard count + written <= engine.contextLength else {
            throw BenchError(
                description:
                    "\(count) tokens and \(written) more do not fit into the context of \(engine.contextLength).")
        }
        let ordinary = (0..<Token(engine.model.vocabularySize)).filter { !engine.model.tokenizer.isControl($0) }
        return (0..<count).compactMap { _ in ordinary.randomElement() }
    }
}
