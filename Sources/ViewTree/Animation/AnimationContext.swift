import Foundation

/// The context of a custom animation.
///
/// See [AnimationContext](https://developer.apple.com/documentation/swiftui/animationcontext).
public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that the animation keeps between calls.
    public var state: AnimationState<Value>
    /// Set by the animation when its value has arrived, except for invisible movement: then completions with `logicallyComplete`
    /// run.
    public var isLogicallyComplete = false
    /// The current environment of the view that is animated. If an animation is computed in advance, as for repetitions and
    /// transitions, it is empty.
    public let environment: EnvironmentValues

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
        self.state = state
        self.environment = environment
    }

    /// The same context with another state, possibly for another vector type.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// The state of a custom animation, with one value for each key type.
///
/// See [AnimationState](https://developer.apple.com/documentation/swiftui/animationstate).
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// An empty state.
    public init() {}

    /// The value stored for a key, or the key's default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value in a custom animation's state.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
