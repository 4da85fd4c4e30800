import CICal
import Foundation

/// When an event takes place within a span: by itself, by its rules and added dates, without those that were left out.
enum Occurrences {
    /// A rule that fires each second would never end; beyond this many steps it does.
    static let stepCountMax = 200_000

    /// The starts of the occurrences that touch the span, in their order.
    ///
    /// - Parameter stepCount: How many steps may be taken; those that were are taken off.
    static func starts(of event: EventData, from start: Date, to end: Date, stepCount: inout Int) -> [icaltimetype] {
        var steps = min(stepCount, stepCountMax)
        defer { stepCount -= min(stepCount, stepCountMax) - steps }
        return ICal.lock.withLock { _ in
            var times = [event.start] + event.added
            for rule in event.rules { times += Self.times(rule, event, from: start, to: end, &steps) }
            let left = Set(event.left.map { key(time($0, of: event)) })
            var seen: Set<Date> = []
            return times.map { ($0, LocalTime.date($0)) }.filter { time, date in
                touches(date, event.duration, from: start, to: end) && !left.contains(key(time))
                    && seen.insert(date).inserted
            }.sorted { $0.1 < $1.1 }.map(\.0)
        }
    }

    /// Whether what begins at a date and takes so many seconds takes place in a span.
    static func touches(_ date: Date, _ duration: Double, from start: Date, to end: Date) -> Bool {
        date < end && (date.addingTimeInterval(duration) > start || (duration == 0 && date >= start))
    }

    private static func times(
        _ rule: String, _ event: EventData, from start: Date, to end: Date, _ steps: inout Int
    ) -> [icaltimetype] {
        var type = icalrecurrencetype_from_string(rule)
        let last = type.until
        // Without its zone: libical would keep the hour to which the clocks once moved a time.
        var first = event.start
        first.zone = nil
        first.is_daylight = 0
        if icaltime_is_null_time(last) == 0 { icaltime_adjust(&type.until, 2, 0, 0, 0) }
        guard let iterator = icalrecur_iterator_new(type, first) else { return [] }
        defer { icalrecur_iterator_free(iterator) }
        skip(to: start, type, event, iterator)
        var times: [icaltimetype] = []
        while steps > 0 {
            steps -= 1
            var time = icalrecur_iterator_next(iterator)
            guard icaltime_is_null_time(time) == 0 else { break }
            time.zone = event.start.zone
            let date = LocalTime.date(time)
            guard date < end, !isPast(last, time) else { break }
            if date.addingTimeInterval(event.duration) >= start { times.append(time) }
        }
        return times
    }

    /// Whether a time is behind the last one that a rule has.
    private static func isPast(_ last: icaltimetype, _ time: icaltimetype) -> Bool {
        guard icaltime_is_null_time(last) == 0 else { return false }
        if last.is_date != 0 {
            return (time.year, time.month, time.day) > (last.year, last.month, last.day)
        }
        var last = last
        if last.zone == nil { last.zone = time.zone }
        return LocalTime.date(time) > LocalTime.date(last)
    }

    /// Rules that don't count can begin shortly before the span.
    private static func skip(to start: Date, _ type: icalrecurrencetype, _ event: EventData, _ iterator: OpaquePointer)
    {
        let before = start.addingTimeInterval(-event.duration - 2 * 86_400)
        guard type.count == 0, before > LocalTime.date(event.start) else { return }
        let time = icaltime_from_timet_with_zone(time_t(before.timeIntervalSince1970), event.start.is_date, nil)
        _ = icalrecur_iterator_set_start(iterator, time)
    }

    /// What tells an occurrence: its time, or for events of whole days its day.
    private static func key(_ time: icaltimetype) -> Double {
        LocalTime.date(time).timeIntervalSince1970
    }

    /// The time of the occurrence that is meant: a day means what is on it at the event's time.
    static func time(_ time: icaltimetype, of event: EventData) -> icaltimetype {
        guard time.is_date != 0, event.start.is_date == 0 else { return time }
        var moved = event.start
        (moved.year, moved.month, moved.day) = (time.year, time.month, time.day)
        return moved
    }
}
