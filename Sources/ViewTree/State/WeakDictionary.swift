/// Objects by key, for as long as something else refers to them. Entries of deallocated objects are removed whenever the number of
/// entries has doubled.
package struct WeakDictionary<Key: Hashable, Object: AnyObject> {
    private struct Entry { weak var object: Object? }

    private var entries: [Key: Entry] = [:]
    private var sweepCount = 256

    package init() {}

    package subscript(key: Key) -> Object? {
        get { entries[key]?.object }
        set {
            entries[key] = newValue.map { Entry(object: $0) }
            sweep()
        }
    }

    /// The keys with their objects, in no particular order.
    package var elements: [(key: Key, object: Object)] {
        entries.compactMap { key, entry in entry.object.map { (key, $0) } }
    }

    package var objects: [Object] { entries.values.compactMap(\.object) }

    /// The number of entries, with those of deallocated objects that haven't been removed yet.
    var entryCount: Int { entries.count }

    package mutating func removeAll() { entries = [:] }

    private mutating func sweep() {
        guard entries.count > sweepCount else { return }
        entries = entries.filter { $0.value.object != nil }
        sweepCount = max(256, entries.count * 2)
    }
}
