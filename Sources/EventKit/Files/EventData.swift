import CICal
import Foundation

/// An event as in its file, representing all of its occurrences.
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
    /// The version: the event with the higher sequence is newer, or if that is equal, the one with the later stamp.
    var sequence = 0
    var stamp = Date.distantPast
    var organizer: EKParticipant?
    var attendees: [EKParticipant] = []
    var alarms: [EKAlarm] = []
    var start = icaltimetype()
    var length = EventLength.nominal(days: 0, seconds: 0)
    var rules: [FollowedRule] = []
    /// Rules whose occurrences are excluded.
    var excludedRules: [FollowedRule] = []
    var added: [Occurrence] = []
    var left: [icaltimetype] = []
    /// The occurrence of another event that this one replaces: its time, and its name.
    var replaced: icaltimetype?
    var replacedName: OccurrenceName?
    /// Whether it also replaces the following occurrences.
    var standsForFollowing = false
    /// Whether it only replaces the following occurrences, because another event replaces the first of them.
    var standsForFollowingOnly = false
    var parsed: ParsedCalendar?

    var isAllDay: Bool { start.is_date != 0 }

    /// The time zone, if the file specifies one.
    var timeZone: TimeZone? {
        guard !isAllDay, let zone = start.zone else { return nil }
        if icaltime_is_utc(start) != 0 { return TimeZone(identifier: "UTC") }
        let names = [icaltimezone_get_location(zone), icaltimezone_get_tzid(zone)].compactMap {
            $0.map { String(cString: $0) }
        }
        return names.lazy.compactMap { TimeZone(identifier: $0) ?? Self.zone($0) }.first
    }

    private static func zone(_ name: String) -> TimeZone? {
        switch ZoneNames.meaning(of: name) {
        case .identifier(let identifier)?: TimeZone(identifier: identifier)
        case .offset(let minutes)?: TimeZone(secondsFromGMT: minutes * 60)
        case nil: nil
        }
    }
}

/// A malformed event that replaces an occurrence of another. The original occurrence isn't shown in its place: it was moved or
/// canceled, although the new time is unknown.
struct LostChange: Sendable {
    let identifier: String
    let name: OccurrenceName
    /// The date from which the following occurrences are unknown too; nil if only one was replaced.
    let following: Date?
}

/// Keeps libical's component tree alive, because times point into it.
final class ParsedCalendar: @unchecked Sendable {
    // Unchecked: it is only read, and by one thread at a time (`ICal.lock`).
    let component: OpaquePointer

    init(_ component: OpaquePointer) {
        self.component = component
    }

    deinit { icalcomponent_free(component) }
}

/// Converts libical's times to dates. Days, and times without a zone, are in the zone of the process.
enum LocalTime {
    /// For years after 2582, libical would recompute the clock changes for each time, and find none. The calendar repeats after
    /// 400 years, which are 146,097 days.
    private static func seconds(_ time: icaltimetype, in zone: OpaquePointer) -> Int {
        let rounds = max(0, (Int(time.year) - 2001) / 400)
        var time = time
        time.year -= Int32(400 * rounds)
        return nearSeconds(time, in: zone) + rounds * 146_097 * 86_400
    }

    /// A local time that is skipped or repeated by a clock change has the offset from before the change (RFC 5545 §3.3.5);
    /// libical uses the other one.
    private static func nearSeconds(_ time: icaltimetype, in zone: OpaquePointer) -> Int {
        let local = icaltime_as_timet_with_zone(time, nil)
        let early = local - offset(atUTC: local - 86_400, zone)
        let usual = icaltime_as_timet_with_zone(time, zone)
        let isUsual = usual + offset(atUTC: usual, zone) == local
        return early + offset(atUTC: early, zone) == local || !isUsual ? early : usual
    }

    /// In seconds.
    private static func offset(atUTC seconds: Int, _ zone: OpaquePointer) -> Int {
        var time = icaltime_from_timet_with_zone(seconds, 0, icaltimezone_get_utc_timezone())
        return Int(icaltimezone_get_utc_offset_of_utc_time(zone, &time, nil))
    }

    /// Whether the date and time are valid; libical would roll a thirteenth month over to the next year.
    static func isDate(_ time: icaltimetype) -> Bool {
        (1...9999).contains(time.year) && (1...12).contains(time.month)
            && (1...icaltime_days_in_month(time.month, time.year)).contains(time.day)
            && (0...23).contains(time.hour) && (0...59).contains(time.minute) && (0...60).contains(time.second)
    }

    static func date(_ time: icaltimetype, in zone: TimeZone = .current) -> Date {
        if time.is_date == 0, let own = time.zone {
            return Date(timeIntervalSince1970: Double(seconds(time, in: own)))
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
