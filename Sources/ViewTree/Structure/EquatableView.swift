/// A view that is only evaluated again if its value differs by its own `==`.
public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
    /// The view.
    public var content: Content

    /// A view that is only evaluated again if its value differs.
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
    /// Keeps the view while it equals the previous one.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
