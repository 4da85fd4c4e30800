import CoreGraphics
import Foundation

/// The common base of layers' animations.
///
/// See [CAAnimation](https://developer.apple.com/documentation/quartzcore/caanimation). The process computes what is shown, up
/// to 30 times per second: for views, their own animations need less, because the browser plays them.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
    /// When it begins, on the clock of `CACurrentMediaTime()`, or of the group; 0 is at once.
    open var beginTime: CFTimeInterval = 0
    /// How long one run lasts, in seconds; 0 is the transaction's duration, or the group's.
    open var duration: CFTimeInterval = 0
    /// How fast its time goes. 1 by default.
    open var speed: Float = 1
    /// Where in its own time it begins, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// How often it runs; 0 is once.
    open var repeatCount: Float = 0
    /// How long it is repeated, in seconds; 0 leaves that to `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run also goes back.
    open var autoreverses = false
    /// What is shown before and after it. The end is kept only if `isRemovedOnCompletion` is false.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The pace of each run; nil is an even one.
    open var timingFunction: CAMediaTimingFunction?
    /// Is told of the beginning and the end. It is retained.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets the animation at its end. True by default.
    open var isRemovedOnCompletion = true
    private var values: [String: Any] = [:]

    /// An animation without a duration of its own.
    public required override init() { super.init() }

    /// A value that the app has stored in the animation, for its own use.
    public func value(forKey key: String) -> Any? { values[key] }
    /// Stores a value in the animation, for the app's own use.
    public func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// A copy of the same class: a layer isn't affected by later changes of the animation.
    func duplicate() -> CAAnimation {
        let copy = Self()
        copy.adopt(self)
        return copy
    }

    /// Takes over the properties of another animation of the same class.
    func adopt(_ other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
        (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
        (isRemovedOnCompletion, values) = (other.isRemovedOnCompletion, other.values)
    }

    /// Replaces numbers that aren't times, such as NaN, and a missing duration and pace by those of the transaction.
    func complete() {
        if !(duration > 0) { duration = CATransaction.animationDuration() }
        duration = AnimatorTiming.limited(duration)
        if timingFunction == nil { timingFunction = CATransaction.animationTimingFunction() }
        if !speed.isFinite { speed = 1 }
        if !timeOffset.isFinite { timeOffset = 0 }
    }

    /// Writes the values that the animation shows at a moment of its own.
    func apply(_ moment: AnimationMoment, to look: inout LayerLook) {}
}

/// Is told of the beginning and the end of animations.
///
/// See [CAAnimationDelegate](https://developer.apple.com/documentation/quartzcore/caanimationdelegate).
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// The animation has begun. Does nothing by default.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation has reached its end, or was removed before. Does nothing by default.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A moment of an animation: where it is in a run, and how many runs were before.
struct AnimationMoment {
    /// From 0 to 1, without the pace.
    var fraction: Double
    var runCount: Double
    /// Seconds since the run began; they go back in the second half of a run that reverses.
    var time: TimeInterval
    /// How long one run lasts, in seconds.
    var length: TimeInterval
}

extension CAAnimation {
    /// How long all runs last together, in seconds of the animation's own time.
    func activeDuration(_ length: TimeInterval) -> TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return length * (autoreverses ? 2 : 1) * Double(repeatCount > 0 ? repeatCount : 1)
    }

    /// Whether the animation has shown all that it shows, at a time since the beginning. Time may go back.
    func isOver(at seconds: TimeInterval, length: TimeInterval) -> Bool {
        let time = seconds * Double(speed) + timeOffset
        return speed < 0 ? time <= 0 : time >= activeDuration(length)
    }

    /// The moment for a time since the beginning; nil if nothing is shown then.
    /// - Parameters:
    ///   - seconds: Of the surrounding time.
    ///   - length: The duration, or the one that takes its place.
    func moment(at seconds: TimeInterval, length: TimeInterval) -> AnimationMoment? {
        let time = seconds * Double(speed) + timeOffset
        guard time.isFinite else { return nil }
        let length = AnimatorTiming.limited(length)
        let end = activeDuration(length)
        if time < 0 { return fillMode.isBackwards ? moment(inside: 0, length, end) : nil }
        if time > end { return fillMode.isForwards ? moment(inside: end, length, end) : nil }
        return moment(inside: time, length, end)
    }

    private func moment(inside time: TimeInterval, _ length: TimeInterval, _ end: TimeInterval) -> AnimationMoment {
        guard length > 0 else { return AnimationMoment(fraction: 1, runCount: 0, time: 0, length: 0) }
        let cycle = length * (autoreverses ? 2 : 1)
        var runCount = (time / cycle).rounded(.down)
        var rest = time - runCount * cycle
        // The end of the last run isn't the beginning of another one.
        if time >= end, rest < 1e-9, runCount > 0 { (runCount, rest) = (runCount - 1, cycle) }
        let inRun = rest > length ? cycle - rest : rest
        return AnimationMoment(fraction: inRun / length, runCount: runCount, time: inRun, length: length)
    }
}
