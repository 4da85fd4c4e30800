/// A model's weights, packed for the kernels.
struct ModelWeights: Sendable {
    let embedding: PackedMatrix
    let layers: [LayerWeights]
    let outputNorm: Vector
    /// Projects the last layer's result to logits; the embedding itself if the file ties the two.
    let output: PackedMatrix
    let rotaryFactors: RotaryFactors
    /// Nil if layers have no inputs of their own.
    let tokenInputs: TokenInputWeights?
    /// Nil if tokens have a single version.
    let versions: VersionWeights?

    init(
        _ file: GGUFFile, _ architecture: Architecture, _ shape: ModelShape, vocabularySize: Int,
        progress: @escaping LoadingProgress = { _ in }
    ) throws(ModelFileError) {
        var loader = TensorLoader(file, progress: progress)
        embedding = try loader.matrix("token_embd.weight", columns: shape.width, rows: vocabularySize)
        outputNorm = try loader.vector("\(architecture.outputNorm).weight", count: shape.width)
        output =
            loader.contains("output.weight")
            ? try loader.matrix("output.weight", columns: shape.width, rows: vocabularySize) : embedding
        rotaryFactors = try RotaryFactors(&loader, shape)
        versions = try VersionWeights(&loader, architecture, shape)
        tokenInputs = try TokenInputWeights(&loader, shape, vocabularySize: vocabularySize)
        var layers: [LayerWeights] = []
        while layers.count < shape.layerCount {
            layers.append(try LayerWeights(&loader, "blk.\(layers.count)", layers.count, architecture, shape))
        }
        self.layers = layers
        loader.leaveOut(layers: shape.layerCount..<shape.layerCount + shape.guessingLayerCount)
        try loader.finish()
    }
}

/// The divisors of the pairs' angles (Llama 3's long contexts, Phi-3's). Nil for one.
struct RotaryFactors: Sendable {
    /// For contexts of any length.
    private let all: Vector?
    /// For contexts longer than that of the first training, and for contexts within it.
    private let long: Vector?
    private let short: Vector?
    private let trainedLength: Int

    init(_ loader: inout TensorLoader, _ shape: ModelShape) throws(ModelFileError) {
        let pairCount = shape.rotaryDimensions / 2
        all = try loader.optionalVector("rope_freqs.weight", count: pairCount)
        long = try loader.optionalVector("rope_factors_long.weight", count: pairCount)
        short = try loader.optionalVector("rope_factors_short.weight", count: pairCount)
        trainedLength = shape.rotaryContextLength
    }

    func factors(contextLength: Int) -> Vector? { all ?? (contextLength > trainedLength ? long : short) }
}
