/// A value that SwiftUI stores for a view as long as the view's identity lives.
///
/// See [State](https://developer.apple.com/documentation/swiftui/state).
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initialValue: Value
    private var location: StateLocation<Value>?

    /// A state with an initial value, which is only used when the view first appears.
    public init(wrappedValue value: Value) { initialValue = value }

    /// A state with an initial value, which is only used when the view first appears.
    public init(initialValue value: Value) { initialValue = value }

    /// The value. Before the view appears, it is the initial value, and writing has no effect.
    public var wrappedValue: Value {
        get { location?.read() ?? initialValue }
        nonmutating set { location?.write(newValue, Transaction.current) }
    }

    /// A binding to the value: `$name`. Before the view appears, it is constant.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }

    /// Connects the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let location =
            storage.box.map { unsafeDowncast($0, to: StateLocation<Value>.self) } ?? StateLocation(initialValue)
        storage.box = location
        self.location = location
    }

    /// Always true: a new initial value has no effect on an existing state.
    public func _isSameInput(as other: State<Value>) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    // In an extension: inside the type, the compiler would call it for every state that is declared without a value, even if the
    // view's own initializer sets it.
    /// A state that is nil initially.
    public init() { self.init(initialValue: nil) }
}
