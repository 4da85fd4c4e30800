import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

// Where a scroll view is found, from inside of it and from outside.

extension LayoutNode {
    /// The nearest scroll view around.
    var enclosingScroll: ScrollLayoutNode? { enclosingScroll { _ in true } }

    /// The nearest scroll view around that scrolls along an axis.
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
    /// How far the scroll view that an element shows is scrolled.
    func scrollOffset(of element: ElementID) -> CGPoint {
        (layoutNode(of: element) as? ScrollLayoutNode)?.offset ?? .zero
    }
}
