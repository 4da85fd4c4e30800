import Foundation
import Testing

@testable import EventKit

/// An example event from RFC 5545 and its expected occurrences: `start/end`, or only the start if both are equal.
struct StandardCase: Sendable, CustomTestStringConvertible {
    let section: String
    let title: String
    let lines: [String]
    let occurrences: [String]

    var testDescription: String { "§\(section): \(title)" }

    init(_ section: String, _ title: String, _ lines: [String], _ occurrences: [String]) {
        (self.section, self.title, self.lines, self.occurrences) = (section, title, lines, occurrences)
    }

    static let all: [StandardCase] = [
        StandardCase(
            "3.2.19", "A time is in the zone that it names",
            ["DTSTART;TZID=Asia/Tokyo:20250303T090000"],
            ["2025-03-03T00:00Z"]),
        StandardCase(
            "3.3.4", "A date is a whole day",
            ["DTSTART;VALUE=DATE:20250303"],
            ["2025-03-03"]),
        StandardCase(
            "3.3.5", "A time with Z is in UTC whatever zone is named",
            ["DTSTART;TZID=Asia/Tokyo:20250303T090000Z"],
            ["2025-03-03T09:00Z"]),
        StandardCase(
            "3.3.5", "An hour that the clocks leave out is read with the offset before",
            ["DTSTART;TZID=Europe/Berlin:20250330T023000"],
            ["2025-03-30T01:30Z"]),
        StandardCase(
            "3.3.5", "An hour that there is twice is the first of both",
            ["DTSTART;TZID=Europe/Berlin:20251026T023000"],
            ["2025-10-26T00:30Z"]),
        StandardCase(
            "3.3.6", "A week is seven days by the calendar",
            ["DTSTART;TZID=Europe/Berlin:20250326T120000", "DURATION:P1W"],
            ["2025-03-26T11:00Z/2025-04-02T10:00Z"]),
        StandardCase(
            "3.3.6", "A day by the calendar may have 25 hours",
            ["DTSTART;TZID=Europe/Berlin:20251025T120000", "DURATION:P1D"],
            ["2025-10-25T10:00Z/2025-10-26T11:00Z"]),
        StandardCase(
            "3.3.6", "Twenty-four hours are twenty-four hours",
            ["DTSTART;TZID=Europe/Berlin:20250329T120000", "DURATION:PT24H"],
            ["2025-03-29T11:00Z/2025-03-30T11:00Z"]),
        StandardCase(
            "3.3.6", "Days come before hours",
            ["DTSTART;TZID=Europe/Berlin:20250329T120000", "DURATION:P1DT2H"],
            ["2025-03-29T11:00Z/2025-03-30T12:00Z"]),
        StandardCase(
            "3.3.9", "A period ends at a time or after a while",
            [
                "DTSTART:20250303T100000Z", "DURATION:PT1H",
                "RDATE;VALUE=PERIOD:20250304T100000Z/20250304T130000Z,20250305T100000Z/PT2H",
            ],
            [
                "2025-03-03T10:00Z/2025-03-03T11:00Z", "2025-03-04T10:00Z/2025-03-04T13:00Z",
                "2025-03-05T10:00Z/2025-03-05T12:00Z",
            ]),
        StandardCase(
            "3.3.10", "Four days",
            ["DTSTART:20250303T100000Z", "RRULE:FREQ=DAILY;COUNT=4"],
            ["2025-03-03T10:00Z", "2025-03-04T10:00Z", "2025-03-05T10:00Z", "2025-03-06T10:00Z"]),
        StandardCase(
            "3.3.10", "Daily until a time, which counts",
            ["DTSTART:20250303T100000Z", "RRULE:FREQ=DAILY;UNTIL=20250305T100000Z"],
            ["2025-03-03T10:00Z", "2025-03-04T10:00Z", "2025-03-05T10:00Z"]),
        StandardCase(
            "3.3.10", "Daily until a day, which counts",
            ["DTSTART:20250303T100000Z", "RRULE:FREQ=DAILY;UNTIL=20250305"],
            ["2025-03-03T10:00Z", "2025-03-04T10:00Z", "2025-03-05T10:00Z"]),
        StandardCase(
            "3.3.10", "Every other day",
            ["DTSTART:20250303T100000Z", "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3"],
            ["2025-03-03T10:00Z", "2025-03-05T10:00Z", "2025-03-07T10:00Z"]),
        StandardCase(
            "3.3.10", "Every day of a month, each year",
            ["DTSTART:20250130T100000Z", "RRULE:FREQ=YEARLY;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA;COUNT=4"],
            ["2025-01-30T10:00Z", "2025-01-31T10:00Z", "2026-01-01T10:00Z", "2026-01-02T10:00Z"]),
        StandardCase(
            "3.3.10", "The same hour by the clock each week",
            ["DTSTART;TZID=Europe/Berlin:20250324T090000", "RRULE:FREQ=WEEKLY;COUNT=3"],
            ["2025-03-24T08:00Z", "2025-03-31T07:00Z", "2025-04-07T07:00Z"]),
        StandardCase(
            "3.3.10", "Two days of every week",
            ["DTSTART:20250304T100000Z", "RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4"],
            ["2025-03-04T10:00Z", "2025-03-06T10:00Z", "2025-03-11T10:00Z", "2025-03-13T10:00Z"]),
        StandardCase(
            "3.3.10", "Three days of every other week",
            ["DTSTART:20250303T100000Z", "RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE,FR;COUNT=5"],
            [
                "2025-03-03T10:00Z", "2025-03-05T10:00Z", "2025-03-07T10:00Z", "2025-03-17T10:00Z",
                "2025-03-19T10:00Z",
            ]),
        StandardCase(
            "3.3.10", "Weeks that begin on Monday",
            ["DTSTART:20250304T100000Z", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO;COUNT=4"],
            ["2025-03-04T10:00Z", "2025-03-09T10:00Z", "2025-03-18T10:00Z", "2025-03-23T10:00Z"]),
        StandardCase(
            "3.3.10", "Weeks that begin on Sunday",
            ["DTSTART:20250304T100000Z", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=4"],
            ["2025-03-04T10:00Z", "2025-03-16T10:00Z", "2025-03-18T10:00Z", "2025-03-30T10:00Z"]),
        StandardCase(
            "3.3.10", "The first Friday",
            ["DTSTART:20250307T100000Z", "RRULE:FREQ=MONTHLY;BYDAY=1FR;COUNT=3"],
            ["2025-03-07T10:00Z", "2025-04-04T10:00Z", "2025-05-02T10:00Z"]),
        StandardCase(
            "3.3.10", "The first and last Sunday of every other month",
            ["DTSTART:20250302T100000Z", "RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=1SU,-1SU;COUNT=4"],
            ["2025-03-02T10:00Z", "2025-03-30T10:00Z", "2025-05-04T10:00Z", "2025-05-25T10:00Z"]),
        StandardCase(
            "3.3.10", "The last Monday but one",
            ["DTSTART:20250324T100000Z", "RRULE:FREQ=MONTHLY;BYDAY=-2MO;COUNT=3"],
            ["2025-03-24T10:00Z", "2025-04-21T10:00Z", "2025-05-19T10:00Z"]),
        StandardCase(
            "3.3.10", "The last day but two",
            ["DTSTART:20250329T100000Z", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=3"],
            ["2025-03-29T10:00Z", "2025-04-28T10:00Z", "2025-05-29T10:00Z"]),
        StandardCase(
            "3.3.10", "Two days of a month",
            ["DTSTART:20250302T100000Z", "RRULE:FREQ=MONTHLY;BYMONTHDAY=2,15;COUNT=3"],
            ["2025-03-02T10:00Z", "2025-03-15T10:00Z", "2025-04-02T10:00Z"]),
        StandardCase(
            "3.3.10", "The first and last day of a month",
            ["DTSTART:20250301T100000Z", "RRULE:FREQ=MONTHLY;BYMONTHDAY=1,-1;COUNT=4"],
            ["2025-03-01T10:00Z", "2025-03-31T10:00Z", "2025-04-01T10:00Z", "2025-04-30T10:00Z"]),
        StandardCase(
            "3.3.10", "A day that a month hasn't is left out",
            ["DTSTART:20250115T100000Z", "RRULE:FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=4"],
            ["2025-01-15T10:00Z", "2025-01-30T10:00Z", "2025-02-15T10:00Z", "2025-03-15T10:00Z"]),
        StandardCase(
            "3.3.10", "Some days every eighteen months",
            ["DTSTART:20250310T100000Z", "RRULE:FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=10,11;COUNT=4"],
            ["2025-03-10T10:00Z", "2025-03-11T10:00Z", "2026-09-10T10:00Z", "2026-09-11T10:00Z"]),
        StandardCase(
            "3.3.10", "Each Tuesday of every other month",
            ["DTSTART:20250401T100000Z", "RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=TU;COUNT=6"],
            [
                "2025-04-01T10:00Z", "2025-04-08T10:00Z", "2025-04-15T10:00Z", "2025-04-22T10:00Z",
                "2025-04-29T10:00Z", "2025-06-03T10:00Z",
            ]),
        StandardCase(
            "3.3.10", "Two months of each year",
            ["DTSTART:20250610T100000Z", "RRULE:FREQ=YEARLY;BYMONTH=6,7;COUNT=4"],
            ["2025-06-10T10:00Z", "2025-07-10T10:00Z", "2026-06-10T10:00Z", "2026-07-10T10:00Z"]),
        StandardCase(
            "3.3.10", "Days of the year, every third year",
            ["DTSTART:20250101T100000Z", "RRULE:FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,-1;COUNT=4"],
            ["2025-01-01T10:00Z", "2025-04-10T10:00Z", "2025-12-31T10:00Z", "2028-01-01T10:00Z"]),
        StandardCase(
            "3.3.10", "The twentieth Monday of the year",
            ["DTSTART:20250519T100000Z", "RRULE:FREQ=YEARLY;BYDAY=20MO;COUNT=3"],
            ["2025-05-19T10:00Z", "2026-05-18T10:00Z", "2027-05-17T10:00Z"]),
        StandardCase(
            "3.3.10", "Monday of the twentieth week",
            ["DTSTART:20250512T100000Z", "RRULE:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3"],
            ["2025-05-12T10:00Z", "2026-05-11T10:00Z", "2027-05-17T10:00Z"]),
        StandardCase(
            "3.3.10", "A week without a day has the start's",
            ["DTSTART:20250512T100000Z", "RRULE:FREQ=YEARLY;BYWEEKNO=20;COUNT=3"],
            ["2025-05-12T10:00Z", "2026-05-11T10:00Z", "2027-05-17T10:00Z"]),
        StandardCase(
            "3.3.10", "Days of the month are those of every month, in a yearly rule too",
            [
                "DTSTART:20250113T100000Z",
                "RRULE:FREQ=YEARLY;INTERVAL=2;BYDAY=MO;BYMONTHDAY=8,9,10,11,12,13,14;COUNT=4",
            ],
            ["2025-01-13T10:00Z", "2025-02-10T10:00Z", "2025-03-10T10:00Z", "2025-04-14T10:00Z"]),
        StandardCase(
            "3.3.10", "The minutes of some hours",
            ["DTSTART:20250303T115800Z", "RRULE:FREQ=MINUTELY;COUNT=4;BYHOUR=11,14"],
            ["2025-03-03T11:58Z", "2025-03-03T11:59Z", "2025-03-03T14:00Z", "2025-03-03T14:01Z"]),
        StandardCase(
            "3.3.10", "Every twenty minutes of an hour on Mondays",
            ["DTSTART:20250303T094000Z", "RRULE:FREQ=MINUTELY;INTERVAL=20;BYHOUR=9;BYDAY=MO;COUNT=4"],
            ["2025-03-03T09:40Z", "2025-03-10T09:00Z", "2025-03-10T09:20Z", "2025-03-10T09:40Z"]),
        StandardCase(
            "3.3.10", "Hours of the last day of the month",
            ["DTSTART:20250331T000000Z", "RRULE:FREQ=HOURLY;INTERVAL=6;BYMONTHDAY=-1;COUNT=5"],
            [
                "2025-03-31T00:00Z", "2025-03-31T06:00Z", "2025-03-31T12:00Z", "2025-03-31T18:00Z",
                "2025-04-30T00:00Z",
            ]),
        StandardCase(
            "3.3.10", "Seconds of a minute until a time",
            [
                "DTSTART:20250303T105900Z",
                "RRULE:FREQ=SECONDLY;INTERVAL=30;BYSECOND=0;BYMINUTE=59;UNTIL=20250303T115900Z",
            ],
            ["2025-03-03T10:59Z", "2025-03-03T11:59Z"]),
        StandardCase(
            "3.3.10", "Thursdays in March",
            ["DTSTART:20250306T100000Z", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=5"],
            [
                "2025-03-06T10:00Z", "2025-03-13T10:00Z", "2025-03-20T10:00Z", "2025-03-27T10:00Z",
                "2026-03-05T10:00Z",
            ]),
        StandardCase(
            "3.3.10", "Friday the thirteenth",
            ["DTSTART:20250613T100000Z", "RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3"],
            ["2025-06-13T10:00Z", "2026-02-13T10:00Z", "2026-03-13T10:00Z"]),
        StandardCase(
            "3.3.10", "The Saturday behind the first Sunday",
            ["DTSTART:20250308T100000Z", "RRULE:FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13;COUNT=3"],
            ["2025-03-08T10:00Z", "2025-04-12T10:00Z", "2025-05-10T10:00Z"]),
        StandardCase(
            "3.3.10", "The third of some days",
            ["DTSTART:20250306T100000Z", "RRULE:FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3;COUNT=3"],
            ["2025-03-06T10:00Z", "2025-04-03T10:00Z", "2025-05-07T10:00Z"]),
        StandardCase(
            "3.3.10", "The last working day but one",
            ["DTSTART:20250328T100000Z", "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=3"],
            ["2025-03-28T10:00Z", "2025-04-29T10:00Z", "2025-05-29T10:00Z"]),
        StandardCase(
            "3.3.10", "Every three hours until",
            ["DTSTART:20250303T100000Z", "RRULE:FREQ=HOURLY;INTERVAL=3;UNTIL=20250303T170000Z"],
            ["2025-03-03T10:00Z", "2025-03-03T13:00Z", "2025-03-03T16:00Z"]),
        StandardCase(
            "3.3.10", "Every ninety minutes",
            ["DTSTART:20250303T100000Z", "RRULE:FREQ=MINUTELY;INTERVAL=90;COUNT=3"],
            ["2025-03-03T10:00Z", "2025-03-03T11:30Z", "2025-03-03T13:00Z"]),
        StandardCase(
            "3.3.10", "Some hours and minutes of each day",
            ["DTSTART:20250303T100000Z", "RRULE:FREQ=DAILY;BYHOUR=10,16;BYMINUTE=0,30;COUNT=5"],
            [
                "2025-03-03T10:00Z", "2025-03-03T10:30Z", "2025-03-03T16:00Z", "2025-03-03T16:30Z",
                "2025-03-04T10:00Z",
            ]),
        StandardCase(
            "3.3.10", "The twenty-ninth of February",
            ["DTSTART:20240229T100000Z", "RRULE:FREQ=YEARLY;COUNT=3"],
            ["2024-02-29T10:00Z", "2028-02-29T10:00Z", "2032-02-29T10:00Z"]),
        StandardCase(
            "3.6.1", "Without an end a time takes no time",
            ["DTSTART:20250303T100000Z"],
            ["2025-03-03T10:00Z"]),
        StandardCase(
            "3.8.2.2", "The end isn't part of the event",
            ["DTSTART;VALUE=DATE:20250303", "DTEND;VALUE=DATE:20250305"],
            ["2025-03-03/2025-03-04"]),
        StandardCase(
            "3.8.2.4", "An event may begin and end in two zones",
            ["DTSTART;TZID=Asia/Tokyo:20250303T110000", "DTEND;TZID=America/Los_Angeles:20250303T050000"],
            ["2025-03-03T02:00Z/2025-03-03T13:00Z"]),
        StandardCase(
            "3.8.5.1", "Times are left out, in whatever zone they are written",
            [
                "DTSTART;TZID=Europe/Berlin:20250303T100000", "RRULE:FREQ=DAILY;COUNT=4",
                "EXDATE;TZID=Europe/Berlin:20250304T100000", "EXDATE:20250305T090000Z",
            ],
            ["2025-03-03T09:00Z", "2025-03-06T09:00Z"]),
        StandardCase(
            "3.8.5.1", "A day that is left out leaves out all that is on it",
            ["DTSTART;TZID=Europe/Berlin:20250303T230000", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20250304"],
            ["2025-03-03T22:00Z", "2025-03-05T22:00Z"]),
        StandardCase(
            "3.8.5.2", "A time that is there twice counts once",
            ["DTSTART:20250303T100000Z", "RRULE:FREQ=DAILY;COUNT=2", "RDATE:20250304T100000Z,20250306T100000Z"],
            ["2025-03-03T10:00Z", "2025-03-04T10:00Z", "2025-03-06T10:00Z"]),
        StandardCase(
            "3.8.5.2", "Days are added to days",
            ["DTSTART;VALUE=DATE:20250303", "RDATE;VALUE=DATE:20250305,20250309"],
            ["2025-03-03", "2025-03-05", "2025-03-09"]),
        StandardCase(
            "3.8.5.3", "An end has each occurrence take as long as the first",
            [
                "DTSTART;TZID=Europe/Berlin:20250329T120000", "DTEND;TZID=Europe/Berlin:20250330T120000",
                "RRULE:FREQ=WEEKLY;COUNT=2",
            ],
            ["2025-03-29T11:00Z/2025-03-30T10:00Z", "2025-04-05T10:00Z/2025-04-06T09:00Z"]),
        StandardCase(
            "3.8.5.3", "A length by the calendar is one for each occurrence",
            ["DTSTART;TZID=Europe/Berlin:20250322T120000", "DURATION:P1D", "RRULE:FREQ=WEEKLY;COUNT=3"],
            [
                "2025-03-22T11:00Z/2025-03-23T11:00Z", "2025-03-29T11:00Z/2025-03-30T10:00Z",
                "2025-04-05T10:00Z/2025-04-06T10:00Z",
            ]),
    ]
}

@Suite struct StandardTests {
    @Test(arguments: StandardCase.all)
    func `an event takes place when the standard says so`(_ standard: StandardCase) {
        for zone in CalendarSample.zones {
            let sample = CalendarSample(CalendarSample.event(standard.lines), in: zone)
            #expect(sample.faults == [])
            #expect(
                sample.occurrences(from: "2020-01-01T00:00:00Z", to: "2040-01-01T00:00:00Z") == standard.occurrences)
        }
    }
}
