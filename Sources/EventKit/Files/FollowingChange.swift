import CICal
import Foundation

/// An event that replaces an occurrence of another and all following ones (`RANGE=THISANDFUTURE`, RFC 5545 §3.2.13): they get its
/// properties, and are moved by as much as it is.
struct FollowingChange {
    let identifier: String
    /// nil if the event can't be read, so that the following occurrences are unknown.
    let event: EventData?
    /// The original time of the first replaced occurrence.
    let date: Date
    /// The maximum distance of an occurrence from its original time, in seconds.
    let reach: Double

    /// Nil for an event that doesn't replace others, or replaces one occurrence only.
    init?(_ event: EventData, in zone: TimeZone) {
        guard event.standsForFollowing, let replaced = event.replaced else { return nil }
        (identifier, self.event, date) = (event.identifier, event, LocalTime.date(replaced, in: zone))
        reach =
            abs(LocalTime.date(event.start, in: zone).timeIntervalSince(date)) + event.length.secondsMax(in: zone)
            + 86_400
    }

    /// nil for a change of one occurrence only.
    init?(_ lost: LostChange) {
        guard let date = lost.following else { return nil }
        (identifier, event, self.date, reach) = (lost.identifier, nil, date, 0)
    }

    /// The new time of an occurrence, moved as the replacing event is.
    func moved(_ time: icaltimetype, _ event: EventData) -> icaltimetype {
        guard let replaced = event.replaced else { return time }
        let isOfDays = [time, replaced, event.start].contains { $0.is_date != 0 }
        var moved = time
        ICal.lock.withLock { _ in
            moved = isOfDays ? movedByDays(time, replaced, event) : movedByClock(time, replaced, event)
        }
        return moved
    }

    /// Moves by whole days, and uses the event's time of day.
    private func movedByDays(_ time: icaltimetype, _ replaced: icaltimetype, _ event: EventData) -> icaltimetype {
        var day = time
        day.is_date = 1
        icaltime_adjust(&day, Int32(CalendarTime.day(event.start) - CalendarTime.day(replaced)), 0, 0, 0)
        var moved = event.start
        (moved.year, moved.month, moved.day) = (day.year, day.month, day.day)
        return moved
    }

    /// Moves in the local time of the event's zone, regardless of clock changes.
    private func movedByClock(_ time: icaltimetype, _ replaced: icaltimetype, _ event: EventData) -> icaltimetype {
        func inZone(_ time: icaltimetype) -> icaltimetype {
            event.start.zone.map { icaltime_convert_to_zone(time, $0) } ?? time
        }
        let seconds = CalendarTime.clock(event.start) - CalendarTime.clock(inZone(replaced))
        var moved = inZone(time)
        icaltime_adjust(&moved, Int32(seconds / 86_400), 0, 0, Int32(seconds % 86_400))
        return moved
    }
}
