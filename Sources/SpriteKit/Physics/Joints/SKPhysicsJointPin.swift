import CChipmunk
import CoreGraphics

/// Joins two bodies at a point about which both may turn.
///
/// See [SKPhysicsJointPin](https://developer.apple.com/documentation/spritekit/skphysicsjointpin).
open class SKPhysicsJointPin: SKPhysicsJoint {
    /// - Parameters:
    ///   - bodyA: The first body.
    ///   - bodyB: The second body.
    ///   - anchor: The point, in the scene's coordinates.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        SKPhysicsJointPin(bodyA, bodyB, anchor, anchor)
    }

    /// Whether the angle limits count. False by default.
    open var shouldEnableLimits = false { didSet { didChange() } }
    /// The least angle of the second body against the first, in radians from that when they were joined.
    open var lowerAngleLimit: CGFloat = 0 {
        didSet {
            lowerAngleLimit = CGFloat(lowerAngleLimit.bounded(by: 1e6))
            didChange()
        }
    }
    /// The greatest angle of the second body against the first, in radians from that when they were joined.
    open var upperAngleLimit: CGFloat = 0 {
        didSet {
            upperAngleLimit = CGFloat(upperAngleLimit.bounded(by: 1e6))
            didChange()
        }
    }
    /// The torque with which the pin resists being turned, in newton metres. 0 by default.
    open var frictionTorque: CGFloat = 0 {
        didSet {
            frictionTorque = CGFloat(frictionTorque.bounded(0...1e9, else: 0))
            didChange()
        }
    }
    /// How fast the second body is turned against the first, in radians per second; 0 leaves them alone. With a
    /// `frictionTorque` that is the greatest torque of the motor; without, it is as strong as it must be.
    open var rotationSpeed: CGFloat = 0 {
        didSet {
            rotationSpeed = CGFloat(rotationSpeed.bounded(by: PhysicsUnits.turnMax))
            didChange()
        }
    }

    override func makeConstraints(_ a: SimulatedBody, _ b: SimulatedBody) -> [OpaquePointer?] {
        let pivot = cpPivotJointNew2(a.core, b.core, anchors.a, anchors.b)
        return turns(a, b) ? [pivot, limits(a, b), motor(a, b)] : [pivot]
    }

    private func limits(_ a: SimulatedBody, _ b: SimulatedBody) -> OpaquePointer? {
        guard shouldEnableLimits else { return nil }
        let (lower, upper) = (Double(lowerAngleLimit), Double(max(lowerAngleLimit, upperAngleLimit)))
        return cpRotaryLimitJointNew(a.core, b.core, angle + lower, angle + upper)
    }

    private func motor(_ a: SimulatedBody, _ b: SimulatedBody) -> OpaquePointer? {
        guard frictionTorque > 0 || rotationSpeed != 0 else { return nil }
        let motor = cpSimpleMotorNew(a.core, b.core, -Double(rotationSpeed))
        if frictionTorque > 0 {
            cpConstraintSetMaxForce(motor, Double(frictionTorque) * PhysicsUnits.squarePointsPerSquareMeter)
        }
        return motor
    }
}

/// Joins two bodies at a point as if they were one.
///
/// See [SKPhysicsJointFixed](https://developer.apple.com/documentation/spritekit/skphysicsjointfixed).
open class SKPhysicsJointFixed: SKPhysicsJoint {
    /// - Parameters:
    ///   - bodyA: The first body.
    ///   - bodyB: The second body.
    ///   - anchor: The point, in the scene's coordinates.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed
    {
        SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor)
    }

    override func makeConstraints(_ a: SimulatedBody, _ b: SimulatedBody) -> [OpaquePointer?] {
        let pivot = cpPivotJointNew2(a.core, b.core, anchors.a, anchors.b)
        return turns(a, b) ? [pivot, cpGearJointNew(a.core, b.core, angle, 1)] : [pivot]
    }
}
