import CoreGraphics
import UIKitCore

/// Where an event happened, in a scene's coordinates.
extension UITouch {
    /// Where the event happened, in a node's coordinates.
    public func location(in node: SKNode) -> CGPoint { node.point(at: location, in: owner) }
    /// The previous location of the touch, in a node's coordinates.
    public func previousLocation(in node: SKNode) -> CGPoint { node.point(at: previousLocation, in: owner) }
}

extension NSEvent {
    /// Where the event happened, in a node's coordinates.
    public func location(in node: SKNode) -> CGPoint { node.point(at: location, in: owner) }
}

extension SKNode {
    /// - Parameter owner: The view in which it happened. Several views of different sizes may show the scene.
    fileprivate func point(at point: CGPoint, in owner: AnyObject?) -> CGPoint {
        guard let scene else { return point }
        let place = (owner as? SKView)?.convert(point, to: scene) ?? scene.convertPoint(fromView: point)
        return convert(place, from: scene)
    }
}
