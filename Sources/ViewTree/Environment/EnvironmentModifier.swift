/// A modifier that changes the environment of its content.
package protocol EnvironmentChanging: PrimitiveModifier {
    /// Sets the values that differ for the content.
    var change: (inout EnvironmentValues) -> Void { get }
}

/// Changes the environment of its content.
package struct EnvironmentModifier: EnvironmentChanging {
    package let change: (inout EnvironmentValues) -> Void

    package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, context)
    }
}

/// The node of content for which a modifier changes the environment.
package final class EnvironmentNode<Content: View, Modifier: EnvironmentChanging>:
    TypedNode<ModifiedContent<Content, Modifier>>
{
    private var modifier: Modifier
    private var inner: EnvironmentValues
    private var child: TypedNode<Content>!

    package init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
        modifier = view.modifier
        inner = context.environment
        modifier.change(&inner)
        super.init(context)
        child = NodeContext(graph: graph, parent: self, environment: inner).makeNode(view.content)
    }

    override package var onlyChild: ViewNode? { child }

    override package func update(_ view: ModifiedContent<Content, Modifier>) {
        modifier = view.modifier
        refresh()
        child.update(view.content)
    }

    override package func environmentDidChange(from old: EnvironmentValues) { refresh() }

    /// Most updates don't change the values; then the descendants aren't notified.
    private func refresh() {
        var new = environment
        modifier.change(&new)
        guard !new.isEqual(to: inner) else { return }
        inner = new
        child.setEnvironment(new)
    }
}
