import CChipmunk
import CoreGraphics
import Foundation

/// A connection of two bodies. `SKPhysicsWorld.add(_:)` makes it act; joined bodies don't collide with each other.
///
/// See [SKPhysicsJoint](https://developer.apple.com/documentation/spritekit/skphysicsjoint).
open class SKPhysicsJoint: NSObject {
    /// The first body.
    public let bodyA: SKPhysicsBody
    /// The second body.
    public let bodyB: SKPhysicsBody
    weak var space: PhysicsSpace?
    /// Chipmunk's constraints, while the joint acts.
    private var constraints: [OpaquePointer] = []
    /// Where the bodies are joined: in the scene's coordinates as the app gave it, then in each body's.
    private let places: (a: CGPoint, b: CGPoint)
    private(set) var anchors = (a: cpVect.none, b: cpVect.none)
    /// The angle of the second body against the first when they were joined.
    private(set) var angle = 0.0
    /// The angle of the first body when they were joined.
    private(set) var startAngle = 0.0
    /// The distance of the two places when they were joined.
    private(set) var length = 0.0

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ placeA: CGPoint, _ placeB: CGPoint) {
        (self.bodyA, self.bodyB) = (bodyA, bodyB)
        places = (placeA, placeB)
        super.init()
    }

    /// The force with which it held the bodies in the last step, in the unit of `SKPhysicsBody.applyForce(_:)`. Its
    /// size is exact. Its direction is along the line between the anchors, or, where they are in one place, from the
    /// first body's centre to it. (0, 0) if it doesn't act.
    open var reactionForce: CGVector {
        guard let a = bodyA.simulated, let b = bodyB.simulated, let holding = constraints.first else { return .zero }
        let (placeA, placeB) = (cpBodyLocalToWorld(a.core, anchors.a), cpBodyLocalToWorld(b.core, anchors.b))
        let line = (placeB - placeA).length > 0.5 ? placeB - placeA : placeA - a.center
        let size = cpConstraintGetImpulse(holding) / PhysicsUnits.step
        return line.length > 1e-9 ? (line * (size / line.length)).vector : CGVector(dx: 0, dy: size)
    }

    /// The torque with which it held the bodies in the last step, in newton metres; 0 if it doesn't act.
    open var reactionTorque: CGFloat {
        let sum = constraints.dropFirst().reduce(0) { $0 + cpConstraintGetImpulse($1) }
        return CGFloat(sum / PhysicsUnits.step / PhysicsUnits.squarePointsPerSquareMeter)
    }

    // MARK: For kinds of joints

    /// Makes the constraints. The first one holds the places, the others the rotation.
    func makeConstraints(_ a: SimulatedBody, _ b: SimulatedBody) -> [OpaquePointer?] { [] }

    /// Whether the bodies can turn against each other. Otherwise a constraint of their rotation can't be solved.
    final func turns(_ a: SimulatedBody, _ b: SimulatedBody) -> Bool { a.turns || b.turns }

    // MARK: In a space

    /// Fixes the places in the bodies as they are now.
    final func anchor() {
        guard let a = bodyA.simulated, let b = bodyB.simulated else { return }
        let (placeA, placeB) = (cpVect(places.a), cpVect(places.b))
        anchors = (a.anchor(at: placeA), b.anchor(at: placeB))
        (startAngle, angle) = (a.angle, b.angle - a.angle)
        length = (placeB - placeA).length
    }

    final func install(in space: PhysicsSpace) {
        guard let a = bodyA.simulated, let b = bodyB.simulated, a.isDynamic || b.isDynamic else { return }
        constraints = makeConstraints(a, b).compactMap(\.self)
        for constraint in constraints {
            cpConstraintSetCollideBodies(constraint, 0)
            cpConstraintSetErrorBias(constraint, pow(0.7, 240))
            cpSpaceAddConstraint(space.core, constraint)
        }
    }

    final func dismantle(in space: PhysicsSpace) {
        for constraint in constraints {
            cpSpaceRemoveConstraint(space.core, constraint)
            cpConstraintFree(constraint)
        }
        constraints = []
    }

    final func reinstall(in space: PhysicsSpace) {
        dismantle(in: space)
        install(in: space)
    }

    /// A property has changed.
    final func didChange() { if let space { reinstall(in: space) } }
}
