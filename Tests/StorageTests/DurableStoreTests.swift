import Foundation
import Synchronization
import Testing

@testable import Storage

/// Database problems: locked, read-only, damaged, and recovered.
@Suite struct DurableStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("durable-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("storage.sqlite") }
    private let told = Told()

    private final class Told: Sendable {
        let lines = Mutex<[String]>([])
        let troubles = Mutex<[Bool]>([])
    }

    /// A store that a test retries itself.
    private func open() -> DurableStore {
        DurableStore(at: file, retrySeconds: 3600) { [told] line in
            told.lines.withLock { $0.append(line) }
        } changed: { [told] trouble in
            told.troubles.withLock { $0.append(trouble != nil) }
        }
    }

    private func withFolder(_ body: () throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try body()
    }

    private func kept(_ key: String) throws -> Data? { try ByteStore(at: file).bytes(forKey: key, of: "me") }

    /// Overwrites the database with an invalid header and a log that doesn't belong to it.
    private func damage() throws {
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
        try Data(repeating: 7, count: 16_384).write(to: file)
    }

    @Test func `What is set is kept at once`() throws {
        try withFolder { () throws in
            let store = open()
            store.set(Data([1]), forKey: "a", of: "me")
            #expect(store.trouble == nil)
            #expect(try kept("a") == Data([1]))
        }
    }

    @Test
    func
        `What can't be written while another process holds the database is written afterwards, the last value of each`()
        throws
    {
        try withFolder { () throws in
            let store = open()
            store.set(Data([1]), forKey: "a", of: "me")
            let other = try Database(path: file.path)
            try other.execute("BEGIN IMMEDIATE")
            store.set(Data([2]), forKey: "a", of: "me")
            store.set(Data([3]), forKey: "b", of: "me")
            store.set(nil, forKey: "a", of: "me")
            #expect(store.trouble != nil && told.troubles.withLock { $0 } == [true])
            #expect(store.bytes(forKey: "a", of: "me") == nil && store.bytes(forKey: "b", of: "me") == Data([3]))
            store.retry()
            #expect(store.trouble != nil)
            try other.execute("COMMIT")
            store.retry()
            #expect(store.trouble == nil && told.troubles.withLock { $0 } == [true, false])
            #expect(try kept("a") == nil)
            #expect(try kept("b") == Data([3]))
        }
    }

    @Test func `After damage the copy is read, what came later is gone, and the damaged file is there to be looked at`()
        throws
    {
        try withFolder { () throws in
            do {
                let first = open()
                first.set(Data([1]), forKey: "a", of: "me")
                first.backUpIfDue()
                first.set(Data([2]), forKey: "later", of: "me")
            }
            try damage()
            let store = open()
            #expect(store.trouble == nil && store.bytes(forKey: "a", of: "me") == Data([1]))
            #expect(store.bytes(forKey: "later", of: "me") == nil)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.contains { $0.hasPrefix("storage.sqlite.damaged-") })
            #expect(told.lines.withLock { $0 }.contains { $0.contains("its copy takes its place") })
            store.set(Data([3]), forKey: "a", of: "me")
            #expect(try kept("a") == Data([3]))
        }
    }

    @Test func `A damaged database without a copy, and one with a damaged copy, give an empty one`() throws {
        try withFolder { () throws in
            try damage()
            try Data("no copy".utf8).write(to: DatabaseFiles(url: file).backup)
            let store = open()
            store.set(Data([1]), forKey: "a", of: "me")
            #expect(store.trouble == nil)
            #expect(try kept("a") == Data([1]))
            #expect(told.lines.withLock { $0 }.contains { $0.contains("no copy could take its place") })
        }
    }

    @Test func `A database whose disk is full takes everything once there is room`() throws {
        try withFolder { () throws in
            let store = open()
            store.set(Data([1]), forKey: "a", of: "me")
            // SQLite reports this when a disk is full.
            _ = try (store.openStore as? ByteStore)?.run { (database) throws(StorageError) in
                try database.run("PRAGMA max_page_count = 1")
            }
            let large = Data(count: 1 << 19)
            store.set(large, forKey: "large", of: "me")
            store.set(Data([2]), forKey: "a", of: "me")
            #expect(store.trouble != nil && store.bytes(forKey: "a", of: "me") == Data([2]))
            // A retry reopens the database without the limit.
            store.retry()
            #expect(store.trouble == nil)
            #expect(try kept("a") == Data([2]))
            #expect(try kept("large") == large)
        }
    }

    @Test func `What couldn't be read isn't written over`() throws {
        try withFolder { () throws in
            do {
                let first = open()
                first.set(Data([1]), forKey: "player", of: "me")
            }
            // A folder in place of the file can't be opened, but doesn't count as damage.
            let away = folder.appendingPathComponent("away")
            for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + suffix) {
                try FileManager.default.moveItem(atPath: file.path + suffix, toPath: away.path + suffix)
            }
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            let store = open()
            #expect(store.trouble != nil && store.bytes(forKey: "player", of: "me") == nil)
            store.set(Data([2]), forKey: "player", of: "me")
            store.set(Data([3]), forKey: "new", of: "me")
            try FileManager.default.removeItem(at: file)
            for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: away.path + suffix) {
                try FileManager.default.moveItem(atPath: away.path + suffix, toPath: file.path + suffix)
            }
            store.retry()
            #expect(store.trouble == nil)
            #expect(try kept("player") == Data([1]))
            #expect(try kept("new") == Data([3]))
            // A second change doesn't write the value either, until it has been read.
            store.set(Data([4]), forKey: "player", of: "me")
            #expect(try kept("player") == Data([1]))
            #expect(told.lines.withLock { $0.filter { $0.contains("isn't written over") } }.count == 2)
            #expect(store.bytes(forKey: "player", of: "me") == Data([1]))
            store.set(Data([5]), forKey: "player", of: "me")
            #expect(try kept("player") == Data([5]))
        }
    }

    @Test func `A database that is missing is restored, and its copy isn't written over by an empty one`() throws {
        try withFolder { () throws in
            let store = open()
            store.set(Data([1]), forKey: "a", of: "me")
            store.backUpIfDue()
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
            let backup = DatabaseFiles(url: file).backup
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -4000)], ofItemAtPath: backup.path)
            store.set(Data([2]), forKey: "b", of: "me")
            store.backUpIfDue()
            #expect(try ByteStore(at: backup).bytes(forKey: "a", of: "me") == Data([1]))
            #expect(open().bytes(forKey: "a", of: "me") == Data([1]))
        }
    }

    @Test func `A log that was left behind isn't replayed into the copy`() throws {
        try withFolder {
            let log = URL(fileURLWithPath: file.path + "-wal")
            do {
                let store = try ByteStore(at: file)
                try store.set(Data([1]), forKey: "a", of: "me")
                try DatabaseFiles(url: file).backUp()
                try store.set(Data([2]), forKey: "a", of: "me")
                try FileManager.default.copyItem(at: log, to: log.appendingPathExtension("left"))
            }
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
            try FileManager.default.moveItem(at: log.appendingPathExtension("left"), to: log)
            #expect(open().bytes(forKey: "a", of: "me") == Data([1]))
        }
    }

    @Test func `Copies are made each hour, and again for what was changed meanwhile`() throws {
        try withFolder { () throws in
            let store = open(), backup = DatabaseFiles(url: file).backup
            func copied() throws -> Data? { try ByteStore(at: backup).bytes(forKey: "a", of: "me") }
            store.set(Data([1]), forKey: "a", of: "me")
            store.backUpIfDue()
            store.set(Data([2]), forKey: "a", of: "me")
            store.backUpIfDue()
            #expect(try copied() == Data([1]))
            let anHourAgo = Date(timeIntervalSinceNow: -3599)
            try FileManager.default.setAttributes([.modificationDate: anHourAgo], ofItemAtPath: backup.path)
            store.backUpIfDue()
            #expect(try copied() == Data([2]))
        }
    }

    @Test func `Of two processes that meet a damaged file one sets it aside, and the other goes on with its copy`()
        throws
    {
        try withFolder { () throws in
            let first = open(), second = open()
            first.set(Data([1]), forKey: "a", of: "me")
            first.backUpIfDue()
            // The second store still has the old file open when the first one has replaced it.
            try damage()
            let restoring = open()
            restoring.set(Data([2]), forKey: "a", of: "me")
            second.set(Data([3]), forKey: "b", of: "me")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(
                names.filter { $0.contains("damaged-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }.count == 1)
            #expect(restoring.bytes(forKey: "a", of: "me") == Data([2]))
        }
    }

    @Test func `What waits for a database has a bound, and makes room when it is written`() throws {
        try withFolder { () throws in
            let store = open()
            let other = try Database(path: file.path)
            try other.execute("BEGIN IMMEDIATE")
            let large = Data(count: 1 << 20)
            let count = DurableStore.unwrittenBytesMax >> 20
            for number in 0..<count { store.set(large, forKey: "\(number)", of: "me") }
            // Setting the same value repeatedly uses its space only once.
            for _ in 0..<3 { store.set(Data(), forKey: "0", of: "me") }
            #expect(store.bytes(forKey: "\(count - 2)", of: "me") == large)
            #expect(told.lines.withLock { $0.filter { $0.contains("is lost") } }.count == 1)
            try other.execute("COMMIT")
            store.retry()
            #expect(store.trouble == nil)
            for number in 0..<count { store.set(large, forKey: "\(number)", of: "me") }
            #expect(try kept("\(count - 1)") == large)
        }
    }

    @Test func `A value that no store takes is told of, and stops nothing`() throws {
        try withFolder { () throws in
            let store = open()
            store.set(Data(count: StorageLimits.valueBytesMax + 1), forKey: "huge", of: "me")
            store.set(Data([1]), forKey: "a", of: "me")
            #expect(store.trouble == nil)
            #expect(try kept("a") == Data([1]))
            #expect(try kept("huge") == nil)
            #expect(told.lines.withLock { $0.count } == 1)
        }
    }

    @Test func `A value that the database never takes holds up no other one, and is given up in the end`() throws {
        try withFolder { () throws in
            let store = open()
            try Database(path: file.path).execute(
                """
                CREATE TRIGGER refuse BEFORE INSERT ON value WHEN NEW.key = 'bad'
                BEGIN SELECT RAISE(ABORT, 'never'); END
                """)
            let mark = WindowMark(name: "w", visitor: "me", generation: 1, event: 1, state: nil)
            store.gather(for: mark.claim)
            for key in ["beside 1", "bad", "beside 2"] { store.set(Data([1]), forKey: key, of: "me", by: mark.claim) }
            guard case .waits = store.commit(mark, isDue: true) else {
                Issue.record("kept")
                return
            }
            store.set(Data([2]), forKey: "later", of: "me")
            store.retry()
            #expect(store.trouble != nil)
            #expect(try kept("later") == Data([2]))
            #expect(try kept("beside 1") == nil)
            for _ in 0..<3 { store.retry() }
            #expect(store.trouble == nil)
            #expect(try ["beside 1", "bad", "beside 2"].map { try kept($0) } == [Data([1]), nil, Data([1])])
            guard case .taken(let window) = store.takeWindow("w", of: "me") else {
                Issue.record("not taken")
                return
            }
            #expect(window.event == 1)
        }
    }

    @Test func `A key that PostgreSQL's index has no room for is told of, and stops nothing`() throws {
        try withFolder { () throws in
            let store = open()
            store.set(Data(), forKey: String(repeating: "k", count: StorageLimits.keyBytesMax + 1), of: "me")
            let longest = String(repeating: "k", count: StorageLimits.keyBytesMax)
            store.set(Data([1]), forKey: longest, of: "me")
            #expect(store.trouble == nil && told.lines.withLock { $0.count } == 1)
            #expect(try kept(longest) == Data([1]))
        }
    }

    @Test func `What is read anew beside the store leaves out what waits, and may be written again`() throws {
        try withFolder { () throws in
            let store = open()
            store.set(Data([1]), forKey: "kept", of: "me")
            let window = WindowClaim(name: "w", generation: 1)
            store.gather(for: window)
            store.set(Data([2]), forKey: "waits", of: "me", by: window)
            let places = ["kept", "waits", "none"].map { DurableStore.Place(owner: "me", key: $0) }
            #expect(store.kept(at: places) == [places[0]: Data([1]), places[2]: nil])
        }
    }

    @Test func `What is written goes from the log into the database without a writer's doing`() throws {
        try withFolder { () throws in
            let store = open()
            for number in 0..<20 { store.set(Data(count: 500_000), forKey: "\(number)", of: "me") }
            let before = try size(of: "")
            #expect(try size(of: "-wal") > 8_000_000 && before < 1_000_000)
            LogCheckpoints(file).run()
            #expect(try size(of: "") > 8_000_000)
            // Later changes are written from the beginning of the log.
            let log = try size(of: "-wal")
            for number in 0..<10 { store.set(Data(count: 500_000), forKey: "\(number)", of: "me") }
            #expect(try size(of: "-wal") == log)
        }
    }

    private func size(of suffix: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: file.path + suffix)[.size] as? Int)
    }

    @Test func `Many values that waited are written in one go, and others are read in between`() throws {
        try withFolder { () throws in
            let store = open()
            let other = try Database(path: file.path)
            try other.execute("BEGIN IMMEDIATE")
            store.set(Data([0]), forKey: "first", of: "me")
            for number in 0..<3000 { store.set(Data([1]), forKey: "\(number)", of: "me") }
            try other.execute("COMMIT")
            store.retry()
            #expect(store.trouble == nil)
            #expect(try kept("first") == Data([0]))
            #expect(try kept("2999") == Data([1]))
        }
    }
}
