import Foundation

/// The SQL of the tables in which a PostgreSQL database has an app's SQLite files: a row for each file, and one for each block.
struct PostgresFileTable: Sendable {
    /// A file as the server has it.
    struct Entry: Equatable, Sendable {
        let id: Int64
        let size: Int64
        /// Grows with each transaction.
        let generation: Int64
    }

    private let file: String
    private let block: String

    init(_ schema: PostgresSchema) { (file, block) = (schema.prefix + "sqlite_file", schema.prefix + "sqlite_block") }

    /// The files that have some of the names.
    func entries(named names: [String], _ connection: PostgresConnection) throws(StorageError) -> [String: Entry] {
        let sql = "SELECT name, id, size, generation FROM \(file) WHERE name = ANY ($1)"
        var entries: [String: Entry] = [:]
        for row in try connection.rows(sql, [.texts(names)]) {
            if case .text(let name)? = row.first { entries[name] = Self.entry(row.dropFirst()) }
        }
        return entries
    }

    private static func entry(_ row: ArraySlice<PostgresValue>) -> Entry? {
        let numbers = row.compactMap { if case .integer(let number) = $0 { number } else { nil } }
        guard numbers.count == 3, numbers[1] >= 0 else { return nil }
        return Entry(id: numbers[0], size: numbers[1], generation: numbers[2])
    }

    // MARK: Transactions

    /// Begins a transaction with a snapshot of the database, in one round trip.
    /// - Returns: The file in it; nil where it was deleted.
    func begin(_ id: Int64, _ connection: PostgresConnection) throws(StorageError) -> Entry? {
        let rows = try connection.lastRows(
            of:
                """
                BEGIN ISOLATION LEVEL REPEATABLE READ; \(connection.lastingSetting)
                SELECT id, size, generation FROM \(file) WHERE id = \(id)
                """)
        return rows.first.flatMap { Self.entry($0[...]) }
    }

    /// Begins a transaction that has the file's row locked, once whoever has it is done. Those who wait get it before those who
    /// only come then, apart from a few.
    /// - Returns: Nil where it wasn't its turn in time. No transaction is begun then.
    func beginReserved(_ id: Int64, _ connection: PostgresConnection) throws(StorageError) -> Entry? {
        do throws(StorageError) {
            // Nobody else can change the file's blocks from here on, so each statement may see what was committed before it.
            let rows = try connection.lastRows(
                of:
                    """
                    BEGIN; \(connection.lastingSetting) SET LOCAL lock_timeout = \(Self.turnMilliseconds);
                    SELECT id, size, generation FROM \(file) WHERE id = \(id) FOR UPDATE;
                    SET LOCAL lock_timeout = DEFAULT
                    """)
            if let entry = rows.first.flatMap({ Self.entry($0[...]) }) { return entry }
        } catch {
            guard error.isLocked else { throw error }
        }
        try connection.execute("ROLLBACK")
        return nil
    }

    /// How long a connection waits for its turn to write, each time that SQLite asks for a lock.
    private static let turnMilliseconds = 100

    /// Reserves the file for this transaction's changes, which can be taken back alone.
    /// - Throws: SQLSTATE 55P03 where another transaction has it, and 40001 where one has changed it since the snapshot.
    func reserve(_ id: Int64, _ connection: PostgresConnection) throws(StorageError) {
        do throws(StorageError) {
            try connection.execute(
                "SAVEPOINT reserved; SELECT id FROM \(file) WHERE id = \(id) FOR UPDATE NOWAIT")
        } catch {
            if !error.isAway { try takeBack(connection) }
            throw error
        }
    }

    /// Takes back what was changed since `reserve`, and no longer reserves the file.
    func takeBack(_ connection: PostgresConnection) throws(StorageError) {
        try connection.execute("ROLLBACK TO SAVEPOINT reserved")
    }

    // MARK: Blocks

    func blocks(
        _ numbers: ClosedRange<Int64>, of id: Int64, _ connection: PostgresConnection
    ) throws(StorageError) -> [Int64: BlockBuffer.Block] {
        let sql = "SELECT number, bytes FROM \(block) WHERE file = $1 AND number BETWEEN $2 AND $3"
        let range: [PostgresValue] = [.integer(numbers.lowerBound), .integer(numbers.upperBound)]
        var blocks: [Int64: BlockBuffer.Block] = [:]
        for row in try connection.rows(sql, [.integer(id)] + range) {
            guard case .integer(let number) = row[0], case .bytes(let bytes) = row[1] else { continue }
            blocks[number] = Self.whole(bytes)
        }
        return blocks
    }

    private static func whole(_ bytes: Data) -> BlockBuffer.Block {
        let block = BlockBuffer.Block(bytes.prefix(BlockBuffer.blockBytes))
        return block + BlockBuffer.Block(repeating: 0, count: BlockBuffer.blockBytes - block.count)
    }

    func write(
        _ blocks: [(key: Int64, value: BlockBuffer.Block)], to id: Int64, _ connection: PostgresConnection
    ) throws(StorageError) {
        let sql = """
            INSERT INTO \(block) (file, number, bytes) SELECT $1, number, bytes FROM
            unnest($2::bigint[], $3::bytea[]) AS written (number, bytes)
            ON CONFLICT (file, number) DO UPDATE SET bytes = excluded.bytes
            """
        let numbers = PostgresValue.integers(blocks.map(\.key))
        try connection.rows(sql, [.integer(id), numbers, .byteStrings(blocks.map { Data($0.value) })])
    }

    /// Removes the blocks from a number on.
    func truncate(_ id: Int64, to count: Int64, _ connection: PostgresConnection) throws(StorageError) {
        let sql = "DELETE FROM \(block) WHERE file = $1 AND number >= $2"
        try connection.rows(sql, [.integer(id), .integer(count)])
    }

    func finish(_ id: Int64, size: Int64, _ connection: PostgresConnection) throws(StorageError) {
        let sql = "UPDATE \(file) SET size = $2, generation = generation + 1 WHERE id = $1"
        try connection.rows(sql, [.integer(id), .integer(size)])
    }

    // MARK: Files

    /// Limits how long the transaction waits for another one's locks, so that a long transaction isn't taken for a server that
    /// doesn't answer. Past the limit, the error is SQLSTATE 55P03.
    private func limitWaiting(_ connection: PostgresConnection) throws(StorageError) {
        try connection.execute("SET LOCAL lock_timeout = 1500")
    }

    /// Adds an empty file, unless there is one, and reserves it until the transaction ends.
    func add(_ name: String, _ connection: PostgresConnection) throws(StorageError) -> Entry? {
        try limitWaiting(connection)
        let sql = "INSERT INTO \(file) (name, size, generation) VALUES ($1, 0, 0) ON CONFLICT (name) DO NOTHING"
        try connection.rows(sql, [.text(name)])
        let found = "SELECT id, size, generation FROM \(file) WHERE name = $1 FOR UPDATE"
        return try connection.rows(found, [.text(name)]).first.flatMap { Self.entry($0[...]) }
    }

    /// Gives a file another name: connections to it keep it.
    /// - Returns: Whether there is such a file.
    func rename(_ id: Int64, to name: String, _ connection: PostgresConnection) throws(StorageError) -> Bool {
        let sql = "UPDATE \(file) SET name = $2 WHERE id = $1 RETURNING 1::bigint"
        return try !connection.rows(sql, [.integer(id), .text(name)]).isEmpty
    }

    func remove(_ name: String, _ connection: PostgresConnection) throws(StorageError) {
        try limitWaiting(connection)
        try connection.rows("DELETE FROM \(file) WHERE name = $1", [.text(name)])
    }
}
