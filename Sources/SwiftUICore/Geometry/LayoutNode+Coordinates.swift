import Foundation

extension LayoutNode {
    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        case .global: CGRect(origin: origin(in: nil), size: size)
        case .named(let name): CGRect(origin: origin(in: ancestor(named: name)), size: size)
        }
    }

    /// The nearest space of that name around this node.
    func ancestor(named name: AnyHashable) -> LayoutNode? {
        var node = parent
        while let current = node {
            if (current as? NamedSpaceLayoutNode)?.name == name { return current }
            node = current.parent
        }
        return nil
    }

    /// This node's top left corner in the coordinates of `ancestor`; nil is the window.
    func origin(in ancestor: LayoutNode?) -> CGPoint {
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
}
