import Foundation

/// A time interval in seconds: the stride of schedulers whose times are dates.
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

    /// Whether the left interval is shorter.
    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    /// The sum.
    public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
    /// The difference.
    public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
    /// The product of the two in seconds.
    public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
    /// Adds an interval.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Subtracts an interval.
    public static func -= (left: inout Self, right: Self) { left = left - right }
    /// Multiplies by an interval, both in seconds.
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

/// A date as a point in time: the time of schedulers that use dates.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// The time of a date.
    public init(_ date: Date) { self.date = date }

    /// The interval from this time to another one, negative if that is earlier.
    public func distance(to other: Self) -> SecondsStride { SecondsStride(other.date.timeIntervalSince(date)) }
    /// The time that is later by an interval.
    public func advanced(by n: SecondsStride) -> Self { Self(date + n.timeInterval) }
}
