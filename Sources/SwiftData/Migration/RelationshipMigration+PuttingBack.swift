import Foundation
import Storage

extension RelationshipMigration {
    /// Creates the pair tables, and copies what was taken out to its new place.
    func putBack() throws {
        try makePairs()
        for moved in relationships where !moved.isSame {
            try put(moved)
            try connection.execute("DROP TABLE \(moved.table)")
        }
    }

    private func makePairs() throws {
        let kept = Set(relationships.compactMap { $0.isSame ? $0.after.pairsName : nil })
        for name in from.pairs.keys.sorted() where !kept.contains(name) {
            try connection.execute("DROP TABLE \(TableLayout.quoted(name))")
        }
        for name in to.pairs.keys.sorted() {
            let sql = TableLayout.createPairs(name)
            for statement in kept.contains(name) ? Array(sql.dropFirst()) : sql { try connection.execute(statement) }
        }
    }

    private func put(_ moved: Relationship) throws {
        switch moved.after {
        case .own(let column):
            let (name, quoted) = (TableLayout.quoted(moved.model.name), TableLayout.quoted(column))
            // The other side may have set another model there already.
            let taken = """
                SELECT 1 FROM \(moved.table) GROUP BY owner HAVING count(DISTINCT other) > 1 UNION ALL \
                SELECT 1 FROM \(moved.table) m JOIN \(name) t ON m.owner = t._id WHERE t.\(quoted) <> m.other LIMIT 1
                """
            guard try connection.integers(taken).isEmpty else { throw moved.failure("leads to several models") }
            try set(column, of: moved.model.name, to: "other", where: "owner", moved)
        case .column(let table, let column):
            let (name, quoted) = (TableLayout.quoted(table), TableLayout.quoted(column))
            let taken = """
                SELECT 1 FROM \(moved.table) GROUP BY other HAVING count(DISTINCT owner) > 1 UNION ALL \
                SELECT 1 FROM \(moved.table) m JOIN \(name) t ON m.other = t._id WHERE t.\(quoted) <> m.owner LIMIT 1
                """
            guard try connection.integers(taken).isEmpty else {
                throw moved.failure("shares models, of which each can have one \(column) only")
            }
            try set(column, of: table, to: "owner", where: "other", moved)
        case .pairs(let name, let isOwner):
            try connection.execute(
                """
                INSERT OR IGNORE INTO \(TableLayout.quoted(name)) (\(isOwner ? "owner, other" : "other, owner")) \
                SELECT owner, other FROM \(moved.table) ORDER BY rowid
                """)
        }
    }

    private func set(
        _ column: String, of table: String, to value: String, where key: String, _ moved: Relationship
    ) throws {
        // Without the index each row would need a full scan.
        let index = TableLayout.quoted("by \(key) moved")
        try connection.execute("CREATE INDEX \(index) ON \(moved.table) (\(key))")
        try connection.execute(
            """
            UPDATE \(TableLayout.quoted(table)) SET \(TableLayout.quoted(column)) = \
            (SELECT \(value) FROM \(moved.table) WHERE \(key) = _id) \
            WHERE _id IN (SELECT \(key) FROM \(moved.table))
            """)
    }
}

extension TableLayout.Place {
    fileprivate var pairsName: String? { if case .pairs(let name, _) = self { name } else { nil } }
}
