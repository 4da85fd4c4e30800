import Foundation
import SQLite3

/// A connection to a SQLite database, with a cache of prepared statements. Not thread-safe.
package final class Database {
    /// SQLite's own connection handle.
    package let pointer: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]
    /// The most cached statements; the cache is cleared before another one would be added.
    private static let statementCountMax = 500

    /// A statement's parameter or result.
    package enum Value: Hashable, Sendable {
        case null
        case integer(Int64)
        case real(Double)
        case text(String)
        case blob(Data)
    }

    /// How a file is opened.
    package enum Access {
        case reading, writing
        /// The file is created where it is missing.
        case making

        fileprivate var flags: Int32 {
            switch self {
            case .reading: SQLITE_OPEN_READONLY
            case .writing: SQLITE_OPEN_READWRITE
            case .making: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        }
    }

    /// - Parameters:
    ///   - patience: How long to wait for another process's lock, in milliseconds.
    ///   - notesEvents: Whether it is the app's, and knows of the events in which it is written (`EventNotes`).
    package init(
        path: String, patience: Int32 = 2000, access: Access = .making, notesEvents: Bool = false
    ) throws(StorageError) {
        var opened: OpaquePointer?
        let status = sqlite3_open_v2(path, &opened, access.flags | SQLITE_OPEN_FULLMUTEX, nil)
        guard status == SQLITE_OK, let opened else {
            let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw .cannotOpen(path: path, code: status, reason: reason)
        }
        pointer = opened
        if !notesEvents { EventNotes.ignore(opened) }
        // Another process of the same app may be writing.
        sqlite3_busy_timeout(pointer, patience)
    }

    deinit {
        forgetStatements()
        sqlite3_close_v2(pointer)
    }

    /// Runs SQL without parameters or results.
    package func execute(_ sql: String) throws(StorageError) {
        guard sqlite3_exec(pointer, sql, nil, nil, nil) == SQLITE_OK else { throw failure(sql) }
    }

    /// Runs a statement and returns the first column of its first row; nil where there is none, or it is NULL.
    @discardableResult
    func run(_ sql: String, _ values: [Value] = []) throws(StorageError) -> Value? {
        let value = try rows(sql, values).first?.first
        return value == .null ? nil : value
    }

    /// Runs a statement and returns its rows.
    @discardableResult
    package func rows(_ sql: String, _ values: [Value] = []) throws(StorageError) -> [[Value]] {
        var rows: [[Value]] = []
        try step(sql, values) { statement in
            rows.append((0..<sqlite3_column_count(statement)).map { Self.column($0, of: statement) })
        }
        return rows
    }

    /// Runs a statement and returns the numbers in the first column.
    package func integers(_ sql: String, _ values: [Value] = []) throws(StorageError) -> [Int64] {
        var numbers: [Int64] = []
        try step(sql, values) { numbers.append(sqlite3_column_int64($0, 0)) }
        return numbers
    }

    /// Goes through a statement's rows. It always steps to the end, because an error of a statement that returns rows may
    /// only show there.
    private func step(
        _ sql: String, _ values: [Value], _ row: (OpaquePointer) -> Void
    ) throws(StorageError) {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { bind(value, to: statement, at: Int32(index + 1)) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: row(statement)
            case SQLITE_DONE: return
            default: throw failure(sql)
            }
        }
    }

    /// Groups changes in a transaction: either all of them are kept, or none.
    func transaction<R>(_ changes: () throws(StorageError) -> R) throws(StorageError) -> R {
        try execute("BEGIN IMMEDIATE")
        do throws(StorageError) {
            let result = try changes()
            try execute("COMMIT")
            return result
        } catch {
            // A rollback's own error would hide the first one.
            try? execute("ROLLBACK")
            throw error
        }
    }

    private func prepared(_ sql: String) throws(StorageError) -> OpaquePointer {
        if let known = statements[sql] { return known }
        if statements.count >= Self.statementCountMax { forgetStatements() }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(pointer, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw failure(sql)
        }
        statements[sql] = statement
        return statement
    }

    private func forgetStatements() {
        for statement in statements.values { sqlite3_finalize(statement) }
        statements = [:]
    }

    /// SQLite copies the value (`SQLITE_TRANSIENT`, a macro that Swift can't import).
    static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    private func bind(_ value: Value, to statement: OpaquePointer, at place: Int32) {
        let transient = Self.transient
        switch value {
        case .null: sqlite3_bind_null(statement, place)
        case .integer(let number): sqlite3_bind_int64(statement, place, number)
        case .real(let number): sqlite3_bind_double(statement, place, number)
        case .text(let text): sqlite3_bind_text(statement, place, text, Int32(text.utf8.count), transient)
        case .blob(let data):
            data.withUnsafeBytes {
                // A null pointer would bind NULL instead of an empty blob.
                _ = sqlite3_bind_blob(
                    statement, place, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 1), Int32($0.count), transient)
            }
        }
    }

    private static func column(_ place: Int32, of statement: OpaquePointer) -> Value {
        switch sqlite3_column_type(statement, place) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, place))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, place))
        case SQLITE_TEXT:
            let bytes = UnsafeBufferPointer(
                start: sqlite3_column_text(statement, place), count: Int(sqlite3_column_bytes(statement, place)))
            return .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, place))
            return .blob(sqlite3_column_blob(statement, place).map { Data(bytes: $0, count: count) } ?? Data())
        default: return .null
        }
    }

    private func failure(_ sql: String) -> StorageError {
        .failed(
            statement: sql, code: sqlite3_extended_errcode(pointer), reason: String(cString: sqlite3_errmsg(pointer)))
    }
}
