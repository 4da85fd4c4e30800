import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Formats of time")
struct TimeFormatTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let english = Locale(identifier: "en_US")
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func text<F: FormatStyle>(_ style: F, _ seconds: TimeInterval) -> String
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
        String(style.locale(english).format(start.addingTimeInterval(seconds)).characters)
    }

    private func distance(_ days: Double, _ count: Int, _ locale: String = "en_US") -> String {
        DistanceInTime(from: start, to: start.addingTimeInterval(days * 86400), in: calendar)
            .words(atMost: count, Locale(identifier: locale))
    }

    @Test func `far dates are told in months and years by the calendar`() {
        #expect(distance(100, 1) == "3 months")
        #expect(distance(100, 2) == "3 months, 10 days")
        #expect(distance(1830, 1) == "5 years")
        #expect(distance(21, 1) == "21 days")
        #expect(distance(400, 2, "de_DE") == "1 Jahr, 1 Monat")
    }

    @Test func `a text tells an offset in months`() {
        var environment = EnvironmentValues()
        environment.locale = english
        environment.calendar = calendar
        let now = start.addingTimeInterval(100 * 86400)
        let live = LiveText.date(start, .offset)
        #expect(live.string(at: now, in: TextStyleScope(environment)) == "-3 months")
    }

    @Test func `a stopwatch shows hundredths, and hours once there are any`() {
        let style = SystemFormatStyle.Stopwatch(startingAt: start)
        #expect(text(style, 5.23) == "00:05.23")
        #expect(text(style, 90061) == "25:01:01.00")
        #expect(text(style, -3) == "00:00.00")
        #expect(text(SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1)), 83.4) == "01:23")
        #expect(text(SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(60)), 1390) == "23 minutes")
    }

    @Test func `a timer counts down to zero, and then changes no more`() {
        let end = start.addingTimeInterval(300)
        let style = SystemFormatStyle.Timer(countingDownIn: start..<end)
        #expect([0, 60, 270, 300, 400].map { text(style, $0) } == ["5:00", "4:00", "0:30", "0:00", "0:00"])
        #expect(style.discreteInput(after: start.addingTimeInterval(0.5)) == start.addingTimeInterval(1))
        #expect(style.discreteInput(after: end) == nil)
    }

    @Test func `an offset has a sign before its anchor, and may be a clock`() {
        #expect(text(SystemFormatStyle.DateOffset(to: start), 222) == "3 minutes, 42 seconds")
        #expect(text(SystemFormatStyle.DateOffset(to: start), -222) == "-3 minutes, 42 seconds")
        let clock = SystemFormatStyle.DateOffset(
            to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)
        #expect(text(clock, 5025) == "1:23:45")
    }

    @Test func `a reference is relative while it is near`() {
        let style = SystemFormatStyle.DateReference(to: start).calendar(calendar)
        #expect(text(style, -300) == "in 5 minutes")
        #expect(text(style, -86400) == "tomorrow")
        #expect(text(style, 20) == "now")
        #expect(text(style, 500 * 86400) == "January 2001")
    }

    @Test func `a source of time has the values of its time`() {
        let later = start.addingTimeInterval(90)
        #expect(TimeDataSource.currentDate.value(later) == later)
        #expect(TimeDataSource.durationOffset(to: start).value(later) == .seconds(90))
        #expect(TimeDataSource.dateRange(startingAt: start).value(later) == start..<later)
        #expect(TimeDataSource.dateRange(endingAt: start).value(later) == start..<start)
        let zone = Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
        #expect(zone == Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)))
    }
}
