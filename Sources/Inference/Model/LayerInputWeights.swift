/// How a layer adds its own numbers of a token: what passes by is narrowed and bent, gates these, and is widened again.
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

/// What layers' own numbers of a token are made of: a part of the token's own, and one of its embedding.
struct TokenInputWeights: Sendable {
    let embedding: PackedMatrix
    let projection: PackedMatrix
    let norm: Vector

    /// Nil where layers have no numbers of their own.
    init?(_ loader: inout TensorLoader, _ shape: ModelShape, vocabularySize: Int) throws(ModelFileError) {
        guard shape.layerInputWidth > 0 else { return nil }
        let all = shape.layerInputWidth * shape.layerCount
        embedding = try loader.matrix("per_layer_token_embd.weight", columns: all, rows: vocabularySize)
        projection = try loader.matrix("per_layer_model_proj.weight", columns: shape.width, rows: all)
        norm = try loader.vector("per_layer_proj_norm.weight", count: shape.layerInputWidth)
    }
}
