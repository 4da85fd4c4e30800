/// A cache of a few values by key, in an array that is searched: with a few entries, that takes less memory than a dictionary, and
/// less time than hashing. Further entries are in a dictionary.
struct SmallCache<Key: Hashable, Value> {
    private static var searchedMax: Int { 12 }

    private var searched: [(key: Key, value: Value)] = []
    private var others: [Key: Value] = [:]

    var count: Int { searched.count + others.count }
    var isEmpty: Bool { searched.isEmpty }

    subscript(key: Key) -> Value? {
        for entry in searched where entry.key == key { return entry.value }
        return others.isEmpty ? nil : others[key]
    }

    /// Adds a value for a key that has none.
    mutating func add(_ value: Value, for key: Key) {
        guard searched.count < Self.searchedMax else { return others[key] = value }
        // Doubling the capacity would leave a third of the memory unused.
        if searched.count == searched.capacity { searched.reserveCapacity(searched.count + 3) }
        searched.append((key, value))
    }

    mutating func removeAll() {
        searched.removeAll(keepingCapacity: true)
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    }
}

/// A proposal in 16 bytes, as the key of a cache.
struct CompactProposal: Hashable {
    /// A NaN that no computation yields.
    private static let none: UInt64 = 0x7FF8_4B69_7373_6100

    private let width: UInt64
    private let height: UInt64

    init(_ proposal: ProposedViewSize) {
        width = proposal.width.map { Double($0).bitPattern } ?? Self.none
        height = proposal.height.map { Double($0).bitPattern } ?? Self.none
    }
}
