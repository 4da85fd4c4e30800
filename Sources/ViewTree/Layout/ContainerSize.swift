import Foundation

// The containers that `containerRelativeFrame` goes by. They are found among the layout nodes around a view, so that
// stacks, grids and whatever else merely arranges are passed by.
extension LayoutNode {
    /// The lengths that this node's nearest containers offer their content, without what safe areas, bars and margins
    /// take.
    ///
    /// A container that was offered no length along an axis, as a scroll view in another that scrolls that way, is as
    /// long as its content: nothing can go by it, and the container around it counts along that axis.
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

/// A walk from a view outwards, until a container is found for each axis.
@_spi(Nodes) @MainActor
public struct ContainerSearch {
    /// The view that goes by the containers.
    package let dependent: LayoutNode
    private(set) var width: CGFloat?
    private(set) var height: CGFloat?
    /// The outermost room between bars or insets so far: where a page is reached, that between the page's own bars.
    package var room: LayoutNode?

    fileprivate init(dependent: LayoutNode) { self.dependent = dependent }

    var isDone: Bool { width != nil && height != nil }

    /// A container offers its content these lengths.
    package mutating func take(_ offer: ProposedViewSize) {
        if width == nil, let length = offer.width, length.isFinite { width = length }
        if height == nil, let length = offer.height, length.isFinite { height = length }
    }
}

/// A layout whose views go by what it was offered, as the pages of a tab view do.
package protocol OfferingLayout: Layout {}
