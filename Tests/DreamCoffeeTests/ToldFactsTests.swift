import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

@MainActor
@Suite("What the player tells", .shopResources)
struct ToldFactsTests {
    private let lines = [
        "hi!", "I'm Jonah. What's your name?", "my dog is called Bonnie", "lol ok", "is it raining?",
        "You look tired. We moved to Leeds last week!",
    ]

    @Test func `Statements of the player's about themselves are candidates, and nothing else`() {
        #expect(
            ToldFacts(in: lines)?.candidates
                == ["I'm Jonah.", "my dog is called Bonnie", "We moved to Leeds last week!"])
        #expect(ToldFacts(in: ["hello", "what can I do?", "why", "😂"]) == nil)
    }

    @Test func `In Japanese they are what is neither asked nor wished`() {
        let lines = ["こんにちは", "猫を飼っています。名前はモカです", "雨は好き？", "おすすめをください", "ねえ、眠いの？"]
        #expect(ToldFacts(in: lines)?.candidates == ["猫を飼っています。", "名前はモカです"])
    }

    @Test func `What was said last counts, and twice is once`() {
        let many = (1...20).map { "I have \($0) cats" } + ["I have 20 cats"]
        #expect(ToldFacts(in: many)?.candidates == (13...20).map { "I have \($0) cats" })
    }

    @Test func `The model can choose candidates alone`() throws {
        let schema = try #require(ToldFacts(in: lines)).form()
        let text = String(decoding: try JSONEncoder().encode(schema), as: UTF8.self)
        #expect(text.contains("my dog is called Bonnie"))
        #expect(!text.contains("tired"))
    }

    // MARK: In a conversation

    private func engine(_ model: ScriptedLanguageModel) -> DialogEngine {
        DialogEngine(language: .english) { $0.session(of: model) }
    }

    private func talk(_ engine: DialogEngine, _ lines: String...) async {
        engine.talkTo(Barista(language: .english))
        for line in lines {
            engine.respond(line)
            await ScriptedShop.wait { !engine.isGenerating }
        }
        engine.endConversation()
    }

    @Test func `What was told early is in the instructions of the next conversation`() async {
        let model = ScriptedLanguageModel(
            "Nice to meet you.", "I see.", "Good.", "Fine.", "Well.", #"["my dog is called Bonnie"]"#, "Hello again.")
        let engine = engine(model)
        await talk(engine, "my dog is called Bonnie", "I like rain", "ok then", "fine then", "well then")
        await ScriptedShop.wait { !(engine.memory.conversation(with: Barista())?.facts.isEmpty ?? true) }
        #expect(engine.memory.conversation(with: Barista())?.facts == ["my dog is called Bonnie"])
        await talk(engine, "hello again")
        let request = model.requests.last { "\($0)".contains("hello again") }
        #expect("\(request as Any)".contains("The player once told you: “my dog is called Bonnie”"))
    }

    @Test func `Small talk asks the model for nothing more`() async {
        let model = ScriptedLanguageModel("Hello.")
        await talk(engine(model), "hello there")
        #expect(model.requests.count == 1)
    }

    @Test func `Facts are kept though the window is closed, and one model at a time is asked`() async {
        let pace = ScriptedLanguageModel.Pace()
        let memory = ShopMemory()
        let learner = memory.learner
        let model = ScriptedLanguageModel(#"["I have a cat"]"#, #"["I have a dog"]"#, pace: pace)
        let choose: @MainActor (ToldFacts) async throws -> [String] = { told in
            let request = TalkRequest(instructions: "", language: .english)
            return try await told.chosen(in: request.session(of: model), language: .english)
        }
        learner.learn(from: ["I have a cat"], with: Barista(), into: memory, choose: choose) {}
        await pace.waitUntilAsked()
        for line in ["I have a dog", "I like rain"] {
            learner.learn(from: [line], with: CustomerLisa(), into: memory, choose: choose) {}
        }
        #expect(model.requests.count == 1)
        pace.allowAll()
        await ScriptedShop.wait { memory.conversation(with: CustomerLisa())?.facts.isEmpty == false }
        #expect(memory.conversation(with: Barista())?.facts == ["I have a cat"])
        // Both lines were sent in one request.
        #expect(model.requests.count == 2)
    }

    // MARK: Kept

    @Test func `Facts are kept in the archive, the oldest go first`() async throws {
        let archive = try ShopArchive(file: nil)
        let memory = ShopMemory(player: "p", archive: archive)
        for number in 1...10 { memory.learn(["fact \(number)"], with: Barista()) }
        memory.learn(["fact 10"], with: Barista())
        await memory.finishWriting()
        let kept = try await archive.contents(of: "p").conversations["barista"]?.facts
        #expect(kept == (3...10).map { "fact \($0)" })
    }

    @Test func `What an earlier edition has written is read`() throws {
        let old = Data(#"{"exchanges":[{"player":"hi","reply":"hello"}]}"#.utf8)
        let conversation = try JSONDecoder().decode(Conversation.self, from: old)
        #expect(conversation.facts.isEmpty)
        #expect(conversation.exchanges.count == 1)
    }
}
