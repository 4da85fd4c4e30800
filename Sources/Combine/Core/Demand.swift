/// A namespace for types that serve as subscribers.
public enum Subscribers {}

extension Subscribers {
    /// How many values a subscriber has requested: a count, or unlimited.
    ///
    /// Arithmetic never goes below `none`, and unlimited demand stays unlimited whatever is subtracted.
    public struct Demand: Hashable, Codable, Sendable {
        private static let unlimitedValue = UInt(Int.max) + 1
        private let rawValue: UInt

        private init(rawValue: UInt) { self.rawValue = min(rawValue, Self.unlimitedValue) }

        /// As many values as the publisher can produce.
        public static let unlimited = Demand(rawValue: unlimitedValue)
        /// No values for now; the same as `max(0)`.
        public static let none = Demand(rawValue: 0)

        /// At most this many values. Traps below zero.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand of \(value) values is below zero")
            return Demand(rawValue: UInt(value))
        }

        /// The count; nil where there is no limit.
        public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

        /// Reads a count as `encode(to:)` writes it. Numbers above `Int.max` mean no limit.
        ///
        /// - Throws: the decoder's error.
        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
        }

        /// Writes the count as a single unsigned number; no limit is `Int.max` + 1.
        ///
        /// - Throws: the encoder's error.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }
}

extension Subscribers.Demand: CustomStringConvertible {
    /// "unlimited", or "max(n)" with the count.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand: Comparable {
    /// Whether the left demand is smaller. No limit is greater than every count.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Subscribers.Demand {
    /// Whether the demand is that count. Never true of no limit.
    public static func == (left: Self, right: Int) -> Bool { left.max == right }
    /// Whether the demand is that count. Never true of no limit.
    public static func == (left: Int, right: Self) -> Bool { right.max == left }
    /// Whether the demand is not that count. Always true of no limit.
    public static func != (left: Self, right: Int) -> Bool { left.max != right }
    /// Whether the demand is not that count. Always true of no limit.
    public static func != (left: Int, right: Self) -> Bool { right.max != left }
    /// Compares a demand with a count. No limit is greater than every count.
    public static func < (left: Self, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
    /// Compares a demand with a count. No limit is greater than every count.
    public static func < (left: Int, right: Self) -> Bool { right.max.map { left < $0 } ?? true }
    /// Compares a demand with a count. No limit is greater than every count.
    public static func <= (left: Self, right: Int) -> Bool { !(right < left) }
    /// Compares a demand with a count. No limit is greater than every count.
    public static func <= (left: Int, right: Self) -> Bool { !(right < left) }
    /// Compares a demand with a count. No limit is greater than every count.
    public static func > (left: Self, right: Int) -> Bool { right < left }
    /// Compares a demand with a count. No limit is greater than every count.
    public static func > (left: Int, right: Self) -> Bool { right < left }
    /// Compares a demand with a count. No limit is greater than every count.
    public static func >= (left: Self, right: Int) -> Bool { !(left < right) }
    /// Compares a demand with a count. No limit is greater than every count.
    public static func >= (left: Int, right: Self) -> Bool { !(left < right) }
}

extension Subscribers.Demand {
    /// The sum; no limit if either has none, or if the sum is above `Int.max`.
    public static func + (left: Self, right: Self) -> Self {
        left == .unlimited || right == .unlimited ? .unlimited : Self(rawValue: left.rawValue + right.rawValue)
    }

    /// The demand raised by a count, or lowered where the count is below zero.
    public static func + (left: Self, right: Int) -> Self {
        right < 0 ? left - -right : left + .max(right)
    }

    /// The difference, at least `.none`. No limit stays no limit.
    public static func - (left: Self, right: Self) -> Self {
        if left == .unlimited { return .unlimited }
        return left.rawValue <= right.rawValue ? .none : Self(rawValue: left.rawValue - right.rawValue)
    }

    /// The demand lowered by a count, or raised where the count is below zero. It never goes below `.none`.
    public static func - (left: Self, right: Int) -> Self {
        right < 0 ? left + -right : left - .max(right)
    }

    /// Traps where the factor is below zero.
    public static func * (left: Self, right: Int) -> Self {
        precondition(right >= 0, "a demand times \(right) is below zero")
        if left == .unlimited { return .unlimited }
        let (product, overflows) = left.rawValue.multipliedReportingOverflow(by: UInt(right))
        return overflows ? .unlimited : Self(rawValue: product)
    }

    /// Adds a demand.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Adds a count, or subtracts where it is below zero.
    public static func += (left: inout Self, right: Int) { left = left + right }
    /// Subtracts a demand; the result is at least `.none`.
    public static func -= (left: inout Self, right: Self) { left = left - right }
    /// Subtracts a count, or adds where it is below zero. The result is at least `.none`.
    public static func -= (left: inout Self, right: Int) { left = left - right }
    /// Multiplies by a factor. Traps where the factor is below zero.
    public static func *= (left: inout Self, right: Int) { left = left * right }
}
