import Foundation
import FoundationModels
import Synchronization
import Testing

@testable import DreamCoffee

/// A model that plays the whole shop: guests, verdicts, and the guest from the contacts.
@MainActor
@Suite("The game", .shopResources)
struct ShopGameTests {
    private nonisolated static func answer(_ request: LanguageModelExecutorGenerationRequest)
        -> ScriptedLanguageModel.Reply
    {
        let schema = request.schema.map { "\($0)" } ?? ""
        let content: GeneratedContent =
            if schema.contains("coffeeOrder") {
                GeneratedContent(properties: [
                    "name": "Pebble", "coffeeOrder": "A latte.",
                    "picture": GeneratedContent(properties: ["imageDescription": "An owl"]),
                ])
            } else if schema.contains("matched") {
                GeneratedContent(properties: [
                    "matched": GeneratedContent([String]()), "missed": GeneratedContent(["hot"]),
                    "rating": "disappointed", "comment": "Too hot.",
                ])
            } else {
                GeneratedContent(properties: [
                    "displayName": "Aiko", "encounter": "newOrder", "level": 1,
                    "attributes": GeneratedContent(["tired", "hungry"]), "resumeConversationLine": "Hi!",
                    "firstLine": "Hello!",
                ])
            }
        return .value(content)
    }

    private func game(_ model: ScriptedLanguageModel, memory: ShopMemory = ShopMemory()) -> ShopGame {
        var contacts = ContactsTool()
        contacts.people = { (1...12).map { .init(givenName: "Aiko", birthMonth: $0) } }
        return ShopGame(
            memory: memory, language: .english,
            dialogEngine: DialogEngine(language: .english, memory: memory) { tools, instructions, _ in
                LanguageModelSession(model: model, tools: tools, instructions: instructions)
            },
            encounterEngine: EncounterEngine(language: .english) {
                LanguageModelSession(model: model, tools: $0, instructions: $1)
            },
            customerGenerator: RandomCustomerGenerator(
                contactsTool: contacts, language: .english
            ) { LanguageModelSession(model: model, tools: $0, instructions: $1) })
    }

    private func withoutPictures<Result>(_ body: () async throws -> Result) async throws -> Result {
        try await PortraitArtist.$draw.withValue({ _, _ in throw CancellationError() }, operation: body)
    }

    private func settle(_ game: ShopGame) async {
        while game.isDreaming || game.isGeneratingEncounter { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
    }

    private let latte = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .none, flavors: [])

    @Test func theDaysDreamsAndTheGuestFromTheContactsComeIn() async throws {
        try await withoutPictures {
            let game = game(ScriptedLanguageModel { Self.answer($0) })
            game.open()
            await settle(game)
            #expect(game.waiting.count == game.memory.day.goal)
            let labels = game.scene.children.compactMap(\.accessibilityLabel)
            #expect(labels.contains("Talk to the barista"))
            #expect(labels.contains("Talk to Lisa"))
            #expect(labels.contains("Talk to Aiko"))
            #expect(labels.contains("Dream customer Pebble"))
        }
    }

    @Test func aServedGuestIsInTheBookAndGoesHome() async throws {
        try await withoutPictures {
            let game = game(ScriptedLanguageModel { Self.answer($0) })
            game.open()
            await settle(game)
            let sprite = try #require(game.scene.dreams.first)
            sprite.visit()
            #expect(game.sheet == .encounter)
            #expect(!game.isQuiet)
            #expect(await game.serve(latte) == "Too hot.")
            game.sheet = nil
            game.endEncounter()
            #expect(game.memory.guests.map(\.comment) == ["Too hot."])
            #expect(game.memory.guests.first?.isPleased == false)
            #expect(sprite.isLeaving)
            #expect(game.waiting.count == game.memory.day.goal - 1)
        }
    }

    @Test func aGuestWhoGetsNothingGoesOnWaiting() async throws {
        try await withoutPictures {
            let game = game(ScriptedLanguageModel { Self.answer($0) })
            game.open()
            await settle(game)
            game.scene.dreams.first?.visit()
            game.sheet = nil
            game.endEncounter()
            #expect(game.waiting.count == game.memory.day.goal)
            #expect(game.scene.dreams.count == game.memory.day.goal)
            #expect(game.memory.guests.isEmpty)
        }
    }

    @Test func afterTheLastDreamTheDayEndsAndTheNextIsFuller() async throws {
        try await withoutPictures {
            let game = game(ScriptedLanguageModel { Self.answer($0) })
            game.open()
            await settle(game)
            for _ in 0..<game.memory.day.goal {
                game.scene.dreams.first?.visit()
                _ = await game.serve(latte)
                game.sheet = nil
                game.endEncounter()
            }
            #expect(game.sheet == .dayResult)
            #expect(game.waiting.isEmpty)
            game.beginNextDay()
            await settle(game)
            #expect(game.memory.day.number == 2)
            #expect(game.waiting.count == 4)
        }
    }

    @Test func dreamsThatComeToNothingAreTriedThreeTimes() async throws {
        let model = ScriptedLanguageModel { _ in .failing(CancellationError()) }
        let game = game(model)
        game.open()
        await settle(game)
        #expect(game.waiting.isEmpty)
        #expect(!game.isDreaming)
        // Three dreams are wanted, and each is tried three times; and the guest from the contacts once.
        #expect(model.requests.count == 10)
    }

    @Test func aGuestFromTheContactsWhoDidNotComeCanBeAskedAgain() async throws {
        let replies = ReplySwitch()
        let game = game(
            ScriptedLanguageModel { request in
                replies.isBroken ? .failing(CancellationError()) : Self.answer(request)
            })
        game.generateEncounter()
        await settle(game)
        replies.isBroken = false
        game.generateEncounter()
        await settle(game)
        #expect(game.scene.children.contains { $0 is GeneratedCustomerSprite })
    }

    @Test func closingTheShopStopsTheDreaming() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let game = game(ScriptedLanguageModel(pace: pace) { Self.answer($0) })
        game.open()
        await pace.waitUntilAsked()
        game.close()
        pace.allowAll()
        for _ in 0..<200 { await Task.yield() }
        #expect(game.waiting.isEmpty)
    }
}

/// Whether the model works, changed from the test while the model is asked elsewhere.
private final class ReplySwitch: Sendable {
    private let state = Mutex(true)
    var isBroken: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
