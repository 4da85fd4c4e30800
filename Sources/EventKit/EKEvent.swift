import Foundation

/// The properties that events and reminders share.
public class EKCalendarItem: EKObject {
    /// The identifier, which stays the same whenever the item is fetched.
    public let calendarItemIdentifier: String
    /// The same as `calendarItemIdentifier`; never nil here.
    public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    /// The calendar of the item; nil for a new one until it is set.
    public var calendar: EKCalendar!
    /// The title; empty for a new item.
    public var title: String! = ""
    /// The name of the location.
    public var location: String?
    /// The notes.
    public var notes: String?
    /// A URL related to the item.
    public var url: URL?
    /// The time zone of its times; nil if the file specifies none, as for all-day events.
    public var timeZone: TimeZone?
    /// When it was created; nil if the file doesn't specify it.
    public internal(set) var creationDate: Date?
    /// When it was last changed; nil if the file doesn't specify it.
    public internal(set) var lastModifiedDate: Date?
    /// The people who were invited; nil without any.
    public internal(set) var attendees: [EKParticipant]?
    /// The alarms; nil without any.
    public var alarms: [EKAlarm]?
    /// The recurrence rules; nil without any.
    public var recurrenceRules: [EKRecurrenceRule]?

    /// Whether people were invited.
    public var hasAttendees: Bool { attendees?.isEmpty == false }
    /// Whether there are alarms.
    public var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether it recurs.
    public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Whether the notes have any text.
    public var hasNotes: Bool { notes?.isEmpty == false }

    init(identifier: String) {
        calendarItemIdentifier = identifier
    }

    /// Adds an alarm. Alarms never go off here.
    public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Removes all alarms that are equal to this one.
    public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 == alarm } }
    /// Adds a recurrence rule.
    public func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// Removes this rule, compared by identity.
    public func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// An event, or one occurrence of a recurring event.
public final class EKEvent: EKCalendarItem {
    /// When it starts; nil for a new event until it is set.
    public var startDate: Date!
    /// When it ends. For an all-day event, the last second of the last day.
    public var endDate: Date!
    /// Whether it is an all-day event.
    public var isAllDay = false
    /// Whether the event's time is shown as busy, which is the default.
    public var availability = EKEventAvailability.busy
    /// The location; for a fetched event, one whose title is `location`.
    public var structuredLocation: EKStructuredLocation?
    /// Whether the event is confirmed, tentative or canceled, as specified in the file.
    public internal(set) var status = EKEventStatus.none
    /// The organizer; nil if the file doesn't specify one.
    public internal(set) var organizer: EKParticipant?
    /// Whether this occurrence was changed separately from the others.
    public internal(set) var isDetached = false
    /// The original time of this occurrence, before it was moved.
    public internal(set) var occurrenceDate: Date!
    private let isFetched: Bool

    /// The identifier, which is the same for all occurrences of an event; nil for an unsaved event.
    public var eventIdentifier: String! { isFetched ? calendarItemIdentifier : nil }
    /// Always nil: there is no birthday calendar.
    public var birthdayContactIdentifier: String? { nil }
    /// Whether it was created here rather than fetched.
    public override var isNew: Bool { !isFetched }

    /// Creates an event, which isn't saved anywhere.
    public init(eventStore: EKEventStore) {
        isFetched = false
        super.init(identifier: UUID().uuidString)
    }

    init(fetched identifier: String) {
        isFetched = true
        super.init(identifier: identifier)
    }

    /// Compares the start dates. Traps if either is nil.
    public func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
