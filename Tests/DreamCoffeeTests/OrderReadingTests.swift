import Foundation
import TestSupport
import Testing

@testable import DreamCoffee

@Suite("Orders", .shopResources)
struct OrderReadingTests {
    private func notes(
        _ order: String, _ drink: CoffeeDrink, _ language: GameLanguage = .english
    ) -> [String] {
        DrinkComparison(drink, with: OrderReading(order), in: language).rows.map { "\($0.part): \($0.note)" }
    }

    private func wrong(_ order: String, _ drink: CoffeeDrink) -> [String] {
        DrinkComparison(drink, with: OrderReading(order), in: .english).rows
            .filter { $0.standing == .wrong }.map { "\($0.part): \($0.note)" }
    }

    private let latte = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .none, flavors: [])

    @Test(arguments: GameLanguage.allCases)
    func `orders written by hand are compared as their writers meant them`(language: GameLanguage) throws {
        for order in try HandWritten.orders(in: language) {
            let rows = DrinkComparison(order.drink, with: OrderReading(order.text), in: language).rows
            #expect(Set(rows.filter(\.isMatched).map(\.part)) == order.matched, "\(order.text)")
            let missed = rows.filter { [.wrong, .missing].contains($0.standing) }
            #expect(Set(missed.map(\.part)) == order.missed, "\(order.text)")
        }
    }

    @Test(arguments: [
        (
            "A hot chocolate", CoffeeDrink.DrinkType.hotChocolate, CoffeeDrink.Temp.iced,
            ["Hot chocolate: Hot chocolate yes", "iced: hot no"]
        ),
        ("Tea or cocoa, whatever is there", .hotChocolate, .hot, ["Hot chocolate: Tea yes", "hot: -"]),
        ("TEA, not too hot", .tea, .hot, ["Tea: Tea yes", "hot: -"]),
        ("A café latte. It reminds me of tea.", .tea, .hot, ["Tea: Latte no", "hot: -"]),
        ("Whatever you like", .tea, .hot, ["Tea: -", "hot: -"]),
        ("A teapot, steaming", .tea, .hot, ["Tea: -", "hot: hot yes"]),
    ])
    func `an order is read by the shops words`(
        order: String, drink: CoffeeDrink.DrinkType, temperature: CoffeeDrink.Temp, expected: [String]
    ) {
        #expect(
            notes(order, CoffeeDrink(drinkType: drink, temperature: temperature, milk: .none, flavors: [])) == expected)
    }

    /// Every name of a drink, milk and flavour, after every modifier.
    @Test func `a name is read whole whatever stands before it`() {
        let names = OrderWords.entries.filter { $0.wish?.kind != nil && !$0.isAdjective }
        let texts = names.map { String($0.word) }
        let adjectives = OrderWords.entries.filter { $0.isAdjective && $0.wish != nil }
        for adjective in adjectives {
            for name in names where adjective.word[0].isASCII == name.word[0].isASCII {
                let order = String(adjective.word) + (name.word[0].isASCII ? " " : "") + String(name.word)
                // "Hot" and "chocolate" together are a different name.
                let ends = texts.indices.filter { order.hasSuffix(texts[$0]) }
                let meant = ends.max { texts[$0].count < texts[$1].count }.flatMap { names[$0].wish }
                #expect(OrderReading(order).wishes.contains { $0 == meant }, "\(order)")
            }
        }
    }

    @Test(arguments: [
        ("Please make me a steaming hot chocolate, as bright as a soft pillow.", GameLanguage.english),
        ("A piping hot chocolate", .english), ("Toasty hot-chocolate, please", .english),
        ("湯気の立つホットチョコレートをください", .japanese), ("あつあつのホットチョコを一杯", .japanese),
    ])
    func `hot chocolate that steams is hot chocolate`(order: String, language: GameLanguage) {
        let cup = CoffeeDrink(drinkType: .hotChocolate, temperature: .hot, milk: .none, flavors: [])
        #expect(DrinkComparison(cup, with: OrderReading(order), in: language).hearts == 1)
    }

    @Test(arguments: [
        ("ラヴェンダーのカフェ・ラテをください", "ラベンダーのラテをください", GameLanguage.japanese),
        ("アーモンド乳のココアをカラメルで", "アーモンドミルクのホットチョコレートをキャラメルで", .japanese),
        ("A speculoos latte, please", "A spiced cookie latte, please", .english),
        ("Gingerbread in a cortado", "Spiced cookie in a cortado", .english), ("A big tea", "A big tea", .english),
    ])
    func `flavours are spelt as the menu does`(order: String, expected: String, language: GameLanguage) {
        #expect(OrderReading.inMenuWords(order, language) == expected)
    }

    @Test func `what is named is not met by another that only has its mood`() {
        let drip = CoffeeDrink(drinkType: .dripCoffee, temperature: .hot, milk: .none, flavors: [])
        let comparison = DrinkComparison(drip, with: OrderReading("A strong espresso"), in: .english)
        #expect(comparison.wrong == ["Drip coffee"] && comparison.missed == ["Espresso"])
        #expect(!comparison.isTold(truly: "The drip coffee is perfect."))
    }

    @Test func `what is missing from the drink is named as well`() {
        #expect(
            notes("A hot latte with oat milk and caramel", latte)
                == ["Latte: Latte yes", "hot: hot yes", "oat milk: oat milk no", "caramel: caramel no"])
    }

    @Test(arguments: [
        ("A latte without caramel", ["caramel: no caramel no"]),
        ("a latte, no dairy please", ["whole milk: dairy free no"]),
        ("a latte, black", ["whole milk: no milk no"]), ("a latte but hold the caramel", ["caramel: no caramel no"]),
        ("a caramel free latte", ["caramel: no caramel no"]),
        ("I don't want any caramel in my latte", ["caramel: no caramel no"]),
    ])
    func `what is refused counts where it is there`(order: String, expected: [String]) {
        let drink = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .whole, flavors: [.caramel])
        #expect(wrong(order, drink) == expected)
        #expect(wrong(order, latte).isEmpty)
    }

    @Test(arguments: [("something creamy", "oat milk: creamy yes"), ("something sweet", "vanilla: sweet yes")])
    func `moods are met by several things`(order: String, expected: String) {
        let drink = CoffeeDrink(drinkType: .tea, temperature: .hot, milk: .oat, flavors: [.vanilla])
        #expect(notes(order, drink).contains(expected))
        #expect(
            notes(order, CoffeeDrink(drinkType: .tea, temperature: .hot, milk: .none, flavors: [])).last?.hasSuffix(
                " no") == true)
    }

    @Test(arguments: [
        ("豆乳抜きのラテをホットで", ["ラテ: ラテ yes", "ホット: ホット yes", "豆乳: 豆乳なし no"]),
        ("豆乳風味なしの、バニラの香り抜きのラテ", ["ラテ: ラテ yes", "ホット: -", "豆乳: 豆乳なし no"]),
        ("カプチーノかラテをください", ["ラテ: カプチーノ yes", "ホット: -", "豆乳: 豆乳なし no"]),
        ("アイスの、ミルクたっぷりのラテ", ["ラテ: ラテ yes", "ホット: アイス no", "豆乳: ミルク yes"]),
        ("パーティーの後の一杯を、熱すぎないように", ["ラテ: -", "ホット: -", "豆乳: -"]),
        ("バニラ風味のラテが飲みたいな", ["ラテ: ラテ yes", "ホット: -", "豆乳: 豆乳なし no", "バニラ: バニラ no"]),
    ])
    func `Japanese orders are read too`(order: String, expected: [String]) {
        let drink = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .soy, flavors: [])
        #expect(notes(order, drink, .japanese) == expected)
    }

    @Test func `any text is read and nothing is named twice`() {
        var random = SeededRandom(seed: 7)
        let scraps = [
            "hot ", "ラテ", "no ", "vanilla", "é", "🫖", " or ", "抜き", "オーツ", "\u{301}", "-", "milk", "ﾗﾃ", "\n", "free",
        ]
        for _ in 0..<500 {
            let order = (0..<12).map { _ in scraps.randomElement(using: &random)! }.joined()
            let rows = DrinkComparison(latte, with: OrderReading(order), in: .english).rows
            #expect(rows.count >= 2)
            #expect(Set(rows.map(\.part)).count == rows.count, "\(order): \(rows.map(\.part))")
        }
    }
}
