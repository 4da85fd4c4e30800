import CICal
import Foundation

/// Which occurrence of an event a time means, in RECURRENCE-ID and EXDATE: the same wherever the process is.
enum OccurrenceName: Hashable {
    /// All that is on a day of the event's zone, counted from 1970.
    case day(Int)
    /// What begins when a clock without a zone shows this, in seconds.
    case clock(Int)
    /// What begins so many seconds after 1970 began in UTC.
    case instant(Int)

    /// The name that a time is. For an event of whole days it is the day, in whatever zone it is written. A time without a
    /// zone is one of the event's zone; one with a zone, for an event without, counts by its digits.
    init(_ time: icaltimetype, of event: EventData) {
        if event.isAllDay || time.is_date != 0 {
            self = .day(CalendarTime.day(time))
        } else if event.start.zone == nil {
            self = .clock(CalendarTime.clock(time))
        } else {
            self = .instant(Int(LocalTime.date(Self.inZone(time, of: event)).timeIntervalSince1970))
        }
    }

    /// All the names that an occurrence has.
    static func all(of time: icaltimetype, in event: EventData) -> [OccurrenceName] {
        var day = inZone(time, of: event)
        if let zone = event.start.zone, time.is_date == 0, day.zone != zone {
            day = icaltime_convert_to_zone(day, zone)
        }
        return event.isAllDay ? [.day(CalendarTime.day(time))] : [Self(time, of: event), .day(CalendarTime.day(day))]
    }

    /// The time of the occurrence that is meant: a day means what is on it at the event's time.
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
