@_spi(Nodes) import ViewTree

/// The view that has the focus, as a view's state.
///
/// A value that no view has, after the views were updated, is reset: none of the state's views has the focus then. See
/// [FocusState](https://developer.apple.com/documentation/swiftui/focusstate).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initialValue: Value
    private var location: FocusLocation<Value>?

    /// The state of one view: false until it has the focus.
    public init() where Value == Bool { initialValue = false }
    /// The state of several views: nil while none of them has the focus.
    public init<T: Hashable>() where Value == T? { initialValue = nil }

    /// The value of the view with the focus; nil or false while none of them has it. Setting it moves the focus.
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

        /// The value of the view with the focus. Setting it moves the focus.
        public var wrappedValue: Value {
            get { location.read() }
            nonmutating set { location.write(newValue, Transaction.current) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState.Binding where Value == Bool {
    /// A binding for an object that keeps track of its focus itself, and handles its moving in the browser.
    package init(get: @escaping () -> Bool, set: @escaping (Bool) -> Void) {
        let place = FunctionalLocation(get: get, set: { value, _ in set(value) })
        self.init(location: FocusLocation(in: place, unfocused: false))
    }
}
