import CChipmunk
import CoreGraphics
import Foundation

/// A body while it is in a scene: Chipmunk's body and its shapes. The space owns it.
///
/// Chipmunk stops the process on numbers that aren't finite, on masses and moments that aren't positive, on constraints
/// of which no body is dynamic or whose arms are too long for their equations, and on changes during a step. So every
/// number is bounded before it is handed over (`PhysicsUnits`), `settle` bounds what the solver has made of them before
/// anything else uses them, constraints are only made for dynamic bodies, and no code of an app runs during a step.
final class SimulatedBody {
    let body: SKPhysicsBody
    let core: OpaquePointer
    let isDynamic: Bool
    private unowned let space: PhysicsSpace
    /// Chipmunk's space, which is still there when `space` is on its way out.
    private let world: OpaquePointer
    private var shapes: [OpaquePointer] = []
    /// Moves with the body and carries the collisions in which only the other body moves; nil until there is one.
    private(set) var shadow: ShadowBody?
    /// The linear map from the node's coordinates to the scene's, without the rotation.
    private(set) var map: CGAffineTransform
    private var pieces: [BodyPiece] = []
    private(set) var innerRadius = 0.5
    /// The force and torque that act for one frame.
    private var force = cpVect.none
    private var torque = 0.0
    /// The force of the fields in the next step.
    var fieldForce = cpVect.none
    /// Holds a pinned body at its place in another body or in the scene.
    private var pin: OpaquePointer?
    private weak var holder: SimulatedBody?
    /// The part of the way of the next step until something is hit.
    var reach = 1.0
    /// Whether all that the solver has given it since it was made are numbers.
    private(set) var isSolved = true
    /// What the nodes were last told; see `SKPhysicsWorld+Nodes`.
    var told = Placement.none

    init(_ body: SKPhysicsBody, at placement: Placement, in space: PhysicsSpace) {
        self.body = body
        self.space = space
        world = space.core
        isDynamic = body.isDynamic && !body.isEdge
        map = placement.map
        core = isDynamic ? cpBodyNew(1, 1) : cpBodyNewStatic()
        cpBodySetUserData(core, Unmanaged.passUnretained(self).toOpaque())
        cpBodySetVelocityUpdateFunc(core) { core, gravity, _, seconds in
            SimulatedBody.of(core)?.updateVelocity(gravity, seconds)
        }
        cpBodySetPositionUpdateFunc(core) { core, seconds in
            let member = SimulatedBody.of(core)
            member?.settle()
            cpBodyUpdatePosition(core, seconds * (member?.reach ?? 1))
        }
        cpSpaceAddBody(space.core, core)
        makeShapes()
        place(at: placement)
        if isDynamic {
            velocity = cpVect(body.storedVelocity, limit: PhysicsUnits.speedMax)
            angularVelocity = body.storedAngularVelocity.bounded(by: PhysicsUnits.turnMax)
        }
    }

    static func of(_ core: OpaquePointer?) -> SimulatedBody? {
        core.flatMap(cpBodyGetUserData).map { Unmanaged<SimulatedBody>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The body that a shape belongs to, also as its shadow.
    static func of(shape: OpaquePointer?) -> SimulatedBody? {
        shape.flatMap(cpShapeGetUserData).map { Unmanaged<SimulatedBody>.fromOpaque($0).takeUnretainedValue() }
    }

    deinit { cpBodyFree(core) }

    /// Takes what Chipmunk has of the body out of its space. The joints must be gone. The body itself stays, because
    /// somebody who goes through the members may still ask for its place.
    func dismantle() {
        shadow?.dismantle(in: world)
        shadow = nil
        PhysicsSpace.free(shapes, in: world)
        shapes = []
        cpSpaceRemoveBody(world, core)
    }

    /// Whether it is in its space, where it may be changed.
    var isPresent: Bool { body.simulated === self }

    /// A point of the scene's coordinates in the body's own.
    func anchor(at place: cpVect) -> cpVect {
        let middle = cpBodyGetCenterOfGravity(core)
        return middle + (cpBodyWorldToLocal(core, place) - middle).clamped(to: PhysicsUnits.armMax)
    }

    /// Bounds what others have made of its motion.
    func settle() {
        if !core.settle() { isSolved = false }
        shadow?.settle()
    }

    /// Stops a body that has left the bounds of the simulation.
    func keepInBounds() {
        let place = position
        guard isDynamic, max(abs(place.x), abs(place.y)) > PhysicsUnits.placeMax else { return }
        velocity = .none
        cpBodySetPosition(core, cpVect(place.point))
    }

    // MARK: Shapes and mass

    private func makeShapes() {
        pieces = body.pieces.compactMap { $0.mapped(map) }
        innerRadius = Double(pieces.innerRadius)
        shapes = pieces.compactMap { $0.makeShape(on: core) }
        for shape in shapes { space.add(shape, of: self) }
        shadow?.setPieces(pieces, of: self, in: space)
        updateMass()
    }

    func setMap(_ map: CGAffineTransform) {
        self.map = map
        PhysicsSpace.free(shapes, in: world)
        makeShapes()
        space.reindex(self)
    }

    func updateMass() {
        guard isDynamic else { return }
        let mass = body.mass > 0 ? body.mass.bounded(PhysicsUnits.masses, else: 1) : 1
        let moment = mass * pieces.gyration.bounded(PhysicsUnits.gyrations, else: PhysicsUnits.gyrations.lowerBound)
        let center = cpVect(pieces.center)
        if center.x != cpBodyGetCenterOfGravity(core).x || center.y != cpBodyGetCenterOfGravity(core).y {
            let position = cpBodyGetPosition(core)
            cpBodySetCenterOfGravity(core, center)
            cpBodySetPosition(core, position)
        }
        cpBodySetMass(core, mass)
        cpBodySetMoment(core, body.allowsRotation ? moment : .infinity)
        if !body.allowsRotation { cpBodySetAngularVelocity(core, 0) }
    }

    var turns: Bool { isDynamic && body.allowsRotation }

    func castShadow() {
        guard shadow == nil else { return }
        let new = ShadowBody(in: space)
        new.setPieces(pieces, of: self, in: space)
        new.follow(core)
        shadow = new
    }

    // MARK: Place and motion

    var position: cpVect { cpBodyGetPosition(core) }
    var angle: Double { cpBodyGetAngle(core) }
    /// The centre of mass, in the scene's coordinates.
    var center: cpVect { cpBodyLocalToWorld(core, cpBodyGetCenterOfGravity(core)) }

    func place(at placement: Placement) {
        cpBodySetAngle(core, placement.angle)
        cpBodySetPosition(core, cpVect(placement.position))
        space.reindex(self)
    }

    var velocity: cpVect {
        get { isResting ? .none : cpBodyGetVelocity(core) }
        set { if isDynamic { cpBodySetVelocity(core, newValue.clamped(to: PhysicsUnits.speedMax)) } }
    }

    var angularVelocity: Double {
        get { isResting ? 0 : cpBodyGetAngularVelocity(core) }
        set {
            guard turns else { return }
            cpBodySetAngularVelocity(core, CGFloat(newValue).bounded(by: PhysicsUnits.turnMax))
        }
    }

    var isResting: Bool {
        get { isDynamic && cpBodyIsSleeping(core) != 0 }
        set {
            guard isDynamic, newValue != isResting else { return }
            guard newValue else { return cpBodyActivate(core) }
            (velocity, angularVelocity) = (.none, 0)
            if isAlone { cpBodySleep(core) }
        }
    }

    /// Whether no other body is joined to it or touches it. Chipmunk can't lay a single one of several to rest; these
    /// rest when all of them are still.
    private var isAlone: Bool {
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            cpBodyEachConstraint(core, { _, _, data in data!.assumingMemoryBound(to: Int.self).pointee += 1 }, pointer)
            cpBodyEachArbiter(core, { _, _, data in data!.assumingMemoryBound(to: Int.self).pointee += 1 }, pointer)
        }
        return count == 0
    }

    func wake() { if isDynamic { cpBodyActivate(core) } }

    // MARK: Pins

    func isPinned(to other: SimulatedBody) -> Bool { pin != nil && holder === other }

    /// Holds the body where it is, in another body or else in the scene.
    func pin(to other: SimulatedBody?) {
        unpin()
        guard isDynamic else { return }
        // A holder that is too far away to be solved is none.
        holder = other.flatMap { ($0.center - position).length < PhysicsUnits.armMax ? $0 : nil }
        pin = cpPivotJointNew(core, holder?.core ?? cpSpaceGetStaticBody(space.core), position)
        cpConstraintSetCollideBodies(pin, 0)
        cpSpaceAddConstraint(space.core, pin)
    }

    func unpin() {
        guard let pin else { return }
        cpSpaceRemoveConstraint(world, pin)
        cpConstraintFree(pin)
        self.pin = nil
    }

    var isHeldAsTold: Bool { (pin != nil) == (body.pinned && isDynamic) }

    // MARK: Forces

    func push(_ push: cpVect, at point: cpVect?) {
        guard isDynamic else { return }
        wake()
        force = (force + push).clamped(to: 1e15)
        guard let point else { return }
        let arm = point - center
        twist(arm.x * push.y - arm.y * push.x)
    }

    func twist(_ twist: Double) {
        wake()
        torque = CGFloat(torque + twist).bounded(by: 1e18)
    }

    func kick(_ impulse: cpVect, at point: cpVect?) {
        guard isDynamic else { return }
        velocity = cpBodyGetVelocity(core) + impulse * (1 / cpBodyGetMass(core))
        guard let point else { return }
        let arm = point - center
        spin(arm.x * impulse.y - arm.y * impulse.x)
    }

    func spin(_ impulse: Double) {
        guard turns else { return }
        angularVelocity = cpBodyGetAngularVelocity(core) + impulse / cpBodyGetMoment(core)
    }

    /// The frame whose forces act is over.
    func forgetForces() { (force, torque) = (.none, 0) }

    /// Chipmunk calls it in each step, for bodies that don't rest.
    private func updateVelocity(_ gravity: cpVect, _ seconds: Double) {
        let (slow, slowTurn) = (
            exp(-Double(body.linearDamping) * seconds), exp(-Double(body.angularDamping) * seconds)
        )
        settle()
        let before = cpBodyGetAngularVelocity(core)
        cpBodyUpdateVelocity(core, body.affectedByGravity ? gravity : .none, slow, seconds)
        // Setting a velocity keeps the body awake, so that it is only done for a difference.
        let turn = before * slowTurn + (turns ? torque / cpBodyGetMoment(core) * seconds : 0)
        if abs(turn - cpBodyGetAngularVelocity(core)) > 1e-6 { angularVelocity = turn }
        let speed = cpBodyGetVelocity(core)
        let pushed = speed + (force + fieldForce) * (seconds / cpBodyGetMass(core))
        // Gravity doesn't bring it to rest, so that it may drift slowly.
        if !body.affectedByGravity, pushed.length > PhysicsUnits.restSpeed { cpBodyActivate(core) }
        if (pushed - speed).length > 1e-9 || pushed.length > PhysicsUnits.speedMax { velocity = pushed }
    }

    // MARK: Collisions

    /// Whether a collision with another body changes this one's motion.
    func isMoved(by other: SimulatedBody) -> Bool {
        isDynamic && body.collisionBitMask & other.body.categoryBitMask != 0
    }

    /// Whether the other body is to be told of, or told, when they touch.
    func isTested(with other: SimulatedBody) -> Bool {
        body.contactTestBitMask & other.body.categoryBitMask != 0
            || other.body.contactTestBitMask & body.categoryBitMask != 0
    }

    var bounds: cpBB? {
        shapes.map { cpShapeGetBB($0) }.reduce(nil) { sum, box in
            sum.map { cpBB(l: min($0.l, box.l), b: min($0.b, box.b), r: max($0.r, box.r), t: max($0.t, box.t)) } ?? box
        }
    }
}

/// Where a node is in its scene.
struct Placement: Equatable {
    var position: CGPoint
    var angle: Double
    /// The rest of the transform, before the rotation: scale, mirroring and shear.
    var map: CGAffineTransform

    static let none = Placement(position: .zero, angle: 0, map: .identity)

    /// Nil if a number isn't finite.
    init?(_ transform: CGAffineTransform) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        let isFlat = transform.a == 0 && transform.b == 0
        angle = isFlat ? atan2(-transform.c, transform.d) : atan2(transform.b, transform.a)
        position = CGPoint(x: transform.tx, y: transform.ty).bounded
        var linear = transform
        (linear.tx, linear.ty) = (0, 0)
        map = linear.concatenating(CGAffineTransform(rotationAngle: -angle))
    }

    init(position: CGPoint, angle: Double, map: CGAffineTransform) {
        (self.position, self.angle, self.map) = (position, angle, map)
    }

    /// Whether shapes that one map made also suit the other.
    func hasShapes(of other: CGAffineTransform) -> Bool {
        zip([map.a, map.b, map.c, map.d], [other.a, other.b, other.c, other.d]).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}
