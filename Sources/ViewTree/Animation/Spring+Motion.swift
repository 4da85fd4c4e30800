import Foundation

// MARK: - Step by step

extension Spring {
    /// Advances a value and its velocity by some seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = value
        let startVelocity = velocity
        value = start + self.value(target: way, initialVelocity: startVelocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: startVelocity, time: deltaTime)
    }

    /// The force on the spring's mass at a position and a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}

// MARK: - From one value to another

extension Spring {
    /// The value after `time` seconds of a spring that started at `fromValue`.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        let way = toValue.animatableData - fromValue.animatableData
        result.animatableData =
            fromValue.animatableData
            + value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity, per second, of a spring that started at `fromValue`.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        let way = toValue.animatableData - fromValue.animatableData
        result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on the mass of a spring that moves from one value to another.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// The seconds until a spring from one value to another stays within `epsilon` of its target.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
