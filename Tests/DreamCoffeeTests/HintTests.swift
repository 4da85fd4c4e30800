import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

/// The hints for a new player, and when they end.
@MainActor
@Suite("Hints", .shopResources)
struct HintTests {
    private func withGame(_ body: (ShopGame) async throws -> Void) async throws {
        try await ScriptedShop.withoutPictures {
            let game = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) })
            game.open()
            await ScriptedShop.settle(game)
            try await body(game)
            game.close()
        }
    }

    @Test func `whoever has met nobody is told how to talk`() async throws {
        try await withGame { game in
            #expect(game.hint == .talk)
            game.dialogEngine.talkTo(Barista(language: .english))
            // No hint is shown while somebody speaks.
            #expect(game.hint == nil)
        }
    }

    @Test func `whoever has talked is told how to brew`() async throws {
        try await withGame { game in
            game.dialogEngine.talkTo(Barista(language: .english))
            game.dialogEngine.endConversation()
            #expect(game.hint == .brew)
            game.scene.dreams.first?.visit()
            #expect(game.sheet != nil)
            #expect(game.hint == nil)
        }
    }

    @Test func `what the player uses is known by what it does`() {
        let game = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) })
        game.open()
        #expect(game.hand == nil)
        for hand in [Hand.touch, .pointer, .keys] {
            game.scene.didUse?(hand)
            #expect(game.hand == hand)
        }
        game.close()
    }

    @Test func `there is nothing to brew where nobody waits`() {
        let memory = ShopMemory()
        memory.meet(Barista(language: .english))
        let game = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) }, memory: memory)
        #expect(game.hint == nil)
    }

    @Test func `whoever has served somebody is told nothing more`() async throws {
        try await withGame { game in
            await game.serve(ScriptedShop.latte, to: game.waiting[0])
            #expect(game.isQuiet)
            // Not even how to talk: a player who has served somebody knows how.
            #expect(game.memory.hasMetNobody)
            #expect(game.hint == nil)
        }
    }
}
