import Foundation
import SQLite3
import TestSupport
import Testing

@testable import Storage

/// Events that write to the app's own databases, in a process that ends before it has marked them as done.
@Suite(.serialized) struct EventNotesTests {
    let folder: TemporaryFolder
    let store: DurableStore

    init() throws {
        DurableStore.watchDatabases()
        folder = try TemporaryFolder()
        store = DurableStore(at: folder.url.appendingPathComponent("storage.sqlite")) { _ in }
        _ = store.commit(mark(3), isDue: true)
    }

    var path: String { folder.url.appendingPathComponent("app.sqlite").path }

    /// A database of the app's, with a table.
    func open(_ path: String? = nil) throws -> Database {
        let database = try Database(path: path ?? self.path, notesEvents: true)
        try database.execute("CREATE TABLE IF NOT EXISTS line (text TEXT)")
        return database
    }

    func mark(_ event: Int, ofWindow name: String = "window", generation: Int = 1) -> WindowMark {
        WindowMark(name: name, visitor: "lisa", generation: generation, event: event, state: nil)
    }

    /// Does what an event does. Its mark never comes.
    func handle(
        _ event: Int, ofWindow name: String = "window", generation: Int = 1, _ body: () throws -> Void
    ) rethrows {
        let mark = mark(event, ofWindow: name, generation: generation)
        try HandledEvent.$current.withValue(HandledEvent(mark: mark, store: store), operation: body)
    }

    /// The event behind which another process begins.
    func taken() throws -> Int {
        let other = DurableStore(at: folder.url.appendingPathComponent("storage.sqlite")) { _ in }
        guard case .taken(let window) = other.takeWindow("window", of: "lisa") else {
            Issue.record("not taken")
            return -1
        }
        return window.event
    }

    @Test func `What a transaction has kept is done, and what it hasn't may be repeated`() throws {
        let database = try open()
        try handle(4) {
            try database.execute("BEGIN")
            try database.execute("INSERT INTO line VALUES ('a')")
            // An uncommitted note can't be found.
            #expect(EventNotes.event(ofWindow: "window", in: path) == nil)
            try database.execute("COMMIT")
        }
        #expect(EventNotes.event(ofWindow: "window", in: path) == 4)
        try handle(5) {
            try database.execute("BEGIN IMMEDIATE")
            try database.execute("INSERT INTO line VALUES ('b')")
            try database.execute("ROLLBACK")
        }
        try handle(6) { _ = try database.rows("SELECT * FROM line") }
        try handle(7) {
            try database.execute("BEGIN")
            _ = try database.rows("SELECT * FROM line")
            try database.execute("COMMIT")
        }
        #expect(try taken() == 4)
    }

    @Test func `A statement without a transaction is noted when it is done`() throws {
        let database = try open()
        try handle(4) { try database.execute("INSERT INTO line VALUES ('a')") }
        try handle(5) { try database.rows("SELECT * FROM line WHERE text = ?", [.text("a")]) }
        try handle(6) { try database.execute("DELETE FROM line WHERE text = 'z'; CREATE TABLE other (text TEXT)") }
        #expect(try taken() == 4)
    }

    @Test func `What is read behind a change of an earlier event is no change, whatever it begins with`() throws {
        let database = try open()
        try handle(4) { try database.execute("INSERT INTO line VALUES ('a')") }
        try handle(8) {
            let sql = """
                WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 3)
                SELECT n, text FROM number, line
                """
            #expect(try database.rows(sql).count == 3)
            // Nor is a change that is taken back.
            try database.execute("CREATE TABLE once (text TEXT UNIQUE); BEGIN; INSERT INTO once VALUES ('a')")
            #expect(throws: StorageError.self) { try database.execute("INSERT OR ROLLBACK INTO once VALUES ('a')") }
            try database.execute("SELECT * FROM line")
        }
        #expect(try taken() == 4)
        try handle(9) { try database.execute("WITH new (t) AS (SELECT 'b') INSERT INTO line SELECT t FROM new") }
        #expect(try taken() == 9)
    }

    @Test func `A comment before a statement hides it from nobody`() throws {
        let database = try open()
        try handle(4) { try database.execute("/* COMMIT */ -- why\n INSERT INTO line VALUES ('a')") }
        #expect(try taken() == 4)
        try handle(5) {
            try database.execute("-- one\nBEGIN; /* two * / */ INSERT INTO line VALUES ('b'); /**/ --\n /* */ END")
        }
        #expect(try taken() == 5)
    }

    @Test func `A change whose rows aren't all asked for is noted before the next statement`() throws {
        let database = try open()
        var statement: OpaquePointer?
        let sql = "INSERT INTO line VALUES ('a'), ('b') RETURNING text"
        try #require(sqlite3_prepare_v2(database.pointer, sql, -1, &statement, nil) == SQLITE_OK)
        try handle(4) {
            #expect(sqlite3_step(statement) == SQLITE_ROW)
            sqlite3_finalize(statement)
            try #require(try database.rows("SELECT * FROM line").count == 2)
        }
        #expect(try taken() == 4)
    }

    @Test func `What is done beside an event says nothing of it`() throws {
        let database = try open()
        try handle(4) { try Database.besideEvents { try database.execute("INSERT INTO line VALUES ('a')") } }
        #expect(try taken() == 3)
    }

    @Test func `Savepoints are transactions, too`() throws {
        let database = try open()
        try handle(9) {
            try database.execute(" ;\n savepoint a; INSERT INTO line VALUES ('a'); release a")
        }
        #expect(EventNotes.event(ofWindow: "window", in: path) == 9)
    }

    @Test(arguments: ["WAL", "DELETE"]) func `The app reads no other numbers than without notes`(mode: String) throws {
        func numbers(_ database: Database, isEvent: Bool) throws -> [[[Database.Value]]] {
            try database.rows("PRAGMA journal_mode = \(mode)")
            var numbers: [[[Database.Value]]] = []
            func ask() throws {
                numbers.append(
                    try database.rows(
                        "SELECT changes(), total_changes(), last_insert_rowid(), (SELECT count(*) FROM line)"))
            }
            func write() throws {
                try database.execute("INSERT INTO line VALUES ('a'), ('b'), ('c')")
                try ask()
                try database.execute("BEGIN")
                try database.execute("INSERT INTO line VALUES ('a'), ('b')")
                try database.execute("COMMIT")
                try ask()
                try database.execute("DELETE FROM line WHERE text = 'a'")
                try ask()
            }
            if isEvent { try handle(4) { try write() } } else { try write() }
            return numbers
        }
        let other = folder.url.appendingPathComponent("other.sqlite").path
        #expect(try numbers(open(), isEvent: true) == numbers(open(other), isEvent: false))
        #expect(EventNotes.event(ofWindow: "window", in: path) == 4)
        #expect(EventNotes.event(ofWindow: "window", in: other) == nil)
    }

    @Test func `An empty database stays empty until the app has made something in it`() throws {
        let database = try Database(path: path, notesEvents: true)
        try handle(4) {
            try database.execute("BEGIN")
            #expect(try database.rows("SELECT * FROM sqlite_master").isEmpty)
            try database.execute("CREATE TABLE line (text TEXT)")
            #expect(try database.rows("SELECT * FROM sqlite_master").count == 1)
            try database.execute("COMMIT")
        }
        #expect(try taken() == 3)
        try handle(4) { try database.execute("BEGIN; INSERT INTO line VALUES ('a'); COMMIT") }
        #expect(try taken() == 4)
    }

    @Test func `What has come from an event counts as part of it, and what hasn't is noted nowhere`() async throws {
        let database = try open()
        try database.execute("INSERT INTO line VALUES ('a')")
        #expect(try database.rows("SELECT name FROM sqlite_master") == [[.text("line")]])
        // The two tasks never use it at the same time.
        nonisolated(unsafe) let shared = database
        var task: Task<Void, any Error>?
        handle(8) {
            task = Task { try shared.execute("BEGIN; INSERT INTO line VALUES ('b'); COMMIT") }
        }
        try await task?.value
        try await Task.detached { try shared.execute("INSERT INTO line VALUES ('c')") }.value
        #expect(try taken() == 8)
    }

    @Test func `What an event has set before it writes into the app's database is kept with that`() throws {
        let database = try open(), claim = mark(0).claim
        store.gather(for: claim)
        var isWritten = false
        store.handling(mark(4)) {
            store.set(Data([1]), forKey: "before", of: "lisa", by: claim)
            isWritten = (try? database.execute("BEGIN; INSERT INTO line VALUES ('a'); COMMIT")) != nil
            store.set(Data([2]), forKey: "behind", of: "lisa", by: claim)
        }
        #expect(isWritten)
        let other = DurableStore(at: folder.url.appendingPathComponent("storage.sqlite")) { _ in }
        #expect(other.bytes(forKey: "before", of: "lisa") == Data([1]))
        // This value waits for the event's mark.
        #expect(other.bytes(forKey: "behind", of: "lisa") == nil)
        _ = store.commit(mark(4), isDue: true)
        #expect(other.bytes(forKey: "behind", of: "lisa") == Data([2]))
    }

    @Test func `An earlier event's task takes nothing back`() throws {
        let database = try open()
        for event in [6, 5] {
            try handle(event) { try database.execute("BEGIN; INSERT INTO line VALUES ('a'); COMMIT") }
            try handle(event) { try database.execute("INSERT INTO line VALUES ('a')") }
        }
        #expect(try taken() == 6)
    }

    @Test func `A database that is locked, gone, in memory or no database at all stops nothing`() throws {
        let memory = try open(":memory:"), database = try open()
        try handle(4) {
            try memory.execute("BEGIN; INSERT INTO line VALUES ('a'); COMMIT")
            try database.execute("BEGIN; INSERT INTO line VALUES ('a'); COMMIT")
        }
        let lock = try Database(path: path)
        try lock.execute("BEGIN EXCLUSIVE")
        #expect(try taken() == 3)
        try lock.execute("ROLLBACK")
        #expect(try taken() == 4)
        try Data("no database".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try taken() == 3)
        try FileManager.default.removeItem(atPath: path)
        #expect(try taken() == 3)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `Of many databases the last ones are asked`() throws {
        for number in 0..<DurableStore.notedFileCountMax + 5 {
            let database = try open(folder.url.appendingPathComponent("\(number).sqlite").path)
            try handle(10 + number) { try database.execute("BEGIN; INSERT INTO line VALUES ('a'); COMMIT") }
        }
        #expect(try taken() == 10 + DurableStore.notedFileCountMax + 4)
    }

    @Test func `A process that is killed at any moment has done each event once, in its own database as in the store`()
        throws
    {
        let file = folder.url.appendingPathComponent("killed.sqlite").path
        for count in [1, 30, 2, 77, 5, 150, 3, 11] {
            _ = try numberSaidByAWriter(to: file, path, thatIsKilledAfter: count)
            let events = try Database(path: path).integers("SELECT event FROM line ORDER BY rowid").map { Int($0) }
            #expect(events == Array(1...events.count))
            let kept = try ByteStore(at: URL(fileURLWithPath: file)).bytes(forKey: "event", of: "visitor")
            let number = try #require(kept.flatMap { Int(String(decoding: $0, as: UTF8.self)) })
            // The writer may have been killed between the two commits, which follow each other directly.
            #expect([0, 1].contains(events.count - number), "\(number) of \(events.count), after \(count)")
        }
    }
}
