/// One number's animation to a target. Position and velocity are functions of time, so the initial state determines every later
/// moment. Both sides of the wire use the same rules; the client's are in `Client/motion/curves.js`.
public struct Travel: Equatable, Sendable {
    /// Where the number starts.
    public let from: Double
    /// At the start, in units per second. Only a spring that plays once uses it; other curves ignore it.
    public let velocity: Double
    /// Where the number goes.
    public let target: Double
    /// The curve, delay, speed and repetition of the travel.
    public let motion: Motion
    /// In seconds, on any clock.
    public let start: Double
    /// How long the curve takes once, at speed 1, in seconds.
    public let curveSeconds: Double
    /// The duration of a round: the motion's pause, and then the curve.
    public var cycleSeconds: Double { motion.pause + curveSeconds }

    /// - Parameter tolerance: How near a spring must come to its target to count as settled, in the number's unit.
    public init(
        from: Double, velocity: Double = 0, to target: Double, under motion: Motion, start: Double,
        tolerance: Double = 0.001
    ) {
        self.from = from
        self.target = target
        self.motion = motion
        self.start = start
        let carried = motion.carriesVelocity ? velocity / motion.usableSpeed : 0
        self.velocity = carried
        curveSeconds = motion.curve.duration(from: from, velocity: carried, to: target, tolerance: tolerance)
    }

    /// The number's position at a moment of the clock, and its velocity, in units per second.
    public func state(at time: Double) -> (value: Double, velocity: Double) {
        let elapsed = (time - start - motion.delay) * motion.usableSpeed
        if elapsed <= 0 { return (from, 0) }
        guard cycleSeconds > 0 else { return (target, 0) }
        let cycle = (elapsed / cycleSeconds).rounded(.down)
        if elapsed / cycleSeconds >= motion.repeatCount { return (target, 0) }
        let isReversed = motion.autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
        let along = elapsed - cycle * cycleSeconds
        let moved = (isReversed ? cycleSeconds - along : along) - motion.pause
        if motion.pause > 0, moved <= 0 { return (from, 0) }
        let state = motion.curve.state(at: moved, duration: curveSeconds, from: from, velocity: velocity, to: target)
        return (state.value, (isReversed ? -state.velocity : state.velocity) * motion.usableSpeed)
    }

    /// When the number rests at its target; infinite for a motion that repeats for ever.
    public var end: Double { start + motion.delay + cycleSeconds * motion.repeatCount / motion.usableSpeed }

    /// A new travel from where this one is at `time`: a running spring's velocity carries over.
    public func retargeted(to target: Double, under motion: Motion, at time: Double, tolerance: Double = 0.001)
        -> Travel
    {
        let state = state(at: time)
        return Travel(
            from: state.value, velocity: state.velocity, to: target, under: motion, start: time, tolerance: tolerance)
    }
}

extension Motion {
    /// A speed of 0 or less would never arrive.
    package var usableSpeed: Double { max(speed, 0.001) }

    /// A repeated spring starts each round from rest.
    var carriesVelocity: Bool {
        guard case .spring = curve else { return false }
        return repeatCount == 1
    }

    /// Seconds from the change until the motion ends, when it starts from rest; infinite for a motion that repeats for ever.
    public var totalSeconds: Double { Travel(from: 0, to: 1, under: self, start: 0).end }
}

extension Motion.Curve {
    func duration(from: Double, velocity: Double, to target: Double, tolerance: Double) -> Double {
        switch self {
        case .bezier(let duration, _, _, _, _): min(max(duration, 0), DampedSpring.secondsMax * 60)
        case .spring(let response, let dampingFraction):
            DampedSpring(response: response, dampingFraction: dampingFraction).settlingDuration(
                displacement: from - target, velocity: velocity, tolerance: tolerance)
        }
    }

    func state(
        at time: Double, duration: Double, from: Double, velocity: Double, to target: Double
    ) -> (value: Double, velocity: Double) {
        switch self {
        case .bezier(_, let x1, let y1, let x2, let y2):
            let state = TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2).state(at: time / duration)
            return (from + (target - from) * state.value, (target - from) * state.slope / duration)
        case .spring(let response, let dampingFraction):
            let spring = DampedSpring(response: response, dampingFraction: dampingFraction)
            let state = spring.state(at: time, displacement: from - target, velocity: velocity)
            return (target + state.position, state.velocity)
        }
    }
}
