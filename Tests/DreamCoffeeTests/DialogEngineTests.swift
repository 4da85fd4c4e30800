import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

/// A character whose lines are the same in every language.
private struct Stranger: DreamCoffee.Character {
    let id = UUID()
    let memoryKey = "stranger"
    let displayName = "Stranger"
    let firstLine = "first"
    let resumeConversationLine = "resumed"
    let persona = "You are a stranger."
    let errorResponse = "error"
}

@MainActor
@Suite("Dialog engine", .shopResources)
struct DialogEngineTests {
    private func engine(_ model: ScriptedLanguageModel) -> DialogEngine {
        DialogEngine(language: .english) { $0.session(of: model) }
    }

    private func reply(of engine: DialogEngine, to text: String) async -> String? {
        engine.respond(text)
        await ScriptedShop.wait { !engine.isGenerating }
        return engine.nextUtterance
    }

    @Test func `a conversation begins with the first line and goes on with the model's reply`() async {
        let engine = engine(ScriptedLanguageModel("Have a latte."))
        engine.talkTo(Stranger())
        #expect(engine.nextUtterance == "first")
        #expect(await reply(of: engine, to: "Hello") == "Have a latte.")
    }

    @Test func `whatever is said stands in the log and only the model's words are remembered`() async {
        let engine = engine(ScriptedLanguageModel("Have a latte."))
        engine.talkTo(Stranger())
        engine.respond("A smoothie, please")
        #expect(await reply(of: engine, to: "Hello") == "Have a latte.")
        engine.respond(String(repeating: "a", count: DialogEngine.lineLengthMax + 1))
        let lines = Array(engine.memory.log.reversed())
        #expect(lines.map(\.player.count) == [0, 18, 5, DialogEngine.lineLengthMax])
        #expect(lines.prefix(3).map(\.reply) == ["first", "error", "Have a latte."])
        #expect(engine.memory.conversation(with: Stranger())?.exchanges.map(\.player) == ["Hello"])
    }

    /// Flags and families consist of many scalars for the model, and are counted in the same way by the field.
    @Test func `a line of emoji within the limit is heard`() async {
        let engine = engine(ScriptedLanguageModel("What a party!"))
        engine.talkTo(Stranger())
        let flags = String(repeating: "🇯🇵", count: DialogEngine.lineLengthMax / 2)
        #expect(await reply(of: engine, to: flags) == "What a party!")
        engine.respond(flags + "a")
        #expect(engine.nextUtterance?.contains("That was a lot at once") == true)
    }

    @Test func `while the model thinks dots are shown and no second reply is taken`() async {
        let pace = ScriptedLanguageModel.Pace()
        let model = ScriptedLanguageModel("one", "two", pace: pace)
        let engine = engine(model)
        engine.talkTo(Stranger())
        engine.respond("Hello")
        #expect(engine.nextUtterance == DialogEngine.thinking)
        await pace.waitUntilAsked()
        engine.respond("Hello again")
        pace.allowAll()
        await ScriptedShop.wait { !engine.isGenerating }
        #expect(engine.nextUtterance == "one")
        #expect(model.requests.count == 1)
    }

    @Test(arguments: ["", "   ", "\n"])
    func `an empty reply is ignored`(text: String) {
        let engine = engine(ScriptedLanguageModel("unused"))
        engine.talkTo(Stranger())
        let count = engine.utteranceCount
        engine.respond(text)
        #expect(engine.utteranceCount == count)
        #expect(!engine.isGenerating)
    }

    @Test(arguments: ["A milkshake, please", "a SMOOTHIE?", "スムージーをください", "Are we dreaming?", "これは夢ですか"])
    func `blocked input is answered without the model`(text: String) async {
        let model = ScriptedLanguageModel("unused")
        let engine = engine(model)
        engine.talkTo(Stranger())
        #expect(await reply(of: engine, to: text) == "error")
        #expect(model.requests.isEmpty)
    }

    @Test func `two blocked inputs in a row are two utterances`() {
        let engine = engine(ScriptedLanguageModel("unused"))
        engine.talkTo(Stranger())
        engine.respond("smoothie")
        let count = engine.utteranceCount
        engine.respond("smoothie")
        #expect(engine.utteranceCount == count + 1)
    }

    @Test func `a blocked output begins the session anew with the resumed line`() async {
        let model = ScriptedLanguageModel("I prefer smoothies.", "Coffee it is.")
        let engine = engine(model)
        engine.talkTo(Stranger())
        #expect(await reply(of: engine, to: "What do you like?") == "error")
        #expect(await reply(of: engine, to: "And now?") == "Coffee it is.")
        #expect(model.requests.last?.transcript.count == 2)
    }

    @Test func `a failure is answered and the conversation goes on`() async {
        struct Broken: Error {}
        let engine = engine(ScriptedLanguageModel(.failing(Broken()), "better"))
        engine.talkTo(Stranger())
        #expect(await reply(of: engine, to: "Hello") == "error")
        #expect(await reply(of: engine, to: "Hello?") == "better")
    }

    @Test func `a conversation that grew too long goes on condensed`() async {
        let full = LanguageModelSession.GenerationError.exceededContextWindowSize(.init(debugDescription: "full"))
        let model = ScriptedLanguageModel("one", "two", .failing(full), "better")
        let engine = engine(model)
        engine.talkTo(Stranger())
        for text in ["a", "b"] { _ = await reply(of: engine, to: text) }
        #expect(await reply(of: engine, to: "c") == "error")
        #expect(await reply(of: engine, to: "d") == "better")
        // Instructions, the last entry, and the new prompt; the six others were dropped.
        #expect(model.requests.last?.transcript.count == 3)
    }

    @Test func `a conversation that is too long even condensed begins anew`() async {
        let full = LanguageModelSession.GenerationError.exceededContextWindowSize(.init(debugDescription: "full"))
        let model = ScriptedLanguageModel("one", "two", .failing(full), .failing(full), "better")
        let engine = engine(model)
        engine.talkTo(Stranger())
        for text in ["a", "b", "c"] { _ = await reply(of: engine, to: text) }
        #expect(await reply(of: engine, to: "d") == "error")
        #expect(await reply(of: engine, to: "e") == "better")
        // Instructions and the new prompt: the last answer alone was too long.
        #expect(model.requests.last?.transcript.count == 2)
    }

    @Test func `a model that cannot end is stopped`() async {
        let model = ScriptedLanguageModel("Well, well.")
        let engine = engine(model)
        engine.talkTo(Stranger())
        _ = await reply(of: engine, to: "Hello")
        #expect(model.requests.last?.generationOptions.maximumResponseTokens != nil)
    }

    @Test(arguments: ["Can I have some tea?", "A hot chocolate with caramel", "お茶をください", "紅茶が好きです"])
    func `what stands on the menu is heard and said`(text: String) async {
        let engine = engine(ScriptedLanguageModel(.text(text)))
        engine.talkTo(Stranger())
        #expect(await reply(of: engine, to: text) == text)
    }

    @Test func `a line has a limit that is said`() async {
        let model = ScriptedLanguageModel("Yes.")
        let engine = engine(model)
        engine.talkTo(Stranger())
        let limit = DialogEngine.lineLengthMax
        let answer = await reply(of: engine, to: String(repeating: "a", count: limit + 1))
        #expect(answer?.contains("\(limit) letters") == true)
        #expect(model.requests.isEmpty)
        #expect(await reply(of: engine, to: String(repeating: "a", count: limit)) == "Yes.")
    }

    @Test func `a reply in another language is drawn again`() async {
        let model = ScriptedLanguageModel("こんにちは！", "Hello!")
        let engine = engine(model)
        engine.talkTo(Stranger())
        #expect(await reply(of: engine, to: "😂😂😂") == "Hello!")
    }

    @Test(arguments: [("こんにちは、いい天気ですね", "はい。"), ("مرحبا", "Hello!"), ("שלום", "Hello!"), ("?", "Hello!")])
    func `the language is the one that the player wrote last`(line: String, answer: String) async {
        let engine = engine(ScriptedLanguageModel { $0.transcript.count > 2 ? .text("はい。") : .text(answer) })
        engine.talkTo(Stranger())
        #expect(await reply(of: engine, to: line) == answer)
        if answer == "はい。" { #expect(await reply(of: engine, to: "😂") == "はい。") }
    }

    @Test func `where players wait too long there are words`() async {
        var deadline = ReplyDeadline()
        deadline.pause = { _ in }
        let pace = ScriptedLanguageModel.Pace()
        let model = ScriptedLanguageModel("late", pace: pace)
        let engine = DialogEngine(language: .english, deadline: deadline) { $0.session(of: model) }
        engine.talkTo(Stranger())
        #expect(await reply(of: engine, to: "Hello") == "error")
    }

    @Test func `what was meant for one is not offered to the next`() {
        let engine = engine(ScriptedLanguageModel("unused"))
        engine.talkTo(Stranger())
        engine.draft = "Between you and me"
        engine.endConversation()
        #expect(engine.draft.isEmpty)
    }

    @Test func `a conversation that was ended resumes with its condensed transcript`() async {
        let model = ScriptedLanguageModel("one", "two", "three")
        let engine = engine(model)
        let stranger = Stranger()
        engine.talkTo(stranger)
        _ = await reply(of: engine, to: "a")
        _ = await reply(of: engine, to: "b")
        engine.endConversation()
        #expect(engine.nextUtterance == nil)
        #expect(engine.talkingTo == nil)
        engine.talkTo(stranger)
        #expect(engine.nextUtterance == "resumed")
        #expect(await reply(of: engine, to: "c") == "three")
        // Instructions, the last response, and the new prompt.
        #expect(model.requests.last?.transcript.count == 3)
        let instructions = model.requests.last?.transcript.first?.description ?? ""
        #expect(instructions.contains("The player said: “a” You answered: “one”"))
    }

    @Test func `ending while the model thinks leaves nothing behind`() async {
        let pace = ScriptedLanguageModel.Pace()
        let engine = engine(ScriptedLanguageModel("late", pace: pace))
        engine.talkTo(Stranger())
        engine.respond("Hello")
        await pace.waitUntilAsked()
        engine.endConversation()
        pace.allowAll()
        await ScriptedShop.idle()
        #expect(engine.nextUtterance == nil)
        #expect(!engine.isGenerating)
    }

    @Test func `ending with nobody there does nothing bad`() {
        let engine = engine(ScriptedLanguageModel("unused"))
        engine.endConversation()
        #expect(engine.talkingTo == nil)
    }
}

@Suite("Block list", .shopResources)
struct BlockListTests {
    @Test(arguments: [
        "I love coffee", "a steamy latte", "We are team players", "カフェラテ", "お天気はどう？", "Tea?", "ＴＥＡ", "緑茶",
    ])
    func `ordinary talk is allowed`(text: String) {
        #expect(BlockList().allows(text))
    }

    @Test(arguments: [
        "smoothie", "Smoothie?", "“smoothie”", "'smoothie'", "Is the smoothie's price high?", "ＳＭＯＯＴＨＩＥ", "スムージー", "卐竜",
    ])
    func `other drinks are not`(text: String) {
        #expect(!BlockList().allows(text))
    }
}
