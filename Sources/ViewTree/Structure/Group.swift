/// Collects views without laying them out: modifiers apply to each of them.
public struct Group<Content> {
    package let content: Content

    /// Unmodified content, which need not be a view: rows and columns of tables can be grouped, too.
    package init(of content: Content) { self.content = content }
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

/// The node of a view that consists only of another view: `Group`, or a modifier that only sets marks.
@_spi(Nodes) open class PassthroughNode<V: View, Content: View>: TypedNode<V> {
    private let content: (V) -> Content
    package private(set) var child: TypedNode<Content>!

    public init(_ view: V, _ context: NodeContext, content: @escaping (V) -> Content) {
        self.content = content
        super.init(context)
        child = makeTypedChild(content(view))
    }

    override open var onlyChild: ViewNode? { child }

    override open func update(_ view: V) { child.update(content(view)) }
}
