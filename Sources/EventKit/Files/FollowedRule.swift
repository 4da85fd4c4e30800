import CICal
import Foundation

/// A recurrence rule that libical can evaluate (RFC 5545 §3.3.10).
struct FollowedRule {
    /// In capitals, without non-standard parts.
    let text: String
    /// The rule for libical: without `UNTIL`, which it would compare without regard to zones, and with explicit parts where it
    /// interprets the start wrongly.
    let steps: String
    /// Evaluates the rule in place of libical, which might search forever.
    let clockSteps: ClockSteps?
    let until: icaltimetype?

    private static let names: Set<String> = [
        "FREQ", "UNTIL", "COUNT", "INTERVAL", "BYSECOND", "BYMINUTE", "BYHOUR", "BYDAY", "BYMONTHDAY", "BYYEARDAY",
        "BYWEEKNO", "BYMONTH", "BYSETPOS", "WKST", "RSCALE", "SKIP",
    ]

    /// - Parameter line: The line of the rule, for faults.
    init(_ text: String, line: Int, start: icaltimetype) throws(CalendarFault) {
        func fault(_ reason: String) -> CalendarFault {
            CalendarFault(line: line, reason: "'\(text.prefix(60))' \(reason), and is left out")
        }
        guard let parts = Self.parts(text) else { throw fault("is no rule of recurrence") }
        let last = parts.first { $0.name == "UNTIL" }?.value
        until = last.flatMap { CalendarTime.time($0) }
        self.text = Self.text(parts)
        steps = Self.text(parts.filter { $0.name != "UNTIL" } + Self.understood(parts, start))
        // Check the numbers, which come from a file, before they are used in arithmetic.
        guard last == nil || until != nil, Self.hasUsableCounts(parts) else { throw fault("is no rule of recurrence") }
        clockSteps = ClockSteps(parts, start: start)
        guard isKnown(from: start) else { throw fault("is no rule of recurrence") }
        guard clockSteps != nil || !Self.searchesForEver(parts) else { throw fault("is searched for too long") }
    }

    private typealias Part = (name: String, value: String)

    private static func text(_ parts: [Part]) -> String {
        parts.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
    }

    /// If a yearly rule only has week numbers, the day of the week is that of the start; if it only has days of the month, they
    /// apply to every month (RFC 5545 §3.3.10). libical uses other days for the former, and only the start's month for the
    /// latter.
    private static func understood(_ parts: [Part], _ start: icaltimetype) -> [Part] {
        let names = Set(parts.map(\.name))
        guard parts.contains(where: { $0 == ("FREQ", "YEARLY") }), !names.contains("BYYEARDAY") else { return [] }
        if names.contains("BYWEEKNO") {
            guard names.isDisjoint(with: ["BYDAY", "BYMONTHDAY"]) else { return [] }
            return [("BYDAY", ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][Int(icaltime_day_of_week(start)) - 1])]
        }
        guard names.contains("BYMONTHDAY"), !names.contains("BYMONTH") else { return [] }
        return [("BYMONTH", (1...12).map(String.init).joined(separator: ","))]
    }

    /// nil for a text that isn't a rule. Some programs escape the semicolons.
    private static func parts(_ text: String) -> [Part]? {
        var parts: [Part] = []
        for part in text.uppercased().filter({ !$0.isWhitespace && $0 != "\\" }).split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2, !parts.contains(where: { $0.name == pair[0] }) else { return nil }
            guard names.contains(pair[0]) || pair[0].hasPrefix("X-") else { return nil }
            // Some programs write a count of -1 for an unlimited rule.
            if names.contains(pair[0]), pair != ["COUNT", "-1"] { parts.append((pair[0], pair[1])) }
        }
        return parts
    }

    /// libical stores intervals in 16 bits and counts in 32, and treats a count of 0 as unlimited.
    private static func hasUsableCounts(_ parts: [Part]) -> Bool {
        parts.allSatisfy { name, value in
            switch name {
            case "INTERVAL": Int16(value).map { $0 > 0 } ?? false
            case "COUNT": Int32(value).map { $0 > 0 } ?? false
            default: true
            }
        }
    }

    /// Whether libical can evaluate the rule.
    private func isKnown(from start: icaltimetype) -> Bool {
        let type = icalrecurrencetype_from_string(steps)
        guard type.freq != ICAL_NO_RECURRENCE, let iterator = icalrecur_iterator_new(type, Self.withoutZone(start))
        else {
            return false
        }
        icalrecur_iterator_free(iterator)
        return true
    }

    /// With a zone, libical would keep the hour to which a clock change once moved a time.
    static func withoutZone(_ time: icaltimetype) -> icaltimetype {
        var time = time
        (time.zone, time.is_daylight) = (nil, 0)
        return time
    }

    /// Whether libical might step through centuries in search of the next time: an hourly, minutely or secondly rule that
    /// excludes days, perhaps all of them.
    private static func searchesForEver(_ parts: [Part]) -> Bool {
        let names = Set(parts.map(\.name))
        switch parts.first(where: { $0.name == "FREQ" })?.value {
        case "HOURLY": return !names.isDisjoint(with: ["BYMONTH", "BYYEARDAY", "BYWEEKNO", "BYMONTHDAY"])
        case "SECONDLY", "MINUTELY": return names.contains { $0.hasPrefix("BY") }
        default: return false
        }
    }
}
