/// How a model with several versions of each token makes them from one, and combines them again.
struct VersionWeights: Sendable {
    static let count = 4

    /// For each version except the first.
    let parting: [PackedMatrix]
    let joining: [PackedMatrix]

    /// Nil if tokens have a single version.
    init?(
        _ loader: inout TensorLoader, _ architecture: Architecture, _ shape: ModelShape
    ) throws(ModelFileError) {
        guard architecture.hasVersions else { return nil }
        let width = shape.width, count = Self.count - 1
        parting = try loader.matrices("altup_proj.weight", columns: width, rows: width, count: count)
        joining = try loader.matrices("altup_unembd_proj.weight", columns: width, rows: width, count: count)
    }
}

/// How a layer predicts all versions of a token, corrects them by its change of the first, and what it adds besides attention
/// (Baykal et al., "Alternating Updates", 2023; "LAuReL", Menghani et al., 2024).
struct LayerVersionWeights: Sendable {
    /// Computes the weights of the versions.
    let router: PackedMatrix
    let routerNorm: Vector
    /// A factor for each version and each version that it is predicted from.
    let prediction: PackedMatrix
    let correction: PackedMatrix
    /// The factor for the addition of the layer's own input.
    let scale: Vector
    /// A low-rank product in addition to attention.
    let narrowing: PackedMatrix
    let widening: PackedMatrix
    let norm: Vector

    init(_ loader: inout TensorLoader, _ prefix: String, _ shape: ModelShape) throws(ModelFileError) {
        let width = shape.width, count = VersionWeights.count
        router = try loader.matrix("\(prefix).altup_router.weight", columns: width, rows: count)
        routerNorm = try loader.vector("\(prefix).altup_router_norm.weight", count: width)
        prediction = try loader.matrix("\(prefix).altup_predict_coef.weight", columns: count, rows: count * count)
        correction = try loader.matrix("\(prefix).altup_correct_coef.weight", columns: count, rows: count)
        scale = try loader.vector("\(prefix).altup_correct_scale.weight", count: width)
        narrowing = try loader.matrix("\(prefix).laurel_l.weight", columns: width, rows: Self.rank)
        widening = try loader.matrix("\(prefix).laurel_r.weight", columns: Self.rank, rows: width)
        norm = try loader.vector("\(prefix).laurel_post_norm.weight", count: width)
    }

    /// The rank of all known models.
    static let rank = 64
    /// The number of first layers in which small gates of the feed-forward network are set to zero: only the largest twentieth is
    /// kept, if they are normally distributed.
    static let sparseLayerCount = 10
    static let sparseBound: Float = 1.6448533535003662
}
