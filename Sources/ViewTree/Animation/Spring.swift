import DisplayList
import Foundation

/// A spring's motion: its value at a time, and when it has settled.
///
/// See [Spring](https://developer.apple.com/documentation/swiftui/spring).
public struct Spring: Hashable, Sendable {
    /// The period of the oscillation without damping, in seconds.
    public let response: Double
    /// The damping: 1 is critical, and with less the spring overshoots.
    public let dampingRatio: Double
    /// The mass on the spring. The motion depends only on `response` and `dampingRatio`.
    public let mass: Double

    /// A spring by its response, in seconds, and its damping: 1 is critical, less overshoots.
    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    private init(response: Double, dampingRatio: Double, mass: Double) {
        self.response = response
        self.dampingRatio = dampingRatio
        self.mass = mass
    }

    /// A spring by its perceived duration, in seconds, and its bounce: from -1 (overdamped) over 0 (critical) to 1
    /// (undamped).
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// A spring by its physical properties. Without `allowOverDamping`, a damping above the critical one counts as
    /// critical.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
            mass: mass)
    }

    /// A spring that comes within `epsilon` of its target after `settlingDuration` seconds.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        // The settling time is proportional to the response.
        let unit = DampedSpring(response: 1, dampingFraction: dampingRatio).settlingDuration(tolerance: epsilon)
        self.init(response: settlingDuration / max(unit, 0.001), dampingRatio: dampingRatio)
    }

    /// The perceived duration in seconds: the response.
    public var duration: Double { response }
    /// From -1 (overdamped) over 0 (critical) to 1 (undamped).
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// The spring's force per unit of displacement.
    public var stiffness: Double { mass * (2 * .pi / response) * (2 * .pi / response) }
    /// The damping force per unit of velocity.
    public var damping: Double { mass * 4 * .pi * dampingRatio / response }
    /// Seconds until the spring has settled.
    public var settlingDuration: Double { motion.settlingDuration() }

    /// A spring without overshoot, of 0.5 seconds.
    public static var smooth: Spring { .smooth() }
    /// A spring that overshoots a little, of 0.5 seconds.
    public static var snappy: Spring { .snappy() }
    /// A spring that overshoots visibly, of 0.5 seconds.
    public static var bouncy: Spring { .bouncy() }

    /// A spring without overshoot; the duration is in seconds, and `extraBounce` is added to a bounce of 0.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that overshoots a little; the duration is in seconds, and `extraBounce` is added to a bounce of 0.15.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that overshoots visibly; the duration is in seconds, and `extraBounce` is added to a bounce of 0.3.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var motion: DampedSpring { DampedSpring(response: response, dampingFraction: dampingRatio) }

    // MARK: The motion

    /// The value after `time` seconds of a spring that started at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let (shareLeft, impulse) = basis(at: time)
        return target - target.scaled(by: shareLeft) + initialVelocity.scaled(by: impulse)
    }

    /// The velocity, per second, of a spring that started at zero.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let free = motion.state(at: time, displacement: 1, velocity: 0).velocity
        let pushed = motion.state(at: time, displacement: 0, velocity: 1).velocity
        return initialVelocity.scaled(by: pushed) - target.scaled(by: free)
    }

    /// The seconds until the spring stays within `epsilon` of the target.
    public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> Double
    {
        motion.settlingDuration(
            displacement: target.magnitudeSquared.squareRoot(),
            velocity: initialVelocity.magnitudeSquared.squareRoot(), tolerance: epsilon)
    }

    private func basis(at time: Double) -> (free: Double, impulse: Double) {
        (
            motion.state(at: time, displacement: 1, velocity: 0).position,
            motion.state(at: time, displacement: 0, velocity: 1).position
        )
    }
}

extension Animation {
    /// An animation that moves like the spring. `blendDuration` has no effect here.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        .spring(response: spring.response, dampingFraction: spring.dampingRatio)
    }

    /// The initial velocity has no effect: a change begins from rest, or with the velocity of the motion that it replaces.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        .spring(spring)
    }

    /// The initial velocity has no effect: a change begins from rest, or with the velocity of the motion that it replaces.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        .spring(duration: duration, bounce: bounce)
    }

    /// An animation with a curve; the duration is in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        .timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration)
    }
}
