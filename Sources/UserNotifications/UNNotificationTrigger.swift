import Foundation

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // @unchecked: all properties are constants.
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// The next time after another; nil where there is none.
    func date(after date: Date) -> Date? { nil }
}

/// After a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// In seconds.
    public let timeInterval: TimeInterval

    /// After so many seconds; repeated, after a minute at least.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "a notification comes after a time greater than 0, not \(timeInterval) s")
        precondition(
            !repeats || timeInterval >= 60, "a notification repeats after 60 s at least, not \(timeInterval) s")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The next time.
    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// At a time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What the time has to match.
    public let dateComponents: DateComponents

    /// Whenever the time matches, or the next time that it does.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next time.
    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// At a place.
@available(*, unavailable, message: "A page doesn't know where it is while nobody looks at it")
public final class UNLocationNotificationTrigger {}

/// A notification that is asked for.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    // @unchecked: all properties are constants, and the content is a copy.
    /// Tells it from others; a new one of the same takes its place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it comes; nil is at once.
    public let trigger: UNNotificationTrigger?

    /// A request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as! UNNotificationContent
        self.trigger = trigger
    }
}

/// A notification that has come.
public final class UNNotification: NSObject, @unchecked Sendable {
    // @unchecked: all properties are constants.
    /// When.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        (self.date, self.request) = (date, request)
    }
}

/// What a person did with a notification.
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
    // @unchecked: all properties are constants.
    /// The notification.
    public let notification: UNNotification
    /// What was pressed: the notification itself.
    public let actionIdentifier: String

    init(_ notification: UNNotification) {
        self.notification = notification
        actionIdentifier = UNNotificationDefaultActionIdentifier
    }
}

/// The notification itself was pressed.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notification was put away. Browsers don't tell.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
