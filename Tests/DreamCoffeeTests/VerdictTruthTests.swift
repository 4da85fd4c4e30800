import Testing

@testable import DreamCoffee

@Suite("What is said to a drink is true", .shopResources)
struct VerdictTruthTests {
    private func isTrue(
        _ comment: String, of drink: CoffeeDrink, ordered order: String, _ language: GameLanguage = .english
    ) -> Bool {
        DrinkComparison(drink, with: OrderReading(order), in: language).isTold(truly: comment)
    }

    private let hotTea = CoffeeDrink(drinkType: .tea, temperature: .hot, milk: .none, flavors: [])
    private let vanillaLatte = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .oat, flavors: [.vanilla])

    @Test(arguments: [
        "Perfect! The ice is just right.", "Oh, this is exactly what I ordered: tea!", "I love the warmth.",
        "Mmm, the latte is lovely.", "Wonderful! The vanilla is just right.", "It is everything I hoped for.",
        "I had asked for hot tea, not iced tea.", "I like it. I still miss the tea.",
    ])
    func `false things are told`(comment: String) {
        #expect(!isTrue(comment, of: hotTea, ordered: "An iced tea, please"))
    }

    @Test(arguments: [
        "Hmm, I had hoped for ice, but this is hot.", "I like the tea. I wanted it iced.", "There is no ice in my cup.",
        "Oh dear, this is not quite what I ordered.", "I still miss the ice.",
        "The tea is lovely, only the warmth surprised me.",
        "I like it, thank you.", "Where is the ice?",
    ])
    func `true things are told`(comment: String) {
        #expect(isTrue(comment, of: hotTea, ordered: "An iced tea, please"))
    }

    @Test(arguments: [
        ("Perfect! The ice is just right. I like the tea.", "I like the tea."),
        ("I like the tea. I wanted it iced.", "I like the tea. I wanted it iced."), ("Oh! The ice is lovely.", ""),
        ("Exactly what I ordered!", ""),
    ])
    func `what is true of a comment is kept`(comment: String, kept: String) {
        let comparison = DrinkComparison(hotTea, with: OrderReading("An iced tea, please"), in: .english)
        #expect(comparison.truth.whatIsTrue(in: comment) == kept)
    }

    @Test(arguments: [
        ("わあ、注文どおりです！", false), ("冷たさがちょうどいいです。", false), ("うーん、アイスを頼んだんです。", true),
        ("紅茶がおいしいです。", true), ("氷なしですね。", true), ("ラテが好きです。", false), ("注文と少し違います。", true),
    ])
    func `Japanese is read too`(comment: String, expected: Bool) {
        #expect(isTrue(comment, of: hotTea, ordered: "冷たい紅茶をください", .japanese) == expected)
    }

    @Test(arguments: [
        ("Perfect! It's exactly what I ordered.", true), ("The vanilla is perfect.", true),
        ("I miss the vanilla.", false),
        ("Oh, this is not what I ordered.", false), ("I had asked for chai.", false), ("A creamy dream!", true),
        ("The caramel is lovely.", false),
    ])
    func `of a drink that is right nothing is missed`(comment: String, expected: Bool) {
        #expect(isTrue(comment, of: vanillaLatte, ordered: "A hot vanilla latte with oat milk") == expected)
    }

    @Test(arguments: [
        "I like it! It reminds me of the sea.", "Not bad!", "What a lovely cup.", "The tea is good. I wanted it iced.",
        "I could get used to that.", "Oh, it tastes like the first star!", "It feels like a warm blanket.",
    ])
    func `nothing is praised by who leaves no heart`(comment: String) {
        #expect(!isTrue(comment, of: hotTea, ordered: "An iced tea with vanilla and oat milk"))
        #expect(isTrue(comment, of: hotTea, ordered: "An iced tea"))
    }

    /// "Not" after a wish introduces what was served instead: neither what was ordered nor what isn't in the cup.
    @Test(arguments: [
        ("I had ordered iced tea, not hot tea.", false), ("I had ordered chai, not tea.", false),
        ("I had ordered chai, not something hot.", true), ("I wanted vanilla, not a latte.", false),
        ("I wanted ice, not warmth.", true), ("I had asked for chai, and not for warmth.", true),
    ])
    func `a wish is set against what was given`(comment: String, expected: Bool) {
        #expect(isTrue(comment, of: hotTea, ordered: "An iced chai tea, please") == expected)
    }

    @Test(arguments: [
        ("ホットではなく、アイスを頼みました。", true), ("アイスではなく、チャイを頼みました。", false), ("ラテじゃなくて、アイスを頼みました。", false),
    ])
    func `so it is in Japanese`(comment: String, expected: Bool) {
        #expect(isTrue(comment, of: hotTea, ordered: "チャイの入った、冷たい紅茶をください", .japanese) == expected)
    }

    @Test(arguments: [
        "悪くないです。", "おいしいです。", "カップがきれいですね。", "わあ、一番星みたいな味です！", "雪の町を思い出します。", "雲に包まれたみたいです。",
    ])
    func `nor in Japanese`(comment: String) {
        #expect(!isTrue(comment, of: hotTea, ordered: "冷たい紅茶をバニラと豆乳で", .japanese))
        #expect(isTrue(comment, of: hotTea, ordered: "冷たい紅茶", .japanese))
    }

    /// A contrast with the order isn't praise.
    @Test(arguments: [
        (
            GameLanguage.english, "It tastes more like the sea than what I ordered.",
            "An iced tea with vanilla and oat milk"
        ),
        (.japanese, "うーん、雪の町みたいですけど、注文とは違います。", "冷たい紅茶をバニラと豆乳で"),
    ])
    func `what tastes of something else is no praise`(language: GameLanguage, comment: String, order: String) {
        #expect(isTrue(comment, of: hotTea, ordered: order, language))
    }

    @Test(arguments: [
        ("I miss the ice.", true), ("You gave me something hot.", true), ("I like the tea.", false), ("Hmm.", false),
        ("So warm!", false),
        ("It is more like the sea than what I ordered.", false),
    ])
    func `it is known whether a mistake is named`(comment: String, isNamed: Bool) {
        let comparison = DrinkComparison(hotTea, with: OrderReading("An iced tea"), in: .english)
        #expect(comparison.truth.isMistakeNamed(by: comment) == isNamed)
    }

    @Test(arguments: [
        ("I love the vanilla!", false), ("I had asked for no vanilla.", true), ("There is vanilla in it.", true),
        ("Just as I hoped!", false), ("The latte is good.", true),
    ])
    func `what is too much is not praised`(comment: String, expected: Bool) {
        #expect(isTrue(comment, of: vanillaLatte, ordered: "A hot latte with oat milk") == expected)
    }

    @Test(arguments: [
        ("A toasty cappuccino, on ice", false), ("An ice-cold drip, hot", false),
        ("A latte with oat milk and soy milk", false),
        ("A black latte with whole milk", false), ("Black tea with low-fat milk", true), ("Whatever you like", true),
        ("Tea or cocoa, hot or iced", true), ("Something sweet and nutty, without caramel", true),
        ("vanilla, chai and caramel latte", true), ("熱々の、冷たいラテ", false), ("豆乳抜きの豆乳ラテ", false), ("豆乳ラテをホットで", true),
    ])
    func `an order that contradicts itself has no drink`(order: String, isMet: Bool) {
        #expect((OrderReading(order).pleasingDrink != nil) == isMet)
    }
}
