/// A model's weights, packed for the kernels.
struct ModelWeights: Sendable {
    let embedding: PackedMatrix
    let layers: [LayerWeights]
    let outputNorm: Vector
    /// From the last layer to the logits; the embedding itself where the file ties the two.
    let output: PackedMatrix
    /// What each pair's angle is divided by (Llama 3's long contexts); nil for one.
    let rotaryFactors: Vector?

    init(
        _ file: GGUFFile, _ architecture: Architecture, _ shape: ModelShape, vocabularySize: Int,
        progress: @escaping LoadingProgress = { _ in }
    ) throws(ModelFileError) {
        var loader = TensorLoader(file, progress: progress)
        embedding = try loader.matrix("token_embd.weight", columns: shape.width, rows: vocabularySize)
        outputNorm = try loader.vector("output_norm.weight", count: shape.width)
        output =
            loader.contains("output.weight")
            ? try loader.matrix("output.weight", columns: shape.width, rows: vocabularySize) : embedding
        rotaryFactors = try loader.optionalVector("rope_freqs.weight", count: shape.rotaryDimensions / 2)
        var layers: [LayerWeights] = []
        while layers.count < shape.layerCount {
            layers.append(try LayerWeights(&loader, "blk.\(layers.count)", architecture, shape))
        }
        self.layers = layers
        try loader.finish()
    }
}

/// The weights of one layer. What is nil, the architecture or the model does without.
struct LayerWeights: Sendable {
    let attentionNorm: Vector
    let query: PackedMatrix
    let key: PackedMatrix
    let value: PackedMatrix
    let queryBias: Vector?
    let keyBias: Vector?
    let valueBias: Vector?
    /// Weights that normalise each head of the queries and of the keys.
    let queryNorm: Vector?
    let keyNorm: Vector?
    let attentionOutput: PackedMatrix
    let attentionOutputBias: Vector?
    let attentionResultNorm: Vector?
    let feedForwardNorm: Vector
    let gate: PackedMatrix
    let up: PackedMatrix
    let down: PackedMatrix
    let feedForwardResultNorm: Vector?

    init(
        _ loader: inout TensorLoader, _ prefix: String, _ architecture: Architecture, _ shape: ModelShape
    ) throws(ModelFileError) {
        let width = shape.width
        attentionNorm = try loader.vector("\(prefix).attn_norm.weight", count: width)
        query = try loader.matrix("\(prefix).attn_q.weight", columns: width, rows: shape.queryWidth)
        key = try loader.matrix("\(prefix).attn_k.weight", columns: width, rows: shape.keyWidth)
        value = try loader.matrix("\(prefix).attn_v.weight", columns: width, rows: shape.keyWidth)
        queryBias = try loader.optionalVector("\(prefix).attn_q.bias", count: shape.queryWidth)
        keyBias = try loader.optionalVector("\(prefix).attn_k.bias", count: shape.keyWidth)
        valueBias = try loader.optionalVector("\(prefix).attn_v.bias", count: shape.keyWidth)
        let normalizesHeads = architecture.normalizesQueriesAndKeys
        let headDimensions = shape.headDimensions
        queryNorm = normalizesHeads ? try loader.vector("\(prefix).attn_q_norm.weight", count: headDimensions) : nil
        keyNorm = normalizesHeads ? try loader.vector("\(prefix).attn_k_norm.weight", count: headDimensions) : nil
        attentionOutput = try loader.matrix("\(prefix).attn_output.weight", columns: shape.queryWidth, rows: width)
        attentionOutputBias = try loader.optionalVector("\(prefix).attn_output.bias", count: width)
        let normalizesResults = architecture.normalizesResults
        attentionResultNorm =
            normalizesResults ? try loader.vector("\(prefix).post_attention_norm.weight", count: width) : nil
        feedForwardNorm = try loader.vector("\(prefix).ffn_norm.weight", count: width)
        gate = try loader.matrix("\(prefix).ffn_gate.weight", columns: width, rows: shape.feedForwardWidth)
        up = try loader.matrix("\(prefix).ffn_up.weight", columns: width, rows: shape.feedForwardWidth)
        down = try loader.matrix("\(prefix).ffn_down.weight", columns: shape.feedForwardWidth, rows: width)
        feedForwardResultNorm =
            normalizesResults ? try loader.vector("\(prefix).post_ffw_norm.weight", count: width) : nil
    }
}
