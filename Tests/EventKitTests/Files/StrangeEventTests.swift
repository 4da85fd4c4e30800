import Foundation
import Testing

@testable import EventKit

/// Events at unusual times, endless rules, and badly malformed files.
@Suite struct StrangeEventTests {
    private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

    private func read(_ lines: [String], end: String = "\r\n") -> CalendarReader.Result {
        let text = ["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]
        return CalendarReader.read(Data(text.joined(separator: end).utf8))
    }

    private func event(_ lines: String...) -> [String] { ["BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT"] }

    private func finder(_ events: [EventData]) throws -> EventFinder {
        EventFinder(
            file: CalendarFile(
                calendar: EKCalendar(identifier: "a", title: "A", color: EKCalendar.palette[0]), events: events))
    }

    /// The occurrences of the events in these lines.
    private func starts(_ lines: [String], _ start: String, _ end: String) throws -> [Date] {
        let result = read(lines)
        #expect(result.faults == [])
        return try finder(result.events).events(from: date(start), to: date(end)).map { $0.startDate }.sorted()
    }

    // MARK: - Clocks that change

    @Test(arguments: [
        ("Europe/Berlin", "20250329T023000", ["2025-03-29T01:30:00Z", "2025-03-30T01:30:00Z", "2025-03-31T00:30:00Z"]),
        (
            "America/New_York", "20250308T023000",
            ["2025-03-08T07:30:00Z", "2025-03-09T07:30:00Z", "2025-03-10T06:30:00Z"]
        ),
        ("Europe/Berlin", "20251025T023000", ["2025-10-25T00:30:00Z", "2025-10-26T00:30:00Z", "2025-10-27T01:30:00Z"]),
        (
            "America/New_York", "20251101T013000",
            ["2025-11-01T05:30:00Z", "2025-11-02T05:30:00Z", "2025-11-03T06:30:00Z"]
        ),
    ])
    func `an hour that is not there or twice is read as before the change`(
        zone: String, start: String, expected: [String]
    ) throws {
        let lines = event("DTSTART;TZID=\(zone):\(start)", "DURATION:PT30M", "RRULE:FREQ=DAILY;COUNT=3")
        #expect(try starts(lines, "2025-01-01T00:00:00Z", "2026-01-01T00:00:00Z") == expected.map(date))
    }

    @Test func `a single event in an hour that is not there takes place`() throws {
        let lines = event("DTSTART;TZID=Europe/Berlin:20250330T023000", "DURATION:PT30M")
        #expect(try starts(lines, "2025-03-30T00:00:00Z", "2025-03-31T00:00:00Z") == [date("2025-03-30T01:30:00Z")])
    }

    @Test func `a week keeps its hour across the change`() throws {
        let lines = event("DTSTART;TZID=America/New_York:20250302T090000", "RRULE:FREQ=WEEKLY;COUNT=3")
        let expected = ["2025-03-02T14:00:00Z", "2025-03-09T13:00:00Z", "2025-03-16T13:00:00Z"]
        #expect(try starts(lines, "2025-03-01T00:00:00Z", "2025-04-01T00:00:00Z") == expected.map(date))
    }

    @Test func `a floating time is that of where the process is`() throws {
        let result = read(event("DTSTART:20250310T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2"))
        let found = try finder(result.events).events(
            from: date("2025-03-01T00:00:00Z"), to: date("2025-04-01T00:00:00Z"))
        let hours = found.map { Calendar.current.dateComponents([.day, .hour, .minute], from: $0.startDate) }
        #expect(hours == [DateComponents(day: 10, hour: 9, minute: 0), DateComponents(day: 17, hour: 9, minute: 0)])
        #expect(found.first?.timeZone == nil)
    }

    @Test func `a zone of the file's own that changes its clocks`() throws {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Middle", "BEGIN:DAYLIGHT", "DTSTART:19700329T020000",
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:DAYLIGHT",
            "BEGIN:STANDARD", "DTSTART:19701025T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
            "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
        ]
        let lines = zone + event("DTSTART;TZID=Middle:20250329T120000", "RRULE:FREQ=DAILY;COUNT=2")
        let expected = ["2025-03-29T11:00:00Z", "2025-03-30T10:00:00Z"].map(date)
        #expect(try starts(lines, "2025-03-01T00:00:00Z", "2025-04-05T00:00:00Z") == expected)
    }

    @Test func `a zone that nobody knows is told of and the event stays`() {
        let result = read(event("DTSTART;TZID=Nowhere Standard Time:20250310T090000"))
        #expect(result.events.count == 1)
        #expect(
            result.faults.map(\.description) == [
                "line 5: the time zone 'Nowhere Standard Time' is not known; its times are taken as local"
            ])
    }

    /// libical would expand every transition of such a zone and never finish.
    @Test(arguments: ["FREQ=SECONDLY", "FREQ=YEARLY;BYMONTH=3;BYHOUR=1,2", "FREQ=YEARLY;BYMONTHDAY=1,2", "FREQ=DAILY"])
    func `a zone whose clocks never rest is told of and left out`(rule: String) {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Hasty", "BEGIN:STANDARD", "DTSTART:19700101T000000", "RRULE:\(rule)",
            "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:STANDARD", "END:VTIMEZONE",
        ]
        let result = read(zone + event("DTSTART;TZID=Hasty:20250310T090000"))
        #expect(result.events.count == 1)
        #expect(
            result.faults.map(\.description) == [
                "line 3: '\(rule)' is no rule of clocks; the time zone is left out",
                "line 14: the time zone 'Hasty' is not known; its times are taken as local",
            ])
    }

    @Test(arguments: [
        "FREQ=YEARLY;BYMINUTE=0;BYHOUR=2;BYDAY=-1SU;BYMONTH=3",
        "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=25,26,27,28,29,30,31;BYDAY=SU",
    ])
    func `a zone may say in other ways when its clocks change`(rule: String) throws {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Middle", "BEGIN:DAYLIGHT", "DTSTART:19700329T020000", "RRULE:\(rule)",
            "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:DAYLIGHT", "END:VTIMEZONE",
        ]
        let lines = zone + event("DTSTART;TZID=Middle:20250330T120000")
        #expect(try starts(lines, "2025-03-30T00:00:00Z", "2025-03-31T00:00:00Z") == [date("2025-03-30T10:00:00Z")])
    }

    @Test func `clocks change in far years as they do now`() throws {
        let lines = event("DTSTART;TZID=Europe/Berlin:29990701T120000", "DURATION:PT30M")
        #expect(try starts(lines, "2999-07-01T00:00:00Z", "2999-07-02T00:00:00Z") == [date("2999-07-01T10:00:00Z")])
    }

    @Test func `whole days are whole whatever the clocks do`() throws {
        let result = read(
            event("DTSTART;VALUE=DATE:20250329", "DTEND;VALUE=DATE:20250401", "RRULE:FREQ=YEARLY;COUNT=2"))
        let found = try finder(result.events).events(
            from: date("2025-01-01T00:00:00Z"), to: date("2027-01-01T00:00:00Z"))
        #expect(found.count == 2)
        for event in found {
            let last = Calendar.current.dateComponents([.month, .day, .hour, .second], from: event.endDate)
            #expect(last == DateComponents(month: 3, day: 31, hour: 23, second: 59))
        }
    }

    // MARK: - Rules

    @Test func `a daily rule without an end has each day of four years`() throws {
        let lines = event("DTSTART:20000101T100000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY")
        let found = try starts(lines, "2024-01-01T00:00:00Z", "2028-01-01T00:00:00Z")
        #expect(found.count == 1461)
        #expect(found.first == date("2024-01-01T10:00:00Z"))
        #expect(found.last == date("2027-12-31T10:00:00Z"))
    }

    @Test(arguments: [
        ("FREQ=WEEKLY;INTERVAL=2", ["2025-03-05T10:00:00Z", "2025-03-19T10:00:00Z"]),
        ("FREQ=DAILY;INTERVAL=9", ["2025-03-05T10:00:00Z", "2025-03-14T10:00:00Z", "2025-03-23T10:00:00Z"]),
        ("FREQ=MONTHLY;BYDAY=1MO,-1FR", ["2025-03-03T10:00:00Z", "2025-03-28T10:00:00Z"]),
        ("FREQ=MONTHLY;BYMONTHDAY=-1", ["2025-03-31T10:00:00Z"]),
        ("FREQ=YEARLY;BYMONTH=3;BYDAY=MO;BYSETPOS=2", ["2025-03-10T10:00:00Z"]),
        ("FREQ=WEEKLY;BYDAY=MO;UNTIL=20250310T100000Z", ["2025-03-03T10:00:00Z", "2025-03-10T10:00:00Z"]),
    ])
    func `a rule of years ago is still in step`(rule: String, expected: [String]) throws {
        // A Wednesday.
        let lines = event("DTSTART:20200101T100000Z", "DURATION:PT1H", "RRULE:\(rule)")
        #expect(try starts(lines, "2025-03-01T00:00:00Z", "2025-04-01T00:00:00Z") == expected.map(date))
    }

    @Test func `added and moved occurrences of a zone are found`() throws {
        let lines =
            event(
                "DTSTART;TZID=Asia/Tokyo:20250303T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3",
                "RDATE;TZID=Asia/Tokyo:20250305T090000,20250306T090000", "EXDATE;TZID=Asia/Tokyo:20250310T090000")
            + event(
                "RECURRENCE-ID;TZID=Asia/Tokyo:20250317T090000", "DTSTART;TZID=Asia/Tokyo:20250318T120000",
                "DURATION:PT1H")
        let expected = ["2025-03-03T00:00:00Z", "2025-03-05T00:00:00Z", "2025-03-06T00:00:00Z", "2025-03-18T03:00:00Z"]
        #expect(try starts(lines, "2025-03-01T00:00:00Z", "2025-04-01T00:00:00Z") == expected.map(date))
    }

    @Test func `an occurrence that is named by its day is replaced`() throws {
        let result = read(
            event("RECURRENCE-ID;VALUE=DATE:20250304", "DTSTART;TZID=Asia/Tokyo:20250304T120000", "DURATION:PT1H")
                + event("DTSTART;TZID=Asia/Tokyo:20250303T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"))
        #expect(result.faults == [])
        let found = try finder(result.events).events(
            from: date("2025-03-01T00:00:00Z"), to: date("2025-04-01T00:00:00Z")
        ).sorted { $0.compareStartDate(with: $1) == .orderedAscending }
        let starts: [Date] = found.map { $0.startDate }
        #expect(starts == ["2025-03-03T00:00:00Z", "2025-03-04T03:00:00Z", "2025-03-05T00:00:00Z"].map(date))
        #expect(found.map(\.isDetached) == [false, true, false])
        #expect(found.first(where: \.isDetached)?.occurrenceDate == date("2025-03-04T00:00:00Z"))
    }

    @Test func `a change of an occurrence and all that follow moves them`() throws {
        let result = read(
            event(
                "SUMMARY:Choir", "DTSTART;TZID=Asia/Tokyo:20250303T090000", "DURATION:PT1H",
                "RRULE:FREQ=DAILY;COUNT=6")
                + event(
                    "SUMMARY:Choir outside", "RECURRENCE-ID;RANGE=THISANDFUTURE:20250305T000000Z",
                    "DTSTART;TZID=Asia/Tokyo:20250305T113000", "DURATION:PT2H")
                + event(
                    "SUMMARY:Alone", "RECURRENCE-ID;TZID=Asia/Tokyo:20250306T090000",
                    "DTSTART;TZID=Asia/Tokyo:20250306T080000", "DURATION:PT1H"))
        #expect(result.faults == [])
        let found = try finder(result.events).events(
            from: date("2025-03-01T00:00:00Z"), to: date("2025-04-01T00:00:00Z")
        ).sorted { $0.compareStartDate(with: $1) == .orderedAscending }
        let starts: [Date] = found.map { $0.startDate }
        let expected = [
            "2025-03-03T00:00:00Z", "2025-03-04T00:00:00Z", "2025-03-05T02:30:00Z", "2025-03-05T23:00:00Z",
            "2025-03-07T02:30:00Z", "2025-03-08T02:30:00Z",
        ]
        #expect(starts == expected.map(date))
        let titles: [String] = found.map { $0.title }
        #expect(titles == ["Choir", "Choir", "Choir outside", "Alone", "Choir outside", "Choir outside"])
        #expect(found.last?.endDate == date("2025-03-08T04:30:00Z"))
        #expect(found.last?.occurrenceDate == date("2025-03-08T00:00:00Z"))
        #expect(found.last?.recurrenceRules?.first?.frequency == .daily)
    }

    @Test func `an occurrence that a change moves into the span is found and one that it moves out is not`() throws {
        let lines =
            event("DTSTART:20250303T100000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY")
            + event("RECURRENCE-ID;RANGE=THISANDFUTURE:20250310T100000Z", "DTSTART:20250313T100000Z", "DURATION:PT1H")
        #expect(try starts(lines, "2025-03-20T00:00:00Z", "2025-03-21T00:00:00Z") == [date("2025-03-20T10:00:00Z")])
        #expect(try starts(lines, "2025-03-17T00:00:00Z", "2025-03-18T00:00:00Z") == [])
    }

    @Test func `a change of whole days moves those that follow by days`() throws {
        let lines =
            event("DTSTART;VALUE=DATE:20250303", "RRULE:FREQ=WEEKLY;COUNT=3")
            + event("RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20250310", "DTSTART;VALUE=DATE:20250311")
        let result = read(lines)
        let found = try finder(result.events).events(
            from: date("2025-02-20T00:00:00Z"), to: date("2025-04-10T00:00:00Z"))
        let days = found.map { Calendar.current.component(.day, from: $0.startDate) }
        #expect(days.sorted() == [3, 11, 18])
    }

    @Test func `a file of endless rules has a bound altogether`() throws {
        let lines = (0..<4).flatMap { index in
            CalendarSample.event(
                ["DTSTART:19700101T000000Z", "RRULE:FREQ=SECONDLY;COUNT=999999"], identifier: "\(index)")
        }
        let events = read(lines).events
        #expect(events.count == 4)
        var stepCount = 1000
        for event in events {
            let found = Occurrences.all(
                of: event, from: date("2025-03-01T00:00:00Z"), to: date("2025-04-01T00:00:00Z"), stepCount: &stepCount)
            #expect(found.isEmpty)
        }
        #expect(stepCount == 0)
    }

    @Test(arguments: [
        "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYDAY=MO;BYMONTHDAY=31;BYMONTH=2",
        "FREQ=MINUTELY;INTERVAL=1440;BYHOUR=9", "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2",
        "FREQ=SECONDLY;BYSECOND=60",
    ])
    func `an hour that never comes is not waited for`(rule: String) throws {
        let result = read(event("DTSTART:20250303T100000Z", "RRULE:\(rule)"))
        #expect(result.events.map(\.rules.count) == [1] && result.faults == [])
        let found = try finder(result.events).events(
            from: date("2025-03-04T00:00:00Z"), to: date("2035-03-04T00:00:00Z"))
        #expect(found.isEmpty)
    }

    @Test(arguments: ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"])
    func `a day that never comes is not waited for`(frequency: String) throws {
        let lines = event("DTSTART:20250303T100000Z", "RRULE:FREQ=\(frequency);BYMONTH=2;BYMONTHDAY=30")
        let found = try finder(read(lines).events).events(
            from: date("2025-03-04T00:00:00Z"), to: date("2029-03-04T00:00:00Z"))
        #expect(found.isEmpty)
    }

    // MARK: - Files

    @Test(arguments: ["\n", "\r\n", "\r", "\r\r\n"])
    func `lines end in any way`(end: String) {
        let result = read(event("SUMMARY:Tea an", " d cake", "DTSTART:20250303T100000Z"), end: end)
        #expect(result.faults == [])
        #expect(result.events.map(\.title) == ["Tea and cake"])
    }

    @Test(arguments: [
        "DTSTART:tomorrow", "DTSTART:20251340T990000Z", "DTSTART:", "DTSTART;VALUE=DATE:2025",
        "DTSTART:99999999T999999Z",
    ])
    func `a broken beginning loses only its event`(start: String) {
        let good = { CalendarSample.event(["DTSTART:20250303T100000Z"], identifier: $0) }
        let result = read(good("a") + event(start) + good("b"))
        #expect(result.events.map(\.identifier) == ["a", "b"])
        #expect(result.faults.map(\.line) == [start == "DTSTART:" ? 7 : 9])
    }

    @Test func `a property that says nothing loses no event`() {
        let result = read(
            event("SUMMARY:Tea", "LOCATION:", "DESCRIPTION: ", "X-KIND;LANGUAGE=en:", "DTSTART:20250303T100000Z"))
        #expect(result.faults == [])
        #expect(result.events.map(\.title) == ["Tea"])
        #expect(result.events.map(\.location) == [nil])
    }

    @Test(arguments: [
        "CREATED:long ago", "SEQUENCE:first", "ATTENDEE;BARE:mailto:a@example.com", "DTEND:late", "DURATION:long",
        "RRULE:FREQ=SOMETIMES", "RRULE:FREQ=DAILY;UNTIL=", "RRULE:FREQ=DAILY;COUNT=99999999999",
        "RRULE:FREQ=DAILY;INTERVAL=99999", "RDATE:later", "EXDATE:never", "EXRULE:FREQ=NEVER", "and a fork", "=", ":x",
    ])
    func `a line that is broken is told of and the event stays`(line: String) {
        let result = read(event("SUMMARY:Tea", line, "DTSTART:20250303T100000Z"))
        #expect(result.events.map(\.title) == ["Tea"])
        #expect(result.faults.map(\.line) == [6])
    }

    @Test(arguments: ["PLACE:Quay", "X-COLOUR:red", "GEO:here", "X-;=:"])
    func `a property that is not read is no fault`(line: String) {
        let result = read(event("SUMMARY:Tea", line, "DTSTART:20250303T100000Z"))
        #expect(result.events.map(\.title) == ["Tea"])
        #expect(result.faults == [])
    }

    @Test func `broken properties that are told of have a bound`() {
        let lines = Array(repeating: "EXDATE:never", count: 50)
        let result = read(["BEGIN:VEVENT", "DTSTART:20250303T100000Z"] + lines + ["END:VEVENT"])
        #expect(result.events.count == 1)
        #expect(result.faults.count == EventReader.faultCountMax)
    }

    @Test(arguments: ["RECURRENCE-ID:that", "RECURRENCE-ID;VALUE=DATE:2025"])
    func `an event that stands for nobody knows what is left out`(line: String) {
        let result = read(event("DTSTART:20250303T100000Z", line))
        #expect(result.events.isEmpty)
        #expect(result.faults.map(\.line) == [6])
    }

    @Test func `components in components are read up to a depth`() {
        let deep = (0..<50).map { "BEGIN:X-\($0)" } + (0..<50).reversed().map { "END:X-\($0)" }
        let good = { CalendarSample.event(["DTSTART:20250303T100000Z"], identifier: $0) }
        let whole = ["BEGIN:VEVENT", "UID:a"] + deep + ["DTSTART:20250303T100000Z", "END:VEVENT"]
        let result = read(whole + good("b") + ["END:VALARM"] + good("c"))
        #expect(result.events.map(\.identifier) == ["a", "b", "c"])
        #expect(result.faults.map(\.line) == [11, 111])
    }

    @Test func `what lies in an event ends with it`() {
        let open = event("BEGIN:VALARM", "TRIGGER:-PT5M", "ACTION:DISPLAY")
        let result = read(["BEGIN:VEVENT", "DTSTART:20250303T100000Z"] + open.dropFirst())
        #expect(result.events.map(\.alarms) == [[EKAlarm(relativeOffset: -300)]])
        #expect(result.faults.map(\.line) == [6])
    }

    @Test func `an event without a calendar is read and told of`() {
        let text = event("DTSTART:20250303T100000Z").joined(separator: "\n")
        let result = CalendarReader.read(Data(text.utf8))
        #expect(result.events.count == 1)
        #expect(result.faults.map(\.description) == ["line 1: VEVENT stands outside of any calendar"])
    }

    @Test func `what is written with parameters or in small letters begins and ends as well`() {
        let result = read(
            ["begin:vevent", "uid:1", "dtstart:20250303T100000Z", "end:vevent"]
                + ["BEGIN;X=1:VEVENT", "UID:2", "DTSTART:20250303T100000Z", "END;X=1:VEVENT"]
                + CalendarSample.event(["DTSTART:20250303T100000Z"], identifier: "3"))
        #expect(result.faults == [])
        #expect(result.events.map(\.identifier) == ["1", "2", "3"])
    }

    @Test func `a kind that is no name is told of and the event stays`() {
        let result = read(event("BEGIN:V EVENT", "DTSTART:20250303T100000Z", "END:V EVENT"))
        #expect(result.events.count == 1)
        #expect(result.faults.map(\.line) == [5, 7])
    }

    @Test func `zeros in a line are left out`() {
        let result = read(event("SUMMARY:a\u{0}b", "DTSTART:20250303T100000Z"))
        #expect(result.events.map(\.title) == ["ab"])
    }

    @Test func `faults have a bound`() {
        let result = read(Array(repeating: "nonsense", count: 30_000) + event("DTSTART:20250303T100000Z"))
        #expect(result.faults.count == CalendarText.faultCountMax)
        #expect(result.events.count == 1)
    }

    @Test func `a folder of strange files loses no good one`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let good = ["BEGIN:VCALENDAR"] + event("DTSTART:20250303T100000Z") + ["END:VCALENDAR"]
        try Data(good.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("good.ics"))
        try Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167) }).write(
            to: folder.appendingPathComponent("noise.ics"))
        #expect(mkfifo(folder.path + "/pipe.ics", 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/gone.ics", withDestinationPath: "/nowhere/at/all")
        let calendars = CalendarLibrary(environment: ["KISSA_CALENDARS": folder.path]).calendars()
        #expect(calendars.map(\.calendar.title) == ["good", "noise"])
        #expect(calendars.map(\.events.count) == [1, 0])
    }
}
