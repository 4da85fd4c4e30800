/// A modifier that puts its own layout node around each layout node of its content: `padding`, `opacity`, ….
///
/// Around each, because structure is flattened: `Group { a; b }.padding()` pads `a` and `b`.
package protocol WrappingModifier: PrimitiveModifier {
    associatedtype Wrapper: LayoutNode
    @MainActor func makeWrapper(around child: LayoutNode, for node: ViewNode) -> Wrapper
    /// Called when the modifier or the environment changed.
    @MainActor func update(_ wrapper: Wrapper, for node: ViewNode)
}

extension WrappingModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        WrapperNode(view, context)
    }
}

/// A wrapper that only needs its child: the modifier's `update` sets everything else.
package protocol PlainWrapper: UnaryLayoutNode {
    init(_ child: LayoutNode, graph: ViewGraph)
}

extension WrappingModifier where Wrapper: PlainWrapper {
    package func makeWrapper(around child: LayoutNode, for node: ViewNode) -> Wrapper {
        let wrapper = Wrapper(child, graph: node.graph)
        update(wrapper, for: node)
        return wrapper
    }
}

class WrapperNode<Content: View, Modifier: WrappingModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
    private(set) var modifier: Modifier
    private var child: TypedNode<Content>!
    private var wrappers = LayoutNodeTable()
    private var order: [LayoutNode]?
    private var pruneCount = 64

    init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
        modifier = view.modifier
        super.init(context)
        child = makeTypedChild(view.content)
    }

    override var onlyChild: ViewNode? { child }

    override var layoutChildren: [LayoutNode] {
        if let order { return order }
        let fresh = wrapAll()
        order = fresh
        return fresh
    }

    override var lazyItems: [LazyItem] {
        guard environment.isLazy else { return layoutChildren.map { .layout($0) } }
        prune()
        return child.lazyItems.wrapped { [unowned self] in wrap($0) }
    }

    /// In a lazy container, views are wrapped individually, as they are created.
    private func wrap(_ child: LayoutNode) -> LayoutNode {
        if let wrapper = wrappers[child], !wrapper.isRetired { return wrapper }
        if wrappers.count >= pruneCount { prune() }
        let wrapper = makeWrapper(around: child)
        wrappers[child] = wrapper
        return wrapper
    }

    private func makeWrapper(around child: LayoutNode) -> LayoutNode {
        let wrapper = modifier.makeWrapper(around: child, for: self)
        wrapper.adoptDirection(of: environment)
        return wrapper
    }

    /// Removes wrappers whose view was removed.
    private func prune() {
        let all = wrappers
        all.forEach { child, wrapper in
            guard child.isRetired || child.hasLeft else { return }
            wrappers[child] = nil
            wrapper.hasLeft = true
            if !graph.departures.replace(child, with: wrapper) { graph.retire(wrapper) }
        }
        pruneCount = max(2 * wrappers.count, 64)
    }

    private func wrapAll() -> [LayoutNode] {
        var kept = LayoutNodeTable()
        let list = child.layoutChildren.map { child -> LayoutNode in
            let wrapper = wrappers[child] ?? makeWrapper(around: child)
            kept[child] = wrapper
            return wrapper
        }
        wrappers.forEach { child, wrapper in
            guard kept[child] == nil, !graph.departures.replace(child, with: wrapper) else { return }
            graph.retire(wrapper)
        }
        wrappers = kept
        return list
    }

    override func layoutChildrenDidChange() {
        order = nil
        super.layoutChildrenDidChange()
    }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        let isSame = FieldLayout.of(Modifier.self).areEqual(modifier, view.modifier)
        modifier = view.modifier
        if !isSame { updateWrappers() }
        child.update(view.content)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        updateWrappers()
        wrappers.forEach { $1.adoptDirection(of: environment) }
    }

    private func updateWrappers() {
        wrappers.forEach { modifier.update(unsafeDowncast($1, to: Modifier.Wrapper.self), for: self) }
    }

    override func teardown() {
        super.teardown()
        wrappers.forEach { graph.retire($1) }
    }
}
