import Foundation

/// The top of SwiftUI's views inside what another framework shows: a hosting controller's, among UIKit's views.
///
/// The views are made and changed in a round of the graph's, like those that a state changes, so that nothing that they read is
/// taken for something that the view around them has read.
package final class HostedNode<Content: View>: TypedNode<Content> {
    /// Stands for the views among the other framework's, which retires it.
    package let layout: LayoutNode
    private var view: Content
    private var isViewNew = true
    private var inherited: EnvironmentValues?
    private var child: TypedNode<LayoutContainer<VStackLayout, Content>>?

    /// - Parameter parent: The node above the one of the view around.
    package init(_ view: Content, graph: ViewGraph, below parent: ViewNode?, _ environment: EnvironmentValues) {
        self.view = view
        let container = HostedLayoutNode(graph: graph)
        layout = container
        super.init(NodeContext(graph: graph, parent: parent, environment: environment))
        container.collect = { [weak self] in self?.child?.layoutChildren ?? [] }
        graph.invalidate(self)
    }

    /// Shows another view in place of the one before.
    package func show(_ view: Content) {
        self.view = view
        isViewNew = true
        graph.invalidate(self)
    }

    /// Hands the views what they inherit.
    package func inherit(_ environment: EnvironmentValues) {
        inherited = environment
        graph.invalidate(self)
    }

    override package var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    override package var layoutChildren: [LayoutNode] { [layout] }
    override package func layoutChildrenDidChange() { layout.childrenDidChange() }

    override package func update(_ view: Content) {
        self.view = view
        isViewNew = true
        evaluate()
    }

    override package func evaluate() {
        if let inherited { setEnvironment(inherited) }
        inherited = nil
        guard isViewNew else { return }
        isViewNew = false
        let content = LayoutContainer(layout: VStackLayout(), content: view)
        if let child { return child.update(content) }
        child = makeTypedChild(content)
        layoutChildrenDidChange()
    }
}

/// Offers its views the whole of the view around, and has them in its middle.
private final class HostedLayoutNode: CollectingLayoutNode {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { contentSize(proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeInMiddle(of: proposal.replacingUnspecifiedDimensions(by: size), proposal: proposal)
    }
}
