import Foundation
import FoundationModels
import Testing

@testable import DreamCoffee

@MainActor
@Suite("What the shop's people know", .shopResources)
struct CounselTests {
    private func guest(_ name: String, hint: String? = nil) -> WaitingGuest {
        WaitingGuest(
            id: UUID(), name: name, order: "A latte", line: hint.map { _ in "Like a lullaby" }, hint: hint,
            pictureDescription: "An owl")
    }

    @Test func `the barista and Lisa know how the day goes`() {
        let memory = ShopMemory()
        var page = Guest(
            id: UUID(), name: "Heppernot", order: "A latte", pictureDescription: "An owl", portrait: nil,
            drink: ScriptedShop.latte, verdict: nil, comment: "Hm.", day: 1, servedAt: .now)
        page.heartsLeft = 0
        memory.enter(page)
        memory.welcome(guest("Pebble"))
        let news = ShopNews(memory: memory, language: .english).text
        #expect(news.contains("Heppernot left sadly") && news.contains("Pebble"))
    }

    @Test(arguments: [
        ("What does Pebble want?", true), ("Can I have a hint?", true), ("How are you?", false),
        ("I like Pebble.", false), ("What does Marigold want?", false),
    ])
    func `a hint is given to whoever asks for one`(line: String, isGiven: Bool) {
        let memory = ShopMemory()
        memory.welcome(guest("Marigold"))
        memory.welcome(guest("Pebble", hint: "Chamomile."))
        let game = ScriptedShop.game(ScriptedLanguageModel(), memory: memory)
        let hint = game.counsel(on: line, by: Barista(language: .english))
        #expect(hint == (isGiven ? "Chamomile." : nil))
        #expect(ShopNews(memory: memory, language: .english).questions == ["What does Pebble want?"])
    }

    @Test func `a suggestion that is tapped is answered with the hint and logged`() {
        let memory = ShopMemory()
        memory.welcome(guest("Pebble", hint: "Chamomile."))
        let model = ScriptedLanguageModel()
        let game = ScriptedShop.game(model, memory: memory)
        #expect(game.suggestions.isEmpty)
        game.shareNews()
        game.dialogEngine.talkTo(CustomerLisa(language: .english))
        #expect(game.suggestions.count == 3)
        game.dialogEngine.respond(game.suggestions[0])
        #expect(game.dialogEngine.nextUtterance == "Chamomile.")
        #expect(memory.log.first?.reply == "Chamomile.")
        #expect(model.requests.isEmpty)
    }

    private func page(_ name: String, hearts: Double) -> Guest {
        var page = Guest(
            id: UUID(), name: name, order: "A latte", pictureDescription: "An owl", portrait: nil,
            drink: ScriptedShop.latte, verdict: nil, comment: "Hm.", day: 1, servedAt: .now)
        page.heartsLeft = hearts
        return page
    }

    @Test(arguments: [
        (
            GameLanguage.english, "How is the day going?",
            ["Heppernot left sadly", "Juno left happily", "Pebble", "2 of 3"]
        ),
        (.english, "Who is still waiting?", ["Pebble"]),
        (.english, "Did anybody leave sadly?", ["Heppernot left sadly"]),
        (.english, "Who left happily today?", ["Juno left happily"]), (.english, "What's new?", ["dreams"]),
        (.english, "How many hearts do we have?", ["1 of"]),
        (.japanese, "今日はどんな感じ？", ["Heppernotは悲しそうに", "Pebble"]), (.japanese, "だれが待っていますか", ["Pebble"]),
        (.japanese, "悲しそうに帰ったお客さんはいますか？", ["Heppernot"]), (.japanese, "何か新しいことはある？", ["夢"]),
    ])
    func `how the day goes is answered as it is`(language: GameLanguage, line: String, facts: [String]) throws {
        let memory = ShopMemory()
        memory.enter(page("Heppernot", hearts: 0))
        memory.enter(page("Juno", hearts: 1))
        memory.welcome(guest("Pebble"))
        let answer = try #require(ShopNews(memory: memory, language: language).answer(to: line))
        for fact in facts { #expect(answer.contains(fact), "\(answer)") }
    }

    @Test(arguments: [
        "How are you?", "How was your day?", "What a day!", "Have a nice day!", "I am waiting.", "What did you dream?",
        "元気ですか？", "いい天気ですね。", "どんな夢を見たの？", "What do you like best?",
    ])
    func `small talk is left to the model`(line: String) {
        #expect(ShopNews(memory: ShopMemory(), language: .english).answer(to: line) == nil)
    }
}
