import Foundation

/// The distance of a list's cards and a page's large title from the edges: 16 points on a phone, 20 on wider pages.
enum PageMargin {
    private static let phoneMax: CGFloat = 500

    static func width(in length: CGFloat) -> CGFloat { length > phoneMax ? 20 : 16 }
}

/// Insets a view from the edges of the page by the page's margin.
struct PageMarginLayout: InheritedGuidesLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let margin = PageMargin.width(in: proposal.width ?? 0)
        let inner = ProposedViewSize(width: proposal.width.map { max($0 - 2 * margin, 0) }, height: proposal.height)
        let content = subviews.first?.sizeThatFits(inner) ?? .zero
        return CGSize(width: content.width + 2 * margin, height: content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let margin = PageMargin.width(in: proposal.width ?? bounds.width)
        let inner = ProposedViewSize(width: max(bounds.width - 2 * margin, 0), height: bounds.height)
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX + margin, y: bounds.minY), proposal: inner)
        }
    }
}
