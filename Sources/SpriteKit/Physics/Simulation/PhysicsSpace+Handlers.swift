import CChipmunk
import Foundation

/// What happens when shapes meet. Chipmunk calls it during a step, so that it only notes and decides.
extension PhysicsSpace {
    func setHandlers() {
        let plain = cpSpaceAddDefaultCollisionHandler(core)!
        plain.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        plain.pointee.beginFunc = { arbiter, _, data in
            PhysicsSpace.meeting(arbiter, data) { space, one, other in space.contacts.shapesMet(arbiter!, one, other) }
            return 1
        }
        plain.pointee.separateFunc = { arbiter, _, data in
            PhysicsSpace.meeting(arbiter, data) { space, one, other in space.contacts.shapesParted(one, other) }
        }
        plain.pointee.preSolveFunc = { arbiter, _, data in
            var collides = false
            PhysicsSpace.meeting(arbiter, data) { space, one, other in
                collides = space.decide(arbiter!, one, other)
            }
            return collides ? 1 : 0
        }
        plain.pointee.postSolveFunc = { arbiter, _, data in
            guard cpArbiterIsFirstContact(arbiter) != 0 else { return }
            PhysicsSpace.meeting(arbiter, data) { space, one, other in
                space.contacts.noteImpulse(cpArbiterTotalImpulse(arbiter).length, one, other)
            }
        }
    }

    /// Nothing more is noted, because the space is being freed.
    func dropHandlers() { cpSpaceAddDefaultCollisionHandler(core)!.pointee.userData = nil }

    private static func meeting(
        _ arbiter: OpaquePointer?, _ data: UnsafeMutableRawPointer?,
        _ body: (PhysicsSpace, Meeting, Meeting) -> Void
    ) {
        var (first, second): (OpaquePointer?, OpaquePointer?) = (nil, nil)
        cpArbiterGetShapes(arbiter, &first, &second)
        guard let data, let one = Meeting(first), let other = Meeting(second), one.body !== other.body else { return }
        body(Unmanaged<PhysicsSpace>.fromOpaque(data).takeUnretainedValue(), one, other)
    }

    /// Decides whether a meeting of shapes is a collision of these two, and how it is solved.
    private func decide(_ arbiter: OpaquePointer, _ one: Meeting, _ other: Meeting) -> Bool {
        let (oneMoves, otherMoves) = (one.body.isMoved(by: other.body), other.body.isMoved(by: one.body))
        guard oneMoves || otherMoves, !(one.isShadow && other.isShadow) else { return false }
        // Only one of two that could move: a shadow stands in for the other one.
        let isOneSided = oneMoves != otherMoves && one.body.isDynamic && other.body.isDynamic
        let still = oneMoves ? other : one
        if isOneSided, !still.isShadow { wantShadow(of: still.body) }
        guard isOneSided ? one.isShadow != other.isShadow && still.isShadow : !one.isShadow && !other.isShadow
        else { return false }
        setSurface(arbiter, one.body.body, other.body.body)
        return true
    }

    /// The rougher and the bouncier of two bodies count as in Box2D: the friction's geometric mean, the greater
    /// restitution. Slow bodies don't bounce, or they would never rest.
    private func setSurface(_ arbiter: OpaquePointer, _ one: SKPhysicsBody, _ other: SKPhysicsBody) {
        cpArbiterSetFriction(arbiter, (Double(one.friction) * Double(other.friction)).squareRoot())
        cpArbiterSetRestitution(arbiter, bounces(arbiter) ? Double(max(one.restitution, other.restitution)) : 0)
    }

    /// Whether the bodies are faster than gravity makes them in four steps.
    private func bounces(_ arbiter: OpaquePointer) -> Bool {
        var (one, other): (OpaquePointer?, OpaquePointer?) = (nil, nil)
        cpArbiterGetBodies(arbiter, &one, &other)
        let point = cpArbiterGetPointA(arbiter, 0)
        let speed = cpBodyGetVelocityAtWorldPoint(other, point) - cpBodyGetVelocityAtWorldPoint(one, point)
        let threshold = cpSpaceGetGravity(core).length * PhysicsUnits.step * 4
        return abs(speed.dot(cpArbiterGetNormal(arbiter))) > threshold
    }
}

/// A body that meets another, itself or as its shadow.
struct Meeting {
    let body: SimulatedBody
    let isShadow: Bool

    init?(_ shape: OpaquePointer?) {
        guard let body = SimulatedBody.of(shape: shape) else { return nil }
        self.body = body
        isShadow = cpShapeGetCollisionType(shape) == PhysicsSpace.shadowType
    }
}
