import CoreGraphics
import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

/// A shop with several visitors: they share the dreams and the day, but not their talks.
@MainActor
@Suite("A shop that visitors share", .shopResources)
struct SharedShopTests {
    private let model = ScriptedLanguageModel { ScriptedShop.answer($0) }

    private func game(_ memory: ShopMemory, _ talks: ShopMemory) -> ShopGame {
        let model = model
        return ShopGame(
            memory: memory, talks: talks, cafe: Cafe(NoLink(), name: "Aiko", color: .sky), language: .english,
            dialogEngine: DialogEngine(language: .english, memory: talks) { $0.session(of: model) },
            encounterEngine: EncounterEngine(language: .english) { _, instructions in
                LanguageModelSession(model: model, instructions: instructions)
            })
    }

    /// A link without other visitors.
    private final class NoLink: CafeLink {
        let localID = UUID()
        let isOwner = true
        let invitation = SharedCafe(language: .english)
        func open(_ cafe: Cafe) { cafe.participantsDidChange(to: [localID]) }
        func send(_ message: some Codable & Sendable, to ids: Set<UUID>?) {}
        func leave() {}
        func end() {}
    }

    @Test func `two hands on one cup are one serving, and all find it in one book`() async throws {
        try await ScriptedShop.withoutPictures {
            let memory = ShopMemory()
            let (one, other) = (game(memory, ShopMemory()), game(memory, ShopMemory()))
            one.open()
            await ScriptedShop.settle(one)
            other.open()
            let (mine, theirs) = (try #require(one.waiting.first), try #require(other.waiting.first))
            #expect(one.visit(of: mine)?.id == other.visit(of: theirs)?.id)
            async let first = one.serve(ScriptedShop.latte, to: mine)
            async let second = other.serve(ScriptedShop.latte, to: theirs)
            let tastings = await [first, second]
            #expect(tastings.compactMap(\.self).count == 1)
            #expect(memory.guests.count == 1 && memory.day.servedCount == 1)
        }
    }

    @Test func `the same cup drifts at the same place in every window`() {
        let guests = (0..<8).map { _ in UUID() }
        let (one, other) = (CoffeeShopScene(language: .english), CoffeeShopScene(language: .english))
        other.player.stand(at: CGPoint(x: -200, y: -200))
        #expect(guests.map { one.freePlace(for: $0) } == guests.map { other.freePlace(for: $0) })
        #expect(Set(guests.map { "\(one.freePlace(for: $0))" }).count > 1)
    }

    @Test func `nobody reads what another has said to a character`() async throws {
        let (memory, mine, theirs) = (ShopMemory(), ShopMemory(), ShopMemory())
        let (one, other) = (game(memory, mine), game(memory, theirs))
        let lisa = CustomerLisa(language: .english)
        one.dialogEngine.talkTo(lisa)
        one.dialogEngine.respond("My secret is a red door")
        await ScriptedShop.wait { !one.dialogEngine.isGenerating }
        one.dialogEngine.endConversation()
        other.dialogEngine.talkTo(lisa)
        for hidden in [memory, theirs] {
            #expect(!hidden.log.contains { $0.player.contains("red door") })
            #expect(hidden.conversation(with: lisa)?.exchanges.contains { $0.player.contains("red door") } != true)
        }
        #expect(mine.log.contains { $0.player.contains("red door") })
    }
}
