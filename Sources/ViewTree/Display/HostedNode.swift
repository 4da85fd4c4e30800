import Foundation

/// The root of SwiftUI views inside another framework's: those of a hosting controller among UIKit's views.
///
/// The views are created and updated in a round of the graph, as after a state change, so that their reads aren't attributed to
/// the view around them.
package final class HostedNode<Content: View>: TypedNode<Content> {
    /// Represents the views in the other framework, which retires it.
    package let layout: LayoutNode
    private var view: Content
    private var isViewNew = true
    private var inherited: EnvironmentValues?
    private var child: TypedNode<LayoutContainer<VStackLayout, Content>>?

    /// - Parameter parent: The node above that of the surrounding view.
    package init(_ view: Content, graph: ViewGraph, below parent: ViewNode?, _ environment: EnvironmentValues) {
        self.view = view
        let container = HostedLayoutNode(graph: graph)
        layout = container
        super.init(NodeContext(graph: graph, parent: parent, environment: environment))
        container.collect = { [weak self] in self?.child?.layoutChildren ?? [] }
        graph.invalidate(self)
    }

    /// Replaces the view.
    package func show(_ view: Content) {
        self.view = view
        isViewNew = true
        graph.invalidate(self)
    }

    /// Sets the environment that the views inherit.
    package func inherit(_ environment: EnvironmentValues) {
        inherited = environment
        graph.invalidate(self)
    }

    override package var onlyChild: ViewNode? { child }
    override package var layoutChildren: [LayoutNode] { [layout] }
    override package var lazyItems: [LazyItem] { [.layout(layout)] }
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

/// Proposes its whole size to its views, and centers them.
private final class HostedLayoutNode: CollectingLayoutNode {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { contentSize(proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeInMiddle(of: proposal.replacingUnspecifiedDimensions(by: size), proposal: proposal)
    }
}
