// Physics isn't implemented yet. Its commonly used names are declared as unavailable, so that code which uses them gets a helpful
// error.
import CoreGraphics

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; move nodes with actions")
open class SKPhysicsBody: NSObject {
    /// Not available.
    public init(circleOfRadius r: CGFloat) {}
    /// Not available.
    public init(circleOfRadius r: CGFloat, center: CGPoint) {}
    /// Not available.
    public init(rectangleOf s: CGSize) {}
    /// Not available.
    public init(rectangleOf s: CGSize, center: CGPoint) {}
    /// Not available.
    public init(polygonFrom path: CGPath) {}
    /// Not available.
    public init(edgeFrom p1: CGPoint, to p2: CGPoint) {}
    /// Not available.
    public init(edgeChainFrom path: CGPath) {}
    /// Not available.
    public init(edgeLoopFrom path: CGPath) {}
    /// Not available.
    public init(edgeLoopFrom rect: CGRect) {}
    /// Not available.
    public init(bodies: [SKPhysicsBody]) {}
    /// Not available.
    public init(texture: SKTexture, size: CGSize) {}
    /// Not available.
    public init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {}

    /// Not available.
    open var isDynamic = true
    /// Not available.
    open var usesPreciseCollisionDetection = false
    /// Not available.
    open var allowsRotation = true
    /// Not available.
    open var pinned = false
    /// Not available.
    open var isResting = false
    /// Not available.
    open var affectedByGravity = true
    /// Not available.
    open var friction: CGFloat = 0.2
    /// Not available.
    open var charge: CGFloat = 0
    /// Not available.
    open var restitution: CGFloat = 0.2
    /// Not available.
    open var linearDamping: CGFloat = 0.1
    /// Not available.
    open var angularDamping: CGFloat = 0.1
    /// Not available.
    open var density: CGFloat = 1
    /// Not available.
    open var mass: CGFloat = 0
    /// Not available.
    open var area: CGFloat { 0 }
    /// Not available.
    open var velocity = CGVector.zero
    /// Not available.
    open var angularVelocity: CGFloat = 0
    /// Not available.
    open var categoryBitMask: UInt32 = .max
    /// Not available.
    open var collisionBitMask: UInt32 = .max
    /// Not available.
    open var contactTestBitMask: UInt32 = 0
    /// Not available.
    open var fieldBitMask: UInt32 = .max
    /// Not available.
    open var joints: [SKPhysicsJoint] { [] }
    /// Not available.
    open var node: SKNode? { nil }

    /// Not available.
    open func applyForce(_ force: CGVector) {}
    /// Not available.
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    /// Not available.
    open func applyTorque(_ torque: CGFloat) {}
    /// Not available.
    open func applyImpulse(_ impulse: CGVector) {}
    /// Not available.
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
    /// Not available.
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    /// Not available.
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
