/// How a layer adds its own input of a token: the hidden numbers are projected down and activated, multiply that input, and are
/// projected up again.
struct LayerInputWeights: Sendable {
    let gate: PackedMatrix
    let output: PackedMatrix
    let norm: Vector

    init(_ loader: inout TensorLoader, _ prefix: String, _ shape: ModelShape) throws(ModelFileError) {
        gate = try loader.matrix("\(prefix).inp_gate.weight", columns: shape.width, rows: shape.layerInputWidth)
        output = try loader.matrix("\(prefix).proj.weight", columns: shape.layerInputWidth, rows: shape.width)
        norm = try loader.vector("\(prefix).post_norm.weight", count: shape.width)
    }
}

/// The weights for the layers' own inputs of a token: a part from the token itself, and one from its embedding.
struct TokenInputWeights: Sendable {
    let embedding: PackedMatrix
    let projection: PackedMatrix
    let norm: Vector

    /// Nil if layers have no inputs of their own.
    init?(_ loader: inout TensorLoader, _ shape: ModelShape, vocabularySize: Int) throws(ModelFileError) {
        guard shape.layerInputWidth > 0 else { return nil }
        let all = shape.layerInputWidth * shape.layerCount
        embedding = try loader.matrix("per_layer_token_embd.weight", columns: all, rows: vocabularySize)
        projection = try loader.matrix("per_layer_model_proj.weight", columns: shape.width, rows: all)
        norm = try loader.vector("per_layer_proj_norm.weight", count: shape.layerInputWidth)
    }
}
