import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

/// A player who doesn't wait until a guest has tasted the drink.
@MainActor
@Suite("Leaving a guest early", .shopResources)
struct EarlyLeavingTests {
    /// A full shop, whose guests keep tasting until the pace allows them to speak.
    private func withGame(_ body: (ShopGame, ScriptedLanguageModel.Pace) async throws -> Void) async throws {
        try await ScriptedShop.withoutPictures {
            let pace = ScriptedLanguageModel.Pace()
            let game = ScriptedShop.game(
                ScriptedLanguageModel { ScriptedShop.answer($0) },
                judge: ScriptedLanguageModel(pace: pace) { ScriptedShop.answer($0) })
            game.open()
            await ScriptedShop.settle(game)
            try await body(game, pace)
        }
    }

    private func sprite(of npc: NPC, in game: ShopGame) throws -> RandomDreamSprite {
        try #require(game.scene.dreams.first { $0.dreamCustomer == npc })
    }

    /// Gives the guest at the bar a drink, and leaves while the guest is tasting.
    private func serveAndLeave(
        _ npc: NPC, in game: ShopGame, _ pace: ScriptedLanguageModel.Pace
    ) async -> Task<Tasting?, Never> {
        let tasting = Task { await game.serve(ScriptedShop.latte, to: npc) }
        await pace.waitUntilAsked()
        closeSheet(of: game)
        return tasting
    }

    private func closeSheet(of game: ShopGame) {
        game.sheet = nil
        game.endEncounter()
    }

    @Test func `a guest left tasting goes home by itself and is counted once`() async throws {
        try await withGame { game, pace in
            let npc = game.waiting[0]
            let sprite = try sprite(of: npc, in: game)
            sprite.visit()
            let tasting = await serveAndLeave(npc, in: game, pace)
            #expect(!sprite.isLeaving)
            #expect(await game.serve(ScriptedShop.latte, to: npc) == nil)
            pace.allowAll()
            _ = await tasting.value
            #expect(sprite.isLeaving)
            // Its words aren't lost.
            #expect(game.messages.map(\.text) == ["Like a cloud."] && game.messages.first?.name == npc.name)
            #expect(!game.waiting.contains(npc))
            #expect(game.memory.day.servedCount == 1)
            #expect(game.memory.guests.count == 1)
            sprite.visit()
            #expect(game.sheet == nil)
        }
    }

    @Test func `a guest who is visited again while it tastes says its words then`() async throws {
        try await withGame { game, pace in
            let npc = game.waiting[0]
            let sprite = try sprite(of: npc, in: game)
            sprite.visit()
            let tasting = await serveAndLeave(npc, in: game, pace)
            sprite.visit()
            #expect(game.service(of: npc) == .tasting)
            pace.allowAll()
            let said = try #require(await tasting.value)
            #expect(game.service(of: npc) == .tasted(said))
            #expect(!sprite.isLeaving)
            closeSheet(of: game)
            #expect(sprite.isLeaving)
        }
    }

    @Test func `a verdict that comes while another guest is served sends only its own guest home`() async throws {
        try await withGame { game, pace in
            let (first, second) = (game.waiting[0], game.waiting[1])
            let (firstSprite, secondSprite) = (try sprite(of: first, in: game), try sprite(of: second, in: game))
            firstSprite.visit()
            let tasting = await serveAndLeave(first, in: game, pace)
            secondSprite.visit()
            pace.allowAll()
            _ = await tasting.value
            #expect(firstSprite.isLeaving)
            #expect(game.sheet == .encounter(second))
            #expect(game.service(of: second) == nil)
            closeSheet(of: game)
            #expect(!secondSprite.isLeaving)
            #expect(game.waiting.contains(second))
        }
    }

    @Test func `the sheet of the guest before ends after the next is open and changes nothing`() async throws {
        try await withGame { game, pace in
            pace.allowAll()
            let (first, second) = (game.waiting[0], game.waiting[1])
            let firstSprite = try sprite(of: first, in: game)
            firstSprite.visit()
            await game.serve(ScriptedShop.latte, to: first)
            game.sheet = nil
            try sprite(of: second, in: game).visit()
            game.endEncounter()
            #expect(firstSprite.isLeaving)
            #expect(game.sheet == .encounter(second))
        }
    }

    /// A browser's Forward reopens a dismissed card.
    @Test func `the card of the last guest who has gone shows what it said`() async throws {
        try await withGame { game, pace in
            pace.allowAll()
            let npc = game.waiting[0]
            try sprite(of: npc, in: game).visit()
            let said = try #require(await game.serve(ScriptedShop.latte, to: npc))
            closeSheet(of: game)
            #expect(!game.waiting.contains(npc))
            game.sheet = .encounter(npc)
            #expect(game.sheet == .encounter(npc) && game.service(of: npc) == .tasted(said))
            #expect(await game.serve(ScriptedShop.latte, to: npc) == nil)
        }
    }

    /// Other guests may have its name and its wish.
    @Test func `no card is opened of somebody who has gone before the last`() async throws {
        try await withGame { game, pace in
            pace.allowAll()
            let (first, second) = (game.waiting[0], game.waiting[1])
            for npc in [first, second] {
                try sprite(of: npc, in: game).visit()
                await game.serve(ScriptedShop.latte, to: npc)
                closeSheet(of: game)
            }
            game.sheet = .encounter(first)
            #expect(game.sheet != .encounter(first))
            #expect(await game.serve(ScriptedShop.latte, to: first) == nil)
        }
    }

    @Test func `the days result waits until the last guests sheet is closed`() async throws {
        try await withGame { game, pace in
            pace.allowAll()
            let guests = game.waiting
            for npc in guests.dropLast() { await game.serve(ScriptedShop.latte, to: npc) }
            let last = try #require(guests.last)
            try sprite(of: last, in: game).visit()
            await game.serve(ScriptedShop.latte, to: last)
            #expect(game.memory.day.isOver)
            #expect(game.sheet == .encounter(last))
            closeSheet(of: game)
            #expect(game.sheet == .dayResult(game.memory.day))
        }
    }

    @Test func `a verdict in a closed shop dreams up nobody`() async throws {
        try await withGame { game, pace in
            let npc = game.waiting[0]
            let tasting = Task { await game.serve(ScriptedShop.latte, to: npc) }
            await pace.waitUntilAsked()
            game.close()
            pace.allowAll()
            _ = await tasting.value
            #expect(game.memory.guests.count == 1)
            #expect(!game.isDreaming)
        }
    }
}
