import Foundation
import FoundationModels
import FoundationModelsTesting
import Observation
import Synchronization

@testable import DreamCoffee

/// A shop whose model plays all characters: guests, their verdicts, and the guest from the contacts.
@MainActor
enum ScriptedShop {
    static let latte = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .none, flavors: [])

    nonisolated static func answer(_ request: LanguageModelExecutorGenerationRequest) -> ScriptedLanguageModel.Reply {
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
                    "rating": "disappointed", "comment": "Like a cloud.",
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

    /// A game. If a judge is given, that model judges the drinks.
    static func game(
        _ model: ScriptedLanguageModel, judge: ScriptedLanguageModel? = nil, memory: ShopMemory = ShopMemory(),
        needsPermission: Bool = false, pause: @escaping ShopGame.Pause = { try await Task.sleep(for: $0) }
    ) -> ShopGame {
        var contacts = ContactsTool()
        contacts.needsPermission = { needsPermission }
        contacts.people = { (1...12).map { .init(givenName: "Aiko", birthMonth: $0) } }
        return ShopGame(
            memory: memory, language: .english,
            dialogEngine: DialogEngine(language: .english, memory: memory) { $0.session(of: model) },
            encounterEngine: EncounterEngine(language: .english) {
                // Only the judge has a tool.
                LanguageModelSession(model: $0.isEmpty ? model : judge ?? model, tools: $0, instructions: $1)
            },
            customerGenerator: RandomCustomerGenerator(
                contactsTool: contacts, language: .english
            ) { LanguageModelSession(model: model, tools: $0, instructions: $1) }, pause: pause)
    }

    static func withoutPictures<Result>(_ body: () async throws -> Result) async throws -> Result {
        try await PortraitArtist.$draw.withValue({ _, _ in throw CancellationError() }, operation: body)
    }

    /// Waits until no more guests are generated, and the consequences are processed.
    static func settle(_ game: ShopGame) async {
        await wait { !game.isDreaming && !game.isGeneratingEncounter }
        await idle()
    }

    /// Waits until an observed condition holds.
    static func wait(until isSo: () -> Bool) async {
        let (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        var iterator = changes.makeAsyncIterator()
        while !withObservationTracking(isSo, onChange: { change.yield() }) { await iterator.next() }
    }

    /// Waits long enough for something that should not happen.
    static func idle() async {
        for _ in 0..<200 { await Task.yield() }
    }
}

/// Whether the model works; set by the test while the model is used elsewhere.
final class ReplySwitch: Sendable {
    private let state = Mutex(true)
    var isBroken: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
