/// Which layers of a model mix each token with the few before it by a convolution, rather than attend (LFM2). The file tells a
/// number of key heads for each layer; these have none.
struct ConvolutionShape: Equatable, Sendable {
    let isConvolution: [Bool]
    /// Tokens that are mixed, the newest among them.
    let length: Int
    /// The number of key heads of the layers that attend.
    let keyHeadCount: Int

    /// Nil where every layer has key heads.
    init?(_ keys: ShapeKeys, layerCount: Int) throws(ModelFileError) {
        let name = "attention.head_count_kv"
        guard keys.isArray(name), let counts = try keys.file.integers(keys.key(name)) else { return nil }
        guard counts.prefix(layerCount).contains(0) else { return nil }
        let attending = Set(counts.prefix(layerCount)).subtracting([0])
        guard counts.count >= layerCount, attending.count == 1, let keyHeadCount = attending.first, keyHeadCount > 0
        else {
            throw .unsupported(what: "numbers of key heads", value: "\(counts.prefix(8)) in \(counts.count) layers")
        }
        self.keyHeadCount = keyHeadCount
        isConvolution = counts.prefix(layerCount).map { $0 == 0 }
        length = try keys.size("shortconv.l_cache")
        guard length <= Self.lengthMax else {
            throw .unsupported(what: "convolution", value: "over \(length) tokens")
        }
    }

    private static let lengthMax = 16
}
