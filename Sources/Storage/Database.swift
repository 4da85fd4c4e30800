import Foundation
import SQLite3

/// A connection to a SQLite database, with a cache of prepared statements. Not thread-safe.
final class Database {
    private let pointer: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// A statement's parameter or result.
    enum Value: Equatable {
        case text(String)
        case bytes(Data)
        case integer(Int64)
    }

    /// - Parameters:
    ///   - patience: How long a lock of another process is waited for, in milliseconds.
    ///   - mayBeNew: Whether the file is made where there is none.
    init(path: String, patience: Int32 = 2000, mayBeNew: Bool = true) throws(StorageError) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | (mayBeNew ? SQLITE_OPEN_CREATE : 0) | SQLITE_OPEN_FULLMUTEX
        let status = sqlite3_open_v2(path, &opened, flags, nil)
        guard status == SQLITE_OK, let opened else {
            let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw .cannotOpen(path: path, code: status, reason: reason)
        }
        pointer = opened
        // Another process of the same app may be writing.
        sqlite3_busy_timeout(pointer, patience)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(pointer)
    }

    /// Runs SQL without parameters or results.
    func execute(_ sql: String) throws(StorageError) {
        guard sqlite3_exec(pointer, sql, nil, nil, nil) == SQLITE_OK else { throw failure(sql) }
    }

    /// Runs a statement and returns the first column of its first row.
    @discardableResult
    func run(_ sql: String, _ values: [Value] = []) throws(StorageError) -> Value? {
        try rows(sql, values).first ?? nil
    }

    /// Runs a statement and returns the first column of each row. It always steps to the end, because an error of a
    /// statement that returns rows may only show there.
    func rows(_ sql: String, _ values: [Value] = []) throws(StorageError) -> [Value?] {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { bind(value, to: statement, at: Int32(index + 1)) }
        var rows: [Value?] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: rows.append(firstColumn(of: statement))
            case SQLITE_DONE: return rows
            default: throw failure(sql)
            }
        }
    }

    /// Makes several changes one: either all of them are kept, or none.
    func transaction<R>(_ changes: () throws(StorageError) -> R) throws(StorageError) -> R {
        try execute("BEGIN IMMEDIATE")
        do throws(StorageError) {
            let result = try changes()
            try execute("COMMIT")
            return result
        } catch {
            // The first error is the one to tell.
            try? execute("ROLLBACK")
            throw error
        }
    }

    private func prepared(_ sql: String) throws(StorageError) -> OpaquePointer {
        if let known = statements[sql] { return known }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(pointer, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw failure(sql)
        }
        statements[sql] = statement
        return statement
    }

    /// SQLite copies the value (`SQLITE_TRANSIENT`, a macro that Swift can't import).
    private func bind(_ value: Value, to statement: OpaquePointer, at place: Int32) {
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .text(let text): sqlite3_bind_text(statement, place, text, Int32(text.utf8.count), transient)
        case .integer(let number): sqlite3_bind_int64(statement, place, number)
        case .bytes(let data):
            data.withUnsafeBytes {
                // A null pointer would bind NULL instead of an empty blob.
                _ = sqlite3_bind_blob(
                    statement, place, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 1), Int32($0.count), transient)
            }
        }
    }

    private func firstColumn(of statement: OpaquePointer) -> Value? {
        switch sqlite3_column_type(statement, 0) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, 0))
        case SQLITE_TEXT: return sqlite3_column_text(statement, 0).map { .text(String(cString: $0)) }
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, 0))
            return .bytes(sqlite3_column_blob(statement, 0).map { Data(bytes: $0, count: count) } ?? Data())
        default: return nil
        }
    }

    private func failure(_ sql: String) -> StorageError {
        .failed(
            statement: sql, code: sqlite3_extended_errcode(pointer), reason: String(cString: sqlite3_errmsg(pointer)))
    }
}
