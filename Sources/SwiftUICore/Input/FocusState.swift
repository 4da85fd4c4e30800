/// Which view has the keyboard, as far as a view cares.
///
/// See [FocusState](https://developer.apple.com/documentation/swiftui/focusstate).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    public init() where Value == Bool { initialValue = false }
    public init<T: Hashable>() where Value == T? { initialValue = nil }

    public var wrappedValue: Value {
        get { location?.read() ?? initialValue }
        nonmutating set { location?.write(newValue, Transaction.current) }
    }

    public var projectedValue: Binding {
        Binding(location: location ?? StateLocation(initialValue), unfocused: initialValue)
    }

    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let location = storage.box as? StateLocation<Value> ?? StateLocation(initialValue)
        storage.box = location
        self.location = location
    }

    public func _isSameInput(as other: FocusState<Value>) -> Bool { true }

    @propertyWrapper
    public struct Binding {
        let location: Location<Value>
        let unfocused: Value

        public var wrappedValue: Value {
            get { location.read() }
            nonmutating set { location.write(newValue, Transaction.current) }
        }

        public var projectedValue: Binding { self }
    }
}

extension FocusState.Binding where Value == Bool {
    /// Of something that keeps by itself whether it has the keyboard, and hears where the browser takes it.
    package init(get: @escaping () -> Bool, set: @escaping (Bool) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: { value, _ in set(value) }), unfocused: false)
    }
}
