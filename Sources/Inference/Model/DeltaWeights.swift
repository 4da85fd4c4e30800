/// The weights of a layer that keeps a state by the gated delta rule.
struct DeltaWeights: Sendable {
    /// Queries, keys and values, before the convolution.
    let inputs: PackedMatrix
    /// What gates the result.
    let gate: PackedMatrix
    /// How strongly each head takes in a token, and how much it forgets.
    let rates: Rates
    /// For each channel one factor for each token, the newest last; by token.
    let factors: [Vector]
    /// A bias for what each head forgets, and by what that is multiplied.
    let decayBias: Vector
    let decayFactor: Vector
    /// Normalises each head's result.
    let norm: Vector
    let output: PackedMatrix

    /// What tells strength and decay of each head.
    enum Rates: Sendable {
        case apart(strength: PackedMatrix, decay: PackedMatrix)
        /// For each key head the strengths of its value heads, then their decays (Qwen3-Next).
        case interleaved(PackedMatrix)
    }

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ recurrence: Recurrence, _ shape: ModelShape
    ) throws(ModelFileError) {
        let delta = shape.delta!, width = shape.width, heads = delta.valueHeadCount
        inputs = try loader.matrix("\(prefix).attn_qkv.weight", columns: width, rows: delta.channelCount)
        gate = try loader.matrix("\(prefix).attn_gate.weight", columns: width, rows: delta.valueWidth)
        switch recurrence {
        case .delta:
            rates = .apart(
                strength: try loader.matrix("\(prefix).ssm_beta.weight", columns: width, rows: heads),
                decay: try loader.matrix("\(prefix).ssm_alpha.weight", columns: width, rows: heads))
        case .groupedDelta:
            rates = .interleaved(try loader.matrix("\(prefix).ssm_ba.weight", columns: width, rows: 2 * heads))
        }
        factors = try loader.vectorsByColumn(
            "\(prefix).ssm_conv1d.weight", columns: delta.convolutionLength, rows: delta.channelCount)
        decayBias = try loader.vector("\(prefix).ssm_dt.bias", count: heads)
        decayFactor = try loader.vector("\(prefix).ssm_a", count: heads)
        norm = try loader.vector("\(prefix).ssm_norm.weight", count: delta.headDimensions)
        output = try loader.matrix("\(prefix).ssm_out.weight", columns: delta.valueWidth, rows: width)
    }
}
