import Foundation

/// A JSON number with the digits that were written, so that a large integer or a decimal is not rounded to a `Double`.
struct JSONNumber: Sendable, Equatable, Comparable {
    /// The number as JSON writes it.
    let literal: String
    /// The nearest `Double`; infinite where the literal is beyond its range.
    let double: Double

    /// - Parameter literal: A number by JSON's grammar; the parser has checked it.
    init(literal: String) {
        self.literal = literal
        self.double = Double(literal) ?? .nan
    }

    init(_ value: Int) {
        literal = String(value)
        double = Double(value)
    }

    /// Nil for infinities and NaN, which JSON cannot write.
    init?(_ value: Double) {
        guard value.isFinite else { return nil }
        literal = Self.wholeNumber(value) ?? "\(value)"
        double = value
    }

    /// Nil for infinities and NaN. Written with a `Float`'s digits: 0.1 and not 0.10000000149011612.
    init?(_ value: Float) {
        guard value.isFinite else { return nil }
        self.init(literal: Self.wholeNumber(Double(value)) ?? "\(value)")
    }

    /// Nil for NaN.
    init?(_ value: Decimal) {
        guard !value.isNaN else { return nil }
        self.init(literal: "\(value)")
    }

    /// The number as an integer if it is one, written as `3`, `3.0` or `3e2`, and an `Int` can hold it.
    var integer: Int? {
        if let exact = Int(literal) { return exact }
        guard let decimal, decimal.isWhole else { return nil }
        return Int("\(decimal)")
    }

    /// The number as a decimal; nil where it has more digits or a larger exponent than a `Decimal` can hold.
    var decimal: Decimal? {
        guard let decimal = Decimal(string: literal, locale: Locale(identifier: "en_US_POSIX")), !decimal.isNaN
        else { return nil }
        return decimal
    }

    /// Equal as numbers: `1`, `1.0` and `1e0` are the same.
    static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        if left.literal == right.literal { return true }
        guard left.double == right.double else { return false }
        guard left.double.magnitude >= 0x1p53 else { return true }
        guard let leftExact = left.decimal, let rightExact = right.decimal else { return false }
        return leftExact == rightExact
    }

    /// Compared exactly as far as a `Decimal` goes, otherwise as `Double`s.
    static func < (left: JSONNumber, right: JSONNumber) -> Bool {
        if left.double != right.double { return left.double < right.double }
        guard left.literal != right.literal, let leftExact = left.decimal, let rightExact = right.decimal else {
            return false
        }
        return leftExact < rightExact
    }

    /// `3` instead of `3.0`, as far as a `Double` tells whole numbers apart.
    private static func wholeNumber(_ value: Double) -> String? {
        guard value.magnitude < 0x1p53, value == value.rounded() else { return nil }
        return value.sign == .minus && value == 0 ? "-0" : String(Int(value))
    }
}

extension Decimal {
    fileprivate var isWhole: Bool {
        var rounded = Decimal()
        var value = self
        NSDecimalRound(&rounded, &value, 0, .plain)
        return rounded == self
    }
}
