/// A view that shows nothing and takes up no space.
public struct EmptyView: View, PrimitiveView {
    /// A view that shows nothing.
    public nonisolated init() {}

    static package func makeNode(_ view: EmptyView, in context: NodeContext) -> TypedNode<EmptyView> {
        TypedNode(context)
    }
}
