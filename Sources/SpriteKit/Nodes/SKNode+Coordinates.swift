import CoreGraphics
import Foundation

/// Conversions between nodes' coordinates, and hit testing.
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

    /// The transform from the node's own coordinates to those of its tree's root. The root's own transform is left out:
    /// its space is the world.
    var transformToRoot: CGAffineTransform {
        var (result, node) = (CGAffineTransform.identity, self)
        while let parent = node.parent {
            result = result.concatenating(node.transform)
            node = parent
        }
        return result
    }

    func converted(_ point: CGPoint, to node: SKNode) -> CGPoint {
        point.applying(transformToRoot).applying(node.transformToRoot.inverted())
    }

    var accumulatedFrame: CGRect {
        let bounds = accumulatedBounds
        return bounds.isNull ? CGRect(origin: position, size: .zero) : bounds.applying(transform)
    }

    /// The accumulated frame in the node's own coordinates; null if nothing is drawn.
    var accumulatedBounds: CGRect {
        children.reduce(contentBounds) { bounds, child in
            let inner = child.accumulatedBounds
            return inner.isNull ? bounds : bounds.union(inner.applying(child.transform))
        }
    }

    func overlaps(_ node: SKNode) -> Bool {
        guard let parent, let other = node.parent else { return false }
        return frame.applying(parent.transformToRoot).intersects(node.frame.applying(other.transformToRoot))
    }

    /// The visible descendants from back to front: by accumulated z, then in the tree's order.
    var descendantsBackToFront: [SKNode] { descendants { !$0.isHidden } }

    /// The descendants from back to front. `isMeant` prunes: a node that it rejects is left out with its subtree.
    private func descendants(_ isMeant: (SKNode) -> Bool) -> [SKNode] {
        var found: [(node: SKNode, z: CGFloat)] = []
        func collect(_ node: SKNode, _ z: CGFloat) {
            for child in node.children where isMeant(child) {
                let depth = z + child.zPosition
                found.append((child, depth))
                if child.isDrawnApart {
                    found += child.descendants(isMeant).map { ($0, depth) }
                } else {
                    collect(child, depth)
                }
            }
        }
        collect(self, 0)
        return found.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element.node)
    }
}

/// Hit tests by Apple's rule: a point hits a node if it lies in the node's accumulated frame.
extension SKNode {
    func hits(at point: CGPoint) -> [SKNode] { hits(at: point) { _ in true } }

    /// The hits that `isMeant` accepts, the frontmost first. The filter runs before the costlier geometry test.
    func hits(at point: CGPoint, _ isMeant: (SKNode) -> Bool) -> [SKNode] {
        descendants(\.canBeHit).reversed().filter { node in
            isMeant(node) && node.contains(converted(point, to: node.parent!))
        }
    }

    func frontmost(at point: CGPoint) -> SKNode? {
        let hits = hits(at: point)
        return hits.first { $0.isItself(at: converted(point, to: $0.parent!)) } ?? hits.max { $0.depth < $1.depth }
    }

    /// Excludes hidden and transparent nodes, and scale 0, whose transform can't be inverted.
    private var canBeHit: Bool { !isHidden && alpha > 0 && xScale != 0 && yScale != 0 }

    /// Whether the point hits what the node draws itself, rather than its descendants.
    private func isItself(at point: CGPoint) -> Bool {
        !contentBounds.isNull && (children.isEmpty || frame.contains(point))
    }

    private var depth: Int { sequence(first: self, next: \.parent).reduce(0) { depth, _ in depth + 1 } }
}
