import Foundation
import Testing

@testable import EventKit

@Suite struct AlarmReaderTests {
    /// Returns the alarms of a 90-minute event whose alarm has these lines.
    private func alarms(_ lines: String...) throws -> [EKAlarm] {
        let begin = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "DTSTART:20250303T100000Z", "DURATION:PT90M"]
        let text = begin + ["BEGIN:VALARM"] + lines + ["END:VALARM", "END:VEVENT", "END:VCALENDAR", ""]
        let result = CalendarReader.read(Data(text.joined(separator: "\r\n").utf8))
        #expect(result.faults == [])
        return try #require(result.events.first).alarms
    }

    @Test func `an alarm is from the start or at a time`() throws {
        #expect(try alarms("TRIGGER:-PT5M", "ACTION:DISPLAY") == [EKAlarm(relativeOffset: -300)])
        #expect(try alarms("TRIGGER;RELATED=START:PT5M", "ACTION:AUDIO") == [EKAlarm(relativeOffset: 300)])
        let date = try Date("2025-03-03T09:00:00Z", strategy: .iso8601)
        #expect(
            try alarms("TRIGGER;VALUE=DATE-TIME:20250303T090000Z", "ACTION:DISPLAY") == [EKAlarm(absoluteDate: date)])
    }

    @Test func `an alarm from the end is from the end`() throws {
        #expect(try alarms("TRIGGER;RELATED=END:-PT5M", "ACTION:DISPLAY") == [EKAlarm(relativeOffset: 85 * 60)])
        #expect(try alarms("TRIGGER;RELATED=END:PT0S", "ACTION:DISPLAY") == [EKAlarm(relativeOffset: 90 * 60)])
    }

    @Test func `the placeholder of I cloud is no alarm`() throws {
        let trigger = "TRIGGER;VALUE=DATE-TIME:19760401T005545Z"
        #expect(try alarms(trigger, "X-APPLE-DEFAULT-ALARM:TRUE", "ACTION:NONE") == [])
        #expect(try alarms(trigger) == [])
    }

    @Test(arguments: ["NONE", "None", "none"])
    func `an alarm that does nothing is none`(action: String) throws {
        #expect(try alarms("TRIGGER:-PT5M", "ACTION:\(action)") == [])
    }
}
