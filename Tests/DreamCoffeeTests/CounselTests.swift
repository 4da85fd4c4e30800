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
        ("I like Pebble.", false),
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

    @Test(arguments: [
        ("What does Marigold want?", true), ("whats marigold having", true), ("what should i make for Marigold?", true),
        ("Marigoldさんは何がほしいの？", true), ("What is Marigold like?", false), ("I gave Marigold a latte.", false),
        ("What does Oswin want?", false),
    ])
    func `a plain order is only told by the guest`(line: String, isAsked: Bool) {
        let memory = ShopMemory()
        memory.welcome(guest("Marigold"))
        let game = ScriptedShop.game(ScriptedLanguageModel(), memory: memory)
        let answer = game.counsel(on: line, by: CustomerLisa(language: .english), in: GameLanguage(of: line))
        #expect(answer?.contains("Marigold") == (isAsked ? true : nil))
    }

    @Test(arguments: [
        (GameLanguage.english, "so what do i do here?", ["hear its wish", "serve"]),
        (.english, "how do i play this", ["hear its wish"]),
        (.english, "What happens if I get an order wrong?", ["without a heart", "tried again"]),
        (.english, "ok whats the point of this game", ["hear its wish"]),
        (.english, "what are the hearts for?", ["leaves a heart", "need 1.5", "from day 2"]),
        (.english, "how long is the day", ["all 3 dreams", "1.5 hearts"]),
        (.english, "What do I do when I don't understand what they want?", ["card", "hint"]),
        (.japanese, "ルールを教えてください", ["望みを聞"]), (.japanese, "ハートって何？", ["1.5個"]),
        (.japanese, "注文を間違えたらどうなりますか？", ["二杯目はありません"]), (.japanese, "今日はいつ終わるの？", ["3人"]),
    ])
    func `the rules are told as they are`(language: GameLanguage, line: String, facts: [String]) throws {
        let game = ScriptedShop.game(ScriptedLanguageModel())
        let answer = try #require(
            game.counsel(on: line, by: Barista(language: language), in: language, opensTalk: false))
        for fact in facts { #expect(answer.contains(fact), "\(answer)") }
    }

    /// In the middle of a conversation they may be about anything.
    @Test(arguments: ["What do I do?", "teach me", "what if i fail?", "どうすればいい？", "失敗したら？"])
    func `short questions are about the rules at the beginning`(line: String) {
        #expect(RuleReading(line, opensTalk: true) != nil)
        #expect(RuleReading(line, opensTalk: false) == nil)
    }

    @Test func `a conversation is open until the model is asked`() async {
        let game = ScriptedShop.game(ScriptedLanguageModel("A bridge!"))
        game.shareNews()
        game.dialogEngine.talkTo(Barista(language: .english))
        game.dialogEngine.respond("What do I do?")
        #expect(game.dialogEngine.nextUtterance?.contains("hear its wish") == true)
        game.dialogEngine.respond("My exam is tomorrow.")
        await ScriptedShop.wait { !game.dialogEngine.isGenerating }
        game.dialogEngine.respond("What do I do?")
        await ScriptedShop.wait { !game.dialogEngine.isGenerating }
        #expect(game.dialogEngine.nextUtterance?.contains("hear its wish") == false)
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
                "Who makes you happy?", "Do you bake cakes at home?", "What happened then?", "haha what happened",
                "And what happened to the cake?", "who waits, loses the hope", "somebody made me sad today",
                "How does a clock work?", "What do you do here?", "My heart is broken. What should I do?",
                "what's the point of living", "What if I get the job?", "when is the concert over",
                "whats my job again",
            ]
            : [
                "朝ごはんは食べた？", "シナモンは好き？", "お店は好き？", "ケーキは好きですか？", "それで何があったの？", "地震のニュース見た？",
                "だれから聞いたの？", "おいしいお茶の淹れ方を教えて", "私の仕事、覚えてる？", "試験に落ちました。どうすればいいですか？",
            ]
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
