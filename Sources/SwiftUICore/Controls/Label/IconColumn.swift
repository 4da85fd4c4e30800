import Foundation
@_spi(Nodes) import ViewTree

/// Offers a label's icon the width that is reserved for icons, and is as wide, or as wide as a wider icon.
///
/// Titles of labels below each other begin in one column, and an icon that takes any width takes this one.
struct IconColumnModifier: WrappingModifier {
    /// In points.
    let width: CGFloat

    func update(_ wrapper: IconColumnLayoutNode, for node: ViewNode) { wrapper.width = width }
}

final class IconColumnLayoutNode: UnaryLayoutNode, PlainWrapper {
    var width: CGFloat = 0 {
        didSet { if width != oldValue { invalidateLayout() } }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let icon = child.sizeThatFits(inner(proposal))
        return CGSize(width: max(icon.width, width), height: icon.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let inner = inner(proposal)
        child.place(at: CGPoint(x: (size.width - child.sizeThatFits(inner).width) / 2, y: 0), proposal: inner)
    }

    /// The icon's vertical guides; its horizontal ones would have to be moved with it, and nothing is aligned with them.
    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? { nil }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width, height: proposal.height)
    }
}
