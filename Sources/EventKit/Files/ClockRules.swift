/// Keeps time zones from libical that it would go through for ever: it writes down each time that a zone's clocks change, up
/// to some years from now, and a file may say that they do so each second.
enum ClockRules {
    /// The most rules of a file's zones.
    static let countMax = 500

    /// The zones whose clocks change a few times a year at most; of the others it is told.
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

    /// Some programs write a zone's name and nothing else: what others know of the zone counts.
    private static func hasOffset(_ zone: CalendarText.Block) -> Bool {
        zone.children.contains { child in
            ["STANDARD", "DAYLIGHT"].contains(child.kind) && child.lines.contains { $0.name == "TZOFFSETTO" }
                && child.lines.contains { $0.name == "DTSTART" }
        }
    }

    /// - Parameter count: How many rules the zones have up to here.
    private static func fault(of rules: [String], _ count: Int) -> String? {
        if let rule = rules.first(where: { !isOfClocks($0) }) { return "'\(rule.prefix(60))' is no rule of clocks" }
        return count > countMax ? "the time zones have more than \(countMax) rules" : nil
    }

    /// Whether a rule has one day a year or so, as `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`. Some programs say which Sunday it is
    /// by its days of the month.
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
