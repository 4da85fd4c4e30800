import DisplayList

/// How a change travels from the old value to the new one.
///
/// See [Animation](https://developer.apple.com/documentation/swiftui/animation). An animation is data, played by the
/// browser: nothing is sent while it runs. Only what the app works out itself is moved in Swift: see `CustomAnimation`.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(duration: Double, x1: Double, y1: Double, x2: Double, y2: Double)
        case spring(response: Double, dampingFraction: Double)
        /// Worked out by the app, step by step.
        case custom(AnyCustomAnimation)
    }

    var curve: Curve
    /// In seconds of the clock, before all repetitions.
    var delay = 0.0
    /// At the start of each round, in seconds at speed 1: a delay that is repeated.
    var pause = 0.0
    var speed = 1.0
    var repeatCount = 1.0
    var autoreverses = false
    /// In seconds of the clock, where it is to count as complete before it is.
    var logicalSeconds: Double?
    /// Of which view's change a custom animation is asked.
    var viewer = AnimationViewer()

    init(_ curve: Curve) { self.curve = curve }

    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)
}

// MARK: - Timing curves

extension Animation {
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.bezier(duration: duration, x1: p1x, y1: p1y, x2: p2x, y2: p2y))
    }

    public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

    public static var linear: Animation { .linear(duration: 0.35) }
    public static var easeIn: Animation { .easeIn(duration: 0.35) }
    public static var easeOut: Animation { .easeOut(duration: 0.35) }
    public static var easeInOut: Animation { .easeInOut(duration: 0.35) }
}

// MARK: - Springs

extension Animation {
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(response: response, dampingFraction: dampingFraction))
    }

    /// `bounce` runs from -1 (overdamped) over 0 (critical) to 1 (undamped).
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(.spring(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce))
    }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        .spring(response: response, dampingFraction: dampingFraction)
    }

    /// The initial velocity has no effect: a change begins from rest, or as fast as the motion that it overtakes.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let frequency = (stiffness / mass).squareRoot()
        return .spring(
            response: 2 * .pi / frequency, dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
    }

    /// As a spring with `extraBounce` over 0.14, and shorter: for what follows a finger.
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        .spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    public static var spring: Animation { .spring(duration: 0.5, bounce: 0) }
    public static var interactiveSpring: Animation { .interactiveSpring(duration: 0.15) }
    public static var interpolatingSpring: Animation { .interpolatingSpring(duration: 0.5) }
    public static var smooth: Animation { .smooth() }
    public static var snappy: Animation { .snappy() }
    public static var bouncy: Animation { .bouncy() }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        .spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        .spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        .spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Animation {
    /// What the browser plays.
    func motion(serial: Int) -> Motion {
        let curve: Motion.Curve =
            switch curve {
            case .bezier(let duration, let x1, let y1, let x2, let y2):
                .bezier(duration: duration, x1: x1, y1: y1, x2: x2, y2: y2)
            case .spring(let response, let dampingFraction):
                .spring(response: response, dampingFraction: dampingFraction)
            // Only what Swift doesn't move: see ElementTravels.
            case .custom(let custom): AnimationSamples(custom).curve
            }
        // Rounds that take no time would never be over.
        let isNothing = if case .bezier(0, _, _, _, _) = curve { isCustom && pause == 0 } else { false }
        return Motion(
            curve: curve, delay: delay, pause: pause, speed: speed, repeatCount: isNothing ? 1 : repeatCount,
            autoreverses: autoreverses, serial: serial)
    }
}
