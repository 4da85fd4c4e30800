import Foundation

/// A length of time counted in seconds, which schedulers that count in dates have for their stride.
public struct SecondsStride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
    SchedulerTimeIntervalConvertible
{
    /// Seconds.
    public var magnitude: TimeInterval
    /// Seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// A number of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// A number of seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    /// A number of seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// A number of seconds; nil if a `Double` can't hold it exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
    }

    /// Whether the left length is shorter.
    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    /// The sum.
    public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
    /// The difference.
    public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
    /// The product of the two in seconds.
    public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
    /// Adds a length.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Subtracts a length.
    public static func -= (left: inout Self, right: Self) { left = left - right }
    /// Multiplies by a length, both in seconds.
    public static func *= (left: inout Self, right: Self) { left = left * right }

    /// A number of seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// A number of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// A number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    /// A number of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    /// A number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}

/// A moment that is a date, which schedulers that count in dates have for their time.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// The moment of a date.
    public init(_ date: Date) { self.date = date }

    /// The time from this moment to another, below zero if that is earlier.
    public func distance(to other: Self) -> SecondsStride { SecondsStride(other.date.timeIntervalSince(date)) }
    /// The moment that is later by a length of time.
    public func advanced(by n: SecondsStride) -> Self { Self(date + n.timeInterval) }
}
