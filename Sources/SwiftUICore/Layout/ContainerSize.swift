import Foundation

// The containers that `containerRelativeFrame` goes by. They are found among the layout nodes around a view, so that
// stacks, grids and whatever else merely arranges are passed by.
extension LayoutNode {
    /// The lengths that this node's nearest containers offer their content, without what safe areas, bars and margins
    /// take.
    ///
    /// A container that was offered no length along an axis, as a scroll view in another that scrolls that way, is as
    /// long as its content: nothing can go by it, and the container around it counts along that axis.
    var containerSize: CGSize {
        var search = ContainerSearch()
        var below = self
        var node = parent
        while let current = node, !search.isDone {
            search.look(at: current, from: below, for: self)
            below = current
            node = current.parent
        }
        let window = graph.rootLayout.safeSize
        return CGSize(width: search.width ?? window.width, height: search.height ?? window.height)
    }
}

/// A walk from a view outwards, until a container is found for each axis.
@MainActor
private struct ContainerSearch {
    private(set) var width: CGFloat?
    private(set) var height: CGFloat?
    /// The outermost room between bars or insets so far: where a page is reached, that between the page's own bars.
    private var room: LayoutNode?

    var isDone: Bool { width != nil && height != nil }

    mutating func look(at node: LayoutNode, from below: LayoutNode, for dependent: LayoutNode) {
        switch node {
        case let scroll as ScrollLayoutNode: take(scroll.offer(to: dependent))
        case is SafeRegionLayoutNode: room = node
        // A page of a stack, which is also what a column of a split view consists of. Its bars are beside the room.
        case is PageLayoutNode:
            take((room ?? below).placedProposal)
            room = nil
        case is ContainerLayoutNode<TabPagesLayout>:
            take(node.placedProposal)
            room = nil
        case is CardLayoutNode: take(offer(of: node.parent as? WindowLayer, placed: below.placedProposal))
        default: break
        }
    }

    /// A sheet or a cover is a window of its own. One that is as large as its content offers what it can grow to; what
    /// else lies over the window, as popovers and menus, always is as large as its content: the window itself counts.
    private func offer(of layer: WindowLayer?, placed: ProposedViewSize) -> ProposedViewSize {
        guard let layer else { return .unspecified }
        let options = layer.presentation.options
        switch layer.presentation.style(in: layer.size) {
        case .cover: return placed
        case .sheet: return sheetOffer(options.sizing ?? _PresentationSize(), in: layer, placed: placed)
        case .popover, .alert, .confirmation, .menu: return .unspecified
        }
    }

    private func sheetOffer(
        _ sizing: _PresentationSize, in layer: WindowLayer, placed: ProposedViewSize
    ) -> ProposedViewSize {
        guard !CardGeometry.isCompact(layer.size) else { return placed }
        let window = layer.graph.rootLayout.safeSize
        var offer = placed
        if sizing.fitsWidth { offer.width = min(sizing.width, max(window.width - 40, 0)) }
        if sizing.fitsHeight { offer.height = min(sizing.heightMax, max(window.height - 64, 0)) }
        return offer
    }

    private mutating func take(_ offer: ProposedViewSize) {
        if width == nil, let length = offer.width, length.isFinite { width = length }
        if height == nil, let length = offer.height, length.isFinite { height = length }
    }
}
