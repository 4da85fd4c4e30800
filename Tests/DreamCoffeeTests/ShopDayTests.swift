import Foundation
import Testing

@testable import DreamCoffee

@Suite("A day in the shop", .shopResources)
struct ShopDayTests {
    @Test(arguments: [(3, [3]), (4, [4]), (5, [3, 2]), (6, [3, 3]), (7, [4, 3]), (8, [4, 4]), (0, [])])
    func `the days cups stand in rows of nearly the same length`(count: Int, lengths: [Int]) {
        let rows = CupRows.rows(of: count)
        #expect(rows.map(\.count) == lengths)
        #expect(rows.flatMap(\.self) == Array(0..<count))
    }

    private func day(_ number: Int = 1, leaving hearts: [Double] = []) -> ShopDay {
        var day = (1..<number).reduce(ShopDay()) { day, _ in day.next }
        hearts.forEach { day.serve(hearts: $0) }
        return day
    }

    @Test func `a day is over when all its dreams are served`() {
        var day = day(leaving: [1, 1, 1])
        #expect(day.isOver && day.servedCount == 3)
        day.serve(hearts: 1)
        #expect(day.servedCount == 3)
    }

    @Test(arguments: [([1.0, 0.5, 0], true), ([1, 0, 0], false), ([0.5, 0.5, 0.5], true)])
    func `half of the hearts reach a day`(hearts: [Double], isReached: Bool) {
        #expect(day(leaving: hearts).isGoalReached == isReached)
    }

    @Test func `from the sixth day two thirds are needed`() {
        #expect(day(5).neededHalfHearts == 7)
        #expect(day(6).goal == 8 && day(6).neededHalfHearts == 11)
    }

    @Test func `the next day is a little fuller up to eight`() {
        #expect(day(2).goal == day(1).goal + 1)
        #expect(day(20).goal == 8)
        #expect(day(leaving: [1, 1, 1]).next.servedCount == 0)
    }

    @Test func `days that are reached make a streak and a failed one ends it`() {
        let second = day(leaving: [1, 1, 1]).next
        #expect(second.streak == 1)
        var failed = second
        for _ in 0..<failed.goal { failed.serve(hearts: 0) }
        #expect(failed.newStreak == 0 && failed.next.streak == 0 && failed.again.streak == 0)
    }

    @Test func `a day that is tried again is the same day and later than the first try`() {
        let failed = day(leaving: [0, 0, 0])
        #expect(failed.again.number == 1 && failed.again.servedCount == 0)
        #expect(failed.orLater(failed.again) == failed.again)
        #expect(failed.again.orLater(failed.next) == failed.next)
        #expect(failed.next.next.orLater(failed.ofNewGame) == failed.ofNewGame)
    }

    @Test func `a day of the first edition is read with its pleased guests as hearts`() throws {
        let old = Data(#"{"number":4,"servedCount":3,"pleasedCount":2}"#.utf8)
        let day = try JSONDecoder().decode(ShopDay.self, from: old)
        #expect(day.number == 4 && day.servedCount == 3 && day.halfHearts == 4 && day.game == 1 && day.attempt == 1)
        #expect(try JSONDecoder().decode(ShopDay.self, from: JSONEncoder().encode(day)) == day)
    }

    @Test(arguments: [(0, "0"), (1, "½"), (2, "1"), (5, "2½")])
    func `hearts are written with halves`(halves: Int, text: String) {
        #expect(Hearts.text(halves) == text)
    }
}

@Suite("Who drifts in on a day", .shopResources)
struct DayPlanTests {
    private func plan(_ number: Int) -> [DayPlan.Visit] {
        DayPlan(of: (1..<number).reduce(ShopDay()) { day, _ in day.next }).visits
    }

    @Test func `the first two days have plain orders only`() {
        #expect(plan(1) == [.dream, .dream, .dream])
        #expect(plan(2) == [.dream, .dream, .dream, .dream])
    }

    @Test func `riddles come from the third day and regulars from the fourth`() {
        #expect(plan(3) == [.dream, .riddle(0), .dream, .dream, .dream])
        #expect(plan(4)[1] == .regular(isChanged: false) && plan(4)[3] == .riddle(1))
        #expect(plan(7)[1] == .regular(isChanged: true))
        #expect(plan(9).count { if case .regular = $0 { true } else { false } } == 2)
    }

    @Test func `every guest of a day has a place and no riddle comes twice in the first days`() {
        var riddles: [Int] = []
        for number in 1...8 {
            let visits = plan(number)
            #expect(visits.count == min(2 + number, 8))
            riddles += visits.compactMap { if case .riddle(let riddle) = $0 { riddle } else { nil } }
        }
        #expect(riddles.sorted() == Array(0..<11))
    }
}

@Suite("Riddles", .shopResources)
struct RiddleTests {
    @Test(arguments: GameLanguage.allCases)
    func `every riddle has a cup that pleases fully and a hint for each part of it`(language: GameLanguage) {
        for riddle in Riddle.all {
            let order = language.text(riddle.order)
            let reading = OrderReading(order)
            let wishes = reading.wishes
            #expect(wishes.contains { $0.kind == .drink } && wishes.contains { $0.kind == .temperature }, "\(order)")
            #expect(Self.cups.contains { DrinkComparison($0, with: reading, in: language).hearts == 1 }, "\(order)")
            let hint = OrderReading(language.text(riddle.hint)).wishes.flatMap(\.tastes)
            let flavors = wishes.filter { $0.kind == .flavor || $0.kind == .drink }
            #expect(flavors.allSatisfy { !$0.tastes.isDisjoint(with: hint) }, "\(language.text(riddle.hint))")
        }
    }

    @Test func `a riddle does not say what it means`() {
        for language in GameLanguage.allCases {
            for riddle in Riddle.all {
                let said = OrderReading(language.text(riddle.line)).wishes.filter { $0.kind == .flavor }
                let meant = OrderReading(language.text(riddle.order)).wishes
                #expect(!said.contains { meant.contains($0) }, "\(language.text(riddle.line))")
            }
        }
    }

    /// Every cup with one flavour at most.
    private static let cups: [CoffeeDrink] = CoffeeDrink.DrinkType.allCases.flatMap { drink in
        CoffeeDrink.Temp.allCases.flatMap { temperature in
            CoffeeDrink.MilkType.allCases.flatMap { milk in
                ([[]] + CoffeeDrink.Flavor.allCases.map { [$0] }).map {
                    CoffeeDrink(drinkType: drink, temperature: temperature, milk: milk, flavors: $0)
                }
            }
        }
    }
}
