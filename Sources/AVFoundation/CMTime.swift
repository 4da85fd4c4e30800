import Foundation

/// A time or duration in a video or sound: a value in units of 1 / `timescale` seconds.
///
/// See [CMTime](https://developer.apple.com/documentation/coremedia/cmtime).
public struct CMTime: Sendable {
    /// The number of units.
    public var value: Int64
    /// How many units make a second.
    public var timescale: Int32
    private var isKnown = true

    /// Creates a time from a number of units, and the number of units in a second.
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }

    /// Creates a time from seconds, rounded to a multiple of 1 / `preferredTimescale`.
    public init(seconds: Double, preferredTimescale: Int32) {
        let units = seconds * Double(preferredTimescale)
        guard units.isFinite, abs(units) < 9e18 else {
            (value, timescale, isKnown) = (0, 0, false)
            return
        }
        (value, timescale) = (Int64(units.rounded()), preferredTimescale)
    }

    /// Zero seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// An invalid time.
    public static let invalid = CMTime(seconds: .nan, preferredTimescale: 1)
    /// A time that is unknown or has no end. It is equal to `invalid` here.
    public static let indefinite = invalid

    /// The time in seconds; NaN where it isn't numeric.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
    /// Whether the time is valid.
    public var isValid: Bool { isKnown && timescale > 0 }
    /// Whether the time is valid and finite.
    public var isNumeric: Bool { isValid }
    /// Whether the time is indefinite.
    public var isIndefinite: Bool { !isValid }
}

extension CMTime: Hashable, Comparable {
    /// Whether both times are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.isValid == right.isValid && (!left.isValid || left.seconds == right.seconds)
    }
    /// Whether the first time is shorter. An indefinite time is longer than all others.
    public static func < (left: Self, right: Self) -> Bool {
        guard left.isValid, right.isValid else { return left.isValid && !right.isValid }
        return left.seconds < right.seconds
    }
    /// Hashes the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : -1) }

    /// The sum.
    public static func + (left: Self, right: Self) -> Self {
        CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale, 1))
    }
    /// The difference.
    public static func - (left: Self, right: Self) -> Self {
        CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale, 1))
    }
}

/// Creates a time from a number of units, and the number of units in a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates a time from seconds, rounded to a multiple of 1 / `preferredTimescale`.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
