/// Keeps one node an element, keyed by identity.
///
/// Two elements with the same identity are told apart by their order, with a warning: the alternative, one node for
/// both, would show one of them twice.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    private struct Key: Hashable {
        let id: ID
        let ordinal: Int
    }

    private var view: ForEach<Data, ID, Content>
    private var order: [Key] = []
    private var nodes: [Key: ItemNode<Content>] = [:]
    private var leaving: [Key: ItemNode<Content>] = [:]

    init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        self.view = view
        super.init(context)
        reconcile()
    }

    override var childNodes: [ViewNode] { order.compactMap { nodes[$0] } + Array(leaving.values) }

    override var layoutChildren: [LayoutNode] { order.flatMap { nodes[$0]?.layoutChildren ?? [] } }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        let before = order
        reconcile()
        if order != before { layoutChildrenDidChange() }
    }

    private func reconcile() {
        let elements = keyed(view.data)
        let kept = Set(elements.map(\.key))
        for key in order where !kept.contains(key) { leave(key) }
        order = elements.map(\.key)
        for (key, element) in elements { place(element, at: key) }
    }

    private func keyed(_ data: Data) -> [(key: Key, element: Data.Element)] {
        var counts: [ID: Int] = [:]
        return data.map { element in
            let id = view.identify(element)
            let ordinal = counts[id, default: 0]
            counts[id] = ordinal + 1
            if ordinal == 1 { graph.warnOnce("ForEach: the identity \(id) occurs more than once") }
            return (Key(id: id, ordinal: ordinal), element)
        }
    }

    private func place(_ element: Data.Element, at key: Key) {
        let content = view.content
        let build = { content(element) }
        if let node = nodes[key] { return node.rebuild(build) }
        if let revived = leaving.removeValue(forKey: key), graph.revive(revived) {
            nodes[key] = revived
            return revived.rebuild(build)
        }
        nodes[key] = graph.inserting { ItemNode(childContext, id: AnyHashable(key.id), build: build) }
    }

    private func leave(_ key: Key) {
        guard let node = nodes.removeValue(forKey: key) else { return }
        leaving[key] = node
        graph.remove(node) { [weak self] in self?.leaving[key] = nil }
    }
}

/// One element's view. What its closure reads is observed, so a change there rebuilds this element alone.
final class ItemNode<Content: View>: ViewNode {
    private let id: AnyHashable
    private var build: () -> Content
    private var child: TypedNode<Content>!

    init(_ context: NodeContext, id: AnyHashable, build: @escaping () -> Content) {
        self.id = id
        self.build = build
        super.init(context)
        child = makeTypedChild(track(build))
        mark()
    }

    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }

    func rebuild(_ build: @escaping () -> Content) {
        self.build = build
        evaluate()
    }

    override func evaluate() { child.update(track(build)) }

    override func layoutChildrenDidChange() {
        mark()
        super.layoutChildrenDidChange()
    }

    private func mark() {
        for layout in child?.layoutChildren ?? [] { layout.setInheritedTrait(ForEachIdentityTrait.self, id) }
    }
}
