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
        _ writing: WindowWriting, _ values: [PlacedValue], by owner: String
    ) throws(StorageError) -> (isOwner: Bool, refused: [UnwrittenValues.Place]) {
        try run { (database) throws(StorageError) in
            try database.transaction { () throws(StorageError) in
                guard try Self.begin(writing, by: owner, in: database) else { return (false, []) }
                var refused: [UnwrittenValues.Place] = []
                for value in values where try !Self.write(value.bytes, at: value.place, in: database) {
                    refused.append(value.place)
                }
                return (true, refused)
            }
        }
    }

    private static func begin(
        _ writing: WindowWriting, by owner: String, in database: Database
    ) throws(StorageError) -> Bool {
        switch writing {
        case .marked(let mark): try write(mark, by: owner, in: database)
        case .unmarked(let claim):
            try database.run(
                "SELECT 1 FROM window WHERE name = ?1 AND generation <> ?2",
                [.text(claim.name), .integer(Int64(claim.generation))]) == nil
        }
    }

    private static func write(
        _ mark: WindowMark, by owner: String, in database: Database
    ) throws(StorageError) -> Bool {
        try database.run(
            """
            INSERT INTO window (name, visitor, owner, generation, event, state, seen)
            VALUES (?1, ?2, ?3, ?4, ?5, coalesce(?6, x''), unixepoch())
            ON CONFLICT (name) DO UPDATE
            SET owner = ?3, event = ?5, state = coalesce(?6, state), seen = unixepoch()
            WHERE generation = ?4 RETURNING 1
            """,
            [
                .text(mark.claim.name), .text(mark.visitor), .text(owner), .integer(Int64(mark.claim.generation)),
                .integer(Int64(mark.event)), mark.state.map { .blob($0) } ?? .null,
            ]) != nil
    }

    func generations(ofWindows names: [String]) throws(StorageError) -> [String: Int] {
        var generations: [String: Int] = [:]
        try run { (database) throws(StorageError) in
            for name in names {
                let sql = "SELECT generation FROM window WHERE name = ?1"
                if case .integer(let generation)? = try database.run(sql, [.text(name)]) {
                    generations[name] = Int(generation)
                }
            }
        }
        return generations
    }

    func takeWindow(_ name: String, of visitor: String, for owner: String) throws(StorageError) -> KeptWindow? {
        let rows = try run { (database) throws(StorageError) in
            try database.rows(
                """
                UPDATE window SET generation = generation + 1, owner = ?3, seen = unixepoch()
                WHERE name = ?1 AND visitor = ?2 RETURNING generation, event, state
                """, [.text(name), .text(visitor), .text(owner)])
        }
        guard let row = rows.first, case .integer(let generation) = row[0], case .integer(let event) = row[1],
            case .blob(let state) = row[2]
        else { return nil }
        return KeptWindow(generation: Int(generation), event: Int(event), state: state)
    }

    func keepWindows(_ names: [String], of owner: String) throws(StorageError) {
        try run { (database) throws(StorageError) in
            try database.transaction { () throws(StorageError) in
                let sql = "UPDATE window SET seen = unixepoch() WHERE name = ?1 AND owner = ?2"
                for name in names { try database.run(sql, [.text(name), .text(owner)]) }
            }
        }
    }

    func dropWindows(unusedForSeconds seconds: Int) throws(StorageError) -> Bool {
        try run { (database) throws(StorageError) in
            let old = try Self.drop("FROM window WHERE seen < unixepoch() - \(seconds)", in: database)
            guard old < Self.windowPortion else { return true }
            guard case .integer(let count)? = try database.run("SELECT count(*) FROM window"),
                count > windowCountMax
            else { return false }
            let limit = min(Int(count) - windowCountMax, Self.windowPortion)
            return try Self.drop(Self.mostOfOne, in: database, limit: limit) == Self.windowPortion
        }
    }

    /// All windows, first those of the visitors with most, the least recently used: nobody pushes out another's by opening many.
    private static let mostOfOne = """
        FROM (SELECT name, seen, row_number() OVER (PARTITION BY visitor ORDER BY seen DESC) AS place FROM window)
        ORDER BY place DESC, seen
        """

    /// - Parameter which: The windows, from `FROM` on.
    /// - Returns: How many windows are gone.
    private static func drop(
        _ which: String, in database: Database, limit: Int = windowPortion
    ) throws(StorageError) -> Int {
        try database.rows(
            """
            DELETE FROM window WHERE name IN (SELECT name \(which) LIMIT \(limit)) RETURNING 1
            """, []
        ).count
    }
}
