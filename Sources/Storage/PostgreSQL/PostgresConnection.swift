import CPostgreSQL
import Foundation

/// A connection to a PostgreSQL server, used by one thread at a time. Every wait for the server has a timeout, because the caller
/// may be the main actor.
final class PostgresConnection: @unchecked Sendable {
    // @unchecked: the pool gives it to one caller at a time.
    let pointer: OpaquePointer
    private let address: PostgresAddress
    private let patience: PostgresPatience
    private var statements = PreparedStatements()
    private let names: StatementNames
    /// Whether the server would lose the last transactions at a crash unless a transaction asks for more.
    private(set) var isForgetful = false
    /// Whether a transaction was told to commit since this was reset: without an answer nobody knows whether it has.
    var hasSentCommit = false

    /// A connection that only listens, or is idle, shows within seconds that its other end is gone.
    private static let keepalives: [(name: String, value: String)] = [
        ("keepalives_idle", "5"), ("keepalives_interval", "2"), ("keepalives_count", "3"),
    ]

    /// - Parameters:
    ///   - names: Whether statements get names, which is known to the connections that share it.
    ///   - patience: How long connecting may take, and each statement. (Looking up a host's name is the resolver's, and has its
    ///     own time.)
    ///   - first: The index of the host that is tried first.
    init(
        _ address: PostgresAddress, patience: PostgresPatience, beginningAt first: Int = 0,
        names: StatementNames = StatementNames()
    ) throws(StorageError) {
        self.address = address
        self.names = names
        self.patience = patience
        // Later parameters override earlier ones; `dbname` is the whole connection string.
        let hosts = address.hosts(beginningAt: first)
        let names =
            Self.keepalives.map(\.name)
            + ["dbname", "client_encoding", "fallback_application_name", "tcp_user_timeout"] + hosts.map(\.name)
        let values =
            Self.keepalives.map(\.value) + [address.text, "UTF8", "kissa", "\(patience.milliseconds)"]
            + hosts.map(\.value)
        let started = Self.withCStrings(names) { names in
            Self.withCStrings(values) { PQconnectStartParams(names, $0, 1) }
        }
        guard let started else { throw .away(reason: "out of memory") }
        pointer = started
        // deinit doesn't run where an initializer throws before all properties are set; at this point all are.
        let end = Deadline(after: .milliseconds(patience.milliseconds))
        try connect(until: end)
        try checkSession(until: end)
    }

    deinit { PQfinish(pointer) }

    /// Whether the connection can be reused.
    var isWhole: Bool { PQstatus(pointer) == CONNECTION_OK && PQtransactionStatus(pointer) == PQTRANS_IDLE }

    /// Whether a transaction was begun, which can be ended now.
    var isInTransaction: Bool {
        PQstatus(pointer) == CONNECTION_OK
            && [PQTRANS_INTRANS, PQTRANS_INERROR].contains(PQtransactionStatus(pointer))
    }

    private func connect(until end: Deadline) throws(StorageError) {
        var wanted = PGRES_POLLING_WRITING
        while PQstatus(pointer) != CONNECTION_BAD {
            try wait(for: wanted == PGRES_POLLING_WRITING ? Int16(POLLOUT) : Int16(POLLIN), until: end)
            wanted = PQconnectPoll(pointer)
            // In blocking mode libpq itself would wait, without a timeout, until a whole statement is sent.
            if wanted == PGRES_POLLING_OK, PQsetnonblocking(pointer, 1) == 0 { return }
            if wanted == PGRES_POLLING_FAILED { break }
        }
        throw away()
    }

    /// Finds out whether `synchronous_commit` is off. Then each transaction turns it on for itself: a setting of the session
    /// would be on one of a pooler's connections only. A pooler shows by the number of the server's process, which isn't the one
    /// that it has told of when it was connected to.
    private func checkSession(until end: Deadline) throws(StorageError) {
        let sql = "SELECT current_setting('synchronous_commit') = 'off', pg_backend_pid()"
        guard send(sql, []) == 1 else { throw away() }
        guard let row = try result(of: sql, until: end).first else { return }
        isForgetful = row[0] == .integer(1)
        if row[1] != .integer(Int64(PQbackendPID(pointer))) { names.end() }
    }

    /// Begins a transaction that is on the server's disk when it is committed.
    func begin() throws(StorageError) {
        try execute("BEGIN; " + lastingSetting)
    }

    /// A statement that follows a transaction's beginning, so that its commit waits for the server's disk.
    var lastingSetting: String { isForgetful ? "SET LOCAL synchronous_commit = on;" : "" }

    // MARK: Statements

    /// Runs a statement and returns its rows.
    @discardableResult
    func rows(_ sql: String, _ values: [PostgresValue] = []) throws(StorageError) -> [[PostgresValue]] {
        do throws(StorageError) {
            return try lastingAnswer(to: sql, values)
        } catch {
            guard error.isOfStatementName else { throw error }
            // A pooler between here and the server has given us another of its connections.
            names.end()
            // A transaction has failed as a whole: whoever has begun it repeats it.
            guard isWhole else { throw error }
            return try lastingAnswer(to: sql, values)
        }
    }

    /// A change without a transaction gets one where the server would forget it otherwise.
    private func lastingAnswer(to sql: String, _ values: [PostgresValue]) throws(StorageError) -> [[PostgresValue]] {
        guard isForgetful, isWhole, !sql.hasPrefix("SELECT") else { return try answer(to: sql, values) }
        return try transaction { () throws(StorageError) in try answer(to: sql, values) }
    }

    private func answer(to sql: String, _ values: [PostgresValue]) throws(StorageError) -> [[PostgresValue]] {
        let encoded = values.map(\.encoded)
        let end = patience.deadline(forSending: encoded.reduce(0) { $0 + ($1?.count ?? 0) })
        let name = try preparedName(of: sql, values.map(\.typeID), until: end)
        guard send(sql, values, encoded, preparedAs: name) == 1 else { throw away() }
        return try result(of: sql, until: end)
    }

    /// The name under which the server has parsed and planned a statement; nil if it isn't worth it yet.
    private func preparedName(of sql: String, _ types: [UInt32], until end: Deadline) throws(StorageError) -> String? {
        guard names.areUsed else { return nil }
        switch statements.use(sql, types) {
        case .once: return nil
        case .prepared(let name): return name
        case .unprepared(let name):
            guard PQsendPrepare(pointer, name, sql, Int32(types.count), types) == 1 else { throw away() }
            do throws(StorageError) {
                _ = try result(of: sql, until: end)
            } catch {
                // Another client of the same pooler has prepared this statement there. A transaction has failed by it.
                guard error.isOfKnownName, isWhole else { throw error }
            }
            statements.didPrepare(sql, types)
            return name
        }
    }

    /// Runs statements that have no parameters, in one transaction of their own, unless they begin one.
    func execute(_ sql: String) throws(StorageError) { _ = try lastRows(of: sql) }

    /// Runs statements like `execute`.
    /// - Returns: The rows of the last one that has any. A number is an integer in them, and all else is text.
    func lastRows(of sql: String) throws(StorageError) -> [[PostgresValue]] {
        guard PQsendQuery(pointer, sql) == 1 else { throw away() }
        return try result(of: sql, until: patience.deadline(forSending: 0))
    }

    /// Groups changes in a transaction: either all of them are kept, or none.
    func transaction<R>(_ changes: () throws(StorageError) -> R) throws(StorageError) -> R {
        try begin()
        do throws(StorageError) {
            let result = try changes()
            hasSentCommit = true
            try execute("COMMIT")
            return result
        } catch {
            // A rollback's own error would hide the first one.
            try? execute("ROLLBACK")
            throw error
        }
    }

    private func send(
        _ sql: String, _ values: [PostgresValue], _ encoded: [[UInt8]?] = [], preparedAs name: String? = nil
    ) -> Int32 {
        let types = values.map(\.typeID)
        let lengths = encoded.map { Int32($0?.count ?? 0) }
        // One array for all values, so that the pointers into it stay valid while the statement is sent. The extra byte gives an
        // empty value a pointer, too: libpq takes a null pointer for NULL.
        let all: [UInt8] = encoded.reduce(into: []) { $0 += $1 ?? [] } + [0]
        return all.withUnsafeBytes { bytes in
            var offset = 0
            let places: [UnsafePointer<CChar>?] = encoded.map { value in
                guard let value else { return nil }
                defer { offset += value.count }
                return bytes.baseAddress!.advanced(by: offset).assumingMemoryBound(to: CChar.self)
            }
            if let name {
                return PQsendQueryPrepared(
                    pointer, name, Int32(values.count), places, lengths, values.map { _ in 1 }, 1)
            }
            return PQsendQueryParams(
                pointer, sql, Int32(values.count), types, places, lengths, values.map { _ in 1 }, 1)
        }
    }

    private func result(of sql: String, until end: Deadline) throws(StorageError) -> [[PostgresValue]] {
        try flush(until: end)
        var rows: [[PostgresValue]] = []
        var failure: StorageError?
        while let result = try nextResult(until: end) {
            defer { PQclear(result) }
            switch PQresultStatus(result) {
            case PGRES_TUPLES_OK: rows = Self.rows(of: result)
            case PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: break
            default: failure = failure ?? refusal(result, sql)
            }
        }
        if let failure { throw failure }
        return rows
    }

    private func flush(until end: Deadline) throws(StorageError) {
        while true {
            switch PQflush(pointer) {
            case 0: return
            case 1: try wait(for: Int16(POLLIN | POLLOUT), until: end)
            default: throw away()
            }
            guard PQconsumeInput(pointer) == 1 else { throw away() }
        }
    }

    private func nextResult(until end: Deadline) throws(StorageError) -> OpaquePointer? {
        while PQisBusy(pointer) == 1 {
            try wait(for: Int16(POLLIN), until: end)
            guard PQconsumeInput(pointer) == 1 else { throw away() }
        }
        return PQgetResult(pointer)
    }

    private static func rows(of result: OpaquePointer) -> [[PostgresValue]] {
        (0..<PQntuples(result)).map { row in
            (0..<PQnfields(result)).map { PostgresValue(column: $0, ofRow: row, in: result) }
        }
    }

    // MARK: Waiting and failing

    private func wait(for events: Int16, until end: Deadline) throws(StorageError) {
        guard end.wait(for: events, of: PQsocket(pointer)) else {
            throw .away(reason: StorageError.noAnswer)
        }
    }

    private func refusal(_ result: OpaquePointer, _ sql: String) -> StorageError {
        let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
        let message = PQresultErrorField(result, Int32(UInt8(ascii: "M"))).map { String(cString: $0) }
        let reason = address.cleaned(message ?? String(cString: PQerrorMessage(pointer)))
        // Class 08: connection errors; 57P: the server is shutting down or starting.
        guard !state.isEmpty, !state.hasPrefix("08"), !state.hasPrefix("57P") else { return .away(reason: reason) }
        return .refused(statement: sql, state: state, reason: reason)
    }

    func away() -> StorageError {
        .away(reason: address.cleaned(String(cString: PQerrorMessage(pointer))))
    }

    private static func withCStrings<R>(_ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> R) -> R {
        let copies = texts.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies.map { UnsafePointer($0) } + [nil])
    }
}
