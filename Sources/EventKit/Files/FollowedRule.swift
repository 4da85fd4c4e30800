import CICal
import Foundation

/// A rule of recurrence that libical can follow (RFC 5545 §3.3.10).
struct FollowedRule {
    /// In capitals, without what no rule has.
    let text: String
    /// Without its last time, which libical would compare by its digits alone.
    let steps: String
    let until: icaltimetype?

    private static let names: Set<String> = [
        "FREQ", "UNTIL", "COUNT", "INTERVAL", "BYSECOND", "BYMINUTE", "BYHOUR", "BYDAY", "BYMONTHDAY", "BYYEARDAY",
        "BYWEEKNO", "BYMONTH", "BYSETPOS", "WKST", "RSCALE", "SKIP",
    ]

    /// - Parameter line: Where the rule stands, for the fault.
    init(_ text: String, line: Int, start: icaltimetype) throws(CalendarFault) {
        func fault(_ reason: String) -> CalendarFault {
            CalendarFault(line: line, reason: "'\(text.prefix(60))' \(reason), and is left out")
        }
        guard let parts = Self.parts(text) else { throw fault("is no rule of recurrence") }
        let last = parts.first { $0.name == "UNTIL" }?.value
        until = last.flatMap { CalendarTime.time($0) }
        self.text = parts.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
        steps = parts.filter { $0.name != "UNTIL" }.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
        guard last == nil || until != nil, hasUsableCounts(parts), isKnown(from: start) else {
            throw fault("is no rule of recurrence")
        }
        guard !Self.searchesForEver(parts) else { throw fault("is searched for too long") }
    }

    private typealias Part = (name: String, value: String)

    /// nil for what is no rule.
    private static func parts(_ text: String) -> [Part]? {
        var parts: [Part] = []
        for part in text.uppercased().filter({ !$0.isWhitespace }).split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2, !parts.contains(where: { $0.name == pair[0] }) else { return nil }
            guard names.contains(pair[0]) || pair[0].hasPrefix("X-") else { return nil }
            // Some programs write a count of -1 for none.
            if names.contains(pair[0]), pair != ["COUNT", "-1"] { parts.append((pair[0], pair[1])) }
        }
        return parts
    }

    /// libical keeps intervals in 16 bits and counts in 32, and takes a count of none for no count.
    private func hasUsableCounts(_ parts: [Part]) -> Bool {
        parts.allSatisfy { name, value in
            switch name {
            case "INTERVAL": Int16(value).map { $0 > 0 } ?? false
            case "COUNT": Int32(value).map { $0 > 0 } ?? false
            default: true
            }
        }
    }

    /// Whether libical can go along the rule.
    private func isKnown(from start: icaltimetype) -> Bool {
        let type = icalrecurrencetype_from_string(steps)
        guard type.freq != ICAL_NO_RECURRENCE, let iterator = icalrecur_iterator_new(type, Self.withoutZone(start))
        else {
            return false
        }
        icalrecur_iterator_free(iterator)
        return true
    }

    /// libical would keep the hour to which the clocks once moved a time.
    static func withoutZone(_ time: icaltimetype) -> icaltimetype {
        var time = time
        (time.zone, time.is_daylight) = (nil, 0)
        return time
    }

    /// Whether libical might go through centuries step by step for the next time: a rule of hours, minutes or seconds that
    /// leaves out days, perhaps all of them.
    private static func searchesForEver(_ parts: [Part]) -> Bool {
        let names = Set(parts.map(\.name))
        switch parts.first(where: { $0.name == "FREQ" })?.value {
        case "HOURLY": return !names.isDisjoint(with: ["BYMONTH", "BYYEARDAY", "BYWEEKNO", "BYMONTHDAY"])
        case "SECONDLY", "MINUTELY": return names.contains { $0.hasPrefix("BY") }
        default: return false
        }
    }
}
