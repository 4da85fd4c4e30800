import CoreGraphics
import Foundation

/// A rule that is enforced on a node after the actions of each frame.
///
/// See [SKConstraint](https://developer.apple.com/documentation/spritekit/skconstraint).
@MainActor
public final class SKConstraint: NSObject {
    private enum Rule {
        case position(x: SKRange?, y: SKRange?)
        case rotation(SKRange)
        case distance(SKRange, Place)
        case orientation(Place, offset: SKRange)
    }

    /// A point, which may be a moving node.
    private enum Place {
        case node(SKNode)
        case point(CGPoint, in: SKNode?)

        /// In the coordinates of the node's parent; nil if the two nodes are in different trees.
        @MainActor func position(for node: SKNode) -> CGPoint? {
            guard let parent = node.parent else { return nil }
            switch self {
            case .node(let other):
                guard let space = other.parent else { return nil }
                return parent.convert(other.position, from: space)
            case .point(let point, let space): return space.map { parent.convert(point, from: $0) } ?? point
            }
        }
    }

    private let rule: Rule
    /// Whether the constraint is enforced.
    public var enabled = true
    /// The node in whose coordinates a position is kept; nil is the node's parent. Other constraints ignore it.
    public weak var referenceNode: SKNode?

    private init(_ rule: Rule) {
        self.rule = rule
        super.init()
    }

    /// Keeps x within a range, in points.
    public class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint(.position(x: range, y: nil)) }
    /// Keeps y within a range, in points.
    public class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint(.position(x: nil, y: range)) }
    /// Keeps x and y within a range each, in points.
    public class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        SKConstraint(.position(x: xRange, y: yRange))
    }

    /// Keeps the rotation within a range, in radians.
    public class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint(.rotation(zRange)) }

    /// Keeps the distance to another node's position within a range, in points. Without effect while the two are in
    /// different trees.
    public class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        SKConstraint(.distance(range, .node(node)))
    }
    /// Keeps the distance to a point of the parent's coordinates within a range, in points.
    public class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        SKConstraint(.distance(range, .point(point, in: nil)))
    }
    /// Keeps the distance to a point of a node's coordinates within a range, in points.
    public class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        SKConstraint(.distance(range, .point(point, in: node)))
    }

    /// Turns the node so that its x axis points to another node, give or take the offset in radians.
    public class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint(.orientation(.node(node), offset: radians))
    }
    /// Turns the node so that its x axis points to a point of the parent's coordinates, give or take the offset in
    /// radians.
    public class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        SKConstraint(.orientation(.point(point, in: nil), offset: radians))
    }
    /// Turns the node so that its x axis points to a point of a node's coordinates, give or take the offset in radians.
    public class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint(.orientation(.point(point, in: node), offset: radians))
    }

    func apply(to node: SKNode) {
        guard enabled else { return }
        switch rule {
        case .position(let x, let y): keepPosition(of: node, x, y)
        case .rotation(let range): node.zRotation = range.clamp(node.zRotation)
        case .distance(let range, let place):
            if let target = place.position(for: node) { keepDistance(of: node, range, to: target) }
        case .orientation(let place, let offset):
            if let target = place.position(for: node) { orient(node, to: target, offset) }
        }
    }

    private func keepPosition(of node: SKNode, _ x: SKRange?, _ y: SKRange?) {
        var position = node.position
        let space = referenceNode.flatMap { reference in node.parent.map { (reference, $0) } }
        if let (reference, parent) = space { position = reference.convert(position, from: parent) }
        position = CGPoint(x: x?.clamp(position.x) ?? position.x, y: y?.clamp(position.y) ?? position.y)
        if let (reference, parent) = space { position = parent.convert(position, from: reference) }
        node.position = position
    }

    private func keepDistance(of node: SKNode, _ range: SKRange, to target: CGPoint) {
        let (dx, dy) = (node.position.x - target.x, node.position.y - target.y)
        let distance = hypot(dx, dy)
        let kept = range.clamp(distance)
        guard kept != distance else { return }
        // At zero distance no direction is defined, so the node moves to the right.
        let (x, y) = distance > 0 ? (dx / distance, dy / distance) : (1, 0)
        node.position = CGPoint(x: target.x + x * kept, y: target.y + y * kept)
    }

    private func orient(_ node: SKNode, to target: CGPoint, _ offset: SKRange) {
        let angle = atan2(target.y - node.position.y, target.x - node.position.x)
        let turned = (node.zRotation - angle).remainder(dividingBy: 2 * .pi)
        node.zRotation = angle + offset.clamp(turned)
    }
}
