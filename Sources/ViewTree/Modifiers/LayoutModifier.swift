import Foundation

/// Puts a single-view layout around each view: `padding`, `frame`, `offset`, ….
package struct LayoutModifier<L: Layout>: WrappingModifier {
    let layout: L

    package init(_ layout: L) { self.layout = layout }

    package func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ContainerLayoutNode<L> {
        let wrapper = ContainerLayoutNode(layout, graph: node.graph)
        wrapper.isUnary = true
        wrapper.collect = { [child] }
        return wrapper
    }

    package func update(_ wrapper: ContainerLayoutNode<L>, for node: ViewNode) { wrapper.update(layout) }
}

/// A layout around one view: it passes on the view's guides, offset by the view's position.
package protocol SingleViewLayout: InheritedGuidesLayout where Cache == Void {
    func size(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize
    /// The proposal for the view, and the view's origin in this layout's bounds.
    func place(_ proposal: ProposedViewSize, _ view: LayoutSubview, in size: CGSize)
        -> (proposal: ProposedViewSize, origin: CGPoint)
}
