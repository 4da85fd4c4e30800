import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

/// What happens to guests and days when a card is dismissed, and when the window is closed instead.
@MainActor
@Suite("Cards that are put away", .shopResources)
struct ClosedWindowTests {
    private func withGame(_ body: (ShopGame) async throws -> Void) async throws {
        try await ScriptedShop.withoutPictures {
            let game = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) })
            game.open()
            await ScriptedShop.settle(game)
            try await body(game)
        }
    }

    private func serveEverybody(in game: ShopGame) async {
        for npc in game.waiting { await game.serve(ScriptedShop.latte, to: npc) }
        #expect(game.sheet == .dayResult(game.memory.day))
    }

    private func putAway(in game: ShopGame) {
        game.sheet = nil
        game.sheetDidClose()
    }

    @Test func `putting the day's result away begins the next day`() async throws {
        try await withGame { game in
            await serveEverybody(in: game)
            putAway(in: game)
            #expect(game.memory.day.number == 2)
            #expect(game.sheet == nil)
        }
    }

    @Test func `the button and the card that it closes begin one day`() async throws {
        try await withGame { game in
            await serveEverybody(in: game)
            game.beginNextDay()
            game.sheetDidClose()
            #expect(game.memory.day.number == 2)
        }
    }

    @Test func `a window that closes over the day's result leaves the day over`() async throws {
        try await withGame { game in
            await serveEverybody(in: game)
            game.close()
            #expect(game.memory.day.number == 1)
            #expect(game.memory.day.isOver)
            let next = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) }, memory: game.memory)
            next.open()
            #expect(next.sheet == .dayResult(game.memory.day))
            next.close()
        }
    }

    @Test func `a guest whose card is put away after the day's last drink makes room for the result`() async throws {
        try await withGame { game in
            let last = try #require(game.waiting.last)
            for npc in game.waiting.dropLast() { await game.serve(ScriptedShop.latte, to: npc) }
            game.scene.dreams.first { $0.dreamCustomer == last }?.visit()
            await game.serve(ScriptedShop.latte, to: last)
            putAway(in: game)
            #expect(game.sheet == .dayResult(game.memory.day))
            // The guest's card disappears only now.
            game.sheetDidClose()
            #expect(game.sheet == .dayResult(game.memory.day))
            #expect(game.memory.day.number == 1)
        }
    }

    /// A second window of the same shop.
    private func withAnotherWindow(beside game: ShopGame, _ body: (ShopGame) async throws -> Void) async throws {
        let other = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) }, memory: game.memory)
        other.open()
        defer { other.close() }
        await ScriptedShop.settle(other)
        try await body(other)
    }

    @Test(arguments: [false, true])
    func `who was about to serve a guest is told that somebody else has`(isTasting: Bool) async throws {
        try await ScriptedShop.withoutPictures {
            let pace = ScriptedLanguageModel.Pace()
            let game = ScriptedShop.game(
                ScriptedLanguageModel { ScriptedShop.answer($0) },
                judge: ScriptedLanguageModel(pace: pace) { ScriptedShop.answer($0) })
            game.open()
            await ScriptedShop.settle(game)
            try await withAnotherWindow(beside: game) { other in
                let npc = game.waiting[0]
                let same = try #require(other.waiting.first { other.visit(of: $0)?.id == game.visit(of: npc)?.id })
                game.scene.dreams.first { $0.dreamCustomer == npc }?.visit()
                let tasting = isTasting ? Task { await game.serve(ScriptedShop.latte, to: npc) } : nil
                if isTasting { await pace.waitUntilAsked() }
                await other.serve(ScriptedShop.latte, to: same)
                game.shopDidChange()
                pace.allowAll()
                _ = await tasting?.value
                #expect(game.sheet == nil && !game.waiting.contains(npc))
                #expect(game.messages.map(\.text) == ["Somebody has already served \(npc.name)."])
                #expect(game.memory.guests.count == 1)
            }
        }
    }

    @Test func `the guests who wait are the same in both windows`() async throws {
        try await withGame { game in
            try await withAnotherWindow(beside: game) { other in
                #expect(other.waiting.count == game.memory.day.goal)
                #expect(other.scene.dreams.count == game.memory.day.goal)
                #expect(game.memory.waiting.count == game.memory.day.goal)
            }
        }
    }

    @Test func `a guest who is served in one window leaves the other, and isn't served twice`() async throws {
        try await withGame { game in
            try await withAnotherWindow(beside: game) { other in
                let there = other.waiting[0]
                other.scene.dreams.first { $0.dreamCustomer == there }?.visit()
                await game.serve(ScriptedShop.latte, to: game.waiting[0])
                other.shopDidChange()
                #expect(other.sheet == nil)
                #expect(!other.waiting.contains(there))
                #expect(await other.serve(ScriptedShop.latte, to: there) == nil)
                #expect(game.memory.day.servedCount == 1)
            }
        }
    }

    @Test func `a guest who drinks in both windows is counted once`() async throws {
        try await withGame { game in
            try await withAnotherWindow(beside: game) { other in
                async let one = game.serve(ScriptedShop.latte, to: game.waiting[0])
                async let two = other.serve(ScriptedShop.latte, to: other.waiting[0])
                _ = await (one, two)
                #expect(game.memory.day.servedCount == 1)
                #expect(game.memory.guests.count == 1)
            }
        }
    }

    @Test func `a day that another window ends is over here too`() async throws {
        try await withGame { game in
            try await withAnotherWindow(beside: game) { other in
                await serveEverybody(in: game)
                other.shopDidChange()
                #expect(other.sheet == .dayResult(game.memory.day))
            }
        }
    }

    @Test func `a day that another window begins brings guests here too`() async throws {
        try await withGame { game in
            try await withAnotherWindow(beside: game) { other in
                await serveEverybody(in: game)
                putAway(in: game)
                await ScriptedShop.settle(game)
                other.shopDidChange()
                await ScriptedShop.settle(other)
                #expect(other.sheet == nil)
                #expect(other.waiting.count == game.memory.day.goal)
                #expect(game.memory.waiting.count == game.memory.day.goal)
            }
        }
    }

    @Test func `a closed shop takes no notice of the day`() async throws {
        try await withGame { game in
            game.close()
            game.memory.beginNextDay()
            game.shopDidChange()
            #expect(!game.isDreaming)
        }
    }

    @Test func `a guest at the bar of a window that closes is neither served nor sent home`() async throws {
        try await withGame { game in
            let npc = game.waiting[0]
            game.scene.dreams.first { $0.dreamCustomer == npc }?.visit()
            game.close()
            #expect(game.waiting.contains(npc))
            #expect(game.memory.guests.isEmpty)
            #expect(game.memory.day.servedCount == 0)
        }
    }

    @Test func `whoever comes back after the app was ended is at the same card, or in the same talk`() async throws {
        try await withGame { game in
            game.meet(game.waiting[1])
            let guest = try #require(game.visit(of: game.waiting[1])).id
            #expect(game.card == guest.uuidString && game.partner.isEmpty)
            @MainActor func next(showing card: String = "", talkingWith partner: String = "") -> ShopGame {
                let next = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) }, memory: game.memory)
                next.open(showing: card, talkingWith: partner)
                return next
            }
            let atTheBar = next(showing: game.card)
            #expect(atTheBar.card == game.card)
            atTheBar.close()
            let reading = next(showing: "guestBook")
            #expect(reading.sheet == .guestBook && reading.card == "guestBook")
            reading.close()
            let talking = next(talkingWith: "lisa")
            #expect(talking.partner == "lisa" && talking.sheet == nil)
            talking.close()
            // A guest who was served meanwhile, and an unknown character.
            let alone = next(showing: UUID().uuidString, talkingWith: "nobody")
            #expect(alone.card.isEmpty && alone.partner.isEmpty)
            alone.close()
        }
    }
}
