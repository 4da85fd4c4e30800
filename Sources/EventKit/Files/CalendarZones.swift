import CICal
import Foundation

/// The time zones of a file's times: those defined in the file take precedence over the tz database's. Create and use this while
/// holding `ICal.lock`.
final class CalendarZones {
    let calendar: ParsedCalendar
    /// The file's own zones, by their names in lowercase.
    private var own: [String: (name: String, span: ClockSpan)] = [:]
    private var found: [String: OpaquePointer?] = [:]
    /// The calendar's default zone for times without one (`X-WR-TIMEZONE`): feeds of matches and concerts use local times.
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

    /// The zone of an event without one; nil if the calendar has no default zone, or an unknown one.
    func usualZone(at time: icaltimetype) -> OpaquePointer? { usualName.flatMap { zone(named: $0, at: time) } }

    /// nil for an unknown name. Outside of the period that the file's own zone describes, the tz database's zone of that name is
    /// used.
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

    /// Adds a time zone to libical's calendar. Returns false if libical can't parse it.
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
