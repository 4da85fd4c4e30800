import Foundation

/// Runs a closure when a value computed from a view's geometry changes.
struct GeometryChangeModifier<T: Equatable>: WrappingModifier {
    let transform: (GeometryProxy) -> T
    let action: (_ old: T, _ new: T) -> Void

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> GeometryChangeLayoutNode<T> {
        GeometryChangeLayoutNode(self, child, graph: node.graph)
    }

    func update(_ wrapper: GeometryChangeLayoutNode<T>, for node: ViewNode) { wrapper.modifier = self }
}

final class GeometryChangeLayoutNode<T: Equatable>: UnaryLayoutNode {
    fileprivate(set) var modifier: GeometryChangeModifier<T>
    private var value: T?

    init(_ modifier: GeometryChangeModifier<T>, _ child: LayoutNode, graph: ViewGraph) {
        self.modifier = modifier
        super.init(child, graph: graph)
        graph.geometryObservers.add(self) { [unowned self] in check() }
    }

    private func check() {
        let new = modifier.transform(GeometryProxy(node: self, observe: nil))
        guard new != value else { return }
        let old = value ?? new
        value = new
        graph.afterCommit { [modifier] in modifier.action(old, new) }
    }

    override func didRetire() { graph.geometryObservers.remove(self) }
}

extension View {
    /// Runs a closure with the new value when a value computed from the view's geometry changes. The first value counts as a
    /// change, too.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Runs a closure with the old and the new value when a value computed from the view's geometry changes. The first value
    /// counts as a change, too.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
