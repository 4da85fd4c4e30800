import Foundation

/// The motion of a unit mass on a damped spring, solved exactly: x″ = −ω²x − 2ζωx′, with the target at x = 0.
///
/// Every solution is `displacement · x(0) + impulse · x′(0)`, so two functions of time are all that is needed. Their
/// derivatives follow from them: displacement′ = −ω² · impulse and impulse′ = displacement − 2ζω · impulse.
/// `Client/motion/curves.js` is the same in JavaScript, and a test compares both.
public struct DampedSpring: Equatable, Sendable {
    /// The angular frequency ω without damping, in radians per second; infinite for a spring that reaches its target immediately.
    public let frequency: Double
    /// ζ: below 1 it overshoots, from 1 on it does not.
    public let dampingFraction: Double

    /// - Parameter response: The period without damping, in seconds; with 0 or less the target is reached immediately.
    public init(response: Double, dampingFraction: Double) {
        frequency = response > 0 ? 2 * .pi / response : .infinity
        self.dampingFraction = max(0, dampingFraction)
    }

    /// The position relative to the target, and the velocity, `time` seconds after the mass was at `displacement` with
    /// `velocity`.
    public func state(at time: Double, displacement: Double, velocity: Double) -> (position: Double, velocity: Double) {
        guard frequency.isFinite else { return (0, 0) }
        let (free, impulse) = basis(at: max(0, time))
        let freeSlope = -frequency * frequency * impulse
        let impulseSlope = free - 2 * dampingFraction * frequency * impulse
        return (free * displacement + impulse * velocity, freeSlope * displacement + impulseSlope * velocity)
    }

    /// The solutions that start at (1, 0) and at (0, 1).
    private func basis(at time: Double) -> (free: Double, impulse: Double) {
        let decay = dampingFraction * frequency
        if abs(dampingFraction - 1) < 1e-6 {
            let envelope = exp(-frequency * time)
            return (envelope * (1 + frequency * time), envelope * time)
        }
        if dampingFraction < 1 {
            let ringing = frequency * (1 - dampingFraction * dampingFraction).squareRoot()
            let envelope = exp(-decay * time)
            let sine = sin(ringing * time)
            return (envelope * (cos(ringing * time) + decay / ringing * sine), envelope * sine / ringing)
        }
        let spread = frequency * (dampingFraction * dampingFraction - 1).squareRoot()
        let (slow, fast) = (exp(-(decay - spread) * time), exp(-(decay + spread) * time))
        return (((decay + spread) * slow - (decay - spread) * fast) / (2 * spread), (slow - fast) / (2 * spread))
    }

    /// Motions are cut off after this many seconds.
    public static let secondsMax = 60.0

    /// When the mass is settled: its amplitude, √(x² + (x′/ω)²), stays below `tolerance`. The amplitude never grows (it measures
    /// the energy), so the moment is found by bisection.
    public func settlingDuration(displacement: Double = 1, velocity: Double = 0, tolerance: Double = 0.001) -> Double {
        guard frequency.isFinite else { return 0 }
        let isSettled = { (time: Double) in
            let state = state(at: time, displacement: displacement, velocity: velocity)
            return hypot(state.position, state.velocity / frequency) < tolerance
        }
        if isSettled(0) { return 0 }
        var (low, high) = (0.0, 1 / frequency)
        while !isSettled(high) {
            (low, high) = (high, high * 2)
            if low >= Self.secondsMax { return Self.secondsMax }
        }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return min(high, Self.secondsMax)
    }
}
