import Foundation

/// The kinds of things that a store has.
public enum EKEntityType: Int, Sendable {
    case event = 0
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
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case fullAccess = 3
    /// Events may be added, and none seen.
    case writeOnly = 4

    /// The older name of `fullAccess`.
    @available(*, deprecated, renamed: "fullAccess")
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// How far a change to a recurring event reaches.
public enum EKSpan: Int, Sendable {
    case thisEvent = 0
    case futureEvents = 1
}

/// Whether the time of an event counts as taken.
public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy = 0
    case free = 1
    case tentative = 2
    case unavailable = 3
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    case none = 0
    case confirmed = 1
    case tentative = 2
    case canceled = 3
}

/// What somebody who was invited has answered.
public enum EKParticipantStatus: Int, Sendable {
    case unknown = 0
    case pending = 1
    case accepted = 2
    case declined = 3
    case tentative = 4
    case delegated = 5
    case completed = 6
    case inProcess = 7
}

/// Whether somebody's coming matters.
public enum EKParticipantRole: Int, Sendable {
    case unknown = 0
    case required = 1
    case optional = 2
    case chair = 3
    case nonParticipant = 4
}

/// What an invited party is.
public enum EKParticipantType: Int, Sendable {
    case unknown = 0
    case person = 1
    case room = 2
    case resource = 3
    case group = 4
}

/// Where a calendar comes from.
public enum EKCalendarType: Int, Sendable {
    case local = 0
    case calDAV = 1
    case exchange = 2
    case subscription = 3
    case birthday = 4
}

/// What kind of account calendars belong to.
public enum EKSourceType: Int, Sendable {
    case local = 0
    case exchange = 1
    case calDAV = 2
    case mobileMe = 3
    case subscribed = 4
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
    case daily = 0
    case weekly = 1
    case monthly = 2
    case yearly = 3
}

/// A day of the week, Sunday first.
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday = 2
    case tuesday = 3
    case wednesday = 4
    case thursday = 5
    case friday = 6
    case saturday = 7
}
