import Foundation
import SQLite3
import Synchronization
import TestSupport
import Testing

@testable import Storage

/// SQLite databases in PostgreSQL whose server fails.
@Suite(.enabled(if: PostgresServer.isThere), .serialized) struct LostConnectionTests {
    private func code(_ body: () throws -> Void) -> Int32? {
        do { try body() } catch let StorageError.failed(_, code, _) { return code & 0xFF } catch { return -1 }
        return nil
    }

    /// Ends all of the server's connections but this one.
    private func cut(_ folder: SharedFolder) throws {
        try folder.server().rows(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state IS NOT NULL"
        )
    }

    @Test func `A connection that was lost between two transactions isn't noticed`() throws {
        let folder = try SharedFolder()
        let database = try folder.open()
        try database.execute("CREATE TABLE t (a)")
        try cut(folder)
        try database.execute("INSERT INTO t VALUES (1)")
        #expect(try database.number("SELECT count(*) FROM t") == 1 && folder.log == [])
    }

    @Test(arguments: [10, 20_000])
    func `A transaction whose connection is lost is taken back, and the next one works`(rows: Int) throws {
        let folder = try SharedFolder()
        let database = try folder.open()
        try database.execute(
            "PRAGMA cache_size = 10; CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (-1, '')")
        try database.execute(
            """
            BEGIN; WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(rows))
            INSERT INTO t SELECT i, randomblob(300) FROM n
            """)
        try cut(folder)
        // Reading and writing on has to fail where what was written is gone with the connection.
        if rows > 1000 { #expect(code { _ = try database.number("SELECT sum(length(b)) FROM t") } == SQLITE_IOERR) }
        #expect(code { try database.execute("COMMIT") } != nil)
        try? database.execute("ROLLBACK")
        for database in [database, try folder.open()] {
            #expect(try database.number("SELECT count(*) FROM t") == 1 && database.isWhole)
        }
        try database.execute("INSERT INTO t VALUES (-2, '')")
        #expect(try folder.open().number("SELECT count(*) FROM t") == 2)
    }

    @Test func `While the server is away a database can't be opened, and the store of values hears of it`() throws {
        let server = try PostgresServer()
        let folder = try SharedFolder(server.address)
        let place = try StorePlace(app: "Away", environment: ["KISSA_STORE": server.address])
        let troubles = Mutex<[Bool]>([])
        let store = DurableStore(at: place, retrySeconds: 0.2, log: { _ in }) { trouble in
            troubles.withLock { $0.append(trouble != nil) }
        }
        SharedDatabases.tellOfTrouble(store)
        let database = try folder.open()
        try database.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        server.kill()
        #expect(code { try database.execute("INSERT INTO t VALUES (2)") } == SQLITE_IOERR)
        #expect(throws: StorageError.self) { try folder.open("new.sqlite") }
        for _ in 0..<100 where store.trouble == nil { usleep(20_000) }
        #expect(store.trouble != nil)
        try server.start()
        for _ in 0..<500 where store.trouble != nil { usleep(20_000) }
        for _ in 0..<500 where code({ _ = try database.number("SELECT a FROM t") }) != nil { usleep(20_000) }
        try database.execute("INSERT INTO t VALUES (3)")
        #expect(store.trouble == nil && troubles.withLock { $0 } == [true, false])
        #expect(try folder.open().text("SELECT group_concat(a) FROM t") == "1,3")
        #expect(folder.log.count(where: { $0.contains("away") }) >= 1)
    }

    @Test func `Names of statements that a pooler has lost are given up, and nothing fails`() throws {
        let pool = PostgresPool(try PostgresAddress(try TestBackend.serverAddress()))
        func ask(_ number: Int64) throws -> PostgresValue? {
            try pool.run { (connection) throws(StorageError) in
                try connection.rows("SELECT $1::bigint + 1", [.integer(number)]).first?.first
            }
        }
        for number in 0..<3 { #expect(try ask(Int64(number)) == .integer(Int64(number) + 1)) }
        // As if the next transaction were on another of the pooler's connections.
        try pool.run { (connection) throws(StorageError) in try connection.execute("DEALLOCATE ALL") }
        for number in 0..<3 { #expect(try ask(Int64(number)) == .integer(Int64(number) + 1)) }
    }

    @Test(arguments: [false, true])
    func `A statement that another client has prepared is used, also in a transaction`(isGrouped: Bool) throws {
        let pool = PostgresPool(try PostgresAddress(try TestBackend.serverAddress()))
        let sql = "SELECT $1::bigint + 1", name = try #require(Self.name(of: sql, [20]))
        try pool.run { (connection) throws(StorageError) in
            try connection.execute("PREPARE \(name) (bigint) AS \(sql)")
        }
        for number in 0..<3 {
            let answer = try pool.run { (connection) throws(StorageError) in
                let ask = { () throws(StorageError) in
                    try connection.rows(sql, [.integer(Int64(number))]).first?.first
                }
                return isGrouped ? try connection.transaction(ask) : try ask()
            }
            #expect(answer == .integer(Int64(number) + 1))
        }
    }

    /// The name by which a statement is prepared when it comes again.
    private static func name(of sql: String, _ types: [UInt32]) -> String? {
        var statements = PreparedStatements()
        _ = statements.use(sql, types)
        guard case .unprepared(let name) = statements.use(sql, types) else { return nil }
        return name
    }
}
