import Foundation
import TestSupport
import Testing

@testable import EventKit

/// Any calendar file can be read, and its occurrences within a date range can be found.
@Suite struct FuzzTests {
    private static let words = [
        "BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "BEGIN:VTIMEZONE\r\n", "END:VTIMEZONE\r\n", "END:VCALENDAR\r\n", "\r\n ",
        "\r\n",
        "RRULE:FREQ=SECONDLY\r\n", "RRULE:FREQ=YEARLY;BYYEARDAY=366\r\n", ";BYDAY=-53SU", ";BYSETPOS=-366",
        ";BYWEEKNO=53",
        ";UNTIL=20250101", ";COUNT=1", ";INTERVAL=", "9223372036854775807", "FREQ=HOURLY", "FREQ=MINUTELY",
        ";RSCALE=CHINESE", "TZID=", "Europe/Berlin", "VALUE=DATE", "Z",
        "T", "-P1D",
        "P1W", "PT1S", "/", "\"", ":", ";", ",", "\\n", "00010101T000000Z", "99991231T235960",
    ]

    private static let files = [
        """
        BEGIN:VCALENDAR
        VERSION:2.0
        BEGIN:VTIMEZONE
        TZID:Here
        BEGIN:DAYLIGHT
        DTSTART:19810329T020000
        RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        END:DAYLIGHT
        BEGIN:STANDARD
        DTSTART:19961027T030000
        RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        END:STANDARD
        END:VTIMEZONE
        BEGIN:VEVENT
        UID:tea
        SUMMARY:Tea\\, and cake
        DTSTART;TZID=Here:20250303T100000
        DURATION:PT1H30M
        RRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=20
        EXDATE;TZID=Here:20250310T100000
        RDATE;TZID=Here;VALUE=PERIOD:20250305T100000/PT2H,20250306T100000/20250306T110000
        ATTENDEE;CN="A, B";PARTSTAT=ACCEPTED:mailto:a@example.org
        ORGANIZER:mailto:o@example.org
        BEGIN:VALARM
        TRIGGER;RELATED=END:-PT15M
        ACTION:DISPLAY
        END:VALARM
        END:VEVENT
        BEGIN:VEVENT
        UID:tea
        RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Here:20250320T100000
        SEQUENCE:2
        DTSTART;TZID=Here:20250320T120000
        DTEND;TZID=Here:20250320T130000
        END:VEVENT
        END:VCALENDAR
        """,
        """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:day
        DTSTART;VALUE=DATE:20250228
        DTEND;VALUE=DATE:20250302
        RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20260101
        EXRULE:FREQ=MONTHLY;INTERVAL=3
        STATUS:TENTATIVE
        TRANSP:TRANSPARENT
        URL:https://example.org/
        END:VEVENT
        BEGIN:VEVENT
        UID:hours
        DTSTART:20250301T090000Z
        RRULE:FREQ=HOURLY;INTERVAL=6;BYHOUR=9,15;COUNT=40
        RRULE:FREQ=MINUTELY;INTERVAL=30;BYDAY=MO,-1SU
        RRULE:FREQ=SECONDLY;INTERVAL=15;BYMINUTE=0;BYMONTHDAY=-1
        DTSTAMP:20250101T000000Z
        LAST-MODIFIED:20250101T000000Z
        END:VEVENT
        END:VCALENDAR
        """,
    ]

    @Test func `whatever a calendar holds is read or told of`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let span = Date(timeIntervalSince1970: 1_735_689_600)
        let calendar = EKCalendar(identifier: "a", title: "a", color: EKCalendar.palette[0])
        try Fuzzing("ics", words: Self.words, inputs: Self.files).run { bytes in
            let result = CalendarReader.read(Data(bytes), in: zone)
            let file = CalendarFile(calendar: calendar, events: result.events, lost: result.lost)
            let end = span.addingTimeInterval(60 * 86_400)
            let events = EventFinder(file: file, zone: zone).events(from: span, to: end)
            #expect(events.allSatisfy { $0.startDate <= end && $0.endDate >= span })
            #expect(result.faults.allSatisfy { $0.line > 0 && !$0.reason.isEmpty })
        }
    }
}
