import CoreGraphics
import Foundation

/// What makes a node take part in the physics of its scene.
///
/// Shapes are in the node's coordinates and follow its scale and that of its parents; the mass stays. 150 points are
/// a metre: a body of 150 × 150 points with the density 1 has a mass of 1 kg, and gravity of 9.8 m/s² accelerates by
/// 1470 points/s². See [SKPhysicsBody](https://developer.apple.com/documentation/spritekit/skphysicsbody).
///
/// Numbers that make no sense (not-a-number, infinite, negative masses) are replaced by the nearest that do. Speeds
/// are limited to 100,000 points/s, and places to a million points from the scene's origin.
open class SKPhysicsBody: NSObject, NSCopying {
    /// The convex pieces that it is made of.
    let pieces: [BodyPiece]
    let isEdge: Bool
    /// The body in the space of its scene; nil outside of a scene.
    weak var simulated: SimulatedBody?
    weak var space: PhysicsSpace?
    private(set) var storedVelocity = CGVector.zero
    private(set) var storedAngularVelocity: CGFloat = 0

    init(pieces: [BodyPiece], isEdge: Bool = false) {
        self.pieces = pieces
        self.isEdge = isEdge
        area = isEdge ? 0 : pieces.reduce(0) { $0 + $1.area } / CGFloat(PhysicsUnits.squarePointsPerSquareMeter)
        isDynamic = !isEdge
        storedMass = area
        super.init()
    }

    /// A copy with the same shapes and numbers, without a node or joints.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPhysicsBody(pieces: pieces, isEdge: isEdge)
        copy.take(from: self)
        return copy
    }

    /// A copy with the same shapes and numbers, without a node or joints.
    open override func copy() -> Any { copy(with: nil) }

    private func take(from original: SKPhysicsBody) {
        isDynamic = original.isDynamic
        usesPreciseCollisionDetection = original.usesPreciseCollisionDetection
        (allowsRotation, pinned, affectedByGravity) = (
            original.allowsRotation, original.pinned, original.affectedByGravity
        )
        (friction, charge, restitution) = (original.friction, original.charge, original.restitution)
        (linearDamping, angularDamping) = (original.linearDamping, original.angularDamping)
        (storedDensity, storedMass) = (original.storedDensity, original.storedMass)
        (fieldBitMask, categoryBitMask) = (original.fieldBitMask, original.categoryBitMask)
        (collisionBitMask, contactTestBitMask) = (original.collisionBitMask, original.contactTestBitMask)
        (storedVelocity, storedAngularVelocity) = (original.velocity, original.angularVelocity)
    }

    /// Keeps the motion of a body that leaves its scene.
    func storeMotion() { (storedVelocity, storedAngularVelocity) = (velocity, angularVelocity) }

    // MARK: How it is simulated

    /// Whether forces and collisions move it. True by default; an edge never moves.
    open var isDynamic: Bool { didSet { if isDynamic != oldValue, !isEdge { space?.rebuild(self) } } }

    /// Whether a fast body also meets other moving bodies that it would pass between two steps. Edges and bodies that
    /// aren't dynamic stop any body. False by default.
    open var usesPreciseCollisionDetection = false

    /// Whether forces and collisions turn it. True by default.
    open var allowsRotation = true {
        didSet { if allowsRotation != oldValue { massDidChange() } }
    }

    /// Whether it stays at its place in the parent, where it may turn. False by default.
    open var pinned = false { didSet { if pinned != oldValue { simulated?.wake() } } }

    /// Whether it rests: it has been still for half a second, and isn't computed until something touches or changes
    /// it.
    ///
    /// Setting it stops the body; one that others touch or that has joints rests when all of these are still.
    open var isResting: Bool {
        get { simulated?.isResting ?? false }
        set { simulated?.isResting = newValue }
    }

    /// Whether the world's gravity moves it. True by default.
    open var affectedByGravity = true { didSet { if affectedByGravity != oldValue { simulated?.wake() } } }

    // MARK: What it is made of

    /// How rough it is, 0 for no friction. 0.2 by default. Of two bodies the geometric mean counts.
    open var friction: CGFloat = 0.2 { didSet { friction = CGFloat(friction.bounded(0...1e6, else: oldValue)) } }

    /// The charge, for electric and magnetic fields. 0 by default.
    open var charge: CGFloat = 0 { didSet { charge = CGFloat(charge.bounded(-1e9...1e9, else: oldValue)) } }

    /// How bouncy it is: 0 not at all, 1 keeps all energy. 0.2 by default. Of two bodies the greater counts.
    open var restitution: CGFloat = 0.2 {
        didSet { restitution = CGFloat(restitution.bounded(0...10, else: oldValue)) }
    }

    /// How much the air slows the motion: the part of the velocity that is lost in a second, for small numbers (it
    /// falls by the factor *e* to the power of minus this). 0.1 by default.
    open var linearDamping: CGFloat = 0.1 {
        didSet { linearDamping = CGFloat(linearDamping.bounded(0...1e6, else: oldValue)) }
    }

    /// How much the air slows the rotation, as for `linearDamping`. 0.1 by default.
    open var angularDamping: CGFloat = 0.1 {
        didSet { angularDamping = CGFloat(angularDamping.bounded(0...1e6, else: oldValue)) }
    }

    private var storedDensity: CGFloat = 1
    private var storedMass: CGFloat

    /// In kilograms per square metre. 1 by default. Setting it changes the mass.
    open var density: CGFloat {
        get { storedDensity }
        set {
            storedDensity = CGFloat(newValue.bounded(1e-9...1e12, else: storedDensity))
            storedMass = storedDensity * area
            massDidChange()
        }
    }

    /// In kilograms. Setting it changes the density. The mass of an edge is 0.
    open var mass: CGFloat {
        get { storedMass }
        set {
            guard !isEdge else { return }
            storedMass = CGFloat(newValue.bounded(PhysicsUnits.masses, else: storedMass))
            if area > 0 { storedDensity = storedMass / area }
            massDidChange()
        }
    }

    /// In square metres, before the node's scale; 0 for an edge.
    public let area: CGFloat

    private func massDidChange() {
        guard let space, let simulated else { return }
        simulated.updateMass()
        for joint in joints { joint.reinstall(in: space) }
    }

    // MARK: What it meets

    /// The categories that it belongs to. All by default.
    open var categoryBitMask: UInt32 = .max { didSet { simulated?.wake() } }
    /// The categories that move it in a collision. All by default. A body isn't moved by another that it doesn't
    /// name, even if that one is by it.
    open var collisionBitMask: UInt32 = .max { didSet { simulated?.wake() } }
    /// The categories whose touch the world's contact delegate is told of, whether or not the bodies collide. None by
    /// default. It counts when the touch begins.
    open var contactTestBitMask: UInt32 = 0
    /// The categories of fields that move it. All by default.
    open var fieldBitMask: UInt32 = .max { didSet { simulated?.wake() } }

    /// The joints of the world that it is part of.
    open internal(set) var joints: [SKPhysicsJoint] = []
    /// The node whose body it is.
    open internal(set) weak var node: SKNode?

    /// The bodies that touch it as of the last step.
    open func allContactedBodies() -> [SKPhysicsBody] { space?.contacts.bodies(touching: self) ?? [] }

    // MARK: Motion

    /// In points per second of the scene's coordinates.
    open var velocity: CGVector {
        get { simulated?.velocity.vector ?? storedVelocity }
        set {
            let bounded = newValue.bounded(by: PhysicsUnits.speedMax)
            if let simulated { simulated.velocity = .init(bounded, limit: PhysicsUnits.speedMax) }
            storedVelocity = bounded
        }
    }

    /// In radians per second, counterclockwise.
    open var angularVelocity: CGFloat {
        get { simulated.map { CGFloat($0.angularVelocity) } ?? storedAngularVelocity }
        set {
            storedAngularVelocity = CGFloat(newValue.bounded(by: PhysicsUnits.turnMax))
            simulated?.angularVelocity = Double(storedAngularVelocity)
        }
    }
}

extension CGVector {
    func bounded(by limit: Double) -> CGVector { CGVector(dx: dx.bounded(by: limit), dy: dy.bounded(by: limit)) }
}
