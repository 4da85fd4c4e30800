import Synchronization
import TestSupport
import Testing

@testable import Storage

/// Commits whose answer is lost, and those of a server that would forget them.
@Suite(.enabled(if: PostgresServer.isThere), .serialized) struct LostCommitTests {
    private let pool: PostgresPool

    init() throws {
        pool = PostgresPool(try PostgresAddress(try TestBackend.serverAddress()))
        // From now on there is an idle connection.
        try pool.run { (connection) throws(StorageError) in _ = try connection.rows("SELECT 1") }
    }

    @Test func `a change whose commit may have arrived isn't made again`() throws {
        let runCount = Mutex(0)
        let lost = StorageError.away(reason: "lost")
        #expect(throws: lost) {
            try pool.run { (connection) throws(StorageError) in
                runCount.withLock { $0 += 1 }
                try connection.transaction { () throws(StorageError) in _ = try connection.rows("SELECT 1") }
                throw lost
            }
        }
        #expect(runCount.withLock { $0 } == 1)
    }

    @Test func `a change that was lost before its commit is made again`() throws {
        let runCount = Mutex(0)
        try pool.run { (connection) throws(StorageError) in
            let number = runCount.withLock { count in
                count += 1
                return count
            }
            try connection.transaction { () throws(StorageError) in
                if number == 1 { throw StorageError.away(reason: "lost") }
            }
        }
        #expect(runCount.withLock { $0 } == 2)
    }

    /// As behind a pooler whose connections were all opened without the setting.
    @Test func `each transaction turns on what the server's default has off`() throws {
        let address = try TestBackend.serverAddress() + "?options=-c%20synchronous_commit%3Doff"
        let connection = try PostgresConnection(
            try PostgresAddress(address), patience: PostgresPatience(milliseconds: 5000))
        let sql = "SELECT current_setting('synchronous_commit')"
        #expect(try connection.rows(sql) == [[.text("off")]])
        let inTransaction = try connection.transaction { () throws(StorageError) in try connection.rows(sql) }
        #expect(inTransaction == [[.text("on")]])
        // A statement of its own that isn't only a question.
        #expect(try connection.rows("WITH one AS (SELECT 1) " + sql) == [[.text("on")]])
        #expect(try connection.rows(sql) == [[.text("off")]] && connection.isWhole)
    }
}
