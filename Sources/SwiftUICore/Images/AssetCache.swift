import Synchronization

/// What was found in asset catalogs: each name is looked for once.
final class AssetCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// How many are kept for which there is nothing: names may come from anywhere.
    private static var missingCountMax: Int { 1000 }

    /// Nil where there is nothing of that name, or nothing that can be read.
    private let known = Mutex<[Key: Value?]>([:])

    /// What there is of a name; `read` looks for it the first time.
    func value(of key: Key, read: () -> Value?) -> Value? {
        if let value = known.withLock({ $0[key] }) { return value }
        let value = read()
        known.withLock { known in
            if value != nil || known.count < Self.missingCountMax { known[key] = .some(value) }
        }
        return value
    }
}
