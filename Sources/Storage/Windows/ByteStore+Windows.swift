import Foundation

extension ByteStore {
    static func makeWindowTable(in database: Database) throws(StorageError) {
        try database.execute(
            """
            CREATE TABLE IF NOT EXISTS window (
                name TEXT PRIMARY KEY, visitor TEXT NOT NULL, owner TEXT NOT NULL, generation INTEGER NOT NULL,
                event INTEGER NOT NULL, state BLOB NOT NULL, seen INTEGER NOT NULL
            ) WITHOUT ROWID
            """)
    }

    func commit(
        _ mark: WindowMark, _ values: [PlacedValue], by owner: String, atSeconds now: Int
    ) throws(StorageError) -> (isOwner: Bool, refused: [String]) {
        try run { (database) throws(StorageError) in
            try database.transaction { () throws(StorageError) in
                guard try Self.write(mark, by: owner, atSeconds: now, in: database) else { return (false, []) }
                var refused: [String] = []
                for value in values where try !Self.write(value.bytes, at: value.place, in: database) {
                    refused.append(value.place.key)
                }
                return (true, refused)
            }
        }
    }

    private static func write(
        _ mark: WindowMark, by owner: String, atSeconds now: Int, in database: Database
    ) throws(StorageError) -> Bool {
        try database.run(
            """
            INSERT INTO window (name, visitor, owner, generation, event, state, seen)
            VALUES (?1, ?2, ?3, ?4, ?5, coalesce(?6, x''), ?7)
            ON CONFLICT (name) DO UPDATE SET owner = ?3, event = ?5, state = coalesce(?6, state), seen = ?7
            WHERE generation = ?4 RETURNING 1
            """,
            [
                .text(mark.name), .text(mark.visitor), .text(owner), .integer(Int64(mark.generation)),
                .integer(Int64(mark.event)), mark.state.map { .blob($0) } ?? .null, .integer(Int64(now)),
            ]) != nil
    }

    func generation(ofWindow name: String) throws(StorageError) -> Int? {
        let sql = "SELECT generation FROM window WHERE name = ?1"
        let value = try run { (database) throws(StorageError) in try database.run(sql, [.text(name)]) }
        guard case .integer(let generation)? = value else { return nil }
        return Int(generation)
    }

    func takeWindow(
        _ name: String, of visitor: String, for owner: String, atSeconds now: Int
    ) throws(StorageError) -> KeptWindow? {
        let rows = try run { (database) throws(StorageError) in
            try database.rows(
                """
                UPDATE window SET generation = generation + 1, owner = ?3, seen = ?4
                WHERE name = ?1 AND visitor = ?2 RETURNING generation, event, state
                """, [.text(name), .text(visitor), .text(owner), .integer(Int64(now))])
        }
        guard let row = rows.first, case .integer(let generation) = row[0], case .integer(let event) = row[1],
            case .blob(let state) = row[2]
        else { return nil }
        return KeptWindow(generation: Int(generation), event: Int(event), state: state)
    }

    func keepWindows(of owner: String, atSeconds now: Int, droppingOlderThan seconds: Int) throws(StorageError) {
        try run { (database) throws(StorageError) in
            try database.run(
                "UPDATE window SET seen = ?2 WHERE owner = ?1", [.text(owner), .integer(Int64(now))])
            try database.run("DELETE FROM window WHERE seen < ?1", [.integer(Int64(clamping: now - seconds))])
        }
    }
}
