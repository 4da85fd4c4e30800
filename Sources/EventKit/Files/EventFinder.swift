import CICal
import Foundation
import os

/// Finds a calendar's occurrences: those that were changed apart from the others stand in for them.
struct EventFinder {
    let file: CalendarFile
    /// So many steps are taken along the rules of a file's events, so that no file keeps anybody waiting. A span of four
    /// years has some 1,500 days.
    static let stepCountMax = 500_000

    func events(from start: Date, to end: Date) -> [EKEvent] {
        var replaced: [String: Set<Date>] = [:]
        for event in file.events {
            if let time = event.replaced { replaced[event.identifier, default: []].insert(LocalTime.date(time)) }
        }
        let changes = Dictionary(grouping: file.events.compactMap(FollowingChange.init), by: \.event.identifier)
        var stepCount = Self.stepCountMax
        defer { if stepCount == 0 { tellOfManyOccurrences() } }
        return file.events.flatMap { data -> [EKEvent] in
            let changes = data.replaced == nil ? changes[data.identifier, default: []] : []
            // An occurrence beside the span may be moved into it.
            let margin = changes.map { abs($0.delay) + $0.event.duration + 86_400 }.max() ?? 0
            let times = Occurrences.starts(
                of: data, from: start.addingTimeInterval(-margin), to: end.addingTimeInterval(margin),
                stepCount: &stepCount)
            return times.compactMap { time in
                let date = LocalTime.date(time)
                let isReplaced = data.replaced == nil && replaced[data.identifier]?.contains(date) == true
                return isReplaced ? nil : occurrence(of: data, time, changes, from: start, to: end)
            }
        }
    }

    /// What takes place in the span of an occurrence, by the last change that it follows.
    private func occurrence(
        of data: EventData, _ time: icaltimetype, _ changes: [FollowingChange], from start: Date, to end: Date
    ) -> EKEvent? {
        let date = LocalTime.date(time)
        guard let change = changes.filter({ $0.date <= date }).max(by: { $0.date < $1.date }) else {
            return Occurrences.touches(date, data.duration, from: start, to: end) ? event(data, time) : nil
        }
        let moved = change.moved(time)
        let movedDate = LocalTime.date(moved)
        guard Occurrences.touches(movedDate, change.event.duration, from: start, to: end) else { return nil }
        let event = self.event(change.event, moved)
        if event.recurrenceRules == nil { event.recurrenceRules = rules(of: data) }
        event.isDetached = false
        event.occurrenceDate = date
        return event
    }

    private func tellOfManyOccurrences() {
        Logger(subsystem: "kissa", category: "calendars").error(
            "\(file.calendar.calendarIdentifier, privacy: .public): the events occur more than \(Self.stepCountMax) times; the others are left out."
        )
    }

    /// The first occurrence of an event.
    func event(_ identifier: String) -> EKEvent? {
        let found = file.events.filter { $0.identifier == identifier }
        return (found.first { $0.replaced == nil } ?? found.first).map { event($0, $0.start) }
    }

    private func event(_ data: EventData, _ time: icaltimetype) -> EKEvent {
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
        event.startDate = LocalTime.date(time)
        event.endDate = end(data, event.startDate)
        event.occurrenceDate = data.replaced.map { LocalTime.date($0) } ?? event.startDate
        return event
    }

    private func rules(of data: EventData) -> [EKRecurrenceRule]? {
        let rules = data.rules.compactMap { EKRecurrenceRule(text: $0) }
        return rules.isEmpty ? nil : rules
    }

    /// Whole days end with their last second, whatever the clocks do in between.
    private func end(_ data: EventData, _ start: Date) -> Date {
        guard data.isAllDay else { return start.addingTimeInterval(data.duration) }
        let days = Int(data.duration / 86_400)
        return Calendar.current.date(byAdding: .day, value: days, to: start)?.addingTimeInterval(-1) ?? start
    }
}
