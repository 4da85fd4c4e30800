// Nodes that show what a file holds or that turn in space, and pictures that change.
import CoreGraphics

@available(*, unavailable, message: "Videos aren't drawn here; use SwiftUI beside the SpriteView")
open class SKVideoNode: SKNode {
    public convenience init(fileNamed videoFile: String) { fatalError() }
    public convenience init(url: URL) { fatalError() }
    open func play() {}
    open func pause() {}
    open var size = CGSize.zero
    open var anchorPoint = CGPoint.zero
}

@available(*, unavailable, message: "Scene files (.sks) can't be read here; build the nodes in code")
open class SKReferenceNode: SKNode {
    public convenience init(fileNamed fileName: String?) { fatalError() }
    public convenience init(url referenceURL: URL?) { fatalError() }
    open func didLoad(_ node: SKNode?) {}
    open func resolve() {}
}

@available(*, unavailable, message: "Nodes turn in the plane here, by zRotation; a smaller xScale looks turned")
open class SKTransformNode: SKNode {
    open var xRotation: CGFloat = 0
    open var yRotation: CGFloat = 0
}

@available(*, unavailable, message: "Scenes in space aren't drawn here")
open class SK3DNode: SKNode {
    public init(viewportSize: CGSize) { fatalError() }
    public required init?(coder: NSCoder) { nil }
    open var viewportSize = CGSize.zero
}

@available(*, unavailable, message: "Give the sprite a new SKTexture(data:size:)")
public class SKMutableTexture: SKTexture, @unchecked Sendable {
    public convenience init(size: CGSize) { fatalError() }
    public func modifyPixelData(_ block: @escaping (UnsafeMutableRawPointer?, Int) -> Void) {}
}
