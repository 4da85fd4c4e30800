import Observation
import Synchronization

/// A location that holds a writable value: a `State` owns one, and a `Binding` refers to one.
@_spi(Nodes) open class Location<Value>: @unchecked Sendable {
    public init() {}

    open func read() -> Value { fatalError("abstract") }
    open func write(_ value: Value, _ transaction: Transaction) { fatalError("abstract") }
    /// Whether both are the same location.
    open func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A state's own location. Reading it in a body observes it, so a write evaluates exactly the bodies that read it.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    private var value: Value
    private let observed = ObservedState()
    private let reset = PlainChange()

    package init(_ value: Value) { self.value = value }

    override package func read() -> Value {
        observed.look()
        return value
    }

    override package func write(_ new: Value, _ transaction: Transaction) {
        if areSame(value, new) {
            value = new
            return
        }
        reset.precede(transaction)
        withTransaction(transaction) {
            observed.change { value = new }
        }
    }
}

/// The last change of a state without an animation. If an animated change follows in the same turn, as in `turns = 0;
/// withAnimation { turns = 1 }`, the animation starts at the value set without one: that is shown first.
private final class PlainChange: Sendable {
    /// The window's pass before which it happened.
    private let pass = Mutex<Int?>(nil)

    /// Call it before a change.
    func precede(_ transaction: Transaction) {
        guard let graph = ViewGraph.current else { return }
        let (now, isAnimated) = (graph.passSerial, transaction.animation != nil)
        let last = pass.withLock { pass in
            defer { pass = isAnimated ? nil : now }
            return pass
        }
        if isAnimated, last == now { onMainActor { graph.showPlainChanges() } }
    }
}

/// The observable part of a state, independent of the state's type: a key path into a generic type would be constructed at each
/// access.
package final class ObservedState: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    /// Observation requires a key path; this one represents the whole value.
    private var value: Void { () }

    package init() {}

    package func look() { registrar.access(self, keyPath: \.value) }

    package func change(_ write: () -> Void) { registrar.withMutation(of: self, keyPath: \.value, write) }
}

/// Whether two values are equal by their own `==`; false if they have none.
private func areSame<T>(_ left: T, _ right: T) -> Bool {
    func compare<E: Equatable>(_ left: E) -> Bool { (right as? E) == left }
    return (left as? any Equatable).map { compare($0) } ?? false
}

/// A location inside another location's value.
final class ProjectedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
    private let root: Location<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
        self.root = root
        self.keyPath = keyPath
    }

    override func read() -> Value { root.read()[keyPath: keyPath] }

    /// A part that is an object is changed itself, before the whole value is written: that has to happen in the transaction as
    /// well.
    override func write(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) {
            var whole = root.read()
            whole[keyPath: keyPath] = value
            root.write(whole, Transaction.current)
        }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && root.isSame(as: other.root)
    }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    /// For an `ObservableObject`, whose properties aren't observed individually.
    private let watch: ObjectWatch?

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, watch: ObjectWatch? = nil) {
        self.object = object
        self.keyPath = keyPath
        self.watch = watch
    }

    /// Whatever reads through a binding observes the object, like the view that made the binding.
    override func read() -> Value {
        watch?.look()
        return object[keyPath: keyPath]
    }

    override func write(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath && watch === other.watch
    }
}

/// A location made of two closures. Two of them are never considered the same.
package final class FunctionalLocation<Value>: Location<Value>, @unchecked Sendable {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void

    package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    override package func read() -> Value { get() }
    override package func write(_ value: Value, _ transaction: Transaction) { set(value, transaction) }
}
