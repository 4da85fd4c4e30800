import FoundationModels

/// Measures a model through a session, by the local clock and the server's token counts.
struct SessionBench: Bench {
    let model: SystemLanguageModel

    /// Prompt tokens divided by the time until the first piece of the reply.
    func readingSpeed(_ tokenCount: Int) async throws -> Double {
        let run = try await run(prompt: Self.words(tokenCount), tokenCount: 1)
        return Double(run.inputTokenCount) / run.secondsToFirst
    }

    /// Reply tokens divided by the time from the first piece to the last.
    func writingSpeed(_ tokenCount: Int) async throws -> Double {
        let run = try await run(
            prompt: "Write a very long story about \(Self.words(4)). Do not stop.", tokenCount: tokenCount + 1)
        guard run.outputTokenCount > 1 else { throw BenchError(description: "The model wrote one token at most.") }
        return Double(run.outputTokenCount - 1) / run.secondsAfter
    }

    private struct Run {
        var inputTokenCount = 0
        var outputTokenCount = 0
        var secondsToFirst = 0.0
        var secondsAfter = 0.0
    }

    private func run(prompt: String, tokenCount: Int) async throws -> Run {
        let session = LanguageModelSession(model: model)
        let stream = session.streamResponse(
            to: prompt, options: GenerationOptions(temperature: 1, maximumResponseTokens: tokenCount))
        let start = ContinuousClock.now
        var first: ContinuousClock.Instant?
        for try await _ in stream { first = first ?? .now }
        let end = ContinuousClock.now
        // A model with an empty reply has still read the prompt.
        let answered = first ?? end
        let usage = try await stream.collect().usage
        // If the server doesn't report usage, its tokenizer counts the prompt.
        let told = usage.input.totalTokenCount
        let inputTokenCount = told > 0 ? told : try await model.tokenCount(for: prompt)
        return Run(
            inputTokenCount: inputTokenCount, outputTokenCount: usage.output.totalTokenCount,
            secondsToFirst: start.duration(to: answered) / .seconds(1),
            secondsAfter: answered.duration(to: end) / .seconds(1))
    }

    /// Short random words, so that no server finds the prompt in its prefix cache. Most of them are one token.
    private static func words(_ count: Int) -> String {
        let words = ["cup", "sea", "red", "moon", "door", "rain", "tree", "song", "bird", "milk", "star", "road"]
        return (0..<count).map { _ in words[Int.random(in: words.indices)] }.joined(separator: " ")
    }
}
