/// A view that is evaluated again only where its value is another, by its own `==`.
public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
    /// The view.
    public var content: Content

    /// A view that is evaluated again only where its value is another.
    public init(content: Content) { self.content = content }

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        EquatableNode(view, context)
    }
}

private final class EquatableNode<Content: View & Equatable>: PassthroughNode<EquatableView<Content>, Content> {
    private var view: EquatableView<Content>

    init(_ view: EquatableView<Content>, _ context: NodeContext) {
        self.view = view
        super.init(view, context, content: \.content)
    }

    override func update(_ view: EquatableView<Content>) {
        guard view.content != self.view.content else { return }
        self.view = view
        super.update(view)
    }
}

extension View where Self: Equatable {
    /// Leaves the view as it is while it is equal to the one before.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
