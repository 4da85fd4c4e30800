/// How far a model's layers look back, and what angles those with a window use.
struct AttentionWindow: Equatable, Sendable {
    /// Positions that a windowed layer sees, the token's own among them.
    let length: Int
    let rotaryBase: Double
    let rotaryScaling: RotaryScaling
    /// Whether each layer has a window.
    private let isCovered: [Bool]

    /// Nil where every layer sees everything.
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

    /// The file tells a period, or of each layer whether it has a window.
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
