import Foundation

extension PostgresStore {
    /// One statement, and so one transaction and one way to the server and back: its parts see each other's rows only where
    /// they name each other, and no value is written without the mark.
    func commit(
        _ mark: WindowMark, _ values: [PlacedValue], by owner: String, atSeconds now: Int
    ) throws(StorageError) -> (isOwner: Bool, refused: [String]) {
        var parameters: [PostgresValue] = [
            .text(mark.name), .text(mark.visitor), .text(owner), .integer(Int64(mark.generation)),
            .integer(Int64(mark.event)), mark.state.map { .bytes($0) } ?? .null, .integer(Int64(now)),
        ]
        let rows = values.map { value in
            let first = parameters.count + 1
            parameters += [.text(value.place.owner), .text(value.place.key), value.bytes.map { .bytes($0) } ?? .null]
            return "($\(first)::text, $\(first + 1)::text, $\(first + 2)::bytea)"
        }
        let sql = markStatement + (rows.isEmpty ? "" : valueStatements(rows.joined(separator: ", ")))
        let written = rows.isEmpty ? "SELECT NULL FROM mark" : "SELECT NULL FROM mark UNION ALL SELECT key FROM put"
        let result = try pool.run { (connection) throws(StorageError) in
            try connection.rows(sql + " " + written, parameters)
        }
        guard !result.isEmpty else { return (false, []) }
        let kept = Set(result.compactMap { if case .text(let key)? = $0.first { key } else { nil } })
        return (true, values.filter { $0.bytes != nil && !kept.contains($0.place.key) }.map(\.place.key))
    }

    private var markStatement: String {
        """
        WITH mark AS (
            INSERT INTO \(schema.prefix)window AS w (name, visitor, owner, generation, event, state, seen)
            VALUES ($1, $2, $3, $4, $5, coalesce($6::bytea, ''), $7)
            ON CONFLICT (name) DO UPDATE SET owner = $3, event = $5, state = coalesce($6::bytea, w.state), seen = $7
            WHERE w.generation = $4 RETURNING 1
        )
        """
    }

    private func valueStatements(_ rows: String) -> String {
        """
        , given (owner, key, bytes) AS (VALUES \(rows)),
        put AS (
            INSERT INTO \(schema.prefix)value AS old (owner, key, bytes)
            SELECT g.owner, g.key, g.bytes FROM given g, mark WHERE g.bytes IS NOT NULL AND
            (SELECT count(*) FROM \(schema.prefix)value v WHERE v.owner = g.owner AND v.key <> g.key)
            < \(StorageLimits.keysMax)
            ON CONFLICT (owner, key) DO UPDATE SET bytes = excluded.bytes RETURNING key
        ),
        gone AS (
            DELETE FROM \(schema.prefix)value v USING given g, mark
            WHERE g.bytes IS NULL AND v.owner = g.owner AND v.key = g.key
        )
        """
    }

    func generation(ofWindow name: String) throws(StorageError) -> Int? {
        let sql = "SELECT generation FROM \(schema.prefix)window WHERE name = $1"
        let rows = try pool.run { (connection) throws(StorageError) in try connection.rows(sql, [.text(name)]) }
        guard case .integer(let generation)? = rows.first?.first else { return nil }
        return Int(generation)
    }

    func takeWindow(
        _ name: String, of visitor: String, for owner: String, atSeconds now: Int
    ) throws(StorageError) -> KeptWindow? {
        let sql = """
            UPDATE \(schema.prefix)window SET generation = generation + 1, owner = $3, seen = $4
            WHERE name = $1 AND visitor = $2 RETURNING generation, event, state
            """
        let rows = try pool.run { (connection) throws(StorageError) in
            try connection.rows(sql, [.text(name), .text(visitor), .text(owner), .integer(Int64(now))])
        }
        guard let row = rows.first, case .integer(let generation) = row[0], case .integer(let event) = row[1],
            case .bytes(let state) = row[2]
        else { return nil }
        return KeptWindow(generation: Int(generation), event: Int(event), state: state)
    }

    func keepWindows(of owner: String, atSeconds now: Int, droppingOlderThan seconds: Int) throws(StorageError) {
        try pool.run { (connection) throws(StorageError) in
            try connection.rows(
                "UPDATE \(schema.prefix)window SET seen = $2 WHERE owner = $1", [.text(owner), .integer(Int64(now))])
            try connection.rows(
                "DELETE FROM \(schema.prefix)window WHERE seen < $1", [.integer(Int64(clamping: now - seconds))])
        }
    }
}
