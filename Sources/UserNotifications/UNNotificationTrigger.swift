import Foundation

/// A condition that delivers a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // @unchecked: all properties are constants.
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// The next date after another; nil if there is none.
    func date(after date: Date) -> Date? { nil }
}

/// Delivers a notification after a time interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The interval in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger with an interval in seconds, which is at least 60 if it repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "a notification comes after a time greater than 0, not \(timeInterval) s")
        precondition(
            !repeats || timeInterval >= 60, "a notification repeats after 60 s at least, not \(timeInterval) s")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The next date.
    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Delivers a notification at a date that matches calendar components.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components that the date has to match.
    public let dateComponents: DateComponents

    /// Creates a trigger for every matching date, or only the next one.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next date.
    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// Unavailable: delivers a notification at a location.
@available(*, unavailable, message: "A page doesn't know where it is while nobody looks at it")
public final class UNLocationNotificationTrigger {}

/// A request for a notification.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    // @unchecked: all properties are constants, and the content is a copy.
    /// Tells it from others; a new one of the same takes its place.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// When to deliver it; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as! UNNotificationContent
        self.trigger = trigger
    }
}

/// A delivered notification.
public final class UNNotification: NSObject, @unchecked Sendable {
    // @unchecked: all properties are constants.
    /// When.
    public let date: Date
    /// The request.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        (self.date, self.request) = (date, request)
    }
}

/// The user's response to a notification.
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
    // @unchecked: all properties are constants.
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action: here always the default one, a press on the notification itself.
    public let actionIdentifier: String

    init(_ notification: UNNotification) {
        self.notification = notification
        actionIdentifier = UNNotificationDefaultActionIdentifier
    }
}

/// The identifier of a press on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of dismissing a notification. Browsers don't report that.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
