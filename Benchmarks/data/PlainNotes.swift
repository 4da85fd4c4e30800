import BenchmarkReport
import Foundation
import SQLite3

/// The same steps with prepared SQLite statements.
final class PlainNotes {
    private var database: OpaquePointer?

    init(_ file: URL) throws {
        guard sqlite3_open(file.path, &database) == SQLITE_OK else { throw CocoaError(.fileReadUnknown) }
        sqlite3_exec(
            database,
            """
            PRAGMA journal_mode = WAL;
            PRAGMA synchronous = NORMAL;
            CREATE TABLE Note (_id INTEGER PRIMARY KEY, title, text, created, rating, isDone);
            CREATE INDEX byCreated ON Note (created)
            """, nil, nil, nil)
    }

    deinit { sqlite3_close(database) }

    func run(_ step: Step, _ count: Int) throws {
        let columns = "title, text, created, rating, isDone"
        switch step {
        case .save:
            let insert = prepared("INSERT INTO Note (\(columns)) VALUES (?, ?, ?, ?, ?)")
            sqlite3_exec(database, "BEGIN", nil, nil, nil)
            for number in 0..<count { bind(Note(number: number), to: insert) }
            sqlite3_exec(database, "COMMIT", nil, nil, nil)
            sqlite3_finalize(insert)
        case .browse: use(titles("SELECT \(columns) FROM Note ORDER BY created LIMIT 20"))
        case .search: use(titles("SELECT \(columns) FROM Note WHERE rating = 3 AND isDone = 1"))
        case .change:
            let sql =
                "UPDATE Note SET rating = rating + 1 WHERE _id IN (SELECT _id FROM Note ORDER BY created LIMIT 1000)"
            sqlite3_exec(database, sql, nil, nil, nil)
        case .readAll: use(titles("SELECT \(columns) FROM Note ORDER BY created"))
        }
    }

    private func prepared(_ sql: String) -> OpaquePointer? {
        var statement: OpaquePointer?
        sqlite3_prepare_v2(database, sql, -1, &statement, nil)
        return statement
    }

    private func bind(_ note: Note, to insert: OpaquePointer?) {
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        sqlite3_bind_text(insert, 1, note.title, -1, transient)
        sqlite3_bind_text(insert, 2, note.text, -1, transient)
        sqlite3_bind_double(insert, 3, note.created.timeIntervalSinceReferenceDate)
        sqlite3_bind_int64(insert, 4, Int64(note.rating))
        sqlite3_bind_int64(insert, 5, note.isDone ? 1 : 0)
        sqlite3_step(insert)
        sqlite3_reset(insert)
    }

    private func titles(_ sql: String) -> [String] {
        let select = prepared(sql)
        defer { sqlite3_finalize(select) }
        var titles: [String] = []
        while sqlite3_step(select) == SQLITE_ROW { titles.append(String(cString: sqlite3_column_text(select, 0))) }
        return titles
    }
}
