/// Two gestures at the same time.
///
/// See [SimultaneousGesture](https://developer.apple.com/documentation/swiftui/simultaneousgesture).
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The values of both gestures.
    public struct Value {
        /// The first gesture's value; nil until it has begun.
        public var first: First.Value?
        /// The second gesture's value; nil until it has begun.
        public var second: Second.Value?
    }

    private enum State<V> {
        case idle
        case active(V)
        case done(V)

        var value: V? {
            switch self {
            case .idle: nil
            case .active(let value), .done(let value): value
            }
        }

        var isActive: Bool { if case .active = self { true } else { false } }
        var isDone: Bool { if case .done = self { true } else { false } }

        mutating func take(_ step: _GestureStep<V>) {
            switch step {
            case .changed(let value): self = .active(value)
            case .ended(let value): self = .done(value)
            case .cancelled: self = .idle
            }
        }
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Both gestures at the same time.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The gesture ends when neither of the two is in progress any more.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let firstState = context.slot(State<First.Value>.idle)
        let secondState = context.slot(State<Second.Value>.idle)
        let first = first._makeRecognizer(&context)
        let second = second._makeRecognizer(&context)
        return _GestureRecognizer { event in
            let firstStep = first.step(event)
            let secondStep = second.step(event)
            if firstStep == nil, secondStep == nil { return nil }
            if let firstStep { firstState.value.take(firstStep) }
            if let secondStep { secondState.value.take(secondStep) }
            let value = Value(first: firstState.value.value, second: secondState.value.value)
            if firstState.value.isActive || secondState.value.isActive { return .changed(value) }
            let isDone = firstState.value.isDone || secondState.value.isDone
            firstState.value = .idle
            secondState.value = .idle
            return isDone ? .ended(value) : .cancelled
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// One gesture after another.
///
/// See [SequenceGesture](https://developer.apple.com/documentation/swiftui/sequencegesture).
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The value of the gesture in progress.
    public enum Value {
        /// The first gesture has not ended.
        case first(First.Value)
        /// The first has ended; the second may not have begun.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// One gesture after another.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let done = context.slot(First.Value?.none)
        let first = first._makeRecognizer(&context)
        let second = second._makeRecognizer(&context)
        return _GestureRecognizer { event in
            // The first gesture starts over if the second one never began.
            if let step = first.step(event) {
                done.value = nil
                guard case .ended(let value) = step else { return step.map { .first($0) } }
                done.value = value
                return .changed(.second(value, nil))
            }
            guard let value = done.value, let step = second.step(event) else { return nil }
            if case .changed = step {} else { done.value = nil }
            return step.map { .second(value, $0) }
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures, of which the first has precedence.
///
/// See [ExclusiveGesture](https://developer.apple.com/documentation/swiftui/exclusivegesture).
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The value of the gesture in progress.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// One of two gestures; the first has precedence.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// How the gesture is recognized. The framework calls it.
    public func _makeRecognizer(_ context: inout _GestureContext) -> _GestureRecognizer<Value> {
        let isFirst = context.slot(false)
        let first = first._makeRecognizer(&context)
        let second = second._makeRecognizer(&context)
        return _GestureRecognizer { event in
            if let step = first.step(event) {
                if case .changed = step { isFirst.value = true } else { isFirst.value = false }
                return step.map { .first($0) }
            }
            guard let step = second.step(event), !isFirst.value else { return nil }
            return step.map { .second($0) }
        }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture and another at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, and then another.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture, or another if this one doesn't begin.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
