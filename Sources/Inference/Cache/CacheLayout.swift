import InferenceKernels

/// How precisely remembered keys and values are kept.
public enum CacheFormat: Sendable {
    /// Half precision: two bytes a number.
    case half
    /// Eight bits, and a half-precision scale for 32 of them: a little more than one byte a number. Where a head's width is no
    /// multiple of 32, ``half`` takes its place.
    case q8_0
}

/// Where a cache block keeps what. A block holds the keys and values of 16 consecutive positions for all layers, head by
/// head, as `InferenceKernels.h` draws them:
///
///     [layer][key head] keys, values
///
/// A layer that convolves has [16 positions][width] numbers instead; a recurrent one has nothing here, but a part of the
/// conversation's state.
struct CacheLayout: Sendable {
    static let positionsPerBlock = Int(InferencePositionsPerBlock)

    let format: CacheFormat
    /// Where a layer's part begins; that of the layer whose keys it reads, where it has none of its own.
    private let layerOffsets: [Int]
    /// Bytes of a head's keys in each layer, and of its values.
    private let headBytes: [Int]
    let blockBytes: Int
    /// Bytes of the state that recurrent layers keep of a conversation, whatever its length; 0 for none.
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

    /// Where a layer's numbers begin that are convolved.
    func convolutionOffset(layer: Int) -> Int { layerOffsets[layer] }

    func keyOffset(layer: Int, head: Int) -> Int { layerOffsets[layer] + head * headBytes[layer] * 2 }
    func valueOffset(layer: Int, head: Int) -> Int { keyOffset(layer: layer, head: head) + headBytes[layer] }

    static func blockCount(positions: Int) -> Int { (positions + positionsPerBlock - 1) / positionsPerBlock }
}
