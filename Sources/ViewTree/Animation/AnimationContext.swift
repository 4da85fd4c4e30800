import Foundation

/// What a custom animation knows of the change that it moves.
///
/// See [AnimationContext](https://developer.apple.com/documentation/swiftui/animationcontext).
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers from one call to the next.
    public var state: AnimationState<Value>
    /// Set by the animation when its value has arrived but for what nobody sees: completions of the kind
    /// `logicallyComplete` run then.
    public var isLogicallyComplete = false
    /// The environment of the view that moves, as it is at the moment of the call. Where an animation is worked out
    /// ahead, for its rounds and for transitions, it is an empty one.
    public let environment: EnvironmentValues

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
        self.state = state
        self.environment = environment
    }

    /// The same context with another state, which may be of another type of vector.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// What a custom animation remembers, by the type of a key.
///
/// See [AnimationState](https://developer.apple.com/documentation/swiftui/animationstate).
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// A state in which nothing is stored.
    public init() {}

    /// What was stored under a key, else the key's default value.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for what a custom animation remembers.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
