import Foundation

struct PaddingLayout: SingleViewLayout {
    /// The padding on each edge, in points.
    let insets: EdgeInsets

    func size(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let size = view.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(size.width + insets.leading + insets.trailing, 0),
            height: max(size.height + insets.top + insets.bottom, 0))
    }

    func place(
        _ proposal: ProposedViewSize, _ view: LayoutSubview, in size: CGSize
    ) -> (proposal: ProposedViewSize, origin: CGPoint) {
        (proposal.inset(by: insets), CGPoint(x: insets.leading, y: insets.top))
    }
}

extension View {
    /// Adds padding to the view at each edge, in points.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(LayoutModifier(PaddingLayout(insets: insets))) }

    /// Adds padding to the view at some edges, in points. Nil is the standard distance, 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Adds padding to the view at every edge, in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
