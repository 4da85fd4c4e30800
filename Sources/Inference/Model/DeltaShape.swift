/// The layers of a model that keep a state of fixed size by the gated delta rule instead of attention (Yang et al., "Gated Delta
/// Networks", 2024), and the size of that state.
struct DeltaShape: Equatable, Sendable {
    private let isRecurrent: [Bool]
    /// The number of tokens that the convolution before the delta rule mixes, including the current one.
    let convolutionLength: Int
    /// The dimensions of a key and of a value: a head's state is a square matrix of this size.
    let headDimensions: Int
    let keyHeadCount: Int
    /// A multiple of ``keyHeadCount``.
    let valueHeadCount: Int

    var keyWidth: Int { keyHeadCount * headDimensions }
    var valueWidth: Int { valueHeadCount * headDimensions }
    /// The number of convolved channels: queries, keys and values.
    var channelCount: Int { 2 * keyWidth + valueWidth }
    /// The numbers that a layer keeps of previous tokens: the convolution's inputs, then the heads' states.
    var stateCount: Int { keptCount + valueHeadCount * headDimensions * headDimensions }
    var keptCount: Int { (convolutionLength - 1) * channelCount }

    init(_ keys: ShapeKeys, layerCount: Int) throws(ModelFileError) {
        isRecurrent = try Self.recurrent(keys, layerCount)
        convolutionLength = try keys.size("ssm.conv_kernel")
        headDimensions = try keys.size("ssm.state_size")
        keyHeadCount = try keys.size("ssm.group_count")
        valueHeadCount = try keys.size("ssm.time_step_rank")
        let inner = try keys.size("ssm.inner_size")
        guard convolutionLength <= 16 else {
            throw .unsupported(what: "convolution", value: "over \(convolutionLength) tokens")
        }
        guard headDimensions.isMultiple(of: 16), headDimensions <= 1024 else {
            throw .unsupported(what: "state size", value: "\(headDimensions)")
        }
        guard valueHeadCount.isMultiple(of: keyHeadCount), inner == valueWidth, valueWidth <= ShapeKeys.sizeMax else {
            throw .invalidValue(
                key: keys.key("ssm.inner_size"),
                reason: "\(inner), with \(keyHeadCount) key heads and \(valueHeadCount) of \(headDimensions) values")
        }
        guard stateBytes <= Self.stateBytesMax else {
            throw .unsupported(what: "state", value: "of \(stateBytes) bytes a conversation")
        }
    }

    /// Several times the state of the largest known models. Otherwise a small file could request more memory than there is.
    private static let stateBytesMax = 1 << 29

    /// The file has a flag for each layer, or the interval of attention layers.
    private static func recurrent(_ keys: ShapeKeys, _ layerCount: Int) throws(ModelFileError) -> [Bool] {
        let name = "attention.recurrent_layers"
        if keys.isArray(name), let told = try keys.file.booleans(keys.key(name)) {
            guard told.count >= layerCount else {
                throw .invalidValue(key: keys.key(name), reason: "\(told.count) of \(layerCount) layers")
            }
            return Array(told.prefix(layerCount))
        }
        let interval = try keys.optionalSize("full_attention_interval") ?? 4
        guard interval > 0, layerCount <= ShapeKeys.layerCountMax else {
            throw .invalidValue(key: keys.key("full_attention_interval"), reason: "\(interval) of \(layerCount)")
        }
        return (0..<layerCount).map { ($0 + 1) % interval != 0 }
    }

    func isRecurrent(layer: Int) -> Bool { isRecurrent[layer] }

    /// The offset of a layer's numbers in a conversation's state.
    func stateOffset(layer: Int) -> Int { isRecurrent.prefix(layer).reduce(0) { $0 + ($1 ? stateCount : 0) } }

    /// The bytes of a conversation's state.
    var stateBytes: Int { stateOffset(layer: isRecurrent.count) * MemoryLayout<Float>.size }
}
