import CChipmunk
import CoreGraphics
import Foundation

/// The physics of a scene: what acts on all bodies, joints, contacts and queries.
///
/// Each frame takes steps of 1/240 s, as many as fit best the time that has passed; so results don't depend on the
/// frame rate. One frame simulates a quarter of a second at most. See
/// [SKPhysicsWorld](https://developer.apple.com/documentation/spritekit/skphysicsworld).
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
    private weak var scene: SKScene?
    /// Nil until the scene has a body.
    private(set) var space: PhysicsSpace?
    /// The fields in the scene, in the order in which they came.
    var fields: [SKFieldNode] = []
    /// The scene's time up to which it has been simulated, and what is left to simulate, in seconds.
    private(set) var reached = 0.0
    private var debt = 0.0
    /// Whether bodies have come since the members were sorted.
    private var isUnsorted = false

    init(_ scene: SKScene) {
        self.scene = scene
        super.init()
    }

    /// The acceleration of all bodies that it affects, in metres per second squared: (0, -9.8) by default, which is
    /// 1470 points/s².
    open var gravity = CGVector(dx: 0, dy: -9.8) {
        didSet { gravity = gravity.bounded(by: 1e6) }
    }

    /// How fast the simulation runs: 2 is twice as fast, 0 stands still. 1 by default.
    open var speed: CGFloat = 1 { didSet { speed = CGFloat(speed.bounded(0...1000, else: oldValue)) } }

    /// Is told of contacts.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    // MARK: Joints

    /// Joins the bodies of a joint. They must be in the scene; otherwise nothing happens. The joint ends when one of
    /// the bodies leaves the scene.
    open func add(_ joint: SKPhysicsJoint) {
        takeNodes()
        space?.add(joint)
    }

    /// Takes a joint away.
    open func remove(_ joint: SKPhysicsJoint) { space?.remove(joint) }

    /// Takes all joints away.
    open func removeAllJoints() { for joint in space?.joints ?? [] { space?.remove(joint) } }

    // MARK: Bodies

    func join(_ node: SKNode) {
        guard let body = node.physicsBody, body.simulated == nil else { return }
        if space == nil { reached = scene?.clock.time ?? 0 }
        let space = space ?? PhysicsSpace()
        self.space = space
        isUnsorted = true
        let placement = Placement(node.transformToRoot) ?? .none
        space.add(body, at: placement).told = placement
    }

    func leave(_ body: SKPhysicsBody) { space?.remove(body) }

    var members: [SimulatedBody] {
        if isUnsorted { space?.sortMembers { $0.body.node?.depthInTree ?? 0 } }
        isUnsorted = false
        return space?.members ?? []
    }

    // MARK: Frames

    /// Simulates up to the scene's time.
    func simulate(to time: Double) {
        guard let space, !space.members.isEmpty else { return reached = time }
        debt += max(time - reached, 0) * Double(speed)
        reached = time
        takeNodes()
        let count = min(max(Int(saturating: (debt / PhysicsUnits.step).rounded()), 0), PhysicsUnits.stepsPerFrame)
        debt = min(debt - Double(count) * PhysicsUnits.step, PhysicsUnits.step / 2)
        space.setGravity(cpVect(gravity, limit: 1e6) * PhysicsUnits.pointsPerMeter)
        for _ in 0..<count where speed > 0 { step(space) }
        giveNodes()
        if count > 0 { space.forgetForces() }
    }

    private func step(_ space: PhysicsSpace) {
        applyFields()
        space.step()
        let news = space.contacts.takeNews()
        guard !news.isEmpty else { return }
        giveNodes()
        for (hasBegun, contact) in news {
            if hasBegun { contactDelegate?.didBegin(contact) } else { contactDelegate?.didEnd(contact) }
        }
        takeNodes()
    }
}
