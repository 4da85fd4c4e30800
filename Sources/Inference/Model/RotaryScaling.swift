import Glibc

/// How a model's rotary positions are scaled to a context longer than that of its first training.
struct RotaryScaling: Equatable, Sendable {
    static let none = RotaryScaling(factor: 1)

    /// The factor of positions before they become angles.
    let factor: Double
    /// Nil if all pairs are scaled alike.
    var blend: RotaryBlend?
    /// The factor of rotated numbers.
    var magnitude = 1.0
    /// The factor of attention scores, if it isn't achieved by the rotated numbers alone.
    var scoreFactor = 1.0

    init(factor: Double) { self.factor = factor }

    /// - Parameters:
    ///   - contextLength: the context length of the first training.
    ///   - scalesScores: whether the whole scores are scaled, rather than the rotated numbers.
    init(
        _ keys: ShapeKeys, dimensions: Int, base: Double, contextLength: Int, scalesScores: Bool
    ) throws(ModelFileError) {
        let type = try keys.file.string(keys.key("rope.scaling.type")) ?? "linear"
        var stretch = try keys.number("rope.scaling.factor")
        if stretch == nil { stretch = try keys.number("rope.scale_linear") }
        switch type {
        case "none": self = .none
        // With "longrope" the file has a factor for each pair instead.
        case "linear", "longrope": self.init(factor: Self.inverse(stretch))
        case "yarn":
            self.init(factor: Self.inverse(stretch))
            blend = try RotaryBlend(keys, dimensions: dimensions, base: base, contextLength: contextLength)
            // In Ministral 3's files this divides the other models' magnitude, in DeepSeek's it determines the growth of scores.
            let told = try keys.number("rope.scaling.yarn_log_multiplier") ?? 0
            magnitude = 1 - 0.1 * log(factor)
            if scalesScores {
                scoreFactor = pow(told > 0 ? 1 - told * log(factor) : magnitude, 2)
                if told > 0 { magnitude = 1 }
            } else if factor < 1 {
                magnitude /= 1 - 0.1 * told * log(factor)
            }
        default: throw .unsupported(what: "rotary scaling", value: type)
        }
        magnitude *= try keys.number("rope.scaling.attn_factor") ?? 1
        guard factor.isFinite, factor > 0, magnitude.isFinite, scoreFactor.isFinite else {
            throw .invalidValue(key: keys.key("rope.scaling.factor"), reason: "\(stretch ?? 0)")
        }
    }

    private static func inverse(_ stretch: Double?) -> Double {
        guard let stretch, stretch > 0 else { return 1 }
        return 1 / stretch
    }

    /// The weight of a pair's unscaled angle, from 0 for a scaled pair to 1.
    func share(ofPair pair: Int) -> Double { blend?.share(ofPair: pair) ?? 0 }
}

/// Which pairs keep their angles and which are scaled, with a linear transition between: pairs that rotate many times within the
/// first context distinguish positions without scaling, and pairs that hardly complete one rotation would get angles that were
/// never trained (Peng et al., "YaRN", 2023).
struct RotaryBlend: Equatable, Sendable {
    /// The pairs at which the transition begins and ends.
    private let first: Double
    private let last: Double
    /// The maximum weight of unscaled angles.
    private let strength: Double

    init(_ keys: ShapeKeys, dimensions: Int, base: Double, contextLength: Int) throws(ModelFileError) {
        let fast = try keys.number("rope.scaling.yarn_beta_fast") ?? 32
        let slow = try keys.number("rope.scaling.yarn_beta_slow") ?? 1
        strength = try keys.number("rope.scaling.yarn_ext_factor") ?? 1
        /// The pair that rotates this many times within the context.
        func pair(turning count: Double) -> Double {
            Double(dimensions) * log(Double(contextLength) / (count * 2 * .pi)) / (2 * log(base))
        }
        first = max(0, pair(turning: fast).rounded(.down))
        last = min(Double(dimensions - 1), pair(turning: slow).rounded(.up))
        guard first.isFinite, last.isFinite, strength.isFinite else {
            throw .invalidValue(key: keys.key("rope.scaling.yarn_beta_fast"), reason: "\(fast), \(slow), \(strength)")
        }
    }

    func share(ofPair pair: Int) -> Double {
        let progress = (Double(pair) - first) / max(0.001, last - first)
        return (1 - min(1, max(0, progress))) * strength
    }
}
