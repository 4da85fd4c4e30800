import Foundation
import Testing

@testable import DreamCoffee

@MainActor
@Suite("One shop in two windows", .shopResources)
struct SharedMemoryTests {
    private let page = Guest(
        id: UUID(), name: "Pebble", order: "A latte", pictureDescription: "An owl", portrait: nil,
        drink: ScriptedShop.latte, verdict: nil, comment: "Good.", day: 3, servedAt: Date(timeIntervalSince1970: 1_000))

    @Test func `what one window does the other does not undo`() async throws {
        let archive = try ShopArchive(file: nil)
        let one = await ShopMemory.shared(player: "me", archive: archive)
        let other = await ShopMemory.shared(player: "me", archive: archive)
        other.beginNextDay()
        other.beginNextDay()
        other.remember(player: "Hi", reply: "Hello!", with: CustomerLisa(language: .english))
        one.enter(page)
        one.remember(player: "Bye", reply: "See you!", with: CustomerLisa(language: .english))
        await one.finishWriting()
        await other.finishWriting()
        let contents = try await archive.contents(of: "me")
        #expect(contents.day.number == 3 && contents.day.servedCount == 1)
        #expect(contents.conversations["lisa"]?.exchanges.map(\.player) == ["Hi", "Bye"])
        #expect(contents == other.contents)
    }

    @Test func `players and archives are kept apart`() async throws {
        let (archive, another) = (try ShopArchive(file: nil), try ShopArchive(file: nil))
        let mine = await ShopMemory.shared(player: "me", archive: archive)
        #expect(await ShopMemory.shared(player: "you", archive: archive) !== mine)
        #expect(await ShopMemory.shared(player: "me", archive: another) !== mine)
        #expect(await ShopMemory.shared(player: "me", archive: nil) !== mine)
    }

    @Test func `a shop that is opened again at once knows what was still being written`() async throws {
        let archive = try ShopArchive(file: nil)
        for day in 2...20 {
            await ShopMemory.shared(player: "me", archive: archive).beginNextDay()
            #expect(await ShopMemory.shared(player: "me", archive: archive).day.number == day)
        }
    }
}
