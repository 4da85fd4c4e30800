import CoreGraphics
import Foundation

/// A node that gives off particles: smoke, sparks, steam.
///
/// What is changed counts for the particles that are born from then on. The page draws them: what a particle is like follows
/// from its number and its age, so nothing is sent while they fly. See
/// [SKEmitterNode](https://developer.apple.com/documentation/spritekit/skemitternode).
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
    /// What it was like since when, the oldest first; those whose particles are all gone are left out.
    var phases: [EmissionPhase] = []
    /// Whether it isn't any more what its last phase says.
    private var isOther = true
    /// How many seconds it has given off particles, as of `countedAt` of the scene's time.
    private var seconds = 0.0
    /// Nil outside of a scene.
    private var countedAt: Double?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func emissionDidChange() {
        isOther = true
        didChange()
    }

    // MARK: How many

    /// Particles a second.
    open var particleBirthRate: CGFloat = 0 { didSet { emissionDidChange() } }
    /// How many particles there will be in all; 0 for no end.
    open var numParticlesToEmit = 0 { didSet { emissionDidChange() } }
    /// In seconds.
    open var particleLifetime: CGFloat = 0 { didSet { emissionDidChange() } }
    /// Lifetimes lie within half of it below and above, as the values of all ranges here do.
    open var particleLifetimeRange: CGFloat = 0 { didSet { emissionDidChange() } }

    // MARK: Where they are born, and where they fly

    open var particlePosition = CGPoint.zero { didSet { emissionDidChange() } }
    open var particlePositionRange = CGVector.zero { didSet { emissionDidChange() } }
    /// In points a second.
    open var particleSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleSpeedRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// In radians against the clock, from the right.
    open var emissionAngle: CGFloat = 0 { didSet { emissionDidChange() } }
    open var emissionAngleRange: CGFloat = 0 { didSet { emissionDidChange() } }
    /// In points a second, each second.
    open var xAcceleration: CGFloat = 0 { didSet { emissionDidChange() } }
    open var yAcceleration: CGFloat = 0 { didSet { emissionDidChange() } }
    /// The node in whose coordinates they fly once they are born: they stay behind where the emitter moves. Nil for the
    /// emitter itself.
    open weak var targetNode: SKNode? { didSet { didChange() } }
    /// In front of the emitter by this much.
    open var particleZPosition: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast { didSet { didChange() } }

    // MARK: How large, and how turned

    /// Zero for the texture's own.
    open var particleSize = CGSize.zero { didSet { emissionDidChange() } }
    open var particleScale: CGFloat = 1 { didSet { emissionDidChange() } }
    open var particleScaleRange: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleScaleSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    /// In place of the scale, range and speed: by the share of its life that a particle has lived, 0…1.
    open var particleScaleSequence: SKKeyframeSequence? { didSet { emissionDidChange() } }
    open var particleRotation: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleRotationRange: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleRotationSpeed: CGFloat = 0 { didSet { emissionDidChange() } }

    // MARK: Look

    /// Nil for rectangles of the colour and of `particleSize`.
    open var particleTexture: SKTexture? {
        get { state.texture }
        set {
            guard state.texture !== newValue else { return }
            state.texture = newValue
            emissionDidChange()
        }
    }

    open var particleBlendMode = SKBlendMode.alpha { didSet { if particleBlendMode != oldValue { didChange() } } }
    open var particleAlpha: CGFloat = 1 { didSet { emissionDidChange() } }
    open var particleAlphaRange: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleAlphaSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleAlphaSequence: SKKeyframeSequence? { didSet { emissionDidChange() } }

    open var particleColor = UIColor.white { didSet { emissionDidChange() } }
    open var particleColorRedRange: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorGreenRange: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorBlueRange: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorAlphaRange: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorRedSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorGreenSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorBlueSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorAlphaSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorSequence: SKKeyframeSequence? { didSet { emissionDidChange() } }
    /// How much the texture is multiplied by the colour: 0 not at all, 1 wholly.
    open var particleColorBlendFactor: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorBlendFactorRange: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorBlendFactorSpeed: CGFloat = 0 { didSet { emissionDidChange() } }
    open var particleColorBlendFactorSequence: SKKeyframeSequence? { didSet { emissionDidChange() } }

    // MARK: Time

    /// Lets time go by at once: a fire that burns already when it is first seen.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        beginPhase()
        seconds += max(sec, 0)
        didChange()
    }

    /// Begins anew, without any particles.
    open func resetSimulation() {
        phases = []
        emissionDidChange()
    }

    /// How long it has given off particles, as fast as its time goes.
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
        if particleBlendMode != .alpha { text.member("blend", particleBlendMode.rawValue) }
        var emitter = JSONText()
        emitter.member("clock", [countedAt ?? 0, seconds, rate])
        emitter.member("seed", serial)
        if let target = targetNode, target.scene === scene { emitter.member("target", target.serial) }
        if particleZPosition != 0 { emitter.member("z", particleZPosition) }
        if particleRenderOrder != .oldestLast { emitter.member("rising", true) }
        emitter.member("phases", json: JSONText.array(phases.map(\.json)))
        text.member("e", json: emitter.object)
    }

    override func take(from original: SKNode) {
        super.take(from: original)
        guard let original = original as? SKEmitterNode else { return }
        takeFlight(from: original)
        takeLook(from: original)
    }
}

/// Which of the particles are drawn over the others.
public enum SKParticleRenderOrder: UInt, Sendable {
    case oldestLast, oldestFirst
    /// Whichever is drawn faster.
    case dontCare
}

extension SKEmitterNode {
    @available(*, unavailable, message: "Particles have no actions here; they move by speed and acceleration")
    public var particleAction: SKAction? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "There is no physics here yet")
    public var fieldBitMask: UInt32 {
        get { 0 }
        set {}
    }

    @available(*, unavailable, message: "Shaders aren't drawn here")
    public var shader: Any? {
        get { nil }
        set {}
    }
}
