import Foundation
import SQLite3

extension TextOrder {
    /// Adds the collations and the functions that make keys. Only queries use them: a file's schema never does, so that other
    /// programs can open it.
    static func register(with database: OpaquePointer) {
        for order in allCases {
            // The rules are never released.
            let rules = Unmanaged.passUnretained(order.rules).toOpaque()
            sqlite3_create_collation_v2(
                database, order.collation, SQLITE_UTF8, rules,
                { rules, oneSize, one, otherSize, other in
                    Unmanaged<TextRules>.fromOpaque(rules!).takeUnretainedValue().compare(
                        UnsafeRawBufferPointer(start: one, count: Int(oneSize)),
                        UnsafeRawBufferPointer(start: other, count: Int(otherSize)))
                }, nil)
            sqlite3_create_function_v2(
                database, order.keyFunction, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, rules,
                { context, _, values in
                    let rules = Unmanaged<TextRules>.fromOpaque(sqlite3_user_data(context)!).takeUnretainedValue()
                    guard let key = rules.key(of: values?[0]) else { return sqlite3_result_null(context) }
                    sqlite3_result_blob(context, key.baseAddress, Int32(key.count)) { free($0) }
                }, nil, nil, nil)
        }
    }
}

extension TextRules {
    /// A text's key, in memory that is to be freed; nil for NULL. SQLite compares keys byte by byte. If texts with different
    /// characters differ, the text's length and the text itself follow what the rules make of it.
    fileprivate func key(of value: OpaquePointer?) -> UnsafeRawBufferPointer? {
        guard sqlite3_value_type(value) != SQLITE_NULL, let text = sqlite3_value_text16(value) else { return nil }
        let count = Int(sqlite3_value_bytes16(value)) / 2
        let units = text.assumingMemoryBound(to: UInt16.self)
        // In UTF-8 a unit of UTF-16 takes three bytes at most.
        let room = isTotal ? 4 + 3 * count : 0
        var capacity = 64 + 8 * count
        while true {
            guard let key = malloc(capacity + room) else { return nil }
            let size = writeKey(of: units, count: count, to: key, capacity: capacity)
            if size <= capacity {
                return UnsafeRawBufferPointer(start: key, count: size + (isTotal ? end(value, count, key + size) : 0))
            }
            free(key)
            capacity = size
        }
    }

    /// Writes the end of a key. The text in UTF-16 isn't valid any more after that.
    private func end(_ value: OpaquePointer?, _ count: Int, _ place: UnsafeMutableRawPointer) -> Int {
        place.storeBytes(of: UInt32(count).bigEndian, as: UInt32.self)
        guard let text = sqlite3_value_text(value) else { return 4 }
        let size = Int(sqlite3_value_bytes(value))
        memcpy(place + 4, text, size)
        return 4 + size
    }
}
