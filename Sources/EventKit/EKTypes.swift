import Foundation

/// The kinds of things that a store has.
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
    /// The system forbids it; always so of reminders.
    case restricted = 1
    /// The user has refused.
    case denied = 2
    /// Events may be read.
    case fullAccess = 3
    /// Events may be added, and none seen.
    case writeOnly = 4

    /// The older name of `fullAccess`.
    @available(*, deprecated, renamed: "fullAccess")
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// How far a change to a recurring event reaches.
public enum EKSpan: Int, Sendable {
    /// This occurrence alone.
    case thisEvent = 0
    /// This occurrence and those after it.
    case futureEvents = 1
}

/// Whether the time of an event counts as taken.
public enum EKEventAvailability: Int, Sendable {
    /// The calendar doesn't say.
    case notSupported = -1
    /// Taken.
    case busy = 0
    /// Free.
    case free = 1
    /// Maybe taken.
    case tentative = 2
    /// Nobody is there.
    case unavailable = 3
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    /// Nothing is said of it.
    case none = 0
    /// It takes place.
    case confirmed = 1
    /// It may take place.
    case tentative = 2
    /// It doesn't take place.
    case canceled = 3
}

/// What somebody who was invited has answered.
public enum EKParticipantStatus: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// No answer yet.
    case pending = 1
    /// Comes.
    case accepted = 2
    /// Doesn't come.
    case declined = 3
    /// May come.
    case tentative = 4
    /// Sends somebody else.
    case delegated = 5
    /// Has done what was asked.
    case completed = 6
    /// Is doing what was asked.
    case inProcess = 7
}

/// Whether somebody's coming matters.
public enum EKParticipantRole: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Has to come.
    case required = 1
    /// May come.
    case optional = 2
    /// Leads the event.
    case chair = 3
    /// Is only told of it.
    case nonParticipant = 4
}

/// What an invited party is.
public enum EKParticipantType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A person.
    case person = 1
    /// A room.
    case room = 2
    /// A thing that is needed.
    case resource = 3
    /// A group of people.
    case group = 4
}

/// Where a calendar comes from.
public enum EKCalendarType: Int, Sendable {
    /// This machine's own files, as all calendars here.
    case local = 0
    /// An account of CalDAV or iCloud.
    case calDAV = 1
    /// An account of Exchange.
    case exchange = 2
    /// A calendar that somebody else publishes.
    case subscription = 3
    /// The birthdays of contacts.
    case birthday = 4
}

/// What kind of account calendars belong to.
public enum EKSourceType: Int, Sendable {
    /// This machine's own files, as the only source here.
    case local = 0
    /// An account of Exchange.
    case exchange = 1
    /// An account of CalDAV or iCloud.
    case calDAV = 2
    /// An account of MobileMe.
    case mobileMe = 3
    /// Calendars that somebody else publishes.
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
    /// The time counts as taken.
    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    /// The time counts as free.
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    /// The time may be taken.
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    /// Nobody is there at the time.
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// How often something happens.
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
