/// A value in copy-on-write storage of its own: for large parts that most elements have in common, or don't have at all.
struct Shared<Value: Equatable & Sendable>: Sendable {
    private var storage: Storage

    /// Only mutated while uniquely referenced.
    private final class Storage: @unchecked Sendable {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    init(_ value: Value) { storage = Storage(value) }

    /// Read in place: a copy would retain and release every reference in it.
    var value: Value {
        _read { yield storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }

    /// Uses the other's storage if the values are equal.
    mutating func share(_ other: Shared) {
        if storage !== other.storage, storage.value == other.storage.value { storage = other.storage }
    }
}

extension Shared: Equatable {
    static func == (left: Shared, right: Shared) -> Bool {
        left.storage === right.storage || left.storage.value == right.storage.value
    }
}
