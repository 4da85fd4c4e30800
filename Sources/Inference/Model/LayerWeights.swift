/// The weights of one layer. Those that the architecture or the model doesn't use are nil.
struct LayerWeights: Sendable {
    /// Normalizes the mixer's input.
    let mixerNorm: Vector?
    let mixer: MixerWeights
    let mixerResultNorm: Vector?
    let feedForwardNorm: Vector?
    let feedForward: FeedForwardWeights
    let feedForwardResultNorm: Vector?
    /// The weights for the layer's own input of a token; nil for none.
    let tokenInput: LayerInputWeights?
    /// Nil if tokens have a single version.
    let versions: LayerVersionWeights?
    /// The factor of the layer's result.
    let scale: Float

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ index: Int, _ architecture: Architecture, _ shape: ModelShape
    ) throws(ModelFileError) {
        func norm(_ name: String, _ isWanted: Bool) throws(ModelFileError) -> Vector? {
            isWanted ? try loader.vector("\(prefix).\(name).weight", count: shape.width) : nil
        }
        mixerNorm = try norm("attn_norm", architecture.normalizesInputs)
        if shape.isConvolution(layer: index) {
            mixer = .convolution(try ConvolutionWeights(&loader, prefix, shape))
        } else if let recurrence = architecture.recurrence, shape.isRecurrent(layer: index) {
            mixer = .delta(try DeltaWeights(&loader, prefix, recurrence, shape))
        } else if let latent = shape.latent {
            mixer = .latent(try LatentWeights(&loader, prefix, latent, shape.heads[index], width: shape.width))
        } else {
            mixer = .attention(try AttentionWeights(&loader, prefix, index, architecture, shape))
        }
        mixerResultNorm = try norm("post_attention_norm", architecture.normalizesResults)
        feedForwardNorm = try norm(architecture.feedForwardNorm, architecture.normalizesInputs)
        feedForward = try FeedForwardWeights(&loader, prefix, index, architecture, shape)
        feedForwardResultNorm = try norm("post_ffw_norm", architecture.normalizesResults)
        tokenInput = shape.layerInputWidth > 0 ? try LayerInputWeights(&loader, prefix, shape) : nil
        versions = architecture.hasVersions ? try LayerVersionWeights(&loader, prefix, shape) : nil
        let scales = try loader.optionalVector("\(prefix).layer_output_scale.weight", count: 1)
        scale = scales.map { vector in withExtendedLifetime(vector) { vector.numbers[0] } } ?? 1
    }

    /// The weights of attention, if the layer has attention.
    var attention: AttentionWeights? {
        if case .attention(let weights) = mixer { return weights }
        return nil
    }
}

/// The part of a layer that mixes a token with previous ones.
enum MixerWeights: Sendable {
    case attention(AttentionWeights)
    case convolution(ConvolutionWeights)
    case delta(DeltaWeights)
    case latent(LatentWeights)
}

/// The weights of a short convolution.
struct ConvolutionWeights: Sendable {
    /// Three numbers for each of the width: the product of the first and the third is convolved, and the second gates the result.
    let first: PackedMatrix
    let second: PackedMatrix
    let third: PackedMatrix
    /// A factor for each number of the width and each token, the current token last.
    let factors: [Vector]
    let output: PackedMatrix

    init(_ loader: inout TensorLoader, _ prefix: String, _ shape: ModelShape) throws(ModelFileError) {
        let width = shape.width
        let inputs = try loader.matrices(
            "\(prefix).shortconv.in_proj.weight", columns: width, rows: [width, width, width])
        (first, second, third) = (inputs[0], inputs[1], inputs[2])
        // By token, so that a token's factors are contiguous.
        factors = try loader.vectorsByColumn(
            "\(prefix).shortconv.conv.weight", columns: shape.convolutions!.length, rows: width)
        output = try loader.matrix("\(prefix).shortconv.out_proj.weight", columns: width, rows: width)
    }
}
