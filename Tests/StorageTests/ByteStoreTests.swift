import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct ByteStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("storage-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("deep/storage.sqlite") }

    private func withStore(_ body: (ByteStore) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(ByteStore(at: file))
    }

    @Test func `owners do not see each others values`() throws {
        try withStore { store in
            try store.set(Data("a".utf8), forKey: "key", of: "Lisa")
            #expect(try store.bytes(forKey: "key", of: "Lisa") == Data("a".utf8))
            #expect(try store.bytes(forKey: "key", of: "Ken") == nil)
        }
    }

    @Test func `a value is replaced and removed`() throws {
        try withStore { store in
            try store.set(Data("a".utf8), forKey: "key", of: "x")
            try store.set(Data(), forKey: "key", of: "x")
            #expect(try store.bytes(forKey: "key", of: "x") == Data())
            try store.set(nil, forKey: "key", of: "x")
            #expect(try store.bytes(forKey: "key", of: "x") == nil)
        }
    }

    @Test func `values outlive the store`() throws {
        try withStore { store in
            try store.set(Data("kept".utf8), forKey: "'; DROP TABLE value; --", of: "猫")
            let again = try ByteStore(at: file)
            #expect(try again.bytes(forKey: "'; DROP TABLE value; --", of: "猫") == Data("kept".utf8))
        }
    }

    @Test func `what grows has a bound`() throws {
        try withStore { store in
            #expect(throws: StorageError.valueIsTooLarge(key: "k", bytes: 1_048_577)) {
                try store.set(Data(count: 1_048_577), forKey: "k", of: "x")
            }
            for number in 0..<ByteStore.keysMax { try store.set(Data(), forKey: "\(number)", of: "x") }
            #expect(throws: StorageError.tooManyKeys(key: "more")) { try store.set(Data(), forKey: "more", of: "x") }
            try store.set(Data([1]), forKey: "0", of: "x")
            try store.set(Data([1]), forKey: "more", of: "y")
        }
    }

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
        // That is counted from the renaming, not from the last start.
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

    @Test func `a process that is killed loses nothing that it kept`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // The file is the last process's, with its log.
        for count in [1, 200, 7, 50, 333] {
            let last = try numberSaidByAWriter(thatIsKilledAfter: count)
            let kept = try ByteStore(at: file).bytes(forKey: "count", of: "visitor")
            let number = try #require(kept.flatMap { Int(String(decoding: $0, as: UTF8.self)) })
            // The number that it was about to say may be kept already.
            #expect(number == last || number == last + 1)
            try ByteStore.check(file)
        }
    }

    private func numberSaidByAWriter(thatIsKilledAfter count: Int) throws -> Int {
        let writer = Process()
        writer.executableURL = BuiltProducts.folder.appendingPathComponent("StorageWriter")
        writer.arguments = [file.path]
        let pipe = Pipe()
        writer.standardOutput = pipe
        try writer.run()
        var said = Data()
        while said.count(where: { $0 == UInt8(ascii: "\n") }) < count {
            let more = pipe.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the writer ended by itself")
            said += more
        }
        kill(writer.processIdentifier, SIGKILL)
        said += pipe.fileHandleForReading.readDataToEndOfFile()
        writer.waitUntilExit()
        return try #require(String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }.last)
    }
}
