/// Which layers of a model keep a state of fixed size by the gated delta rule, rather than attend (Yang et al., "Gated Delta
/// Networks", 2024), and how large that state is.
struct DeltaShape: Equatable, Sendable {
    private let isRecurrent: [Bool]
    /// Tokens that the convolution before the rule mixes, the newest among them.
    let convolutionLength: Int
    /// Numbers of a key, and of a value: a head's state is as many by as many.
    let headDimensions: Int
    let keyHeadCount: Int
    /// A whole multiple of ``keyHeadCount``.
    let valueHeadCount: Int

    var keyWidth: Int { keyHeadCount * headDimensions }
    var valueWidth: Int { valueHeadCount * headDimensions }
    /// Numbers that are convolved: queries, keys and values.
    var channelCount: Int { 2 * keyWidth + valueWidth }
    /// Numbers that a layer keeps of the tokens before: those that the convolution still needs, then the heads' states.
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

    /// Several times what the largest known models keep. A small file could otherwise ask for more than there is.
    private static let stateBytesMax = 1 << 29

    /// The file tells of each layer, or every how many-th attends.
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

    /// Where a layer's numbers begin in a conversation's state.
    func stateOffset(layer: Int) -> Int { isRecurrent.prefix(layer).reduce(0) { $0 + ($1 ? stateCount : 0) } }

    /// Bytes of a conversation's state.
    var stateBytes: Int { stateOffset(layer: isRecurrent.count) * MemoryLayout<Float>.size }
}
