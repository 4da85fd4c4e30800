// The physics world, contacts and joints, which are declared but unavailable, as in SKPhysicsBody.swift.
import CoreGraphics

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; move nodes with actions")
open class SKPhysicsWorld: NSObject {
    /// Not available.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// Not available.
    open var speed: CGFloat = 1
    /// Not available.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    /// Not available.
    open func add(_ joint: SKPhysicsJoint) {}
    /// Not available.
    open func remove(_ joint: SKPhysicsJoint) {}
    /// Not available.
    open func removeAllJoints() {}
    /// Not available.
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    /// Not available.
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
    /// Not available.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
    /// Not available.
    open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
    }
    /// Not available.
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Not available.
    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; compare frames in update(_:)")
public protocol SKPhysicsContactDelegate: AnyObject {
    /// Not available.
    func didBegin(_ contact: SKPhysicsContact)
    /// Not available.
    func didEnd(_ contact: SKPhysicsContact)
}

@available(*, unavailable, message: "There is no physics here yet; compare frames in update(_:)")
extension SKPhysicsContactDelegate {
    /// Not available.
    public func didBegin(_ contact: SKPhysicsContact) {}
    /// Not available.
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; compare frames in update(_:)")
open class SKPhysicsContact: NSObject {
    /// Not available.
    open var bodyA: SKPhysicsBody { fatalError() }
    /// Not available.
    open var bodyB: SKPhysicsBody { fatalError() }
    /// Not available.
    open var contactPoint: CGPoint { .zero }
    /// Not available.
    open var contactNormal: CGVector { .zero }
    /// Not available.
    open var collisionImpulse: CGFloat { 0 }
}

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; there are constraints to a distance")
open class SKPhysicsJoint: NSObject {
    /// Not available.
    open var bodyA: SKPhysicsBody { fatalError() }
    /// Not available.
    open var bodyB: SKPhysicsBody { fatalError() }
    /// Not available.
    open var reactionForce: CGVector { .zero }
    /// Not available.
    open var reactionTorque: CGFloat { 0 }
}

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; put one node into the other, which then turns it")
open class SKPhysicsJointPin: SKPhysicsJoint {
    /// Not available.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointPin { fatalError() }
    /// Not available.
    open var shouldEnableLimits = false
    /// Not available.
    open var lowerAngleLimit: CGFloat = 0
    /// Not available.
    open var upperAngleLimit: CGFloat = 0
    /// Not available.
    open var frictionTorque: CGFloat = 0
    /// Not available.
    open var rotationSpeed: CGFloat = 0
}

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; put one node into the other, which then moves it")
open class SKPhysicsJointFixed: SKPhysicsJoint {
    /// Not available.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointFixed { fatalError() }
}

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; there is SKConstraint.distance(_:to:)")
open class SKPhysicsJointSpring: SKPhysicsJoint {
    /// Not available.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring { fatalError() }
    /// Not available.
    open var damping: CGFloat = 0
    /// Not available.
    open var frequency: CGFloat = 0
}

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; there is SKConstraint.positionX(_:y:)")
open class SKPhysicsJointSliding: SKPhysicsJoint {
    /// Not available.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding { fatalError() }
    /// Not available.
    open var shouldEnableLimits = false
    /// Not available.
    open var lowerDistanceLimit: CGFloat = 0
    /// Not available.
    open var upperDistanceLimit: CGFloat = 0
}

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; there is SKConstraint.distance(_:to:)")
open class SKPhysicsJointLimit: SKPhysicsJoint {
    /// Not available.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit { fatalError() }
    /// Not available.
    open var maxLength: CGFloat = 0
}
