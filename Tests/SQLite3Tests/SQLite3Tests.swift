import Foundation
import SQLite3
import Testing

struct SQLite3Tests {
    @Test func `an app reads back what it wrote into a database`() throws {
        var database: OpaquePointer?
        try #require(sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        let sql = "CREATE TABLE guest (name TEXT); INSERT INTO guest VALUES ('猫'), ('Lisa')"
        try #require(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
        var statement: OpaquePointer?
        let query = "SELECT group_concat(name) FROM guest"
        try #require(sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK)
        defer { sqlite3_finalize(statement) }
        try #require(sqlite3_step(statement) == SQLITE_ROW)
        let names = try #require(sqlite3_column_text(statement, 0))
        #expect(String(cString: names) == "猫,Lisa")
    }
}
