import CICal
import Foundation

/// Reads an event from a component. A property that can't be read is reported and left out; without a start there is no event.
struct EventReader {
    let block: CalendarText.Block
    let zones: CalendarZones
    private(set) var data = EventData()
    private(set) var faults: [CalendarFault] = []
    private var unknownZones: Set<String> = []

    /// The maximum number of faults that are reported for an event.
    static let faultCountMax = 10

    /// - Parameter name: The identifier for an event without one.
    init(_ block: CalendarText.Block, zones: CalendarZones, name: String) {
        (self.block, self.zones) = (block, zones)
        data.parsed = zones.calendar
        data.identifier = line("UID")?.plain ?? name
    }

    /// Reads the event. If this throws, the properties that identify the event have been read.
    mutating func read() throws(CalendarFault) {
        for line in block.lines where line.faultyParameter != nil && Self.readNames.contains(line.name) {
            note(line, "the parameter '\(line.faultyParameter!.prefix(40))' has no value, and is left out")
        }
        try readReplaced()
        try readStart()
        data.length = length()
        readTexts()
        readState()
        readPeople()
        if data.replaced == nil { readRecurrence() }
        data.alarms = AlarmReader.alarms(of: block, data.length)
    }

    private static let readNames: Set<String> = [
        "DTSTART", "DTEND", "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "UID", "SUMMARY",
        "LOCATION", "DESCRIPTION", "URL", "STATUS", "TRANSP", "CREATED", "LAST-MODIFIED", "DTSTAMP", "SEQUENCE",
        "ATTENDEE", "ORGANIZER",
    ]

    private mutating func note(_ line: CalendarLine, _ reason: String) {
        guard faults.count < Self.faultCountMax else { return }
        faults.append(CalendarFault(line: line.number, reason: reason))
    }

    private mutating func noteUnread(_ line: CalendarLine) {
        note(line, "'\(line.text.prefix(60))' can't be read, and is left out")
    }

    private mutating func noteEarlyEnd(_ line: CalendarLine) {
        note(line, "'\(line.text.prefix(60))' ends the event before it begins, and is left out")
    }

    // MARK: - Lines

    private func line(_ name: String) -> CalendarLine? { block.lines.first { $0.name == name } }
    private func lines(_ name: String) -> [CalendarLine] { block.lines.filter { $0.name == name } }

    /// The value of the first readable line of that name. Unreadable lines before it are reported.
    private mutating func first<Value>(_ name: String, _ read: (CalendarLine) -> Value?) -> Value? {
        for line in lines(name) {
            if let value = read(line) { return value }
            noteUnread(line)
        }
        return nil
    }

    // MARK: - Times

    private mutating func readStart() throws(CalendarFault) {
        guard let line = line("DTSTART") else {
            throw CalendarFault(line: block.line, reason: "the event has no DTSTART")
        }
        guard let start = time(line) else {
            throw CalendarFault(
                line: line.number, reason: "'\(line.value.prefix(40))' is no time, and the event has no other")
        }
        data.start = start
    }

    private mutating func time(_ line: CalendarLine) -> icaltimetype? {
        time(line.value, line)
    }

    private mutating func time(_ text: String, _ line: CalendarLine) -> icaltimetype? {
        guard var time = CalendarTime.time(text, isDay: line.parameter("VALUE")?.uppercased() == "DATE") else {
            return nil
        }
        if time.is_date == 0, time.zone == nil { time.zone = zone(line, time) }
        return time
    }

    /// The zone of a time. An unknown zone is reported, and the time is read as one without a zone.
    private mutating func zone(_ line: CalendarLine, _ time: icaltimetype) -> OpaquePointer? {
        guard let name = line.parameter("TZID"), !name.isEmpty else {
            return line.name == "DTSTART" ? zones.usualZone(at: time) : nil
        }
        let zone = zones.zone(named: name, at: time)
        if zone == nil, unknownZones.insert(name).inserted {
            let place = line.name == "DTSTART" ? "as local" : "as in that of the event"
            note(line, "the time zone '\(name.prefix(60))' is not known; its times are taken \(place)")
        }
        return zone
    }

    private mutating func times(_ name: String) -> [icaltimetype] {
        var times: [icaltimetype] = []
        for line in lines(name) {
            for text in line.value.split(separator: ",") {
                let time = time(text.trimmingCharacters(in: .whitespaces), line)
                if let time { times.append(time) } else { noteUnread(line) }
            }
        }
        return times
    }

    // MARK: - Length

    private mutating func length() -> EventLength {
        if let end = first("DTEND", { CalendarTime.time($0.value) == nil ? nil : $0 }), let time = time(end) {
            if let length = length(to: time, from: data.start) { return length }
            noteEarlyEnd(end)
            return standardLength
        }
        guard let duration = first("DURATION", { DurationText($0.value) }) else { return standardLength }
        guard !duration.isNegative || duration.totalSeconds == 0 else {
            if let line = line("DURATION") { noteEarlyEnd(line) }
            return standardLength
        }
        return length(duration)
    }

    private var standardLength: EventLength { .nominal(days: data.isAllDay ? 1 : 0, seconds: 0) }

    private func length(_ duration: DurationText) -> EventLength {
        guard data.isAllDay else { return .nominal(days: duration.days, seconds: duration.seconds) }
        return .nominal(days: max(1, (duration.totalSeconds + 43_200) / 86_400), seconds: 0)
    }

    /// nil if the end is before the start. If only the end has a zone, that can't be checked. An end without a zone is in the
    /// start's.
    private func length(to end: icaltimetype, from start: icaltimetype) -> EventLength? {
        var end = end
        if data.isAllDay {
            // If the end is in the middle of a day, that day is included.
            let days =
                CalendarTime.day(end) - CalendarTime.day(start) + (end.hour + end.minute + end.second > 0 ? 1 : 0)
            return days < 0 ? nil : .nominal(days: max(1, days), seconds: 0)
        }
        if end.is_date != 0 || end.zone == nil { (end.is_date, end.zone) = (0, start.zone) }
        let isComparable = (end.zone == nil) == (start.zone == nil)
        let seconds =
            end.zone == nil || start.zone == nil
            ? Double(CalendarTime.clock(end) - CalendarTime.clock(start))
            : LocalTime.date(end).timeIntervalSince(LocalTime.date(start))
        return isComparable && seconds < 0 ? nil : .until(end, from: start)
    }

    // MARK: - What it is about

    private mutating func readTexts() {
        data.title = line("SUMMARY")?.plain ?? ""
        data.location = line("LOCATION")?.plain
        data.notes = line("DESCRIPTION")?.plain
        data.url = first("URL") { URL(string: $0.value) }
    }

    private mutating func readState() {
        switch line("STATUS")?.value.uppercased() {
        case "CONFIRMED": data.status = .confirmed
        case "TENTATIVE": data.status = .tentative
        case "CANCELLED": data.status = .canceled
        default: break
        }
        if line("TRANSP")?.value.uppercased() == "TRANSPARENT" { data.availability = .free }
        data.created = date("CREATED")
        data.modified = date("LAST-MODIFIED")
        readVersion()
    }

    private mutating func date(_ name: String) -> Date? {
        first(name) { CalendarTime.time($0.value).map { LocalTime.date($0) } }
    }

    private mutating func readVersion() {
        data.sequence = first("SEQUENCE") { Int($0.value) } ?? 0
        data.stamp = date("DTSTAMP") ?? data.modified ?? .distantPast
    }

    private mutating func readPeople() {
        for line in lines("ATTENDEE") {
            if let person = PeopleReader.participant(line) { data.attendees.append(person) } else { noteUnread(line) }
        }
        data.organizer = first("ORGANIZER", PeopleReader.participant)
    }

    // MARK: - Recurrence

    /// Throws if the replaced occurrence can't be read: then it is unknown which one is meant, and the event isn't one of its
    /// own.
    private mutating func readReplaced() throws(CalendarFault) {
        guard let line = line("RECURRENCE-ID") else { return }
        guard let time = time(line) else {
            throw CalendarFault(
                line: line.number, reason: "'\(line.text.prefix(60))' names no occurrence; the event is left out")
        }
        data.replaced = time
        data.standsForFollowing = line.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
    }

    private mutating func readRecurrence() {
        data.rules = rules("RRULE")
        data.excludedRules = rules("EXRULE")
        data.left = times("EXDATE")
        for line in lines("RDATE") {
            for text in line.value.split(separator: ",") {
                let added = added(text.trimmingCharacters(in: .whitespaces), line)
                if let added { data.added.append(added) } else { noteUnread(line) }
            }
        }
    }

    private mutating func rules(_ name: String) -> [FollowedRule] {
        var rules: [FollowedRule] = []
        for line in lines(name) {
            do throws(CalendarFault) {
                rules.append(try FollowedRule(line.value, line: line.number, start: data.start))
            } catch { note(line, error.reason) }
        }
        return rules
    }

    /// A time, or a period with its own duration (RFC 5545 §3.3.9).
    private mutating func added(_ text: String, _ line: CalendarLine) -> Occurrence? {
        let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first, let time = time(first, line) else { return nil }
        let start = OccurrenceName.time(time, of: data)
        guard parts.count > 1 else { return Occurrence(time: start, length: data.length) }
        if let duration = DurationText(parts[1]) {
            return duration.isNegative ? nil : Occurrence(time: start, length: length(duration))
        }
        return self.time(parts[1], line).flatMap { length(to: $0, from: start) }.map {
            Occurrence(time: start, length: $0)
        }
    }
}
