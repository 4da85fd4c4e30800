import Foundation
import Storage
import TestSupport
import Testing

@testable import DreamCoffee

/// The shop's archive where `KISSA_STORE` names a PostgreSQL server (`make verify`).
@MainActor
@Suite(.enabled(if: PostgresServer.isThere), .shopResources, .serialized)
struct SharedArchiveTests {
    private func page(_ name: String) -> Guest {
        Guest(
            id: UUID(), name: name, order: "A latte", pictureDescription: "An owl", portrait: Data(count: 100_000),
            drink: ScriptedShop.latte,
            verdict: Verdict(matched: [], missed: [], rating: .pleased, comment: "Good."), comment: "Good.", day: 1,
            servedAt: Date(timeIntervalSince1970: 1_000))
    }

    private func memory(in folder: TemporaryFolder, _ server: PostgresServer) async throws -> ShopMemory {
        let environment = ["KISSA_STORE": server.address, "XDG_DATA_HOME": folder.url.path]
        SharedDatabases.use(app: "DreamCoffee", environment: environment) { _ in }
        let file = folder.url.appending(path: "kissa/DreamCoffee/shop.sqlite")
        let memory = ShopMemory(player: "me", archive: try ShopArchive(file: file))
        await memory.load()
        return memory
    }

    @Test func `guests who are served on two machines are in one book`() async throws {
        let server = try PostgresServer()
        let folders = try (0..<2).map { _ in try TemporaryFolder() }
        let one = try await memory(in: folders[0], server)
        let other = try await memory(in: folders[1], server)
        one.enter(page("Pebble"))
        await one.finishWriting()
        other.enter(page("Marigold"))
        await other.finishWriting()
        await one.catchUp()
        #expect(one.guests.map(\.name) == ["Marigold", "Pebble"] && one.contents == other.contents)
        #expect(one.guests.first?.portrait?.count == 100_000 && one.day.servedCount == 2)
    }

    @Test func `while the server is away the shop keeps what happens, and writes it afterwards`() async throws {
        let server = try PostgresServer()
        let folder = try TemporaryFolder()
        let shop = try await memory(in: folder, server)
        shop.enter(page("Pebble"))
        await shop.finishWriting()
        server.kill()
        shop.enter(page("Marigold"))
        #expect(shop.guests.map(\.name) == ["Marigold", "Pebble"])
        try server.start()
        var again = try await memory(in: folder, server)
        for _ in 0..<200 where again.guests.count < 2 {
            try await Task.sleep(for: .milliseconds(100))
            again = try await memory(in: folder, server)
        }
        #expect(again.guests.map(\.name) == ["Marigold", "Pebble"])
    }
}
