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
        if let space = name.base as? ScrollSpace {
            return space.axis.map { enclosingScroll(along: $0) } ?? enclosingScroll
        }
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

    /// The scroll views around tell of every frame, as somebody goes by where this node is seen.
    func followScrolling() {
        var scroll = enclosingScroll
        while let current = scroll {
            current.followClosely()
            scroll = current.enclosingScroll
        }
    }
}
