import Glibc

/// Factors that keep a model's numbers in range. Granite's files have all of them.
struct ModelScales: Equatable, Sendable {
    /// The factor of a token's embedding.
    let embedding: Float
    /// The factor of the results of attention and the feed-forward network before they are added.
    let residual: Float
    /// The factor of the logits.
    let logits: Float

    init(_ keys: ShapeKeys, embedding: Float) throws(ModelFileError) {
        self.embedding = try keys.factor("embedding_scale", default: Double(embedding))
        residual = try keys.factor("residual_scale")
        logits = 1 / (try keys.factor("logit_scale"))
    }
}

/// A factor for queries that grows with the logarithm of their position, so that attention stays as sharp in long contexts
/// (Ministral 3).
struct AttentionTemperature: Equatable, Sendable {
    private let scale: Double
    /// The number of positions with the same factor.
    private let stepLength: Int

    /// Nil if the file has none.
    init?(_ keys: ShapeKeys, contextLength: Int) throws(ModelFileError) {
        guard let scale = try keys.number("attention.temperature_scale"), scale != 0 else { return nil }
        guard scale.isFinite, contextLength > 0 else {
            throw .invalidValue(key: keys.key("attention.temperature_scale"), reason: "\(scale)")
        }
        self.scale = scale
        stepLength = contextLength
    }

    func factor(at position: Int) -> Float {
        Float(log(Double(position / stepLength) + 1) * scale + 1)
    }
}
