import Foundation
import FoundationModels
import FoundationModelsTesting
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

    /// In a later talk, a character knows what has happened during the day.
    @Test func `the model is told the news of the moment at each talk`() async throws {
        let memory = ShopMemory()
        let model = ScriptedLanguageModel("One.", "Two.")
        let game = ScriptedShop.game(model, memory: memory)
        let barista = Barista(language: .english)
        for name in [nil, "Heppernot"] {
            if let name { memory.enter(page(name, hearts: 0)) }
            game.shareNews()
            game.dialogEngine.talkTo(barista)
            game.dialogEngine.respond("Hello there")
            await ScriptedShop.wait { !game.dialogEngine.isGenerating }
            game.dialogEngine.endConversation()
        }
        let told = model.requests.compactMap { request -> String? in
            guard case .instructions(let instructions) = request.transcript.first else { return nil }
            return "\(instructions)"
        }
        #expect(told.first?.contains("Heppernot") == false)
        #expect(told.last?.contains("Heppernot left sadly") == true)
    }

    /// The shop answers in the language of the question.
    @Test func `what is asked in another language is answered in it`() {
        let memory = ShopMemory()
        memory.enter(page("Juno", hearts: 1))
        let game = ScriptedShop.game(ScriptedLanguageModel(), memory: memory)
        game.shareNews()
        game.dialogEngine.talkTo(Barista(language: .english))
        game.dialogEngine.respond("今日はどんな感じ？")
        #expect(game.dialogEngine.nextUtterance.map { GameLanguage(of: $0) } == .japanese)
        game.dialogEngine.respond("How is the day going?")
        #expect(game.dialogEngine.nextUtterance?.contains("Juno left happily") == true)
    }

    /// Small talk is never answered with the day's facts or the menu, by any character.
    @Test(arguments: GameLanguage.allCases)
    func `no small talk is taken from the model`(language: GameLanguage) {
        let more =
            language == .english
            ? [
                "Did you have breakfast today?", "Do you like cinnamon?", "How do you like the shop?",
                "Who makes you happy?", "Do you bake cakes at home?",
            ] : ["朝ごはんは食べた？", "シナモンは好き？", "お店は好き？", "ケーキは好きですか？"]
        let game = ScriptedShop.game(ScriptedLanguageModel())
        for line in PlanLines.smallTalk(in: language) + more {
            #expect(game.counsel(on: line, by: Barista(language: language), in: language) == nil, "\(line)")
            #expect(game.counsel(on: line, by: CustomerLisa(language: language), in: language) == nil, "\(line)")
        }
    }

    @Test(arguments: [
        "Do you have cake?", "Can I get a croissant?", "I'd like a muffin.", "Is there any breakfast?", "ケーキはありますか？",
        "クロワッサンをください", "はちみつはある？",
    ])
    func `what there is not is said to whoever asks for it`(line: String) {
        #expect(MenuTruth.Question(line) == .strangeThing)
    }

    @Test(arguments: [
        "How are you?", "How was your day?", "What a day!", "Have a nice day!", "I am waiting.", "What did you dream?",
        "元気ですか？", "いい天気ですね。", "どんな夢を見たの？", "What do you like best?",
    ])
    func `small talk is left to the model`(line: String) {
        #expect(ShopNews(memory: ShopMemory(), language: .english).answer(to: line) == nil)
    }
}
