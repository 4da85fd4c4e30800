import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

// Finds scroll views, from inside and from outside.

extension LayoutNode {
    /// The nearest enclosing scroll view.
    var enclosingScroll: ScrollLayoutNode? { enclosingScroll { _ in true } }

    /// The nearest enclosing scroll view that scrolls along an axis.
    func enclosingScroll(along axis: Axis) -> ScrollLayoutNode? {
        enclosingScroll { $0.axes.contains(Axis.Set(axis)) }
    }

    private func enclosingScroll(where isWanted: (ScrollLayoutNode) -> Bool) -> ScrollLayoutNode? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollLayoutNode, isWanted(scroll) { return scroll }
            node = current.parent
        }
        return nil
    }
}

extension ViewGraph {
    /// The offset of the scroll view that an element shows.
    func scrollOffset(of element: ElementID) -> CGPoint {
        (layoutNode(of: element) as? ScrollLayoutNode)?.offset ?? .zero
    }
}
