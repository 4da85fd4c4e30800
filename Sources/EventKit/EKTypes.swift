import Foundation

/// The kinds of objects in a store.
public enum EKEntityType: Int, Sendable {
    /// Events.
    case event = 0
    /// Reminders. There are none here.
    case reminder = 1
}

/// Several kinds at once.
public struct EKEntityMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Events.
    public static let event = EKEntityMask(rawValue: 1)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// Whether calendars may be read.
public enum EKAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The system forbids access; always the case for reminders.
    case restricted = 1
    /// The user has denied access.
    case denied = 2
    /// Events may be read.
    case fullAccess = 3
    /// Events may be added, but not read.
    case writeOnly = 4

    /// The older name of `fullAccess`.
    @available(*, deprecated, renamed: "fullAccess")
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Which occurrences a change to a recurring event affects.
public enum EKSpan: Int, Sendable {
    /// This occurrence alone.
    case thisEvent = 0
    /// This occurrence and those after it.
    case futureEvents = 1
}

/// How an event's time is shown to others.
public enum EKEventAvailability: Int, Sendable {
    /// The calendar doesn't say.
    case notSupported = -1
    /// Busy.
    case busy = 0
    /// Free.
    case free = 1
    /// Tentatively busy.
    case tentative = 2
    /// Unavailable, as when out of the office.
    case unavailable = 3
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    /// Not specified.
    case none = 0
    /// Confirmed.
    case confirmed = 1
    /// Tentative.
    case tentative = 2
    /// Canceled.
    case canceled = 3
}

/// A participant's answer.
public enum EKParticipantStatus: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// No answer yet.
    case pending = 1
    /// Accepted.
    case accepted = 2
    /// Declined.
    case declined = 3
    /// Tentatively accepted.
    case tentative = 4
    /// Delegated to somebody else.
    case delegated = 5
    /// Completed.
    case completed = 6
    /// In process.
    case inProcess = 7
}

/// The role of a participant.
public enum EKParticipantRole: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Attendance is required.
    case required = 1
    /// Attendance is optional.
    case optional = 2
    /// The chair of the event.
    case chair = 3
    /// Only informed of the event.
    case nonParticipant = 4
}

/// The type of a participant.
public enum EKParticipantType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A person.
    case person = 1
    /// A room.
    case room = 2
    /// A resource, such as equipment.
    case resource = 3
    /// A group of people.
    case group = 4
}

/// The type of a calendar.
public enum EKCalendarType: Int, Sendable {
    /// Files on this machine, as for all calendars here.
    case local = 0
    /// A CalDAV or iCloud account.
    case calDAV = 1
    /// An Exchange account.
    case exchange = 2
    /// A subscribed calendar.
    case subscription = 3
    /// The birthdays of contacts.
    case birthday = 4
}

/// The type of a source.
public enum EKSourceType: Int, Sendable {
    /// Files on this machine, as for the only source here.
    case local = 0
    /// An Exchange account.
    case exchange = 1
    /// A CalDAV or iCloud account.
    case calDAV = 2
    /// A MobileMe account.
    case mobileMe = 3
    /// Subscribed calendars.
    case subscribed = 4
    /// The birthdays of contacts.
    case birthdays = 5
}

/// Several availabilities at once.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Busy.
    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    /// Free.
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    /// Tentatively busy.
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    /// Unavailable, as when out of the office.
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// The unit of a recurrence.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// Every day, or every few.
    case daily = 0
    /// Every week, or every few.
    case weekly = 1
    /// Every month, or every few.
    case monthly = 2
    /// Every year, or every few.
    case yearly = 3
}

/// A day of the week, Sunday first.
public enum EKWeekday: Int, Sendable {
    /// Sunday.
    case sunday = 1
    /// Monday.
    case monday = 2
    /// Tuesday.
    case tuesday = 3
    /// Wednesday.
    case wednesday = 4
    /// Thursday.
    case thursday = 5
    /// Friday.
    case friday = 6
    /// Saturday.
    case saturday = 7
}
