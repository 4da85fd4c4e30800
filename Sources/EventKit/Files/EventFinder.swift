import CICal
import Foundation
import os

/// Finds a calendar's occurrences, including those that were changed separately.
struct EventFinder {
    let file: CalendarFile
    /// The zone of days, and of times without a zone.
    var zone = TimeZone.current
    /// The limit on steps through the recurrence rules of a file's events, so that no file blocks a query. A period of four years
    /// has about 1,500 days.
    static let stepCountMax = 500_000

    func events(from start: Date, to end: Date) -> [EKEvent] {
        let (replaced, changes) = (replacedNames, followingChanges)
        var stepCount = Self.stepCountMax
        defer { if stepCount == 0 { tellOfManyOccurrences() } }
        return file.events.flatMap { data -> [EKEvent] in
            if data.standsForFollowingOnly { return [] }
            let isOriginal = data.replaced == nil
            let changes = isOriginal ? changes[data.identifier, default: []] : []
            // An occurrence outside of the period may be moved into it.
            let margin = changes.map(\.reach).max() ?? 0
            let occurrences = Occurrences.all(
                of: data, from: start.addingTimeInterval(-margin), to: end.addingTimeInterval(margin), in: zone,
                stepCount: &stepCount)
            return occurrences.compactMap { found in
                let isReplaced = isOriginal && replaced[data.identifier]?.isDisjoint(with: found.names) == false
                return isReplaced ? nil : occurrence(of: data, found, changes, from: start, to: end)
            }
        }
    }

    private var replacedNames: [String: Set<OccurrenceName>] {
        var names: [String: Set<OccurrenceName>] = [:]
        for event in file.events {
            if let name = event.replacedName { names[event.identifier, default: []].insert(name) }
        }
        for change in file.lost { names[change.identifier, default: []].insert(change.name) }
        return names
    }

    private var followingChanges: [String: [FollowingChange]] {
        let changes = file.events.compactMap { FollowingChange($0, in: zone) }.map { ($0.identifier, $0) }
        let lost = file.lost.compactMap(FollowingChange.init).map { ($0.identifier, $0) }
        return Dictionary(grouping: changes + lost, by: \.0).mapValues { $0.map(\.1) }
    }

    /// The event for an occurrence, after the last change that applies to it; nil if it is outside of the period.
    private func occurrence(
        of data: EventData, _ found: Occurrence, _ changes: [FollowingChange], from start: Date, to end: Date
    ) -> EKEvent? {
        let date = LocalTime.date(found.time, in: zone)
        guard let change = changes.filter({ $0.date <= date }).max(by: { $0.date < $1.date }) else {
            return touches(found, from: start, to: end) ? event(data, found) : nil
        }
        guard let changed = change.event else { return nil }
        let moved = Occurrence(time: change.moved(found.time, changed), length: changed.length)
        guard touches(moved, from: start, to: end) else { return nil }
        let event = self.event(changed, moved)
        if event.recurrenceRules == nil { event.recurrenceRules = rules(of: data) }
        event.isDetached = false
        event.occurrenceDate = date
        return event
    }

    private func touches(_ occurrence: Occurrence, from start: Date, to end: Date) -> Bool {
        Occurrences.touches(
            LocalTime.date(occurrence.time, in: zone), occurrence.length.end(of: occurrence.time, in: zone),
            from: start,
            to: end)
    }

    private func tellOfManyOccurrences() {
        Logger(subsystem: "kissa", category: "calendars").error(
            "\(file.calendar.calendarIdentifier, privacy: .public): the events occur more than \(Self.stepCountMax) times; the others are left out."
        )
    }

    /// The first occurrence of an event.
    func event(_ identifier: String) -> EKEvent? {
        let found = file.events.filter { $0.identifier == identifier }
        return (found.first { $0.replaced == nil } ?? found.first).map {
            event($0, Occurrence(time: $0.start, length: $0.length))
        }
    }

    private func event(_ data: EventData, _ occurrence: Occurrence) -> EKEvent {
        let event = EKEvent(fetched: data.identifier)
        event.calendar = file.calendar
        event.title = data.title
        (event.location, event.notes, event.url) = (data.location, data.notes, data.url)
        event.structuredLocation = data.location.map { EKStructuredLocation(title: $0) }
        (event.status, event.availability) = (data.status, data.availability)
        (event.creationDate, event.lastModifiedDate) = (data.created, data.modified)
        event.organizer = data.organizer
        event.attendees = data.attendees.isEmpty ? nil : data.attendees
        event.alarms = data.alarms.isEmpty ? nil : data.alarms.compactMap { $0.copy() as? EKAlarm }
        event.recurrenceRules = rules(of: data)
        event.timeZone = ICal.lock.withLock { _ in data.timeZone }
        event.isAllDay = data.isAllDay
        event.isDetached = data.replaced != nil
        event.startDate = LocalTime.date(occurrence.time, in: zone)
        event.endDate = occurrence.length.end(of: occurrence.time, in: zone)
        event.occurrenceDate = data.replaced.map { LocalTime.date($0, in: zone) } ?? event.startDate
        return event
    }

    private func rules(of data: EventData) -> [EKRecurrenceRule]? {
        let rules = data.rules.compactMap { EKRecurrenceRule(text: $0.text, zone: zone) }
        return rules.isEmpty ? nil : rules
    }
}
