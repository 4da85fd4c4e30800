// Programs for a graphics processor, and what they would bend and light.
import CoreGraphics

@available(*, unavailable, message: "Shaders aren't drawn here")
open class SKShader: NSObject {
    public init(source: String) {}
    public init(source: String, uniforms: [SKUniform]) {}
    public convenience init(fileNamed name: String) { fatalError() }
    open var source: String?
    open var uniforms: [SKUniform] = []
    open var attributes: [SKAttribute] = []
    open func addUniform(_ uniform: SKUniform) {}
    open func uniformNamed(_ name: String) -> SKUniform? { nil }
    open func removeUniformNamed(_ name: String) {}
}

@available(*, unavailable, message: "Shaders aren't drawn here")
open class SKUniform: NSObject {
    public init(name: String) {}
    public init(name: String, float value: Float) {}
    public init(name: String, texture: SKTexture?) {}
    public init(name: String, vectorFloat2 value: SIMD2<Float>) {}
    public init(name: String, vectorFloat3 value: SIMD3<Float>) {}
    public init(name: String, vectorFloat4 value: SIMD4<Float>) {}
    open var name: String { "" }
    open var floatValue: Float = 0
    open var textureValue: SKTexture?
}

@available(*, unavailable, message: "Shaders aren't drawn here")
open class SKAttribute: NSObject {
    public init(name: String, type: SKAttributeType) {}
    open var name: String { "" }
}

@available(*, unavailable, message: "Shaders aren't drawn here")
public enum SKAttributeType: Int, Sendable { case none, float, vectorFloat2, vectorFloat3, vectorFloat4 }

@available(*, unavailable, message: "Shaders aren't drawn here")
open class SKAttributeValue: NSObject {
    public init(float value: Float) {}
    public init(vectorFloat2 value: SIMD2<Float>) {}
    open var floatValue: Float = 0
}

@available(*, unavailable, message: "Lights aren't drawn here")
open class SKLightNode: SKNode {
    open var isEnabled = true
    open var lightColor = UIColor.white
    open var ambientColor = UIColor.black
    open var shadowColor = UIColor.black
    open var falloff: CGFloat = 1
    open var categoryBitMask: UInt32 = .max
}

@available(*, unavailable, message: "Warps aren't drawn here; scale and turn the node")
open class SKWarpGeometry: NSObject {}

@available(*, unavailable, message: "Warps aren't drawn here; scale and turn the node")
open class SKWarpGeometryGrid: SKWarpGeometry {
    public init(columns: Int, rows: Int) {}
    public init(
        columns: Int, rows: Int, sourcePositions: [SIMD2<Float>] = [], destinationPositions: [SIMD2<Float>] = []
    ) {}
    open func replacingBySourcePositions(positions source: [SIMD2<Float>]) -> SKWarpGeometryGrid { self }
    open func replacingByDestinationPositions(positions destination: [SIMD2<Float>]) -> SKWarpGeometryGrid { self }
}
