import Foundation
import Testing

@testable import EventKit

/// Arbitrary numbers in the recurrence rules of a file.
struct RuleNumberTests {
    @Test(arguments: ["HOURLY", "MINUTELY", "SECONDLY", "DAILY", "YEARLY"])
    func `numbers that no clock reaches are told of`(frequency: String) throws {
        for number in ["9999999999999999", "9223372036854775807", "99999999999999999999", "0", "-1"] {
            // Some programs write -1 for no count.
            for part in number == "-1" ? ["INTERVAL"] : ["INTERVAL", "COUNT"] {
                let result = try read("RRULE:FREQ=\(frequency);\(part)=\(number);BYHOUR=9")
                #expect(result.events.map(\.rules.count) == [0] && result.faults.count == 1, "\(part)=\(number)")
            }
        }
    }

    private func read(_ rule: String) throws -> CalendarReader.Result {
        let lines = [
            "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTART:20250303T100000Z", rule, "END:VEVENT", "END:VCALENDAR",
        ]
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        return CalendarReader.read(Data(lines.joined(separator: "\r\n").utf8), in: zone)
    }
}
