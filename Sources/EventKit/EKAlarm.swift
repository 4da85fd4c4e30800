import Foundation

/// An alarm of an event.
public final class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
    // Unchecked: it isn't shared between threads, as with Apple's.
    /// Seconds from the start of the event, usually negative; zero where there is a date.
    public var relativeOffset: TimeInterval
    /// The date of the alarm; nil where it is relative to the start.
    public var absoluteDate: Date?

    /// Creates an alarm at a number of seconds from the start; below zero is before it.
    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
    }

    /// Creates an alarm at a date.
    public init(absoluteDate date: Date) {
        relativeOffset = 0
        absoluteDate = date
    }

    /// Unavailable: whether the alarm is triggered by entering or leaving a place.
    @available(*, unavailable, message: "Alarms are at times: a browser's whereabouts are not followed here")
    public var proximity: EKAlarmProximity {
        get { .none }
        set {}
    }
    /// Unavailable: the alarm's place.
    @available(*, unavailable, message: "Alarms are at times: a browser's whereabouts are not followed here")
    public var structuredLocation: EKStructuredLocation? {
        get { nil }
        set {}
    }

    /// A copy with the same time.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm(relativeOffset: relativeOffset)
        copy.absoluteDate = absoluteDate
        return copy
    }

    /// Whether both are at the same time.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKAlarm else { return false }
        return other.relativeOffset == relativeOffset && other.absoluteDate == absoluteDate
    }

    /// The hash of the offset.
    public override var hash: Int { relativeOffset.hashValue }
}

/// Whether an alarm is triggered by entering or leaving a place.
public enum EKAlarmProximity: Int, Sendable {
    /// Neither.
    case none = 0
    /// Coming to the place.
    case enter = 1
    /// Leaving the place.
    case leave = 2
}

/// A location with a name.
public final class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
    /// The name of the place.
    // Unchecked: it isn't shared between threads, as with Apple's.
    public var title: String?
    /// The radius in metres; zero for the default.
    public var radius = 0.0

    /// Creates a location with a name.
    public init(title: String) {
        self.title = title
    }

    /// A copy with the same name and radius.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation(title: title ?? "")
        copy.radius = radius
        return copy
    }
}
