/// The sliding window of a model's layers, and the rotary settings of those with a window.
struct AttentionWindow: Equatable, Sendable {
    /// The positions that a windowed layer attends to, including the token's own.
    let length: Int
    let rotaryBase: Double
    let rotaryScaling: RotaryScaling
    /// Whether each layer has a window.
    private let isCovered: [Bool]

    /// Nil if every layer attends to everything.
    init?(
        _ keys: ShapeKeys, _ pattern: WindowPattern?, layerCount: Int, rotaryBase: Double, rotaryScaling: RotaryScaling
    ) throws(ModelFileError) {
        guard let pattern, pattern.layerCount ?? layerCount == layerCount else { return nil }
        guard let length = try keys.optionalSize("attention.sliding_window") ?? pattern.lengthDefault, length > 0 else {
            return nil
        }
        self.length = length
        isCovered = try Self.covered(keys, pattern, layerCount)
        self.rotaryBase = try keys.number("rope.freq_base_swa") ?? pattern.rotaryBase ?? rotaryBase
        self.rotaryScaling = pattern.isStretched ? rotaryScaling : .none
        guard self.rotaryBase.isFinite, self.rotaryBase > 0 else {
            throw .invalidValue(key: keys.key("rope.freq_base_swa"), reason: "\(self.rotaryBase)")
        }
    }

    /// The file has a period, or a flag for each layer.
    private static func covered(
        _ keys: ShapeKeys, _ pattern: WindowPattern, _ layerCount: Int
    ) throws(ModelFileError) -> [Bool] {
        let name = "attention.sliding_window_pattern"
        if keys.isArray(name), let told = try keys.file.booleans(keys.key(name)) {
            guard told.count >= layerCount else {
                throw .invalidValue(key: keys.key(name), reason: "\(told.count) of \(layerCount) layers")
            }
            return Array(told.prefix(layerCount))
        }
        let period = try keys.optionalSize(name) ?? pattern.period
        guard period > 0 else { throw .invalidValue(key: keys.key(name), reason: "zero") }
        guard layerCount <= ShapeKeys.layerCountMax else {
            throw .invalidValue(key: keys.key("block_count"), reason: "\(layerCount)")
        }
        return (0..<layerCount).map { $0 % period < period - 1 }
    }

    func covers(layer: Int) -> Bool { isCovered[layer] }
}
