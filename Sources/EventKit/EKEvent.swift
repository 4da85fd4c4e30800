import Foundation

/// What events and reminders have in common.
public class EKCalendarItem: EKObject {
    /// The same item has the same one again.
    public let calendarItemIdentifier: String
    public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    public var calendar: EKCalendar!
    public var title: String! = ""
    public var location: String?
    public var notes: String?
    public var url: URL?
    public var timeZone: TimeZone?
    public internal(set) var creationDate: Date?
    public internal(set) var lastModifiedDate: Date?
    public internal(set) var attendees: [EKParticipant]?
    public var alarms: [EKAlarm]?
    public var recurrenceRules: [EKRecurrenceRule]?

    public var hasAttendees: Bool { attendees?.isEmpty == false }
    public var hasAlarms: Bool { alarms?.isEmpty == false }
    public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    public var hasNotes: Bool { notes?.isEmpty == false }

    init(identifier: String) {
        calendarItemIdentifier = identifier
    }

    public func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    public func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 == alarm } }
    public func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    public func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// Something that takes place, or one occurrence of something that does so again and again.
public final class EKEvent: EKCalendarItem {
    public var startDate: Date!
    /// For an event of whole days the last second of the last day.
    public var endDate: Date!
    public var isAllDay = false
    public var availability = EKEventAvailability.busy
    public var structuredLocation: EKStructuredLocation?
    public internal(set) var status = EKEventStatus.none
    public internal(set) var organizer: EKParticipant?
    /// Whether this occurrence was changed apart from the others.
    public internal(set) var isDetached = false
    /// When this occurrence would have been, had it not been moved.
    public internal(set) var occurrenceDate: Date!
    private let isFetched: Bool

    /// The same for all the occurrences of an event; nil for one that was never saved.
    public var eventIdentifier: String! { isFetched ? calendarItemIdentifier : nil }
    public var birthdayContactIdentifier: String? { nil }
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

    public func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
