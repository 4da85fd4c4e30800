/// The weights of a layer's attention.
struct AttentionWeights: Sendable {
    /// If attention is gated, each head's gate follows its query.
    let query: PackedMatrix
    /// Nil if the layer uses an earlier layer's keys.
    let key: PackedMatrix?
    /// Nil if the keys, before normalization, are also the values.
    let value: PackedMatrix?
    let queryBias: Vector?
    let keyBias: Vector?
    let valueBias: Vector?
    /// The normalization weights of queries and keys, for each head or all together.
    let queryNorm: Vector?
    let keyNorm: Vector?
    let valueNorm: Vector?
    /// A score for each query head.
    let sinks: Vector?
    let output: PackedMatrix
    let outputBias: Vector?

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ index: Int, _ architecture: Architecture, _ shape: ModelShape
    ) throws(ModelFileError) {
        let heads = shape.heads[index], hasKeys = shape.keyLayer(of: index) == index
        func vector(_ name: String, count: Int?) throws(ModelFileError) -> Vector? {
            guard let count else { return nil }
            return try loader.vector("\(prefix).\(name).weight", count: count)
        }
        let inputs = try AttentionInputs(
            &loader, prefix, architecture, heads, width: shape.width, hasKeys: hasKeys)
        (query, key, value) = (inputs.matrices[0]!, inputs.matrices[1], inputs.matrices[2])
        (queryBias, keyBias, valueBias) = (inputs.biases[0], inputs.biases[1], inputs.biases[2])
        let counts = Self.headNormCounts(architecture, heads)
        if architecture.headNorm == .eachHeadWhereTold, let counts {
            queryNorm = try loader.optionalVector("\(prefix).attn_q_norm.weight", count: counts.query)
            keyNorm = try loader.optionalVector("\(prefix).attn_k_norm.weight", count: counts.key)
        } else {
            queryNorm = try vector("attn_q_norm", count: counts?.query)
            keyNorm = hasKeys ? try vector("attn_k_norm", count: counts?.key) : nil
        }
        if !hasKeys { loader.leaveOut(["attn_k", "attn_v", "attn_k_norm"].map { "\(prefix).\($0).weight" }) }
        valueNorm = architecture.normalizesValues ? Vector(repeating: 1, count: heads.headDimensions) : nil
        sinks = try vector("attn_sinks", count: architecture.hasSinks ? heads.headCount : nil)
        output = try loader.matrix("\(prefix).attn_output.weight", columns: heads.queryWidth, rows: shape.width)
        outputBias = try loader.optionalVector("\(prefix).attn_output.bias", count: shape.width)
    }

    private static func headNormCounts(
        _ architecture: Architecture, _ heads: HeadShape
    ) -> (query: Int, key: Int)? {
        switch architecture.headNorm {
        case nil: nil
        case .eachHead, .eachHeadAfterRotation, .eachHeadWhereTold: (heads.headDimensions, heads.headDimensions)
        case .allHeads: (heads.queryWidth, heads.keyWidth)
        }
    }
}

/// The matrices for queries, keys and values. Some files have the three as one tensor.
private struct AttentionInputs {
    let matrices: [PackedMatrix?]
    let biases: [Vector?]

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ architecture: Architecture, _ heads: HeadShape, width: Int,
        hasKeys: Bool
    ) throws(ModelFileError) {
        let names = ["attn_q", "attn_k", "attn_v"]
        let queryRows = architecture.gatesAttention ? 2 * heads.queryWidth : heads.queryWidth
        let rows = [queryRows, heads.keyWidth, heads.keyWidth]
        let fused = "\(prefix).attn_qkv"
        var matrices: [PackedMatrix?] = []
        if loader.contains("\(fused).weight") {
            guard hasKeys else { throw .unsupported(what: "tensor of keys in a layer that shares them", value: fused) }
            matrices = try loader.matrices("\(fused).weight", columns: width, rows: rows)
        } else {
            for (name, rows) in zip(names, rows) {
                let isThere = name == "attn_q" || hasKeys
                // In some layers the keys are also the values.
                let isOptional = name == "attn_v" && architecture.normalizesValues
                let tensor = "\(prefix).\(name).weight"
                guard isThere, !isOptional || loader.contains(tensor) else {
                    matrices.append(nil)
                    continue
                }
                matrices.append(try loader.matrix(tensor, columns: width, rows: rows))
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
