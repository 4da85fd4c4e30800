import Foundation
import Testing

@testable import Inference

/// Compares the engine's numbers with a slow implementation of the same transformer.
struct TransformerTests {
    /// A model, and the reference implementation's results for it.
    struct Case: Sendable, CustomTestStringConvertible {
        let model: TinyModel
        let logits: [[Double]]
        /// An activation between two quants may be rounded either way, which changes the logits. A wrong formula has an effect a
        /// hundred times larger.
        var tolerance: Double { model.type.blockCount > 1 ? 3e-2 : model.type == .bf16 ? 1e-2 : 2e-3 }
        var testDescription: String {
            "\(model.architecture) \(model.type.name), \(model.headCount) heads of \(model.headDimensions) over \(model.keyHeadCount)\(model.experts.map { ", \($0.used) of \($0.count) experts" } ?? "")"
        }

        init(_ model: TinyModel) {
            self.model = model
            logits = ReferenceTransformer(model).logits(after: tokens)
        }
    }

    private static let tokens: [Token] = (0..<36).map { Token(($0 * 37 + 11) % 262) }

    static let cases: [Case] = [
        TinyModel(type: .f32),
        TinyModel(type: .f16, keyHeadCount: 1),
        TinyModel(type: .q8_0, keyHeadCount: 4, isTied: false),
        TinyModel(type: .q8_0, width: 96, headCount: 3, keyHeadCount: 1, rotaryBase: 500_000),
        TinyModel(type: .f32, width: 72, feedForwardWidth: 50, headCount: 2, keyHeadCount: 1, isTied: false),
        TinyModel(type: .bf16, keyHeadCount: 1),
        TinyModel(type: .q4_0), TinyModel(type: .q4_1), TinyModel(type: .q5_0), TinyModel(type: .q5_1),
        TinyModel(type: .q4_k, layerCount: 1, width: 256, feedForwardWidth: 256),
        TinyModel(type: .q5_k, layerCount: 1, width: 256, feedForwardWidth: 256),
        TinyModel(type: .q6_k, layerCount: 1, width: 256, feedForwardWidth: 256),
        TinyModel(architecture: "smollm3", layerCount: 4), TinyModel(architecture: "qwen2"),
        TinyModel(architecture: "qwen3"), TinyModel(architecture: "gemma2", layerCount: 3, window: 9),
        TinyModel(architecture: "gemma2"),
        TinyModel(architecture: "gemma3", layerCount: 7, window: 20, rotaryBase: 500_000),
        TinyModel(architecture: "gemma3", rotaryBase: 500_000),
        TinyModel(architecture: "apertus"), TinyModel(architecture: "qwen35", layerCount: 4),
        TinyModel(architecture: "gpt-oss", type: .mxfp4, experts: (4, 2), window: 9),
        TinyModel(stretch: (4, 64)), TinyModel(architecture: "qwen2", rotaryBase: 500, stretch: (8, 300)),
    ].map(Case.init)

    /// Families that need no kernel of their own.
    static let families: [Case] = [
        TinyModel(architecture: "mistral3", stretch: (4, 16), originalContextLength: 16),
        TinyModel(architecture: "granite"), TinyModel(architecture: "ernie4_5"), TinyModel(architecture: "glm4"),
        TinyModel(architecture: "phi3"), TinyModel(architecture: "phi3", type: .q8_0, originalContextLength: 64),
        TinyModel(architecture: "gemma4", layerCount: 6, window: 9, rotaryBase: 500_000),
        TinyModel(architecture: "gemma"), TinyModel(architecture: "seed_oss"), TinyModel(architecture: "hunyuan-dense"),
        TinyModel(architecture: "exaone4"), TinyModel(architecture: "olmo2"),
        TinyModel(architecture: "olmo2", layerCount: 4, window: 9, stretch: (4, 64)),
        TinyModel(architecture: "lfm2", layerCount: 6),
        TinyModel(architecture: "qwen3next", layerCount: 4, experts: (4, 2), sharedWidth: 32),
        TinyModel(feedForwardWidth: 40, experts: (5, 2)),
        TinyModel(architecture: "qwen3moe", experts: (6, 3)), TinyModel(architecture: "olmoe", experts: (6, 2)),
        TinyModel(architecture: "granitemoe", experts: (4, 2), sharedWidth: 32),
        TinyModel(architecture: "gpt-oss", layerCount: 3, experts: (4, 2), window: 9),
        TinyModel(architecture: "gemma4", layerCount: 6, experts: (6, 2), window: 9, rotaryBase: 500_000),
        TinyModel(architecture: "ernie4_5-moe", experts: (6, 2), sharedWidth: 32),
        TinyModel(architecture: "deepseek", experts: (6, 2), sharedWidth: 32),
        TinyModel(architecture: "glm4moe", experts: (6, 2), sharedWidth: 32),
        TinyModel(architecture: "dots1", experts: (6, 2), sharedWidth: 32),
        TinyModel(architecture: "bailingmoe2", experts: (12, 3), sharedWidth: 32),
        TinyModel(architecture: "minimax-m2", experts: (6, 2)),
        TinyModel(architecture: "deepseek2", layerCount: 3, keyHeadCount: 1, experts: (8, 2), sharedWidth: 32),
        TinyModel(architecture: "deepseek2", type: .f16, keyHeadCount: 1),
        TinyModel(architecture: "lfm2moe", layerCount: 6, experts: (6, 2)),
    ].map(Case.init)

    @Test(arguments: families)
    func `every family's logits equal the reference implementation`(_ example: Case) throws {
        let model = try example.model.load()
        let found = Passes(model).logits(after: Self.tokens)
        for (found, expected) in zip(found, example.logits) {
            #expect(relativeError(found, expected) < example.tolerance)
        }
        #expect(Passes(model, laneCount: 3).logits(after: Self.tokens, batchCount: 19) == found)
    }

    @Test(arguments: Kernels.all.map(\.name), cases)
    func `logits equal the reference implementation with every instruction set`(
        _ name: String, _ example: Case
    ) throws {
        let found = Passes(try example.model.load(), kernels: .named(name)).logits(after: Self.tokens)
        for (found, expected) in zip(found, example.logits) {
            #expect(relativeError(found, expected) < example.tolerance)
        }
    }

    @Test(arguments: Kernels.all.map(\.name))
    func `keys and values of eight bits change the logits only a little`(_ name: String) throws {
        for model in [
            TinyModel(headCount: 2, keyHeadCount: 1), TinyModel(architecture: "gemma2", headCount: 2, window: 9),
        ] {
            let expected = ReferenceTransformer(model).logits(after: Self.tokens)
            let found = Passes(try model.load(), cacheFormat: .q8_0, kernels: .named(name)).logits(after: Self.tokens)
            for (found, expected) in zip(found, expected) { #expect(relativeError(found, expected) < 2e-2) }
        }
    }

    @Test func `a cache of eight bits takes a little more than half the memory`() throws {
        let shape = try TinyModel(headCount: 2).load().shape
        #expect(CacheLayout(shape, .q8_0).blockBytes * 32 == CacheLayout(shape, .half).blockBytes * 17)
        // Heads of 16 numbers are too small for a scale.
        let narrow = try TinyModel().load().shape
        #expect(CacheLayout(narrow, .q8_0).blockBytes == CacheLayout(narrow, .half).blockBytes)
    }

    @Test(arguments: cases)
    func `a token does not depend on the batch that it comes in`(_ example: Case) throws {
        let model = try example.model.load()
        let together = Passes(model).logits(after: Self.tokens)
        #expect(Passes(model).logits(after: Self.tokens, batchCount: 1) == together)
        #expect(Passes(model).logits(after: Self.tokens, batchCount: 7) == together)
        #expect(Passes(model, laneCount: 3).logits(after: Self.tokens, batchCount: 19) == together)
    }
}

/// The greatest difference, relative to the greatest expected value.
func relativeError(_ found: [Float], _ expected: [Double]) -> Double {
    let scale = expected.map(abs).max()!
    return zip(found, expected).map { abs(Double($0) - $1) }.max()! / scale
}
