import CICal
import Foundation

extension EKRecurrenceRule {
    /// Parses a rule such as `FREQ=WEEKLY;BYDAY=MO,WE`; nil for one that recurs more often than daily, which `EKRecurrenceRule`
    /// can't represent.
    convenience init?(text: String, zone: TimeZone = .current) {
        var parts: [String: String] = [:]
        for part in text.uppercased().split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            if pair.count == 2 { parts[pair[0]] = pair[1] }
        }
        let frequencies: [String: EKRecurrenceFrequency] = [
            "DAILY": .daily, "WEEKLY": .weekly, "MONTHLY": .monthly, "YEARLY": .yearly,
        ]
        guard let frequency = parts["FREQ"].flatMap({ frequencies[$0] }) else { return nil }
        func numbers(_ name: String) -> [NSNumber]? {
            parts[name].map { $0.split(separator: ",").compactMap { Int($0) }.map { NSNumber(value: $0) } }
        }
        self.init(
            recurrenceWith: frequency, interval: max(1, parts["INTERVAL"].flatMap { Int($0) } ?? 1),
            daysOfTheWeek: parts["BYDAY"].map {
                $0.split(separator: ",").compactMap { EKRecurrenceDayOfWeek(text: $0) }
            },
            daysOfTheMonth: numbers("BYMONTHDAY"), monthsOfTheYear: numbers("BYMONTH"),
            weeksOfTheYear: numbers("BYWEEKNO"),
            daysOfTheYear: numbers("BYYEARDAY"), setPositions: numbers("BYSETPOS"), end: Self.end(parts, zone))
    }

    private static func end(_ parts: [String: String], _ zone: TimeZone) -> EKRecurrenceEnd? {
        if let count = parts["COUNT"].flatMap({ Int($0) }), count > 0 { return EKRecurrenceEnd(occurrenceCount: count) }
        guard let until = parts["UNTIL"] else { return nil }
        let time = icaltime_from_string(until)
        return icaltime_is_null_time(time) != 0 ? nil : EKRecurrenceEnd(end: LocalTime.date(time, in: zone))
    }
}

extension EKRecurrenceDayOfWeek {
    /// Parses a day such as `MO` or `-1FR`.
    convenience init?(text: Substring) {
        let days: [String: EKWeekday] = [
            "SU": .sunday, "MO": .monday, "TU": .tuesday, "WE": .wednesday, "TH": .thursday, "FR": .friday,
            "SA": .saturday,
        ]
        guard let day = days[String(text.suffix(2))] else { return nil }
        self.init(day, weekNumber: Int(text.dropLast(2)) ?? 0)
    }
}
