import Foundation
import JSONSyntax

/// A JSON number with the digits that were written, so that a large integer or a decimal is not rounded to a `Double`.
struct JSONNumber: Sendable {
    private enum Form: Sendable {
        /// An integer in `Int`'s spelling.
        case integer(Int)
        case double(Double)
        /// The digits as an integer, of which the last `fractionCount` are after the point; at most 18 digits.
        case decimal(digits: Int, fractionCount: UInt8)
        case literal(String)
    }

    private let form: Form

    /// - Parameter literal: A number by JSON's grammar; the parser has checked it.
    init(literal: String) {
        form = .literal(literal)
    }

    init(_ value: Int) {
        form = .integer(value)
    }

    /// A number with a fraction: all its digits, the last `fractionCount` of which are after the point. A zero has no
    /// sign here.
    init(digits: Int, fractionCount: Int) {
        precondition(
            1...18 ~= fractionCount && digits.magnitude < 1_000_000_000_000_000_000, "\(digits), \(fractionCount)")
        form = .decimal(digits: digits, fractionCount: UInt8(fractionCount))
    }

    /// Nil for infinities and NaN, which JSON cannot write.
    init?(_ value: Double) {
        guard value.isFinite else { return nil }
        form = .double(value)
    }

    /// Nil for infinities and NaN. Written with a `Float`'s digits: 0.1 and not 0.10000000149011612.
    init?(_ value: Float) {
        guard value.isFinite else { return nil }
        self.init(literal: JSONSpelling.wholeNumber(Double(value)) ?? "\(value)")
    }

    /// Nil for NaN.
    init?(_ value: Decimal) {
        guard !value.isNaN else { return nil }
        self.init(literal: "\(value)")
    }

    /// The number as JSON writes it.
    var literal: String {
        switch form {
        case .integer(let value): String(value)
        case .double(let value): JSONSpelling.number(value) ?? "\(value)"
        case .decimal(let digits, let fractionCount): Self.literal(digits: digits, fractionCount: Int(fractionCount))
        case .literal(let literal): literal
        }
    }

    /// The nearest `Double`; infinite where the literal is beyond its range.
    var double: Double {
        switch form {
        case .integer(let value): Double(value)
        case .double(let value): value
        case .decimal(let digits, let fractionCount):
            // Both are exact, so their quotient is rounded once.
            digits.magnitude < 1 << 53
                ? Double(digits) / Self.powersOfTen[Int(fractionCount)]
                : Double(literal) ?? .nan
        case .literal(let literal): Double(literal) ?? .nan
        }
    }

    /// The number as an integer, whether written as `3`, `3.0` or `3e2`; nil if it isn't one or doesn't fit in an
    /// `Int`.
    var integer: Int? {
        if case .integer(let value) = form { return value }
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

    /// The integer, if the number is in `Int`'s spelling.
    var plainInteger: Int? {
        guard case .integer(let value) = form else { return nil }
        return value
    }

    /// Powers of ten that a `Double` holds exactly.
    private static let powersOfTen: [Double] = (0...18).map { Double("1e\($0)") ?? .nan }

    private static func literal(digits: Int, fractionCount: Int) -> String {
        let text = String(digits.magnitude)
        let whole = text.dropLast(fractionCount)
        let zeros = String(repeating: "0", count: max(0, fractionCount - text.utf8.count))
        return (digits < 0 ? "-" : "") + (whole.isEmpty ? "0" : whole) + "." + zeros + text.suffix(fractionCount)
    }
}

extension JSONNumber: Comparable {
    /// Equal as numbers: `1`, `1.0` and `1e0` are the same.
    static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        if case (.integer(let left), .integer(let right)) = (left.form, right.form) { return left == right }
        guard left.double == right.double else { return false }
        guard left.double.magnitude >= 0x1p53, left.literal != right.literal else { return true }
        guard let leftExact = left.decimal, let rightExact = right.decimal else { return false }
        return leftExact == rightExact
    }

    /// Compared exactly within `Decimal`'s precision, otherwise as `Double`s.
    static func < (left: JSONNumber, right: JSONNumber) -> Bool {
        if case (.integer(let left), .integer(let right)) = (left.form, right.form) { return left < right }
        if left.double != right.double { return left.double < right.double }
        guard left.literal != right.literal, let leftExact = left.decimal, let rightExact = right.decimal else {
            return false
        }
        return leftExact < rightExact
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
