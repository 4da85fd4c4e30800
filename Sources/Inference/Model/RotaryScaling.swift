import Glibc

/// How a model stretches its angles over a context longer than the one that it was first trained for.
struct RotaryScaling: Equatable, Sendable {
    static let none = RotaryScaling(factor: 1)

    /// What positions are multiplied by before they become angles.
    let factor: Double
    /// Nil where all pairs are stretched alike.
    var blend: RotaryBlend?
    /// What rotated numbers are multiplied by.
    var magnitude = 1.0
    /// What attention's scores are multiplied by, where not only the rotated numbers grow.
    var scoreFactor = 1.0

    init(factor: Double) { self.factor = factor }

    /// - Parameters:
    ///   - contextLength: tokens that the model was first trained for.
    ///   - scalesScores: whether scores grow as a whole, rather than rotated numbers.
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
            // Ministral 3's files tell by what the other models' magnitude is divided, DeepSeek's by how much scores grow.
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

    /// The share of its own angle that a pair keeps, from 0 for one that is stretched to 1.
    func share(ofPair pair: Int) -> Double { blend?.share(ofPair: pair) ?? 0 }
}

/// Which pairs keep their angles and which are stretched, with a slope between: those that turn many times within the first
/// context know their place without help, those that hardly turn once would meet angles that they have never seen (Peng et
/// al., "YaRN", 2023).
struct RotaryBlend: Equatable, Sendable {
    /// The first pair that isn't left alone, and the last that isn't wholly stretched.
    private let first: Double
    private let last: Double
    /// How much of an angle is left alone at most.
    private let strength: Double

    init(_ keys: ShapeKeys, dimensions: Int, base: Double, contextLength: Int) throws(ModelFileError) {
        let fast = try keys.number("rope.scaling.yarn_beta_fast") ?? 32
        let slow = try keys.number("rope.scaling.yarn_beta_slow") ?? 1
        strength = try keys.number("rope.scaling.yarn_ext_factor") ?? 1
        /// The pair that turns so often within the context.
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
