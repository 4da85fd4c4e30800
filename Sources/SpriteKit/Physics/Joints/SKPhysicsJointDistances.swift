import CChipmunk
import CoreGraphics

/// Joins two points of bodies by a spring, whose rest length is their distance when they are joined.
///
/// See [SKPhysicsJointSpring](https://developer.apple.com/documentation/spritekit/skphysicsjointspring).
open class SKPhysicsJointSpring: SKPhysicsJoint {
    /// - Parameters:
    ///   - bodyA: The first body.
    ///   - bodyB: The second body.
    ///   - anchorA: The point of the first body, in the scene's coordinates.
    ///   - anchorB: The point of the second body, in the scene's coordinates.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring {
        SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB)
    }

    /// How fast the oscillation dies: 0 never, 1 before it has begun. 0 by default.
    open var damping: CGFloat = 0 {
        didSet {
            damping = CGFloat(damping.bounded(0...100, else: 0))
            didChange()
        }
    }
    /// How often the spring oscillates in a second, up to 30; 0, the default, is a rigid rod.
    open var frequency: CGFloat = 0 {
        didSet {
            frequency = CGFloat(frequency.bounded(0...1e6, else: 0))
            didChange()
        }
    }

    override func makeConstraints(_ a: SimulatedBody, _ b: SimulatedBody) -> [OpaquePointer?] {
        guard frequency > 0 else {
            // A rod without a length has no direction to hold in while its ends meet, and Chipmunk warns of it.
            guard length > 1e-3 else { return [cpPivotJointNew2(a.core, b.core, anchors.a, anchors.b)] }
            let rod = cpPinJointNew(a.core, b.core, anchors.a, anchors.b)
            cpPinJointSetDist(rod, length)
            return [rod]
        }
        let inverse = (a.isDynamic ? 1 / cpBodyGetMass(a.core) : 0) + (b.isDynamic ? 1 / cpBodyGetMass(b.core) : 0)
        let pace = min(Double(frequency), 30) * 2 * .pi
        return [
            cpDampedSpringNew(
                a.core, b.core, anchors.a, anchors.b, length, pace * pace / inverse,
                2 * Double(damping) * pace / inverse)
        ]
    }
}

/// Keeps two points of bodies from being further apart than a length, as a rope does.
///
/// See [SKPhysicsJointLimit](https://developer.apple.com/documentation/spritekit/skphysicsjointlimit).
open class SKPhysicsJointLimit: SKPhysicsJoint {
    private var limit: CGFloat?

    /// - Parameters:
    ///   - bodyA: The first body.
    ///   - bodyB: The second body.
    ///   - anchorA: The point of the first body, in the scene's coordinates.
    ///   - anchorB: The point of the second body, in the scene's coordinates.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB)
    }

    /// The greatest distance of the points, in points. By default, their distance when they are joined.
    open var maxLength: CGFloat {
        get { limit ?? CGFloat(length) }
        set {
            limit = CGFloat(newValue.bounded(0...1e7, else: 0))
            didChange()
        }
    }

    override func makeConstraints(_ a: SimulatedBody, _ b: SimulatedBody) -> [OpaquePointer?] {
        [cpSlideJointNew(a.core, b.core, anchors.a, anchors.b, 0, Double(maxLength))]
    }
}

/// Lets two bodies slide along an axis of the first. They don't turn against each other.
///
/// See [SKPhysicsJointSliding](https://developer.apple.com/documentation/spritekit/skphysicsjointsliding).
open class SKPhysicsJointSliding: SKPhysicsJoint {
    /// The axis in the scene's coordinates, of length 1.
    private let axis: cpVect
    /// How far the bodies slide without limits, in points.
    private static let far = 1e5

    private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchor: CGPoint, axis: CGVector) {
        let axis = cpVect(axis, limit: 1e6)
        self.axis = axis.length > 1e-9 ? axis * (1 / axis.length) : cpVect(x: 1, y: 0)
        super.init(bodyA, bodyB, anchor, anchor)
    }

    /// - Parameters:
    ///   - bodyA: The first body.
    ///   - bodyB: The second body.
    ///   - anchor: A point of the axis, in the scene's coordinates.
    ///   - axis: The direction in which they slide. Without a length it is that of x.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding {
        SKPhysicsJointSliding(bodyA, bodyB, anchor, axis: axis)
    }

    /// Whether the distance limits count. False by default.
    open var shouldEnableLimits = false { didSet { didChange() } }
    /// The least way of the second body along the axis from where it was joined, in points.
    open var lowerDistanceLimit: CGFloat = 0 {
        didSet {
            lowerDistanceLimit = CGFloat(lowerDistanceLimit.bounded(by: Self.far))
            didChange()
        }
    }
    /// The greatest way of the second body along the axis from where it was joined, in points.
    open var upperDistanceLimit: CGFloat = 0 {
        didSet {
            upperDistanceLimit = CGFloat(upperDistanceLimit.bounded(by: Self.far))
            didChange()
        }
    }

    override func makeConstraints(_ a: SimulatedBody, _ b: SimulatedBody) -> [OpaquePointer?] {
        let lower = shouldEnableLimits ? Double(lowerDistanceLimit) : -Self.far
        // A groove has a length.
        let upper = shouldEnableLimits ? max(Double(upperDistanceLimit), lower + 0.01) : Self.far
        let axis = self.axis.turned(by: -startAngle)
        let groove = cpGrooveJointNew(
            a.core, b.core, anchors.a + axis * lower, anchors.a + axis * upper, anchors.b)
        return turns(a, b) ? [groove, cpGearJointNew(a.core, b.core, angle, 1)] : [groove]
    }
}
