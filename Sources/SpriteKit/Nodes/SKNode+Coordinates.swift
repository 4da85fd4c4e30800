import CoreGraphics
import Foundation

/// From one node's coordinates to another's, and what lies where.
extension SKNode {
    /// From the node's own coordinates to its parent's.
    var transform: CGAffineTransform {
        advance()
        let values = state.values
        let (sine, cosine) = (sin(values[.rotation]), cos(values[.rotation]))
        return CGAffineTransform(
            a: cosine * values[.xScale], b: sine * values[.xScale], c: -sine * values[.yScale],
            d: cosine * values[.yScale], tx: values[.x], ty: values[.y])
    }

    /// From the node's own coordinates to those of the root of its tree. The root's own transform is left out: it is the
    /// space that everything is in.
    var transformToRoot: CGAffineTransform {
        var (result, node) = (CGAffineTransform.identity, self)
        while let parent = node.parent {
            result = result.concatenating(node.transform)
            node = parent
        }
        return result
    }

    /// A point of another node's coordinates in this one's.
    public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }

    /// A point of this node's coordinates in another's of the same tree.
    public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        point.applying(transformToRoot).applying(node.transformToRoot.inverted())
    }

    /// The frame around the node and all below it, in its parent's coordinates.
    public func calculateAccumulatedFrame() -> CGRect {
        let bounds = accumulatedBounds
        return bounds.isNull ? CGRect(origin: position, size: .zero) : bounds.applying(transform)
    }

    /// The same in the node's own coordinates; null where nothing is drawn.
    var accumulatedBounds: CGRect {
        children.reduce(contentBounds) { bounds, child in
            let inner = child.accumulatedBounds
            return inner.isNull ? bounds : bounds.union(inner.applying(child.transform))
        }
    }

    /// Whether a point of the parent's coordinates lies in the frame around the node and all below it.
    public func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }

    /// Whether the frames of two nodes of one tree overlap, each around all below it.
    public func intersects(_ node: SKNode) -> Bool {
        guard let parent, let other = node.parent else { return false }
        let (mine, its) = (parent.transformToRoot, other.transformToRoot)
        return calculateAccumulatedFrame().applying(mine).intersects(
            node.calculateAccumulatedFrame().applying(its))
    }

    /// The frontmost node below this one that draws something at a point of this node's coordinates; itself where there
    /// is none.
    public func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).first ?? self }

    /// All nodes below this one that draw something at a point of this node's coordinates, the frontmost first.
    public func nodes(at point: CGPoint) -> [SKNode] {
        descendantsBackToFront.reversed().filter { node in
            node.covers(convert(point, to: node))
        }
    }

    /// What is drawn below the node, as it lies: by z, then in the tree's order.
    var descendantsBackToFront: [SKNode] {
        var found: [(node: SKNode, z: CGFloat)] = []
        func collect(_ node: SKNode, _ z: CGFloat) {
            for child in node.children where !child.isHidden {
                found.append((child, z + child.zPosition))
                collect(child, z + child.zPosition)
            }
        }
        collect(self, 0)
        return found.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element.node)
    }
}
