/// A gesture with an action that runs when its value changes.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture {
    /// The value of the gesture inside.
    public typealias Value = Content.Value
    let content: Content
    let isSame: (Value, Value) -> Bool
    let action: (Value) -> Void

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let last = context.slot(Value?.none)
        let content = content._makeRecognizer(&context)
        return _GestureRecognizer { event in
            let step = content.step(event)
            switch step {
            case .changed(let value)?:
                if let old = last.value, isSame(old, value) { break }
                last.value = value
                action(value)
            case .ended?, .cancelled?: last.value = nil
            case nil: break
            }
            return step
        }
    }
}

/// A gesture with an action that runs when it ends.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    /// The value of the gesture inside.
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let content = content._makeRecognizer(&context)
        return _GestureRecognizer { event in
            let step = content.step(event)
            if case .ended(let value) = step { action(value) }
            return step
        }
    }
}

/// A gesture whose value is transformed.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let content = content._makeRecognizer(&context)
        return _GestureRecognizer { content.step($0)?.map(transform) }
    }
}

extension Gesture {
    /// Runs `action` when the gesture begins and when its value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(content: self, isSame: { $0 == $1 }, action: action)
    }

    /// Runs `action` when the gesture ends, but not if it is canceled.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Transforms the gesture's value with `body`.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}
