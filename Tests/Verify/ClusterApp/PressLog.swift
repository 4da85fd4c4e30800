import Foundation
import SQLite3

/// Everybody's presses, in a SQLite database that the app opens itself, as apps for Apple's systems do.
@MainActor
final class PressLog {
    static let shared = PressLog()

    private var database: OpaquePointer?

    private init() {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        let folder = support.appendingPathComponent("kissa/ClusterApp", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        sqlite3_open(folder.appendingPathComponent("presses.sqlite").path, &database)
        sqlite3_busy_timeout(database, 5000)
        run("PRAGMA journal_mode = WAL")
        run("CREATE TABLE IF NOT EXISTS press (number INTEGER PRIMARY KEY, seconds REAL)")
    }

    func add() {
        // Once more where the server has just been restarted.
        for _ in 0..<3 {
            if run("BEGIN IMMEDIATE"), run("INSERT INTO press (seconds) VALUES (julianday())"), run("COMMIT") { return }
            run("ROLLBACK")
        }
        let reason = String(cString: sqlite3_errmsg(database))
        FileHandle.standardError.write(Data("A press isn't logged: \(reason)\n".utf8))
    }

    var count: Int {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        sqlite3_prepare_v2(database, "SELECT count(*) FROM press", -1, &statement, nil)
        return sqlite3_step(statement) == SQLITE_ROW ? Int(sqlite3_column_int64(statement, 0)) : -1
    }

    @discardableResult
    private func run(_ sql: String) -> Bool { sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK }
}
