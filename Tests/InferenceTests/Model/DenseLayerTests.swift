import Foundation
import Testing

@testable import Inference

/// Mixture-of-experts models whose first layers are dense.
struct DenseLayerTests {
    /// One expert that processes every token is equivalent to a dense network.
    private static let model = TinyModel(architecture: "qwen3moe", experts: (1, 1))

    /// The same weights, with the first layer's expert written as a dense network.
    private static let writer = {
        var writer = model.writer
        writer.tensors = writer.tensors.compactMap { tensor in
            guard tensor.name.hasPrefix("blk.0.ffn") else { return tensor }
            if tensor.name.contains("ffn_gate_inp") { return nil }
            let isExpert = tensor.name.contains("_exps")
            return GGUFWriter.Tensor(
                name: tensor.name.replacing("_exps", with: ""), type: tensor.type,
                dimensions: isExpert ? Array(tensor.dimensions.prefix(2)) : tensor.dimensions, numbers: tensor.numbers)
        }
        return writer
    }()

    @Test func `a layer without a router has a network as wide as it says`() throws {
        let tokens: [Token] = [1, 5, 9, 2, 77]
        let dense = try Self.writer.withFile { try Model(contentsOf: $0) }
        guard case .whole(let network) = dense.weights.layers[0].feedForward else {
            Issue.record("the first layer has experts")
            return
        }
        let space = Workspace(dense, rowCountMax: 4, logitsCountMax: 1, laneCount: 1)
        #expect(space.up.stride >= network.up.rows && space.gate.stride >= network.up.rows)
        let found = Passes(dense).logits(after: tokens)
        let expected = ReferenceTransformer(Self.model).logits(after: tokens)
        for (found, expected) in zip(found, expected) { #expect(relativeError(found, expected) < 1e-2) }
    }

    @Test func `a file can't ask for the memory of thousands of experts a token`() throws {
        var writer = Self.model.writer
        writer.metadata = writer.metadata.map { key, value in
            (key, key.hasSuffix(".expert_count") || key.hasSuffix(".expert_used_count") ? .uint32(4000) : value)
        }
        #expect(throws: ModelFileError.self) { try writer.withFile { try Model(contentsOf: $0) } }
    }
}
