import Foundation
import Testing

@testable import SwiftUICore

@Suite("The month of a date picker")
struct CalendarMonthTests {
    private func month(_ year: Int, _ month: Int, firstWeekday: Int) throws -> CalendarMonth {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.firstWeekday = firstWeekday
        let date = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 15)))
        return CalendarMonth(around: date, in: calendar)
    }

    private func numbers(_ month: CalendarMonth) -> [[Int]] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return month.weeks.map { $0.map { day in day.map { calendar.component(.day, from: $0) } ?? 0 } }
    }

    @Test func `its days stand under their weekdays`() throws {
        let weeks = numbers(try month(2024, 2, firstWeekday: 1))
        #expect(weeks.first == [0, 0, 0, 0, 1, 2, 3])
        #expect(weeks.last == [25, 26, 27, 28, 29, 0, 0])
        #expect(weeks.count == 5)
    }

    @Test func `weeks begin where the calendar says`() throws {
        #expect(numbers(try month(2024, 2, firstWeekday: 2)).first == [0, 0, 0, 1, 2, 3, 4])
    }

    @Test func `the month after December is January`() throws {
        let next = try month(2023, 12, firstWeekday: 1).moved(by: 1)
        #expect(next.title(in: Locale(identifier: "en_US")) == "January 2024")
    }

    @Test func `the names of the days are in their order`() throws {
        let names = try month(2024, 2, firstWeekday: 2).weekdays(in: Locale(identifier: "en_US"))
        #expect(names.first == "Mon" && names.last == "Sun")
    }
}
