import Foundation
import FoundationModels
import FoundationModelsTesting
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
            // Portraits are still being stored.
            for _ in 0..<100 where !game.tasks.isEmpty { await ScriptedShop.idle() }
            #expect(game.tasks.isEmpty)
            game.close()
        }
    }

    @Test func `a failed day is tried again or left`() async throws {
        try await ScriptedShop.withoutPictures {
            let game = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) })
            game.open()
            // They order a latte.
            let tea = CoffeeDrink(drinkType: .tea, temperature: .hot, milk: .none, flavors: [.ube])
            for attempt in 1...2 {
                await ScriptedShop.settle(game)
                #expect(game.memory.day.attempt == attempt && game.memory.day.number == 1 && game.waiting.count == 3)
                for _ in 0..<3 { await game.serve(tea, to: game.waiting[0]) }
                let day = try #require(game.memory.day.isOver ? game.memory.day : nil)
                #expect(game.sheet == .dayResult(day) && !day.isGoalReached && !game.isChoosing(after: day))
                if attempt == 1 { game.tryDayAgain() } else { game.beginNextDay() }
                #expect(game.sheet == nil)
            }
            await ScriptedShop.settle(game)
            #expect(game.memory.day.number == 2 && game.memory.day.streak == 0 && game.waiting.count == 4)
        }
    }

    @Test func `the answer to the question for the contacts holds for the day`() async throws {
        let memory = ShopMemory()
        for _ in 0..<3 {
            memory.enter(
                Guest(
                    id: UUID(), name: "Pebble", order: "A latte", pictureDescription: "An owl", portrait: nil,
                    drink: ScriptedShop.latte, verdict: nil, comment: "Good.", day: 1, servedAt: .now))
        }
        let silent = ScriptedLanguageModel { _ in .failing(CancellationError()) }
        func isAsking() -> Bool {
            let game = ScriptedShop.game(silent, memory: memory, needsPermission: true)
            game.open()
            let isAsking = game.isAskingForContacts
            if isAsking { game.letInContacts(false) }
            game.close()
            return isAsking
        }
        #expect([isAsking(), isAsking()] == [true, false])
        memory.beginNextDay()
        #expect(isAsking())
    }

    @Test func `somebody wants the same as another guest but different`() throws {
        let memory = ShopMemory()
        memory.welcome(
            WaitingGuest(
                id: UUID(), name: "Marigold", order: "A hot latte with oat milk", pictureDescription: "An owl"))
        let game = ScriptedShop.game(ScriptedLanguageModel(), memory: memory)
        let request = game.request(of: .copy, by: try NPC.undrawn("Pebble"))
        #expect(request.line?.contains("Marigold") == true && request.hint?.contains("oat milk") == true)
        let cup = try #require(OrderReading(request.order).pleasingDrink)
        #expect(cup == CoffeeDrink(drinkType: .latte, temperature: .iced, milk: .oat, flavors: []))
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
            // A player who has seen the card isn't notified again.
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
        // Three dreams are needed, each of which is tried three times; and the guest from the contacts once.
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
