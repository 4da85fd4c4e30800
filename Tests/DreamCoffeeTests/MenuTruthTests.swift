import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

@Suite("What the shop has", .shopResources)
struct MenuTruthTests {
    @Test(arguments: [
        ("I'll save you a slice of cake.", true), ("We have fresh croissants today!", true),
        ("Try our lemonade.", true),
        ("We have no cake, sorry.", false), ("The spiced cookie latte is lovely.", false),
        ("A hot chocolate warms you.", false),
        ("What a day!", false), ("ケーキもありますよ。", true), ("ケーキはないんです。", false), ("スパイスクッキーのラテがおすすめです。", false),
        ("クッキーをどうぞ！", true),
    ])
    func `promises nothing else`(reply: String, isStrange: Bool) {
        #expect(MenuTruth.promisesStrangeThings(reply) == isStrange)
        let language = GameLanguage(of: reply) ?? .english
        let check = ReplyCheck(language: language, name: "Chike", side: .staff, line: "")
        #expect(!isStrange || !check.allows(reply))
    }

    @Test(arguments: [
        ("Do you have any cake?", MenuTruth.Question.strangeThing), ("Can I get a sandwich, please?", .strangeThing),
        ("I'd like some juice.", .strangeThing), ("What's on the menu?", .menu), ("What drinks do you have?", .menu),
        ("Do you have tea?", nil), ("I ate cake yesterday.", nil), ("What do you recommend?", nil),
        ("ケーキはありますか", .strangeThing), ("メニューは何がありますか？", .menu), ("どんな飲み物がありますか？", .menu), ("おすすめはなんですか", nil),
        ("Can I have a hot chocolate?", nil), ("スパイスクッキーはありますか？", nil),
    ])
    func `who asks for it is told`(line: String, question: MenuTruth.Question?) {
        #expect(MenuTruth.Question(line) == question)
    }

    @MainActor @Test func `the barista answers by the menu`() throws {
        let game = ScriptedShop.game(ScriptedLanguageModel())
        let answer = try #require(game.counsel(on: "Do you have cake?", by: Barista(language: .english)))
        #expect(answer.contains("Latte") && answer.contains("Hot chocolate"))
        #expect(game.counsel(on: "Do you have cake?", by: CustomerLisa(language: .english)) == nil)
    }
}
