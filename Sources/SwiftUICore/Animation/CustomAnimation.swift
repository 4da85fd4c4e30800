import Foundation

/// An animation that an app works out itself. Kissa's are data, which the browser plays: opacities, places and sizes
/// are never worked out in Swift while they move.
///
/// See [CustomAnimation](https://developer.apple.com/documentation/swiftui/customanimation).
@available(
    *, unavailable,
    message: "Kissa's animations are played by the browser: use a spring, timingCurve, keyframeAnimator or TimelineView"
)
public protocol CustomAnimation: Hashable, Sendable {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

/// What a custom animation knows of its change.
@available(*, unavailable, message: "Kissa has no custom animations: they are played by the browser")
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value> { fatalError("Kissa has no custom animations") }
    public var isLogicallyComplete: Bool { fatalError("Kissa has no custom animations") }
    public var environment: EnvironmentValues { fatalError("Kissa has no custom animations") }
}

/// What a custom animation remembers from one frame to the next.
@available(*, unavailable, message: "Kissa has no custom animations: they are played by the browser")
public struct AnimationState<Value: VectorArithmetic> {
    public init() { fatalError("Kissa has no custom animations") }
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value { fatalError("Kissa has no custom animations") }
}

/// A key for what a custom animation remembers.
@available(*, unavailable, message: "Kissa has no custom animations: they are played by the browser")
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Animation {
    @available(
        *, unavailable,
        message: "Kissa's animations are played by the browser: use a spring, timingCurve or keyframeAnimator"
    )
    public init<A: CustomAnimation>(_ base: A) { fatalError("Kissa has no custom animations") }

    @available(*, unavailable, message: "An animation is played by the browser: use Spring or UnitCurve for its values")
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { nil }

    @available(*, unavailable, message: "An animation is played by the browser: use Spring or UnitCurve for its values")
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
}
