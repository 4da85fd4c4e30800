import Contacts
import Foundation
import Permissions
import Testing

@testable import EventKit

@Suite struct EventStoreTests {
    private static let utc = TimeZone(identifier: "UTC")!

    private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

    /// Returns the events that a calendar with these lines has between two days in UTC.
    private func events(_ lines: [String], from start: String, to end: String) throws -> [EKEvent] {
        try withStore(["a.ics": Self.calendar(lines)]) { store throws in
            store.events(matching: store.predicateForEvents(withStart: date(start), end: date(end), calendars: nil))
        }
    }

    private static func calendar(_ lines: [String]) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Trips"] + lines + ["END:VCALENDAR"]).joined(separator: "\r\n")
    }

    private func withStore<Result>(_ files: [String: String], _ work: (EKEventStore) throws -> Result) throws -> Result
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return try work(store(["KISSA_CALENDARS": folder.path, "KISSA_PERMISSIONS": "granted"]))
    }

    private func store(_ environment: [String: String] = [:]) -> EKEventStore {
        EKEventStore(library: CalendarLibrary(environment: environment), desk: PermissionDesk(environment: environment))
    }

    // MARK: - Times

    @Test func `a time has its zone`() throws {
        let found = try events(
            [
                "BEGIN:VEVENT", "UID:1", "SUMMARY:お茶", "DTSTART;TZID=Asia/Tokyo:20250310T090000",
                "DTEND;TZID=Asia/Tokyo:20250310T100000", "END:VEVENT",
            ],
            from: "2025-03-09T00:00:00Z", to: "2025-03-11T00:00:00Z")
        #expect(found.map(\.title) == ["お茶"])
        #expect(found.first?.startDate == date("2025-03-10T00:00:00Z"))
        #expect(found.first?.endDate == date("2025-03-10T01:00:00Z"))
        #expect(found.first?.timeZone?.identifier == "Asia/Tokyo")
        #expect(found.first?.calendar.title == "Trips")
    }

    @Test func `a zone of the file's own is used`() throws {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Somewhere", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0530",
            "TZOFFSETTO:+0530",
            "END:STANDARD", "END:VTIMEZONE",
        ]
        let event = ["BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Somewhere:20250310T090000", "DURATION:PT30M", "END:VEVENT"]
        let found = try events(zone + event, from: "2025-03-10T00:00:00Z", to: "2025-03-11T00:00:00Z")
        #expect(found.first?.startDate == date("2025-03-10T03:30:00Z"))
        #expect(found.first?.endDate == date("2025-03-10T04:00:00Z"))
    }

    @Test func `a recurrence keeps its hour when the clocks change`() throws {
        let found = try events(
            [
                "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Europe/Berlin:20250328T120000", "DURATION:PT1H",
                "RRULE:FREQ=DAILY;COUNT=4", "END:VEVENT",
            ],
            from: "2025-03-01T00:00:00Z", to: "2025-04-10T00:00:00Z")
        #expect(
            found.map(\.startDate)
                == ["2025-03-28T11:00:00Z", "2025-03-29T11:00:00Z", "2025-03-30T10:00:00Z", "2025-03-31T10:00:00Z"].map(
                    date))
    }

    @Test func `whole days end with their last second`() throws {
        let found = try events(
            ["BEGIN:VEVENT", "UID:1", "DTSTART;VALUE=DATE:20250310", "DTEND;VALUE=DATE:20250312", "END:VEVENT"],
            from: "2025-03-01T00:00:00Z", to: "2025-04-01T00:00:00Z")
        let event = try #require(found.first)
        #expect(event.isAllDay)
        let calendar = Calendar.current
        #expect(calendar.dateComponents([.day, .hour], from: event.startDate) == DateComponents(day: 10, hour: 0))
        #expect(
            calendar.dateComponents([.day, .hour, .second], from: event.endDate)
                == DateComponents(day: 11, hour: 23, second: 59))
    }

    // MARK: - Recurrences

    @Test func `what is left out is not there and what is added is`() throws {
        let found = try events(
            [
                "BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", "DURATION:PT1H",
                "RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20250313T000000Z",
                "EXDATE:20250305T100000Z,20250310T100000Z", "RDATE:20250320T100000Z", "END:VEVENT",
            ], from: "2025-03-01T00:00:00Z", to: "2025-04-01T00:00:00Z")
        #expect(
            found.map(\.startDate)
                == ["2025-03-03T10:00:00Z", "2025-03-12T10:00:00Z", "2025-03-20T10:00:00Z"].map(date))
        let rule = try #require(found.first?.recurrenceRules?.first)
        #expect(rule.frequency == .weekly)
        #expect(rule.daysOfTheWeek == [EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.wednesday)])
        #expect(rule.recurrenceEnd?.endDate == date("2025-03-13T00:00:00Z"))
    }

    @Test func `an occurrence that was moved stands in for itself`() throws {
        let found = try events(
            [
                "BEGIN:VEVENT", "UID:1", "SUMMARY:Choir", "DTSTART:20250303T100000Z", "DURATION:PT1H",
                "RRULE:FREQ=WEEKLY;COUNT=3", "END:VEVENT",
                "BEGIN:VEVENT", "UID:1", "SUMMARY:Choir outside", "RECURRENCE-ID:20250310T100000Z",
                "DTSTART:20250311T120000Z", "DURATION:PT2H", "END:VEVENT",
            ], from: "2025-03-01T00:00:00Z", to: "2025-04-01T00:00:00Z")
        #expect(found.map(\.title) == ["Choir", "Choir outside", "Choir"])
        #expect(found[1].isDetached)
        #expect(found[1].startDate == date("2025-03-11T12:00:00Z"))
        #expect(found[1].occurrenceDate == date("2025-03-10T10:00:00Z"))
        #expect(Set(found.map(\.eventIdentifier)) == ["1"])
    }

    @Test func `rules of long ago are found today`() throws {
        let found = try events(
            [
                "BEGIN:VEVENT", "UID:1", "DTSTART:19800229T100000Z", "RRULE:FREQ=YEARLY", "END:VEVENT", "BEGIN:VEVENT",
                "UID:2", "DTSTART:19900101T100000Z", "DURATION:PT1H", "RRULE:FREQ=MONTHLY;BYDAY=-1FR", "END:VEVENT",
            ],
            from: "2024-02-01T00:00:00Z", to: "2024-03-01T00:00:00Z")
        #expect(found.map(\.startDate) == ["2024-02-23T10:00:00Z", "2024-02-29T10:00:00Z"].map(date))
    }

    @Test func `a rule of every second ends`() throws {
        let found = try events(
            ["BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", "RRULE:FREQ=SECONDLY", "END:VEVENT"],
            from: "2025-03-03T10:00:00Z", to: "2025-03-03T10:01:00Z")
        #expect(found.count == 60)
        #expect(found.first?.recurrenceRules == nil)
    }

    @Test func `a span is four years at most`() throws {
        let found = try events(
            ["BEGIN:VEVENT", "UID:1", "DTSTART:20200101T100000Z", "RRULE:FREQ=YEARLY", "END:VEVENT"],
            from: "2020-01-01T00:00:00Z", to: "2040-01-01T00:00:00Z")
        #expect(found.count == 4)
    }

    // MARK: - What an event has

    @Test func `attendees state and alarms are read`() throws {
        let found = try events(
            [
                "BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", "SUMMARY:A\\, b", "DESCRIPTION:line\\nline",
                "LOCATION:Quay", "STATUS:TENTATIVE", "TRANSP:TRANSPARENT",
                "URL:https://example.com/x", "ORGANIZER;CN=Greta Lindqvist:mailto:greta.lindqvist@example.com",
                "ATTENDEE;CN=\"佐藤 陽菜\";PARTSTAT=DECLINED;ROLE=OPT-PARTICIPANT:mailto:hina.sato@example.com",
                "ATTENDEE;CUTYPE=ROOM:mailto:room@example.com",
                "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM", "END:VEVENT",
            ], from: "2025-03-01T00:00:00Z", to: "2025-04-01T00:00:00Z")
        let event = try #require(found.first)
        #expect(event.title == "A, b")
        #expect(event.notes == "line\nline")
        #expect(event.structuredLocation?.title == "Quay")
        #expect(event.status == .tentative)
        #expect(event.availability == .free)
        #expect(event.url?.host == "example.com")
        #expect(event.organizer?.name == "Greta Lindqvist")
        #expect(event.attendees?.map(\.name) == ["佐藤 陽菜", nil])
        #expect(event.attendees?.map(\.participantStatus) == [.declined, .pending])
        #expect(event.attendees?.map(\.participantRole) == [.optional, .required])
        #expect(event.attendees?.map(\.participantType) == [.person, .room])
        #expect(event.alarms == [EKAlarm(relativeOffset: -900)])
        #expect(event.hasAttendees && event.hasAlarms && event.hasNotes && !event.hasRecurrenceRules)
    }

    @Test func `calendars have names colours and filters`() throws {
        let event = ["BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", "END:VEVENT"]
        try withStore([
            "a.ics": Self.calendar(["X-APPLE-CALENDAR-COLOR:#FF0000FF"] + event), "b.ics": Self.calendar([]),
        ]) { store throws in
            let calendars = store.calendars(for: .event)
            #expect(calendars.count == 2)
            #expect(calendars.first?.cgColor.components == [1, 0, 0, 1])
            #expect(store.calendars(for: .reminder).isEmpty)
            let (start, end) = (date("2025-03-01T00:00:00Z"), date("2025-04-01T00:00:00Z"))
            #expect(
                store.events(matching: store.predicateForEvents(withStart: start, end: end, calendars: [calendars[1]]))
                    .isEmpty)
            #expect(
                store.events(matching: store.predicateForEvents(withStart: start, end: end, calendars: [calendars[0]]))
                    .count == 1)
            #expect(store.event(withIdentifier: "1")?.startDate == date("2025-03-03T10:00:00Z"))
            #expect(store.event(withIdentifier: "2") == nil)
            #expect(store.calendar(withIdentifier: calendars[1].calendarIdentifier) == calendars[1])
        }
    }

    // MARK: - Sample events and permission

    @Test func `sample events are today with the sample people`() async throws {
        let store = store()
        #expect(store.status(for: .event) == .fullAccess)
        #expect(try await store.requestFullAccessToEvents())
        let day = Calendar.current.startOfDay(for: Date())
        let end = try #require(Calendar.current.date(byAdding: .day, value: 1, to: day))
        let found = store.events(matching: store.predicateForEvents(withStart: day, end: end, calendars: nil))
        let table = try #require(found.first { $0.title == "Open table at the café" })
        #expect(table.attendees?.count == SamplePeople.people.count)
        for attendee in table.attendees ?? [] {
            let contacts = try CNContactStore().unifiedContacts(
                matching: attendee.contactPredicate,
                keysToFetch: [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)])
            #expect(contacts.compactMap { CNContactFormatter.string(from: $0, style: .fullName) } == [attendee.name])
        }
    }

    @Test func `without access there is nothing`() async throws {
        let store = store(["KISSA_PERMISSIONS": "denied"])
        #expect(store.status(for: .event) == .denied)
        #expect(try await store.requestFullAccessToEvents() == false)
        #expect(try await store.requestWriteOnlyAccessToEvents() == false)
        #expect(store.calendars(for: .event).isEmpty)
        #expect(
            store.events(matching: store.predicateForEvents(withStart: .distantPast, end: Date(), calendars: nil))
                .isEmpty)
        #expect(self.store(["KISSA_CALENDARS": "/nowhere"]).status(for: .event) == .notDetermined)
        #expect(store.status(for: .reminder) == .restricted)
    }

    @Test func `a block can stop the enumeration`() throws {
        let event = { (uid: String) in ["BEGIN:VEVENT", "UID:\(uid)", "DTSTART:20250303T100000Z", "END:VEVENT"] }
        try withStore(["a.ics": Self.calendar(event("1") + event("2"))]) { store throws in
            var count = 0
            let predicate = store.predicateForEvents(
                withStart: date("2025-03-01T00:00:00Z"), end: date("2025-04-01T00:00:00Z"), calendars: nil)
            store.enumerateEvents(matching: predicate) { _, stop in
                count += 1
                stop.pointee = true
            }
            #expect(count == 1)
        }
    }

    @Test func `a new event is new`() {
        let event = EKEvent(eventStore: store())
        #expect(event.isNew)
        #expect(event.eventIdentifier == nil)
        event.addAlarm(EKAlarm(relativeOffset: -60))
        #expect(event.hasAlarms)
    }
}
