import TestSupport
import Testing

@testable import ViewTree

@Suite("Environment tables") @MainActor struct EnvironmentTableTests {
    private final class Number: EnvironmentEntry {
        let value: Int
        init(_ value: Int) { self.value = value }
        func isEqual(to other: any EnvironmentEntry) -> Bool { (other as? Number)?.value == value }
    }

    /// About as many keys as a window's environment has values.
    private static let keys: [ObjectIdentifier] = [
        Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
        UInt64.self, Double.self, Float.self, String.self, Character.self, Bool.self, Substring.self,
    ].map { ObjectIdentifier($0 as Any.Type) }

    private struct Pair {
        var table = EnvironmentTable()
        var plain: [ObjectIdentifier: Int] = [:]
    }

    private static func values(_ table: EnvironmentTable) -> [ObjectIdentifier: Int] {
        table.all.compactMapValues { ($0 as? Number)?.value }
    }

    /// Tables that are derived from one another at random, each with a dictionary that got the same changes.
    private static func family(_ count: Int) -> [Pair] {
        var random = SeededRandom(seed: 7)
        var pairs = [Pair()]
        while pairs.count < count {
            var pair = pairs[Int.random(in: 0..<pairs.count, using: &random)]
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let (key, value) = (keys.randomElement(using: &random)!, Int.random(in: 0..<3, using: &random))
                pair.table.set(Number(value), for: key)
                pair.plain[key] = value
            }
            pairs.append(pair)
        }
        return pairs
    }

    @Test func `a table has what was set in it and in those that it is a copy of, and nothing of its own copies`() {
        for pair in Self.family(300) {
            #expect(Self.values(pair.table) == pair.plain)
            for key in Self.keys { #expect((pair.table[key] as? Number)?.value == pair.plain[key]) }
        }
    }

    @Test func `the keys to compare are all that differ`() {
        let family = Self.family(80)
        for (first, second) in family.flatMap({ first in family.map { (first, $0) } }) {
            let keys = Set(first.table.keysToCompare(with: second.table))
            let differing = Self.keys.filter { first.plain[$0] != second.plain[$0] }
            #expect(keys.isSuperset(of: differing))
        }
        let last = family[79].table
        #expect(last.keysToCompare(with: last).isEmpty)
    }

    @Test func `a copy that differs by one value has one key to compare`() {
        var first = EnvironmentTable()
        for key in Self.keys { first.set(Number(1), for: key) }
        var second = first
        second.set(Number(2), for: Self.keys[3])
        #expect(first.keysToCompare(with: second) == [Self.keys[3]])
    }
}
