import Foundation
import Testing

@testable import EventKit

/// Nonstandard lines that some programs write, and what they mean by them.
@Suite struct ForeignCalendarTests {
    private func read(_ lines: String...) -> CalendarReader.Result {
        CalendarReader.read(Data((["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8))
    }

    private func starts(_ result: CalendarReader.Result) -> [String] {
        let calendar = EKCalendar(identifier: "a", title: "A", color: EKCalendar.palette[0])
        let file = CalendarFile(calendar: calendar, events: result.events, lost: result.lost)
        return EventFinder(file: file).events(
            from: .init(timeIntervalSince1970: 1e9), to: .init(timeIntervalSince1970: 2e9)
        )
        .map { $0.startDate.ISO8601Format() }.sorted()
    }

    @Test(arguments: [
        ("DTEND:20250303T090000Z", 0), ("DURATION:-PT1H", 0), ("DTEND:20250303T110000Z", 3600),
    ])
    func `an end before the beginning is told of, and the event stays`(end: String, seconds: Double) {
        let result = read("BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", end, "END:VEVENT")
        #expect(result.events.count == 1)
        #expect(
            result.events.first?.length.end(of: result.events[0].start, in: .current).timeIntervalSince1970
                == 1_740_996_000 + seconds)
        #expect(result.faults.map(\.line) == (seconds == 0 ? [5] : []))
    }

    @Test func `a change that ends before it begins moves its occurrence`() {
        let result = read(
            "BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", "RRULE:FREQ=DAILY;COUNT=2", "END:VEVENT",
            "BEGIN:VEVENT", "UID:1", "RECURRENCE-ID:20250304T100000Z", "DTSTART:20250306T100000Z",
            "DTEND:20250305T100000Z",
            "END:VEVENT")
        #expect(starts(result) == ["2025-03-03T10:00:00Z", "2025-03-06T10:00:00Z"])
    }

    @Test(arguments: [
        "DTSTART;TZID=\"W. Europe Standard Time:20250610T090000\"",
        "DTSTART;TZID=\"W. Europe Standard Time:20250610T090000",
        "DTSTART;TZID=\"Europe/Berlin\":20250610T090000", "DTSTART;TZID=W. Europe Standard Time:20250610T090000",
    ])
    func `quotation marks that aren't closed before the time are closed there`(line: String) {
        let result = read("BEGIN:VEVENT", "UID:1", line, "END:VEVENT")
        #expect(result.faults == [])
        #expect(starts(result) == ["2025-06-10T07:00:00Z"])
    }

    @Test func `a rule's semicolons may be escaped`() {
        let result = read(
            "BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", "RRULE:FREQ=DAILY\\;COUNT=2", "END:VEVENT")
        #expect(result.faults == [])
        #expect(starts(result) == ["2025-03-03T10:00:00Z", "2025-03-04T10:00:00Z"])
    }

    /// vCalendar 1.0 writes texts this way.
    @Test func `texts in quoted-printable are decoded, over the ends of their lines`() {
        let result = read(
            "BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", "SUMMARY;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9 =",
            "and cake", "DESCRIPTION;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:a=0D=0A=E9", "LOCATION:1=2B",
            "END:VEVENT")
        #expect(result.faults == [])
        #expect(result.events.map(\.title) == ["Café and cake"])
        #expect(result.events.map(\.notes) == ["a\né"])
        #expect(result.events.map(\.location) == ["1=2B"])
    }

    @Test func `an end that can't be read costs its line, and another one counts`() {
        let ends = [["DTEND:2025", "DTEND:20250303T110000Z"], ["DTEND:20250303T1100Z00", "DURATION:PT1H"]]
        for lines in ends {
            let result = CalendarReader.read(
                Data(
                    (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z"] + lines
                        + ["END:VEVENT", "END:VCALENDAR"]).joined(separator: "\r\n").utf8))
            #expect(result.faults.map(\.line) == [5])
            #expect(result.events.map { $0.length.seconds(in: .current) } == [3600])
        }
    }

    /// Some program has cut the text between two bytes of a character.
    @Test func `a title without some of its bytes stays legible`() {
        let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20250303T100000Z\nSUMMARY:春の喫茶店"
        let file = Data(text.utf8).dropLast() + Data("\nEND:VEVENT\nEND:VCALENDAR\n".utf8)
        #expect(CalendarReader.read(Data(file)).events.map(\.title) == ["春の喫茶\u{FFFD}"])
    }

    @Test func `a parameter's escapes are read once, from left to right`() {
        let result = read(
            "BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", "ATTENDEE;CN=Ann ^'Tea^' B^^nd:mailto:a@b.example",
            "END:VEVENT")
        #expect(result.events.first?.attendees.map(\.name) == ["Ann \"Tea\" B^nd"])
    }

    @Test(arguments: ["Europe_Berlin", "Europe-Berlin", "europe/berlin"])
    func `a zone's name may be spelled in one word`(name: String) {
        let result = read("BEGIN:VEVENT", "UID:1", "DTSTART;TZID=\(name):20250610T090000", "END:VEVENT")
        #expect(result.faults == [])
        #expect(starts(result) == ["2025-06-10T07:00:00Z"])
    }

    @Test(arguments: [
        "FREQ=MINUTELY;BYHOUR=9;BYSETPOS=1", "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30;BYMINUTE=5",
        "FREQ=SECONDLY;BYWEEKNO=1",
    ])
    func `a rule that is searched for too long is a fault`(rule: String) {
        let result = read("BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", "RRULE:\(rule)", "END:VEVENT")
        #expect(result.events.map(\.rules.count) == [0])
        #expect(result.faults.map(\.line) == [5])
    }
}
