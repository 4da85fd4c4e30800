import SpriteKit

/// Interprets touches.
extension CoffeeShopScene {
    /// How far from a picture a touch may be, in points.
    private static let slack: CGFloat = 16

    /// Sends the player to the person at a touch, or else to that place on the floor.
    func touch(at location: CGPoint) {
        if let host = host(at: location) { host.callPlayer(in: self) } else { walk(to: location) }
    }

    /// The nearest person who can be visited there. A cup takes precedence over a person in front of it, since it is smaller.
    func host(at location: CGPoint) -> (any Visitable)? {
        let there = children.compactMap { $0 as? any Visitable }
            .filter { $0.canBeVisited && $0.frame.insetBy(dx: -Self.slack, dy: -Self.slack).contains(location) }
        let cups = there.filter { $0 is RandomDreamSprite || $0 is EdgePointer }
        return (cups.isEmpty ? there : cups).min { distance(from: location, to: $0) < distance(from: location, to: $1) }
    }

    private func distance(from location: CGPoint, to node: SKNode) -> CGFloat {
        hypot(node.position.x - location.x, node.position.y - location.y)
    }
}
