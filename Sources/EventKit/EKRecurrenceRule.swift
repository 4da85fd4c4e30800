import Foundation

/// A rule by which an event recurs.
public final class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    /// The unit in which `interval` counts.
    // Unchecked: it never changes.
    public let frequency: EKRecurrenceFrequency
    /// The interval in days, weeks, months or years, by the frequency: 1 for each, 2 for every second.
    public let interval: Int
    /// The days of the week; nil for the day of the start.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month: from 1 from its start, or from -1 from its end.
    public let daysOfTheMonth: [NSNumber]?
    /// The months, from 1.
    public let monthsOfTheYear: [NSNumber]?
    /// The weeks of the year: from 1 from its start, or from -1 from its end.
    public let weeksOfTheYear: [NSNumber]?
    /// The days of the year: from 1 from its start, or from -1 from its end.
    public let daysOfTheYear: [NSNumber]?
    /// Which occurrences within each period count: from 1 from its start, or from -1 from its end; nil for all.
    public let setPositions: [NSNumber]?
    /// When the recurrence ends; nil if it doesn't.
    public let recurrenceEnd: EKRecurrenceEnd?
    /// The first day of the week: 1 for Sunday, 0 for the locale's default.
    public var firstDayOfTheWeek: Int { 0 }
    /// Always "gregorian".
    public var calendarIdentifier: String { "gregorian" }

    /// Creates a rule without days or months. Traps where the interval is below 1.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// Creates a rule. Its parts have the meaning of BYDAY, BYMONTHDAY and so on in RFC 5545. Traps if the interval is less than
    /// 1.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        precondition(interval > 0, "A recurrence has an interval of at least 1, not \(interval).")
        frequency = type
        self.interval = interval
        daysOfTheWeek = days
        daysOfTheMonth = monthDays
        monthsOfTheYear = months
        self.weeksOfTheYear = weeksOfTheYear
        self.daysOfTheYear = daysOfTheYear
        self.setPositions = setPositions
        recurrenceEnd = end
    }

    /// The object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The end of a recurrence: a date, or a number of occurrences.
public final class EKRecurrenceEnd: NSObject, NSCopying, Sendable {
    /// The last possible date; nil if there is a count.
    public let endDate: Date?
    /// The number of occurrences; 0 if there is a date.
    public let occurrenceCount: Int

    /// Creates an end at a date.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }

    /// Creates an end after a number of occurrences. Traps if it is less than 1.
    public init(occurrenceCount: Int) {
        precondition(occurrenceCount > 0, "A recurrence happens at least once, not \(occurrenceCount) times.")
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }

    /// The object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A day of the week; in a recurrence optionally the nth one of a month or year.
public final class EKRecurrenceDayOfWeek: NSObject, NSCopying, Sendable {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The week's number: 0 for every week, negative from the end.
    public let weekNumber: Int

    /// Creates a day; 0 means every week.
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
    }

    /// Creates a day; 0 means every week.
    public convenience init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek, weekNumber: weekNumber)
    }

    /// The object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both are the same day of the same week.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return other.dayOfTheWeek == dayOfTheWeek && other.weekNumber == weekNumber
    }

    /// A hash of the day and the week.
    public override var hash: Int { dayOfTheWeek.rawValue * 100 + weekNumber }
}
