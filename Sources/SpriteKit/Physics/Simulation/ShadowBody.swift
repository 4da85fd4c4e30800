import CChipmunk

/// A body of unlimited mass in the place of a dynamic one. In collisions in which only the other body is to move, it
/// takes the part of the one that isn't.
final class ShadowBody {
    private let core: OpaquePointer
    private var shapes: [OpaquePointer] = []

    init(in space: PhysicsSpace) {
        core = cpBodyNewKinematic()
        cpSpaceAddBody(space.core, core)
        // It is placed anew before each step, and moves on with the body's velocity.
        cpBodySetVelocityUpdateFunc(core) { _, _, _, _ in }
        cpBodySetPositionUpdateFunc(core) { core, seconds in
            core?.settle()
            cpBodyUpdatePosition(core, seconds)
        }
    }

    func setPieces(_ pieces: [BodyPiece], of body: SimulatedBody, in space: PhysicsSpace) {
        PhysicsSpace.free(shapes, in: space.core)
        shapes = pieces.compactMap { $0.makeShape(on: core) }
        for shape in shapes {
            cpShapeSetCollisionType(shape, PhysicsSpace.shadowType)
            space.add(shape, of: body)
        }
    }

    func follow(_ other: OpaquePointer) {
        cpBodySetCenterOfGravity(core, cpBodyGetCenterOfGravity(other))
        cpBodySetAngle(core, cpBodyGetAngle(other))
        cpBodySetPosition(core, cpBodyGetPosition(other))
        cpBodySetVelocity(core, cpBodyGetVelocity(other))
        cpBodySetAngularVelocity(core, cpBodyGetAngularVelocity(other))
    }

    /// Nothing that it met can leave it with a velocity that isn't a number.
    func settle() { core.settle() }

    func dismantle(in world: OpaquePointer) {
        PhysicsSpace.free(shapes, in: world)
        cpSpaceRemoveBody(world, core)
        cpBodyFree(core)
    }
}

extension BodyPiece {
    /// Chipmunk's shape; nil for a piece that is too small.
    func makeShape(on core: OpaquePointer) -> OpaquePointer? {
        switch self {
        case .circle(let center, let radius): return cpCircleShapeNew(core, Double(radius), cpVect(center))
        case .polygon(let points):
            let corners = points.map { cpVect($0) }
            return cpPolyShapeNewRaw(core, Int32(clamping: corners.count), corners, 0)
        case .edge(let from, let to, let before, let after):
            guard !from.isNear(to) else { return nil }
            let shape = cpSegmentShapeNew(core, cpVect(from), cpVect(to), 0)!
            cpSegmentShapeSetNeighbors(shape, cpVect(before), cpVect(after))
            return shape
        }
    }
}
