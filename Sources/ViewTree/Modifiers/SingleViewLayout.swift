import Foundation

extension SingleViewLayout {
    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        subviews.first.map { size(proposal, $0) } ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let view = subviews.first else { return }
        let placement = place(proposal, view, in: bounds.size)
        view.place(
            at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
            proposal: placement.proposal)
    }

    package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard let view = subviews.first else { return nil }
        let placement = place(proposal, view, in: bounds.size)
        return view.dimensions(in: placement.proposal)[explicit: guide].map { $0 + placement.origin.x }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard let view = subviews.first else { return nil }
        let placement = place(proposal, view, in: bounds.size)
        return view.dimensions(in: placement.proposal)[explicit: guide].map { $0 + placement.origin.y }
    }
}
