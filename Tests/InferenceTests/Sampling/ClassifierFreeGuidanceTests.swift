import Testing

@testable import Inference

/// Replies that are steered away from those to a negative prompt.
struct ClassifierFreeGuidanceTests {
    private let model: Model
    private let prompt = (0..<30).map { Token(($0 * 7 + 3) % 250) }
    /// With a different length, so that the two prompts are processed at different times.
    private let other = (0..<75).map { Token(($0 * 11 + 5) % 250) }

    init() throws {
        model = try TinyModel(contextLength: 256).load()
    }

    private func options(_ scale: Double, count: Int = 12) -> SamplingOptions {
        SamplingOptions(
            guidance: ClassifierFreeGuidance(negativePrompt: other, scale: scale), maximumTokenCount: count,
            ignoresEndOfGeneration: true)
    }

    private func reply(
        _ engine: Engine, _ options: SamplingOptions, _ constraint: (any TokenConstraint)? = nil
    ) async throws -> [Token] {
        var tokens: [Token] = []
        for try await token in engine.generate(prompt, options: options, constraint: constraint) {
            tokens.append(token.token)
        }
        return tokens
    }

    private func engine(blockCount: Int? = nil) -> Engine {
        var configuration = EngineConfiguration(promptThreadCount: 2)
        if let blockCount { configuration.cacheBytesMax = CacheLayout(model.shape).blockBytes * blockCount }
        return Engine(model: model, configuration: configuration)
    }

    @Test func `likely tokens move away from the other prompt and unlikely ones are out`() {
        var logits: [Float] = [4, 3, 2, 0.5]
        let guidance = ClassifierFreeGuidance(negativePrompt: [], scale: 1.5)
        logits.withUnsafeMutableBufferPointer { guidance.apply(to: $0, awayFrom: [4, 1, 3, -9]) }
        // ln 0.1 is -2.3, so tokens with a logit below 1.7 are excluded, however much they differ from the negative prompt's.
        #expect(logits == [4, 4, 1.5, -.infinity])
    }

    @Test(arguments: [1.2, 1.5, 3])
    func `a reply is what the logits of both prompts say`(_ scale: Double) async throws {
        let engine = engine()
        var expected: [Token] = []
        for _ in 0..<12 {
            var logits = try await engine.logits(after: prompt + expected)[0]
            let others = try await engine.logits(after: other + expected)[0]
            logits.withUnsafeMutableBufferPointer {
                ClassifierFreeGuidance(negativePrompt: [], scale: scale).apply(to: $0, awayFrom: others)
            }
            expected.append(Token(logits.indices.max { logits[$0] < logits[$1] }!))
        }
        #expect(try await reply(engine, options(scale)) == expected)
    }

    @Test func `a scale of one changes nothing and a greater one does`() async throws {
        let engine = engine()
        var plain = options(1)
        plain.guidance = nil
        let tokens = try await reply(engine, plain)
        #expect(try await reply(engine, options(1)) == tokens)
        #expect(try await reply(engine, options(4)) != tokens)
    }

    @Test func `what a constraint says is said without it`() async throws {
        let engine = engine()
        var plain = options(4)
        plain.guidance = nil
        let guided = try await reply(engine, options(4), AnythingConstraint())
        #expect(guided == (try await reply(engine, plain, AnythingConstraint())))
    }

    private final class AnythingConstraint: TokenConstraint {
        func allowedTokens() -> TokenSet? { nil }
        func accept(_ token: Token) {}
    }

    @Test func `replies side by side say what each says alone, though they make room for each other`() async throws {
        let alone = try await reply(engine(), options(1.5, count: 60))
        let engine = engine(blockCount: 22)
        let replies = try await withThrowingTaskGroup(of: [Token].self) { group in
            for _ in 0..<4 { group.addTask { try await reply(engine, options(1.5, count: 60)) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(replies == Array(repeating: alone, count: 4))
        #expect(engine.statistics.cacheBlockCount <= 22)
    }

    @Test func `where the cache has no room for both the reply goes on without the other`() async throws {
        // A cache for one context and one more block.
        let engine = engine(blockCount: 17)
        try #require(engine.contextLength == 256)
        #expect(try await reply(engine, options(1.5, count: 180)).count == 180)
        #expect(engine.statistics.cacheBlockCount <= 17)
    }

    @Test func `where both prompts end in the last block of a full cache the reply goes on without the other`()
        async throws
    {
        let engine = engine(blockCount: 17)
        let prompt = (0..<250).map { Token(($0 * 7 + 3) % 250) }
        let options = SamplingOptions(maximumTokenCount: 6, ignoresEndOfGeneration: true)
        for try await _ in engine.generate(prompt, options: options) {}
        var guided = options
        guided.guidance = ClassifierFreeGuidance(negativePrompt: prompt.dropLast() + [9], scale: 1.5)
        var count = 0
        for try await _ in engine.generate(prompt, options: guided) { count += 1 }
        #expect(count == 6)
    }

    @Test func `an other prompt that is longer ends no reply that has room`() async throws {
        let long = (0..<250).map { Token(($0 * 11 + 5) % 250) }
        let guidance = ClassifierFreeGuidance(negativePrompt: long, scale: 1.5)
        let options = SamplingOptions(guidance: guidance, maximumTokenCount: 20, ignoresEndOfGeneration: true)
        #expect(try await reply(engine(), options).count == 20)
    }

    @Test func `an other prompt that is none or too long is refused`() async throws {
        for (prompt, error) in [
            ([], EngineError.emptyPrompt), ([9_999], .invalidToken(9_999)),
            (Array(repeating: 1, count: 300), .contextOverflow(tokenCount: 300, contextLength: 256)),
        ] as [([Token], EngineError)] {
            let guidance = ClassifierFreeGuidance(negativePrompt: prompt, scale: 2)
            await #expect(throws: error) { try await reply(engine(), SamplingOptions(guidance: guidance)) }
        }
    }

    @Test func `an adapter's file recommends a scale`() throws {
        func scale(_ number: Float?) throws -> Double? {
            var writer = TinyAdapter().writer(for: TinyModel())
            if let number { writer.metadata.append(("kissa.guidance.scale", .float32(number))) }
            let model = try TinyModel().load()
            return try writer.withFile { try Adapter(contentsOf: $0, for: model) }.guidanceScale
        }
        #expect(try scale(nil) == nil)
        #expect(try scale(1.5) == 1.5)
        for wrong: Float in [0, -1, .nan, .infinity, 11] {
            #expect(throws: ModelFileError.self) { try scale(wrong) }
        }
    }
}
