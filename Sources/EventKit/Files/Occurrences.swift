import CICal
import Foundation

/// One occurrence of an event.
struct Occurrence {
    let time: icaltimetype
    let length: EventLength
    var names: Set<OccurrenceName> = []
}

/// The occurrences of an event in a period: its start, those of its rules, and added dates, except excluded ones.
enum Occurrences {
    /// The limit on steps per query: a secondly rule would be practically endless.
    static let stepCountMax = 200_000

    /// The occurrences that overlap the period, in order of time.
    ///
    /// - Parameters:
    ///   - zone: The zone of days, and of times without a zone.
    ///   - stepCount: The remaining number of steps, which is decreased by those taken.
    static func all(
        of event: EventData, from start: Date, to end: Date, in zone: TimeZone = .current, stepCount: inout Int
    ) -> [Occurrence] {
        ICal.lock.withLock { _ in unlocked(of: event, from: start, to: end, in: zone, stepCount: &stepCount) }
    }

    /// The same, for callers that hold `ICal.lock`.
    static func unlocked(
        of event: EventData, from start: Date, to end: Date, in zone: TimeZone, stepCount: inout Int
    ) -> [Occurrence] {
        var steps = min(stepCount, stepCountMax)
        defer { stepCount -= min(stepCount, stepCountMax) - steps }
        let span = Span(start: start, end: end, zone: zone)
        var times = event.rules.flatMap { Self.times($0, event, span, &steps) }
        times = [event.start] + times
        let excluded = event.excludedRules.flatMap { Self.times($0, event, span, &steps) }
        let left = Set(
            event.left.map { OccurrenceName($0, of: event) } + excluded.map { OccurrenceName($0, of: event) })
        var seen: Set<Date> = []
        // Added dates with their own duration take precedence over a rule's occurrence at the same time.
        return (event.added + times.map { Occurrence(time: $0, length: event.length) }).filter { occurrence in
            span.contains(occurrence) && left.isDisjoint(with: OccurrenceName.all(of: occurrence.time, in: event))
                && seen.insert(LocalTime.date(occurrence.time, in: zone)).inserted
        }.map {
            Occurrence(time: $0.time, length: $0.length, names: Set(OccurrenceName.all(of: $0.time, in: event)))
        }.sorted { LocalTime.date($0.time, in: zone) < LocalTime.date($1.time, in: zone) }
    }

    /// Whether an occurrence from one date to another overlaps a period.
    static func touches(_ begin: Date, _ finish: Date, from start: Date, to end: Date) -> Bool {
        begin < end && (finish > start || (finish <= begin && begin >= start))
    }

    private struct Span {
        let start: Date
        let end: Date
        let zone: TimeZone

        func contains(_ occurrence: Occurrence) -> Bool {
            touches(
                LocalTime.date(occurrence.time, in: zone), occurrence.length.end(of: occurrence.time, in: zone),
                from: start, to: end)
        }
    }

    private static func times(
        _ rule: FollowedRule, _ event: EventData, _ span: Span, _ steps: inout Int
    ) -> [icaltimetype] {
        if let clockSteps = rule.clockSteps { return Self.times(clockSteps, rule, event, span, &steps) }
        let type = icalrecurrencetype_from_string(rule.steps)
        guard let iterator = icalrecur_iterator_new(type, FollowedRule.withoutZone(event.start)) else { return [] }
        defer { icalrecur_iterator_free(iterator) }
        let reach = event.length.secondsMax(in: span.zone)
        let first = span.start.addingTimeInterval(-reach)
        skip(to: first, type, event, span.zone, iterator)
        var times: [icaltimetype] = []
        while steps > 0 {
            steps -= 1
            var time = icalrecur_iterator_next(iterator)
            guard icaltime_is_null_time(time) == 0 else { break }
            time.zone = event.start.zone
            let date = LocalTime.date(time, in: span.zone)
            guard date < span.end, !isPast(rule.until, time) else { break }
            if date >= first { times.append(time) }
        }
        return times
    }

    private static func times(
        _ clockSteps: ClockSteps, _ rule: FollowedRule, _ event: EventData, _ span: Span, _ steps: inout Int
    ) -> [icaltimetype] {
        let reach = event.length.secondsMax(in: span.zone)
        // Local time differs from UTC by a day at most.
        let (first, end) = (
            seconds(span.start.addingTimeInterval(-reach - 86_400)), seconds(span.end.addingTimeInterval(86_400))
        )
        return clockSteps.times(from: first, until: end, steps: &steps).map {
            var time = icaltime_from_timet_with_zone($0, 0, nil)
            time.zone = event.start.zone
            return time
        }.filter { !isPast(rule.until, $0) }
    }

    /// Clamps a date: files have years up to 9999.
    private static func seconds(_ date: Date) -> Int {
        Int(exactly: min(max(date.timeIntervalSince1970, -1e11), 1e12).rounded()) ?? 0
    }

    /// Whether a time is after the rule's last one. If either is a day, whole days are compared; for an event without a zone,
    /// only the digits are.
    private static func isPast(_ last: icaltimetype?, _ time: icaltimetype) -> Bool {
        guard var last else { return false }
        if last.is_date != 0 || time.is_date != 0 { return CalendarTime.day(time) > CalendarTime.day(last) }
        guard let zone = time.zone else { return CalendarTime.clock(time) > CalendarTime.clock(last) }
        if last.zone == nil { last.zone = zone }
        return LocalTime.date(time) > LocalTime.date(last)
    }

    /// Starts a rule without a count shortly before the period.
    private static func skip(
        to date: Date, _ type: icalrecurrencetype, _ event: EventData, _ zone: TimeZone, _ iterator: OpaquePointer
    ) {
        let before = date.addingTimeInterval(-2 * 86_400)
        guard type.count == 0, before > LocalTime.date(event.start, in: zone) else { return }
        let time = icaltime_from_timet_with_zone(time_t(before.timeIntervalSince1970), event.start.is_date, nil)
        _ = icalrecur_iterator_set_start(iterator, time)
    }
}
