import CoreGraphics
import Foundation

/// Draws nodes into a bitmap, by the same rules as the client's canvas (`Client/drawing.js`).
@MainActor
struct NodePainter {
    let context: CGContext

    /// A node with what it inherits from its ancestors.
    struct Item {
        let node: SKNode
        /// The transform from the node's coordinates to the bitmap's.
        let transform: CGAffineTransform
        let alpha: CGFloat
        let depth: CGFloat
    }

    /// Draws a node and all below it.
    func draw(_ node: SKNode, _ transform: CGAffineTransform, alpha: CGFloat) {
        guard !node.isHidden, alpha > 0 else { return }
        let root = Item(node: node, transform: transform, alpha: alpha, depth: node.zPosition)
        guard !node.isDrawnApart else { return drawApart(root) }
        drawAll([root] + Self.descendants(of: root))
    }

    /// Draws from back to front: by depth, then in the tree's order.
    private func drawAll(_ items: [Item]) {
        let sorted = items.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
        for (_, item) in sorted {
            if item.node.isDrawnApart { drawApart(item) } else { drawItself(item) }
        }
    }

    /// The descendants of a node; those inside a crop or effect node are left to that node.
    private static func descendants(of item: Item) -> [Item] {
        item.node.children.flatMap { child -> [Item] in
            let alpha = item.alpha * min(max(child.alpha, 0), 1)
            guard !child.isHidden, alpha > 0 else { return [] }
            let inner = Item(
                node: child, transform: child.transform.concatenating(item.transform), alpha: alpha,
                depth: item.depth + child.zPosition)
            return child.isDrawnApart ? [inner] : [inner] + descendants(of: inner)
        }
    }

    /// Draws the children into a transparency layer, which a crop node clips to its mask.
    private func drawApart(_ item: Item) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setAlpha(item.alpha)
        context.setBlendMode((item.node as? SKEffectNode)?.blendMode.quartz ?? .normal)
        context.beginTransparencyLayer()
        drawAll(Self.descendants(of: Item(node: item.node, transform: item.transform, alpha: 1, depth: 0)))
        if let mask = (item.node as? SKCropNode)?.maskNode {
            context.setBlendMode(.destinationIn)
            context.beginTransparencyLayer()
            draw(mask, mask.transform.concatenating(item.transform), alpha: mask.alpha)
            context.endTransparencyLayer()
        }
        context.endTransparencyLayer()
    }

    private func drawItself(_ item: Item) {
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(item.transform)
        context.setAlpha(item.alpha)
        switch item.node {
        case let sprite as SKSpriteNode: draw(sprite)
        case let shape as SKShapeNode: draw(shape)
        case let label as SKLabelNode: draw(label)
        default: break
        }
    }
}

extension SKBlendMode {
    /// The closest Core Graphics blend mode.
    var quartz: CGBlendMode {
        switch self {
        case .alpha: .normal
        case .add, .multiplyAlpha: .plusLighter
        case .subtract: .difference
        case .multiply, .multiplyX2: .multiply
        case .screen: .screen
        case .replace: .copy
        }
    }
}
