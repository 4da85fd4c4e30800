/// A two-way connection to a value that is stored elsewhere.
///
/// See [Binding](https://developer.apple.com/documentation/swiftui/binding).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    package let location: Location<Value>
    /// The transaction of writes through this binding; an empty one uses the current transaction.
    public var transaction: Transaction

    package init(location: Location<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// A binding that uses closures for reading and writing. Both are called on the main actor; `set` runs in the transaction of
    /// the write.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Views read and write bindings on the main actor, so a closure isolated to it may be called.
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value) -> Void).self)
        self.init(
            location: FunctionalLocation(
                get: get, set: { value, transaction in withTransaction(transaction) { set(value) } }))
    }

    /// A binding that uses closures for reading and writing. `set` gets the transaction for the change: this binding's, or else
    /// the current one.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.init(location: FunctionalLocation(get: get, set: set))
    }

    /// A binding to a value that never changes: writing has no effect.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: FunctionalLocation(get: { value }, set: { _, _ in }))
    }

    /// The value, read and written at its source.
    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set { location.write(newValue, transaction.isPlain ? Transaction.current : transaction) }
    }

    /// The wrapper itself: `$name` in a view.
    public var projectedValue: Binding<Value> { self }

    /// A copy of another wrapper.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value, with the same transaction.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: ProjectedLocation(location, keyPath), transaction: transaction)
    }

    /// The binding with a transaction for its writes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// The binding with an animation for its writes; nil for none.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// Whether both bindings refer to the same location.
    public func _isSameInput(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }

    /// Does nothing: a binding already has its location.
    public mutating func _bind(_ storage: inout _PropertyStorage) {}
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// An iterator over bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Bindings to a range of elements.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The collection's index.
    public typealias Index = Value.Index
    /// The collection's indices.
    public typealias Indices = Value.Indices

    /// The index of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The indices of the elements.
    public var indices: Value.Indices { wrappedValue.indices }
    /// The index after another.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// A binding to the element at an index. Traps on reading if there is none.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let location = location
        return Binding<Value.Element>(
            location: FunctionalLocation(
                get: { location.read()[position] },
                set: { element, transaction in
                    var whole = location.read()
                    whole[position] = element
                    location.write(whole, transaction)
                }))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index before another.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding {
    /// A binding to an optional, made from a binding to its value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        let location = base.location
        self.init(
            location: FunctionalLocation(
                get: { location.read() }, set: { value, transaction in value.map { location.write($0, transaction) } }))
    }

    /// A binding to any hashable value, made from a binding to a value of a known type.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let location = base.location
        self.init(
            location: FunctionalLocation(
                get: { AnyHashable(location.read()) },
                set: { value, transaction in (value.base as? V).map { location.write($0, transaction) } }))
    }

    /// A binding to the value inside an optional; nil if there is none.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        let location = base.location
        self.init(
            location: FunctionalLocation(
                get: { location.read() ?? initial }, set: { location.write($0, $1) }))
    }
}
