import Foundation

extension PostgresStore {
    /// Writes a mark and values in one statement, and so in one transaction and one round trip. Its parts see each other's rows
    /// only where they name each other, and no value is written without a `mark` row.
    func commit(
        _ writing: WindowWriting, _ values: [PlacedValue], by owner: String
    ) throws(StorageError) -> (isOwner: Bool, refused: [UnwrittenValues.Place]) {
        var (sql, parameters) = beginning(writing, by: owner)
        sql += values.isEmpty ? " SELECT NULL, NULL FROM mark" : valueStatements(from: parameters.count + 1)
        if !values.isEmpty { parameters += Self.parameters(values) }
        let result = try pool.run { (connection) throws(StorageError) in try connection.rows(sql, parameters) }
        guard !result.isEmpty else { return (false, []) }
        let kept = Set(result.compactMap { Self.place($0) })
        return (true, values.filter { $0.bytes != nil && !kept.contains($0.place) }.map(\.place))
    }

    func refusal(of values: [PlacedValue]) throws(StorageError) -> StorageError? {
        let sql = "WITH mark AS (SELECT 1)" + valueStatements(from: 1)
        return try pool.run { (connection) throws(StorageError) in
            try connection.execute("BEGIN")
            defer { try? connection.execute("ROLLBACK") }
            do throws(StorageError) {
                try connection.rows(sql, Self.parameters(values))
                return nil
            } catch {
                if error.isPassing { throw error }
                return error
            }
        }
    }

    /// Three array parameters for any number of values: a statement has at most 65 535 parameters.
    private static func parameters(_ values: [PlacedValue]) -> [PostgresValue] {
        [
            .texts(values.map(\.place.owner)), .texts(values.map(\.place.key)), .byteStrings(values.map(\.bytes)),
        ]
    }

    private static func place(_ row: [PostgresValue]) -> UnwrittenValues.Place? {
        guard case .text(let owner) = row[0], case .text(let key) = row[1] else { return nil }
        return UnwrittenValues.Place(owner: owner, key: key)
    }

    /// The statement's beginning, with a CTE `mark` that has a row if the window still belongs to the owner.
    private func beginning(_ writing: WindowWriting, by owner: String) -> (sql: String, [PostgresValue]) {
        switch writing {
        case .marked(let mark):
            let sql = """
                WITH mark AS (
                    INSERT INTO \(schema.prefix)window AS w (name, visitor, owner, generation, event, state, seen)
                    VALUES ($1, $2, $3, $4, $5, coalesce($6::bytea, ''), \(Self.now))
                    ON CONFLICT (name) DO UPDATE
                    SET owner = $3, event = $5, state = coalesce($6::bytea, w.state), seen = \(Self.now)
                    WHERE w.generation = $4 RETURNING 1
                )
                """
            return (
                sql,
                [
                    .text(mark.claim.name), .text(mark.visitor), .text(owner), .integer(Int64(mark.claim.generation)),
                    .integer(Int64(mark.event)), mark.state.map { .bytes($0) } ?? .null,
                ]
            )
        case .unmarked(let claim):
            // The row lock orders this against a process that takes the window over: it waits for these values, or these wait for
            // its new generation.
            let sql = """
                WITH kept AS (SELECT generation FROM \(schema.prefix)window WHERE name = $1 FOR SHARE),
                mark AS (SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM kept WHERE generation <> $2))
                """
            return (sql, [.text(claim.name), .integer(Int64(claim.generation))])
        }
    }

    /// The server's clock, because the clocks of the machines may differ.
    private static let now = "extract(epoch from now())::bigint"

    /// New keys are counted together with existing ones, and all of them before the first is written. All processes lock rows in
    /// the same order, so that they can't deadlock.
    private func valueStatements(from first: Int) -> String {
        """
        , given (owner, key, bytes) AS (
            SELECT * FROM unnest($\(first)::text[], $\(first + 1)::text[], $\(first + 2)::bytea[])
        ),
        others (owner, number) AS (
            SELECT v.owner, count(*) FROM \(schema.prefix)value v WHERE v.owner IN (SELECT owner FROM given)
            AND NOT EXISTS (SELECT 1 FROM given g WHERE g.owner = v.owner AND g.key = v.key) GROUP BY v.owner
        ),
        counted AS (
            SELECT g.owner, g.key, g.bytes, coalesce(o.number, 0) +
            row_number() OVER (PARTITION BY g.owner ORDER BY old.key IS NULL, g.key) AS number
            FROM given g LEFT JOIN others o ON o.owner = g.owner
            LEFT JOIN \(schema.prefix)value old ON old.owner = g.owner AND old.key = g.key
            WHERE g.bytes IS NOT NULL
        ),
        put AS (
            INSERT INTO \(schema.prefix)value (owner, key, bytes)
            SELECT c.owner, c.key, c.bytes FROM counted c, mark WHERE c.number <= \(StorageLimits.keysMax)
            ORDER BY c.owner COLLATE "C", c.key COLLATE "C"
            ON CONFLICT (owner, key) DO UPDATE SET bytes = excluded.bytes RETURNING owner, key
        ),
        gone AS (
            DELETE FROM \(schema.prefix)value v USING given g, mark
            WHERE g.bytes IS NULL AND v.owner = g.owner AND v.key = g.key
        )
        SELECT NULL, NULL FROM mark UNION ALL SELECT owner, key FROM put
        """
    }

    func generations(ofWindows names: [String]) throws(StorageError) -> [String: Int] {
        var generations: [String: Int] = [:]
        for start in stride(from: 0, to: names.count, by: Self.windowPortion) {
            let some = names[start...].prefix(Self.windowPortion)
            let sql = "SELECT name, generation FROM \(schema.prefix)window WHERE name IN (\(Self.list(some.count)))"
            let rows = try pool.run { (connection) throws(StorageError) in
                try connection.rows(sql, some.map { .text($0) })
            }
            for row in rows {
                if case .text(let name) = row[0], case .integer(let number) = row[1] { generations[name] = Int(number) }
            }
        }
        return generations
    }

    func takeWindow(_ name: String, of visitor: String, for owner: String) throws(StorageError) -> KeptWindow? {
        let sql = """
            UPDATE \(schema.prefix)window SET generation = generation + 1, owner = $3, seen = \(Self.now)
            WHERE name = $1 AND visitor = $2 RETURNING generation, event, state
            """
        let rows = try pool.run { (connection) throws(StorageError) in
            try connection.rows(sql, [.text(name), .text(visitor), .text(owner)])
        }
        guard let row = rows.first, case .integer(let generation) = row[0], case .integer(let event) = row[1],
            case .bytes(let state) = row[2]
        else { return nil }
        return KeptWindow(generation: Int(generation), event: Int(event), state: state)
    }

    func keepWindows(_ names: [String], of owner: String) throws(StorageError) {
        for start in stride(from: 0, to: names.count, by: Self.windowPortion) {
            let some = names[start...].prefix(Self.windowPortion)
            let sql = """
                UPDATE \(schema.prefix)window SET seen = \(Self.now)
                WHERE owner = $1 AND name IN (\(Self.list(some.count, from: 2)))
                """
            _ = try pool.run { (connection) throws(StorageError) in
                try connection.rows(sql, [.text(owner)] + some.map { .text($0) })
            }
        }
    }

    func dropWindows(unusedForSeconds seconds: Int) throws(StorageError) -> Bool {
        let sql = """
            DELETE FROM \(schema.prefix)window WHERE name IN (SELECT name FROM \(schema.prefix)window
            WHERE seen < \(Self.now) - $1 LIMIT \(Self.windowPortion) FOR UPDATE SKIP LOCKED) RETURNING 1
            """
        let rows = try pool.run { (connection) throws(StorageError) in
            try connection.rows(sql, [.integer(Int64(clamping: seconds))])
        }
        return rows.count == Self.windowPortion
    }

    /// For example `$2, $3, $4`.
    static func list(_ count: Int, from first: Int = 1) -> String {
        (first..<first + count).map { "$\($0)" }.joined(separator: ", ")
    }
}
