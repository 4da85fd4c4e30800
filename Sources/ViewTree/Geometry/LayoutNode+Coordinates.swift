import Foundation

extension LayoutNode {
    package func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        case .global: CGRect(origin: origin(in: nil), size: size)
        case .named(let name): CGRect(origin: origin(in: ancestor(named: name)), size: size)
        }
    }

    /// The nearest ancestor that is a space with this name.
    func ancestor(named name: AnyHashable) -> LayoutNode? {
        var node = parent
        while let current = node, !current.isSpace(named: name) { node = current.parent }
        return node
    }

    /// This node's top left corner in the coordinates of `ancestor`; nil is the window.
    package func origin(in ancestor: LayoutNode?) -> CGPoint {
        var point = origin
        var node = parent
        while let current = node, current !== ancestor {
            let scrolled = current.contentOffset
            point.x += current.origin.x - scrolled.x
            point.y += current.origin.y - scrolled.y
            node = current.parent
        }
        if let ancestor {
            point.x -= ancestor.contentOffset.x
            point.y -= ancestor.contentOffset.y
        }
        return point
    }

    /// Makes the scroll views around this node report every frame, because something depends on the node's visible position.
    package func followScrolling() {
        var node = parent
        while let current = node {
            current.willBeFollowed()
            node = current.parent
        }
    }

    package func isInside(_ other: LayoutNode) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }
}
