/// Environment entries by key, designed for many tables that differ in one or two entries: a modifier's entry is a link prepended
/// to the inherited table, and both share everything else.
struct EnvironmentTable {
    /// A longer chain is merged into one table, so that lookups don't get slower and slower.
    private static let depthMax = 8

    private var base: [ObjectIdentifier: any EnvironmentEntry] = [:]
    /// The entries set since then, the latest first.
    private var last: Link?

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
        return base[key]
    }

    mutating func set(_ entry: any EnvironmentEntry, for key: ObjectIdentifier) {
        if last?.key == key {
            if isKnownUniquelyReferenced(&last) {
                last?.entry = entry
            } else {
                last = Link(key: key, entry: entry, next: last?.next)
            }
        } else if let depth = last?.depth, depth >= Self.depthMax {
            base = all
            base[key] = entry
            last = nil
        } else {
            last = Link(key: key, entry: entry, next: last)
        }
    }

    /// All entries, as one dictionary.
    var all: [ObjectIdentifier: any EnvironmentEntry] {
        var links: [Link] = []
        var link = last
        while let current = link {
            links.append(current)
            link = current.next
        }
        var all = base
        for link in links.reversed() { all[link.key] = link.entry }
        return all
    }

    /// The keys in which two tables may differ: all except those that they share.
    func keysToCompare(with other: EnvironmentTable) -> [ObjectIdentifier] {
        guard sharesBase(with: other) else { return Array(Set(all.keys).union(other.all.keys)) }
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

    /// Whether both use the same dictionary in memory.
    private func sharesBase(with other: EnvironmentTable) -> Bool {
        withUnsafeBytes(of: base) { own in withUnsafeBytes(of: other.base) { own.elementsEqual($0) } }
    }
}
