// Nodes for videos and 3D, and mutable textures: declared but unavailable.
import CoreGraphics

/// Not available: videos aren't drawn.
@available(*, unavailable, message: "Videos aren't drawn here; use SwiftUI beside the SpriteView")
open class SKVideoNode: SKNode {
    /// Not available.
    public convenience init(fileNamed videoFile: String) { fatalError() }
    /// Not available.
    public convenience init(url: URL) { fatalError() }
    /// Not available.
    open func play() {}
    /// Not available.
    open func pause() {}
    /// Not available.
    open var size = CGSize.zero
    /// Not available.
    open var anchorPoint = CGPoint.zero
}

/// Not available: nodes turn in the plane.
@available(*, unavailable, message: "Nodes turn in the plane here, by zRotation; a smaller xScale looks turned")
open class SKTransformNode: SKNode {
    /// Not available.
    open var xRotation: CGFloat = 0
    /// Not available.
    open var yRotation: CGFloat = 0
}

/// Not available: scenes in space aren't drawn.
@available(*, unavailable, message: "Scenes in space aren't drawn here")
open class SK3DNode: SKNode {
    /// Not available.
    public init(viewportSize: CGSize) { fatalError() }
    /// Not available.
    public required init?(coder: NSCoder) { nil }
    /// Not available.
    open var viewportSize = CGSize.zero
}

/// Not available: a sprite is given a new texture instead.
@available(*, unavailable, message: "Give the sprite a new SKTexture(data:size:)")
public class SKMutableTexture: SKTexture, @unchecked Sendable {
    /// Not available.
    public convenience init(size: CGSize) { fatalError() }
    /// Not available.
    public func modifyPixelData(_ block: @escaping (UnsafeMutableRawPointer?, Int) -> Void) {}
}
