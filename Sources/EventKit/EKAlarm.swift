import Foundation

/// When an event calls for attention.
public final class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
    // Unchecked: it belongs to whoever made it, as with Apple's.
    /// Seconds from the start of the event, usually negative; zero where there is a date.
    public var relativeOffset: TimeInterval
    public var absoluteDate: Date?

    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
    }

    public init(absoluteDate date: Date) {
        relativeOffset = 0
        absoluteDate = date
    }

    @available(*, unavailable, message: "Alarms are at times: a browser's whereabouts are not followed here")
    public var proximity: EKAlarmProximity {
        get { .none }
        set {}
    }
    @available(*, unavailable, message: "Alarms are at times: a browser's whereabouts are not followed here")
    public var structuredLocation: EKStructuredLocation? {
        get { nil }
        set {}
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm(relativeOffset: relativeOffset)
        copy.absoluteDate = absoluteDate
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKAlarm else { return false }
        return other.relativeOffset == relativeOffset && other.absoluteDate == absoluteDate
    }

    public override var hash: Int { relativeOffset.hashValue }
}

/// Whether an alarm is for coming to a place or leaving it.
public enum EKAlarmProximity: Int, Sendable {
    case none = 0
    case enter = 1
    case leave = 2
}

/// A place with a name.
public final class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
    // Unchecked: it belongs to whoever made it, as with Apple's.
    public var title: String?
    /// In metres; zero for the default.
    public var radius = 0.0

    public init(title: String) {
        self.title = title
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation(title: title ?? "")
        copy.radius = radius
        return copy
    }
}
