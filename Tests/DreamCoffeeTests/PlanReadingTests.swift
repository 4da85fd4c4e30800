import Foundation
import Testing

@testable import DreamCoffee

@Suite("Questions about plans")
struct PlanReadingTests {
    private let calendar = Calendar(identifier: .gregorian)
    /// A Wednesday.
    private var today: Date { calendar.date(from: DateComponents(year: 2026, month: 11, day: 11, hour: 15))! }

    private func offset(of days: PlanDays) -> Int {
        calendar.dateComponents([.day], from: calendar.startOfDay(for: today), to: days.first).day ?? -1
    }

    @Test(arguments: GameLanguage.allCases)
    func `small talk asks for no plans`(language: GameLanguage) {
        for line in PlanLines.smallTalk(in: language) {
            #expect(PlanReading(line, on: today, in: calendar) == nil, "\(line)")
        }
    }

    @Test(arguments: GameLanguage.allCases)
    func `who asks for plans is understood with the day`(language: GameLanguage) throws {
        for (line, expected) in PlanLines.questions(in: language) {
            let reading = PlanReading(line, on: today, in: calendar)
            #expect(reading != nil, "\(line)")
            guard let reading else { continue }
            #expect(offset(of: reading.days) == expected ?? 0, "\(line)")
            #expect((reading.days.count == 31) == (expected == nil), "\(line)")
        }
    }

    @Test(arguments: [("And on Friday?", 2), ("what about tomorrow?", 1), ("じゃあ、明日は？", 1)])
    func `a question goes on from the one before`(line: String, expected: Int) throws {
        #expect(PlanReading(line, on: today, in: calendar) == nil)
        let earlier = try #require(PlanReading("Any plans today?", on: today, in: calendar))
        #expect(PlanReading(line, after: earlier, on: today, in: calendar).map { offset(of: $0.days) } == expected)
    }
}
