import Foundation

/// Moves a view's display; its place in the layout stays the same.
struct OffsetLayout: SingleViewLayout {
    let offset: CGSize

    func size(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize { view.sizeThatFits(proposal) }

    func place(
        _ proposal: ProposedViewSize, _ view: LayoutSubview, in size: CGSize
    ) -> (proposal: ProposedViewSize, origin: CGPoint) {
        (proposal, CGPoint(x: offset.width, y: offset.height))
    }

    /// An offset doesn't move guides: the view is aligned as if it were at its place in the layout.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }
}

/// Takes the proposed size and puts the view's center at a point in it.
struct PositionLayout: SingleViewLayout {
    let position: CGPoint

    func size(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: view.sizeThatFits(proposal))
    }

    func place(
        _ proposal: ProposedViewSize, _ view: LayoutSubview, in size: CGSize
    ) -> (proposal: ProposedViewSize, origin: CGPoint) {
        let viewSize = view.sizeThatFits(proposal)
        return (proposal, CGPoint(x: position.x - viewSize.width / 2, y: position.y - viewSize.height / 2))
    }
}

extension View {
    /// Moves the view's display by an offset in points; its place in the layout stays the same.
    public func offset(_ offset: CGSize) -> some View { modifier(LayoutModifier(OffsetLayout(offset: offset))) }

    /// Moves the view's display by an offset in points; its place in the layout stays the same.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Takes the proposed size, and puts the view's center at a point in it, in points.
    public func position(_ position: CGPoint) -> some View {
        modifier(LayoutModifier(PositionLayout(position: position)))
    }

    /// Takes the proposed size, and puts the view's center at a point in it, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
