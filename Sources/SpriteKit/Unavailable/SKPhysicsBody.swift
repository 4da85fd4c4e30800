// Physics comes later. Its names are here, with what apps ask of them, so that code which uses them is told so.
import CoreGraphics

@available(*, unavailable, message: "There is no physics here yet; move nodes with actions")
open class SKPhysicsBody: NSObject {
    public init(circleOfRadius r: CGFloat) {}
    public init(circleOfRadius r: CGFloat, center: CGPoint) {}
    public init(rectangleOf s: CGSize) {}
    public init(rectangleOf s: CGSize, center: CGPoint) {}
    public init(polygonFrom path: CGPath) {}
    public init(edgeFrom p1: CGPoint, to p2: CGPoint) {}
    public init(edgeChainFrom path: CGPath) {}
    public init(edgeLoopFrom path: CGPath) {}
    public init(edgeLoopFrom rect: CGRect) {}
    public init(bodies: [SKPhysicsBody]) {}
    public init(texture: SKTexture, size: CGSize) {}
    public init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {}

    open var isDynamic = true
    open var usesPreciseCollisionDetection = false
    open var allowsRotation = true
    open var pinned = false
    open var isResting = false
    open var affectedByGravity = true
    open var friction: CGFloat = 0.2
    open var charge: CGFloat = 0
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var density: CGFloat = 1
    open var mass: CGFloat = 0
    open var area: CGFloat { 0 }
    open var velocity = CGVector.zero
    open var angularVelocity: CGFloat = 0
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var fieldBitMask: UInt32 = .max
    open var joints: [SKPhysicsJoint] { [] }
    open var node: SKNode? { nil }

    open func applyForce(_ force: CGVector) {}
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
