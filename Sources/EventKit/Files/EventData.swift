import CICal
import Foundation

/// An event as its file has it, with all of its occurrences in it.
struct EventData: @unchecked Sendable {
    // Unchecked: the times point to zones of the parsed calendar, which is kept, and never changes once it is read.
    var identifier = ""
    var title = ""
    var location: String?
    var notes: String?
    var url: URL?
    var status = EKEventStatus.none
    var availability = EKEventAvailability.busy
    var created: Date?
    var modified: Date?
    var organizer: EKParticipant?
    var attendees: [EKParticipant] = []
    var alarms: [EKAlarm] = []
    var start = icaltimetype()
    /// In seconds.
    var duration = 0.0
    var rules: [String] = []
    var added: [icaltimetype] = []
    var left: [icaltimetype] = []
    /// Which occurrence of another event this one stands for.
    var replaced: icaltimetype?
    var parsed: ParsedCalendar?

    var isAllDay: Bool { start.is_date != 0 }

    /// The time zone's name, where the file gives one.
    var timeZone: TimeZone? {
        guard !isAllDay, let zone = start.zone else { return nil }
        if icaltime_is_utc(start) != 0 { return TimeZone(identifier: "UTC") }
        let names = [icaltimezone_get_location(zone), icaltimezone_get_tzid(zone)]
        return names.lazy.compactMap { $0.map { String(cString: $0) } }.compactMap { TimeZone(identifier: $0) }.first
    }
}

/// Keeps libical's tree for as long as times point into it.
final class ParsedCalendar: @unchecked Sendable {
    // Unchecked: it is only read, and by one thread at a time (`ICal.lock`).
    let component: OpaquePointer

    init(_ component: OpaquePointer) {
        self.component = component
    }

    deinit { icalcomponent_free(component) }
}

/// Dates of libical's times. A day, and a time without a zone, are those of where the process is.
enum LocalTime {
    static func date(_ time: icaltimetype, in zone: TimeZone = .current) -> Date {
        if time.is_date == 0, let own = time.zone {
            return Date(timeIntervalSince1970: Double(icaltime_as_timet_with_zone(time, own)))
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = DateComponents(
            year: Int(time.year), month: Int(time.month), day: Int(time.day),
            hour: time.is_date != 0 ? 0 : Int(time.hour),
            minute: time.is_date != 0 ? 0 : Int(time.minute), second: time.is_date != 0 ? 0 : Int(time.second))
        return calendar.date(from: parts) ?? .distantPast
    }
}
