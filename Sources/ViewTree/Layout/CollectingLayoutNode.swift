import Foundation

/// A layout node whose children come and go: it collects their layout nodes, and caches them until it is notified of a change.
/// Subclasses arrange them.
@_spi(Nodes) open class CollectingLayoutNode: LayoutNode {
    /// Returns the views' layout nodes; called again after `childrenDidChange`.
    package final var collect: () -> [LayoutNode] = { [] }
    private var known: [LayoutNode]?

    package final var collected: [LayoutNode] {
        if let known { return known }
        let fresh = collect()
        for child in fresh { child.parent = self }
        known = fresh
        return fresh
    }

    override open var children: [LayoutNode] { collected }

    override public final func childrenDidChange() {
        known = nil
        super.childrenDidChange()
    }
}

// MARK: - Views over each other

extension CollectingLayoutNode {
    /// The size of the overlaid views for a proposal.
    package func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        collected.reduce(.zero) { size, child in
            let own = child.sizeThatFits(proposal)
            return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    /// Centers the views in a size reduced by insets, which is also their proposal.
    package func placeInMiddle(of size: CGSize, without insets: EdgeInsets) {
        let inner = ProposedViewSize(size).inset(by: insets)
        placeInMiddle(
            of: inner.replacingUnspecifiedDimensions(by: .zero), at: CGPoint(x: insets.leading, y: insets.top),
            proposal: inner)
    }

    func placeInMiddle(of room: CGSize, at origin: CGPoint = .zero, proposal: ProposedViewSize) {
        for child in collected {
            let own = child.sizeThatFits(proposal)
            child.place(
                at: CGPoint(x: origin.x + (room.width - own.width) / 2, y: origin.y + (room.height - own.height) / 2),
                proposal: proposal)
        }
    }
}
