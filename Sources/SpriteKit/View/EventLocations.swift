import CoreGraphics
import UIKitCore

/// Where an event happened, in a scene's coordinates.
extension UITouch {
    /// In a node's coordinates.
    public func location(in node: SKNode) -> CGPoint { node.point(atView: location) }
    public func previousLocation(in node: SKNode) -> CGPoint { node.point(atView: previousLocation) }

    /// In a view's, from its top left corner.
    public func location(in view: SKView?) -> CGPoint { location }
    public func previousLocation(in view: SKView?) -> CGPoint { previousLocation }

    /// The view that shows what was touched.
    public var view: SKView? { owner as? SKView }
}

extension NSEvent {
    /// In a node's coordinates.
    public func location(in node: SKNode) -> CGPoint { node.point(atView: location) }
}

extension SKNode {
    fileprivate func point(atView point: CGPoint) -> CGPoint {
        guard let scene else { return point }
        return convert(scene.convertPoint(fromView: point), from: scene)
    }
}
