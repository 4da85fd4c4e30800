/// The weights by which a layer attends.
struct AttentionWeights: Sendable {
    /// Where attention is gated, each head's gate follows its query.
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
    let output: PackedMatrix
    let outputBias: Vector?

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ architecture: Architecture, _ shape: ModelShape
    ) throws(ModelFileError) {
        func vector(_ name: String, count: Int?) throws(ModelFileError) -> Vector? {
            guard let count else { return nil }
            return try loader.vector("\(prefix).\(name).weight", count: count)
        }
        let inputs = try AttentionInputs(&loader, prefix, architecture, shape)
        (query, key, value) = (inputs.matrices[0], inputs.matrices[1], inputs.matrices[2])
        (queryBias, keyBias, valueBias) = (inputs.biases[0], inputs.biases[1], inputs.biases[2])
        let counts = Self.headNormCounts(architecture, shape)
        queryNorm = try vector("attn_q_norm", count: counts?.query)
        keyNorm = try vector("attn_k_norm", count: counts?.key)
        sinks = try vector("attn_sinks", count: architecture.hasSinks ? shape.headCount : nil)
        output = try loader.matrix("\(prefix).attn_output.weight", columns: shape.queryWidth, rows: shape.width)
        outputBias = try loader.optionalVector("\(prefix).attn_output.bias", count: shape.width)
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

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ architecture: Architecture, _ shape: ModelShape
    ) throws(ModelFileError) {
        let names = ["attn_q", "attn_k", "attn_v"]
        let queryRows = architecture.gatesAttention ? 2 * shape.queryWidth : shape.queryWidth
        let rows = [queryRows, shape.keyWidth, shape.keyWidth]
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
