import InferenceKernels

/// The precision of cached keys and values.
public enum CacheFormat: Sendable {
    /// Half precision: two bytes per number.
    case half
    /// Eight bits, with a half-precision scale for each 32 numbers: a little more than one byte per number. If a head's width is
    /// no multiple of 32, ``half`` is used instead.
    case q8_0
}

/// The layout of a cache block. A block has the keys and values of 16 consecutive positions for all layers, head by head, as in
/// the diagram in `InferenceKernels.h`:
///
///     [layer][key head] keys, values
///
/// A convolution layer has [16 positions][width] numbers instead; a recurrent one has nothing here, but a part of the
/// conversation's state.
struct CacheLayout: Sendable {
    static let positionsPerBlock = Int(InferencePositionsPerBlock)

    let format: CacheFormat
    /// The offset of each layer; a layer without its own keys has that of the layer whose keys it uses.
    private let layerOffsets: [Int]
    /// The bytes of a head's keys in each layer, and of its values.
    private let headBytes: [Int]
    let blockBytes: Int
    /// The bytes of a conversation's state in recurrent layers, independent of its length; 0 for none.
    let stateBytes: Int

    init(_ shape: ModelShape, _ format: CacheFormat = .half) {
        let layers = 0..<shape.layerCount
        let isWhole = layers.allSatisfy {
            shape.heads[$0].headDimensions.isMultiple(of: Int(InferenceColumnsPerScale))
        }
        let used = isWhole ? format : .half
        self.format = used
        headBytes = layers.map { Self.headBytes(shape.heads[$0].headDimensions * Self.positionsPerBlock, used) }
        let convolutionBytes = (shape.width * Self.positionsPerBlock * 4).rounded(
            upToMultipleOf: AlignedBuffer.alignment)
        var offsets: [Int] = [], end = 0
        for layer in layers {
            let source = shape.keyLayer(of: layer)
            offsets.append(source == layer ? end : offsets[source])
            if shape.isRecurrent(layer: layer) || source != layer { continue }
            let attentionBytes = shape.heads[layer].keyHeadCount * headBytes[layer] * 2
            end += shape.isConvolution(layer: layer) ? convolutionBytes : attentionBytes
        }
        layerOffsets = offsets
        blockBytes = end
        stateBytes = shape.delta?.stateBytes ?? 0
    }

    private static func headBytes(_ numbers: Int, _ format: CacheFormat) -> Int {
        switch format {
        case .half: numbers * 2
        case .q8_0: numbers + numbers / Int(InferenceColumnsPerScale) * 2
        }
    }

    /// The offset of a convolution layer's numbers.
    func convolutionOffset(layer: Int) -> Int { layerOffsets[layer] }

    func keyOffset(layer: Int, head: Int) -> Int { layerOffsets[layer] + head * headBytes[layer] * 2 }
    func valueOffset(layer: Int, head: Int) -> Int { keyOffset(layer: layer, head: head) + headBytes[layer] }

    static func blockCount(positions: Int) -> Int { (positions + positionsPerBlock - 1) / positionsPerBlock }
}
