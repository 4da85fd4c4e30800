import Foundation
import SwiftUICore

extension UIView {
    /// The options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The options as bits, with Apple's values.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Views can be touched while they move. They always can here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation starts from what is visible. It always does here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation is repeated forever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Every other repetition runs backwards. Has an effect only with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Begins and ends slowly. This is the default.
        public static let curveEaseInOut = AnimationOptions([])
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Moves at a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Content fades into the other. All transitions do here.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns over. It fades here.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns over. It fades here.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The view turns over. It fades here.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns over. It fades here.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// A page is turned. The view fades here.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A page is turned. The view fades here.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Views are hidden and shown instead of removed and added.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

        /// The curve among the options.
        var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

        fileprivate func animation(_ duration: TimeInterval) -> Animation {
            switch curve {
            case .easeInOut: repeating(.easeInOut(duration: duration))
            case .easeIn: repeating(.easeIn(duration: duration))
            case .easeOut: repeating(.easeOut(duration: duration))
            case .linear: repeating(.linear(duration: duration))
            }
        }

        fileprivate func repeating(_ animation: Animation) -> Animation {
            contains(.repeat) ? animation.repeatForever(autoreverses: contains(.autoreverse)) : animation
        }
    }

    /// Animates the changes that the closure makes to views; the browser plays the animation.
    ///
    /// Animations start from what is currently visible. Changes made outside of the closure before the same
    /// rendering are animated too.
    /// - Parameters:
    ///   - duration: In seconds; 0 doesn't animate.
    ///   - delay: In seconds.
    ///   - options: The curve, and whether it repeats.
    ///   - animations: Changes the views.
    ///   - completion: Called with true when the animation ends.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let animation = options.animation(duration).delay(delay)
        run(duration > 0 ? animation : nil, animations, completion)
    }

    /// Animates the changes that the closure makes to views, with ease-in and ease-out.
    /// - Parameters:
    ///   - duration: In seconds; 0 doesn't animate.
    ///   - animations: Changes the views.
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates the changes that the closure makes to views, with a spring.
    /// - Parameters:
    ///   - duration: About how long the spring takes to come to rest, in seconds; 0 doesn't animate.
    ///   - delay: In seconds.
    ///   - damping: The damping ratio: 1 doesn't oscillate; the smaller, the more it does.
    ///   - velocity: Ignored here.
    ///   - options: The curve, and whether it repeats.
    ///   - animations: Changes the views.
    ///   - completion: Called with true when the animation ends.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let spring = Animation.spring(response: duration, dampingFraction: Double(damping)).delay(delay)
        run(duration > 0 ? options.repeating(spring) : nil, animations, completion)
    }

    /// Changes views without an animation, even inside of one.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, actions)
    }

    /// Changes a view with an animation. All transitions fade, as far as the change can be animated.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { animate(withDuration: duration, options: options, animations: { animations?() }, completion: completion) }

    /// Replaces a view by another one in its superview, with an animation. All transitions fade.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let exchange = {
            guard !options.contains(.showHideTransitionViews) else {
                (fromView.isHidden, toView.isHidden) = (true, false)
                return
            }
            fromView.superview?.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        animate(withDuration: duration, options: options, animations: exchange, completion: completion)
    }

    /// Whether `animate` animates. True by default.
    public private(set) static var areAnimationsEnabled: Bool {
        get { AnimationSwitch.isOn }
        set { AnimationSwitch.isOn = newValue }
    }

    /// Switches animations by `animate` off or on, in all windows.
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    private static func run(
        _ animation: Animation?, _ animations: () -> Void, _ completion: (@MainActor @Sendable (Bool) -> Void)?
    ) {
        let animation = areAnimationsEnabled ? animation : nil
        guard let completion else { return withAnimation(animation, animations) }
        withAnimation(animation, animations) { completion(true) }
    }
}

/// Whether views are animated.
@MainActor private enum AnimationSwitch { static var isOn = true }
