import InferenceKernels

/// Where a cache block keeps what. A block holds the keys and values of 16 consecutive positions for all layers, in half
/// precision:
///
///     [layer][key head] keys [dimension][16 positions], values [16 positions][dimension]
struct CacheLayout: Sendable {
    static let positionsPerBlock = Int(InferencePositionsPerBlock)

    private let keyHeadCount: Int
    /// Bytes of a head's keys, and of its values.
    private let headBytes: Int
    let blockBytes: Int

    init(_ shape: ModelShape) {
        keyHeadCount = shape.keyHeadCount
        headBytes = shape.headDimensions * Self.positionsPerBlock * 2
        blockBytes = shape.layerCount * shape.keyHeadCount * headBytes * 2
    }

    func keyOffset(layer: Int, head: Int) -> Int { (layer * keyHeadCount + head) * headBytes * 2 }
    func valueOffset(layer: Int, head: Int) -> Int { keyOffset(layer: layer, head: head) + headBytes }

    static func blockCount(positions: Int) -> Int { (positions + positionsPerBlock - 1) / positionsPerBlock }
}
