// The world that physics would happen in, as SKPhysicsBody.swift has its bodies.
import CoreGraphics

@available(*, unavailable, message: "There is no physics here yet; move nodes with actions")
open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    open func add(_ joint: SKPhysicsJoint) {}
    open func remove(_ joint: SKPhysicsJoint) {}
    open func removeAllJoints() {}
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
    open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
    }
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

@available(*, unavailable, message: "There is no physics here yet; compare frames in update(_:)")
public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

@available(*, unavailable, message: "There is no physics here yet; compare frames in update(_:)")
extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

@available(*, unavailable, message: "There is no physics here yet; compare frames in update(_:)")
open class SKPhysicsContact: NSObject {
    open var bodyA: SKPhysicsBody { fatalError() }
    open var bodyB: SKPhysicsBody { fatalError() }
    open var contactPoint: CGPoint { .zero }
    open var contactNormal: CGVector { .zero }
    open var collisionImpulse: CGFloat { 0 }
}

@available(*, unavailable, message: "There is no physics here yet; there are constraints to a distance")
open class SKPhysicsJoint: NSObject {
    open var bodyA: SKPhysicsBody { fatalError() }
    open var bodyB: SKPhysicsBody { fatalError() }
    open var reactionForce: CGVector { .zero }
    open var reactionTorque: CGFloat { 0 }
}

@available(*, unavailable, message: "There is no physics here yet; put one node into the other, which then turns it")
open class SKPhysicsJointPin: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointPin { fatalError() }
    open var shouldEnableLimits = false
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var rotationSpeed: CGFloat = 0
}

@available(*, unavailable, message: "There is no physics here yet; put one node into the other, which then moves it")
open class SKPhysicsJointFixed: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointFixed { fatalError() }
}

@available(*, unavailable, message: "There is no physics here yet; there is SKConstraint.distance(_:to:)")
open class SKPhysicsJointSpring: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring { fatalError() }
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
}

@available(*, unavailable, message: "There is no physics here yet; there is SKConstraint.positionX(_:y:)")
open class SKPhysicsJointSliding: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding { fatalError() }
    open var shouldEnableLimits = false
    open var lowerDistanceLimit: CGFloat = 0
    open var upperDistanceLimit: CGFloat = 0
}

@available(*, unavailable, message: "There is no physics here yet; there is SKConstraint.distance(_:to:)")
open class SKPhysicsJointLimit: SKPhysicsJoint {
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit { fatalError() }
    open var maxLength: CGFloat = 0
}
