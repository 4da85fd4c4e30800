/// Several views in order. It is structure, not a container: its children belong to the surrounding container.
///
/// Not isolated, so that `@ViewBuilder` works with functions and properties of nonisolated types.
public nonisolated struct TupleView<T>: View, PrimitiveView {
    /// The views, as a tuple.
    public var value: T
    /// Lists the views. Not a stored array, because that would keep a second copy of each view as long as this one.
    private let list: (T) -> [any View]

    /// A tuple that doesn't contain views shows nothing; `ViewBuilder` never makes one.
    public init(_ value: T) {
        self.value = value
        list = { Mirror(reflecting: $0).children.compactMap { $0.value as? any View } }
    }

    init<each Content: View>(_ content: (repeat each Content)) where T == (repeat each Content) {
        value = content
        list = { content in
            var children: [any View] = []
            repeat children.append(each content)
            return children
        }
    }

    var children: [any View] { list(value) }

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

/// The views of a builder, one by one: those of a tuple, or the only one.
@MainActor
func alternatives(of content: some View) -> [any View] { (content as? any ViewTuple)?.children ?? [content] }

private protocol ViewTuple {
    var children: [any View] { get }
}

extension TupleView: ViewTuple {}
