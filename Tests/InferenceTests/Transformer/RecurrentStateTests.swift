import Testing

@testable import Inference

/// Conversations with a model whose layers keep a recurrent state. The state can't be truncated, so a conversation only continues
/// from where another ended.
struct RecurrentStateTests {
    private static let shape = TinyModel(architecture: "qwen35", layerCount: 4)
    private static let prompt: [Token] = (0..<50).map { Token(($0 * 29 + 5) % 262) }

    private func reply(_ prompt: [Token], _ engine: Engine, count: Int = 12) async throws -> [Token] {
        let options = SamplingOptions(maximumTokenCount: count, ignoresEndOfGeneration: true)
        var tokens: [Token] = []
        for try await generated in engine.generate(prompt, options: options) { tokens.append(generated.token) }
        return tokens
    }

    private func fresh(_ prompt: [Token]) async throws -> [Token] {
        try await reply(prompt, Engine(model: Self.shape.load()))
    }

    @Test(arguments: [5, 16, 37, 48])
    func `a conversation goes on where its beginning ended`(count: Int) async throws {
        let engine = Engine(model: try Self.shape.load())
        await engine.prewarm(Array(Self.prompt.prefix(count)))
        #expect(try await reply(Self.prompt, engine) == fresh(Self.prompt))
        #expect(engine.statistics.reusedTokenCount == count)
    }

    @Test func `a second turn computes only its new tokens`() async throws {
        let engine = Engine(model: try Self.shape.load())
        let turn = Self.prompt + (try await reply(Self.prompt, engine)) + [3, 4, 5, 6]
        #expect(try await reply(turn, engine) == fresh(turn))
        // All but the reply's last token, which the model hadn't processed.
        #expect(engine.statistics.reusedTokenCount == 50 + 12 - 1)
    }

    @Test func `a prompt that parts from another begins anew`() async throws {
        let engine = Engine(model: try Self.shape.load())
        await engine.prewarm(Self.prompt)
        let other = Self.prompt.prefix(40) + [1, 2, 3]
        #expect(try await reply(Array(other), engine) == fresh(Array(other)))
        #expect(engine.statistics.reusedTokenCount == 0)
    }

    @Test func `replies side by side keep their states apart`() async throws {
        let engine = Engine(model: try Self.shape.load())
        let prompts = (0..<4).map { first in Self.prompt.map { ($0 + Token(first)) % 262 } }
        let found = try await withThrowingTaskGroup(of: (Int, [Token]).self) { group in
            for (index, prompt) in prompts.enumerated() {
                group.addTask { (index, try await self.reply(prompt, engine)) }
            }
            return try await group.reduce(into: [Int: [Token]]()) { $0[$1.0] = $1.1 }
        }
        for (index, prompt) in prompts.enumerated() { #expect(try await fresh(prompt) == found[index]) }
    }

    @Test func `only so many states are remembered, the newest`() throws {
        let cache = KeyValueCache(
            layout: CacheLayout(try Self.shape.load().shape), blockCountMax: 40, stateCountMax: 2)
        func run(_ tokens: [Token]) -> Int {
            let sequence = cache.open(tokens, reusing: tokens.count, positionsMax: 100)
            defer { sequence.close() }
            let known = sequence.count
            sequence.reserve(tokens.count - known)
            sequence.commit(tokens.dropFirst(known))
            return known
        }
        let conversations = (0..<3).map { first in (0..<20).map { Token($0 + first * 50) } }
        for tokens in conversations { #expect(run(tokens) == 0) }
        #expect(run(conversations[2] + [9]) == 20)
        #expect(run(conversations[0] + [9]) == 0)
        cache.checkInvariants()
    }
}
