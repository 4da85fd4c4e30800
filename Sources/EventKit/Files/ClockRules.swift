/// Rejects time zones that would make libical loop almost forever: it lists every clock change of a zone up to some years from
/// now, and a file can specify one for each second.
enum ClockRules {
    /// The maximum number of rules in a file's zones.
    static let countMax = 500

    /// The zones whose clocks change a few times a year at most. The others are reported.
    static func readable(_ zones: [CalendarText.Block], _ faults: inout [CalendarFault]) -> [CalendarText.Block] {
        var count = 0
        return zones.filter(hasOffset).filter { zone in
            let rules = zone.allLines.filter { $0.name == "RRULE" }.map(\.value)
            count += rules.count
            guard let reason = fault(of: rules, count) else { return true }
            faults.append(CalendarFault(line: zone.line, reason: "\(reason); the time zone is left out"))
            return false
        }
    }

    /// Some programs write a zone's name without its offsets. Such zones are left out, so that the tz database's is used.
    private static func hasOffset(_ zone: CalendarText.Block) -> Bool {
        zone.children.contains { child in
            ["STANDARD", "DAYLIGHT"].contains(child.kind) && child.lines.contains { $0.name == "TZOFFSETTO" }
                && child.lines.contains { $0.name == "DTSTART" }
        }
    }

    /// - Parameter count: The number of rules in the zones so far.
    private static func fault(of rules: [String], _ count: Int) -> String? {
        if let rule = rules.first(where: { !isOfClocks($0) }) { return "'\(rule.prefix(60))' is no rule of clocks" }
        return count > countMax ? "the time zones have more than \(countMax) rules" : nil
    }

    /// Whether a rule has about one date a year, as `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`. Some programs select the Sunday by a list
    /// of days of the month.
    private static func isOfClocks(_ rule: String) -> Bool {
        var parts: [String: String] = [:]
        for part in rule.uppercased().filter({ !$0.isWhitespace }).split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2, parts.updateValue(pair[1], forKey: pair[0]) == nil else { return false }
        }
        let hasWeekday = parts["BYDAY"] != nil
        return parts["FREQ"] == "YEARLY"
            && parts.allSatisfy { name, value in
                !name.hasPrefix("BY") || !value.contains(",") || (name == "BYMONTHDAY" && hasWeekday)
            }
    }
}
