import CoreGraphics
import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// It hasn't begun, or has ended.
    case inactive
    /// It runs or is paused.
    case active
    /// It has been stopped, and waits for `finishAnimation(at:)`.
    case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// With the new values.
    case end
    /// With the values from before.
    case start
    /// In between.
    case current
}

/// What every animator can do.
///
/// See [UIViewAnimating](https://developer.apple.com/documentation/uikit/uiviewanimating).
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// Whether the animator is active.
    var state: UIViewAnimatingState { get }
    /// Whether the animation moves at present.
    var isRunning: Bool { get }
    /// Whether the animation goes back to the values from before.
    var isReversed: Bool { get set }
    /// How far the animation is on its way, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts the animation after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Stops the animation where it is.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator to which an app adds blocks.
///
/// See [UIViewImplicitlyAnimating](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating).
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes, which begin after a share of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds code that runs when the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation, perhaps with another timing.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
