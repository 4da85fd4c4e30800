import TestSupport
import Testing

@testable import DreamCoffee

@Suite("What was wrong with a drink", .shopResources)
struct MistakeWordsTests {
    private static let orders: [GameLanguage: [String]] = [
        .english: [
            "An iced latte with oat milk", "A hot tea, dairy free", "Something creamy and sweet", "A black drip coffee",
            "Tea or cocoa, nutty and floral", "A strong, spicy cortado without caramel",
            "A hot chocolate with half and half",
            "Whatever you like", "A milky espresso with ube and vanilla",
        ],
        .japanese: [
            "アイスラテをオーツミルクで", "ホットの紅茶、乳製品なしで", "まろやかで甘いもの", "ブラックのドリップコーヒー", "紅茶かココア、ナッツと花の香りで",
            "濃い、スパイシーなコルタード、キャラメル抜き", "ココアにハーフ＆ハーフ", "おまかせで", "ミルクたっぷりのエスプレッソに紫いもとバニラ",
        ],
    ]

    private func drink(by random: inout SeededRandom) -> CoffeeDrink {
        CoffeeDrink(
            drinkType: .allCases.randomElement(using: &random)!, temperature: .allCases.randomElement(using: &random)!,
            milk: .allCases.randomElement(using: &random)!,
            flavors: CoffeeDrink.Flavor.allCases.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
    }

    @Test(arguments: GameLanguage.allCases)
    func `is named truly by every sentence`(language: GameLanguage) throws {
        var random = SeededRandom(seed: 7)
        for order in try #require(Self.orders[language]) {
            for _ in 0..<2 {
                let drink = drink(by: &random)
                let comparison = DrinkComparison(drink, with: OrderReading(order), in: language)
                let sentences = MistakeWords(comparison: comparison, language: language).sentences
                let hasMistakes = comparison.rows.contains { [.wrong, .missing, .tooMuch].contains($0.standing) }
                #expect(sentences.isEmpty != hasMistakes)
                for sentence in sentences {
                    let tasting = "\(order) | \(drink.title(in: language)) | \(sentence)"
                    #expect(comparison.isTold(truly: sentence), "\(tasting)")
                    #expect(comparison.truth.isMistakeNamed(by: sentence), "\(tasting)")
                    #expect(language.isWritten(in: sentence), "\(tasting)")
                }
            }
        }
    }

    @Test func `is said as one says it`() {
        let drink = CoffeeDrink(drinkType: .tea, temperature: .hot, milk: .none, flavors: [])
        let comparison = DrinkComparison(drink, with: OrderReading("An iced latte, creamy"), in: .english)
        let sentences = MistakeWords(comparison: comparison, language: .english).sentences
        #expect(sentences.contains("I had asked for a latte and something iced, and got tea and something hot."))
        let iced = CoffeeDrink(drinkType: .tea, temperature: .iced, milk: .none, flavors: [])
        let cocoa = DrinkComparison(iced, with: OrderReading("A steaming hot chocolate"), in: .english)
        // The name of hot chocolate says that it is hot.
        #expect(
            MistakeWords(comparison: cocoa, language: .english).sentences
                .contains("You made me tea and something iced. I had ordered hot chocolate."))
    }
}
