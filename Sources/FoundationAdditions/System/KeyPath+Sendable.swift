// Foundation's comparators demand sendable key paths, and a property that is isolated to an actor has none, though
// comparing it on that actor is safe.

extension KeyPath {
    /// The key path as one that any thread may use. Only for key paths that capture no values, such as those of
    /// properties, or values that any thread may use.
    package var sendable: any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
    }
}

extension PartialKeyPath {
    /// The key path, without its value's type, as one that any thread may use; the same holds for it.
    package var partialSendable: any PartialKeyPath<Root> & Sendable {
        unsafeBitCast(self, to: (any PartialKeyPath<Root> & Sendable).self)
    }
}
