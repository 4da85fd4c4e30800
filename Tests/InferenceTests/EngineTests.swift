import Testing

@testable import Inference

/// The engine as its callers see it.
struct EngineTests {
    private static let prompt: [Token] = (0..<50).map { Token(($0 * 29 + 5) % 262) }

    private func engine(_ shape: TinyModel = TinyModel(), _ configuration: EngineConfiguration? = nil) throws -> Engine
    {
        Engine(model: try shape.load(), configuration: configuration ?? EngineConfiguration(promptThreadCount: 2))
    }

    private func collect(
        _ stream: AsyncThrowingStream<GeneratedToken, any Error>
    ) async throws -> [GeneratedToken] {
        var tokens: [GeneratedToken] = []
        for try await token in stream { tokens.append(token) }
        return tokens
    }

    @Test func greedyTokensAreTheReferencesMostLikelyOnes() async throws {
        let shape = TinyModel()
        let found = try await collect(
            try engine(shape).generate(Self.prompt, options: SamplingOptions(maximumTokenCount: 8)))
        var tokens = Self.prompt
        for generated in found {
            let logits = ReferenceTransformer(shape).logits(after: tokens).last!
            #expect(logits[Int(generated.token)] == logits.max()!)
            tokens.append(generated.token)
        }
        #expect(!found.isEmpty)
    }

    @Test func aSecondTurnComputesOnlyItsNewTokens() async throws {
        let engine = try engine()
        let first = try await collect(engine.generate(Self.prompt, options: SamplingOptions(maximumTokenCount: 5)))
        // The last token was handed out, but the model hasn't read it.
        #expect(engine.statistics.computedTokenCount == 50 + first.count - 1)
        let turn = Self.prompt + first.map(\.token) + [3, 4, 5, 6]
        let before = engine.statistics.computedTokenCount
        _ = try await collect(engine.generate(turn, options: SamplingOptions(maximumTokenCount: 1)))
        #expect(engine.statistics.computedTokenCount - before == 1 + 4)
    }

    @Test func aPrewarmedPromptCostsOnlyWhatFollows() async throws {
        let engine = try engine()
        await engine.prewarm(Array(Self.prompt.prefix(45)))
        #expect(engine.statistics.computedTokenCount == 45)
        _ = try await collect(engine.generate(Self.prompt, options: SamplingOptions(maximumTokenCount: 1)))
        #expect(engine.statistics.computedTokenCount == 50)
        #expect(engine.statistics.reusedTokenCount == 45)
    }

    @Test func rememberedTokensDoNotChangeTheReply() async throws {
        let options = SamplingOptions(maximumTokenCount: 20)
        let fresh = try await collect(try engine().generate(Self.prompt, options: options))
        let engine = try engine()
        for count in [7, 16, 31, 49] { await engine.prewarm(Array(Self.prompt.prefix(count)) + [1, 2, 3]) }
        #expect(try await collect(engine.generate(Self.prompt, options: options)) == fresh)
    }

    @Test func overlappingRepliesAreTheSameAsOneAfterTheOther() async throws {
        let engine = try engine()
        let prompts = (0..<6).map { first in Self.prompt.map { Token((Int($0) + first * 17) % 262) } }
        let options = SamplingOptions(strategy: .random(), seed: 7, maximumTokenCount: 12)
        var alone: [[GeneratedToken]] = []
        for prompt in prompts { alone.append(try await collect(engine.generate(prompt, options: options))) }
        let streams = prompts.map { engine.generate($0, options: options) }
        for (stream, expected) in zip(streams, alone) { #expect(try await collect(stream) == expected) }
    }
}
