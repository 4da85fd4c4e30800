import Foundation

/// Shows the first of its views that fits the proposed size, or the last one if none does.
///
/// See [ViewThatFits](https://developer.apple.com/documentation/swiftui/viewthatfits).
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// A view fits if its ideal size is within the proposed size along `axes`; along the other axis it gets the actual proposal.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        FittingNode(view, context)
    }

    fileprivate final class FittingNode: TypedNode<ViewThatFits<Content>> {
        private let layout: FittingLayoutNode
        private var child: TypedNode<Content>!

        init(_ view: ViewThatFits<Content>, _ context: NodeContext) {
            layout = FittingLayoutNode(graph: context.graph)
            layout.axes = view.axes
            super.init(context)
            child = makeTypedChild(view.content)
            layout.collect = { [unowned self] in child.layoutChildren }
        }

        override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
        override var ownLayout: LayoutNode? { layout }

        override func update(_ view: ViewThatFits<Content>) {
            if layout.axes != view.axes {
                layout.axes = view.axes
                layout.invalidateLayout()
            }
            child.update(view.content)
        }
    }
}

/// Behaves exactly like the view that it chose.
private final class FittingLayoutNode: CollectingLayoutNode {
    var axes: Axis.Set = []
    private var shownChoice: LayoutNode?

    override var children: [LayoutNode] { shownChoice.map { [$0] } ?? [] }

    private func choice(_ proposal: ProposedViewSize) -> LayoutNode? {
        collected.first { candidate in
            let ideal = candidate.sizeThatFits(unconstrained(proposal))
            let isNarrow = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity)
            return isNarrow && (!axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity))
        } ?? collected.last
    }

    /// If only the height is constrained, text still wraps at the proposed width.
    private func unconstrained(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let choice = choice(proposal)
        if let old = shownChoice, old !== choice, !old.isRetired { old.withdraw() }
        shownChoice = choice
        choice?.place(at: .zero, proposal: proposal)
    }

    override var spacing: ViewSpacing { (shownChoice ?? collected.first)?.spacing ?? ViewSpacing() }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal)?.guide(key, in: proposal)
    }

    override func inheritedTrait(_ key: ObjectIdentifier) -> Any? { collected.first?.ownTrait(key) }
}
