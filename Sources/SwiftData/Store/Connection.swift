import Foundation
import SQLite3

/// A connection to a SQLite database, with a cache of prepared statements. Not thread-safe.
final class Connection {
    private let pointer: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]
    /// A fetch for each view is one statement; more than this many are prepared anew.
    private static let statementCountMax = 500

    init(path: String, allowsSave: Bool) throws(StoreError) {
        var opened: OpaquePointer?
        let mode = allowsSave ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
        let status = sqlite3_open_v2(path, &opened, mode | SQLITE_OPEN_FULLMUTEX, nil)
        guard status == SQLITE_OK, let opened else {
            let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw StoreError(statement: "open \(path)", code: status, reason: reason)
        }
        pointer = opened
        // Another process of the same app may be writing.
        sqlite3_busy_timeout(pointer, 2000)
        SwiftFunctions.register(with: pointer)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(pointer)
    }

    /// Runs SQL without parameters or results.
    func execute(_ sql: String) throws(StoreError) {
        guard sqlite3_exec(pointer, sql, nil, nil, nil) == SQLITE_OK else { throw failure(sql) }
    }

    /// Runs a statement, and returns its rows.
    @discardableResult
    func rows(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> [[SQLValue]] {
        var rows: [[SQLValue]] = []
        try run(sql, values) { statement in
            rows.append((0..<sqlite3_column_count(statement)).map { Self.column($0, of: statement) })
        }
        return rows
    }

    /// Runs a statement, and returns the numbers in the first column.
    func integers(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> [Int64] {
        var numbers: [Int64] = []
        try run(sql, values) { numbers.append(sqlite3_column_int64($0, 0)) }
        return numbers
    }

    private func run(
        _ sql: String, _ values: [SQLValue], _ row: (OpaquePointer) -> Void
    ) throws(StoreError) {
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

    private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer {
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
    private func bind(_ value: SQLValue, to statement: OpaquePointer, at place: Int32) {
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
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

    private static func column(_ place: Int32, of statement: OpaquePointer) -> SQLValue {
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

    private func failure(_ sql: String) -> StoreError {
        StoreError(
            statement: sql, code: sqlite3_extended_errcode(pointer), reason: String(cString: sqlite3_errmsg(pointer)))
    }
}

/// What SQLite says against a statement.
struct StoreError: Error, CustomStringConvertible {
    let statement: String
    let code: Int32
    let reason: String

    var isUniqueness: Bool { code & 0xFF == SQLITE_CONSTRAINT }
    var description: String { "\"\(statement)\" failed: \(reason) (\(code))" }
}
