import Foundation
import SQLite3
import TestSupport
import Testing

@testable import Storage

/// Files on a machine's disk beside databases in PostgreSQL.
@Suite(.enabled(if: PostgresServer.isThere), .serialized) struct DatabasesFromDiskTests {
    /// Makes a database on the disk, whose last changes are in its log only.
    private func make(_ name: String, in folder: SharedFolder, _ sql: String) throws {
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        #expect(sqlite3_open_v2(folder.path(name), &connection, flags, "unix") == SQLITE_OK)
        let log = "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;"
        #expect(sqlite3_exec(connection, log + sql, nil, nil, nil) == SQLITE_OK)
        // As a killed process leaves it.
        for ending in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: folder.path(name) + ending, toPath: folder.path("copy") + ending)
        }
        sqlite3_close_v2(connection)
        for ending in ["", "-wal"] {
            try? FileManager.default.removeItem(atPath: folder.path(name) + ending)
            try FileManager.default.moveItem(atPath: folder.path("copy") + ending, toPath: folder.path(name) + ending)
        }
    }

    @Test func `A file with its log is copied to the server when it is first opened, and kept aside`() throws {
        let folder = try SharedFolder()
        try make("test.sqlite", in: folder, "CREATE TABLE t (a); INSERT INTO t VALUES (1), (2)")
        let database = try folder.open()
        #expect(try database.number("SELECT sum(a) FROM t") == 3 && database.isWhole)
        try database.execute("INSERT INTO t VALUES (4)")
        #expect(folder.sizeOnDisk("test.sqlite") == 0 && folder.sizeOnDisk("test.sqlite.imported") != nil)
        #expect(folder.log.count == 1 && folder.log[0].contains("is now in the PostgreSQL database"))
        #expect(try folder.open().number("SELECT sum(a) FROM t") == 7 && folder.log.count == 1)
    }

    @Test func `A file of a machine that comes later stays where it is, and the log says so once`() throws {
        let app = "Later\(UUID().uuidString.prefix(8))"
        try SharedFolder(app: app).open().execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        let second = try SharedFolder(app: app)
        try make("test.sqlite", in: second, "CREATE TABLE t (a); INSERT INTO t VALUES (100)")
        for _ in 0..<2 { #expect(try second.open().number("SELECT sum(a) FROM t") == 1) }
        #expect(second.log.count == 1 && second.log[0].contains("isn't used"))
        #expect(try #require(second.sizeOnDisk("test.sqlite")) > 0)
    }

    @Test func `A file that an app puts in the place of its database takes its place`() throws {
        let folder = try SharedFolder()
        try folder.open().execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        try FileManager.default.removeItem(atPath: folder.path())
        try make("test.sqlite", in: folder, "CREATE TABLE t (a); INSERT INTO t VALUES (100)")
        #expect(try folder.open().number("SELECT sum(a) FROM t") == 100)
        #expect(folder.sizeOnDisk("test.sqlite") == 0)
    }

    @Test func `Copies beside a database, and what is no database, stay on the disk`() throws {
        let folder = try SharedFolder()
        let database = try folder.open()
        try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        try database.rows("VACUUM INTO ?", [.text(folder.path("test.sqlite.backup.new"))])
        #expect(try #require(folder.sizeOnDisk("test.sqlite.backup.new")) > 0)
        #expect(try folder.open("test.sqlite.backup.new").number("SELECT a FROM t") == 1)
        let text = "no database at all, and long enough for a header"
        try Data(text.utf8).write(to: folder.url.appendingPathComponent("n"))
        #expect(throws: StorageError.self) { try folder.open("n").execute("CREATE TABLE t (a)") }
        #expect(folder.sizeOnDisk("n") == 48)
    }

    @Test func `A damaged database is set aside on the server, once`() throws {
        let folder = try SharedFolder()
        let files = DatabaseFiles(url: folder.url.appendingPathComponent("test.sqlite"))
        #expect(files.number == nil)
        let database = try folder.open()
        try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        let number = try #require(files.number)
        let (damaged, isRestored) = try files.setAside()
        #expect(files.number == nil && !isRestored)
        try folder.open().execute("CREATE TABLE new (a)")
        #expect(files.number != nil && files.number != number)
        // Whoever has it open keeps it.
        #expect(try database.number("SELECT a FROM t") == 1)
        #expect(try Database(path: damaged.path).number("SELECT a FROM t") == 1)
    }

    @Test func `A database is found by its name wherever a machine has its folder`() throws {
        let folder = try SharedFolder()
        let folders = folder.system.folders
        #expect(folders.name(of: folder.path("a/b.sqlite")) == "data/a/b.sqlite")
        #expect(folders.path(of: "data/a/b.sqlite") == folder.path("a/b.sqlite"))
        #expect(folders.name(of: folder.url.path + "b.sqlite") == nil && folders.path(of: "documents/x") == nil)
        #expect(SharedDatabases.noted(folder.path()) == "shared:data/test.sqlite")
        #expect(SharedDatabases.path(ofNoted: "shared:data/test.sqlite") == folder.path())
    }

    @Test func `An event that a database on the server has noted is done, wherever another machine has its folder`()
        throws
    {
        DurableStore.watchDatabases()
        let app = "Noted\(UUID().uuidString.prefix(8))"
        let place = try StorePlace(app: app, environment: ["KISSA_STORE": TestBackend.serverAddress()])
        let first = try SharedFolder(app: app)
        let store = DurableStore(at: place) { _ in }
        var mark = WindowMark(name: "window", visitor: "lisa", generation: 1, event: 3, state: nil)
        _ = store.commit(mark, isDue: true)
        let database = try Database(path: first.path(), notesEvents: true)
        try database.execute("CREATE TABLE line (text)")
        mark.event = 4
        try HandledEvent.$current.withValue(HandledEvent(mark: mark, store: store)) {
            try database.execute("BEGIN; INSERT INTO line VALUES ('a'); COMMIT")
        }
        let second = try SharedFolder(app: app)
        guard case .taken(let window) = DurableStore(at: place, log: { _ in }).takeWindow("window", of: "lisa") else {
            Issue.record("not taken")
            return
        }
        #expect(window.event == 4 && first.url != second.url)
    }
}
