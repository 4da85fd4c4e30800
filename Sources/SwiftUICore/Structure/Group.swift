/// Collects views without laying them out: modifiers apply to each of them.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// Collects the views of a closure.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        PassthroughNode(view, context, content: \.content)
    }
}

/// The node of a view that is nothing but another view: `Group`, or a modifier that only marks.
class PassthroughNode<V: View, Content: View>: TypedNode<V> {
    private let content: (V) -> Content
    private(set) var child: TypedNode<Content>!

    init(_ view: V, _ context: NodeContext, content: @escaping (V) -> Content) {
        self.content = content
        super.init(context)
        child = makeTypedChild(content(view))
    }

    override var lazyItems: [LazyItem] { child?.lazyItems ?? [] }
    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: V) { child.update(content(view)) }
}
