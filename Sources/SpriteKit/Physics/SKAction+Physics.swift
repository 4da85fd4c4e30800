import CoreGraphics
import Foundation

/// Actions on a node's physics body. Without a body they only take their time.
extension SKAction {
    /// Pushes the body with a force for a time. Reversed: with the opposite force.
    /// - Parameters:
    ///   - force: In the unit of `SKPhysicsBody.applyForce(_:)`.
    ///   - duration: In seconds.
    public class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
        body(duration, -1, force) { body, force, part, seconds in body.applyImpulse(force * (part * seconds)) }
    }

    /// Pushes the body with a force at a point of the scene's coordinates for a time. Reversed: with the opposite
    /// force.
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        body(duration, -1, force) { body, force, part, seconds in
            body.applyImpulse(force * (part * seconds), at: point)
        }
    }

    /// Turns the body with a torque for a time. Reversed: with the opposite torque.
    /// - Parameters:
    ///   - torque: In newton metres.
    ///   - duration: In seconds.
    public class func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction {
        body(duration, -1, CGVector(dx: torque, dy: 0)) { body, torque, part, seconds in
            body.applyAngularImpulse(torque.dx * part * seconds)
        }
    }

    /// Gives the body an impulse, spread over a time. Reversed: the opposite impulse.
    /// - Parameters:
    ///   - impulse: In the unit of `SKPhysicsBody.applyImpulse(_:)`.
    ///   - duration: In seconds.
    public class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
        body(duration, -1, impulse) { body, impulse, part, _ in body.applyImpulse(impulse * part) }
    }

    /// Gives the body an impulse at a point of the scene's coordinates, spread over a time. Reversed: the opposite
    /// impulse.
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        body(duration, -1, impulse) { body, impulse, part, _ in body.applyImpulse(impulse * part, at: point) }
    }

    /// Gives the body an angular impulse, spread over a time. Reversed: the opposite impulse.
    /// - Parameters:
    ///   - impulse: In newton metre seconds.
    ///   - duration: In seconds.
    public class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction {
        body(duration, -1, CGVector(dx: impulse, dy: 0)) { body, impulse, part, _ in
            body.applyAngularImpulse(impulse.dx * part)
        }
    }

    /// Brings the body's mass to a value. Reversed: waits for the same duration.
    public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction { number(.mass, to: v, duration) }
    /// Changes the body's mass by an amount. Reversed: by the opposite.
    public class func changeMass(by v: Float, duration: TimeInterval) -> SKAction { number(.mass, by: v, duration) }
    /// Brings the body's charge to a value. Reversed: waits for the same duration.
    public class func changeCharge(to v: Float, duration: TimeInterval) -> SKAction {
        number(.charge, to: v, duration)
    }
    /// Changes the body's charge by an amount. Reversed: by the opposite.
    public class func changeCharge(by v: Float, duration: TimeInterval) -> SKAction {
        number(.charge, by: v, duration)
    }

    /// Brings a field node's strength to a value. Reversed: waits for the same duration.
    public class func strength(to strength: Float, duration: TimeInterval) -> SKAction {
        number(.strength, to: strength, duration)
    }
    /// Changes a field node's strength by an amount. Reversed: by the opposite.
    public class func strength(by strength: Float, duration: TimeInterval) -> SKAction {
        number(.strength, by: strength, duration)
    }
    /// Brings a field node's falloff to a value. Reversed: waits for the same duration.
    public class func falloff(to falloff: Float, duration: TimeInterval) -> SKAction {
        number(.falloff, to: falloff, duration)
    }
    /// Changes a field node's falloff by an amount. Reversed: by the opposite.
    public class func falloff(by falloff: Float, duration: TimeInterval) -> SKAction {
        number(.falloff, by: falloff, duration)
    }

    /// A leaf that acts on the body in each frame, with the part of the whole that is due and the whole duration.
    private class func body(
        _ duration: TimeInterval, _ reverse: CGFloat, _ amount: CGVector,
        _ act: @escaping @Sendable (SKPhysicsBody, CGVector, CGFloat, CGFloat) -> Void
    ) -> SKAction {
        let push: @MainActor (SKNode, Double, Double) -> Void = { node, part, seconds in
            if let body = node.physicsBody { act(body, amount, CGFloat(part), CGFloat(seconds)) }
        }
        return SKAction(
            .call(.portion(push)), duration: duration,
            reversal: .program { body(duration, reverse, amount * reverse, act) })
    }

    private class func number(_ number: NodeNumber, to value: Float, _ duration: TimeInterval) -> SKAction {
        SKAction(.call(.number(number, Double(value), isAbsolute: true)), duration: duration, reversal: .pause)
    }

    private class func number(_ number: NodeNumber, by value: Float, _ duration: TimeInterval) -> SKAction {
        SKAction(
            .call(.number(number, Double(value), isAbsolute: false)), duration: duration,
            reversal: .program { SKAction.number(number, by: -value, duration) })
    }
}

extension CGVector {
    fileprivate static func * (vector: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }
}
