import CICal
import Foundation

/// An hourly, minutely or secondly rule with filters (RFC 5545 §3.3.10), evaluated in local time. For a rule that never matches,
/// libical would search through centuries; here each step is counted, and skipping a day is one step.
struct ClockSteps {
    private let start: Int
    private let interval: Int
    private let count: Int?
    /// The allowed values of a time's parts, by the names in the rule.
    private let allowed: [String: Set<Int>]

    private static let seconds = ["HOURLY": 3600, "MINUTELY": 60, "SECONDLY": 1]
    private static let weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
    private static let days: Set<String> = ["BYMONTH", "BYMONTHDAY", "BYYEARDAY", "BYDAY"]

    /// nil for a rule of days or longer units, one without filters, and one that has more than filters.
    init?(_ parts: [(name: String, value: String)], start: icaltimetype) {
        let values = Dictionary(parts.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        guard start.is_date == 0, let step = Self.seconds[values["FREQ"] ?? ""] else { return nil }
        let limits = Self.days.union(step < 3600 ? ["BYHOUR", "BYMINUTE"] : ["BYHOUR"]).union(
            step < 60 ? ["BYSECOND"] : [])
        let given = values.filter { $0.key.hasPrefix("BY") }
        guard !given.isEmpty, Set(given.keys).isSubset(of: limits) else { return nil }
        var allowed: [String: Set<Int>] = [:]
        for (name, text) in given {
            let numbers = text.split(separator: ",").map {
                name == "BYDAY" ? Self.weekdays.firstIndex(of: String($0)) : Int($0)
            }
            guard numbers.allSatisfy({ $0 != nil }) else { return nil }
            allowed[name] = Set(numbers.compactMap { $0 })
        }
        self.start = CalendarTime.clock(start)
        interval = step * (values["INTERVAL"].flatMap { Int($0) } ?? 1)
        count = values["COUNT"].flatMap { Int($0) }
        self.allowed = allowed
    }

    /// The matching times in a range, in seconds of local time.
    ///
    /// - Parameter steps: The remaining number of steps, which is decreased by those taken.
    func times(from first: Int, until end: Int, steps: inout Int) -> [Int] {
        var times: [Int] = []
        var found = 0
        var time = count == nil ? next(from: first) : start
        while time < end, steps > 0, found < count ?? .max {
            steps -= 1
            if let end = endOfWhatIsLeftOut(at: time) {
                time = next(from: end)
            } else {
                found += 1
                if time >= first { times.append(time) }
                time += interval
            }
        }
        return times
    }

    /// The rule's first candidate at or after a time.
    private func next(from time: Int) -> Int {
        start + max(0, (time - start + interval - 1) / interval) * interval
    }

    /// The end of the day, hour, minute or second that the rule excludes; nil if the time matches.
    private func endOfWhatIsLeftOut(at time: Int) -> Int? {
        let clock = icaltime_from_timet_with_zone(time, 0, nil)
        if !isDayAllowed(clock) { return time - second(of: clock) + 86_400 }
        if !has("BYHOUR", clock.hour) { return time - Int(clock.minute * 60 + clock.second) + 3600 }
        if !has("BYMINUTE", clock.minute) { return time - Int(clock.second) + 60 }
        return has("BYSECOND", clock.second) ? nil : time + 1
    }

    private func second(of clock: icaltimetype) -> Int { Int(clock.hour * 3600 + clock.minute * 60 + clock.second) }

    private func has(_ name: String, _ number: Int32) -> Bool { allowed[name]?.contains(Int(number)) ?? true }

    private func isDayAllowed(_ clock: icaltimetype) -> Bool {
        has("BYMONTH", clock.month) && has("BYDAY", icaltime_day_of_week(clock) - 1)
            && has("BYMONTHDAY", clock.day, of: icaltime_days_in_month(clock.month, clock.year))
            && has("BYYEARDAY", icaltime_day_of_year(clock), of: icaltime_days_in_year(clock.year))
    }

    /// Also matches numbers counted from the end: -1 is the last one.
    private func has(_ name: String, _ number: Int32, of total: Int32) -> Bool {
        has(name, number) || has(name, number - total - 1)
    }
}
