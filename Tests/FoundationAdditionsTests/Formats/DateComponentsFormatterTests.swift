import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Lengths of time by a formatter")
struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
        locale: String = "en_US"
    ) -> DateComponentsFormatter {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        let formatter = DateComponentsFormatter()
        (formatter.calendar, formatter.unitsStyle, formatter.allowedUnits) = (calendar, style, units)
        return formatter
    }

    @Test(arguments: [(0.0, "0"), (5, "5"), (65, "1:05"), (3600, "1:00:00"), (3661, "1:01:01"), (-65, "-1:05")])
    func `a clock begins with the largest unit that there is`(seconds: Double, text: String) {
        #expect(formatter(.positional).string(from: seconds) == text)
    }

    @Test func `a padded clock has two digits everywhere`() {
        let clock = formatter(.positional, [.minute, .second])
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 65) == "01:05")
        #expect(clock.string(from: 0) == "00:00")
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.abbreviated, "1h 5s"), (.short, "1 hr, 5 sec"),
        (.full, "1 hour, 5 seconds"),
        (.spellOut, "one hour, five seconds"), (.brief, "1hr 5sec"),
    ])
    func `words leave out units of which there are none`(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 3605) == text)
    }

    @Test func `zeros are shown where that is asked for`() {
        let words = formatter(.abbreviated)
        words.zeroFormattingBehavior = .pad
        #expect(words.string(from: 3600) == "1h 0m 0s")
        words.zeroFormattingBehavior = .dropTrailing
        #expect(words.string(from: 60) == "0h 1m")
    }

    @Test func `the largest units that are allowed take what there is`() {
        #expect(formatter(.full, [.minute]).string(from: 7200) == "120 minutes")
        #expect(formatter(.full, [.day, .hour]).string(from: 90000) == "1 day, 1 hour")
        let one = formatter(.abbreviated, [.day, .hour, .minute])
        one.maximumUnitCount = 1
        #expect(one.string(from: 90000) == "1d")
    }

    @Test func `dates are as far apart as the calendar says`() {
        let calendar = Calendar(identifier: .gregorian)
        let start = calendar.date(from: DateComponents(year: 2024, month: 2, day: 1))!
        let end = calendar.date(from: DateComponents(year: 2025, month: 3, day: 4))!
        #expect(formatter(.full, [.year, .month, .day]).string(from: start, to: end) == "1 year, 1 month, 3 days")
        #expect(formatter(.abbreviated, [.year, .month]).string(from: start, to: end) == "1y 1mo")
    }

    @Test func `components are added up`() {
        #expect(formatter(.full).string(from: DateComponents(hour: 1, minute: 90)) == "2 hours, 30 minutes")
        #expect(
            DateComponentsFormatter.localizedString(from: DateComponents(minute: 61), unitsStyle: .positional)
                == "1:01:00")
    }

    @Test func `the calendar's locale says in which language`() {
        #expect(formatter(.full, locale: "de_DE").string(from: 3661) == "1 Stunde, 1 Minute, 1 Sekunde")
        #expect(formatter(.short, locale: "ja_JP").string(from: 3661) == "1時間 1分 1秒")
    }

    @Test func `phrases stand around the words`() {
        let words = formatter(.full, [.minute])
        (words.includesApproximationPhrase, words.includesTimeRemainingPhrase) = (true, true)
        #expect(words.string(from: 300) == "About 5 minutes remaining")
    }

    @Test func `what is no length of time has no words`() {
        #expect(formatter(.full).string(from: .infinity) == nil)
        #expect(formatter(.full).string(from: .nan) == nil)
        #expect(formatter(.full).string(from: Date(timeIntervalSince1970: 1e300), to: .now) == nil)
        #expect(formatter(.full).string(for: "tea") == nil)
        #expect(formatter(.full).string(for: 60) == "1 minute")
    }
}
