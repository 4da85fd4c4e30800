import CICal
import Foundation

/// An event that stands in for an occurrence of another and for all that follow (`RANGE=THISANDFUTURE`, RFC 5545 §3.2.13):
/// they are what it is, and as much earlier or later as it is.
struct FollowingChange {
    let event: EventData
    /// When the first occurrence that it stands for would take place.
    let date: Date
    private let replaced: icaltimetype

    /// nil for an event that stands for none, or for one occurrence alone.
    init?(_ event: EventData) {
        guard event.standsForFollowing, let replaced = event.replaced else { return nil }
        (self.event, self.replaced, date) = (event, replaced, LocalTime.date(replaced))
    }

    /// By how much the occurrences are later, in seconds.
    var delay: Double { LocalTime.date(event.start).timeIntervalSince(date) }

    /// When an occurrence takes place that would do so at a time.
    func moved(_ time: icaltimetype) -> icaltimetype {
        var moved = time
        ICal.lock.withLock { _ in moved = isOfDays(time) ? movedByDays(time) : movedByClock(time) }
        return moved
    }

    private func isOfDays(_ time: icaltimetype) -> Bool {
        [time, replaced, event.start].contains { $0.is_date != 0 }
    }

    /// At the event's own hour.
    private func movedByDays(_ time: icaltimetype) -> icaltimetype {
        var day = time
        day.is_date = 1
        icaltime_adjust(&day, Int32(Self.days(to: event.start) - Self.days(to: replaced)), 0, 0, 0)
        var moved = event.start
        (moved.year, moved.month, moved.day) = (day.year, day.month, day.day)
        return moved
    }

    /// By the clock of the event's zone, whatever that does in between.
    private func movedByClock(_ time: icaltimetype) -> icaltimetype {
        let seconds = Self.clock(event.start) - Self.clock(inZone(replaced))
        var moved = inZone(time)
        icaltime_adjust(&moved, Int32(seconds / 86_400), 0, 0, Int32(seconds % 86_400))
        return moved
    }

    private func inZone(_ time: icaltimetype) -> icaltimetype {
        event.start.zone.map { icaltime_convert_to_zone(time, $0) } ?? time
    }

    /// What a clock shows, counted in seconds.
    private static func clock(_ time: icaltimetype) -> Int { icaltime_as_timet_with_zone(time, nil) }

    private static func days(to time: icaltimetype) -> Int {
        var day = time
        (day.is_date, day.hour, day.minute, day.second) = (1, 0, 0, 0)
        return clock(day) / 86_400
    }
}
