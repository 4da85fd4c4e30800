// Forces that physics bodies would feel, and the regions that they would be felt in.
import CoreGraphics

@available(*, unavailable, message: "There is no physics here yet; move nodes with actions")
open class SKFieldNode: SKNode {
    open class func dragField() -> SKFieldNode { fatalError() }
    open class func vortexField() -> SKFieldNode { fatalError() }
    open class func radialGravityField() -> SKFieldNode { fatalError() }
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        fatalError()
    }
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        fatalError()
    }
    open class func springField() -> SKFieldNode { fatalError() }
    open class func electricField() -> SKFieldNode { fatalError() }
    open class func magneticField() -> SKFieldNode { fatalError() }

    open var region: SKRegion?
    open var strength: Float = 1
    open var falloff: Float = 0
    open var minimumRadius: Float = 0
    open var isEnabled = true
    open var isExclusive = false
    open var categoryBitMask: UInt32 = .max
    open var smoothness: Float = 0
    open var animationSpeed: Float = 0
}

@available(*, unavailable, message: "There are no fields here; a CGPath tells what a point lies in")
open class SKRegion: NSObject {
    public init(radius: Float) {}
    public init(size: CGSize) {}
    public init(path: CGPath) {}
    open class func infinite() -> Self { fatalError() }
    open var path: CGPath? { nil }
    open func inverse() -> Self { self }
    open func byUnion(with region: SKRegion) -> Self { self }
    open func byDifference(from region: SKRegion) -> Self { self }
    open func byIntersection(with region: SKRegion) -> Self { self }
    open func contains(_ point: CGPoint) -> Bool { false }
}

@available(*, unavailable, message: "There is no inverse kinematics here")
open class SKReachConstraints: NSObject {
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {}
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
}
