import DisplayList

/// How a change moves from the old value to the new one.
///
/// See [Animation](https://developer.apple.com/documentation/swiftui/animation). An animation is data that the browser plays:
/// nothing is sent while it runs. Only animations that the app computes itself are played in Swift: see `CustomAnimation`.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(duration: Double, x1: Double, y1: Double, x2: Double, y2: Double)
        case spring(response: Double, dampingFraction: Double)
        /// Computed by the app, step by step.
        case custom(AnyCustomAnimation)
    }

    var curve: Curve
    /// In real seconds, before all repetitions.
    var delay = 0.0
    /// Before each repetition, in seconds at speed 1: a delay that was repeated.
    var pause = 0.0
    var speed = 1.0
    var repeatCount = 1.0
    var autoreverses = false
    /// In real seconds: the time at which it counts as logically complete, if that was set.
    var logicalSeconds: Double?
    /// Finds the view whose change a custom animation moves.
    var viewer = AnimationViewer()

    init(_ curve: Curve) { self.curve = curve }

    /// A spring without overshoot, with a response of 0.55 seconds.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
}

// MARK: - Timing curves

extension Animation {
    /// A cubic Bézier curve from (0, 0) to (1, 1), given by its two control points; the duration is in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.bezier(duration: duration, x1: p1x, y1: p1y, x2: p2x, y2: p2y))
    }

    /// At an even pace; the duration is in seconds.
    public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    /// Slow at the start; the duration is in seconds.
    public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    /// Slow at the end; the duration is in seconds.
    public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    /// Slow at both ends; the duration is in seconds.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

    /// At an even pace, in 0.35 seconds.
    public static var linear: Animation { .linear(duration: 0.35) }
    /// Slow at the start, in 0.35 seconds.
    public static var easeIn: Animation { .easeIn(duration: 0.35) }
    /// Slow at the end, in 0.35 seconds.
    public static var easeOut: Animation { .easeOut(duration: 0.35) }
    /// Slow at both ends, in 0.35 seconds.
    public static var easeInOut: Animation { .easeInOut(duration: 0.35) }
}

// MARK: - Springs

extension Animation {
    /// A spring by its response, in seconds, and its damping: 1 is critical, less overshoots. `blendDuration` has no
    /// effect here.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(response: response, dampingFraction: dampingFraction))
    }

    /// A spring by its perceived duration, in seconds, and its bounce: from -1 (overdamped) over 0 (critical) to 1
    /// (undamped). `blendDuration` has no effect here.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(.spring(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce))
    }

    /// A spring for changes that follow a finger, by its response, in seconds, and its damping: 1 is critical, less overshoots.
    /// `blendDuration` has no effect here.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        .spring(response: response, dampingFraction: dampingFraction)
    }

    /// The initial velocity has no effect: a change begins from rest, or with the velocity of the motion that it replaces.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let frequency = (stiffness / mass).squareRoot()
        return .spring(
            response: 2 * .pi / frequency, dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
    }

    /// A short spring for changes that follow a finger: `extraBounce` is added to a bounce of 0.14. `blendDuration` has no effect
    /// here.
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        .spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// A spring without overshoot, of 0.5 seconds.
    public static var spring: Animation { .spring(duration: 0.5, bounce: 0) }
    /// A quick spring for changes that follow a finger, of 0.15 seconds.
    public static var interactiveSpring: Animation { .interactiveSpring(duration: 0.15) }
    /// A spring without overshoot, of 0.5 seconds.
    public static var interpolatingSpring: Animation { .interpolatingSpring(duration: 0.5) }
    /// A spring without overshoot, of 0.5 seconds.
    public static var smooth: Animation { .smooth() }
    /// A spring that overshoots a little, of 0.5 seconds.
    public static var snappy: Animation { .snappy() }
    /// A spring that overshoots visibly, of 0.5 seconds.
    public static var bouncy: Animation { .bouncy() }

    /// A spring without overshoot; the duration is in seconds, and `extraBounce` is added to a bounce of 0.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        .spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that overshoots a little; the duration is in seconds, and `extraBounce` is added to a bounce of 0.15.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        .spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that overshoots visibly; the duration is in seconds, and `extraBounce` is added to a bounce of 0.3.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        .spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Animation {
    /// The motion that the browser plays.
    func motion(serial: Int) -> Motion {
        let curve: Motion.Curve =
            switch curve {
            case .bezier(let duration, let x1, let y1, let x2, let y2):
                .bezier(duration: duration, x1: x1, y1: y1, x2: x2, y2: y2)
            case .spring(let response, let dampingFraction):
                .spring(response: response, dampingFraction: dampingFraction)
            // Only used where Swift doesn't play it itself: see ElementTravels.
            case .custom(let custom): AnimationSamples(custom).curve
            }
        // Repetitions of zero duration would never end.
        let isNothing = if case .bezier(0, _, _, _, _) = curve { isCustom && pause == 0 } else { false }
        return Motion(
            curve: curve, delay: delay, pause: pause, speed: speed, repeatCount: isNothing ? 1 : repeatCount,
            autoreverses: autoreverses, serial: serial)
    }
}
