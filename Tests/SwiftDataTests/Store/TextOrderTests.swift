import Foundation
import TestSupport
import Testing

@testable import SwiftData

@Suite("Sorting texts")
struct TextOrderTests {
    private static let parts = [
        "a", "A", "b", "B", "ä", "Ä", "é", "e\u{301}", "1", "2", "9", "10", "01", "0", " ", "-", "_", ".", "日", "本",
        "ж",
        "Ж", "'", "🙂", "s", "z",
    ]

    private func texts(_ count: Int, seed: UInt64) -> [String] {
        var random = SeededRandom(seed: seed)
        return (0..<count).map { _ in
            (0..<Int.random(in: 0...4, using: &random)).map { _ in Self.parts.randomElement(using: &random)! }.joined()
        }
    }

    @Test func `texts are compared as Foundation compares them`() {
        for (one, other) in zip(texts(3000, seed: 1), texts(3000, seed: 2)) {
            let results = TextOrder.allCases.map { $0.compare(one, other) }
            #expect(results[1] == one.localizedCompare(other), "\(one), \(other)")
            #expect(results[2] == one.localizedCaseInsensitiveCompare(other), "\(one), \(other)")
            // Foundation tells the two ways to write é apart, which are equal texts in Swift.
            guard one.precomposedStringWithCanonicalMapping != other.precomposedStringWithCanonicalMapping else {
                continue
            }
            #expect(results[0] == one.localizedStandardCompare(other), "\(one), \(other)")
        }
    }

    @Test func `SQL sorts texts as memory does, whether few or all are wanted`() throws {
        let store = try Store(url: nil, allowsSave: true)
        try store.use { try $0.execute("CREATE TABLE words (_id INTEGER PRIMARY KEY, word TEXT)") }
        let long = String(repeating: "Ä", count: 2000)
        let words = texts(400, seed: 3) + [long, long + "b", "ä" + long]
        for word in words {
            let stored = word.precomposedStringWithCanonicalMapping
            try store.use { _ = try $0.rows("INSERT INTO words (word) VALUES (?)", [.text(stored)]) }
        }
        for order in TextOrder.allCases {
            let expected = words.indices.sorted { one, other in
                let result = order.compare(words[one], words[other])
                return result == .orderedSame ? one < other : result == .orderedAscending
            }
            let column = SortColumn("word", order, isAscending: true)
            for count in [10, nil] {
                let sql = "SELECT _id FROM words ORDER BY \(column.sql(count: count)), _id LIMIT \(count ?? -1)"
                let found = try store.use { try $0.integers(sql) }
                #expect(found == expected.prefix(count ?? .max).map { Int64($0) + 1 }, "\(order), \(count ?? -1)")
            }
        }
    }
}
