import CICal
import Foundation

/// The time zones that a file's times are in: its own count first, then those that everybody knows. Made and used under
/// `ICal.lock`.
final class CalendarZones {
    let calendar: ParsedCalendar
    /// The file's own zones, by their names in small letters.
    private var own: [String: (name: String, span: ClockSpan)] = [:]
    private var found: [String: OpaquePointer?] = [:]
    /// What the calendar says of times that name no zone (`X-WR-TIMEZONE`): such feeds list matches and concerts by the
    /// clocks of their place.
    private let usualName: String?

    /// nil if there is no memory for it.
    init?(_ blocks: [CalendarText.Block], usual: String? = nil) {
        guard let component = icalcomponent_new(ICAL_VCALENDAR_COMPONENT) else { return nil }
        calendar = ParsedCalendar(component)
        usualName = usual
        for block in blocks {
            guard let name = block.lines.first(where: { $0.name == "TZID" })?.value, add(block.text) else { continue }
            own[name.lowercased()] = (name, ClockSpan(block))
        }
    }

    /// The zone of an event that names none; nil where the calendar names none either, or one that nobody knows.
    func usualZone(at time: icaltimetype) -> OpaquePointer? { usualName.flatMap { zone(named: $0, at: time) } }

    /// nil for a name that nobody knows. At a time about which the file's own zone says nothing, what everybody knows of the
    /// name counts.
    func zone(named name: String, at time: icaltimetype) -> OpaquePointer? {
        guard let own = own[name.lowercased()] else { return knownZone(name) }
        let zone = icalcomponent_get_timezone(calendar.component, own.name)
        return own.span.contains(time) ? zone ?? knownZone(name) : knownZone(name) ?? zone
    }

    private func knownZone(_ name: String) -> OpaquePointer? {
        if let known = found[name] { return known }
        let zone = ZoneNames.meaning(of: name).flatMap(zone)
        found[name] = zone
        return zone
    }

    private func zone(_ meaning: ZoneNames.Meaning) -> OpaquePointer? {
        switch meaning {
        case .identifier("UTC"), .identifier("Z"), .identifier("Etc/UTC"), .offset(minutes: 0):
            icaltimezone_get_utc_timezone()
        case .identifier(let name): icaltimezone_get_builtin_timezone(name)
        case .offset(let minutes): fixedZone(minutes)
        }
    }

    private func fixedZone(_ minutes: Int) -> OpaquePointer? {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let offset = (minutes < 0 ? "-" : "+") + two(abs(minutes) / 60) + two(abs(minutes) % 60)
        let name = "GMT\(offset)"
        let lines = [
            "BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:STANDARD", "DTSTART:16010101T000000", "TZOFFSETFROM:\(offset)",
            "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
        ]
        return add(lines.joined(separator: "\r\n"))
            ? icalcomponent_get_timezone(calendar.component, name) : nil
    }

    /// Whether libical sees a time zone in the text.
    private func add(_ text: String) -> Bool {
        guard let component = icalparser_parse_string(text + "\r\n") else { return false }
        guard icalcomponent_isa(component) == ICAL_VTIMEZONE_COMPONENT else {
            icalcomponent_free(component)
            return false
        }
        icalcomponent_add_component(calendar.component, component)
        return true
    }
}
