/// The view that a modifier's body receives as its `content`.
public struct _ViewModifier_Content<Modifier>: View, PrimitiveView {
    let source: ContentSource

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        ModifierContentNode(view, context)
    }
}

/// The source of a modifier's content: updates it in the nodes that show it, without evaluating the modifier again.
@MainActor
final class ContentSource {
    fileprivate(set) var view: any View
    private var nodes: [ObjectIdentifier: () -> Void] = [:]

    init(_ view: any View) { self.view = view }

    func update(_ view: any View) {
        self.view = view
        for refresh in nodes.values { refresh() }
    }

    fileprivate func add(_ node: ViewNode, refresh: @escaping () -> Void) { nodes[ObjectIdentifier(node)] = refresh }
    fileprivate func remove(_ node: ViewNode) { nodes[ObjectIdentifier(node)] = nil }
}

private final class ModifierContentNode<Modifier>: TypedNode<_ViewModifier_Content<Modifier>> {
    private var source: ContentSource
    private var child: ViewNode!

    init(_ view: _ViewModifier_Content<Modifier>, _ context: NodeContext) {
        source = view.source
        super.init(context)
        child = makeChild(source.view)
        source.add(self) { [reference] in
            reference.node.map { unsafeDowncast($0, to: ModifierContentNode.self).refresh() }
        }
    }

    override var onlyChild: ViewNode? { child }

    override func teardown() {
        source.remove(self)
        super.teardown()
    }

    private func refresh() { child.updateErased(source.view) }
}

/// The node of a view with a modifier that has a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: BodyNode<
    ModifiedContent<Content, Modifier>, Modifier, Modifier.Body
>
{
    private let source: ContentSource

    init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
        source = ContentSource(view.content)
        super.init(view.modifier, context)
    }

    override func body(of modifier: Modifier) -> Modifier.Body {
        modifier.body(content: _ViewModifier_Content(source: source))
    }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        source.update(view.content)
        update(value: view.modifier)
    }
}
