/// Several views in order. It is structure, not a container: its children belong to the surrounding container.
///
/// Not isolated, so that `@ViewBuilder` works with functions and properties of nonisolated types.
public nonisolated struct TupleView<T>: View, PrimitiveView {
    /// The views, as a tuple.
    public var value: T

    /// Elements of the tuple that aren't views show nothing; `ViewBuilder` makes no such tuple.
    public init(_ value: T) { self.value = value }

    @MainActor static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        TupleNode(view, context)
    }
}

private final class TupleNode<T>: TypedNode<TupleView<T>> {
    private var children: [ViewNode] = []

    init(_ view: TupleView<T>, _ context: NodeContext) {
        super.init(context)
        var making = MakingChildren(parent: self)
        FieldLayout.of(T.self).tupleElements.visit(in: view.value, with: &making)
        children = making.children
    }

    override var lazyItems: [LazyItem] { children.flatMap(\.lazyItems) }
    override var childNodes: [ViewNode] { children }

    /// The types of a tuple's elements are part of its own type, so each child keeps its node.
    override func update(_ view: TupleView<T>) {
        var updating = UpdatingChildren(children: children)
        FieldLayout.of(T.self).tupleElements.visit(in: view.value, with: &updating)
    }
}

/// Makes the node of each view.
private struct MakingChildren: TupleVisitor {
    let parent: ViewNode
    var children: [ViewNode] = []

    mutating func visit<V: View>(_ view: V) { children.append(parent.makeTypedChild(view)) }
}

/// Passes each view to its node.
private struct UpdatingChildren: TupleVisitor {
    let children: [ViewNode]
    private var index = 0

    init(children: [ViewNode]) { self.children = children }

    mutating func visit<V: View>(_ view: V) {
        unsafeDowncast(children[index], to: TypedNode<V>.self).update(view)
        index += 1
    }
}

private struct ListingViews: TupleVisitor {
    var views: [any View] = []

    mutating func visit<V: View>(_ view: V) { views.append(view) }
}

/// The views of a builder, one by one: those of a tuple, or the only one.
@MainActor
func alternatives(of content: some View) -> [any View] { (content as? any ViewTuple)?.children ?? [content] }

@MainActor
private protocol ViewTuple {
    var children: [any View] { get }
}

extension TupleView: ViewTuple {
    @MainActor var children: [any View] {
        var listing = ListingViews()
        FieldLayout.of(T.self).tupleElements.visit(in: value, with: &listing)
        return listing.views
    }
}
