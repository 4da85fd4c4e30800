/// The weights of one layer. What is nil, the architecture or the model does without.
struct LayerWeights: Sendable {
    let attentionNorm: Vector?
    let query: PackedMatrix
    let key: PackedMatrix
    let value: PackedMatrix
    let queryBias: Vector?
    let keyBias: Vector?
    let valueBias: Vector?
    /// Weights that normalise the queries and the keys, each head or all together.
    let queryNorm: Vector?
    let keyNorm: Vector?
    /// A score for each query head.
    let sinks: Vector?
    let attentionOutput: PackedMatrix
    let attentionOutputBias: Vector?
    let attentionResultNorm: Vector?
    let feedForwardNorm: Vector?
    let feedForward: FeedForwardWeights
    let feedForwardResultNorm: Vector?

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ index: Int, _ architecture: Architecture, _ shape: ModelShape
    ) throws(ModelFileError) {
        let width = shape.width
        func norm(_ name: String, _ isWanted: Bool, count: Int? = nil) throws(ModelFileError) -> Vector? {
            isWanted ? try loader.vector("\(prefix).\(name).weight", count: count ?? width) : nil
        }
        attentionNorm = try norm("attn_norm", architecture.normalizesInputs)
        let inputs = try AttentionInputs(&loader, prefix, shape)
        (query, key, value) = (inputs.matrices[0], inputs.matrices[1], inputs.matrices[2])
        (queryBias, keyBias, valueBias) = (inputs.biases[0], inputs.biases[1], inputs.biases[2])
        let counts = Self.headNormCounts(architecture, shape)
        queryNorm = try norm("attn_q_norm", counts != nil, count: counts?.query)
        keyNorm = try norm("attn_k_norm", counts != nil, count: counts?.key)
        sinks = try norm("attn_sinks", architecture.hasSinks, count: shape.headCount)
        attentionOutput = try loader.matrix("\(prefix).attn_output.weight", columns: shape.queryWidth, rows: width)
        attentionOutputBias = try loader.optionalVector("\(prefix).attn_output.bias", count: width)
        attentionResultNorm = try norm("post_attention_norm", architecture.normalizesResults)
        feedForwardNorm = try norm(architecture.feedForwardNorm, architecture.normalizesInputs)
        feedForward = try FeedForwardWeights(&loader, prefix, index, architecture, shape)
        feedForwardResultNorm = try norm("post_ffw_norm", architecture.normalizesResults)
    }

    private static func headNormCounts(
        _ architecture: Architecture, _ shape: ModelShape
    ) -> (query: Int, key: Int)? {
        switch architecture.headNorm {
        case nil: nil
        case .eachHead, .eachHeadAfterRotation: (shape.headDimensions, shape.headDimensions)
        case .allHeads: (shape.queryWidth, shape.keyWidth)
        }
    }
}

/// What makes queries, keys and values of a layer's input. Some files have the three as one tensor.
private struct AttentionInputs {
    let matrices: [PackedMatrix]
    let biases: [Vector?]

    init(_ loader: inout TensorLoader, _ prefix: String, _ shape: ModelShape) throws(ModelFileError) {
        let names = ["attn_q", "attn_k", "attn_v"], rows = [shape.queryWidth, shape.keyWidth, shape.keyWidth]
        let fused = "\(prefix).attn_qkv"
        var matrices: [PackedMatrix] = []
        if loader.contains("\(fused).weight") {
            matrices = try loader.matrices("\(fused).weight", columns: shape.width, rows: rows)
        } else {
            for (name, rows) in zip(names, rows) {
                matrices.append(try loader.matrix("\(prefix).\(name).weight", columns: shape.width, rows: rows))
            }
        }
        self.matrices = matrices
        if let biases = try loader.optionalVectors("\(fused).bias", counts: rows) {
            self.biases = biases
            return
        }
        var biases: [Vector?] = []
        for (name, rows) in zip(names, rows) {
            biases.append(try loader.optionalVector("\(prefix).\(name).bias", count: rows))
        }
        self.biases = biases
    }
}
