/// Several views in order. It is structure, not a container: its children belong to the surrounding container.
///
/// Not isolated, so that `@ViewBuilder` works with functions and properties of nonisolated types.
public nonisolated struct TupleView<T>: View, PrimitiveView {
    /// The views, as a tuple.
    public var value: T
    let children: [any View]

    /// A tuple that doesn't contain views shows nothing; `ViewBuilder` never makes one.
    public init(_ value: T) {
        self.value = value
        self.children = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    init<each Content: View>(_ content: (repeat each Content)) where T == (repeat each Content) {
        value = content
        var children: [any View] = []
        repeat children.append(each content)
        self.children = children
    }

    @MainActor static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        TupleNode(view, context)
    }
}

private final class TupleNode<T>: TypedNode<TupleView<T>> {
    private var children: [ViewNode] = []

    init(_ view: TupleView<T>, _ context: NodeContext) {
        super.init(context)
        children = view.children.map { makeChild($0) }
    }

    override var lazyItems: [LazyItem] { children.flatMap(\.lazyItems) }
    override var childNodes: [ViewNode] { children }

    /// The types of a tuple's elements are part of its own type, so each child keeps its node.
    override func update(_ view: TupleView<T>) {
        for (child, new) in zip(children, view.children) { child.updateErased(new) }
    }
}
