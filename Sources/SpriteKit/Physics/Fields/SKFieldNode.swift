import CoreGraphics
import Foundation

/// The force that a custom field has on a body.
///
/// It is called between the steps of the simulation, on the main actor, with the body's position in the field node's
/// coordinates, its velocity in points per second, its mass, its charge, and the length of the step in seconds. It
/// returns a force in the unit of `SKPhysicsBody.applyForce(_:)`. The third component of the vectors is 0.
public typealias SKFieldForceEvaluator = (SIMD3<Float>, SIMD3<Float>, Float, Float, TimeInterval) -> SIMD3<Float>

/// A node that moves the bodies around it.
///
/// It has an effect on dynamic bodies in its region whose `fieldBitMask` names one of its categories. Distances
/// count in metres of 150 points. Apple doesn't document the forces' numbers; each kind's comment says what they are
/// here. See [SKFieldNode](https://developer.apple.com/documentation/spritekit/skfieldnode).
@preconcurrency @MainActor
open class SKFieldNode: SKNode {
    final var effect = FieldEffect.drag

    private convenience init(_ effect: FieldEffect) {
        self.init()
        self.effect = effect
    }

    /// A field that slows bodies. Use the class methods instead.
    public override init() { super.init() }
    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Slows bodies by a force of *strength × velocity*.
    open class func dragField() -> SKFieldNode { SKFieldNode(.drag) }

    /// Pushes bodies around the node, counterclockwise, with *strength* newtons.
    open class func vortexField() -> SKFieldNode { SKFieldNode(.vortex) }

    /// Pulls bodies to the node with an acceleration of *strength* m/s².
    open class func radialGravityField() -> SKFieldNode { SKFieldNode(.radialGravity) }

    /// Accelerates bodies in one direction, which turns with the node.
    /// - Parameter direction: The acceleration at strength 1, in m/s². The third component is ignored.
    open class func linearGravityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        let field = SKFieldNode(.linearGravity)
        field.direction = direction
        return field
    }

    /// Gives bodies one velocity, whose direction turns with the node.
    /// - Parameter direction: The velocity at strength 1, in m/s. The third component is ignored.
    open class func velocityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        let field = SKFieldNode(.velocity)
        field.direction = direction
        return field
    }

    /// Not available: textures give no velocities.
    @available(*, unavailable, message: "Textures give no velocities here; use customField")
    open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode { fatalError() }

    /// Pushes bodies in changing directions with up to *strength* newtons.
    /// - Parameters:
    ///   - smoothness: How alike the forces of neighbouring places are, 0…1.
    ///   - speed: How often the forces change in a second.
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        let field = SKFieldNode(.noise)
        (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
        return field
    }

    /// Pushes bodies in changing directions, the more the faster they are: with up to *strength* newtons at 1 m/s.
    /// - Parameters:
    ///   - smoothness: How alike the forces of neighbouring places are, 0…1.
    ///   - speed: How often the forces change in a second.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        let field = SKFieldNode(.turbulence)
        (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
        return field
    }

    /// Pulls bodies to the node with *strength* newtons for each metre of distance.
    open class func springField() -> SKFieldNode { SKFieldNode(.spring) }

    /// Pushes bodies away from the node with *strength × charge* newtons.
    open class func electricField() -> SKFieldNode { SKFieldNode(.electric) }

    /// Pushes moving bodies to their right with *strength × charge × velocity*.
    open class func magneticField() -> SKFieldNode { SKFieldNode(.magnetic) }

    /// Pushes bodies as a block says.
    open class func customField(evaluationBlock block: @escaping SKFieldForceEvaluator) -> SKFieldNode {
        SKFieldNode(.custom(block))
    }

    // MARK: Where and how strong

    /// Where it has an effect, in the node's coordinates; nil is everywhere.
    open var region: SKRegion? { didSet { effectDidChange() } }
    /// How strong it is. 1 by default; negative values turn the effect around.
    open var strength: Float = 1 { didSet { effectDidChange() } }
    /// How fast it grows weaker: by the distance from the node, in metres, to this power. 0 by default.
    open var falloff: Float = 0 { didSet { effectDidChange() } }
    /// The distance below which it grows no stronger, in points. Almost 0 by default.
    open var minimumRadius: Float = 0.001 { didSet { effectDidChange() } }
    /// Whether it has an effect. True by default.
    open var isEnabled = true { didSet { effectDidChange() } }
    /// Whether other fields have no effect in its region. False by default. Of several exclusive ones the first in
    /// the scene counts.
    open var isExclusive = false { didSet { effectDidChange() } }
    /// The categories that it belongs to. All by default.
    open var categoryBitMask: UInt32 = .max { didSet { effectDidChange() } }
    /// The direction of a gravity or velocity field.
    open var direction = SIMD3<Float>() { didSet { effectDidChange() } }
    /// How alike the forces of neighbouring places are, 0…1.
    open var smoothness: Float = 0 { didSet { effectDidChange() } }
    /// How often the forces of a noise or turbulence field change in a second.
    open var animationSpeed: Float = 0 { didSet { effectDidChange() } }

    /// Bodies that rest may be moved now.
    private func effectDidChange() { scene?.physicsWorld.space?.wakeAll() }

    // MARK: In a scene

    override func didEnterScene() {
        super.didEnterScene()
        scene?.physicsWorld.fields.append(self)
        effectDidChange()
    }

    override func willLeaveScene() {
        super.willLeaveScene()
        scene?.physicsWorld.fields.removeAll { $0 === self }
        effectDidChange()
    }

    override func read(_ archive: ArchiveCoder) {
        super.read(archive)
        readField(archive)
    }

    override func take(from original: SKNode) {
        if let original = original as? SKFieldNode {
            (effect, region, direction) = (original.effect, original.region, original.direction)
            (strength, falloff, minimumRadius) = (original.strength, original.falloff, original.minimumRadius)
            (isEnabled, isExclusive) = (original.isEnabled, original.isExclusive)
            (categoryBitMask, smoothness) = (original.categoryBitMask, original.smoothness)
            animationSpeed = original.animationSpeed
        }
        super.take(from: original)
    }
}
