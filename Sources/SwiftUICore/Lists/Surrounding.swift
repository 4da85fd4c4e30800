@_spi(Nodes) import ViewTree

/// Wraps each view that it is applied to in views of its own. Lists make rows of views with it.
///
/// Each view is wrapped separately, because the view structure is flattened, and individually, so that a lazy
/// container's views are wrapped as they are made.
protocol SurroundingModifier: PrimitiveModifier {
    associatedtype Surroundings: View
    @MainActor func surround(_ view: PlacedView) -> Surroundings
}

extension SurroundingModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        SurroundingNode(view, context)
    }
}

/// An existing view, moved to another place in the tree.
struct PlacedView: PrimitiveView {
    let layout: LayoutNode
    /// Counts changes of the view's traits, so that its wrapper is updated when they change.
    let revision: Int
    let part: SectionPart?

    @MainActor func trait<K: TraitKey>(_ key: K.Type) -> K.Value { layout.trait(key) }

    static func makeNode(_ view: PlacedView, in context: NodeContext) -> TypedNode<PlacedView> {
        PlacedNode(view, context)
    }
}

private final class PlacedNode: TypedNode<PlacedView> {
    private var view: PlacedView

    init(_ view: PlacedView, _ context: NodeContext) {
        self.view = view
        super.init(context)
    }

    override var layoutChildren: [LayoutNode] { [view.layout] }

    override func update(_ view: PlacedView) {
        guard view.layout !== self.view.layout else { return }
        self.view = view
        layoutChildrenDidChange()
    }
}

private final class SurroundingNode<Content: View, Modifier: SurroundingModifier>: TypedNode<
    ModifiedContent<Content, Modifier>
>
{
    private typealias Host = SurroundingHost<Modifier.Surroundings>
    private var modifier: Modifier
    private var child: TypedNode<Content>!
    private var hosts: [ObjectIdentifier: Host] = [:]
    private var pruneCount = 64

    init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
        modifier = view.modifier
        super.init(context)
        child = makeTypedChild(view.content)
    }

    override var childNodes: [ViewNode] { (child.map { [$0] } ?? []) + hosts.values.map { $0 as ViewNode } }
    override var layoutChildren: [LayoutNode] { prune(); return child.layoutChildren.map { surround($0, nil) } }

    override var lazyItems: [LazyItem] {
        prune()
        return child.lazyItems.map { item in
            [item].wrapped { [unowned self, part = item.part] in surround($0, part) }[0]
        }
    }

    private func surround(_ layout: LayoutNode, _ part: SectionPart?) -> LayoutNode {
        let key = ObjectIdentifier(layout)
        if let host = hosts[key], host.layout === layout { return host.row }
        if hosts.count >= pruneCount { prune() }
        var context = childContext
        context.environment.isLazy = false
        let host = Host(layout, part, context, build: { [modifier] in modifier.surround($0) })
        hosts[key] = host
        return host.row
    }

    /// Removes wrappers whose views are gone.
    private func prune() {
        for (key, host) in hosts where host.layout.isRetired || host.layout.hasLeft {
            hosts[key] = nil
            host.row.hasLeft = true
            if graph.departures.replace(host.layout, with: host.row) {
                graph.departures.accompany(host.row) { host.teardown() }
            } else {
                host.teardown()
            }
        }
        pruneCount = max(2 * hosts.count, 64)
    }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        modifier = view.modifier
        child.update(view.content)
        for host in hosts.values { host.rebuild { [modifier] in modifier.surround($0) } }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        child.setEnvironment(environment)
        var inner = environment
        inner.isLazy = false
        for host in hosts.values { host.setEnvironment(inner) }
    }
}

/// The wrapper of one view.
private final class SurroundingHost<Surroundings: View>: ViewNode {
    let layout: LayoutNode
    let row: RowLayoutNode
    private let part: SectionPart?
    private var build: (PlacedView) -> Surroundings
    private var revision = 0
    private var child: TypedNode<Surroundings>!

    init(
        _ layout: LayoutNode, _ part: SectionPart?, _ context: NodeContext,
        build: @escaping (PlacedView) -> Surroundings
    ) {
        self.layout = layout
        self.part = part
        self.build = build
        row = RowLayoutNode(around: layout, part, graph: context.graph)
        super.init(context)
        child = makeTypedChild(track { build(placed) })
        row.collect = { [unowned self] in child.layoutChildren }
        row.traitsChanged = { [unowned self] in graph.invalidate(self) }
    }

    private var placed: PlacedView { PlacedView(layout: layout, revision: revision, part: part) }

    override var onlyChild: ViewNode? { child }
    override var ownLayout: LayoutNode? { row }

    func rebuild(_ build: @escaping (PlacedView) -> Surroundings) {
        self.build = build
        evaluate()
    }

    override func evaluate() {
        revision += 1
        child.update(track { build(placed) })
    }
}
