import Foundation
import SQLite3

/// Comparisons of texts for SQL, with the semantics of predicates that are evaluated in memory.
enum TextComparison {
    static let name = "predicate_text"

    /// Adds the function `predicate_text(operation, options, left, right)`.
    static func register(with database: OpaquePointer) {
        sqlite3_create_function_v2(
            database, name, 4, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, _, values in
                guard let values, let name = TextComparison.text(values[0]), let left = TextComparison.text(values[2]),
                    let right = TextComparison.text(values[3]),
                    let operation = PredicateComparison.Operation(rawValue: name)
                else { return sqlite3_result_null(context) }
                let options = String.CompareOptions(rawValue: UInt(sqlite3_value_int64(values[1])))
                sqlite3_result_int(context, PredicateComparison.holds(left, operation, right, options) ? 1 : 0)
            }, nil, nil, nil)
    }

    private static func text(_ value: OpaquePointer?) -> String? {
        guard sqlite3_value_type(value) == SQLITE_TEXT, let bytes = sqlite3_value_text(value) else { return nil }
        let count = Int(sqlite3_value_bytes(value))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}
