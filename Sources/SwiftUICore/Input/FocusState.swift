@_spi(Nodes) import ViewTree

/// Which view has the keyboard, as far as a view cares.
///
/// A value that no view carries, once the views have been updated, is taken back: the state says then that none of its
/// views has the keyboard. See [FocusState](https://developer.apple.com/documentation/swiftui/focusstate).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initialValue: Value
    private var location: FocusLocation<Value>?

    /// A state of one view: false until it has the keyboard.
    public init() where Value == Bool { initialValue = false }
    /// A state of several views: nil while none of them has the keyboard.
    public init<T: Hashable>() where Value == T? { initialValue = nil }

    /// The value of the view with the keyboard; nil or false where none of them has it. Setting it moves the keyboard.
    public var wrappedValue: Value {
        get { location?.read() ?? initialValue }
        nonmutating set { location?.write(newValue, Transaction.current) }
    }

    /// A binding for `focused(_:)` and `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(location: location ?? FocusLocation(unfocused: initialValue)) }

    /// Ties the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let location = storage.box as? FocusLocation<Value> ?? FocusLocation(unfocused: initialValue)
        if let node = storage.node { location.join(assumingMainActor { node.graph }) }
        storage.box = location
        self.location = location
    }

    /// Always true: the state is kept in the view.
    public func _isSameInput(as other: FocusState<Value>) -> Bool { true }

    /// A binding to a focus state.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>
        var unfocused: Value { location.unfocused }

        /// The value of the view with the keyboard. Setting it moves the keyboard.
        public var wrappedValue: Value {
            get { location.read() }
            nonmutating set { location.write(newValue, Transaction.current) }
        }

        /// The binding itself.
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
