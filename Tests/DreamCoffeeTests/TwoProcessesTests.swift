import Foundation
import Testing

@testable import DreamCoffee

/// Two processes with one archive: each has its own connection to the file.
@MainActor
@Suite("One shop in two processes", .shopResources)
struct TwoProcessesTests {
    private let lisa = CustomerLisa(language: .english)

    private func page(_ name: String, isPleased: Bool = true, day: Int = 1) -> Guest {
        Guest(
            id: UUID(), name: name, order: "A latte", pictureDescription: "An owl", portrait: nil,
            drink: ScriptedShop.latte,
            verdict: Verdict(matched: [], missed: [], rating: isPleased ? .pleased : .disappointed, comment: "Good."),
            comment: "Good.", day: day, servedAt: Date(timeIntervalSince1970: 1_000))
    }

    /// Two memories of the same player's shop, both of which have read the archive, and its file.
    private func withTwo(_ body: (ShopMemory, ShopMemory, URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "shop.sqlite")
        try await body(try await memory(in: file), try await memory(in: file), file)
    }

    private func memory(in file: URL) async throws -> ShopMemory {
        let memory = ShopMemory(player: "me", archive: try ShopArchive(file: file))
        await memory.load()
        return memory
    }

    @Test func `guests who were served in either count for the day`() async throws {
        try await withTwo { one, other, file in
            one.enter(page("Pebble"))
            await one.finishWriting()
            other.enter(page("Marigold", isPleased: false))
            await other.finishWriting()
            let kept = try await memory(in: file)
            #expect(kept.day.servedCount == 2 && kept.day.pleasedCount == 1)
            #expect(other.contents == kept.contents)
        }
    }

    @Test func `a day that has begun in one is not undone by the other`() async throws {
        try await withTwo { one, other, file in
            one.beginNextDay()
            await one.finishWriting()
            other.enter(page("Pebble"))
            await other.finishWriting()
            #expect(other.day.number == 2 && other.day.servedCount == 1)
            // The guest came on the current day, not on the one that this process still assumed.
            #expect(other.guests.map(\.day) == [2])
            let kept = try await memory(in: file)
            #expect(kept.contents == other.contents)
        }
    }

    @Test func `a day that both end begins once`() async throws {
        try await withTwo { one, other, file in
            one.beginNextDay()
            await one.finishWriting()
            one.enter(page("Pebble", day: 2))
            await one.finishWriting()
            other.beginNextDay()
            await other.finishWriting()
            #expect(other.day.number == 2 && other.day.servedCount == 1)
            let kept = try await memory(in: file)
            #expect(kept.day == other.day)
        }
    }

    @Test func `what was said in either is remembered`() async throws {
        try await withTwo { one, other, file in
            one.remember(player: "Hi", reply: "Hello!", with: lisa)
            await one.finishWriting()
            other.meet(lisa)
            other.remember(player: "Bye", reply: "See you!", with: lisa)
            await other.finishWriting()
            let kept = try await memory(in: file).conversation(with: lisa)
            #expect(kept?.exchanges.map(\.player) == ["Hi", "Bye"])
            #expect(other.conversation(with: lisa) == kept)
        }
    }

    @Test func `an open shop is caught up with when a window opens`() async throws {
        try await withTwo { one, _, file in
            let archive = try ShopArchive(file: file)
            let open = await ShopMemory.shared(player: "me", archive: archive)
            one.enter(page("Pebble"))
            await one.finishWriting()
            #expect(open.guests.isEmpty)
            #expect(await ShopMemory.shared(player: "me", archive: archive) === open)
            #expect(open.guests.map(\.name) == ["Pebble"])
        }
    }

    @Test func `what could not be written is known as long as the shop is open`() async throws {
        try await withTwo { one, other, file in
            let database = try Database(path: file.path)
            try database.run("CREATE TRIGGER noRoom BEFORE INSERT ON guest BEGIN SELECT RAISE(ABORT, 'disk full'); END")
            one.enter(page("Pebble"))
            await one.finishWriting()
            try database.run("DROP TRIGGER noRoom")
            other.remember(player: "Hi", reply: "Hello!", with: lisa)
            await other.finishWriting()
            one.enter(page("Marigold"))
            await one.finishWriting()
            #expect(one.guests.map(\.name) == ["Marigold", "Pebble"])
            #expect(try await memory(in: file).day.servedCount == 2)
        }
    }

    @Test func `What is seen is in the file, without anybody waiting for it`() async throws {
        try await withTwo { one, _, file in
            let database = try Database(path: file.path)
            one.enter(page("Pebble"))
            // In the same turn of the main actor, so no frame has been sent.
            #expect(try database.run("SELECT count(*) FROM guest").first?.first?.integer == 1)
            one.remember(player: "Hi", reply: "Hello!", with: lisa)
            #expect(try database.run("SELECT count(*) FROM said").first?.first?.integer == 1)
        }
    }

    @Test func `What another process's lock kept from being written is said to be unsaved, and written afterwards`()
        async throws
    {
        try await withTwo { _, _, file in
            let one = ShopMemory(
                player: "me", archive: try ShopArchive(file: file), retryPause: .milliseconds(20))
            await one.load()
            let database = try Database(path: file.path)
            try database.run("BEGIN IMMEDIATE")
            one.enter(page("Pebble"))
            one.enter(page("Marigold"))
            #expect(one.isUnsaved && one.guests.count == 2)
            try database.run("COMMIT")
            while one.isUnsaved { try await Task.sleep(for: .milliseconds(10)) }
            let kept = try await memory(in: file)
            #expect(kept.guests.map(\.name) == ["Marigold", "Pebble"] && kept.day.servedCount == 2)
        }
    }

    @Test func `a day that cannot be read is not written over`() async throws {
        try await withTwo { one, _, file in
            let database = try Database(path: file.path)
            let strange = Database.Value.blob(Data("{\"season\":3}".utf8))
            try database.run("INSERT INTO day (player, state) VALUES ('me', ?)", strange)
            try database.run(
                "INSERT INTO conversation (player, character, memory) VALUES ('me', 'lisa', ?)", strange)
            one.enter(page("Pebble"))
            one.remember(player: "Hi", reply: "Hello!", with: lisa)
            await one.finishWriting()
            #expect(try database.run("SELECT state FROM day") == [[strange]])
            #expect(try database.run("SELECT memory FROM conversation") == [[strange]])
            #expect(try await memory(in: file).guests.map(\.name) == ["Pebble"])
        }
    }

    @Test func `an archive of a newer game is left as it is`() async throws {
        try await withTwo { one, _, file in
            one.enter(page("Pebble"))
            await one.finishWriting()
            try Database(path: file.path).run("PRAGMA user_version = 7")
            #expect(throws: ShopArchiveError.newerEdition(7)) { try ShopArchive(file: file) }
        }
    }
}
