import Foundation
import FoundationModels
import Testing

@testable import DreamCoffee

/// A model that plays the whole shop: guests, verdicts, and the guest from the contacts.
@MainActor
@Suite("The game", .shopResources)
struct ShopGameTests {
    @Test func `the days dreams and the guest from the contacts come in`() async throws {
        try await ScriptedShop.withoutPictures {
            let game = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) })
            game.open()
            await ScriptedShop.settle(game)
            #expect(game.waiting.count == game.memory.day.goal)
            let labels = game.scene.children.compactMap(\.accessibilityLabel)
            #expect(labels.contains("Talk to the barista"))
            #expect(labels.contains("Talk to Lisa"))
            #expect(labels.contains("Talk to Aiko"))
            #expect(labels.contains("Dream customer Pebble"))
        }
    }

    @Test(arguments: [false, true])
    func `whoever has come, or came to nothing, is not waited for any more`(comesToNothing: Bool) async throws {
        try await ScriptedShop.withoutPictures {
            let game = ScriptedShop.game(
                ScriptedLanguageModel { comesToNothing ? .failing(CancellationError()) : ScriptedShop.answer($0) })
            game.open()
            #expect(!game.tasks.isEmpty)
            await ScriptedShop.settle(game)
            #expect(game.tasks.isEmpty)
            game.close()
        }
    }

    @Test func `a served guest is in the book and goes home`() async throws {
        try await ScriptedShop.withoutPictures {
            let game = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) })
            game.open()
            await ScriptedShop.settle(game)
            let sprite = try #require(game.scene.dreams.first)
            sprite.visit()
            #expect(game.sheet == game.waiting.first.map { .encounter($0) })
            #expect(!game.isQuiet)
            #expect(await game.serve(ScriptedShop.latte, to: game.waiting[0])?.comment == "Like a cloud.")
            game.sheet = nil
            game.endEncounter()
            #expect(game.memory.guests.map(\.comment) == ["Like a cloud."])
            // Whoever has seen the card isn't told once more.
            #expect(game.messages.isEmpty)
            #expect(game.memory.guests.first?.isPleased == true)
            #expect(sprite.isLeaving)
            #expect(game.waiting.count == game.memory.day.goal - 1)
        }
    }

    @Test func `a guest who gets nothing goes on waiting`() async throws {
        try await ScriptedShop.withoutPictures {
            let game = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) })
            game.open()
            await ScriptedShop.settle(game)
            game.scene.dreams.first?.visit()
            game.sheet = nil
            game.endEncounter()
            #expect(game.waiting.count == game.memory.day.goal)
            #expect(game.scene.dreams.count == game.memory.day.goal)
            #expect(game.memory.guests.isEmpty)
        }
    }

    @Test func `after the last dream the day ends and the next is fuller`() async throws {
        try await ScriptedShop.withoutPictures {
            let game = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) })
            game.open()
            await ScriptedShop.settle(game)
            for _ in 0..<game.memory.day.goal {
                game.scene.dreams.first?.visit()
                await game.serve(ScriptedShop.latte, to: game.waiting[0])
                game.sheet = nil
                game.endEncounter()
            }
            #expect(game.sheet == .dayResult(game.memory.day))
            #expect(game.waiting.isEmpty)
            game.beginNextDay()
            await ScriptedShop.settle(game)
            #expect(game.memory.day.number == 2)
            #expect(game.waiting.count == 4)
        }
    }

    @Test func `dreams that come to nothing are tried three times`() async throws {
        let model = ScriptedLanguageModel { _ in .failing(CancellationError()) }
        let game = ScriptedShop.game(model)
        game.open()
        await ScriptedShop.settle(game)
        #expect(game.waiting.isEmpty)
        #expect(!game.isDreaming)
        #expect(game.isModelSilent)
        // Three dreams are wanted, and each is tried three times; and the guest from the contacts once.
        #expect(model.requests.count == 10)
    }

    @Test func `a guest from the contacts who did not come can be asked again`() async throws {
        let replies = ReplySwitch()
        let game = ScriptedShop.game(
            ScriptedLanguageModel { request in
                replies.isBroken ? .failing(CancellationError()) : ScriptedShop.answer(request)
            })
        game.generateEncounter()
        await ScriptedShop.settle(game)
        replies.isBroken = false
        game.generateEncounter()
        await ScriptedShop.settle(game)
        #expect(game.scene.children.contains { $0 is GeneratedCustomerSprite })
    }

    @Test func `closing the shop stops the dreaming`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        let game = ScriptedShop.game(ScriptedLanguageModel(pace: pace) { ScriptedShop.answer($0) })
        game.open()
        await pace.waitUntilAsked()
        game.close()
        pace.allowAll()
        await ScriptedShop.idle()
        #expect(game.waiting.isEmpty)
    }

    @Test func `who must ask for the contacts says first what for and not before somebody was served`() async throws {
        try await ScriptedShop.withoutPictures {
            let model = ScriptedLanguageModel { ScriptedShop.answer($0) }
            let game = ScriptedShop.game(model, needsPermission: true)
            game.open()
            await ScriptedShop.settle(game)
            #expect(!game.isAskingForContacts)
            await game.serve(ScriptedShop.latte, to: game.waiting[0])
            await ScriptedShop.settle(game)
            #expect(game.isAskingForContacts && !game.isQuiet)
            game.letInContacts(false)
            await game.serve(ScriptedShop.latte, to: game.waiting[0])
            await ScriptedShop.settle(game)
            #expect(game.isQuiet && !game.scene.children.contains { $0 is GeneratedCustomerSprite })
            game.letInContacts(true)
            await ScriptedShop.settle(game)
            #expect(game.scene.children.contains { $0 is GeneratedCustomerSprite })
        }
    }
}
