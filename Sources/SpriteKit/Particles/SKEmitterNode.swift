import CoreGraphics
import Foundation

/// A node that emits particles: smoke, sparks, steam.
///
/// Changes apply to particles that are born afterwards. The page draws the particles: each is a function of its number and its
/// age, so nothing is sent while they fly. See
/// [SKEmitterNode](https://developer.apple.com/documentation/spritekit/skemitternode).
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
    /// The settings over time, the oldest first. Phases whose particles are all gone are dropped.
    var phases: [EmissionPhase] = []
    /// Whether the settings changed since the last phase.
    private var isOther = true
    /// How many seconds it has been emitting, as of `countedAt`, a moment of the scene's time.
    private var seconds = 0.0
    /// Nil outside of a scene.
    private var countedAt: Double?

    /// An emitter that doesn't emit anything yet.
    public override init() { super.init() }
    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func emissionDidChange() {
        isOther = true
        didChange()
    }

    // MARK: How many

    /// How many particles are born each second.
    open var particleBirthRate: CGFloat = 0 { didSet { emissionDidChange() } }
    /// How many particles are born in all; 0 is no limit.
    open var numParticlesToEmit = 0 { didSet { emissionDidChange() } }
    /// How long particles live, in seconds.
    open var particleLifetime: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The range of lifetimes: they differ from `particleLifetime` by up to half of it in either direction, as with all ranges
    /// here.
    open var particleLifetimeRange: CGFloat = 0 { didSet { emissionDidChange() } }

    // MARK: Where they are born, and where they fly

    /// Where particles are born, in the emitter's coordinates, in points.
    open var particlePosition = CGPoint.zero { didSet { emissionDidChange() } }
    /// How far from `particlePosition` particles may be born: up to half of it on either side, in points.
    open var particlePositionRange = CGVector.zero { didSet { emissionDidChange() } }
    /// How fast particles fly, in points per second.
    open var particleSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    /// How far the speeds of particles differ, in points per second.
    open var particleSpeedRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The direction in which particles fly, in radians counterclockwise from the right.
    open var emissionAngle: CGFloat = 0 { didSet { emissionDidChange() } }
    /// How far the directions of particles differ, in radians.
    open var emissionAngleRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The acceleration to the right, in points per second, each second.
    open var xAcceleration: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The acceleration upwards, in points per second, each second.
    open var yAcceleration: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The node in whose coordinates particles fly after their birth, so that they stay behind when the emitter moves.
    /// Nil is the emitter itself.
    open weak var targetNode: SKNode? { didSet { didChange() } }
    /// How far in front of the emitter particles are drawn.
    open var particleZPosition: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The order in which particles are drawn. With `oldestFirst` the oldest are behind the others.
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast { didSet { didChange() } }

    // MARK: How large, and how turned

    /// The size of particles before scaling, in points; zero is the texture's own.
    open var particleSize = CGSize.zero { didSet { emissionDidChange() } }
    /// The scale of particles at birth. 1 by default.
    open var particleScale: CGFloat = 1 { didSet { emissionDidChange() } }
    /// How far the scales of particles differ.
    open var particleScaleRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// By how much the scale changes each second.
    open var particleScaleSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The scale as a function of the fraction of its life that a particle has lived, 0…1. It replaces scale, range and speed.
    open var particleScaleSequence: SKKeyframeSequence? { didSet { emissionDidChange() } }
    /// How far particles are turned at birth, in radians counterclockwise.
    open var particleRotation: CGFloat = 0 { didSet { emissionDidChange() } }
    /// How far the turns of particles differ, in radians.
    open var particleRotationRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// How fast particles turn, in radians per second.
    open var particleRotationSpeed: CGFloat = 0 { didSet { emissionDidChange() } }

    // MARK: Look

    /// The picture of particles; nil draws rectangles of `particleColor` and `particleSize`.
    open var particleTexture: SKTexture? {
        get { state.texture }
        set {
            guard state.texture !== newValue else { return }
            state.texture = newValue
            emissionDidChange()
        }
    }

    /// How particles are blended with what is behind them.
    open var particleBlendMode = SKBlendMode.alpha { didSet { if particleBlendMode != oldValue { didChange() } } }
    /// The opacity of particles at birth, from 0 to 1. 1 by default.
    open var particleAlpha: CGFloat = 1 { didSet { emissionDidChange() } }
    /// How far the opacities of particles differ.
    open var particleAlphaRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// By how much the opacity changes each second.
    open var particleAlphaSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The opacity as a function of the fraction of its life that a particle has lived, 0…1. It replaces alpha, range and speed.
    open var particleAlphaSequence: SKKeyframeSequence? { didSet { emissionDidChange() } }

    /// The color of particles at birth. White by default.
    open var particleColor = UIColor.white { didSet { emissionDidChange() } }
    /// How far the red components of particles differ.
    open var particleColorRedRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// How far the green components of particles differ.
    open var particleColorGreenRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// How far the blue components of particles differ.
    open var particleColorBlueRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// How far the alpha components of particles' colors differ.
    open var particleColorAlphaRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// By how much the red component changes each second.
    open var particleColorRedSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    /// By how much the green component changes each second.
    open var particleColorGreenSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    /// By how much the blue component changes each second.
    open var particleColorBlueSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    /// By how much the alpha component of the color changes each second.
    open var particleColorAlphaSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The color as a function of the fraction of its life that a particle has lived, 0…1. It replaces color, ranges and
    /// speeds.
    open var particleColorSequence: SKKeyframeSequence? { didSet { emissionDidChange() } }
    /// How much the texture is multiplied by the color: 0 not at all, 1 fully.
    open var particleColorBlendFactor: CGFloat = 0 { didSet { emissionDidChange() } }
    /// How far the blend factors of particles differ.
    open var particleColorBlendFactorRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// By how much the blend factor changes each second.
    open var particleColorBlendFactorSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The blend factor as a function of the fraction of its life that a particle has lived, 0…1. It replaces factor, range and
    /// speed.
    open var particleColorBlendFactorSequence: SKKeyframeSequence? { didSet { emissionDidChange() } }

    // MARK: Time

    /// Advances the emitter's time at once, in seconds, so that particles already exist when it is first shown.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        beginPhase()
        seconds += max(sec, 0)
        didChange()
    }

    /// Removes all particles and starts again.
    open func resetSimulation() {
        phases = []
        emissionDidChange()
    }

    /// Updates `seconds` to the scene's current time, at the node's rate.
    private func settle() {
        guard let countedAt, let scene else { return }
        seconds += max(scene.clock.time - countedAt, 0) * rate
        self.countedAt = scene.clock.time
    }

    override var rate: Double { willSet { settle() } }

    override func didEnterScene() { countedAt = reached }

    override func willLeaveScene() {
        settle()
        countedAt = nil
    }

    private func beginPhase() {
        guard isOther else { return }
        isOther = false
        settle()
        phases.begin(emission, at: seconds)
    }

    // MARK: To the page

    override var drawingKind: String { "emitter" }

    override func writeDrawing(into text: inout JSONText) {
        beginPhase()
        settle()
        if particleBlendMode != .alpha { text.member(.blend, particleBlendMode.rawValue) }
        var emitter = JSONText()
        emitter.member(.clock, [countedAt ?? 0, seconds, rate])
        emitter.member(.seed, serial)
        if let target = targetNode, target.scene === scene { emitter.member(.target, target.serial) }
        if particleZPosition != 0 { emitter.member(.z, particleZPosition) }
        if particleRenderOrder != .oldestLast { emitter.member(.rising, true) }
        emitter.member(.phases, json: JSONText.array(phases.map(\.json)))
        text.member(.emitter, json: emitter.object)
    }

    override func read(_ archive: ArchiveCoder) {
        super.read(archive)
        readEmitter(archive)
    }

    override func take(from original: SKNode) {
        super.take(from: original)
        guard let original = original as? SKEmitterNode else { return }
        takeFlight(from: original)
        takeLook(from: original)
    }
}

/// The order in which particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable {
    case oldestLast, oldestFirst
    /// In whichever order is faster.
    case dontCare
}

extension SKEmitterNode {
    /// Not available: particles move by speed and acceleration.
    @available(*, unavailable, message: "Particles have no actions here; they move by speed and acceleration")
    public var particleAction: SKAction? {
        get { nil }
        set {}
    }

    /// Not available: fields move no particles.
    @available(*, unavailable, message: "Fields move no particles here, only physics bodies")
    public var fieldBitMask: UInt32 {
        get { 0 }
        set {}
    }

    /// Not available: shaders aren't drawn.
    @available(*, unavailable, message: "Shaders aren't drawn here")
    public var shader: Any? {
        get { nil }
        set {}
    }
}
