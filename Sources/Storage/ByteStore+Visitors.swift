/// When each visitor was last seen. Once a visitor's cookie has expired, nobody can reach what is kept for them.
///
/// Visitors are recognized by their windows alone: owners of other kinds are never forgotten.
extension ByteStore {
    static func makeVisitorTable(in database: Database) throws(StorageError) {
        try database.execute(
            "CREATE TABLE IF NOT EXISTS visitor (name TEXT PRIMARY KEY, seen INTEGER NOT NULL) WITHOUT ROWID")
    }

    /// Records which visitors have a window, and removes the values of visitors who haven't had one for this long.
    func forgetVisitors(unseenForSeconds seconds: Int) throws(StorageError) {
        try run { (database) throws(StorageError) in
            try database.transaction { () throws(StorageError) in
                try database.run(
                    """
                    INSERT INTO visitor (name, seen) SELECT visitor, max(seen) FROM window WHERE true GROUP BY visitor
                    ON CONFLICT (name) DO UPDATE SET seen = max(visitor.seen, excluded.seen)
                    """)
                for table in ["value WHERE owner", "visitor WHERE name"] {
                    try database.run(
                        "DELETE FROM \(table) IN (SELECT name FROM visitor WHERE seen < unixepoch() - ?1)",
                        [.integer(Int64(clamping: seconds))])
                }
            }
        }
    }

    /// Which of these visitors have had a window, and aren't forgotten yet.
    func visitors(among names: [String]) throws(StorageError) -> Set<String> {
        try run { (database) throws(StorageError) in
            var known: Set<String> = []
            for name in names where try database.run("SELECT 1 FROM visitor WHERE name = ?1", [.text(name)]) != nil {
                known.insert(name)
            }
            return known
        }
    }
}
