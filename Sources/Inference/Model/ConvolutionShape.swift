/// The layers of a model that mix each token with the previous ones by a convolution instead of attention (LFM2). In the file's
/// list of key head counts these layers have 0.
struct ConvolutionShape: Equatable, Sendable {
    let isConvolution: [Bool]
    /// The number of tokens that are mixed, including the current one.
    let length: Int
    /// The number of key heads of the attention layers.
    let keyHeadCount: Int

    /// Nil if every layer has key heads.
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
