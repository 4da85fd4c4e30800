import Foundation

/// Gives a view its ideal size.
struct FixedSizeLayout: SingleViewLayout {
    let horizontal: Bool
    let vertical: Bool

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func size(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize { view.sizeThatFits(inner(proposal)) }

    func place(
        _ proposal: ProposedViewSize, _ view: LayoutSubview, in size: CGSize
    ) -> (proposal: ProposedViewSize, origin: CGPoint) { (inner(proposal), .zero) }
}

extension View {
    /// Gives the view its ideal size along the axes that are true, whatever is proposed.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(LayoutModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Gives the view its ideal size, whatever is proposed.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
