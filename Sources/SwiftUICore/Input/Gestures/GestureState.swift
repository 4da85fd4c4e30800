/// State that follows a gesture while it is in progress. When the gesture ends, the state returns to its initial value.
///
/// See [GestureState](https://developer.apple.com/documentation/swiftui/gesturestate).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let resetting: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// A state with a value before and after the gesture.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

    /// A state with a value before and after the gesture.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A state with an initial value; its reset uses the transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { _, transaction in transaction = resetTransaction })
    }

    /// A state with an initial value; its reset uses the transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A state with an initial value. `reset` gets the last value, and sets the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetting = reset
    }

    /// A state with an initial value. `reset` gets the last value, and sets the transaction of the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// A state that is nil before and after the gesture; its reset uses the transaction.
    public init(resetTransaction: Transaction = Transaction()) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that is nil before and after the gesture. `reset` gets the last value, and sets the transaction of the
    /// reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, reset: reset)
    }

    /// The value while the gesture is in progress, else the initial one.
    public var wrappedValue: Value { location?.read() ?? initialValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Ties the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        let location = storage.box as? StateLocation<Value> ?? StateLocation(initialValue)
        storage.box = location
        self.location = location
    }

    /// Always true: the state is kept in the view.
    public func _isSameInput(as other: GestureState<Value>) -> Bool { true }

    func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.read()
        var transaction = Transaction.current
        change(&value, &transaction)
        location.write(value, transaction)
    }

    func reset() {
        guard let location else { return }
        var transaction = Transaction()
        resetting(location.read(), &transaction)
        location.write(initialValue, transaction)
    }
}

/// A gesture that updates a state while it is in progress.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    /// The value of the gesture inside.
    public typealias Value = Base.Value
    /// The gesture inside.
    public var base: Base
    /// The state that is updated.
    public var state: GestureState<State>
    /// Sets the state from the gesture's value.
    public var body_: (Value, inout State, inout Transaction) -> Void

    /// A gesture that updates a state.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        body_ = body
    }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let base = base._makeRecognizer(&context)
        let state = state, body = body_
        return _GestureRecognizer { event in
            let step = base.step(event)
            switch step {
            case .changed(let value)?: state.update { body(value, &$0, &$1) }
            case .ended?, .cancelled?: state.reset()
            case nil: break
            }
            return step
        }
    }
}

extension Gesture {
    /// Updates a state while the gesture is in progress; when it ends, the state is reset.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
