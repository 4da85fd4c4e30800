import Foundation
import SQLite3

extension Database {
    /// A value in a column.
    enum Value: Equatable, Sendable {
        case null
        case integer(Int64)
        case text(String)
        case blob(Data)

        var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
        var text: String? { if case .text(let value) = self { value } else { nil } }
        var blob: Data? { if case .blob(let value) = self { value } else { nil } }
    }
}

extension Database.Value: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self = .text(value) }
}

extension Database.Value {
    init(_ statement: OpaquePointer?, column: Int32) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER:
            self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_TEXT:
            self = .text(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "")
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, column))
            self = .blob(sqlite3_column_blob(statement, column).map { Data(bytes: $0, count: count) } ?? Data())
        default:
            self = .null
        }
    }

    /// Binds the value to a statement, which copies it.
    func bind(to statement: OpaquePointer?, at index: Int32) -> Int32 {
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch self {
        case .null: return sqlite3_bind_null(statement, index)
        case .integer(let value): return sqlite3_bind_int64(statement, index, value)
        case .text(let value):
            // With its length, so that a NUL character is preserved.
            return value.utf8CString.withUnsafeBufferPointer {
                sqlite3_bind_text(statement, index, $0.baseAddress, Int32($0.count - 1), copies)
            }
        case .blob(let value):
            return value.withUnsafeBytes {
                $0.isEmpty
                    ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), copies)
            }
        }
    }
}
