import Foundation

// The containers for `containerRelativeFrame`. They are found among a view's ancestor layout nodes; nodes that only arrange, such
// as stacks and grids, are skipped.
extension LayoutNode {
    /// The lengths that this node's nearest containers propose to their content, without safe areas, bars and margins.
    ///
    /// A container without a proposed length along an axis, such as a scroll view inside another that scrolls in the same
    /// direction, is as long as its content, so nothing can depend on it; along that axis the next container is used.
    package var containerSize: CGSize {
        var search = ContainerSearch(dependent: self)
        var below = self
        var node = parent
        while let current = node, !search.isDone {
            current.offer(to: &search, from: below)
            below = current
            node = current.parent
        }
        let window = graph.rootLayout.safeSize
        return CGSize(width: search.width ?? window.width, height: search.height ?? window.height)
    }
}

/// Walks from a view to its ancestors, until a container is found for each axis.
@_spi(Nodes) @MainActor
public struct ContainerSearch {
    /// The view whose size depends on the containers.
    package let dependent: LayoutNode
    private(set) var width: CGFloat?
    private(set) var height: CGFloat?
    /// The outermost region between bars or insets so far: at a page, the one between the page's own bars.
    package var room: LayoutNode?

    fileprivate init(dependent: LayoutNode) { self.dependent = dependent }

    var isDone: Bool { width != nil && height != nil }

    /// Records the lengths that a container proposes to its content.
    package mutating func take(_ offer: ProposedViewSize) {
        if width == nil, let length = offer.width, length.isFinite { width = length }
        if height == nil, let length = offer.height, length.isFinite { height = length }
    }
}

/// A layout whose proposal counts as a container's, such as that of a tab view's pages.
package protocol OfferingLayout: InheritedGuidesLayout {}
