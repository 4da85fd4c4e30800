import Foundation
import SQLite3
import Testing

@testable import Storage

/// Events that two owners of a window do: one was stalled while the other took the window over.
extension EventNotesTests {
    private static let ways = [
        "INSERT INTO line VALUES ('a')", "BEGIN; INSERT INTO line VALUES ('a'); COMMIT",
        "SAVEPOINT s; INSERT INTO line VALUES ('a'); RELEASE s", "BEGIN IMMEDIATE; INSERT INTO line VALUES ('a'); END",
    ]

    private func isRefused(_ body: () throws -> Void) -> Bool {
        do { try body() } catch { return true }
        return false
    }

    private func lines(_ database: Database) throws -> Int64? {
        try database.integers("SELECT count(*) FROM line").first
    }

    /// A database whose table's rows a trigger writes into a virtual table, too.
    private func openWithIndex() throws -> Database {
        let database = try open()
        try database.execute(
            """
            CREATE VIRTUAL TABLE words USING fts5 (text);
            CREATE TRIGGER indexing AFTER INSERT ON line BEGIN INSERT INTO words VALUES (new.text); END
            """)
        return database
    }

    @Test(arguments: ways, [false, true])
    func `What the window's next owner has done isn't done again by the stalled one`(sql: String, isIndexed: Bool)
        throws
    {
        let database = isIndexed ? try openWithIndex() : try open(), other = try open()
        try handle(4) { try database.execute(sql) }
        try handle(5, generation: 2) { try other.execute(sql) }
        for event in 5...6 {
            store.handling(mark(event)) { #expect(isRefused { try database.execute(sql) }) }
        }
        #expect(try lines(database) == 2)
        // The window is given up, and the connection works as before for others.
        #expect(store.commit(mark(5), isDue: false) == .superseded)
        store.drop(WindowClaim(name: "window", generation: 1))
        try database.execute(sql)
        try handle(1, ofWindow: "another") { try database.execute(sql) }
        #expect(try lines(other) == 4)
    }

    @Test(arguments: ways) func `What the stalled owner has done at last isn't done again by the next one`(sql: String)
        throws
    {
        let database = try open(), other = try open()
        guard case .taken = store.takeWindow("window", of: "lisa") else { throw CancellationError() }
        try handle(4) { try database.execute(sql) }
        store.handling(mark(4, generation: 2)) { #expect(isRefused { try other.execute(sql) }) }
        #expect(store.commit(mark(4, generation: 2), isDue: true) == .superseded)
        store.drop(WindowClaim(name: "window", generation: 2))
        // Whoever takes the window then begins behind that event, even if the database were forgotten.
        try FileManager.default.removeItem(atPath: path)
        #expect(try taken() == 4)
    }

    @Test func `A refused statement that is left before its end keeps nothing`() throws {
        let database = try open()
        try handle(5, generation: 2) { try database.execute(Self.ways[0]) }
        store.handling(mark(5)) {
            var statement: OpaquePointer?
            sqlite3_prepare_v2(
                database.pointer, "INSERT INTO line VALUES ('b') RETURNING text", -1, &statement, nil)
            #expect(sqlite3_step(statement) == SQLITE_READONLY)
            sqlite3_finalize(statement)
        }
        #expect(try lines(database) == 1)
        try database.execute(Self.ways[0])
        #expect(try lines(database) == 2)
    }

    @Test(arguments: ways) func `An event may write again, also after another window has`(sql: String) throws {
        let database = try open()
        for _ in 0..<3 {
            try handle(4) { try database.execute(sql) }
            try handle(9, ofWindow: "another") { try database.execute(sql) }
        }
        #expect(try lines(database) == 6)
    }

    @Test(arguments: ways) func `The task of an event that is done goes on after the window has another owner`(
        sql: String
    ) async throws {
        let database = try open(), other = try open()
        nonisolated(unsafe) let shared = database
        let (taken, take) = AsyncStream.makeStream(of: Void.self)
        var task: Task<Void, any Error>?
        store.gather(for: mark(4).claim)
        store.handling(mark(4)) {
            task = Task {
                for await _ in taken { break }
                try shared.execute(sql)
            }
        }
        #expect(store.commit(mark(4), isDue: true) == .kept)
        try handle(5, generation: 2) { try other.execute(sql) }
        take.yield()
        try await task?.value
        #expect(try lines(other) == 2)
    }

    @Test(arguments: ways) func `An event that has written one database may write another one`(sql: String) throws {
        let first = try open(), second = try open(folder.url.appendingPathComponent("second.sqlite").path)
        try handle(5, generation: 2) { try second.execute(sql) }
        try handle(4) {
            try first.execute(sql)
            try second.execute(sql)
        }
        #expect(try lines(second) == 2)
    }

    @Test func `A note of an earlier version, with more of the window's name, is followed by others`() throws {
        let name = String(repeating: "0123456789abcdef", count: 4)
        let database = try open()
        try handle(4, ofWindow: name) { try database.execute(Self.ways[0]) }
        // Its generation's place had eight letters of the name.
        let changed = Data(name.utf8.prefix(32)) + [0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1]
        let marks = changed + Data(count: (EventMarks.countMax - 1) * changed.count)
        try database.rows("UPDATE kissa_event SET marks = ?", [.blob(marks)])
        #expect(EventNotes.event(ofWindow: name, in: path) == 4)
        try handle(5, ofWindow: name, generation: 2) { try database.execute(Self.ways[1]) }
        #expect(EventNotes.event(ofWindow: name, in: path) == 5)
    }
}
