import CICal
import Foundation
import Synchronization

/// libical shares state between threads, so one at a time.
enum ICal {
    static let lock = Mutex(())
}

/// Reads the events of a file with libical.
enum CalendarReader {
    struct Result {
        var title: String?
        var color: String?
        var events: [EventData] = []
        var faults: [CalendarFault] = []
    }

    /// - Parameter name: What identifiers are made of where an event has none.
    static func read(_ data: Data, name: String = "calendar") -> Result {
        let text = CalendarText(data)
        var result = Result(
            title: text.properties["X-WR-CALNAME"].flatMap { $0.isEmpty ? nil : unescaped($0) },
            color: text.properties["X-APPLE-CALENDAR-COLOR"], faults: text.faults)
        guard !text.events.isEmpty else { return result }
        let zones = ClockRules.readable(text.zones, &result.faults)
        ICal.lock.withLock { _ in
            guard let calendar = icalcomponent_new(ICAL_VCALENDAR_COMPONENT) else { return }
            let parsed = ParsedCalendar(calendar)
            for block in zones {
                if let zone = component(block, ICAL_VTIMEZONE_COMPONENT) { icalcomponent_add_component(calendar, zone) }
            }
            for block in text.events { read(block, "\(name)#\(block.line)", in: parsed, &result) }
        }
        findReplacedTimes(&result.events)
        result.faults.sort { $0.line < $1.line }
        return result
    }

    /// Each event is parsed by itself, beside the time zones: whatever one is like, the others are what they are.
    private static func read(
        _ block: CalendarText.Block, _ name: String, in calendar: ParsedCalendar, _ result: inout Result
    ) {
        guard let event = component(block, ICAL_VEVENT_COMPONENT) else {
            return result.faults.append(CalendarFault(line: block.line, reason: "the event can't be read"))
        }
        icalcomponent_add_component(calendar.component, event)
        defer {
            icalcomponent_remove_component(calendar.component, event)
            icalcomponent_free(event)
        }
        do throws(CalendarFault) {
            var (data, faults) = try EventReader.event(event, line: block.line, name: name)
            data.parsed = calendar
            result.events.append(data)
            result.faults += faults
        } catch {
            result.faults.append(error)
        }
    }

    /// An event that stands in for an occurrence may name it by its day alone, also where the original has a time.
    private static func findReplacedTimes(_ events: inout [EventData]) {
        let originals = Dictionary(
            events.filter { $0.replaced == nil }.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        for index in events.indices {
            guard let time = events[index].replaced, let original = originals[events[index].identifier]
            else { continue }
            events[index].replaced = Occurrences.time(time, of: original)
        }
    }

    /// nil where libical sees no component of the kind in the text.
    private static func component(_ block: CalendarText.Block, _ kind: icalcomponent_kind) -> OpaquePointer? {
        guard let component = icalparser_parse_string(block.lines.joined(separator: "\r\n") + "\r\n") else {
            return nil
        }
        guard icalcomponent_isa(component) == kind else {
            icalcomponent_free(component)
            return nil
        }
        return component
    }

    private static func unescaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\,", with: ",").replacingOccurrences(of: "\\;", with: ";")
    }
}

/// Makes an event of libical's component.
enum EventReader {
    /// - Returns: The event, and what of it is not as it says.
    static func event(_ component: OpaquePointer, line: Int, name: String) throws(CalendarFault) -> (
        EventData, [CalendarFault]
    ) {
        var data = EventData()
        let faults = try unreadProperties(component, line)
        guard let start = properties(component, ICAL_DTSTART_PROPERTY).first else {
            throw CalendarFault(line: line, reason: "the event has no DTSTART")
        }
        data.start = icalproperty_get_datetime_with_component(start, component)
        guard icaltime_is_valid_time(data.start) != 0, icaltime_is_null_time(data.start) == 0,
            LocalTime.isDate(data.start)
        else {
            throw CalendarFault(line: line, reason: "the event's DTSTART is no date")
        }
        data.identifier = text(icalcomponent_get_uid(component)) ?? name
        data.title = text(icalcomponent_get_summary(component)) ?? ""
        data.location = text(icalcomponent_get_location(component))
        data.notes = text(icalcomponent_get_description(component))
        data.url = properties(component, ICAL_URL_PROPERTY).first.flatMap { text(icalproperty_get_url($0)) }.flatMap {
            URL(string: $0)
        }
        data.duration = try duration(component, data, line)
        readState(component, &data)
        readPeople(component, &data)
        try readRecurrence(component, &data, line)
        data.alarms = AlarmReader.alarms(of: component, duration: data.duration)
        return (data, faults + unknownZones(component, line))
    }

    /// So many of an event's properties that can't be read are told of.
    static let unreadCountMax = 10
    /// Without these nobody knows when an event takes place.
    private static let timeProperties = [
        "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID",
    ]

    /// What libical can't read of an event, which stays without it.
    private static func unreadProperties(_ component: OpaquePointer, _ line: Int) throws(CalendarFault)
        -> [CalendarFault]
    {
        let reasons = properties(component, ICAL_XLICERROR_PROPERTY).map {
            text(icalproperty_get_value_as_string($0)) ?? ""
        }
        if let reason = reasons.first(where: isAboutTime) {
            throw CalendarFault(line: line, reason: "the event can't be read: \(reason.prefix(120))")
        }
        return reasons.prefix(unreadCountMax).map {
            CalendarFault(line: line, reason: "not all of the event can be read: \($0.prefix(120))")
        }
    }

    /// As in `No value for DTSTART property. Removing …` and `Invalid VALUE type for property DTSTART: …`.
    private static func isAboutTime(_ reason: String) -> Bool {
        // Behind the colon is what the file says.
        let head = String(reason.prefix { $0 != ":" })
        return timeProperties.contains { head.contains(" \($0) property.") || head.hasSuffix(" property \($0)") }
    }

    /// Times whose zone nobody knows are taken as those of where the process is.
    private static func unknownZones(_ component: OpaquePointer, _ line: Int) -> [CalendarFault] {
        let kinds = [ICAL_DTSTART_PROPERTY, ICAL_DTEND_PROPERTY, ICAL_EXDATE_PROPERTY, ICAL_RECURRENCEID_PROPERTY]
        let names = kinds.flatMap { properties(component, $0) }.compactMap { property -> String? in
            guard let name = text(cical_time_zone(property)) else { return nil }
            let time = icalproperty_get_datetime_with_component(property, component)
            return time.zone == nil && time.is_date == 0 ? name : nil
        }
        return Set(names).sorted().map {
            CalendarFault(
                line: line, reason: "the time zone '\($0.prefix(60))' is not known; its times are taken as local")
        }
    }

    private static func duration(_ component: OpaquePointer, _ data: EventData, _ line: Int) throws(CalendarFault)
        -> Double
    {
        let seconds: Double
        if let end = properties(component, ICAL_DTEND_PROPERTY).first {
            let end = icalproperty_get_datetime_with_component(end, component)
            let zone = TimeZone(identifier: "UTC")!
            seconds = LocalTime.date(end, in: zone).timeIntervalSince(LocalTime.date(data.start, in: zone))
        } else if let length = properties(component, ICAL_DURATION_PROPERTY).first {
            seconds = Double(icaldurationtype_as_int(icalproperty_get_duration(length)))
        } else {
            seconds = data.isAllDay ? 86_400 : 0
        }
        guard seconds >= 0 else { throw CalendarFault(line: line, reason: "the event ends before it begins") }
        return data.isAllDay ? max(86_400, (seconds / 86_400).rounded() * 86_400) : seconds
    }

    private static func readState(_ component: OpaquePointer, _ data: inout EventData) {
        switch icalcomponent_get_status(component) {
        case ICAL_STATUS_CONFIRMED: data.status = .confirmed
        case ICAL_STATUS_TENTATIVE: data.status = .tentative
        case ICAL_STATUS_CANCELLED: data.status = .canceled
        default: break
        }
        if let transparency = properties(component, ICAL_TRANSP_PROPERTY).first,
            icalproperty_get_transp(transparency) == ICAL_TRANSP_TRANSPARENT
        {
            data.availability = .free
        }
        func date(_ kind: icalproperty_kind) -> Date? {
            properties(component, kind).first.map {
                LocalTime.date(icalproperty_get_datetime_with_component($0, component))
            }
        }
        data.created = date(ICAL_CREATED_PROPERTY)
        data.modified = date(ICAL_LASTMODIFIED_PROPERTY)
    }

    // MARK: - People

    private static func readPeople(_ component: OpaquePointer, _ data: inout EventData) {
        data.attendees = properties(component, ICAL_ATTENDEE_PROPERTY).compactMap {
            participant($0, text(icalproperty_get_attendee($0)))
        }
        data.organizer = properties(component, ICAL_ORGANIZER_PROPERTY).first.flatMap {
            participant($0, text(icalproperty_get_organizer($0)))
        }
    }

    private static func participant(_ property: OpaquePointer, _ address: String?) -> EKParticipant? {
        guard let url = address.flatMap({ URL(string: $0) }) else { return nil }
        func parameter(_ kind: icalparameter_kind) -> OpaquePointer? {
            icalproperty_get_first_parameter(property, kind)
        }
        let status =
            parameter(ICAL_PARTSTAT_PARAMETER).map { statuses[icalparameter_get_partstat($0).rawValue] ?? .unknown }
            ?? .pending
        let role =
            parameter(ICAL_ROLE_PARAMETER).map { roles[icalparameter_get_role($0).rawValue] ?? .unknown } ?? .required
        let type =
            parameter(ICAL_CUTYPE_PARAMETER).map { types[icalparameter_get_cutype($0).rawValue] ?? .unknown } ?? .person
        let name = text(cical_common_name(property))?.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
        return EKParticipant(url: url, name: name, status: status, role: role, type: type)
    }

    private static let statuses: [UInt32: EKParticipantStatus] = [
        ICAL_PARTSTAT_NEEDSACTION.rawValue: .pending, ICAL_PARTSTAT_ACCEPTED.rawValue: .accepted,
        ICAL_PARTSTAT_DECLINED.rawValue: .declined,
        ICAL_PARTSTAT_TENTATIVE.rawValue: .tentative, ICAL_PARTSTAT_DELEGATED.rawValue: .delegated,
        ICAL_PARTSTAT_COMPLETED.rawValue: .completed, ICAL_PARTSTAT_INPROCESS.rawValue: .inProcess,
    ]
    private static let roles: [UInt32: EKParticipantRole] = [
        ICAL_ROLE_CHAIR.rawValue: .chair, ICAL_ROLE_REQPARTICIPANT.rawValue: .required,
        ICAL_ROLE_OPTPARTICIPANT.rawValue: .optional, ICAL_ROLE_NONPARTICIPANT.rawValue: .nonParticipant,
    ]
    private static let types: [UInt32: EKParticipantType] = [
        ICAL_CUTYPE_INDIVIDUAL.rawValue: .person, ICAL_CUTYPE_GROUP.rawValue: .group,
        ICAL_CUTYPE_RESOURCE.rawValue: .resource,
        ICAL_CUTYPE_ROOM.rawValue: .room,
    ]

    // MARK: - Recurrence

    private static func readRecurrence(_ component: OpaquePointer, _ data: inout EventData, _ line: Int)
        throws(CalendarFault)
    {
        for property in properties(component, ICAL_RRULE_PROPERTY) {
            let text = icalproperty_get_value_as_string(property).map { String(cString: $0) } ?? ""
            guard icalrecurrencetype_from_string(text).freq != ICAL_NO_RECURRENCE else {
                throw CalendarFault(line: line, reason: "'\(text.prefix(60))' is no rule of recurrence")
            }
            guard !searchesForEver(text) else {
                throw CalendarFault(line: line, reason: "'\(text.prefix(60))' is searched for too long")
            }
            data.rules.append(text)
        }
        func times(_ kind: icalproperty_kind) -> [icaltimetype] {
            properties(component, kind).map { icalproperty_get_datetime_with_component($0, component) }.filter {
                icaltime_is_null_time($0) == 0
            }
        }
        data.left = times(ICAL_EXDATE_PROPERTY)
        data.replaced = times(ICAL_RECURRENCEID_PROPERTY).first
        data.standsForFollowing = properties(component, ICAL_RECURRENCEID_PROPERTY).first.map(isOfFollowing) ?? false
        data.added = properties(component, ICAL_RDATE_PROPERTY).map { property in
            let period = icalproperty_get_rdate(property)
            return icaltime_is_null_time(period.time) != 0
                ? period.period.start : icalproperty_get_datetime_with_component(property, component)
        }.filter { icaltime_is_null_time($0) == 0 }
    }

    private static func isOfFollowing(_ property: OpaquePointer) -> Bool {
        icalproperty_get_first_parameter(property, ICAL_RANGE_PARAMETER).map {
            icalparameter_get_range($0) == ICAL_RANGE_THISANDFUTURE
        } ?? false
    }

    /// Whether libical might go through centuries step by step for the next time: a rule of hours, minutes or seconds that
    /// leaves out days, perhaps all of them.
    private static func searchesForEver(_ rule: String) -> Bool {
        let parts = Set(rule.uppercased().split(separator: ";"))
        func has(_ beginnings: String...) -> Bool { parts.contains { beginnings.contains(where: $0.hasPrefix) } }
        if parts.contains("FREQ=HOURLY") { return has("BYMONTH", "BYYEARDAY", "BYWEEKNO") }
        return has("FREQ=SECONDLY", "FREQ=MINUTELY") && has("BY")
    }

    // MARK: - Properties

    static func properties(_ component: OpaquePointer, _ kind: icalproperty_kind) -> [OpaquePointer] {
        var found: [OpaquePointer] = []
        var property = icalcomponent_get_first_property(component, kind)
        while let current = property {
            found.append(current)
            property = icalcomponent_get_next_property(component, kind)
        }
        return found
    }

    /// nil for nothing and for nothing written.
    static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
        pointer.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
