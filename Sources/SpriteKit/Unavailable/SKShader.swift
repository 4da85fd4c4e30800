// Shaders, lights and warps, which are declared but unavailable.
import CoreGraphics

/// Not available: shaders aren't drawn.
@available(*, unavailable, message: "Shaders aren't drawn here")
open class SKShader: NSObject {
    /// Not available.
    public init(source: String) {}
    /// Not available.
    public init(source: String, uniforms: [SKUniform]) {}
    /// Not available.
    public convenience init(fileNamed name: String) { fatalError() }
    /// Not available.
    open var source: String?
    /// Not available.
    open var uniforms: [SKUniform] = []
    /// Not available.
    open var attributes: [SKAttribute] = []
    /// Not available.
    open func addUniform(_ uniform: SKUniform) {}
    /// Not available.
    open func uniformNamed(_ name: String) -> SKUniform? { nil }
    /// Not available.
    open func removeUniformNamed(_ name: String) {}
}

/// Not available: shaders aren't drawn.
@available(*, unavailable, message: "Shaders aren't drawn here")
open class SKUniform: NSObject {
    /// Not available.
    public init(name: String) {}
    /// Not available.
    public init(name: String, float value: Float) {}
    /// Not available.
    public init(name: String, texture: SKTexture?) {}
    /// Not available.
    public init(name: String, vectorFloat2 value: SIMD2<Float>) {}
    /// Not available.
    public init(name: String, vectorFloat3 value: SIMD3<Float>) {}
    /// Not available.
    public init(name: String, vectorFloat4 value: SIMD4<Float>) {}
    /// Not available.
    open var name: String { "" }
    /// Not available.
    open var floatValue: Float = 0
    /// Not available.
    open var textureValue: SKTexture?
}

/// Not available: shaders aren't drawn.
@available(*, unavailable, message: "Shaders aren't drawn here")
open class SKAttribute: NSObject {
    /// Not available.
    public init(name: String, type: SKAttributeType) {}
    /// Not available.
    open var name: String { "" }
}

/// Not available: shaders aren't drawn.
@available(*, unavailable, message: "Shaders aren't drawn here")
public enum SKAttributeType: Int, Sendable { case none, float, vectorFloat2, vectorFloat3, vectorFloat4 }

/// Not available: shaders aren't drawn.
@available(*, unavailable, message: "Shaders aren't drawn here")
open class SKAttributeValue: NSObject {
    /// Not available.
    public init(float value: Float) {}
    /// Not available.
    public init(vectorFloat2 value: SIMD2<Float>) {}
    /// Not available.
    open var floatValue: Float = 0
}

/// Not available: lights aren't drawn.
@available(*, unavailable, message: "Lights aren't drawn here")
open class SKLightNode: SKNode {
    /// Not available.
    open var isEnabled = true
    /// Not available.
    open var lightColor = UIColor.white
    /// Not available.
    open var ambientColor = UIColor.black
    /// Not available.
    open var shadowColor = UIColor.black
    /// Not available.
    open var falloff: CGFloat = 1
    /// Not available.
    open var categoryBitMask: UInt32 = .max
}

/// Not available: warps aren't drawn.
@available(*, unavailable, message: "Warps aren't drawn here; scale and turn the node")
open class SKWarpGeometry: NSObject {}

/// Not available: warps aren't drawn.
@available(*, unavailable, message: "Warps aren't drawn here; scale and turn the node")
open class SKWarpGeometryGrid: SKWarpGeometry {
    /// Not available.
    public init(columns: Int, rows: Int) {}
    /// Not available.
    public init(
        columns: Int, rows: Int, sourcePositions: [SIMD2<Float>] = [], destinationPositions: [SIMD2<Float>] = []
    ) {}
    /// Not available.
    open func replacingBySourcePositions(positions source: [SIMD2<Float>]) -> SKWarpGeometryGrid { self }
    /// Not available.
    open func replacingByDestinationPositions(positions destination: [SIMD2<Float>]) -> SKWarpGeometryGrid { self }
}
