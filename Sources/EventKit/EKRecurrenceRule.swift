import Foundation

/// How something comes again and again.
public final class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    /// The unit in which `interval` counts.
    // Unchecked: it never changes.
    public let frequency: EKRecurrenceFrequency
    /// Every so many days, weeks, months or years.
    public let interval: Int
    /// The days of the week on which it happens; nil for that of the start.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month, from 1, or from -1 backwards from its end.
    public let daysOfTheMonth: [NSNumber]?
    /// The months, from 1.
    public let monthsOfTheYear: [NSNumber]?
    /// The weeks of the year, from 1, or from -1 backwards from its end.
    public let weeksOfTheYear: [NSNumber]?
    /// The days of the year, from 1, or from -1 backwards from its end.
    public let daysOfTheYear: [NSNumber]?
    /// Which of the days within each period count, from 1, or from -1 backwards from the last; nil for all.
    public let setPositions: [NSNumber]?
    /// nil if it goes on for ever.
    public let recurrenceEnd: EKRecurrenceEnd?
    /// Sunday is 1; 0 for the locale's.
    public var firstDayOfTheWeek: Int { 0 }
    /// Always "gregorian".
    public var calendarIdentifier: String { "gregorian" }

    /// Creates a rule without days or months. Traps where the interval is below 1.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// Creates a rule, whose parts mean what RFC 5545 says of BYDAY, BYMONTHDAY and the others. Traps where the
    /// interval is below 1.
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

    /// The rule itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// When a recurrence ends: at a date, or after so many times.
public final class EKRecurrenceEnd: NSObject, NSCopying, Sendable {
    /// The last moment; nil where there is a count.
    public let endDate: Date?
    /// 0 where there is a date.
    public let occurrenceCount: Int

    /// Ends at a date.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }

    /// Ends after a number of times. Traps below 1.
    public init(occurrenceCount: Int) {
        precondition(occurrenceCount > 0, "A recurrence happens at least once, not \(occurrenceCount) times.")
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }

    /// The end itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A day of the week, in a recurrence maybe the nth of the month or of the year.
public final class EKRecurrenceDayOfWeek: NSObject, NSCopying, Sendable {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// 0 for each; negative from the end.
    public let weekNumber: Int

    /// Creates a day; the week's number is 0 for each week.
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
    }

    /// Creates a day; the week's number is 0 for each week.
    public convenience init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek, weekNumber: weekNumber)
    }

    /// The day itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both are the same day of the same week.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return other.dayOfTheWeek == dayOfTheWeek && other.weekNumber == weekNumber
    }

    /// A hash of the day and the week.
    public override var hash: Int { dayOfTheWeek.rawValue * 100 + weekNumber }
}
