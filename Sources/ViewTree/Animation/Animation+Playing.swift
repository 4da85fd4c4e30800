import DisplayList
import Foundation

// Evaluates an animation, as a custom animation does with the animation on which it is based.
extension Animation {
    /// The part of a value's change that is covered after some seconds; nil once the animation has ended.
    ///
    /// `value` is the whole change. Delays, speed and repetitions are taken into account. All repetitions of a custom animation
    /// are the same: they are computed once, from 0 to 1.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time.isFinite else { return nil }
        if let logicalSeconds, time >= logicalSeconds { context.isLogicallyComplete = true }
        guard case .custom(let custom) = curve else { return played(value, time) }
        let elapsed = (time - delay) * speed
        if repeatCount != 1 { return repeated(custom, value, elapsed, &context.state) }
        guard elapsed >= pause else { return .zero }
        return custom.animate(value: value, time: elapsed - pause, context: &context)
    }

    /// The value's velocity after some seconds, in units per second; nil if nothing moves, or a custom animation doesn't provide
    /// it.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time.isFinite else { return nil }
        guard case .custom(let custom) = curve else {
            let travel = travel
            return time < travel.end ? value.scaled(by: travel.state(at: time).velocity) : nil
        }
        let elapsed = (time - delay) * speed - pause
        guard repeatCount == 1, elapsed >= 0 else { return nil }
        return custom.base.velocity(value: value, time: elapsed, context: context)?.scaled(by: speed)
    }

    /// Whether this animation takes over one that is still moving the same value. Springs do; timing curves don't.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        switch curve {
        case .bezier: false
        case .spring: true
        case .custom(let custom):
            custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        }
    }

    private var travel: Travel { Travel(from: 0, to: 1, under: motion(serial: 0), start: 0) }

    private func played<V: VectorArithmetic>(_ value: V, _ time: Double) -> V? {
        let travel = travel
        return time < travel.end ? value.scaled(by: travel.state(at: time).value) : nil
    }

    private func repeated<V: VectorArithmetic>(
        _ custom: AnyCustomAnimation, _ value: V, _ elapsed: Double, _ state: inout AnimationState<V>
    ) -> V? {
        let samples = state[SamplesKey.self] ?? AnimationSamples(custom)
        state[SamplesKey.self] = samples
        let round = pause + samples.seconds
        guard round > 0 else { return nil }
        guard elapsed > 0 else { return .zero }
        let count = (elapsed / round).rounded(.down)
        guard count < repeatCount else { return nil }
        let along = elapsed - count * round
        let isBack = autoreverses && count.truncatingRemainder(dividingBy: 2) == 1
        let moved = (isBack ? round - along : along) - pause
        return moved >= 0 ? value.scaled(by: samples.share(at: moved)) : .zero
    }
}

/// The state in which a repeated custom animation stores the samples of one repetition.
private struct SamplesKey: AnimationStateKey {
    static var defaultValue: AnimationSamples? { nil }
}
