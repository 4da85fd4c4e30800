import Foundation
import Synchronization
import Testing

@testable import DreamCoffee

/// Trouble with the archive's file: damaged, locked, missing, unreadable.
@MainActor
@Suite("An archive in trouble", .shopResources, .timeLimit(.minutes(1)))
struct ArchiveTroubleTests {
    private let lisa = CustomerLisa(language: .english)

    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "shop.sqlite"))
    }

    private func memory(in archive: ShopArchive, player: String = "me") async -> ShopMemory {
        let memory = ShopMemory(player: player, archive: archive, retryPause: .milliseconds(20))
        await memory.load()
        return memory
    }

    /// Overwrites the file with bytes that aren't a database's header.
    private func damage(_ file: URL) throws {
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
        try Data(repeating: 7, count: 16_384).write(to: file)
    }

    private func names(beside file: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
    }

    /// Writes a day into a new archive, and a copy of it if requested.
    private func makeArchive(_ file: URL, copies: Bool) async throws {
        let memory = await memory(in: try ShopArchive(file: file))
        memory.beginNextDay()
        await memory.finishWriting()
        if copies { try ArchiveFiles(file: file).makeCopy(by: Database(path: file.path)) }
    }

    @Test func `A damaged archive is set aside, and its copy goes on`() async throws {
        try await withFile { file in
            try await makeArchive(file, copies: true)
            try damage(file)
            let memory = await memory(in: try ShopArchive(file: file))
            #expect(memory.day.number == 2 && !memory.isUnsaved)
            #expect(try names(beside: file).contains { $0.hasPrefix("shop.sqlite.damaged-") })
        }
    }

    @Test func `A damaged archive without a copy gives an empty one, and is there to be looked at`() async throws {
        try await withFile { file in
            try await makeArchive(file, copies: false)
            try damage(file)
            let memory = await memory(in: try ShopArchive(file: file))
            #expect(memory.day.number == 1 && !memory.isUnsaved)
            #expect(try names(beside: file).contains { $0.hasPrefix("shop.sqlite.damaged-") })
        }
    }

    @Test func `An archive that is missing beside its copy comes back from it`() async throws {
        try await withFile { file in
            try await makeArchive(file, copies: true)
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
            #expect(await memory(in: try ShopArchive(file: file)).day.number == 2)
        }
    }

    @Test func `A copy that is damaged too is set aside once, and an empty archive goes on`() async throws {
        try await withFile { file in
            try await makeArchive(file, copies: true)
            try damage(file)
            try damage(file.appendingPathExtension("backup"))
            let memory = await memory(in: try ShopArchive(file: file))
            #expect(memory.day.number == 1 && !memory.isUnsaved)
            memory.beginNextDay()
            await memory.finishWriting()
            #expect(await self.memory(in: try ShopArchive(file: file)).day.number == 2)
            #expect(try names(beside: file).count { $0.contains("damaged-") } == 2)
        }
    }

    @Test func `A log that was left behind isn't replayed into the copy`() async throws {
        try await withFile { file in
            try await makeArchive(file, copies: true)
            let log = URL(fileURLWithPath: file.path + "-wal")
            let database = try Database(path: file.path)
            try database.run("PRAGMA wal_autocheckpoint = 0")
            try database.run("DELETE FROM day")
            let left = try Data(contentsOf: log)
            try withExtendedLifetime(database) {
                for suffix in ["", "-shm"] { try FileManager.default.removeItem(atPath: file.path + suffix) }
            }
            try left.write(to: log)
            #expect(await memory(in: try ShopArchive(file: file)).day.number == 2)
            #expect(try names(beside: file).contains { $0.contains("damaged-") && $0.hasSuffix("-wal") })
        }
    }

    /// Opens an archive twice at the same time, and returns the number of days found by each.
    private nonisolated func dayCounts(_ file: URL) -> [Int64?] {
        let counts = Mutex<[Int64?]>([])
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            let database = try? ArchiveFiles(file: file).open(patience: .seconds(2))
            let count = try? database?.run("SELECT count(*) FROM day").first?.first?.integer
            counts.withLock { $0.append(count) }
        }
        return counts.withLock { $0 }
    }

    @Test func `Of two that meet a damaged archive, one sets it aside, and both go on with its copy`() async throws {
        for _ in 0..<40 {
            try await withFile { file in
                try await makeArchive(file, copies: true)
                try damage(file)
                #expect(dayCounts(file) == [1, 1])
                let aside = try names(beside: file).filter { $0.contains("damaged-") }
                #expect(aside.count { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") } == 1)
            }
        }
    }

    @Test func `While one shop's change waits, another shop's joins it without a try of its own`() async throws {
        try await withFile { file in
            let archive = try ShopArchive(file: file)
            let (one, other) = (await memory(in: archive), await memory(in: archive, player: "you"))
            let database = try Database(path: file.path)
            try database.run("BEGIN IMMEDIATE")
            one.beginNextDay()
            #expect(one.isUnsavedForNow && !other.isUnsaved)
            // A retry would write it at once.
            try database.run("COMMIT")
            other.beginNextDay()
            #expect(other.isUnsavedForNow)
            while one.isUnsaved || other.isUnsaved { try await Task.sleep(for: .milliseconds(5)) }
            #expect(try database.run("SELECT count(*) FROM day").first?.first?.integer == 2)
        }
    }

    @Test func `What waits has a bound, and who is beyond it is told that it is lost`() async throws {
        try await withFile { file in
            let memory = await memory(in: try ShopArchive(file: file))
            let database = try Database(path: file.path)
            try database.run("BEGIN IMMEDIATE")
            let countMax = ArchiveWriting.changeCountPerPlayerMax
            for number in 0..<countMax { memory.note("Line \(number)", by: lisa) }
            #expect(memory.isUnsavedForNow)
            memory.note("One more", by: lisa)
            #expect(memory.isUnsaved && !memory.isUnsavedForNow)
            try database.run("COMMIT")
            while try database.run("SELECT count(*) FROM said").first?.first?.integer ?? 0 < ShopArchive.lineCountMax {
                try await Task.sleep(for: .milliseconds(5))
            }
        }
    }

    @Test func `A change that can never be written is told, and isn't tried again`() async throws {
        try await withFile { file in
            let memory = await memory(in: try ShopArchive(file: file))
            memory.beginNextDay()
            await memory.finishWriting()
            try Database(path: file.path).run("DROP TABLE day")
            memory.beginNextDay()
            #expect(memory.isUnsaved && !memory.isUnsavedForNow && memory.day.number == 3)
        }
    }

    @Test func `A shop that can't be read says so, is written over by nothing, and comes when it can be read`()
        async throws
    {
        try await withFile { file in
            try await makeArchive(file, copies: false)
            let archive = try ShopArchive(file: file)
            let database = try Database(path: file.path)
            try database.run("ALTER TABLE said RENAME TO hidden")
            let memory = await memory(in: archive)
            #expect(memory.isUnsaved && !memory.isUnsavedForNow && memory.day.number == 1)
            memory.beginNextDay()
            memory.beginNextDay()
            try database.run("ALTER TABLE hidden RENAME TO said")
            while memory.isUnsaved { try await Task.sleep(for: .milliseconds(5)) }
            #expect(memory.day.number == 2)
        }
    }

    @Test func `A shop without an archive says that nothing is kept`() async {
        let memory = await ShopMemory.shared(player: "me", archive: nil)
        #expect(memory.isUnsaved && !memory.isUnsavedForNow)
    }
}
