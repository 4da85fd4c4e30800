import CChipmunk
import CoreGraphics
import Foundation

/// Two bodies that touch, as they met.
///
/// See [SKPhysicsContact](https://developer.apple.com/documentation/spritekit/skphysicscontact).
open class SKPhysicsContact: NSObject {
    /// One of the bodies. The order of the two means nothing.
    public let bodyA: SKPhysicsBody
    /// The other body.
    public let bodyB: SKPhysicsBody
    /// Where they met, in the scene's coordinates.
    public let contactPoint: CGPoint
    /// The direction from the first body to the second where they met, of length 1.
    public let contactNormal: CGVector
    /// How hard they met, in the unit of `SKPhysicsBody.applyImpulse(_:)`; 0 for bodies that don't collide.
    open private(set) var collisionImpulse: CGFloat = 0
    /// How deep they were in each other when the meeting was noticed, in points.
    public let penetrationDistance: CGFloat

    init(_ arbiter: OpaquePointer, _ one: SKPhysicsBody, _ other: SKPhysicsBody) {
        (bodyA, bodyB) = (one, other)
        let points = (0..<cpArbiterGetCount(arbiter)).map { index in
            let place = (cpArbiterGetPointA(arbiter, index) + cpArbiterGetPointB(arbiter, index)) * 0.5
            return (place: place, depth: cpArbiterGetDepth(arbiter, index))
        }
        let sum = points.reduce(cpVect.none) { $0 + $1.place }
        contactPoint = points.isEmpty ? .zero : (sum * (1 / Double(points.count))).point
        contactNormal = cpArbiterGetNormal(arbiter).vector
        penetrationDistance = CGFloat(-(points.map(\.depth).min() ?? 0))
        super.init()
    }

    func add(_ impulse: Double) { collisionImpulse += CGFloat(impulse) }
}

/// Is told when bodies touch whose `contactTestBitMask` asks for it.
///
/// The calls come after a step of the simulation, with the nodes in their new places. They may change anything:
/// remove nodes, change bodies, add joints. See
/// [SKPhysicsContactDelegate](https://developer.apple.com/documentation/spritekit/skphysicscontactdelegate).
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: AnyObject {
    /// Called when two bodies begin to touch.
    func didBegin(_ contact: SKPhysicsContact)
    /// Called when they have ceased to touch, also because one of them has left the scene.
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    /// Does nothing.
    public func didBegin(_ contact: SKPhysicsContact) {}
    /// Does nothing.
    public func didEnd(_ contact: SKPhysicsContact) {}
}
