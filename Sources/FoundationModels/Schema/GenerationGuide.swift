import struct Foundation.Decimal

/// A constraint on a generated value. A model in this process can't violate it: guided generation only allows matching
/// values. The answers of a server's model are validated.
///
/// ```swift
/// GenerationSchema.Property(name: "shots", type: Int.self, guides: [.range(1...4)])
/// GenerationSchema.Property(name: "size", type: String.self, guides: [.anyOf(["small", "large"])])
/// ```
///
/// Several guides are combined: the greater of two minimums applies, and the intersection of two sets of choices. If no
/// value remains, a session throws ``LanguageModelSession/GenerationError/unsupportedGuide(_:)`` before the model runs.
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
    /// The expression's source must be known: it can be a literal, a string, or a `RegexBuilder` block whose choices
    /// are in a `Capture` or on their own. Otherwise the guide is unsupported.
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
