/// How far a model's layers look back, and what angles those with a window use.
struct AttentionWindow: Equatable, Sendable {
    /// Positions that a windowed layer sees, the token's own among them.
    let length: Int
    /// The last layer of every `period` sees everything.
    let period: Int
    let rotaryBase: Double
    let rotaryScaling: RotaryScaling

    /// Nil where every layer sees everything.
    init?(
        _ keys: ShapeKeys, _ pattern: WindowPattern?, rotaryBase: Double, rotaryScaling: RotaryScaling
    ) throws(ModelFileError) {
        guard let pattern else { return nil }
        guard let length = try keys.optionalSize("attention.sliding_window") ?? pattern.lengthDefault, length > 0 else {
            return nil
        }
        self.length = length
        period = try keys.optionalSize("attention.sliding_window_pattern") ?? pattern.period
        guard period > 0 else {
            throw .invalidValue(key: keys.key("attention.sliding_window_pattern"), reason: "zero")
        }
        self.rotaryBase = try keys.number("rope.freq_base_swa") ?? pattern.rotaryBase ?? rotaryBase
        self.rotaryScaling = pattern.rotaryBase == nil ? rotaryScaling : .none
        guard self.rotaryBase.isFinite, self.rotaryBase > 0 else {
            throw .invalidValue(key: keys.key("rope.freq_base_swa"), reason: "\(self.rotaryBase)")
        }
    }

    func covers(layer: Int) -> Bool { layer % period < period - 1 }
}
