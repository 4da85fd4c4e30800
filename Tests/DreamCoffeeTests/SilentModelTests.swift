import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

/// A model that fails, and recovers.
@MainActor
@Suite("A silent model", .shopResources)
struct SilentModelTests {
    /// Makes a game wait until the test ends its time limit.
    private struct Clock {
        let asked = AsyncStream.makeStream(of: Duration.self)
        let over = AsyncStream.makeStream(of: Void.self)

        var pause: ShopGame.Pause {
            { [asked = asked.continuation, over = over.stream] in
                asked.yield($0)
                for await _ in over { return }
                throw CancellationError()
            }
        }
    }

    @Test func `the model is asked again more and more seldom until guests come`() async throws {
        try await ScriptedShop.withoutPictures {
            let (replies, clock) = (ReplySwitch(), Clock())
            let game = ScriptedShop.game(
                ScriptedLanguageModel { request in
                    replies.isBroken ? .failing(CancellationError()) : ScriptedShop.answer(request)
                }, pause: clock.pause)
            game.open()
            var pauses = clock.asked.stream.makeAsyncIterator()
            for seconds in [15, 30, 60, 120] {
                #expect(await pauses.next() == .seconds(seconds))
                #expect(game.isModelSilent)
                clock.over.continuation.yield()
            }
            #expect(await pauses.next() == .seconds(120))
            replies.isBroken = false
            clock.over.continuation.yield()
            await ScriptedShop.wait { game.waiting.count == game.memory.day.goal }
            await ScriptedShop.settle(game)
            #expect(!game.isModelSilent)
            #expect(game.scene.children.contains { $0 is GeneratedCustomerSprite })
        }
    }

    @Test func `a closed shop asks no more`() async throws {
        let clock = Clock()
        let model = ScriptedLanguageModel { _ in .failing(CancellationError()) }
        let game = ScriptedShop.game(model, pause: clock.pause)
        game.open()
        var pauses = clock.asked.stream.makeAsyncIterator()
        _ = await pauses.next()
        await ScriptedShop.settle(game)
        let count = model.requests.count
        game.close()
        clock.over.continuation.yield()
        await ScriptedShop.idle()
        #expect(model.requests.count == count)
    }
}
