/// A type-erased view. When the type changes, a new node replaces the old one.
public struct AnyView {
    let view: any View

    /// Wraps a view. An `AnyView` is unwrapped first.
    public init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? view
    }

    /// Wraps a view. An `AnyView` is unwrapped first.
    public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
    static package func makeNode(_ view: AnyView, in context: NodeContext) -> TypedNode<AnyView> {
        AnyViewNode(view, context)
    }
}

private final class AnyViewNode: TypedNode<AnyView> {
    private var type: Any.Type
    private var child: ViewNode!
    /// Whether the surrounding view is present, according to the last notification.
    private var isPresent = true

    init(_ view: AnyView, _ context: NodeContext) {
        type = Swift.type(of: view.view)
        super.init(context)
        child = makeChild(view.view)
    }

    override var onlyChild: ViewNode? { child }

    override func presenceDidChange(_ isPresent: Bool) {
        super.presenceDidChange(isPresent)
        self.isPresent = isPresent
    }

    override func update(_ view: AnyView) {
        let newType = Swift.type(of: view.view)
        if newType == type { return child.updateErased(view.view) }
        type = newType
        graph.remove(child) {}
        child = graph.inserting { makeChild(view.view) }
        if !isPresent { child.presenceDidChange(false) }
        layoutChildrenDidChange()
    }
}
