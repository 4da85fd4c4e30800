/// Environment entries by key, designed for many tables that differ in one or two entries: a modifier's entry is a link prepended
/// to the inherited table, and both share everything else.
struct EnvironmentTable {
    /// A longer chain is merged into one table, so that lookups don't get slower and slower.
    private static let depthMax = 8

    /// Ordered by key: that takes less memory than a dictionary, and finding a key among some twenty is faster than hashing it.
    private var base: [Pair] = []
    /// The entries set since then, the latest first.
    private var last: Link?

    private typealias Pair = (key: ObjectIdentifier, entry: any EnvironmentEntry)

    /// One entry. It is immutable once two tables share it.
    private final class Link {
        let key: ObjectIdentifier
        var entry: any EnvironmentEntry
        let next: Link?
        let depth: Int

        init(key: ObjectIdentifier, entry: any EnvironmentEntry, next: Link?) {
            self.key = key
            self.entry = entry
            self.next = next
            depth = (next?.depth ?? 0) + 1
        }
    }

    nonisolated init() {}

    subscript(key: ObjectIdentifier) -> (any EnvironmentEntry)? {
        var link = last
        while let current = link {
            if current.key == key { return current.entry }
            link = current.next
        }
        let place = place(of: key, in: base)
        return place < base.count && base[place].key == key ? base[place].entry : nil
    }

    /// The place at which a key is, or would have to be.
    private func place(of key: ObjectIdentifier, in pairs: [Pair]) -> Int {
        var (low, high) = (0, pairs.count)
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func set(_ entry: any EnvironmentEntry, for key: ObjectIdentifier) {
        if last?.key == key {
            if isKnownUniquelyReferenced(&last) {
                last?.entry = entry
            } else {
                last = Link(key: key, entry: entry, next: last?.next)
            }
        } else if let depth = last?.depth, depth >= Self.depthMax {
            base = merged(with: (key, entry))
            last = nil
        } else {
            last = Link(key: key, entry: entry, next: last)
        }
    }

    /// All entries, as a dictionary.
    var all: [ObjectIdentifier: any EnvironmentEntry] {
        Dictionary(uniqueKeysWithValues: merged(with: nil).map { ($0.key, $0.entry) })
    }

    private func merged(with latest: Pair?) -> [Pair] {
        if latest == nil, last == nil { return base }
        var newer = latest.map { [$0] } ?? []
        var link = last
        while let current = link {
            if !newer.contains(where: { $0.key == current.key }) { newer.append((current.key, current.entry)) }
            link = current.next
        }
        var all = base
        all.reserveCapacity(base.count + newer.count)
        for pair in newer {
            let place = place(of: pair.key, in: all)
            if place < all.count, all[place].key == pair.key { all[place] = pair } else { all.insert(pair, at: place) }
        }
        return all
    }

    /// The keys in which two tables may differ: all except those of entries that they share.
    func keysToCompare(with other: EnvironmentTable) -> [ObjectIdentifier] {
        guard sharesBase(with: other) else {
            return Self.keysOfDifferentEntries(merged(with: nil), other.merged(with: nil))
        }
        var keys: [ObjectIdentifier] = []
        var (own, others) = (last, other.last)
        while own !== others {
            let isOwnLonger = own?.depth ?? 0 >= others?.depth ?? 0
            if isOwnLonger {
                own.map { keys.append($0.key) }
                own = own?.next
            } else {
                others.map { keys.append($0.key) }
                others = others?.next
            }
        }
        return keys
    }

    private static func keysOfDifferentEntries(_ left: [Pair], _ right: [Pair]) -> [ObjectIdentifier] {
        var keys: [ObjectIdentifier] = []
        var (i, j) = (0, 0)
        while i < left.count || j < right.count {
            if j == right.count || i < left.count && left[i].key < right[j].key {
                keys.append(left[i].key)
                i += 1
            } else if i == left.count || right[j].key < left[i].key {
                keys.append(right[j].key)
                j += 1
            } else {
                if left[i].entry !== right[j].entry { keys.append(left[i].key) }
                (i, j) = (i + 1, j + 1)
            }
        }
        return keys
    }

    /// Whether both use the same array in memory.
    private func sharesBase(with other: EnvironmentTable) -> Bool {
        withUnsafeBytes(of: base) { own in withUnsafeBytes(of: other.base) { own.elementsEqual($0) } }
    }
}
