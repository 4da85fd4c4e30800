import CICal

/// The period that a file's time zone describes: from its first clock change on. If it lists several changes and no open-ended
/// rule, the period ends a year after the last.
struct ClockSpan {
    private var first: Int?
    private var last: Int?

    init(_ zone: CalendarText.Block) {
        let lines = zone.children.flatMap(\.lines)
        let times = lines.filter { ["DTSTART", "RDATE"].contains($0.name) }.flatMap { $0.value.split(separator: ",") }
            .compactMap { CalendarTime.time(String($0.prefix { $0 != "/" })) }.map { CalendarTime.clock($0) }
        let hasRule = lines.contains { $0.name == "RRULE" && !$0.value.uppercased().contains("UNTIL=") }
        first = times.min()
        last =
            hasRule || Set(times).count < 2 ? nil : lines.compactMap(Self.end).reduce(times.max()) { max($0 ?? $1, $1) }
    }

    /// When a rule ends.
    private static func end(_ line: CalendarLine) -> Int? {
        guard line.name == "RRULE" else { return nil }
        let until = line.value.uppercased().split(separator: ";").first { $0.hasPrefix("UNTIL=") }
        return until.flatMap { CalendarTime.time(String($0.dropFirst(6))) }.map { CalendarTime.clock($0) }
    }

    func contains(_ time: icaltimetype) -> Bool {
        let clock = CalendarTime.clock(time)
        return clock >= first ?? clock && clock <= (last ?? clock) + 366 * 86_400
    }
}
