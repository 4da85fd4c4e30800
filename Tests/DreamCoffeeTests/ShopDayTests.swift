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

    @Test func `the best streak is kept beyond a failed day and a new game`() {
        let third = day(leaving: [1, 1, 1]).next.next
        #expect(third.streak == 0 && third.bestStreak == 1)
        #expect(third.ofNewGame.bestStreak == 1 && third.again.bestStreak == 1)
    }

    /// - Parameter isReached: Whether every guest of the day is satisfied, or none.
    private func ended(_ day: ShopDay, isReached: Bool) -> ShopDay {
        var day = day
        for _ in 0..<day.goal { day.serve(hearts: isReached ? 1 : 0) }
        return day
    }

    @Test func `the story ends once with the first day from the tenth on that is reached`() {
        let tenth = day(10)
        #expect(ended(tenth, isReached: true).endsStory && !ended(day(9), isReached: true).endsStory)
        let failed = ended(tenth, isReached: false)
        #expect(!failed.endsStory && ended(failed.again, isReached: true).endsStory)
        // A player who continues after a failed day can still reach the ending.
        let eleventh = ended(failed.next, isReached: true)
        #expect(eleventh.endsStory && !ended(eleventh.next, isReached: true).endsStory)
        #expect(ended((1..<10).reduce(eleventh.ofNewGame) { day, _ in day.next }, isReached: true).endsStory)
    }

    @Test func `a day of an earlier edition after the tenth has had its ending`() throws {
        func decoded(_ number: Int) throws -> ShopDay {
            let text = #"{"number":\#(number),"servedCount":0,"pleasedCount":0}"#
            return try JSONDecoder().decode(ShopDay.self, from: Data(text.utf8))
        }
        #expect(try ended(decoded(10), isReached: true).endsStory)
        #expect(try !ended(decoded(11), isReached: true).endsStory)
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

    @Test(arguments: [(0, "0"), (1, "0.5"), (2, "1"), (5, "2.5")])
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
        #expect(plan(9).contains(.copy) && !plan(8).contains(.copy))
        #expect(DayPlan(of: (1..<10).reduce(ShopDay()) { day, _ in day.next }).regularCount == 3)
    }

    @Test func `every guest of a day has a place and no riddle comes twice in the first days`() {
        var riddles: [Int] = []
        for number in 1...10 {
            let visits = plan(number)
            #expect(visits.count == min(2 + number, 8))
            riddles += visits.compactMap { if case .riddle(let riddle) = $0 { riddle } else { nil } }
        }
        #expect(riddles.sorted() == Array(0..<16) && riddles.count <= Riddle.all.count)
    }

    @Test func `each of the first ten days brings something of its own`() {
        for language in GameLanguage.allCases {
            let news = (2...10).map { DayNews.sentence(on: $0, returning: 3).map(language.text) }
            #expect(news.allSatisfy { $0 != nil } && Set(news).count == 9)
        }
        #expect(DayNews.sentence(on: 12, returning: 1) == nil)
    }

    @Test(arguments: [13, 16, 25])
    func `at the end of each season old friends come`(day: Int) {
        let regulars = plan(day).count { $0 == .regular(isChanged: true) || $0 == .regular(isChanged: false) }
        #expect(regulars == 3 && plan(day).count == 8 && !plan(day).contains(.copy))
        #expect(DayNews.sentence(on: day, returning: 3) != nil && DayNews.sentence(on: day, returning: 1) == nil)
        #expect(plan(day - 1).count { if case .regular = $0 { true } else { false } } == 1)
    }

    @Test(arguments: [4, 7])
    func `nobody is promised who does not come`(day: Int) {
        #expect(DayNews.sentence(on: day, returning: 0) == nil)
        #expect(DayNews.sentence(on: 10, returning: 0) != DayNews.sentence(on: 10, returning: 2))
    }
}

@Suite("Seasons", .shopResources)
struct SeasonTests {
    @Test(arguments: [
        (4, nil), (5, Season.spring), (7, .spring), (8, .summer), (11, .autumn), (14, .winter), (17, .spring),
    ])
    func `turn every three days`(day: Int, season: Season?) {
        #expect(Season(on: day) == season)
    }

    @Test(arguments: GameLanguage.allCases, Season.allCases)
    func `guests ask for the flavour of the season and can have it`(language: GameLanguage, season: Season) throws {
        let shelf = CoffeeDrink.Flavor.shelf(in: season)
        #expect(shelf.count == 10 && CoffeeDrink.Flavor.shelf(in: nil).count == 9)
        for order in season.orders.map(language.text) {
            let reading = OrderReading(order)
            let drink = try #require(reading.pleasingDrink(from: shelf), "\(order)")
            #expect(drink.flavors.contains(season.flavor), "\(order)")
            #expect(DrinkComparison(drink, with: reading, in: language).hearts == 1, "\(order)")
            #expect(reading.pleasingDrink(from: CoffeeDrink.Flavor.shelf(in: nil)) == nil, "\(order)")
        }
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
            let hint = OrderReading(language.text(riddle.hint)).wishes
            for wish in wishes {
                let isHinted = hint.contains {
                    $0.isRefused == wish.isRefused && !$0.tastes.isDisjoint(with: wish.tastes)
                }
                #expect(isHinted, "\(language.text(wish.title)): \(language.text(riddle.hint))")
            }
        }
    }

    @Test(arguments: GameLanguage.allCases)
    func `after the last riddle they come again harder`(language: GameLanguage) throws {
        for number in Riddle.all.indices {
            let first = Riddle.posed(number, inGame: 1, language)
            let second = Riddle.posed(number + Riddle.all.count, inGame: 1, language)
            #expect(second.line.hasPrefix(first.line) && second.line != first.line && second.hint != first.hint)
            let cup = try #require(OrderReading(first.order).pleasingDrink)
            #expect(DrinkComparison(cup, with: OrderReading(second.order), in: language).hearts < 1, "\(second.order)")
            #expect(OrderReading(second.order).pleasingDrink != nil)
            #expect(Riddle.posed(number, inGame: 2, language) != first)
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

    /// Every drink with at most one flavour.
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
