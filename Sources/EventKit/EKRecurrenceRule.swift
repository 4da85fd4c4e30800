import Foundation

/// How something comes again and again.
public final class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    // Unchecked: it never changes.
    public let frequency: EKRecurrenceFrequency
    /// Every so many days, weeks, months or years.
    public let interval: Int
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    /// nil if it goes on for ever.
    public let recurrenceEnd: EKRecurrenceEnd?
    /// Sunday is 1; 0 for the locale's.
    public var firstDayOfTheWeek: Int { 0 }
    public var calendarIdentifier: String { "gregorian" }

    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

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

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// When a recurrence ends: at a date, or after so many times.
public final class EKRecurrenceEnd: NSObject, NSCopying, Sendable {
    public let endDate: Date?
    /// 0 where there is a date.
    public let occurrenceCount: Int

    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }

    public init(occurrenceCount: Int) {
        precondition(occurrenceCount > 0, "A recurrence happens at least once, not \(occurrenceCount) times.")
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A day of the week, in a recurrence maybe the nth of the month or of the year.
public final class EKRecurrenceDayOfWeek: NSObject, NSCopying, Sendable {
    public let dayOfTheWeek: EKWeekday
    /// 0 for each; negative from the end.
    public let weekNumber: Int

    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
    }

    public convenience init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek, weekNumber: weekNumber)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return other.dayOfTheWeek == dayOfTheWeek && other.weekNumber == weekNumber
    }

    public override var hash: Int { dayOfTheWeek.rawValue * 100 + weekNumber }
}
