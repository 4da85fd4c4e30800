import Foundation
import SQLite3
import Testing

@testable import Storage

/// Which files have notes, and what is in them beside.
extension EventNotesTests {
    /// A connection as apps open it.
    private func connect(_ name: String, _ flags: Int32) throws -> OpaquePointer {
        var connection: OpaquePointer?
        try #require(sqlite3_open_v2(name, &connection, flags, nil) == SQLITE_OK)
        return try #require(connection)
    }

    private func run(_ sql: String, _ connection: OpaquePointer) throws {
        let status = sqlite3_exec(connection, sql, nil, nil, nil)
        try #require(status == SQLITE_OK, "\(sql): \(String(cString: sqlite3_errmsg(connection)))")
    }

    /// What reads a table `line`, in a transaction and without.
    private static let readings = [
        "CREATE TEMP TABLE seen (text TEXT)", "INSERT INTO seen SELECT text FROM line",
        "BEGIN; INSERT INTO seen SELECT text FROM line; UPDATE seen SET text = 'b'; END",
        "SELECT * FROM line", "BEGIN; SELECT * FROM line; COMMIT", "SAVEPOINT a; SELECT * FROM line; RELEASE a",
        "WITH lines AS (SELECT * FROM line) SELECT * FROM lines",
    ]

    @Test(arguments: ["WAL", "DELETE"]) func `A file that is only read stays byte for byte as it was`(mode: String)
        throws
    {
        do {
            let database = try open()
            try database.rows("PRAGMA journal_mode = \(mode)")
            try database.execute("INSERT INTO line VALUES ('a')")
        }
        let file = URL(fileURLWithPath: path), before = try Data(contentsOf: file)
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        let reading = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        let ways = [
            (path, SQLITE_OPEN_READONLY), ("file:\(path)?mode=ro", reading), ("file:\(path)?immutable=1", reading),
            (path, SQLITE_OPEN_READWRITE),
        ]
        for (number, way) in ways.enumerated() {
            let connection = try connect(way.0, way.1)
            try handle(10 + number) { for sql in Self.readings { try run(sql, connection) } }
            sqlite3_close(connection)
            #expect(try Data(contentsOf: file) == before, "\(way)")
        }
        let connection = try connect(path, SQLITE_OPEN_READWRITE)
        try handle(20) { try run("BEGIN IMMEDIATE; SELECT * FROM line; COMMIT", connection) }
        sqlite3_close(connection)
        #expect(try Data(contentsOf: file) == before)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
        #expect(try taken() == 3)
    }

    /// Tables of a file that somebody else has made, with the name of the notes' one.
    @Test(arguments: [
        "CREATE TABLE kissa_event (window TEXT PRIMARY KEY, mark BLOB NOT NULL, seen INTEGER NOT NULL)",
        "CREATE TABLE kissa_event AS SELECT zeroblob(24576) AS marks",
        "CREATE TABLE kissa_event (marks BLOB DEFAULT (zeroblob(9))); INSERT INTO kissa_event DEFAULT VALUES",
    ]) func `Nothing runs that a file brings along`(table: String) throws {
        let database = try open()
        try database.execute(
            """
            \(table); CREATE TABLE fired (text TEXT);
            CREATE TRIGGER inserted AFTER INSERT ON kissa_event BEGIN INSERT INTO fired VALUES ('i'); END;
            CREATE TRIGGER updated AFTER UPDATE ON kissa_event BEGIN INSERT INTO fired VALUES ('u'); END
            """)
        let before = try database.rows("SELECT name, sql FROM sqlite_master")
        try handle(4) { try database.execute("INSERT INTO line VALUES ('a')") }
        try handle(5) { try database.execute("BEGIN; INSERT INTO line VALUES ('b'); COMMIT") }
        _ = try taken()
        #expect(try database.rows("SELECT * FROM fired").isEmpty)
        #expect(try database.rows("SELECT name, sql FROM sqlite_master") == before)
        #expect(try database.rows("SELECT text FROM line") == [[.text("a")], [.text("b")]])
    }

    @Test func `A view in the table's place is asked for nothing`() throws {
        let database = try open()
        try database.execute(
            """
            CREATE VIEW kissa_event AS WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
            SELECT 'window' AS window, zeroblob(8) AS mark, zeroblob(24576) AS marks FROM n WHERE x = 0
            """)
        try handle(4) { try database.execute("BEGIN; INSERT INTO line VALUES ('a'); COMMIT") }
        #expect(try taken() == 3)
    }

    @Test func `Of several databases of a connection those have the note that were changed`() throws {
        let other = folder.url.appendingPathComponent("other.sqlite").path
        _ = try open(other)
        let database = try open(), before = try Data(contentsOf: URL(fileURLWithPath: path))
        try database.execute("ATTACH '\(other)' AS \"the other\"")
        try handle(4) {
            try database.execute("BEGIN; SELECT * FROM line; INSERT INTO \"the other\".line VALUES ('a'); COMMIT")
        }
        #expect(EventNotes.event(ofWindow: "window", in: other) == 4)
        try handle(5) { try database.execute("INSERT INTO \"the other\".line VALUES ('b')") }
        #expect(EventNotes.event(ofWindow: "window", in: other) == 5)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        try handle(6) { try database.execute("BEGIN; INSERT INTO main.line VALUES ('c'); COMMIT") }
        #expect(EventNotes.event(ofWindow: "window", in: path) == 6)
        #expect(try taken() == 6)
    }

    @Test func `A file has room for the windows that have noted something last, and grows no further`() throws {
        let database = try open(), count = EventMarks.countMax
        func note(_ window: Int, _ event: Int) throws {
            try handle(event, ofWindow: "window \(window)") {
                try database.execute("BEGIN; INSERT INTO line VALUES ('a'); COMMIT")
            }
        }
        func kept(_ window: Int) -> Int? { EventNotes.event(ofWindow: "window \(window)", in: path) }
        for window in 0..<count { try note(window, 1) }
        let size = try database.rows("SELECT sum(length(marks)) FROM kissa_event")
        // The first one goes on, and so the second has been silent for longest.
        try note(0, 2)
        for window in count..<count + 10 { try note(window, 7) }
        #expect([kept(0), kept(1), kept(10), kept(11), kept(count + 9)] == [2, nil, nil, 1, 7])
        #expect(try database.rows("SELECT sum(length(marks)) FROM kissa_event") == size)
    }
}
