import Foundation

/// A number of calendar units.
struct DateStride: Equatable {
    var unit: Calendar.Component
    var count: Int
    var calendar: Calendar

    init(unit: Calendar.Component, count: Int, calendar: Calendar) {
        self.unit = unit
        self.count = max(count, 1)
        self.calendar = calendar
    }

    /// The approximate duration, in seconds.
    var seconds: Double { Double(count) * Self.seconds(of: unit) }

    static func seconds(of unit: Calendar.Component) -> Double {
        switch unit {
        case .nanosecond: 1e-9
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day, .weekday, .dayOfYear: 86_400
        case .weekOfYear, .weekOfMonth, .weekdayOrdinal: 7 * 86_400
        case .month: 30.44 * 86_400
        case .quarter: 91.3 * 86_400
        case .year, .yearForWeekOfYear: 365.25 * 86_400
        case .era: 1000 * 365.25 * 86_400
        default: 86_400
        }
    }

    /// The last beginning of a stride that isn't after the date.
    func floor(_ date: Date) -> Date {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start, count > 1, let place = place(of: start)
        else {
            return calendar.dateInterval(of: unit, for: date)?.start ?? date
        }
        let over = place.value % count
        return calendar.date(byAdding: unit, value: -over, to: start) ?? start
    }

    /// The unit's index within the next larger unit, from 0, so that for example quarters of an hour begin at the hour.
    private func place(of start: Date) -> (value: Int, Void)? {
        switch unit {
        case .month: (calendar.component(.month, from: start) - 1, ())
        case .day: (calendar.component(.day, from: start) - 1, ())
        case .year, .hour, .minute, .second: (calendar.component(unit, from: start), ())
        default: nil
        }
    }

    func next(after date: Date) -> Date {
        let next = calendar.date(byAdding: addedUnit, value: count * (unit == .quarter ? 3 : 1), to: date)
        return next.flatMap { $0 > date ? $0 : nil }
            ?? date.addingTimeInterval(
                max(seconds, 1e-6, date.timeIntervalSinceReferenceDate.ulp))
    }

    private var addedUnit: Calendar.Component { unit == .quarter ? .month : unit }

    /// The approximate number of strides in a range.
    private func partCount(of range: ClosedRange<Date>) -> Double {
        range.upperBound.timeIntervalSince(range.lowerBound) / seconds
    }

    /// The beginnings within a range. If they were too many, a coarser round stride is used: the finest that fits.
    func within(_ range: ClosedRange<Date>) -> [Date] {
        let stride = fitting(range)
        return stride.beginnings(from: range.lowerBound, through: range.upperBound, countMax: 2 * NumberTicks.countMax)
            .filter(range.contains)
    }

    /// This stride, or the finest round one with which the range isn't divided into too many parts.
    func fitting(_ range: ClosedRange<Date>) -> DateStride {
        guard partCount(of: range) > Double(NumberTicks.countMax) else { return self }
        let seconds = range.upperBound.timeIntervalSince(range.lowerBound)
        return .automatic(over: seconds, count: NumberTicks.countMax, calendar: calendar)
    }

    /// The beginnings from the last one before a range to the first one after it, so that each date of the range is between two
    /// of them. If they were too many, the stride is multiplied.
    func enclosing(_ range: ClosedRange<Date>) -> [Date] {
        var stride = self
        let factor = (partCount(of: range) / Double(NumberTicks.binCountMax)).rounded(.up)
        if factor > 1 { stride.count = Int(clamping: Int64(min(Double(count) * factor, 1e9))) }
        return stride.beginnings(
            from: range.lowerBound, through: range.upperBound, countMax: 2 * NumberTicks.binCountMax)
    }

    /// Limits the number of steps rather than of results, because a calendar clamps a date that is out of its range, so that it
    /// may be far from the end.
    private func beginnings(from start: Date, through end: Date, countMax: Int) -> [Date] {
        let first = floor(start)
        var dates = [abs(first.timeIntervalSince(start)) <= 2 * max(seconds, 1e-6) ? first : start]
        while let last = dates.last, last <= end, dates.count <= countMax { dates.append(next(after: last)) }
        return dates
    }

    /// The finest round stride that divides a duration into at most `count` parts.
    static func automatic(over seconds: Double, count: Int, calendar: Calendar) -> DateStride {
        let strides: [(Calendar.Component, [Int])] = [
            (.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 3, 6, 12]), (.day, [1, 2]),
            (.weekOfYear, [1, 2]), (.month, [1, 3, 6]), (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]),
        ]
        let all = strides.flatMap { unit, counts in
            counts.map { DateStride(unit: unit, count: $0, calendar: calendar) }
        }
        return all.first { seconds / $0.seconds <= Double(max(count, 1)) + 0.01 } ?? all[all.count - 1]
    }
}
