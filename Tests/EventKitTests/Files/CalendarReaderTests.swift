import Foundation
import Testing

@testable import EventKit

@Suite struct CalendarReaderTests {
    @Test func `a malformed event is told of and the others survive`() {
        let text = """
            BEGIN:VCALENDAR
            VERSION:2.0
            BEGIN:VEVENT
            UID:1
            DTSTART:20250303T100000Z
            END:VEVENT
            BEGIN:VEVENT
            UID:2
            END:VEVENT
            BEGIN:VEVENT
            UID:3
            DTSTART:20250303T100000Z
            what is this
            END:VEVENT
            BEGIN:VEVENT
            UID:4
            DTSTART:20250303T100000Z
            RRULE:FREQ=SOMETIMES
            END:VEVENT
            BEGIN:VEVENT
            UID:5
            DTSTART:20250303T100000Z
            DTEND:20250302T100000Z
            END:VEVENT
            BEGIN:VEVENT
            UID:6
            BEGIN:VEVENT
            UID:7
            SUMMARY:fol
             ded
            DTSTART:20250303T100000Z
            END:VEVENT
            END:VCALENDAR
            STRAY:1
            """
        let result = CalendarReader.read(Data(text.utf8))
        #expect(result.events.map(\.identifier) == ["1", "3", "4", "5", "7"])
        #expect(result.events.last?.title == "folded")
        #expect(result.faults.map(\.line) == [7, 13, 18, 23, 25, 25, 34])
        #expect(result.faults.first?.description == "line 7: the event has no DTSTART")
    }

    @Test func `a file that is none is a fault`() {
        #expect(CalendarReader.read(Data("nonsense".utf8)).faults.map(\.line) == [1])
        #expect(CalendarReader.read(Data()).faults.isEmpty)
        #expect(CalendarReader.read(Data("BEGIN:VCALENDAR\n".utf8)).faults.map(\.reason) == ["VCALENDAR has no end"])
    }

    @Test func `rules are read part by part`() throws {
        let rule = try #require(
            EKRecurrenceRule(text: "FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR,2MO;BYMONTH=3,4;BYSETPOS=1;COUNT=5"))
        #expect(rule.frequency == .monthly)
        #expect(rule.interval == 2)
        #expect(
            rule.daysOfTheWeek == [
                EKRecurrenceDayOfWeek(.friday, weekNumber: -1), EKRecurrenceDayOfWeek(.monday, weekNumber: 2),
            ])
        #expect(rule.monthsOfTheYear == [3, 4])
        #expect(rule.setPositions == [1])
        #expect(rule.recurrenceEnd?.occurrenceCount == 5)
        #expect(EKRecurrenceRule(text: "FREQ=HOURLY") == nil)
        #expect(EKRecurrenceRule(text: "nonsense") == nil)
    }

    /// For arbitrary bytes, the reader terminates, every fault has a line within the file, and the result has a limited number of
    /// occurrences.
    @Test(arguments: 0..<20)
    func `any bytes are read without stopping`(hundred: UInt64) {
        for seed in hundred * 100..<hundred * 100 + 100 { readAnyBytes(seed) }
    }

    private func readAnyBytes(_ seed: UInt64) {
        var random = Xorshift(seed: seed)
        var bytes = Array(SampleEvents.text(on: Date(timeIntervalSince1970: 1_740_000_000)).utf8)
        for _ in 0..<random.count(1...50) {
            let place = random.count(0...bytes.count - 1)
            switch random.count(0...3) {
            case 0: bytes[place] = UInt8(random.count(0...255))
            case 1: bytes.remove(at: place)
            case 2:
                let pieces = [
                    "\n", ";", ":", "=", "\r\n ", "BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "99999999", "-",
                    "RRULE:FREQ=SECONDLY\r\n", "\"", "\u{0}",
                    "RECURRENCE-ID:20250225T100000\r\n", "EXRULE:FREQ=DAILY\r\n", "RDATE;VALUE=PERIOD:20250225/P9W\r\n",
                    ";TZID=UTC+1", "SEQUENCE:2\r\n", "DURATION:P9999999W\r\n",
                ]
                bytes.insert(contentsOf: Array(pieces[random.count(0...pieces.count - 1)].utf8), at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + random.count(1...40)))
            }
            if bytes.isEmpty { bytes = [10] }
        }
        let lines = bytes.filter { $0 == 10 || $0 == 13 }.count + 1
        let result = CalendarReader.read(Data(bytes))
        #expect(result.faults.allSatisfy { (1...lines).contains($0.line) }, "seed \(seed)")
        let start = Date(timeIntervalSince1970: 1_739_000_000)
        var stepCount = 2000
        for event in result.events {
            let found = Occurrences.all(
                of: event, from: start, to: start.addingTimeInterval(30 * 86_400), stepCount: &stepCount)
            #expect(found.count <= 2000 + 1 + event.added.count)
        }
    }
}

/// A repeatable random number generator.
struct Xorshift {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    }

    mutating func count(_ range: ClosedRange<Int>) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + Int(state % UInt64(range.count))
    }
}
