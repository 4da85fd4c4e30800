/// A part of a video or sound: from a time on, for a duration.
///
/// See [CMTimeRange](https://developer.apple.com/documentation/coremedia/cmtimerange).
public struct CMTimeRange: Hashable, Sendable {
    /// When it begins.
    public var start: CMTime
    /// How long it lasts.
    public var duration: CMTime

    /// A range by its start and duration.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// A range by its start and end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// No time, at zero.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// An invalid range.
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    /// The time after the range's last.
    public var end: CMTime { start + duration }
    /// Whether both times are valid and the duration isn't negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    /// Whether the range is valid and has no duration.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Whether a time is in the range. The end isn't.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
    /// Whether another range lies within this one.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && range.start >= start && range.end <= end
    }

    /// What is in both ranges; `zero` if nothing is.
    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        let (start, end) = (max(start, other.start), min(end, other.end))
        guard isValid, other.isValid, start < end else { return .zero }
        return CMTimeRange(start: start, end: end)
    }

    /// The shortest range around both; the other one if one of them is invalid.
    public func union(_ other: CMTimeRange) -> CMTimeRange {
        guard isValid, other.isValid else { return isValid ? self : other }
        return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }
}

/// A range by its start and duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// A range by its start and end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// The time after a range's last.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A time, some times as long.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1))
}
/// Whether one time is shorter than another (-1), longer (1), or equal (0).
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }

/// Zero seconds.
public let kCMTimeZero = CMTime.zero
/// An invalid time.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is unknown or has no end.
public let kCMTimeIndefinite = CMTime.indefinite
