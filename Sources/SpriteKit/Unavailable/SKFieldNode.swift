// Physics fields and regions, which are declared but unavailable, as in SKPhysicsBody.swift.
import CoreGraphics

/// Not available: there is no physics.
@available(*, unavailable, message: "There is no physics here yet; move nodes with actions")
open class SKFieldNode: SKNode {
    /// Not available.
    open class func dragField() -> SKFieldNode { fatalError() }
    /// Not available.
    open class func vortexField() -> SKFieldNode { fatalError() }
    /// Not available.
    open class func radialGravityField() -> SKFieldNode { fatalError() }
    /// Not available.
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        fatalError()
    }
    /// Not available.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        fatalError()
    }
    /// Not available.
    open class func springField() -> SKFieldNode { fatalError() }
    /// Not available.
    open class func electricField() -> SKFieldNode { fatalError() }
    /// Not available.
    open class func magneticField() -> SKFieldNode { fatalError() }

    /// Not available.
    open var region: SKRegion?
    /// Not available.
    open var strength: Float = 1
    /// Not available.
    open var falloff: Float = 0
    /// Not available.
    open var minimumRadius: Float = 0
    /// Not available.
    open var isEnabled = true
    /// Not available.
    open var isExclusive = false
    /// Not available.
    open var categoryBitMask: UInt32 = .max
    /// Not available.
    open var smoothness: Float = 0
    /// Not available.
    open var animationSpeed: Float = 0
}

/// Not available: there are no fields.
@available(*, unavailable, message: "There are no fields here; a CGPath tells what a point lies in")
open class SKRegion: NSObject {
    /// Not available.
    public init(radius: Float) {}
    /// Not available.
    public init(size: CGSize) {}
    /// Not available.
    public init(path: CGPath) {}
    /// Not available.
    open class func infinite() -> Self { fatalError() }
    /// Not available.
    open var path: CGPath? { nil }
    /// Not available.
    open func inverse() -> Self { self }
    /// Not available.
    open func byUnion(with region: SKRegion) -> Self { self }
    /// Not available.
    open func byDifference(from region: SKRegion) -> Self { self }
    /// Not available.
    open func byIntersection(with region: SKRegion) -> Self { self }
    /// Not available.
    open func contains(_ point: CGPoint) -> Bool { false }
}

/// Not available: there is no inverse kinematics.
@available(*, unavailable, message: "There is no inverse kinematics here")
open class SKReachConstraints: NSObject {
    /// Not available.
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {}
    /// Not available.
    open var lowerAngleLimit: CGFloat = 0
    /// Not available.
    open var upperAngleLimit: CGFloat = 0
}
