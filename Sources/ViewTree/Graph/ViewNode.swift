/// The position in the tree at which a new node is created.
@MainActor
@_spi(Nodes) public struct NodeContext {
    package let graph: ViewGraph
    package let parent: ViewNode?
    package var environment: EnvironmentValues

    package init(graph: ViewGraph, parent: ViewNode?, environment: EnvironmentValues) {
        self.graph = graph
        self.parent = parent
        self.environment = environment
    }
}

/// The identity of one view in one window: it lives from the view's first appearance to its last and keeps its state.
///
/// A view node is neither the view (a value created anew at each evaluation) nor a layout node (which has geometry). Structural
/// views such as `Group`, `ForEach` and conditionals have a view node but no layout node: the layout nodes below them are
/// flattened into the container above.
@MainActor
@_spi(Nodes) open class ViewNode {
    package unowned let graph: ViewGraph
    private let parentReference: NodeReference<ViewNode>?
    private var ownReference = OwnReference<ViewNode>()
    package let depth: Int
    package private(set) var environment: EnvironmentValues
    package private(set) var isAlive = true
    /// What the last evaluation has read; nil for nothing observable.
    private var reading: BodyReading?

    public init(_ context: NodeContext) {
        graph = context.graph
        parentReference = context.parent?.reference
        depth = (context.parent?.depth ?? -1) + 1
        environment = context.environment
        graph.preferenceObservers.noteChange()
    }

    deinit { ownReference.clear() }

    package final var parent: ViewNode? { parentReference?.node }

    /// This node's reference to itself, for those who must not keep it.
    package final var reference: NodeReference<ViewNode> { ownReference.reference(to: self) }

    /// The child of a node that has only one; nil for others. Most nodes have one, and are visited without an array.
    open var onlyChild: ViewNode? { nil }

    /// All child nodes, including leaving ones. Nodes with several override it, and `onlyChild` if they inherit one.
    open var childNodes: [ViewNode] {
        if let onlyChild { [onlyChild] } else { [] }
    }

    /// The child nodes that are part of the picture: all except leaving ones.
    open var presentNodes: [ViewNode] { childNodes }

    /// The animation that replaces the current pass's for the content: nil keeps that, `.some(nil)` removes it.
    open var animationOverride: Animation?? { nil }

    /// Whether the views' own animations are disabled inside.
    open var disablesAnimations: Bool { false }

    /// The identity of the element of a collection whose view this is; nil for other nodes.
    open var elementIdentity: AnyHashable? { nil }

    /// This node's preference for a key; nil if there is none.
    open func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { combinedPreference(key, of: presentNodes) }

    /// The layout node that this node puts around its descendants, and that ends with it; nil if the container above lays them
    /// out.
    open var ownLayout: LayoutNode? { nil }

    /// The layout nodes that this node contributes to the container above it, in order.
    open var layoutChildren: [LayoutNode] {
        if let ownLayout { return [ownLayout] }
        if let onlyChild { return onlyChild.layoutChildren }
        return childNodes.flatMap(\.layoutChildren)
    }

    /// The same as items, with slots for views that aren't created yet. Nodes that override `layoutChildren` override it too,
    /// unless they create all views at once.
    open var lazyItems: [LazyItem] {
        if ownLayout == nil, let onlyChild { return onlyChild.lazyItems }
        return layoutChildren.map { .layout($0) }
    }

    /// The views below came into view in a lazy container, or went out of view and keep their state.
    open func presenceDidChange(_ isPresent: Bool) {
        forEachChild { $0.presenceDidChange(isPresent) }
    }

    /// Evaluates this node's observed content again; the graph calls it after an invalidation.
    open func evaluate() {}

    /// Updates the view; its type is the one for which this node was created.
    package func updateErased(_ view: any View) {}

    /// The list of layout nodes below has changed.
    package func layoutChildrenDidChange() {
        if let ownLayout { ownLayout.childrenDidChange() } else { parent?.layoutChildrenDidChange() }
    }

    /// `environment` has been updated; values that were read from it before may differ.
    open func environmentDidChange(from old: EnvironmentValues) {
        forEachChild { $0.setEnvironment(environment) }
    }

    package final func setEnvironment(_ new: EnvironmentValues) {
        let old = environment
        environment = new
        environmentDidChange(from: old)
        adoptDirection()
    }

    /// Tears down the node and its descendants: effects are canceled, observations become stale.
    open func teardown() {
        guard isAlive else { return }
        isAlive = false
        reading?.end()
        graph.preferenceObservers.noteChange()
        forEachChild { $0.teardown() }
        if let ownLayout { graph.retire(ownLayout) }
    }
}

// MARK: - Children

extension ViewNode {
    /// Visits the nodes of `childNodes`.
    package final func forEachChild(_ visit: (ViewNode) -> Void) {
        if let onlyChild { return visit(onlyChild) }
        for child in childNodes { visit(child) }
    }

    package final var childContext: NodeContext {
        NodeContext(graph: graph, parent: self, environment: environment)
    }

    package final func makeTypedChild<V: View>(_ view: V) -> TypedNode<V> { childContext.makeNode(view) }

    package final func makeChild(_ view: any View) -> ViewNode {
        func open<V: View>(_ view: V) -> ViewNode { makeTypedChild(view) }
        return open(view)
    }
}

extension NodeContext {
    /// Creates the node of a view: a primitive view's own, or a node that evaluates the body.
    package func makeNode<V: View>(_ view: V) -> TypedNode<V> {
        let node = makeDirectedLater(view)
        node.adoptDirection()
        return node
    }

    private func makeDirectedLater<V: View>(_ view: V) -> TypedNode<V> {
        func open<P: PrimitiveView>(_ type: P.Type) -> TypedNode<V> {
            // The same type: a cast would look that up, and copy the view.
            let same = withUnsafePointer(to: view) { UnsafeRawPointer($0).assumingMemoryBound(to: P.self).pointee }
            return unsafeDowncast(P.makeNode(same, in: self), to: TypedNode<V>.self)
        }
        if let primitive = V.self as? any PrimitiveView.Type { return open(primitive) }
        return ViewBodyNode(view, self)
    }
}

// MARK: - Observation

extension ViewNode {
    /// Runs `body`, and evaluates this node again when anything that it read changes.
    package final func track<T>(_ body: () -> T) -> T {
        var result: T?
        observeReads { result = body() }
        return result!
    }

    /// Not generic: the runtime would have to find the closures' types in each call.
    /// - Parameter expectsReads: Whether such bodies have read something observable before.
    /// - Returns: Whether this one has.
    @discardableResult
    final func observeReads(expectsReads: Bool = true, _ body: () -> Void) -> Bool {
        reading?.end()
        reading = BodyReading.observing(expectsReads: expectsReads, body) { [reference, weak graph] observer in
            // References to a node may outlive its window, whose last reference may end on any thread.
            guard let graph else { return }
            onMainActor { withExtendedLifetime(graph) { reference.node?.observedWillChange(observer) } }
        }
        return reading != nil
    }

    private func observedWillChange(_ observer: BodyObserver) {
        if isAlive, !observer.hasEnded { graph.invalidate(self) }
    }
}

/// Observation calls back on whichever thread changed the object. On the main actor, the work is done at once, so that the
/// change's transaction is still current. Checking for the main thread wouldn't do: with an asynchronous `main`, as in tests,
/// other threads run the main actor.
package nonisolated func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    Task.immediate { @MainActor in work() }
}

/// The node of a view of one type.
@_spi(Nodes) open class TypedNode<V: View>: ViewNode {
    open func update(_ view: V) {}

    override package final func updateErased(_ view: any View) {
        guard let view = sameType(view, as: V.self) else {
            preconditionFailure("a node of \(V.self) was given a \(type(of: view))")
        }
        update(view)
    }
}
