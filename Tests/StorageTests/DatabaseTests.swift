import Testing

@testable import Storage

@Suite struct DatabaseTests {
    @Test func `a change that is refused at its end is not said to be kept, even if it gives a row`() throws {
        let database = try Database(path: ":memory:")
        // A deferred constraint, which is only checked at the commit. A full disk is also noticed only then.
        try database.execute(
            """
            PRAGMA foreign_keys = ON;
            CREATE TABLE owner (name TEXT PRIMARY KEY);
            CREATE TABLE thing (owner TEXT REFERENCES owner DEFERRABLE INITIALLY DEFERRED)
            """)
        let sql = "INSERT INTO thing (owner) VALUES (?1) RETURNING 1"
        #expect(throws: StorageError.self) { try database.run(sql, [.text("nobody")]) }
        #expect(try database.run("SELECT count(*) FROM thing") == .integer(0))
        try database.execute("INSERT INTO owner (name) VALUES ('Lisa')")
        #expect(try database.run(sql, [.text("Lisa")]) == .integer(1))
        #expect(try database.run("SELECT count(*) FROM thing") == .integer(1))
    }
}
