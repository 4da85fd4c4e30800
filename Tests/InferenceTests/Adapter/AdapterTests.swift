import Foundation
import Testing

@testable import Inference

/// Compares an adapter's effect with the slow reference implementation.
struct AdapterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let model: TinyModel
        let adapter: TinyAdapter
        let logits: [[Double]]
        /// See ``TransformerTests``.
        var tolerance: Double {
            let types = [model.type, adapter.type]
            return types.contains { $0.blockCount > 1 } ? 3e-2 : types.contains(.bf16) ? 1e-2 : 2e-3
        }
        var testDescription: String { "\(adapter.type.name) on \(model.architecture) \(model.type.name)" }

        init(_ model: TinyModel, _ adapter: TinyAdapter) {
            self.model = model
            self.adapter = adapter
            logits = ReferenceTransformer(model, adapter).logits(after: tokens)
        }
    }

    static let tokens: [Token] = (0..<36).map { Token(($0 * 37 + 11) % 262) }

    static let cases: [Case] = [
        Case(TinyModel(), TinyAdapter()),
        // The embedding's pair is transposed, and the output has its own pair.
        Case(TinyModel(isTied: false), TinyAdapter(rank: 20)),
        Case(TinyModel(type: .f16, keyHeadCount: 1), TinyAdapter(type: .f16, rank: 17, alpha: 0)),
        Case(TinyModel(type: .q4_1, isTied: false), TinyAdapter(type: .f16, rank: 8, alpha: nil)),
        Case(TinyModel(type: .q8_0), TinyAdapter(type: .q8_0, rank: 32)),
        Case(TinyModel(architecture: "qwen2"), TinyAdapter(type: .bf16, names: ["blk.1.attn_k.weight"])),
        Case(TinyModel(architecture: "qwen3"), TinyAdapter(names: ["blk.0.ffn_down.weight", "blk.1.ffn_up.weight"])),
        Case(TinyModel(architecture: "gemma3", layerCount: 7, isTied: false, window: 20), TinyAdapter(alpha: 2)),
    ]

    @Test(arguments: Kernels.all.map(\.name), cases)
    func `logits equal the reference implementation with every instruction set`(
        _ name: String, _ example: Case
    ) throws {
        let model = try example.model.load()
        let adapter = try example.adapter.load(for: example.model, model)
        let plain = Passes(model, kernels: .named(name)).logits(after: Self.tokens)
        let found = Passes(model, kernels: .named(name)).logits(after: Self.tokens, adapter: adapter)
        for (found, expected) in zip(found, example.logits) {
            #expect(relativeError(found, expected) < example.tolerance)
        }
        // The adapter's effect is larger than the tolerance.
        #expect(relativeError(plain.last!, example.logits.last!) > 2 * example.tolerance)
    }

    @Test(arguments: cases)
    func `a token does not depend on the batch that it comes in`(_ example: Case) throws {
        let model = try example.model.load()
        let adapter = try example.adapter.load(for: example.model, model)
        let together = Passes(model).logits(after: Self.tokens, adapter: adapter)
        #expect(Passes(model).logits(after: Self.tokens, batchCount: 1, adapter: adapter) == together)
        #expect(Passes(model).logits(after: Self.tokens, batchCount: 7, adapter: adapter) == together)
        #expect(Passes(model, laneCount: 3).logits(after: Self.tokens, batchCount: 19, adapter: adapter) == together)
    }

    @Test func `conversations with different adapters run in the same pass`() async throws {
        let shape = TinyModel(type: .q8_0, isTied: false), model = try shape.load()
        let adapters: [Adapter?] = [
            nil, try TinyAdapter(seed: 3).load(for: shape, model),
            try TinyAdapter(seed: 4, type: .f16, rank: 9).load(for: shape, model),
        ]
        let options = SamplingOptions(maximumTokenCount: 12, ignoresEndOfGeneration: true)
        @Sendable func reply(_ engine: Engine, _ adapter: Adapter?) async throws -> [Token] {
            var tokens: [Token] = []
            for try await token in engine.generate(Self.tokens, options: options, adapter: adapter) {
                tokens.append(token.token)
            }
            return tokens
        }
        var alone: [[Token]] = []
        for adapter in adapters { alone.append(try await reply(Engine(model: model), adapter)) }
        #expect(Set(alone).count == 3)
        let engine = Engine(model: model, configuration: EngineConfiguration(promptThreadCount: 2))
        let together = try await withThrowingTaskGroup(of: (Int, [Token]).self) { group in
            for index in 0..<9 { group.addTask { (index, try await reply(engine, adapters[index % 3])) } }
            return try await group.reduce(into: [Int: [Token]]()) { $0[$1.0] = $1.1 }
        }
        for index in 0..<9 { #expect(together[index] == alone[index % 3]) }
        // Fewer passes than tokens: the replies shared passes.
        #expect(engine.statistics.passCount < 9 * 12)
    }

    @Test func `what was read with one adapter is not taken for another`() async throws {
        let shape = TinyModel(), model = try shape.load()
        let first = try TinyAdapter(seed: 3).load(for: shape, model)
        let second = try TinyAdapter(seed: 4).load(for: shape, model)
        let fresh = try await Engine(model: model).logits(after: Self.tokens, adapter: second)
        let engine = Engine(model: model)
        await engine.prewarm(Self.tokens)
        await engine.prewarm(Self.tokens, adapter: first)
        #expect(try await engine.logits(after: Self.tokens, adapter: second) == fresh)
        #expect(engine.statistics.reusedTokenCount == 0)
        _ = try await engine.logits(after: Self.tokens, adapter: first)
        #expect(engine.statistics.reusedTokenCount == Self.tokens.count - 1)
    }

    @Test func `the cache lets go of an adapter of which it knows nothing more`() throws {
        let layout = try CacheLayout(TinyModel().load().shape)
        let cache = KeyValueCache(layout: layout, blockCountMax: 4)
        for adapter: UInt64 in 1...50 {
            let sequence = cache.open([], adapter: adapter, reusing: 0, positionsMax: 64)
            sequence.reserve(40)
            sequence.commit((0..<40).map { Token($0) })
            sequence.close()
            sequence.close()
            cache.checkInvariants()
            let again = cache.open((0..<40).map { Token($0) }, adapter: adapter, reusing: 40, positionsMax: 64)
            #expect(again.count == 40)
            again.close()
        }
        #expect(cache.rootCount <= 4)
    }
}
