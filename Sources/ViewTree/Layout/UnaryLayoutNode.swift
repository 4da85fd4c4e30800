import Foundation

/// A layout node around another one of the same size: the base class for modifiers that only change the look.
@_spi(Nodes) open class UnaryLayoutNode: LayoutNode {
    package let child: LayoutNode

    public init(_ child: LayoutNode, graph: ViewGraph) {
        self.child = child
        super.init(graph: graph)
        child.parent = self
    }

    override open var children: [LayoutNode] { [child] }
    override open var spacing: ViewSpacing { child.spacing }
    override open func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    override open func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: proposal)
    }

    override open func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        child.guide(key, in: proposal)
    }

    override open func inheritedTrait(_ key: ObjectIdentifier) -> Any? { child.ownTrait(key) }
}
