import CoreGraphics
import Foundation
import SwiftUICore

/// Animates changes of views, and lets the app pause, scrub, reverse and stop the animation.
///
/// See [UIViewPropertyAnimator](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator). It animates frames,
/// transforms, opacity and background colors of views, and corners, borders and shadows of their layers. The browser plays
/// the animation; while it is paused, the views have the values that are shown.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// How long the animation lasts, in seconds. A spring with physical properties lasts as long as it moves.
    public private(set) var duration: TimeInterval
    /// Seconds before the animation starts.
    public private(set) var delay: TimeInterval = 0
    /// The curve or the spring; nil if the animator was made without one.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Whether the animation can be paused and stopped. Stored, but has no effect here: it always can be.
    open var isInterruptible = true
    /// Whether views can be touched while they move. Stored, but has no effect here: they always can be.
    open var isUserInteractionEnabled = true
    /// Whether the app tests which view is touched. Stored, but has no effect here.
    open var isManualHitTestingEnabled = false
    /// Whether `fractionComplete` is a share of the way; otherwise it is a share of the time. True by default.
    open var scrubsLinearly = true
    /// Whether the animation stays active at its end, so that it can be reversed. False by default.
    open var pausesOnCompletion = false

    /// Whether the animator is active.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation moves at present, or waits for its start.
    public private(set) var isRunning = false

    private var blocks: [(delay: CGFloat, run: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var parts: [AnimatorPart] = []
    private var goesBack = false
    /// Whether the changes have been made since the animator was inactive.
    private var hasBegun = false
    private var run: AnimatorRun?
    private var waiting: Task<Void, Never>?
    /// How far the views are on the way to the new values, while nothing moves.
    private var restingShare: CGFloat = 0

    // MARK: Making one

    /// An animator without changes.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = AnimatorTiming(parameters, duration: duration).duration
        timingParameters = parameters
        super.init()
    }

    /// An animator without changes, of no duration.
    public override convenience init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

    /// An animator with one of the standard curves.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a curve of the app's own.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that comes to rest in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Starts an animation, and returns its animator.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What it does

    /// Adds changes. While the animation is active, they are made at once, and move in the remaining time. In an animation that
    /// goes back they begin where it is, too: they have moved nothing yet, and move only if it goes forward again.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes, which begin after a share of the remaining time, from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let wasRunning = isRunning && waiting == nil
        if wasRunning { pauseAnimation() }
        blocks.append((delayFactor > 0 ? min(delayFactor, 1) : 0, animation))
        guard state == .active, waiting == nil else { return }
        perform(from: restingShare)
        rest(at: restingShare)
        if wasRunning { startAnimation() }
    }

    /// Adds code that runs when the animation has ended, with the place where it has.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Starts the animation, or resumes a paused one.
    open func startAnimation() {
        waiting?.cancel()
        waiting = nil
        guard state != .stopped, run == nil else { return }
        begin()
        play(timing, lasting: timing.duration * Double(goesBack ? restingShare : 1 - restingShare))
    }

    /// Starts the animation after some seconds. Until then, the changes aren't made.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0 else { return startAnimation() }
        guard state != .stopped, run == nil else { return }
        self.delay = delay
        (state, isRunning) = (.active, true)
        waiting?.cancel()
        waiting = Task { [self] in
            try? await Task.sleep(for: .limited(delay))
            guard !Task.isCancelled else { return }
            startAnimation()
        }
    }

    /// Pauses the animation where it is. An animator that hasn't begun makes its changes, and shows the values from before.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        waiting?.cancel()
        waiting = nil
        let reached = run?.share
        endRun()
        if let reached { rest(at: reached) }
        begin()
        isRunning = false
        rest(at: restingShare)
    }

    /// Continues a paused animation.
    /// - Parameters:
    ///   - parameters: The timing of the rest of the way; nil is the animator's.
    ///   - durationFactor: How long that lasts, in units of the animator's duration; 0 is the time that remains.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        guard durationFactor > 0 || parameters != nil else { return startAnimation() }
        let left = goesBack ? restingShare : 1 - restingShare
        let factor = durationFactor > 0 ? durationFactor : left
        let length = AnimatorTiming.limited(duration * Double(factor))
        let timing = parameters.map { AnimatorTiming($0, duration: length) } ?? timing
        play(timing, lasting: parameters == nil ? length : timing.duration)
    }

    /// Stops the animation where it is.
    /// - Parameter withoutFinishing: True ends it without calling completions. With false, `finishAnimation(at:)` ends it.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        pauseAnimation()
        if withoutFinishing { end(at: nil) } else { state = .stopped }
    }

    /// Ends a stopped animation: the views get the new values, those from before, or keep those that are shown.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        switch finalPosition {
        case .end: rest(at: 1)
        case .start: rest(at: 0)
        case .current: break
        }
        end(at: finalPosition)
    }

    /// Whether the animation goes back to the values from before. Can be changed while it runs.
    open var isReversed: Bool {
        get { goesBack }
        set {
            guard newValue != goesBack else { return }
            let wasRunning = run != nil
            if wasRunning { pauseAnimation() }
            goesBack = newValue
            if wasRunning { startAnimation() }
        }
    }

    /// How far the animation is on its way, from 0 to 1. Setting it pauses the animation there.
    open var fractionComplete: CGFloat {
        get { goesBack ? 1 - share : share }
        set {
            pauseAnimation()
            guard state == .active else { return }
            let fraction = newValue > 0 ? min(newValue, 1) : 0
            let shown = scrubsLinearly ? fraction : timing.progress(after: timing.duration * Double(fraction))
            rest(at: goesBack ? 1 - shown : shown)
        }
    }

    // MARK: How it is done

    private var timing: AnimatorTiming {
        AnimatorTiming(timingParameters ?? UICubicTimingParameters(), duration: duration)
    }

    /// How far the views are on the way to the new values.
    private var share: CGFloat { run?.share ?? restingShare }

    private func begin() {
        let isFirst = !hasBegun
        if isFirst { restingShare = goesBack ? 1 : 0 }
        (state, hasBegun) = (.active, true)
        perform(from: isFirst ? 0 : restingShare)
    }

    /// Makes the changes of the blocks that wait. They move from a share of the way on.
    private func perform(from start: CGFloat) {
        let due = blocks
        blocks = []
        for block in due {
            let part = AnimatorPart(from: start, delay: block.delay)
            part.changes.record { UIView.performWithoutAnimation(block.run) }
            part.goOn(from: parts)
            parts.append(part)
        }
    }

    private func rest(at share: CGFloat) {
        restingShare = share
        UIView.performWithoutAnimation { show(share) }
    }

    private func show(_ share: CGFloat) { for part in parts { part.show(share) } }

    private func play(_ timing: AnimatorTiming, lasting seconds: TimeInterval) {
        let goal: CGFloat = goesBack ? 0 : 1
        let length = UIView.areAnimationsEnabled ? seconds : 0
        isRunning = true
        show(restingShare)
        let run = AnimatorRun(from: restingShare, to: goal, timing: timing, lasting: length)
        self.run = run
        for part in parts { run.play(part) }
        run.whenOver { [self] in didArrive(at: goal) }
    }

    private func endRun() {
        run?.cancel()
        run = nil
    }

    private func didArrive(at goal: CGFloat) {
        run = nil
        isRunning = false
        restingShare = goal
        if !pausesOnCompletion { end(at: goal == 1 ? .end : .start) }
    }

    private func end(at position: UIViewAnimatingPosition?) {
        let due = completions
        (state, isRunning, goesBack, restingShare, hasBegun) = (.inactive, false, false, 0, false)
        (parts, completions) = ([], [])
        if let position { for completion in due { completion(position) } }
    }
}
