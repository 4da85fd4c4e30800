import CICal
import Foundation

/// Identifies an occurrence of an event in RECURRENCE-ID and EXDATE, independently of the process's zone.
enum OccurrenceName: Hashable {
    /// All occurrences on a day in the event's zone, counted from 1970.
    case day(Int)
    /// The occurrence at a local time without a zone, in seconds.
    case clock(Int)
    /// The occurrence at a number of seconds since 1970 in UTC.
    case instant(Int)

    /// The name of the occurrence at a time. For an all-day event it is the day, in whatever zone it is written. A time without a
    /// zone is in the event's zone; if the event has no zone, only the time's digits matter.
    init(_ time: icaltimetype, of event: EventData) {
        if event.isAllDay || time.is_date != 0 {
            self = .day(CalendarTime.day(time))
        } else if event.start.zone == nil {
            self = .clock(CalendarTime.clock(time))
        } else {
            self = .instant(Int(LocalTime.date(Self.inZone(time, of: event)).timeIntervalSince1970))
        }
    }

    /// All names of an occurrence.
    static func all(of time: icaltimetype, in event: EventData) -> [OccurrenceName] {
        var day = inZone(time, of: event)
        if let zone = event.start.zone, time.is_date == 0, day.zone != zone {
            day = icaltime_convert_to_zone(day, zone)
        }
        return event.isAllDay ? [.day(CalendarTime.day(time))] : [Self(time, of: event), .day(CalendarTime.day(day))]
    }

    /// The time of the occurrence that is meant: for a day, the event's time on that day.
    static func time(_ time: icaltimetype, of event: EventData) -> icaltimetype {
        if event.isAllDay {
            var day = FollowedRule.withoutZone(time)
            (day.is_date, day.hour, day.minute, day.second) = (1, 0, 0, 0)
            return day
        }
        guard time.is_date != 0 else {
            return event.start.zone == nil ? FollowedRule.withoutZone(time) : inZone(time, of: event)
        }
        var moved = event.start
        (moved.year, moved.month, moved.day) = (time.year, time.month, time.day)
        return moved
    }

    private static func inZone(_ time: icaltimetype, of event: EventData) -> icaltimetype {
        var time = time
        if time.is_date == 0, time.zone == nil { time.zone = event.start.zone }
        return time
    }
}
