/// The node of a view that is one layout node and has no views below it.
package final class LeafNode<V: View>: TypedNode<V> {
    private var view: V
    private let layout: LayoutNode
    private let refresh: (V, EnvironmentValues) -> Void

    /// `refresh` is called at once, and whenever the view or its environment changes.
    package init<L: LayoutNode>(
        _ view: V, _ context: NodeContext, layout: L, refresh: @escaping (L, V, EnvironmentValues) -> Void
    ) {
        self.view = view
        self.layout = layout
        self.refresh = { view, environment in refresh(layout, view, environment) }
        super.init(context)
        self.refresh(view, environment)
    }

    override package var ownLayout: LayoutNode? { layout }

    override package func update(_ view: V) {
        self.view = view
        refresh(view, environment)
    }

    override package func environmentDidChange(from old: EnvironmentValues) { refresh(view, environment) }
}
