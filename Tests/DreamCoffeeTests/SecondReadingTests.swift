import Testing

@testable import DreamCoffee

/// A check that accepted everything would be useless.
@Suite("A second reading of comments")
struct SecondReadingTests {
    private let hotTea = CoffeeDrink(drinkType: .tea, temperature: .hot, milk: .none, flavors: [])

    @Test(arguments: [
        ("Perfect! The ice is just right.", "An iced tea, please"), ("Exactly what I ordered!", "An iced tea, please"),
        ("I love the vanilla.", "A tea with vanilla"), ("Mmm, the coldness is lovely.", "An iced tea"),
        ("The cappuccino is delicious.", "A cappuccino"), ("冷たさがちょうどいいです。", "アイスティーをください"),
        ("わあ、注文どおりです！", "アイスティーをください"), ("バニラがおいしいです。", "バニラのティーをください"), ("There is hazelnut in it.", "An iced tea"),
    ])
    func `finds what is not true of a hot tea`(comment: String, order: String) {
        let reading = SecondReading(drink: hotTea, order: order, isRight: false)
        #expect(!reading.contradictions(in: comment).isEmpty)
    }

    @Test(arguments: [("One latte, coming right up!", true), ("I'd like a latte, please.", false), ("ご注文は？", true)])
    func `hears who stands on the other side`(reply: String, isGuest: Bool) {
        #expect(SecondReading.soundsLikeTheOtherSide(reply, isGuest: isGuest))
        #expect(!SecondReading.soundsLikeTheOtherSide(reply, isGuest: !isGuest))
        #expect(!SecondReading.soundsLikeTheOtherSide("What a lovely evening!", isGuest: isGuest))
    }

    @Test(arguments: ["This is not what I ordered.", "I had hoped for vanilla.", "注文と少し違います。", "バニラがほしかったです。"])
    func `finds blame of what is right`(comment: String) {
        #expect(
            !SecondReading(drink: hotTea, order: "A hot tea", isRight: true).contradictions(in: comment).isEmpty)
    }

    /// A thing without a word would match everything or nothing.
    @Test func `knows a word for all that there is`() {
        let parts =
            CoffeeDrink.DrinkType.allCases.map(\.rawValue) + CoffeeDrink.Temp.allCases.map(\.rawValue)
            + CoffeeDrink.MilkType.allCases.filter { $0 != .none }.map(\.rawValue)
            + CoffeeDrink.Flavor.allCases.map(\.rawValue)
        #expect(Set(parts) == Set(SecondReading.words.keys))
    }

    @Test(arguments: [
        ("牛乳は注文どおりです", CoffeeDrink.MilkType.whole, true), ("低脂肪牛乳がおいしいです", .twoPercent, true),
        ("低脂肪牛乳がおいしいです", .whole, false), ("I had ordered a cortado, not a latte", .whole, false),
        ("I had ordered something iced, and got something hot", .whole, true),
        ("There is a chair in my dream", .whole, true),
    ])
    func `tells one milk from another and what is neither ordered nor there`(
        comment: String, milk: CoffeeDrink.MilkType, isTrue: Bool
    ) {
        let cortado = CoffeeDrink(drinkType: .cortado, temperature: .hot, milk: milk, flavors: [])
        let reading = SecondReading(drink: cortado, order: "アイスのコルタードをください。", isRight: false)
        #expect(reading.contradictions(in: comment).isEmpty == isTrue)
    }

    @Test(arguments: ["Lovely, this is just what I dreamt of: the tea!", "夢に見たとおりの紅茶です。"])
    func `hears that a dream has come true`(comment: String) {
        #expect(SecondReading(drink: hotTea, order: "A hot tea", isRight: true).contradictions(in: comment).isEmpty)
    }

    @Test(arguments: ["The warmth is what I wanted.", "The warmth is just right, like a song that nobody finished."])
    func `hears praise that sounds like a wish`(comment: String) {
        #expect(SecondReading(drink: hotTea, order: "A hot tea", isRight: true).contradictions(in: comment).isEmpty)
        let iced = CoffeeDrink(drinkType: .tea, temperature: .iced, milk: .none, flavors: [])
        #expect(!SecondReading(drink: iced, order: "A tea", isRight: true).contradictions(in: comment).isEmpty)
    }

    @Test(arguments: [
        "I like the tea. I had asked for something iced, and got something hot.", "It tastes like the first star!",
        "I had dreamt of something iced, and this is something hot.",
        "Hmm, this is not quite what I ordered.", "ティーがおいしいです。アイスを頼んだのに、ホットが来ました。", "あともう少しですね。",
    ])
    func `leaves what is true`(comment: String) {
        let reading = SecondReading(drink: hotTea, order: "An iced tea, アイスティー", isRight: false)
        #expect(reading.contradictions(in: comment).isEmpty)
    }
}
