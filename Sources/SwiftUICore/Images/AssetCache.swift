import Synchronization

/// A cache of asset catalogs' contents: each name is looked up once.
final class AssetCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// The number of cached names from which on misses aren't cached any more, because names may come from anywhere.
    private static var missingCountMax: Int { 1000 }

    /// The cached values; nil for a name that is missing or can't be read.
    private let known = Mutex<[Key: Value?]>([:])

    /// The value for a name; `read` loads it the first time.
    func value(of key: Key, read: () -> Value?) -> Value? {
        if let value = known.withLock({ $0[key] }) { return value }
        let value = read()
        known.withLock { known in
            if value != nil || known.count < Self.missingCountMax { known[key] = .some(value) }
        }
        return value
    }
}
