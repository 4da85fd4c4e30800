import Synchronization

/// What was found in asset catalogs, as long as it is among what was asked for last: each name is looked for once.
final class AssetCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        /// Nil where there is nothing of that name, or nothing that can be read.
        let value: Value?
        /// When it was asked for last, counted in questions.
        var use: Int
    }

    private struct Contents {
        private(set) var entries: [Key: Entry] = [:]
        private var useCount = 0

        mutating func use(_ key: Key) -> Entry? {
            guard entries[key] != nil else { return nil }
            useCount += 1
            entries[key]?.use = useCount
            return entries[key]
        }

        mutating func keep(_ value: Value?, _ key: Key) {
            useCount += 1
            entries[key] = Entry(value: value, use: useCount)
            guard entries.count > countMax else { return }
            // Some more than has to go, so that not each new one asks which is the oldest.
            for (key, _) in entries.sorted(by: { $0.value.use < $1.value.use }).prefix(countMax / 8) {
                entries[key] = nil
            }
        }
    }

    /// More than an app's windows show. Names may come from anywhere, and what a window is like its page says.
    static var countMax: Int { 4096 }

    private let contents = Mutex(Contents())

    /// The value for a name; `read` loads it the first time.
    func value(of key: Key, read: () -> Value?) -> Value? {
        if let entry = contents.withLock({ $0.use(key) }) { return entry.value }
        let value = read()
        contents.withLock { $0.keep(value, key) }
        return value
    }

    /// The names that are known.
    var keys: [Key] { contents.withLock { Array($0.entries.keys) } }
}
