/// One of two views: the result of `if … else` in a view builder. Each branch has its own identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        BranchNode(view, context) { view in
            switch view.storage {
            case .trueContent(let content): (0, content)
            case .falseContent(let content): (1, content)
            }
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// The view has no body: the framework shows it itself.
    public typealias Body = Never

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        BranchNode(view, context) { $0.map { (0, $0) } }
    }
}

/// Holds the node of the current branch and, while it leaves, that of the previous one.
final class BranchNode<V: View>: TypedNode<V> {
    private let select: (V) -> (branch: Int, view: any View)?
    private var current: (branch: Int, node: ViewNode)?
    private var leaving: [Int: ViewNode] = [:]
    /// Whether the surrounding view is present, according to the last notification.
    private var isPresent = true

    init(_ view: V, _ context: NodeContext, select: @escaping (V) -> (branch: Int, view: any View)?) {
        self.select = select
        super.init(context)
        current = select(view).map { ($0.branch, makeChild($0.view)) }
    }

    override var onlyChild: ViewNode? { leaving.isEmpty ? current?.node : nil }

    override var childNodes: [ViewNode] { (current.map { [$0.node] } ?? []) + leaving.values }

    override var lazyItems: [LazyItem] { current?.node.lazyItems ?? [] }

    override var presentNodes: [ViewNode] { current.map { [$0.node] } ?? [] }

    override var layoutChildren: [LayoutNode] { current?.node.layoutChildren ?? [] }

    override func presenceDidChange(_ isPresent: Bool) {
        super.presenceDidChange(isPresent)
        self.isPresent = isPresent
    }

    override func update(_ view: V) {
        let selected = select(view)
        if selected?.branch == current?.branch {
            // No branch before and after is no change either: reporting one would lay out everything around it again.
            if let selected { current?.node.updateErased(selected.view) }
            return
        }
        if let current { leave(current.branch, current.node) }
        current = selected.map { ($0.branch, enter($0.branch, $0.view)) }
        layoutChildrenDidChange()
    }

    private func leave(_ branch: Int, _ node: ViewNode) {
        leaving[branch] = node
        graph.remove(node) { [weak self] in self?.leaving[branch] = nil }
    }

    private func enter(_ branch: Int, _ view: any View) -> ViewNode {
        if let revived = leaving.removeValue(forKey: branch), graph.revive(revived) {
            revived.updateErased(view)
            return revived
        }
        let node = graph.inserting { makeChild(view) }
        if !isPresent { node.presenceDidChange(false) }
        return node
    }
}
