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

        fileprivate func animation(_ duration: TimeInterval) -> Animation {
            switch rawValue >> 16 & 3 {
            case 1: repeating(.easeIn(duration: duration))
            case 2: repeating(.easeOut(duration: duration))
            case 3: repeating(.linear(duration: duration))
            default: repeating(.easeInOut(duration: duration))
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

    private static func run(
        _ animation: Animation?, _ animations: () -> Void, _ completion: (@MainActor @Sendable (Bool) -> Void)?
    ) {
        guard let completion else { return withAnimation(animation, animations) }
        withAnimation(animation, animations) { completion(true) }
    }
}
