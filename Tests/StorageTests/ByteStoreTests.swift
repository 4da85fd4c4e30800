import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct ByteStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("storage-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("deep/storage.sqlite") }

    @Test func `Owners of the first edition get their new names, and may each be claimed once`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let first = try Database(path: file.path)
        try first.execute(
            """
            CREATE TABLE value (
                owner TEXT NOT NULL, key TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (owner, key)
            ) WITHOUT ROWID;
            INSERT INTO value VALUES ('lisa', 'a', x'01'), ('lisa', 'b', x'02'), ('', 'c', x'03')
            """)
        for _ in 0..<2 {
            let store = try ByteStore(at: file) { $0.isEmpty ? nil : "new-" + $0 }
            #expect(try store.bytes(forKey: "b", of: "new-lisa") == Data([2]))
            #expect(try store.bytes(forKey: "a", of: "lisa") == nil)
            #expect(try store.bytes(forKey: "c", of: "") == Data([3]))
        }
        let store = try ByteStore(at: file)
        try store.set(Data(), forKey: "k", of: "ken")
        let strangers = try ["ken", "lisa"].map { try store.claimRenamed($0, atSeconds: 1000) }
        let lisas = try [1000, 1300, 1601].map { try store.claimRenamed("new-lisa", atSeconds: $0) }
        #expect(strangers == [false, false] && lisas == [true, true, false])
    }

    @Test func `Two months after their renaming nobody is claimed any more`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("storage.sqlite")
        let old = try Database(path: file.path)
        try old.execute(
            """
            CREATE TABLE value (
                owner TEXT NOT NULL, key TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (owner, key)
            ) WITHOUT ROWID;
            INSERT INTO value VALUES ('lisa', 'a', x'01'), ('ken', 'a', x'02')
            """)
        let store = try ByteStore(at: file) { "new-" + $0 }
        let now = Int(Date().timeIntervalSince1970)
        let claims = try [("new-lisa", 59), ("new-ken", 61)].map {
            try store.claimRenamed($0, atSeconds: now + $1 * 86_400)
        }
        #expect(claims == [true, false])
        // The period begins with the renaming, not with the last launch.
        #expect(try ByteStore(at: file).claimRenamed("new-ken", atSeconds: now + 61 * 86_400) == false)
    }

    @Test func `what is no database is an error`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("storage.sqlite")
        try Data(repeating: 7, count: 8192).write(to: file)
        #expect(throws: StorageError.self) { try ByteStore(at: file) }
    }

    @Test func `the folder is the one of the XDG specification`() {
        let named = ByteStore.location(app: "Dream/Coffee", environment: ["XDG_DATA_HOME": "/data"])
        #expect(named.path == "/data/kissa/Dream_Coffee/storage.sqlite")
        let relative = ByteStore.location(app: "A", environment: ["XDG_DATA_HOME": "data"])
        #expect(relative.path.hasSuffix("/.local/share/kissa/A/storage.sqlite"))
    }

    /// SQLite refuses the second of two connections that prepare a new file for its log.
    @Test func `a new store can be opened by several at once`() async throws {
        for _ in 0..<40 {
            let folder = try TemporaryFolder(), file = folder.url.appendingPathComponent("new.sqlite")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<3 {
                    group.addTask { try ByteStore(at: file).set(Data("x".utf8), forKey: "\(index)", of: "Ada") }
                }
                try await group.waitForAll()
            }
            let store = try ByteStore(at: file)
            for index in 0..<3 { #expect(try store.bytes(forKey: "\(index)", of: "Ada") == Data("x".utf8)) }
        }
    }
}
