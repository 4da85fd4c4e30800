/// The weights of a layer with the gated delta rule.
struct DeltaWeights: Sendable {
    /// Projects to queries, keys and values, before the convolution.
    let inputs: PackedMatrix
    /// Projects to the gates of the result.
    let gate: PackedMatrix
    /// Projects to each head's strength, with which it takes in a token, and its decay.
    let rates: Rates
    /// A factor for each channel and each token, the current token last; indexed by token.
    let factors: [Vector]
    /// The bias of each head's decay, and the factor that it is multiplied by.
    let decayBias: Vector
    let decayFactor: Vector
    /// Normalizes each head's result.
    let norm: Vector
    let output: PackedMatrix

    /// The matrices for each head's strength and decay.
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
