/// Which view has the keyboard, as far as a view cares.
///
/// A value that no view carries, once the views have been updated, is taken back: the state says then that none of its
/// views has the keyboard. See [FocusState](https://developer.apple.com/documentation/swiftui/focusstate).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initialValue: Value
    private var location: FocusLocation<Value>?

    public init() where Value == Bool { initialValue = false }
    public init<T: Hashable>() where Value == T? { initialValue = nil }

    public var wrappedValue: Value {
        get { location?.read() ?? initialValue }
        nonmutating set { location?.write(newValue, Transaction.current) }
    }

    public var projectedValue: Binding { Binding(location: location ?? FocusLocation(unfocused: initialValue)) }

    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let location = storage.box as? FocusLocation<Value> ?? FocusLocation(unfocused: initialValue)
        if let node = storage.node { location.join(assumingMainActor { node.graph }) }
        storage.box = location
        self.location = location
    }

    public func _isSameInput(as other: FocusState<Value>) -> Bool { true }

    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>
        var unfocused: Value { location.unfocused }

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
        let place = FunctionalLocation(get: get, set: { value, _ in set(value) })
        self.init(location: FocusLocation(in: place, unfocused: false))
    }
}
