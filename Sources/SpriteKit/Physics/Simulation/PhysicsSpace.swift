import CChipmunk
import CoreGraphics
import Foundation

/// Chipmunk's space, with the bodies and joints in it, which it owns.
final class PhysicsSpace {
    /// The collision type of shadows' shapes; all others have 0.
    static let shadowType: cpCollisionType = 1

    let core: OpaquePointer = cpSpaceNew()
    private(set) var members: [SimulatedBody] = []
    private(set) var joints: [SKPhysicsJoint] = []
    let contacts = ContactBook()
    /// Bodies that need a shadow for a collision that was met during the step.
    private var wanting: [SimulatedBody] = []

    init() {
        cpSpaceSetSleepTimeThreshold(core, PhysicsUnits.restTime)
        cpSpaceSetIdleSpeedThreshold(core, PhysicsUnits.restSpeed)
        setHandlers()
    }

    deinit {
        dropHandlers()
        for joint in joints {
            joint.dismantle(in: self)
            (joint.bodyA.joints, joint.bodyB.joints) = ([], [])
        }
        for member in members { member.unpin() }
        for member in members { member.dismantle() }
        cpSpaceFree(core)
    }

    // MARK: Bodies

    @discardableResult
    func add(_ body: SKPhysicsBody, at placement: Placement) -> SimulatedBody {
        let member = SimulatedBody(body, at: placement, in: self)
        members.append(member)
        body.simulated = member
        body.space = self
        return member
    }

    /// Takes a body out, with its joints.
    func remove(_ body: SKPhysicsBody) {
        guard let member = body.simulated, let index = members.firstIndex(where: { $0 === member }) else { return }
        for joint in body.joints { remove(joint) }
        body.storeMotion()
        detach(member)
        members.remove(at: index)
        body.simulated = nil
        body.space = nil
    }

    /// Makes a body anew, because it has become dynamic or static. Its joints stay.
    func rebuild(_ body: SKPhysicsBody) {
        guard let member = body.simulated, let index = members.firstIndex(where: { $0 === member }) else { return }
        let joints = body.joints
        for joint in joints { joint.dismantle(in: self) }
        body.storeMotion()
        let placement = Placement(position: member.position.point, angle: member.angle, map: member.map)
        detach(member)
        let new = SimulatedBody(body, at: placement, in: self)
        new.told = member.told
        members[index] = new
        body.simulated = new
        for joint in joints { joint.install(in: self) }
    }

    private func detach(_ member: SimulatedBody) {
        wakeAll(touching: member)
        wanting.removeAll { $0 === member }
        for other in members where other === member || other.isPinned(to: member) { other.unpin() }
        member.dismantle()
    }

    func add(_ shape: OpaquePointer, of member: SimulatedBody) {
        cpShapeSetUserData(shape, Unmanaged.passUnretained(member).toOpaque())
        cpSpaceAddShape(core, shape)
    }

    static func free(_ shapes: [OpaquePointer], in core: OpaquePointer) {
        for shape in shapes {
            cpSpaceRemoveShape(core, shape)
            cpShapeFree(shape)
        }
    }

    /// A body was put elsewhere by the app. What touched it there, and what it meets here, wakes up.
    func reindex(_ member: SimulatedBody) {
        wakeAll(touching: member)
        cpSpaceReindexShapesForBody(core, member.core)
        wakeAll(touching: member)
    }

    private func wakeAll(touching member: SimulatedBody) {
        guard let box = member.bounds else { return }
        for other in found(in: box) where other.isResting { other.wake() }
    }

    func wakeAll() { for member in members where member.isResting { member.wake() } }

    // MARK: Joints

    func add(_ joint: SKPhysicsJoint) {
        guard joint.space == nil, joint.bodyA.space === self, joint.bodyB.space === self, joint.bodyA !== joint.bodyB
        else { return }
        joint.anchor()
        joint.space = self
        joints.append(joint)
        joint.bodyA.joints.append(joint)
        joint.bodyB.joints.append(joint)
        joint.install(in: self)
    }

    func remove(_ joint: SKPhysicsJoint) {
        guard joint.space === self else { return }
        joint.dismantle(in: self)
        joint.space = nil
        joints.removeAll { $0 === joint }
        joint.bodyA.joints.removeAll { $0 === joint }
        joint.bodyB.joints.removeAll { $0 === joint }
    }

    // MARK: Steps

    func setGravity(_ gravity: cpVect) {
        let old = cpSpaceGetGravity(core)
        guard old.x != gravity.x || old.y != gravity.y else { return }
        cpSpaceSetGravity(core, gravity)
        cpSpaceSetIdleSpeedThreshold(core, max(PhysicsUnits.restSpeed, min(gravity.length * PhysicsUnits.step, 20)))
    }

    /// Puts members that are higher up in the tree before those below.
    func sortMembers(by depth: (SimulatedBody) -> Int) {
        let depths = members.map { (member: $0, depth: depth($0)) }
        members = depths.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element.member)
    }

    /// Chains of joints need more rounds of the solver, within bounds of the work.
    private func setRounds() {
        let rounds = min(PhysicsUnits.rounds + 2 * joints.count, 100, max(20_000 / (joints.count + 1), 10))
        cpSpaceSetIterations(core, Int32(clamping: rounds))
    }

    func step() {
        setRounds()
        for member in members {
            member.shadow?.follow(member.core)
            member.reach = 1
        }
        for member in members where member.isDynamic && !member.isResting { limitReach(of: member) }
        cpSpaceStep(core, PhysicsUnits.step)
        cpSpaceGetStaticBody(core).settle()
        // What the solver could not solve starts anew, at rest. All are settled before anyone of them is touched.
        for member in members { member.settle() }
        for member in members where !member.isSolved { rebuild(member.body) }
        for member in members { member.keepInBounds() }
        for member in wanting { member.castShadow() }
        wanting.removeAll()
    }

    func forgetForces() { for member in members { member.forgetForces() } }

    func wantShadow(of member: SimulatedBody) {
        if !wanting.contains(where: { $0 === member }) { wanting.append(member) }
    }
}
