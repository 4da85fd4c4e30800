import struct Foundation.Decimal

/// A constraint on a generated value. A model from a file cannot break it: it is part of what may be generated at all. What a
/// server's model answers is checked.
///
/// ```swift
/// GenerationSchema.Property(name: "shots", type: Int.self, guides: [.range(1...4)])
/// GenerationSchema.Property(name: "size", type: String.self, guides: [.anyOf(["small", "large"])])
/// ```
///
/// Several guides hold together: of two minimums the greater counts, of two sets of choices what both have. A guide that
/// leaves no value is found when a session is asked, which throws
/// ``LanguageModelSession/GenerationError/unsupportedGuide(_:)`` before the model runs.
public struct GenerationGuide<Value>: Sendable {
    let constraints: [GuideConstraint]

    init(_ constraints: GuideConstraint...) {
        self.constraints = constraints
    }
}

// MARK: - Text

extension GenerationGuide where Value == String {
    /// Exactly this text.
    public static func constant(_ value: String) -> GenerationGuide<String> {
        GenerationGuide(.anyOf([value]))
    }

    /// One of these texts, by the model's choice.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> {
        GenerationGuide(.anyOf(values))
    }

    /// Text that matches a regular expression as a whole.
    ///
    /// The expression is taken from what was written: a literal, a string, or a `RegexBuilder` block whose choices stand
    /// in a `Capture` or alone. One whose source cannot be known is an unsupported guide.
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
        GenerationGuide(.pattern(regex))
    }
}

// MARK: - Numbers

extension GenerationGuide where Value == Int {
    /// At least this.
    public static func minimum(_ value: Int) -> GenerationGuide<Int> {
        GenerationGuide(.minimum(JSONNumber(value)))
    }

    /// At most this.
    public static func maximum(_ value: Int) -> GenerationGuide<Int> {
        GenerationGuide(.maximum(JSONNumber(value)))
    }

    /// Within the range, its ends included.
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
        GenerationGuide(.minimum(JSONNumber(range.lowerBound)), .maximum(JSONNumber(range.upperBound)))
    }
}

extension GenerationGuide where Value == Float {
    /// At least this.
    public static func minimum(_ value: Float) -> GenerationGuide<Float> {
        GenerationGuide(.minimum(JSONNumber(value), or: "\(value)"))
    }

    /// At most this.
    public static func maximum(_ value: Float) -> GenerationGuide<Float> {
        GenerationGuide(.maximum(JSONNumber(value), or: "\(value)"))
    }

    /// Within the range, its ends included.
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
        GenerationGuide(
            .minimum(JSONNumber(range.lowerBound), or: "\(range.lowerBound)"),
            .maximum(JSONNumber(range.upperBound), or: "\(range.upperBound)"))
    }
}

extension GenerationGuide where Value == Double {
    /// At least this.
    public static func minimum(_ value: Double) -> GenerationGuide<Double> {
        GenerationGuide(.minimum(JSONNumber(value), or: "\(value)"))
    }

    /// At most this.
    public static func maximum(_ value: Double) -> GenerationGuide<Double> {
        GenerationGuide(.maximum(JSONNumber(value), or: "\(value)"))
    }

    /// Within the range, its ends included.
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
        GenerationGuide(
            .minimum(JSONNumber(range.lowerBound), or: "\(range.lowerBound)"),
            .maximum(JSONNumber(range.upperBound), or: "\(range.upperBound)"))
    }
}

extension GenerationGuide where Value == Decimal {
    /// At least this.
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> {
        GenerationGuide(.minimum(JSONNumber(value), or: "\(value)"))
    }

    /// At most this.
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> {
        GenerationGuide(.maximum(JSONNumber(value), or: "\(value)"))
    }

    /// Within the range, its ends included.
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
        GenerationGuide(
            .minimum(JSONNumber(range.lowerBound), or: "\(range.lowerBound)"),
            .maximum(JSONNumber(range.upperBound), or: "\(range.upperBound)"))
    }
}
