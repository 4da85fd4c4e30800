import CICal
import Foundation
import Testing

@testable import EventKit

/// All-day events, floating times, and the time zone names that programs use.
@Suite struct CalendarZoneTests {
    private func occurrences(_ lines: [String], in zone: TimeZone) -> [String] {
        let sample = CalendarSample(lines, in: zone)
        #expect(sample.faults == [])
        return sample.occurrences()
    }

    @Test(arguments: CalendarSample.zones)
    func `a time names a day of a series of whole days`(zone: TimeZone) {
        let series = CalendarSample.event([
            "DTSTART;VALUE=DATE:20250303", "RRULE:FREQ=DAILY;UNTIL=20250308T000000Z",
            "EXDATE;TZID=Europe/Berlin:20250304T000000", "EXDATE:20250305T000000Z",
        ])
        let moved = CalendarSample.event([
            "RECURRENCE-ID;TZID=Europe/Berlin:20250306T000000", "DTSTART;VALUE=DATE:20250309",
        ])
        #expect(
            occurrences(series + moved, in: zone) == ["2025-03-03", "2025-03-07", "2025-03-08", "2025-03-09"])
    }

    /// Feeds of matches and concerts give the local time of the venue.
    @Test(arguments: CalendarSample.zones)
    func `an event without a zone is in that of its calendar`(zone: TimeZone) {
        let calendar = ["X-WR-TIMEZONE:Europe/Brussels"]
        let series = CalendarSample.event([
            "DTSTART:20250328T210000", "DTEND:20250328T224500", "RRULE:FREQ=DAILY;COUNT=4", "EXDATE:20250329T210000",
        ])
        let moved = CalendarSample.event(["RECURRENCE-ID:20250331T210000", "DTSTART:20250401T200000"])
        #expect(
            occurrences(calendar + series + moved, in: zone) == [
                "2025-03-28T20:00Z/2025-03-28T21:45Z", "2025-03-30T19:00Z/2025-03-30T20:45Z", "2025-04-01T18:00Z",
            ])
        let others = ["DTSTART;TZID=Asia/Tokyo:20250610T090000", "DTSTART:20250610T090000Z"]
        for (line, time) in zip(others, ["2025-06-10T00:00Z", "2025-06-10T09:00Z"]) {
            #expect(occurrences(calendar + CalendarSample.event([line]), in: zone) == [time])
        }
        #expect(
            occurrences(calendar + CalendarSample.event(["DTSTART;VALUE=DATE:20250610"]), in: zone) == ["2025-06-10"])
    }

    @Test(arguments: CalendarSample.zones)
    func `an event without a zone is met by its digits`(zone: TimeZone) throws {
        let sample = CalendarSample(
            CalendarSample.event([
                "DTSTART:20250303T120000", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20250307T120000Z",
                "EXDATE:20250304T120000Z", "EXDATE;TZID=Asia/Tokyo:20250305T120000",
            ]) + CalendarSample.event(["RECURRENCE-ID:20250306T120000Z", "DTSTART:20250306T180000"]), in: zone)
        #expect(sample.faults == [])
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let found = sample.events(from: "2025-01-01T00:00:00Z", to: "2026-01-01T00:00:00Z").map {
            calendar.dateComponents([.day, .hour], from: $0.startDate)
        }
        #expect(found == [(3, 12), (6, 18), (7, 12)].map { DateComponents(day: $0.0, hour: $0.1) })
    }

    @Test(arguments: CalendarSample.zones)
    func `a time without a zone is in that of the event`(zone: TimeZone) {
        let lines = CalendarSample.event([
            "DTSTART;TZID=Asia/Tokyo:20250303T090000", "DTEND:20250303T100000",
            "RRULE:FREQ=DAILY;UNTIL=20250306T090000",
            "EXDATE:20250304T090000", "RDATE:20250308T090000",
        ])
        #expect(
            occurrences(lines, in: zone) == [
                "2025-03-03T00:00Z/2025-03-03T01:00Z", "2025-03-05T00:00Z/2025-03-05T01:00Z",
                "2025-03-06T00:00Z/2025-03-06T01:00Z", "2025-03-08T00:00Z/2025-03-08T01:00Z",
            ])
    }

    @Test func `an end with a zone is there wherever the start is`() {
        let lines = CalendarSample.event(["DTSTART:20250610T120000", "DTEND:20250610T200000Z"])
        #expect(
            CalendarSample.zones.map { occurrences(lines, in: $0)[0] } == [
                "2025-06-10T12:00Z/2025-06-10T20:00Z", "2025-06-10T10:00Z/2025-06-10T20:00Z",
                "2025-06-10T16:00Z/2025-06-10T20:00Z", "2025-06-10T03:00Z/2025-06-10T20:00Z",
                "2025-06-10T00:00Z/2025-06-10T20:00Z",
            ])
    }

    @Test(arguments: CalendarSample.zones)
    func `what a rule excludes is left out`(zone: TimeZone) {
        let lines = CalendarSample.event([
            "DTSTART:20250603T070000Z", "RRULE:FREQ=DAILY;COUNT=4", "EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2",
        ])
        #expect(occurrences(lines, in: zone) == ["2025-06-04T07:00Z", "2025-06-06T07:00Z"])
    }

    @Test(arguments: CalendarSample.zones)
    func `a period keeps its zone and its length`(zone: TimeZone) {
        let lines = CalendarSample.event([
            "DTSTART;TZID=America/New_York:20250303T090000", "DTEND;TZID=America/New_York:20250303T100000",
            "RDATE;TZID=America/New_York;VALUE=PERIOD:20250305T090000/20250305T120000,20250310T090000/PT2H30M",
        ])
        #expect(
            occurrences(lines, in: zone) == [
                "2025-03-03T14:00Z/2025-03-03T15:00Z", "2025-03-05T14:00Z/2025-03-05T17:00Z",
                "2025-03-10T13:00Z/2025-03-10T15:30Z",
            ])
    }

    // MARK: - Names

    @Test(arguments: [
        ("Eastern Standard Time", "13:00"), ("eastern standard TIME", "13:00"),
        ("\"(UTC-05:00) Eastern Time (US & Canada)\"", "13:00"),
        ("\"(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna\"", "07:00"),
        ("\"Kuala Lumpur, Singapore\"", "01:00"), ("W. Europe Standard Time", "07:00"),
        ("/somebody.example/Olson_2001/Pacific/Auckland", "21:00"),
        ("/example.org/20250101_1/America/Argentina/Buenos_Aires", "12:00"), ("europe/berlin", "07:00"),
        ("US-Eastern", "13:00"), ("America/New York", "13:00"), ("UTC+01", "08:00"), ("GMT-0530", "14:30"),
        ("\"+09:00\"", "00:00"), ("\"(UTC+05:45) Nowhere\"", "03:15"), ("Z", "09:00"), ("Etc/GMT+5", "14:00"),
        ("JST", "00:00"), ("US/Pacific", "16:00"), ("tzone://Microsoft/Utc", "09:00"),
        ("(UTC-05:00) Eastern Time (US & Canada)", "13:00"), ("(UTC-05:00) Eastern Time (US and Canada)", "13:00"),
    ])
    func `a zone is known by many names`(name: String, hour: String) {
        let lines = CalendarSample.event(["DTSTART;TZID=\(name):20250610T090000"])
        #expect(occurrences(lines, in: .current).map { $0.suffix(6).prefix(5) } == [hour[...]])
    }

    @Test func `every name of our tables is a zone that the clocks of are known`() {
        let names = Array(WindowsZones.identifiers.keys) + WindowsZones.titles.keys + TimeZone.knownTimeZoneIdentifiers
        ICal.lock.withLock { _ in
            let zones = CalendarZones([])
            let time = CalendarTime.time("20250610T090000")!
            #expect(names.filter { zones?.zone(named: $0, at: time) == nil } == [])
        }
    }

    @Test func `a zone of an added time that nobody knows is told of`() {
        let sample = CalendarSample(
            CalendarSample.event(["DTSTART:20250610T090000Z", "RDATE;TZID=Nowhere/Town:20250612T090000"]))
        #expect(
            sample.faults == [
                "line 6: the time zone 'Nowhere/Town' is not known; its times are taken as in that of the event"
            ])
    }

    // MARK: - The file's own

    private func zone(_ name: String, _ parts: [String]) -> [String] {
        ["BEGIN:VTIMEZONE", "TZID:\(name)"] + parts + ["END:VTIMEZONE"]
    }

    private func standard(_ offset: String, from start: String) -> [String] {
        [
            "BEGIN:STANDARD", "DTSTART:\(start)", "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD",
        ]
    }

    @Test func `the file's own zone counts first`() {
        let own = zone("Eastern Standard Time", standard("+0300", from: "19700101T000000"))
        let lines = own + CalendarSample.event(["DTSTART;TZID=eastern standard time:20250610T090000"])
        #expect(occurrences(lines, in: .current) == ["2025-06-10T06:00Z"])
    }

    @Test func `a zone of which the file says nothing is the known one`() {
        let empty = zone("Eastern Standard Time", ["LAST-MODIFIED:20050809T050000Z"])
        let later = zone("Europe/Berlin", standard("+0300", from: "20260101T000000"))
        let over = zone(
            "Asia/Tokyo", standard("+0300", from: "20060101T000000") + standard("+0400", from: "20070101T000000"))
        func starts(_ zone: [String], _ name: String) -> [String] {
            occurrences(zone + CalendarSample.event(["DTSTART;TZID=\(name):20250610T090000"]), in: .current)
        }
        #expect(starts(empty, "Eastern Standard Time") == ["2025-06-10T13:00Z"])
        #expect(starts(later, "Europe/Berlin") == ["2025-06-10T07:00Z"])
        #expect(starts(over, "Asia/Tokyo") == ["2025-06-10T00:00Z"])
    }

    // MARK: - Lengths

    @Test(arguments: ["P1", "1D", "P", "PT", "P1M", "P99999999999W", "PT9999999999999S", "P1DT", "P-1D", "", "PT1D"])
    func `what is no length is none`(text: String) {
        #expect(DurationText(text) == nil)
    }

    @Test func `lengths are read`() {
        #expect(DurationText("P1W")?.totalSeconds == 604_800)
        #expect(DurationText("-pt15m")?.totalSeconds == -900)
        #expect(DurationText("+P1DT2H3M4S")?.totalSeconds == 93_784)
    }

    @Test func `an end within a day takes that day along`() {
        let lines = CalendarSample.event(["DTSTART;VALUE=DATE:20250303", "DTEND:20250304T235900"])
        #expect(occurrences(lines, in: .current) == ["2025-03-03/2025-03-04"])
    }
}
