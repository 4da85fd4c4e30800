import Foundation

/// Marks the part of its parent that is free of insets; content that ignores the insets may extend into the rest.
package final class SafeRegionLayoutNode: UnaryLayoutNode, PlainWrapper {
    override package func offer(to search: inout ContainerSearch, from below: LayoutNode) { search.room = self }
}

package struct SafeRegionModifier: WrappingModifier {
    package init() {}

    package func update(_ wrapper: SafeRegionLayoutNode, for node: ViewNode) {}
}

extension LayoutNode {
    /// How far this node may extend over each of some edges: into the insets that it touches, but not beyond a scroll view that
    /// contains it.
    package func safeAreaReach(of size: CGSize, edges: Edge.Set) -> EdgeInsets {
        let own = CGRect(origin: origin(in: nil), size: size)
        var frame = own
        var edges = isRightToLeft ? edges.mirrored : edges
        var node = parent
        while let current = node {
            if let scrolled = current.scrolledAxes {
                if scrolled.contains(.vertical) { edges.subtract(.vertical) }
                if scrolled.contains(.horizontal) { edges.subtract(.horizontal) }
            } else if current is SafeRegionLayoutNode, let outer = current.parent {
                frame.grow(edges, from: current.windowFrame, to: outer.windowFrame)
            }
            node = current.parent
        }
        let window = CGRect(origin: .zero, size: graph.rootLayout.size)
        frame.grow(edges, from: window.inset(by: graph.safeArea), to: window)
        let reach = EdgeInsets(
            top: own.minY - frame.minY, leading: own.minX - frame.minX, bottom: frame.maxY - own.maxY,
            trailing: frame.maxX - own.maxX)
        return isRightToLeft ? reach.mirrored : reach
    }

    fileprivate var windowFrame: CGRect { CGRect(origin: origin(in: nil), size: size) }
}

extension CGRect {
    fileprivate func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: width - insets.leading - insets.trailing,
            height: height - insets.top - insets.bottom)
    }

    /// Moves edges that touch or exceed an inner rectangle's edges out to those of an outer one.
    fileprivate mutating func grow(_ edges: Edge.Set, from inner: CGRect, to outer: CGRect) {
        let near: CGFloat = 0.5
        let top = edges.contains(.top) && minY <= inner.minY + near ? min(minY, outer.minY) : minY
        let left = edges.contains(.leading) && minX <= inner.minX + near ? min(minX, outer.minX) : minX
        let bottom = edges.contains(.bottom) && maxY >= inner.maxY - near ? max(maxY, outer.maxY) : maxY
        let right = edges.contains(.trailing) && maxX >= inner.maxX - near ? max(maxX, outer.maxX) : maxX
        self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
