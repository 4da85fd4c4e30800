import Foundation

/// Groups of people in a PostgreSQL database: the state of each address's groups, as bytes, and a log of what was posted there.
/// Thread-safe; every call waits for the server.
///
/// Each change is a transaction that holds the address's advisory lock from reading to commit, so that only one process appends
/// at a time. The row's generation counts the changes. Listeners are notified with numbers, and read the lines themselves.
package final class GroupStore: Sendable {
    /// One line of an address's log.
    package struct Line: Sendable {
        /// Increases along each address's log.
        package let serial: Int
        package let bytes: Data
    }

    /// A change to an address.
    package struct Change: Sendable {
        /// Nil leaves it as it is.
        package var state: Data?
        package var lines: [Data]
        /// Whether the address is closed: it leads nowhere from now on, and no longer counts as one of its founder's open
        /// addresses.
        package var isClosed: Bool

        /// A file that was uploaded before, and is kept from now on.
        package var keptFile: UUID?
        package var removedFiles: [UUID] = []

        package init(state: Data?, lines: [Data] = [], isClosed: Bool = false) {
            (self.state, self.lines, self.isClosed) = (state, lines, isClosed)
        }
    }

    let pool: PostgresPool
    /// A pool whose timeout grows with the size of a statement.
    let filePool: PostgresPool
    let schema: PostgresSchema
    /// Identifies this process among those that share the database.
    package let process = UUID().uuidString
    let seconds: @Sendable () -> Int
    /// How long after a start of the server processes may take to reconnect before they count as gone.
    package let graceSeconds: Int

    /// - Parameter seconds: The current time in seconds since 1970.
    package init(
        _ address: PostgresAddress, app: String, graceSeconds: Int = 3,
        seconds: @escaping @Sendable () -> Int = { time(nil) }
    ) {
        self.graceSeconds = graceSeconds
        (schema, pool) = (PostgresSchema(app: app), PostgresPool(address))
        filePool = pool.patient
        self.seconds = seconds
    }

    var channel: String { schema.prefix.dropLast() + "_groups" }

    /// Creates missing tables.
    package func prepare() throws(StorageError) {
        try pool.run { (connection) throws(StorageError) in try schema.prepare(connection) }
    }

    // MARK: Addresses

    /// Adds a new address, unless the visitor or all visitors together have too many already. An address that is there because
    /// the server's answer to an earlier try was lost counts as added.
    /// - Returns: Whether there was room.
    package func add(
        _ token: String, kind: String, founder: String, state: Data, countMax: Int, countOfAllMax: Int
    ) throws(StorageError) -> Bool {
        let sql = """
            INSERT INTO \(schema.prefix)gathering (token, kind, founder, state, generation, used)
            SELECT $1, $2, $3, $4, 1, $5
            WHERE (SELECT count(*) FROM \(schema.prefix)gathering WHERE founder = $3 AND NOT closed
                AND token <> $1) < $6
            AND (SELECT count(*) FROM \(schema.prefix)gathering WHERE token <> $1) < $7
            ON CONFLICT (token) DO UPDATE SET used = excluded.used WHERE gathering.founder = excluded.founder
            RETURNING 1
            """
        let rows = try rows(
            sql,
            [
                .text(token), .text(kind), .text(founder), .bytes(state), .integer(Int64(clamping: seconds())),
                .integer(Int64(countMax)), .integer(Int64(countOfAllMax)),
            ])
        return !rows.isEmpty
    }

    /// Reads an address's groups and writes the change to them, under the address's lock.
    ///
    /// - Parameter body: Gets nil where there is no such address. It may be called again.
    package func change<R>(_ token: String, _ body: (Data?) -> (Change, R)) throws(StorageError) -> R {
        try pool.run { (connection) throws(StorageError) in
            try connection.transaction { () throws(StorageError) in
                try connection.rows("SELECT pg_advisory_xact_lock(hashtextextended($1, 1))", [.text(token)])
                let (change, result) = body(try state(of: token, connection))
                try write(change, token, connection)
                return result
            }
        }
    }

    private func state(of token: String, _ connection: PostgresConnection) throws(StorageError) -> Data? {
        let rows = try connection.rows("SELECT state FROM \(schema.prefix)gathering WHERE token = $1", [.text(token)])
        guard case .bytes(let bytes)? = rows.first?.first else { return nil }
        return bytes
    }

    private func write(_ change: Change, _ token: String, _ connection: PostgresConnection) throws(StorageError) {
        guard let state = change.state else { return }
        let now = Int64(clamping: seconds())
        let ids = try connection.rows(
            """
            UPDATE \(schema.prefix)gathering SET state = $2, generation = generation + 1, used = $3,
            closed = closed OR $4 = 1 WHERE token = $1 RETURNING id
            """, [.text(token), .bytes(state), .integer(now), .integer(change.isClosed ? 1 : 0)])
        guard case .integer(let id)? = ids.first?.first else { return }
        try writeFiles(of: change, connection)
        for line in change.lines {
            try connection.rows(
                """
                WITH line AS (
                    INSERT INTO \(schema.prefix)said (token, entry, seconds) VALUES ($1, $2, $3) RETURNING serial
                )
                SELECT pg_notify($4, $5 || ' ' || serial) FROM line
                """,
                [.text(token), .bytes(line), .integer(now), .text(channel), .text("\(id)")])
        }
    }

    /// The states of a kind's recently used addresses, by address.
    package func states(ofKind kind: String, usedWithin recent: Int) throws(StorageError) -> [String: Data] {
        try states(where: "kind = $1 AND used >= $2", [.text(kind), .integer(Int64(clamping: seconds() - recent))])
    }

    /// The states of a founder's open addresses of a kind, by address.
    package func states(ofKind kind: String, founder: String) throws(StorageError) -> [String: Data] {
        try states(where: "kind = $1 AND founder = $2 AND NOT closed", [.text(kind), .text(founder)])
    }

    /// The states of some addresses, by address; those that don't exist any more are left out.
    package func states(of tokens: [String]) throws(StorageError) -> [String: Data] {
        tokens.isEmpty ? [:] : try states(where: "token = ANY($1::text[])", [.texts(tokens)])
    }

    private func states(
        where condition: String, _ values: [PostgresValue]
    ) throws(StorageError) -> [String: Data] {
        var states: [String: Data] = [:]
        for row in try rows("SELECT token, state FROM \(schema.prefix)gathering WHERE \(condition)", values) {
            if case .text(let token) = row[0], case .bytes(let state) = row[1] { states[token] = state }
        }
        return states
    }

    // MARK: The log

    /// The most lines that are read at once.
    package static let linesAtOnce = 1000

    /// A position in an address's log.
    package struct Place: Sendable {
        /// The number that notifications about the address carry.
        package let id: Int64
        /// The serial of the last line that was read; 0 before the first.
        package var serial: Int
    }

    /// The end of an address's log; nil where there is no such address.
    package func end(of token: String) throws(StorageError) -> Place? {
        let sql = """
            SELECT id, (SELECT coalesce(max(serial), 0)::bigint FROM \(schema.prefix)said WHERE token = $1)
            FROM \(schema.prefix)gathering WHERE token = $1
            """
        let row = try rows(sql, [.text(token)]).first
        guard let row, case .integer(let id) = row[0], case .integer(let serial) = row[1] else { return nil }
        return Place(id: id, serial: Int(serial))
    }

    /// The lines of an address's log after a serial.
    package func lines(of token: String, after serial: Int) throws(StorageError) -> [Line] {
        let sql = """
            SELECT serial, entry FROM \(schema.prefix)said WHERE token = $1 AND serial > $2 ORDER BY serial
            LIMIT \(Self.linesAtOnce)
            """
        return try rows(sql, [.text(token), .integer(Int64(serial))]).compactMap { row in
            guard case .integer(let serial) = row[0], case .bytes(let bytes) = row[1] else { return nil }
            return Line(serial: Int(serial), bytes: bytes)
        }
    }

    /// Marks addresses as used, so that `tidy` doesn't remove groups whose members are present but silent.
    package func touch(_ tokens: [String]) throws(StorageError) {
        let sql = "UPDATE \(schema.prefix)gathering SET used = $1 WHERE token = ANY($2::text[])"
        _ = try rows(sql, [.integer(Int64(clamping: seconds())), .texts(tokens)])
    }

    /// Removes old lines, uploaded files as old that no log mentions, and addresses that haven't been used for long; closed
    /// addresses go as early as lines do.
    package func tidy(linesOlderThan lineSeconds: Int, addressesUnusedFor addressSeconds: Int) throws(StorageError) {
        let now = Int64(clamping: seconds())
        let (lines, addresses) = (now - Int64(clamping: lineSeconds), now - Int64(clamping: addressSeconds))
        try tidyFiles(olderThan: lineSeconds)
        _ = try rows("DELETE FROM \(schema.prefix)said WHERE seconds < $1", [.integer(lines)])
        _ = try rows(
            "DELETE FROM \(schema.prefix)gathering WHERE used < $1 OR (used < $2 AND closed)",
            [.integer(addresses), .integer(lines)])
    }

    // MARK: Processes

    /// Whether a process is alive: it holds an advisory lock on its name for as long as it is connected. Shortly after the server
    /// has started every process counts as alive, because all of them have to reconnect first.
    package func isAlive(_ process: String) throws(StorageError) -> Bool {
        guard process != self.process else { return true }
        let sql = """
            SELECT pg_try_advisory_xact_lock(hashtextextended($1, 2))
            AND now() - pg_postmaster_start_time() > interval '\(graceSeconds) seconds'
            """
        return try rows(sql, [.text(process)]).first?.first != .integer(1)
    }

    func rows(_ sql: String, _ values: [PostgresValue]) throws(StorageError) -> [[PostgresValue]] {
        try pool.run { (connection) throws(StorageError) in try connection.rows(sql, values) }
    }
}
