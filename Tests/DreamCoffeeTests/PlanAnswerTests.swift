import Foundation
import Testing

@testable import DreamCoffee

@Suite("What a guest tells of plans", .shopResources)
struct PlanAnswerTests {
    private let calendar = Calendar(identifier: .gregorian)
    private var today: Date { calendar.date(from: DateComponents(year: 2026, month: 11, day: 11, hour: 9)) ?? .now }

    private func answer(
        _ titles: [String], after offset: Int = 1, _ language: GameLanguage = .english, isSeen: Bool = true
    ) throws -> PlanAnswer {
        let day = try #require(calendar.date(byAdding: .day, value: offset, to: today))
        let events = titles.map { CalendarTool.Event(title: $0, start: day, attendees: ["Aiko"]) }
        return PlanAnswer(
            events: isSeen ? events : nil, days: PlanDays(from: calendar.startOfDay(for: day), count: 1),
            language: language, today: today, calendar: calendar)
    }

    @Test func `the fact names the title whole and the day`() throws {
        #expect(try answer(["Open table at the café"]).fact == "“Open table at the café” tomorrow at 9:00")
        #expect(try answer(["Chess"], after: 2, .japanese).fact == "金曜日9:00は「Chess」")
        #expect(try answer([], after: 30).fact == "we have no plans on December 11")
        #expect(try answer([], .japanese).fact == "明日は二人の予定はありません")
    }

    @Test(arguments: [
        ("There is “Open table at the café” tomorrow.", true), ("There is “Open table” tomorrow.", false),
        ("“Open table at the café”, you and I, today!", false), ("No plans.", false),
    ])
    func `an answer tells the title whole and no other day`(text: String, isTold: Bool) throws {
        #expect(try answer(["Open table at the café"]).isTold(by: text) == isTold)
    }

    @Test(arguments: [
        ("I'm afraid we have no plans tomorrow.", true), ("There is “Chess” tomorrow.", false),
        ("No need to shout.", false), ("We have no plans today.", false), ("明日は予定はありませんよ。", true),
    ])
    func `where nothing is planned nothing is told`(text: String, isTold: Bool) throws {
        #expect(try answer([]).isTold(by: text) == isTold)
    }

    @Test func `a calendar that cannot be seen is said so`() throws {
        #expect(try answer([], isSeen: false).fact == "I can’t see your calendar")
    }
}
