import Foundation

/// An animation that an app computes itself: the progress of a value is a function of time.
///
/// See [CustomAnimation](https://developer.apple.com/documentation/swiftui/customanimation). The browser plays Kissa's own
/// animations; a custom one is evaluated in Swift, sixty times a second while it runs and its window is visible. An app's own
/// animatable values are moved by their vectors. Positions, sizes, opacities, transforms and plain backgrounds are moved by one
/// number from 0 to 1, which applies to all parts of a value; a custom animation that replaces one of the browser's begins at
/// that one's target. Transitions, filters and content changes use a smooth curve of the same length instead, which the browser
/// plays.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// The progress of a value.
    ///
    /// The animation ends when this returns nil or a value that isn't finite, or after 60 seconds.
    /// - Parameters:
    ///   - value: The whole change: the difference between the new value and the old one.
    ///   - time: Seconds since the animation began.
    ///   - context: The animation's state and environment.
    /// - Returns: The part of the change that is covered so far; nil once the value has arrived.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The value's velocity, in units per second; nil if the animation doesn't provide it.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether this animation, which begins while `previous` still moves the same value, takes over that one and its state,
    /// starting at the value's current position. If it doesn't, both continue, and their changes are added.
    ///
    /// Properties that the browser would otherwise animate always continue from their current position.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Nil: the animation doesn't provide its velocity.
    public nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// False: both animations continue, and their changes are added.
    public nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A type-erased custom animation, as animations store it.
struct AnyCustomAnimation: Hashable, Sendable {
    /// In seconds. A longer animation is cut off here.
    static let secondsMax = 60.0

    let base: any CustomAnimation

    static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    /// The part of the change that is covered after some seconds of its own time; nil once it has ended, for whatever reason.
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time <= Self.secondsMax, let part = base.animate(value: value, time: time, context: &context),
            part.magnitudeSquared.isFinite
        else { return nil }
        return part
    }
}

extension Animation {
    /// An animation that the app computes.
    public init(_ base: some CustomAnimation) { self.init(.custom(AnyCustomAnimation(base: base))) }

    /// Whether the app computes it.
    var isCustom: Bool { if case .custom = curve { true } else { false } }
}
