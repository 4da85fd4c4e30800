import Foundation

/// An animation that an app works out itself: where a value stands on its way is a function of time.
///
/// See [CustomAnimation](https://developer.apple.com/documentation/swiftui/customanimation). Kissa's own animations are
/// played by the browser; a custom one is asked in Swift, sixty times a second while it runs and its window is seen.
/// An app's own animatable values are moved by their vectors. Places, sizes, opacities, transforms and plain
/// backgrounds are moved by one number that goes from 0 to 1, all parts of one of them alike; a custom animation that
/// takes over from one of the browser's begins where that was heading. Transitions, filters and changes of content
/// follow a smooth curve of the same length instead, which the browser plays.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// How far a value has come.
    ///
    /// It ends with nil, with a value that is no number, or after 60 seconds.
    /// - Parameters:
    ///   - value: The whole way: what is to be added to the old value to reach the new one.
    ///   - time: Seconds since the animation began.
    ///   - context: What the animation remembers, and where it is seen.
    /// - Returns: The part of the way that lies behind it; nil once it has arrived.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// How fast the value moves, in its own unit per second; nil where the animation doesn't know.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether this animation, which begins while `previous` still moves the same value, takes that one over with its
    /// state, from where the value is seen. Where it doesn't, both go on, and their ways are added.
    ///
    /// What the browser would move otherwise always goes on from where it is seen.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Nil: the animation doesn't know its speed.
    public nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// False: both animations go on, and their ways are added.
    public nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A custom animation of some type, as animations hold it.
struct AnyCustomAnimation: Hashable, Sendable {
    /// A longer animation has no end; it is cut off here, in seconds.
    static let secondsMax = 60.0

    let base: any CustomAnimation

    static func == (left: AnyCustomAnimation, right: AnyCustomAnimation) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    /// The part of the way after so many seconds of its own time; nil at the end, for whatever reason.
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time <= Self.secondsMax, let part = base.animate(value: value, time: time, context: &context),
            part.magnitudeSquared.isFinite
        else { return nil }
        return part
    }
}

extension Animation {
    /// An animation that the app works out.
    public init(_ base: some CustomAnimation) { self.init(.custom(AnyCustomAnimation(base: base))) }

    /// Whether the app works it out.
    var isCustom: Bool { if case .custom = curve { true } else { false } }
}
