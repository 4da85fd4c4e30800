import Foundation
import SQLite3
import TestSupport
import Testing

@testable import Storage

/// SQLite's own behavior, over databases in PostgreSQL.
@Suite(.enabled(if: PostgresServer.isThere), .serialized) struct PostgresVFSTests {
    private func code(_ body: () throws -> Void) -> Int32? {
        do { try body() } catch let StorageError.failed(_, code, _) { return code & 0xFF } catch { return -1 }
        return nil
    }

    @Test func `An app's database is on the server, and an empty file on the disk`() throws {
        let folder = try SharedFolder()
        let database = try folder.open()
        try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), ('two'), (x'03')")
        #expect(try folder.open().number("SELECT count(*) FROM t") == 3)
        #expect(folder.sizeOnDisk("test.sqlite") == 0 && folder.sizeOnDisk("test.sqlite-journal") == nil)
        #expect(try database.isWhole)
        // Files elsewhere are SQLite's.
        let elsewhere = try TemporaryFolder()
        let file = elsewhere.url.appendingPathComponent("own.sqlite")
        try Database(path: file.path).execute("CREATE TABLE t (a)")
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int == 8192)
    }

    @Test func `A write-ahead log isn't offered, and whoever asks for one goes on`() throws {
        let database = try SharedFolder().open()
        #expect(try database.text("PRAGMA journal_mode = WAL") == "delete")
        try database.beginLog()
        try database.execute("PRAGMA synchronous = OFF; CREATE TABLE t (a); PRAGMA wal_checkpoint(TRUNCATE)")
        #expect(try database.number("SELECT count(*) FROM t") == 0)
    }

    @Test func `In exclusive mode, too, there is no log in memory, and what was written is kept`() throws {
        let folder = try SharedFolder()
        var database: Database? = try folder.open()
        #expect(try database?.text("PRAGMA locking_mode = EXCLUSIVE") == "normal")
        #expect(try database?.text("PRAGMA journal_mode = WAL") == "delete")
        try database?.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        database = nil
        #expect(try folder.open().number("SELECT a FROM t") == 1)
    }

    @Test func `A database with a write-ahead log on the disk is restored into one that is open`() throws {
        let folder = try SharedFolder()
        let elsewhere = try TemporaryFolder()
        let source = try Database(path: elsewhere.url.appendingPathComponent("copy.sqlite").path)
        try source.execute("PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (7)")
        let database = try folder.open()
        try database.execute("CREATE TABLE old (a)")
        let backup = sqlite3_backup_init(database.pointer, "main", source.pointer, "main")
        #expect(sqlite3_backup_step(backup, -1) == SQLITE_DONE && sqlite3_backup_finish(backup) == SQLITE_OK)
        #expect(try database.number("SELECT a FROM t") == 7)
        try database.execute("INSERT INTO t VALUES (8)")
        #expect(try folder.open().number("SELECT sum(a) FROM t") == 15)
    }

    @Test func `What VACUUM and auto_vacuum cut off is gone from the server`() throws {
        let folder = try SharedFolder()
        let (database, server) = (try folder.open(), try folder.server())
        let table = folder.system.table
        func size() throws -> (bytes: Int64, blocks: Int) {
            let entry = try #require(try table.entries(named: ["data/test.sqlite"], server)["data/test.sqlite"])
            return (entry.size, try table.blocks(0...1_000_000, of: entry.id, server).count)
        }
        try database.execute("PRAGMA auto_vacuum = FULL; CREATE TABLE t (a); INSERT INTO t VALUES (randomblob(900000))")
        let before = try size()
        try database.execute("DELETE FROM t")
        let after = try size()
        #expect(before.bytes > 900_000 && after.bytes < 50_000 && after.blocks == after.bytes / 4096)
        try database.execute("PRAGMA auto_vacuum = NONE; VACUUM; INSERT INTO t VALUES (randomblob(900000))")
        try database.execute("DELETE FROM t; VACUUM")
        #expect(try size().bytes < 50_000)
        try database.execute("INSERT INTO t VALUES (1)")
        #expect(try database.isWhole && folder.open().isWhole)
    }

    @Test func `Of two writers one waits, and a reader sees the last commit`() throws {
        let folder = try SharedFolder()
        let (one, other, reader) = (try folder.open(patience: 0), try folder.open(patience: 0), try folder.open())
        try one.execute("CREATE TABLE t (a)")
        try one.execute("BEGIN IMMEDIATE; INSERT INTO t VALUES (1)")
        #expect(code { try other.execute("BEGIN IMMEDIATE") } == SQLITE_BUSY)
        #expect(code { try other.execute("INSERT INTO t VALUES (2)") } == SQLITE_BUSY)
        #expect(try reader.number("SELECT count(*) FROM t") == 0)
        try one.execute("COMMIT")
        #expect(try reader.number("SELECT count(*) FROM t") == 1)
        try other.execute("BEGIN IMMEDIATE; INSERT INTO t VALUES (2); COMMIT")
        #expect(try reader.number("SELECT sum(a) FROM t") == 3)
    }

    @Test func `Who reads after a write that failed keeps nobody from writing`() throws {
        let folder = try SharedFolder()
        let first = try folder.open(), second = try folder.open(patience: 0)
        try first.execute("CREATE TABLE t (a); BEGIN")
        for _ in 0..<100 { try first.execute("INSERT INTO t VALUES (randomblob(300))") }
        try first.execute("COMMIT; BEGIN IMMEDIATE")
        #expect(throws: StorageError.self) { try second.execute("INSERT INTO t VALUES (1)") }
        try first.execute("COMMIT")
        // Its next transaction would have its turn to write.
        var cursor: OpaquePointer?
        sqlite3_prepare_v2(second.pointer, "SELECT a FROM t", -1, &cursor, nil)
        #expect(sqlite3_step(cursor) == SQLITE_ROW)
        try first.execute("INSERT INTO t VALUES (2)")
        var count = 1
        while sqlite3_step(cursor) == SQLITE_ROW { count += 1 }
        sqlite3_finalize(cursor)
        #expect(count == 100)
        #expect(try second.number("SELECT count(*) FROM t") == 101)
    }

    @Test func `A transaction that has read can't write once somebody else has, and reads what it has read`() throws {
        let folder = try SharedFolder()
        let (one, other) = (try folder.open(), try folder.open())
        try one.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        try other.execute("BEGIN")
        #expect(try other.number("SELECT sum(a) FROM t") == 1)
        try one.execute("INSERT INTO t VALUES (10)")
        #expect(try other.number("SELECT sum(a) FROM t") == 1)
        #expect(code { try other.execute("INSERT INTO t VALUES (100)") } == SQLITE_BUSY)
        #expect(try other.number("SELECT sum(a) FROM t") == 1)
        try other.execute("ROLLBACK; BEGIN IMMEDIATE; INSERT INTO t VALUES (100); COMMIT")
        #expect(try one.number("SELECT sum(a) FROM t") == 111)
    }

    @Test func `What is rolled back leaves nothing, and a savepoint takes back its part`() throws {
        let folder = try SharedFolder()
        let database = try folder.open()
        try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        try database.execute("BEGIN; INSERT INTO t VALUES (2); ROLLBACK")
        try database.execute(
            """
            BEGIN; INSERT INTO t VALUES (3); SAVEPOINT s; INSERT INTO t VALUES (4); ROLLBACK TO s; RELEASE s;
            INSERT INTO t VALUES (5); COMMIT
            """)
        #expect(try folder.open().text("SELECT group_concat(a) FROM t") == "1,3,5")
    }

    @Test(arguments: [true, false])
    func `A transaction larger than the caches is kept as a whole, or taken back`(isKept: Bool) throws {
        let folder = try SharedFolder()
        let database = try folder.open()
        try database.execute("PRAGMA cache_size = 20; CREATE TABLE t (a INTEGER PRIMARY KEY, b); BEGIN")
        let fill = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) "
        try database.execute(fill + "INSERT INTO t SELECT i, randomblob(3000) FROM n")
        try database.execute("UPDATE t SET b = randomblob(3000) WHERE a % 3 = 0; DELETE FROM t WHERE a % 7 = 0")
        #expect(try folder.open().number("SELECT count(*) FROM t") == 0)
        try database.execute(isKept ? "COMMIT" : "ROLLBACK")
        for database in [database, try folder.open()] {
            #expect(try database.number("SELECT count(*) FROM t") == (isKept ? 3000 - 428 : 0))
            #expect(try database.isWhole)
        }
    }

    @Test func `Blobs of megabytes, a search index and VACUUM work`() throws {
        let folder = try SharedFolder()
        let database = try folder.open()
        try database.execute(
            """
            CREATE TABLE t (a, b); CREATE VIRTUAL TABLE words USING fts5 (text);
            INSERT INTO t VALUES (1, randomblob(9000000)), (2, zeroblob(5000000));
            INSERT INTO words VALUES ('a cat in a café'), ('a dog')
            """)
        #expect(try database.text("SELECT text FROM words WHERE words MATCH 'cafe'") == "a cat in a café")
        let pages = try #require(try database.number("PRAGMA page_count"))
        try database.execute("DELETE FROM t WHERE a = 1; VACUUM")
        let again = try folder.open()
        #expect(try #require(try again.number("PRAGMA page_count")) < pages - 2000)
        #expect(try again.number("SELECT length(b) FROM t") == 5_000_000)
        #expect(try again.isWhole)
        #expect(try again.text("SELECT text FROM words WHERE words MATCH 'dog'") == "a dog")
    }

    @Test(arguments: [512, 1024, 8192, 65536])
    func `Pages of each size are kept`(bytes: Int) throws {
        let folder = try SharedFolder()
        let database = try folder.open()
        try database.execute("PRAGMA page_size = \(bytes); CREATE TABLE t (a INTEGER PRIMARY KEY, b)")
        for number in 0..<40 { try database.execute("INSERT INTO t VALUES (\(number), randomblob(\(number * 300)))") }
        try database.execute("DELETE FROM t WHERE a < 10; UPDATE t SET b = CAST(b || 'x' AS BLOB)")
        let again = try folder.open()
        #expect(try again.number("PRAGMA page_size") == Int64(bytes) && again.isWhole)
        let lengths = (10..<40).map { $0 * 300 + 1 }
        #expect(try again.number("SELECT sum(length(b)) FROM t") == Int64(lengths.reduce(0, +)))
        try again.execute("PRAGMA page_size = 4096; VACUUM")
        #expect(try database.isWhole && again.number("PRAGMA page_size") == 4096)
    }

    @Test func `A database is kept while rows of it are read and changed, and while it is locked for long`() throws {
        let folder = try SharedFolder()
        let database = try folder.open()
        try database.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 0), (2, 0), (3, 0)")
        var statement: OpaquePointer?
        #expect(sqlite3_prepare_v2(database.pointer, "SELECT a FROM t", -1, &statement, nil) == SQLITE_OK)
        while sqlite3_step(statement) == SQLITE_ROW {
            try database.execute("UPDATE t SET b = 1 WHERE a = \(sqlite3_column_int64(statement, 0))")
        }
        sqlite3_finalize(statement)
        try database.execute("PRAGMA locking_mode = EXCLUSIVE; UPDATE t SET b = b + 1; UPDATE t SET b = b + 1")
        #expect(try database.number("SELECT sum(b) FROM t") == 9)
        try database.execute("PRAGMA locking_mode = NORMAL; UPDATE t SET b = b + 1")
        #expect(try folder.open().number("SELECT sum(b) FROM t") == 12)
    }

    @Test func `Databases are attached, in PostgreSQL and on the disk`() throws {
        let folder = try SharedFolder()
        let disk = try TemporaryFolder()
        let database = try folder.open()
        try database.execute("CREATE TABLE t (a)")
        try database.rows("ATTACH ? AS shared", [.text(folder.path("other.sqlite"))])
        try database.rows("ATTACH ? AS disk", [.text(disk.url.appendingPathComponent("own.sqlite").path)])
        try database.execute(
            """
            CREATE TABLE shared.t (a); CREATE TABLE disk.t (a); BEGIN; INSERT INTO main.t VALUES (1);
            INSERT INTO shared.t VALUES (2); INSERT INTO disk.t VALUES (3); COMMIT
            """)
        let sum = "SELECT (SELECT a FROM main.t) + (SELECT a FROM shared.t) + (SELECT a FROM disk.t)"
        #expect(try database.number(sum) == 6)
        #expect(try folder.open("other.sqlite").number("SELECT a FROM t") == 2)
    }

    @Test func `A change by another connection shows in the version that SQLite tells`() throws {
        let folder = try SharedFolder()
        let (one, other) = (try folder.open(), try folder.open())
        try one.execute("CREATE TABLE t (a)")
        let before = try other.number("PRAGMA data_version")
        #expect(try other.number("PRAGMA data_version") == before)
        try one.execute("INSERT INTO t VALUES (1)")
        #expect(try other.number("PRAGMA data_version") != before)
    }

    @Test func `More transactions at once than there are connections are busy, and not lost`() throws {
        let folder = try SharedFolder()
        try folder.open().execute("CREATE TABLE t (a)")
        let databases = try (0..<20).map { _ in try folder.open(patience: 0) }
        let codes = databases.map { database in
            code {
                try database.execute("BEGIN")
                _ = try database.number("SELECT count(*) FROM t")
            }
        }
        #expect(codes.filter { $0 == nil }.count == 16 && codes.filter { $0 == SQLITE_BUSY }.count == 4)
        for database in databases { try database.execute("ROLLBACK") }
        #expect(try databases[19].number("SELECT count(*) FROM t") == 0)
    }

    @Test func `A deleted database is gone for those that have it open`() throws {
        let folder = try SharedFolder()
        let database = try folder.open()
        try database.execute("CREATE TABLE t (a)")
        try DatabaseFiles(url: URL(fileURLWithPath: folder.path())).remove()
        #expect(code { _ = try database.number("SELECT count(*) FROM t") } == SQLITE_IOERR)
        #expect(try folder.open().number("SELECT count(*) FROM sqlite_master") == 0)
    }
}
