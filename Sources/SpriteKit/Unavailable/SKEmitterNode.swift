// Particles come later.
import CoreGraphics

@available(*, unavailable, message: "There are no particles here yet; run actions on sprites")
open class SKEmitterNode: SKNode {
    open func advanceSimulationTime(_ sec: TimeInterval) {}
    open func resetSimulation() {}

    open var particleTexture: SKTexture?
    open var particleBlendMode = SKBlendMode.alpha
    open var particleColor = UIColor.white
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    open var particleColorSequence: SKKeyframeSequence?
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleSize = CGSize.zero
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleZPosition: CGFloat = 0
    open var particleAction: SKAction?
    open var fieldBitMask: UInt32 = 0
    open weak var targetNode: SKNode?
    open var shader: SKShader?
}

@available(*, unavailable, message: "There are no particles here yet; actions in a sequence change a node step by step")
open class SKKeyframeSequence: NSObject {
    public init(keyframeValues values: [Any], times: [NSNumber]) {}
    public init(capacity numItems: Int) {}
    open func addKeyframeValue(_ value: Any, time: CGFloat) {}
    open func sample(atTime time: CGFloat) -> Any? { nil }
    open func count() -> Int { 0 }
}
