import Foundation
import SQLite3

/// Functions for texts in predicates, with Swift's semantics: characters, not code points. SQL calls them, so that its results
/// are the same as those of predicates that are evaluated in memory.
enum SwiftFunctions {
    typealias Function = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

    static func register(with database: OpaquePointer) {
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        func add(_ name: String, _ count: Int32, _ function: Function) {
            sqlite3_create_function_v2(database, name, count, flags, nil, function, nil, nil, nil)
        }
        add("swift_contains", 2) { context, _, values in
            SwiftFunctions.answer(context, values) { SwiftFunctions.contains($0, $1) }
        }
        add("swift_starts", 2) { context, _, values in
            SwiftFunctions.answer(context, values) { $0.starts(with: $1) }
        }
        add("swift_finds", 2) { context, _, values in
            SwiftFunctions.answer(context, values) { $0.localizedStandardContains($1) }
        }
        add("swift_count", 1) { context, _, values in
            guard let text = SwiftFunctions.text(values?[0]) else { return sqlite3_result_null(context) }
            sqlite3_result_int64(context, Int64(text.count))
        }
    }

    /// With the semantics of predicates: the search of collections, unlike Foundation's search in texts, which compares code
    /// points.
    private static func contains<C: Collection, Part: Collection>(_ whole: C, _ part: Part) -> Bool
    where C.Element == Part.Element, C.Element: Equatable { whole.contains(part) }

    private static func answer(
        _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?,
        _ question: (String, String) -> Bool
    ) {
        guard let whole = text(values?[0]), let part = text(values?[1]) else { return sqlite3_result_null(context) }
        sqlite3_result_int(context, question(whole, part) ? 1 : 0)
    }

    private static func text(_ value: OpaquePointer?) -> String? {
        guard sqlite3_value_type(value) != SQLITE_NULL, let bytes = sqlite3_value_text(value) else { return nil }
        let count = Int(sqlite3_value_bytes(value))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}
