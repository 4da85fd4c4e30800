import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Storage

/// Failures of a PostgreSQL server, and their effect on stored values.
@Suite(.enabled(if: PostgresServer.isThere), .serialized) struct PostgresTests {
    private final class Told: Sendable {
        let lines = Mutex<[String]>([])
        let troubles = Mutex<[Bool]>([])
    }

    private let told = Told()

    /// A store that a test retries itself.
    private func open(_ address: String) throws -> DurableStore {
        DurableStore(at: try StorePlace(app: "Test", environment: ["KISSA_STORE": address]), retrySeconds: 3600) {
            [told] line in
            told.lines.withLock { $0.append(line) }
        } changed: { [told] trouble in
            told.troubles.withLock { $0.append(trouble != nil) }
        }
    }

    /// Retries repeatedly, because a server that was unreachable isn't tried again at once.
    private func retry(_ store: DurableStore) {
        for _ in 0..<100 where store.trouble != nil {
            store.retry()
            usleep(50_000)
        }
    }

    @Test func `What was confirmed is there after the server was killed, and what was set meanwhile afterwards`() throws
    {
        let server = try PostgresServer()
        let store = try open(server.address)
        for number in 0..<50 { store.set(Data([UInt8(number)]), forKey: "\(number)", of: "me") }
        #expect(store.trouble == nil)
        server.kill()
        store.set(Data([100]), forKey: "0", of: "me")
        store.set(Data([101]), forKey: "new", of: "me")
        #expect(store.trouble != nil && store.bytes(forKey: "0", of: "me") == Data([100]))
        try server.start()
        retry(store)
        #expect(store.trouble == nil && told.troubles.withLock { $0 } == [true, false])
        let again = try open(server.address)
        for number in 1..<50 { #expect(again.bytes(forKey: "\(number)", of: "me") == Data([UInt8(number)])) }
        #expect(again.bytes(forKey: "0", of: "me") == Data([100]))
        #expect(again.bytes(forKey: "new", of: "me") == Data([101]))
    }

    @Test func `A server that is restarted between two changes isn't noticed`() throws {
        let server = try PostgresServer()
        let store = try open(server.address)
        store.set(Data([1]), forKey: "a", of: "me")
        server.kill()
        try server.start()
        store.set(Data([2]), forKey: "a", of: "me")
        #expect(store.trouble == nil && told.lines.withLock { $0 } == [])
        #expect(try open(server.address).bytes(forKey: "a", of: "me") == Data([2]))
    }

    @Test func `A server that hangs keeps nobody waiting for long, and is told of`() throws {
        let server = try PostgresServer()
        let store = try open(server.address)
        store.set(Data([1]), forKey: "a", of: "me")
        server.hang(true)
        let start = ContinuousClock.now
        // More than a socket's buffer holds while nothing reads from it.
        store.set(Data(count: 1 << 20), forKey: "large", of: "me")
        for number in 0..<100 { store.set(Data([2]), forKey: "\(number)", of: "me") }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        server.hang(false)
        // One timeout for a response and one for a connection, not a hundred.
        #expect(store.trouble != nil && seconds < 20)
        retry(store)
        #expect(store.trouble == nil)
        #expect(try open(server.address).bytes(forKey: "99", of: "me") == Data([2]))
    }

    /// A connection besides the store's.
    private func connection(_ address: String) throws -> PostgresConnection {
        try PostgresConnection(try PostgresAddress(address), patience: PostgresPatience(milliseconds: 10_000))
    }

    @Test
    func `A server that takes connections and answers nothing keeps no reader waiting twice, and what was known stays`()
        throws
    {
        let address = try TestBackend.serverAddress()
        let store = try open(address)
        store.set(Data([1]), forKey: "known", of: "reader")
        let other = try connection(address)
        try other.execute("BEGIN")
        try other.execute("LOCK TABLE kissa_test.value IN ACCESS EXCLUSIVE MODE")
        let start = ContinuousClock.now
        for number in 0..<30 { #expect(store.read(forKey: "\(number)", of: "reader") == .unknown) }
        #expect(store.values(forKeys: ["known"], of: "reader") == nil)
        #expect((ContinuousClock.now - start) / .seconds(1) < 20)
        try other.execute("ROLLBACK")
        retry(store)
        #expect(store.values(forKeys: ["known", "new"], of: "reader") == ["known": Data([1])])
        #expect(store.read(forKey: "1", of: "reader") == .known(nil))
    }

    @Test func `A server that is read but not written is in trouble until it is written, also where only marks wait`()
        throws
    {
        let address = try TestBackend.serverAddress()
        let store = try open(address)
        store.set(Data([1]), forKey: "a", of: "full")
        // What a server answers when its disk is full.
        let other = try connection(address)
        try other.execute(
            """
            CREATE FUNCTION kissa_test.refuse() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$;
            CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON kissa_test.value FOR EACH ROW EXECUTE FUNCTION kissa_test.refuse();
            CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON kissa_test.window FOR EACH ROW EXECUTE FUNCTION kissa_test.refuse()
            """)
        let mark = WindowMark(name: "full", visitor: "full", generation: 1, event: 1, state: nil)
        for _ in 0..<3 {
            _ = store.commit(mark, isDue: true)
            store.retry()
            #expect(store.trouble != nil && store.read(forKey: "a", of: "full") == .known(Data([1])))
        }
        #expect(told.troubles.withLock { $0 } == [true])
        try other.execute(
            """
            DROP TRIGGER refuse ON kissa_test.value; DROP TRIGGER refuse ON kissa_test.window;
            DROP FUNCTION kissa_test.refuse()
            """)
        retry(store)
        #expect(store.trouble == nil && told.troubles.withLock { $0 } == [true, false])
    }

    @Test func `Where the first of several hosts doesn't answer, the next one is tried`() throws {
        let deaf = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(deaf) }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutableBytes(of: &place) { bytes in
            let address = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
            #expect(bind(deaf, address, size) == 0 && listen(deaf, 8) == 0 && getsockname(deaf, address, &size) == 0)
        }
        let port = UInt16(bigEndian: place.sin_port)
        let address = try TestBackend.serverAddress().replacing("kissa@", with: "kissa@127.0.0.1:\(port),")
        let store = try open(address)
        #expect(store.trouble != nil)
        retry(store)
        store.set(Data([1]), forKey: "a", of: "failover")
        #expect(store.trouble == nil && store.bytes(forKey: "a", of: "failover") == Data([1]))
    }

    @Test func `What the server has ended in favour of somebody else is asked for once more`() throws {
        let pool = PostgresPool(try PostgresAddress(try TestBackend.serverAddress()))
        let tries = Mutex(0)
        let answer = try pool.run { (connection) throws(StorageError) in
            let number = tries.withLock { count in
                count += 1
                return count
            }
            if number == 1 { throw .refused(statement: "", state: "40P01", reason: "deadlock detected") }
            return try connection.rows("SELECT 1::bigint").first?.first
        }
        #expect(answer == .integer(1) && tries.withLock { $0 } == 2)
    }

    @Test func `A store opens while its server is away, and what it couldn't read isn't written over`() throws {
        let server = try PostgresServer()
        try open(server.address).set(Data([1]), forKey: "player", of: "me")
        server.kill()
        let store = try open(server.address)
        #expect(store.trouble != nil && store.bytes(forKey: "player", of: "me") == nil)
        store.set(Data([2]), forKey: "player", of: "me")
        store.set(Data([3]), forKey: "new", of: "me")
        try server.start()
        retry(store)
        let again = try open(server.address)
        #expect(again.bytes(forKey: "player", of: "me") == Data([1]))
        #expect(again.bytes(forKey: "new", of: "me") == Data([3]))
    }

    @Test func `Several processes that start at once make the tables once`() throws {
        let address = try TestBackend.serverAddress()
        let places = try (0..<8).map { _ in try StorePlace(app: "AtOnce", environment: ["KISSA_STORE": address]) }
        let failures = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            do {
                _ = try places[index].source().open { _ in }
            } catch {
                failures.withLock { $0.append("\(error)") }
            }
        }
        #expect(failures.withLock { $0 } == [])
    }

    @Test func `Tables of a newer edition are left alone`() throws {
        let address = try TestBackend.serverAddress()
        let pool = PostgresPool(try PostgresAddress(address)), schema = PostgresSchema(app: "Newer")
        try pool.run { (connection) throws(StorageError) in
            try schema.prepare(connection)
            try connection.rows("INSERT INTO \(schema.prefix)edition VALUES (1000, now())")
        }
        #expect(throws: StorageError.newerEdition(1000, known: PostgresSchema.steps.count)) {
            try PostgresStore(pool, schema)
        }
    }

    @Test func `A connection that somebody has ended is replaced`() throws {
        let address = try TestBackend.serverAddress()
        let pool = PostgresPool(try PostgresAddress(address))
        let ask: (PostgresConnection) throws(StorageError) -> PostgresValue? = { connection throws(StorageError) in
            try connection.rows("SELECT pg_backend_pid()").first?.first
        }
        let first = try #require(try pool.run(ask))
        let other = PostgresPool(try PostgresAddress(address))
        _ = try other.run { (connection) throws(StorageError) in
            try connection.rows("SELECT pg_terminate_backend($1::int)", [first])
        }
        let second = try #require(try pool.run(ask))
        #expect(first != second)
    }

    @Test func `Values come back as they were given`() throws {
        let pool = PostgresPool(try PostgresAddress(try TestBackend.serverAddress()))
        let values: [PostgresValue] = [
            .integer(.min), .integer(-1), .integer(0), .integer(.max), .text(""), .text("猫 'x'"), .bytes(Data()),
            .bytes(Data([0, 255])), .null,
        ]
        let places = values.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        let row = try pool.run { (connection) throws(StorageError) in
            try connection.rows("SELECT \(places)", values).first
        }
        #expect(row == values)
    }

    @Test func `Arrays come as they were given, however many they have`() throws {
        let pool = PostgresPool(try PostgresAddress(try TestBackend.serverAddress()))
        for count in [0, 1, 3] {
            let texts = (0..<count).map { "猫 \($0)" }, strings = (0..<count).map { $0 == 1 ? nil : Data(count: $0) }
            let rows = try pool.run { (connection) throws(StorageError) in
                try connection.rows(
                    "SELECT * FROM unnest($1::text[], $2::bytea[])", [.texts(texts), .byteStrings(strings)])
            }
            #expect(rows == zip(texts, strings).map { [.text($0), $1.map { .bytes($0) } ?? .null] })
        }
    }
}

/// Server addresses, which may contain a password.
@Suite struct PostgresAddressTests {
    @Test func `A password is in no description and in no message`() throws {
        let address = try PostgresAddress("postgresql://me:s%2Fcret@127.0.0.1:1/db?sslmode=disable")
        var dumped = ""
        dump(address, to: &dumped)
        #expect(!"\(address)\(String(reflecting: address))\(dumped)".contains("cret"))
        #expect(address.cleaned("no s/cret\nhere") == "no … here")
        let error = #expect(throws: StorageError.self) {
            try PostgresConnection(address, patience: PostgresPatience(milliseconds: 1000))
        }
        #expect(error.map { "\($0)".contains("away") && !"\($0)".contains("cret") } == true)
    }

    @Test(arguments: [
        "postgresql://me:secret/x@host:1/db", "postgresql://me:x@secret@host/db", "postgresql://%zz:secret@x",
        "mysql://me:secret@x", "secret",
    ])
    func `An address that can't be read isn't repeated`(_ text: String) {
        let error = #expect(throws: StorageError.unreadableAddress) {
            try StorePlace(app: "A", environment: ["KISSA_STORE": text])
        }
        #expect(error.map { "\($0)".contains("secret") } == false)
    }

    @Test func `Without an address an app's values are in its file`() throws {
        for environment in [[:], ["KISSA_STORE": ""]] as [[String: String]] {
            guard case .file = try StorePlace(app: "A", environment: environment) else {
                Issue.record("another place")
                continue
            }
        }
    }

    @Test func `Of several hosts each may be the first`() throws {
        let address = try PostgresAddress("postgresql://me@a:1,b:2,c:3/db?target_session_attrs=read-write")
        #expect(address.hostCount == 3)
        #expect(address.hosts(beginningAt: 1).map { "\($0)=\($1)" } == ["host=b,c,a", "port=2,3,1"])
        let one = try PostgresAddress("postgresql://me@a:1/db")
        #expect(one.hostCount == 1 && one.hosts(beginningAt: 0).isEmpty)
    }

    @Test func `A schema has a name that needs no quotes`() {
        #expect(PostgresSchema(app: "DreamCoffee").prefix == "kissa_dreamcoffee.")
        #expect(PostgresSchema(app: "a\"; DROP é").prefix == "kissa_a___drop__.")
    }
}
