import Foundation

/// A layout node around another that is exactly as large: the base of the modifiers that only change the look.
package class UnaryLayoutNode: LayoutNode {
    package let child: LayoutNode

    init(_ child: LayoutNode, graph: ViewGraph) {
        self.child = child
        super.init(graph: graph)
        child.parent = self
    }

    override package var children: [LayoutNode] { [child] }
    override package var spacing: ViewSpacing { child.spacing }
    override package func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: proposal)
    }

    override package func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        child.guide(key, in: proposal)
    }

    override package func inheritedTrait(_ key: ObjectIdentifier) -> Any? { child.ownTrait(key) }
}
