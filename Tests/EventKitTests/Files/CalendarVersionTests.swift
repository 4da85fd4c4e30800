import Foundation
import Testing

@testable import EventKit

/// Checks which of several versions of an event, or of a changed occurrence, wins.
@Suite struct CalendarVersionTests {
    private static let daily = ["DTSTART:20250303T100000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"]

    private func event(_ lines: String...) -> [String] { CalendarSample.event(lines) }

    /// The start times of the events, in March 2025 in UTC, as `03 10:00`.
    private func starts(_ lines: [String], faultLines: [Int] = []) -> [String] {
        let starts = CalendarSample.zones.map { zone in
            let sample = CalendarSample(lines, in: zone)
            #expect(sample.result.faults.map(\.line) == faultLines)
            return sample.occurrences().map {
                String($0.dropFirst(8).prefix(9)).replacingOccurrences(of: "T", with: " ")
            }
        }
        #expect(Set(starts).count == 1)
        return starts[0]
    }

    @Test func `the higher sequence counts wherever it stands`() {
        let old = event("SEQUENCE:9", "DTSTAMP:20250102T000000Z", "DTSTART:20250304T080000Z")
        let new = event("SEQUENCE:10", "DTSTAMP:20250101T000000Z", "DTSTART:20250304T170000Z")
        #expect(starts(old + new) == ["04 17:00Z"])
        #expect(starts(new + old) == ["04 17:00Z"])
    }

    @Test func `of one sequence the later stamp counts`() {
        let old = event("DTSTAMP:20250101T000000Z", "DTSTART:20250304T080000Z")
        let new = event("DTSTAMP:20250102T000000Z", "DTSTART:20250304T170000Z")
        #expect(starts(old + new) == ["04 17:00Z"])
        #expect(starts(new + old) == ["04 17:00Z"])
    }

    @Test func `of two that are as new the one behind counts`() {
        #expect(starts(event("DTSTART:20250304T080000Z") + event("DTSTART:20250304T170000Z")) == ["04 17:00Z"])
    }

    @Test func `a version that cannot be read is none`() {
        let lines = event("SEQUENCE:0", "DTSTART:20250304T080000Z") + event("SEQUENCE:1", "DTSTART:soon")
        #expect(starts(lines, faultLines: [11]) == ["04 08:00Z"])
    }

    @Test func `a change made twice is the newer one`() {
        let first = event("SEQUENCE:1", "RECURRENCE-ID:20250304T100000Z", "DTSTART:20250304T120000Z")
        let second = event("SEQUENCE:2", "RECURRENCE-ID;TZID=Asia/Tokyo:20250304T190000", "DTSTART:20250304T150000Z")
        for changes in [first + second, second + first] {
            #expect(
                starts(CalendarSample.event(Self.daily) + changes) == [
                    "03 10:00Z", "04 15:00Z", "05 10:00Z", "06 10:00Z",
                ])
        }
    }

    @Test func `changes of those that follow are nested`() {
        let first = event("RECURRENCE-ID;RANGE=THISANDFUTURE:20250304T100000Z", "DTSTART:20250304T120000Z")
        let second = event("RECURRENCE-ID;RANGE=THISANDFUTURE:20250306T100000Z", "DTSTART:20250306T090000Z")
        for changes in [first + second, second + first] {
            #expect(
                starts(CalendarSample.event(Self.daily) + changes) == [
                    "03 10:00Z", "04 12:00Z", "05 12:00Z", "06 09:00Z",
                ])
        }
    }

    @Test func `a change of one alone goes before that of all that follow`() {
        let all = event("RECURRENCE-ID;RANGE=THISANDFUTURE:20250304T100000Z", "DTSTART:20250304T120000Z")
        let one = event("RECURRENCE-ID:20250304T100000Z", "DTSTART:20250304T150000Z")
        for changes in [all + one, one + all] {
            #expect(
                starts(CalendarSample.event(Self.daily) + changes) == [
                    "03 10:00Z", "04 15:00Z", "05 12:00Z", "06 12:00Z",
                ])
        }
        let newer = event(
            "SEQUENCE:1", "RECURRENCE-ID;RANGE=THISANDFUTURE:20250304T100000Z", "DTSTART:20250304T120000Z")
        #expect(
            starts(CalendarSample.event(Self.daily) + newer + one) == [
                "03 10:00Z", "04 12:00Z", "05 12:00Z", "06 12:00Z",
            ])
    }

    @Test(arguments: ["DTSTART:noon", "SUMMARY:Tea"])
    func `a change that cannot be read does not bring the occurrence back`(lines: String) {
        let sample = CalendarSample(
            CalendarSample.event(Self.daily)
                + CalendarSample.event(["RECURRENCE-ID:20250304T100000Z"] + lines.components(separatedBy: "\r\n")))
        #expect(sample.faults.count == 1)
        #expect(sample.occurrences().map { $0.prefix(10) } == ["2025-03-03", "2025-03-05", "2025-03-06"])
    }

    @Test func `a change of all that follow that cannot be read brings none back`() {
        let sample = CalendarSample(
            CalendarSample.event(Self.daily)
                + event("RECURRENCE-ID;RANGE=THISANDFUTURE:20250305T100000Z", "DTSTART:noon"))
        #expect(sample.faults.count == 1)
        #expect(sample.occurrences().map { $0.prefix(10) } == ["2025-03-03", "2025-03-04"])
    }

    @Test func `an occurrence that is called off is there as that`() {
        let sample = CalendarSample(
            CalendarSample.event(Self.daily)
                + event("RECURRENCE-ID:20250304T100000Z", "DTSTART:20250304T100000Z", "STATUS:CANCELLED"))
        let states = sample.events(from: "2025-03-01T00:00:00Z", to: "2025-04-01T00:00:00Z").map(\.status)
        #expect(states == [.none, .canceled, .none, .none])
    }

    @Test func `a change has no series of its own`() {
        let change = event(
            "RECURRENCE-ID:20250304T100000Z", "DTSTART:20250304T120000Z", "RRULE:FREQ=DAILY;COUNT=9",
            "RDATE:20250320T100000Z")
        #expect(
            starts(CalendarSample.event(Self.daily) + change) == ["03 10:00Z", "04 12:00Z", "05 10:00Z", "06 10:00Z"])
    }

    @Test func `a change of an occurrence that is left out is none`() {
        let change = event("RECURRENCE-ID:20250304T100000Z", "DTSTART:20250304T120000Z")
        #expect(
            starts(CalendarSample.event(Self.daily + ["EXDATE:20250304T100000Z"]) + change)
                == ["03 10:00Z", "05 10:00Z", "06 10:00Z"])
    }

    @Test func `a change of an older versions occurrence is none`() {
        let series = event("SEQUENCE:3", "DTSTART:20250303T110000Z", "RRULE:FREQ=DAILY;COUNT=2")
        let change = event("SEQUENCE:2", "RECURRENCE-ID:20250304T100000Z", "DTSTART:20250304T150000Z")
        #expect(starts(series + change) == ["03 11:00Z", "04 11:00Z"])
    }

    @Test func `a change without its series is an event`() {
        #expect(starts(event("RECURRENCE-ID:20250304T100000Z", "DTSTART:20250304T120000Z")) == ["04 12:00Z"])
    }
}
