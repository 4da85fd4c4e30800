import Foundation
import SQLite3

/// A SQLite file. It stores values under keys, and doesn't interpret them.
///
/// It is used from one task at a time: ``ShopArchive`` owns it.
final class Database {
    private let connection: OpaquePointer

    /// Opens a file, and creates it if there is none; without a path, the data is in memory and lost with the object.
    ///
    /// - Parameter patience: How long to wait for another process's lock.
    init(path: String?, patience: Duration = .milliseconds(500)) throws {
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path ?? ":memory:", &connection, flags, nil)
        guard code == SQLITE_OK, let connection else {
            let message = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
            sqlite3_close_v2(connection)
            throw DatabaseError(code: code, message: message, statement: "open \(path ?? ":memory:")")
        }
        self.connection = connection
        wait(for: patience)
    }

    /// Sets how long to wait for another process's lock.
    func wait(for patience: Duration) { sqlite3_busy_timeout(connection, Int32(patience / .milliseconds(1))) }

    deinit { sqlite3_close_v2(connection) }

    /// Turns on the write-ahead log. SQLite refuses this at once, without waiting, if another connection is doing the same
    /// to a new file; it is then tried again.
    func beginLog(patience: Duration) throws {
        let end = ContinuousClock.now + patience
        while true {
            do {
                try run("PRAGMA journal_mode = WAL")
                return
            } catch let error as DatabaseError where error.code == SQLITE_BUSY && ContinuousClock.now < end {
                usleep(5000)
            }
        }
    }

    /// Runs a statement with values for its placeholders, and returns its rows.
    @discardableResult
    func run(_ sql: String, _ values: Value...) throws -> [[Value]] { try run(sql, values) }

    /// Like `run` with variadic values.
    @discardableResult
    func run(_ sql: String, _ values: [Value]) throws -> [[Value]] {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(connection, sql, -1, &statement, nil), sql)
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() {
            try check(value.bind(to: statement, at: Int32(index + 1)), sql)
        }
        var rows: [[Value]] = []
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return rows }
            guard code == SQLITE_ROW else { throw error(code, sql) }
            rows.append((0..<sqlite3_column_count(statement)).map { Value(statement, column: $0) })
        }
    }

    /// Reads several values from one consistent snapshot.
    func reading<R>(_ read: () throws -> R) throws -> R {
        try run("BEGIN")
        defer { _ = try? run("COMMIT") }
        return try read()
    }

    /// Makes several changes atomically: either all of them are saved or none. Inside a transaction, they become a part of it.
    func transaction(_ changes: () throws -> Void) throws {
        guard try begin() else { return try changes() }
        do {
            try changes()
            try commit()
        } catch {
            rollBack()
            throw error
        }
    }

    /// Begins a transaction, unless there is one already.
    /// - Returns: Whether a transaction was begun.
    func begin() throws -> Bool {
        guard sqlite3_get_autocommit(connection) != 0 else { return false }
        try run("BEGIN IMMEDIATE")
        return true
    }

    func commit() throws { try run("COMMIT") }

    /// Undoes the changes since `begin()`. Its own error is ignored: the error that led to it is the one to report.
    func rollBack() { _ = try? run("ROLLBACK") }

    private func check(_ code: Int32, _ sql: String) throws {
        guard code == SQLITE_OK else { throw error(code, sql) }
    }

    private func error(_ code: Int32, _ sql: String) -> DatabaseError {
        DatabaseError(code: code, message: String(cString: sqlite3_errmsg(connection)), statement: sql)
    }
}

/// An error reported by SQLite.
struct DatabaseError: Error, Equatable, CustomStringConvertible {
    /// SQLite's result code.
    let code: Int32
    let message: String
    let statement: String
    /// Whether a retry may succeed: the disk is full or missing, or the file is locked or not writable.
    var isForNow: Bool {
        let kinds = [
            SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM,
        ]
        return kinds.contains(code & 0xFF)
    }
    /// Whether the file is damaged.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }
    var description: String { "SQLite \(code): \(message), in: \(statement)" }
}
