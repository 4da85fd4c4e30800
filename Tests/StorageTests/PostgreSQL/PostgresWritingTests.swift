import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Storage

/// Writes that a PostgreSQL server accepts, refuses or delays.
@Suite(.enabled(if: PostgresServer.isThere), .serialized) struct PostgresWritingTests {
    private final class Told: Sendable {
        let lines = Mutex<[String]>([])
    }

    private let told = Told()

    /// A store that a test retries itself.
    private func open(_ address: String) throws -> DurableStore {
        let place = try StorePlace(app: "Writing", environment: ["KISSA_STORE": address])
        return DurableStore(at: place, retrySeconds: 3600) { [told] line in told.lines.withLock { $0.append(line) } }
    }

    /// Retries repeatedly, because a server that was unreachable isn't tried again at once.
    private func retry(_ store: DurableStore) {
        for _ in 0..<100 where store.trouble != nil {
            store.retry()
            usleep(50_000)
        }
    }

    /// A connection besides the store's.
    private func connection(_ address: String) throws -> PostgresConnection {
        try PostgresConnection(try PostgresAddress(address), patience: PostgresPatience(milliseconds: 10_000))
    }

    @Test func `A statement that comes again is prepared once, and outlives an error and a change of its table`() throws
    {
        let connection = try connection(try TestBackend.serverAddress())
        try connection.execute("CREATE TEMPORARY TABLE cup (number bigint PRIMARY KEY, name text)")
        let insert = "INSERT INTO cup (number, name) VALUES ($1, $2)"
        for number in 1...5 { try connection.rows(insert, [.integer(Int64(number)), .text("a")]) }
        #expect(try count(of: insert, connection) == 1)
        #expect(throws: StorageError.self) { try connection.rows(insert, [.integer(5), .text("a")]) }
        try connection.execute("ALTER TABLE cup ALTER COLUMN name TYPE varchar(9), ADD COLUMN color text")
        try connection.rows(insert, [.integer(6), .text("b")])
        // NULL has another type, which makes it another statement.
        for number in 7...9 { try connection.rows(insert, [.integer(Int64(number)), .null]) }
        #expect(try count(of: insert, connection) == 2)
        guard case .integer(9)? = try connection.rows("SELECT count(*) FROM cup").first?.first else {
            Issue.record("Not all rows are there")
            return
        }
    }

    private func count(of sql: String, _ connection: PostgresConnection) throws -> Int64 {
        let rows = try connection.rows("SELECT count(*) FROM pg_prepared_statements WHERE statement = $1", [.text(sql)])
        guard case .integer(let count)? = rows.first?.first else { return -1 }
        return count
    }

    @Test func `Statements that come once take no place from those that come again, of which so many are prepared`() {
        var statements = PreparedStatements()
        for number in 0..<1000 {
            #expect(statements.use("SELECT \(number)", []) == .once)
            // In one loop of a thousand the others come once, and this one each time.
            if case .unprepared = statements.use("hot", []) { statements.didPrepare("hot", []) }
        }
        guard case .prepared = statements.use("hot", []) else {
            Issue.record("The statement isn't prepared")
            return
        }
        #expect(statements.use("hot", [25]) == .once)
        var names: Set<String> = []
        for number in 0..<1000 {
            _ = statements.use("again \(number)", [])
            guard case .unprepared(let name) = statements.use("again \(number)", []) else { continue }
            statements.didPrepare("again \(number)", [])
            names.insert(name)
        }
        #expect(names.count == PreparedStatements.countMax - 1)
    }

    @Test func `A text with a NUL is refused, and stops no other`() throws {
        let store = try open(try TestBackend.serverAddress())
        store.set(Data([1]), forKey: "a\0b", of: "nul")
        store.set(Data([2]), forKey: "c", of: "nul")
        #expect(store.trouble == nil && store.bytes(forKey: "c", of: "nul") == Data([2]))
        #expect(told.lines.withLock { $0.count } == 1)
    }

    @Test
    func `An event one of whose values is refused is kept with the others, and one of whose values none is taken, too`()
        throws
    {
        let store = try open(try TestBackend.serverAddress())
        for (event, keys) in [["a\0b", "c", "d", "e\0", "f"], ["g\0"]].enumerated() {
            let mark = WindowMark(name: "nul", visitor: "nul", generation: 1, event: event + 1, state: Data())
            store.gather(for: mark.claim)
            for key in keys { store.set(Data([UInt8(event)]), forKey: key, of: "nul event", by: mark.claim) }
            guard case .kept = store.commit(mark, isDue: true) else {
                Issue.record("not kept")
                continue
            }
            guard case .taken(let window) = store.takeWindow("nul", of: "nul") else {
                Issue.record("not taken")
                continue
            }
            #expect(window.event == event + 1)
            try giveBack("nul")
        }
        let kept = try #require(store.values(forKeys: ["c", "d", "f"], of: "nul event"))
        #expect(kept.count == 3 && store.trouble == nil && told.lines.withLock { $0.count } == 3)
    }

    /// Returns the window to its first owner.
    private func giveBack(_ window: String) throws {
        try connection(try TestBackend.serverAddress()).rows(
            "UPDATE kissa_writing.window SET generation = 1 WHERE name = $1", [.text(window)])
    }

    @Test
    func `What a window sets outside of an event is written before another process takes the window, or not at all`()
        throws
    {
        let address = try TestBackend.serverAddress()
        let store = try open(address)
        let claim = WindowClaim(name: "raced", generation: 1)
        let mark = WindowMark(name: "raced", visitor: "raced", generation: 1, event: 1, state: nil)
        _ = store.commit(mark, isDue: true)
        let taker = try connection(address), observer = try connection(address)
        try taker.execute("BEGIN")
        try taker.execute("UPDATE kissa_writing.window SET generation = 2 WHERE name = 'raced'")
        let written = Mutex<Bool?>(nil)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let isOwner = store.set(Data([1]), forKey: "raced", of: "raced", by: claim)
            written.withLock { $0 = isOwner }
            done.signal()
        }
        let waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while try observer.rows(waiting) == [[.integer(0)]], written.withLock({ $0 }) == nil { usleep(1000) }
        try taker.execute("COMMIT")
        done.wait()
        #expect(written.withLock { $0 } == false && store.bytes(forKey: "raced", of: "raced") == nil)
    }

    @Test func `Much that waited is written, however long the server takes for it`() throws {
        let address = try TestBackend.serverAddress()
        let store = try open(address)
        let mark = WindowMark(name: "slow", visitor: "slow", generation: 1, event: 1, state: nil)
        _ = store.commit(mark, isDue: true)
        let other = try connection(address)
        try other.execute(
            """
            CREATE FUNCTION kissa_writing.dawdle() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN PERFORM pg_sleep(1.2); RETURN NEW; END $$;
            CREATE TRIGGER dawdle BEFORE INSERT ON kissa_writing.value FOR EACH ROW
            WHEN (NEW.key = 'large') EXECUTE FUNCTION kissa_writing.dawdle()
            """)
        store.gather(for: mark.claim)
        store.set(Data(count: 1 << 20), forKey: "large", of: "slow", by: mark.claim)
        guard case .waits = store.commit(mark, isDue: true) else {
            Issue.record("written in a second")
            return
        }
        retry(store)
        try other.execute("DROP TRIGGER dawdle ON kissa_writing.value; DROP FUNCTION kissa_writing.dawdle()")
        #expect(store.trouble == nil && store.bytes(forKey: "large", of: "slow")?.count == 1 << 20)
    }

    @Test func `More values than a statement has parameters are kept with one mark`() throws {
        let address = try TestBackend.serverAddress()
        let pool = PostgresPool(try PostgresAddress(address)).patient
        let store = try PostgresStore(pool, PostgresSchema(app: "Many"))
        let values = (0..<22_000).map { number in
            PlacedValue(place: .init(owner: "\(number)", key: "same"), bytes: Data([1]))
        }
        let mark = WindowMark(name: "many", visitor: "many", generation: 1, event: 1, state: nil)
        let answer = try store.commit(.marked(mark), values, by: "me")
        #expect(answer.isOwner && answer.refused.isEmpty)
        #expect(try store.values(at: [values[21_999].place]) == [values[21_999].place: Data([1])])
    }
}
