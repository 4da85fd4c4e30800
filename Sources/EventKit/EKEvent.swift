import Foundation

/// What events and reminders have in common.
public class EKCalendarItem: EKObject {
    /// The same item has the same one again.
    public let calendarItemIdentifier: String
    /// The same as `calendarItemIdentifier`; never nil here.
    public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    /// The calendar of the item; nil for a new one until it is set.
    public var calendar: EKCalendar!
    /// The title; empty for a new item.
    public var title: String! = ""
    /// Where it takes place, in words.
    public var location: String?
    /// Anything else that was written down.
    public var notes: String?
    /// An address that belongs to it.
    public var url: URL?
    /// The time zone of its times; nil where its file names none, as for whole days.
    public var timeZone: TimeZone?
    /// When it was written first; nil where its file doesn't say.
    public internal(set) var creationDate: Date?
    /// When it was changed last; nil where its file doesn't say.
    public internal(set) var lastModifiedDate: Date?
    /// The people who were invited; nil without any.
    public internal(set) var attendees: [EKParticipant]?
    /// The alarms; nil without any.
    public var alarms: [EKAlarm]?
    /// The rules by which it recurs; nil without any.
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
    /// Takes out the alarms that are equal to this one.
    public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 == alarm } }
    /// Adds a rule.
    public func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// Takes out this very rule.
    public func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// Something that takes place, or one occurrence of something that does so again and again.
public final class EKEvent: EKCalendarItem {
    /// When it starts; nil for a new event until it is set.
    public var startDate: Date!
    /// For an event of whole days the last second of the last day.
    public var endDate: Date!
    /// Whether it takes whole days.
    public var isAllDay = false
    /// Whether its time counts as taken; by default it does.
    public var availability = EKEventAvailability.busy
    /// Where it takes place; for a fetched event a place with the name that `location` has.
    public var structuredLocation: EKStructuredLocation?
    /// Whether it takes place, as its file says.
    public internal(set) var status = EKEventStatus.none
    /// Who invited the others; nil where its file doesn't say.
    public internal(set) var organizer: EKParticipant?
    /// Whether this occurrence was changed apart from the others.
    public internal(set) var isDetached = false
    /// When this occurrence would have been, had it not been moved.
    public internal(set) var occurrenceDate: Date!
    private let isFetched: Bool

    /// The same for all the occurrences of an event; nil for one that was never saved.
    public var eventIdentifier: String! { isFetched ? calendarItemIdentifier : nil }
    /// Always nil: there is no calendar of birthdays.
    public var birthdayContactIdentifier: String? { nil }
    /// Whether it was made here rather than fetched.
    public override var isNew: Bool { !isFetched }

    /// A new event, which is nowhere saved.
    public init(eventStore: EKEventStore) {
        isFetched = false
        super.init(identifier: UUID().uuidString)
    }

    init(fetched identifier: String) {
        isFetched = true
        super.init(identifier: identifier)
    }

    /// Compares the starts. Traps where one of the two has none.
    public func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
