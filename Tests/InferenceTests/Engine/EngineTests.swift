import Foundation
import Synchronization
import Testing

@testable import Inference

private func collect(_ stream: AsyncThrowingStream<GeneratedToken, any Error>) async throws -> [GeneratedToken] {
    var tokens: [GeneratedToken] = []
    for try await token in stream { tokens.append(token) }
    return tokens
}

/// The engine as its callers see it.
struct EngineTests {
    private static let prompt: [Token] = (0..<50).map { Token(($0 * 29 + 5) % 262) }

    private func engine(_ shape: TinyModel = TinyModel(), _ configuration: EngineConfiguration? = nil) throws -> Engine
    {
        Engine(model: try shape.load(), configuration: configuration ?? EngineConfiguration(promptThreadCount: 2))
    }

    @Test func `greedy tokens are the references most likely ones`() async throws {
        let shape = TinyModel()
        let found = try await collect(
            try engine(shape).generate(Self.prompt, options: SamplingOptions(maximumTokenCount: 8)))
        var tokens = Self.prompt
        let reference = ReferenceTransformer(shape)
        for generated in found {
            let logits = reference.logits(after: tokens).last!
            #expect(logits[Int(generated.token)] == logits.max()!)
            tokens.append(generated.token)
        }
        #expect(!found.isEmpty)
    }

    @Test func `a second turn computes only its new tokens`() async throws {
        let engine = try engine()
        let first = try await collect(engine.generate(Self.prompt, options: SamplingOptions(maximumTokenCount: 5)))
        // The last token was returned, but the model hasn't processed it.
        #expect(engine.statistics.computedTokenCount == 50 + first.count - 1)
        let turn = Self.prompt + first.map(\.token) + [3, 4, 5, 6]
        let before = engine.statistics.computedTokenCount
        _ = try await collect(engine.generate(turn, options: SamplingOptions(maximumTokenCount: 1)))
        #expect(engine.statistics.computedTokenCount - before == 1 + 4)
    }

    @Test func `a prewarmed prompt costs only what follows`() async throws {
        let engine = try engine()
        await engine.prewarm(Array(Self.prompt.prefix(45)))
        #expect(engine.statistics.computedTokenCount == 45)
        _ = try await collect(engine.generate(Self.prompt, options: SamplingOptions(maximumTokenCount: 1)))
        #expect(engine.statistics.computedTokenCount == 50)
        #expect(engine.statistics.reusedTokenCount == 45)
    }

    @Test func `remembered tokens do not change the reply`() async throws {
        let options = SamplingOptions(maximumTokenCount: 20)
        let fresh = try await collect(try engine().generate(Self.prompt, options: options)).map(\.token)
        let engine = try engine()
        for count in [7, 16, 31, 49] { await engine.prewarm(Array(Self.prompt.prefix(count)) + [1, 2, 3]) }
        #expect(try await collect(engine.generate(Self.prompt, options: options)).map(\.token) == fresh)
    }

    @Test func `overlapping replies are the same as one after the other`() async throws {
        let engine = try engine()
        let prompts = (0..<6).map { first in Self.prompt.map { Token((Int($0) + first * 17) % 262) } }
        let options = SamplingOptions(strategy: .random(), seed: 7, maximumTokenCount: 12)
        var alone: [[Token]] = []
        for prompt in prompts {
            alone.append(try await collect(engine.generate(prompt, options: options)).map(\.token))
        }
        let streams = prompts.map { engine.generate($0, options: options) }
        for (stream, expected) in zip(streams, alone) { #expect(try await collect(stream).map(\.token) == expected) }
    }
}

/// Ends, limits and errors.
struct EngineLimitTests {
    @Test func `a reply ends where it is told to`() async throws {
        let engine = Engine(model: try TinyModel().load())
        let options = SamplingOptions(maximumTokenCount: 6, ignoresEndOfGeneration: true)
        let reply = try await collect(engine.generate([1, 2, 3], options: options))
        #expect(reply.count == 6)
        #expect(reply.last?.finishReason == .maximumTokenCount)
        #expect(reply.dropLast().allSatisfy { $0.finishReason == nil })
        let stopped = SamplingOptions(stopTokens: [reply[2].token])
        let shorter = try await collect(engine.generate([1, 2, 3], options: stopped))
        #expect(shorter.map(\.token) == Array(reply.map(\.token).prefix { $0 != reply[2].token }) + [reply[2].token])
        #expect(shorter.last?.finishReason == .endOfReply)
        #expect(try await collect(engine.generate([1], options: SamplingOptions(maximumTokenCount: 0))).isEmpty)
    }

    @Test func `a prompt that is too long is counted`() async throws {
        let engine = Engine(model: try TinyModel(contextLength: 64).load())
        await #expect(throws: EngineError.contextOverflow(tokenCount: 65, contextLength: 64)) {
            try await collect(engine.generate(Array(repeating: 1, count: 65)))
        }
        #expect(engine.statistics.computedTokenCount == 0)
    }

    @Test func `a reply that outgrows the context says so`() async throws {
        let engine = Engine(model: try TinyModel(contextLength: 32).load())
        var count = 0
        await #expect(throws: EngineError.contextOverflow(tokenCount: 33, contextLength: 32)) {
            let options = SamplingOptions(ignoresEndOfGeneration: true)
            for try await _ in engine.generate([1, 2, 3, 4], options: options) { count += 1 }
        }
        #expect(count == 29)
    }

    @Test func `senseless prompts are refused`() async throws {
        let engine = Engine(model: try TinyModel().load())
        await #expect(throws: EngineError.emptyPrompt) { try await collect(engine.generate([])) }
        await #expect(throws: EngineError.invalidToken(-1)) { try await collect(engine.generate([1, -1])) }
        await #expect(throws: EngineError.invalidToken(9999)) { try await engine.logits(after: [9999]) }
    }

    /// Lets the engine choose two tokens, then blocks it.
    private final class Gate: TokenConstraint {
        private let acceptedCount = Mutex(0)
        private let semaphore = DispatchSemaphore(value: 0)
        /// It never yields; it finishes when the gate blocks the engine.
        private let (free, holding) = AsyncStream.makeStream(of: Never.self)

        var count: Int { acceptedCount.withLock { $0 } }
        func open() { semaphore.signal() }
        func allowedTokens() -> TokenSet? { nil }

        func accept(_ token: Token) {
            let count = acceptedCount.withLock {
                $0 += 1
                return $0
            }
            guard count == 2 else { return }
            holding.finish()
            semaphore.wait()
        }

        /// Waits until the gate blocks the engine at the second token.
        func waitUntilHolding() async {
            for await _ in free {}
        }
    }

    @Test func `replies at the same time share their passes`() async throws {
        let engine = Engine(model: try TinyModel().load())
        let gate = Gate()
        let options = SamplingOptions(maximumTokenCount: 20, ignoresEndOfGeneration: true)
        let first = engine.generate([1, 2, 3], options: options, constraint: gate)
        await gate.waitUntilHolding()
        // The first reply's two passes are done. The other requests arrive before the next pass.
        let others = (1...3).map { engine.generate([7, 8, Token(10 * $0)], options: options) }
        gate.open()
        for stream in [first] + others { #expect(try await collect(stream).count == 20) }
        #expect(engine.statistics.generatedTokenCount == 80)
        #expect(engine.statistics.passCount == 2 + 20)
    }

    @Test func `ending the iteration ends the work`() async throws {
        let engine = Engine(model: try TinyModel().load())
        let gate = Gate()
        func takeOne() async throws {
            let options = SamplingOptions(ignoresEndOfGeneration: true)
            for try await _ in engine.generate([1, 2], options: options, constraint: gate) { break }
        }
        try await takeOne()
        gate.open()
        // The reply to this request only begins after the engine has checked its requests again.
        _ = try await collect(engine.generate([5], options: SamplingOptions(maximumTokenCount: 2)))
        // The second token may have been in progress when the iteration ended; a third never is.
        #expect(gate.count <= 2)
    }

    @Test func `cancelling the task ends the work`() async throws {
        let engine = Engine(model: try TinyModel().load())
        let gate = Gate()
        let task = Task {
            let options = SamplingOptions(ignoresEndOfGeneration: true)
            for try await _ in engine.generate([1, 2], options: options, constraint: gate) {}
        }
        await gate.waitUntilHolding()
        task.cancel()
        try await task.value
        gate.open()
        _ = try await collect(engine.generate([5], options: SamplingOptions(maximumTokenCount: 2)))
        #expect(gate.count == 2)
    }

    @Test func `an abandoned engine finishes the reply that is under way`() async throws {
        var engine: Engine? = Engine(model: try TinyModel().load())
        let options = SamplingOptions(maximumTokenCount: 40, ignoresEndOfGeneration: true)
        let stream = engine!.generate([1, 2], options: options)
        engine = nil
        #expect(try await collect(stream).count == 40)
    }

    @Test func `a small cache still holds a context and never grows`() async throws {
        let model = try TinyModel().load()
        let blockBytes = CacheLayout(model.shape).blockBytes
        let engine = Engine(model: model, configuration: EngineConfiguration(cacheBytesMax: blockBytes * 5))
        #expect(engine.contextLength == 64)
        let options = SamplingOptions(maximumTokenCount: 10, ignoresEndOfGeneration: true)
        let streams = (0..<12).map { first in
            engine.generate((0..<50).map { Token(($0 + first * 7) % 250) }, options: options)
        }
        for stream in streams { #expect(try await collect(stream).count == 10) }
        #expect(engine.statistics.cacheBlockCount <= 5)
    }

    @Test func `logits of a text are the models`() async throws {
        let shape = TinyModel()
        let tokens: [Token] = [5, 6, 7, 8, 9, 10]
        let engine = Engine(model: try shape.load())
        let expected = ReferenceTransformer(shape).logits(after: tokens)
        for _ in 0..<2 {
            let found = try await engine.logits(after: tokens, suffixCount: 3)
            #expect(found.count == 3)
            for (found, expected) in zip(found, expected.suffix(3)) { #expect(relativeError(found, expected) < 2e-3) }
        }
    }

    @Test func `a text is scored to its beginning even beside others`() async throws {
        let shape = TinyModel()
        // Three texts, each with more tokens than one pass has logits for.
        let tokens: [Token] = (0..<100).map { Token(($0 * 31 + 7) % 200) }
        let expected = Passes(try shape.load()).logits(after: tokens)
        let engine = Engine(model: try shape.load())
        try await withThrowingTaskGroup(of: [[Float]].self) { group in
            for _ in 0..<3 { group.addTask { try await engine.logits(after: tokens, suffixCount: 100) } }
            for try await found in group { #expect(found == expected) }
        }
    }
}
