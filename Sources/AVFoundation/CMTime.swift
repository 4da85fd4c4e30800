import Foundation

/// A time or a duration in a film or sound: a number of units, of which so many are a second.
///
/// See [CMTime](https://developer.apple.com/documentation/coremedia/cmtime).
public struct CMTime: Sendable {
    /// The number of units.
    public var value: Int64
    /// How many units are a second.
    public var timescale: Int32
    private var isKnown = true

    /// So many units, each a part of a second.
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }

    /// Seconds, rounded to units of which so many are a second.
    public init(seconds: Double, preferredTimescale: Int32) {
        let units = seconds * Double(preferredTimescale)
        guard units.isFinite, abs(units) < 9e18 else {
            (value, timescale, isKnown) = (0, 0, false)
            return
        }
        (value, timescale) = (Int64(units.rounded()), preferredTimescale)
    }

    /// The beginning, or no time.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time at all.
    public static let invalid = CMTime(seconds: .nan, preferredTimescale: 1)
    /// A time that isn't known, or has no end.
    public static let indefinite = invalid

    /// The time in seconds; not a number where it isn't known.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
    /// Whether it is a time.
    public var isValid: Bool { isKnown && timescale > 0 }
    /// Whether it is a time with an end.
    public var isNumeric: Bool { isValid }
    /// Whether it isn't known.
    public var isIndefinite: Bool { !isValid }
}

extension CMTime: Hashable, Comparable {
    /// Whether both are the same length.
    public static func == (left: Self, right: Self) -> Bool {
        left.isValid == right.isValid && (!left.isValid || left.seconds == right.seconds)
    }
    /// Whether the first is shorter. A time that isn't known is longer than all others.
    public static func < (left: Self, right: Self) -> Bool {
        guard left.isValid, right.isValid else { return left.isValid && !right.isValid }
        return left.seconds < right.seconds
    }
    /// Adds the length to a hash.
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

/// A time of so many units, each a part of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Seconds, rounded to units of which so many are a second.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
