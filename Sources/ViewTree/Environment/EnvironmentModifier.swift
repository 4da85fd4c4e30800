/// Changes the environment of its content.
package struct EnvironmentModifier: PrimitiveModifier {
    let change: (inout EnvironmentValues) -> Void

    package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, context)
    }
}

private final class EnvironmentNode<Content: View>: TypedNode<ModifiedContent<Content, EnvironmentModifier>> {
    private var modifier: EnvironmentModifier
    private var inner: EnvironmentValues
    private var child: TypedNode<Content>!

    init(_ view: ModifiedContent<Content, EnvironmentModifier>, _ context: NodeContext) {
        modifier = view.modifier
        inner = context.environment
        modifier.change(&inner)
        super.init(context)
        child = NodeContext(graph: graph, parent: self, environment: inner).makeNode(view.content)
    }

    override var onlyChild: ViewNode? { child }

    override func update(_ view: ModifiedContent<Content, EnvironmentModifier>) {
        modifier = view.modifier
        refresh()
        child.update(view.content)
    }

    override func environmentDidChange(from old: EnvironmentValues) { refresh() }

    /// Most updates don't change the values; then the descendants aren't notified.
    private func refresh() {
        var new = environment
        modifier.change(&new)
        guard !new.isEqual(to: inner) else { return }
        inner = new
        child.setEnvironment(new)
    }
}
