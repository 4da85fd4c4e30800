import Observation
@_spi(Nodes) import ViewTree

/// Reads a value that the focused view, or the whole window, provides.
///
/// See [FocusedValue](https://developer.apple.com/documentation/swiftui/focusedvalue).
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private let source: AnyHashable
    private var reader = FocusedReader()

    /// Reads the value that a key path leads to.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
        source = AnyHashable(keyPath)
    }

    /// Reads an observable object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[FocusedObjectKey<Value>.self] }
        source = AnyHashable(ObjectIdentifier(objectType))
    }

    /// The value; nil if none is provided.
    public var wrappedValue: Value? { reader.values.flatMap(read) }

    /// Finds the window's values. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) { reader.bind(storage) }
    /// Whether both read the same value.
    public func _isSameInput(as other: FocusedValue<Value>) -> Bool { source == other.source }
}

/// Reads and writes through a binding that the focused view, or the whole window, provides.
///
/// See [FocusedBinding](https://developer.apple.com/documentation/swiftui/focusedbinding).
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var reader = FocusedReader()

    /// Reads and writes through the binding that a key path leads to.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    private var binding: Binding<Value>? { reader.values.flatMap { $0[keyPath: keyPath] } }

    /// The value of the binding; nil if none is provided, in which case writing does nothing.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// A binding to the value, `$name`, whose value is nil if none is provided.
    public var projectedValue: Binding<Value?> {
        Binding(
            location: FunctionalLocation(
                get: { self.wrappedValue },
                set: { value, transaction in withTransaction(transaction) { self.wrappedValue = value } }))
    }

    /// Finds the window's values. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) { reader.bind(storage) }
    /// Whether both read the same value.
    public func _isSameInput(as other: FocusedBinding<Value>) -> Bool { keyPath == other.keyPath }
}

/// Access to the window's focused values. A body that reads them is re-evaluated when they change.
struct FocusedReader {
    private var scene: FocusedScene?

    var values: FocusedValues? {
        nonisolated(unsafe) var values: FocusedValues?
        if let scene { MainActor.assumeIsolated { values = scene.values } }
        return values
    }

    mutating func bind(_ storage: _PropertyStorage) {
        let node = storage.node
        nonisolated(unsafe) var scene: FocusedScene?
        MainActor.assumeIsolated { scene = node?.graph.focusedScene }
        self.scene = scene
    }
}
