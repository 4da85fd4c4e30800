import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Shows a view with an effect computed from its geometry, again after each layout.
struct VisualEffectModifier: WrappingModifier {
    let effect: @MainActor (LayoutNode) -> PlacedVisualEffect

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> VisualEffectLayoutNode {
        VisualEffectLayoutNode(effect, child, graph: node.graph)
    }

    func update(_ wrapper: VisualEffectLayoutNode, for node: ViewNode) { wrapper.update(effect) }
}

/// A view's look at its present position.
struct PlacedVisualEffect: Equatable {
    var look = _VisualEffectLook()
    /// The animation of a change to it; nil is the animation of the layout's change.
    var animation: Animation?
}

/// Computes the effect again after each layout, and shows it if it has changed.
final class VisualEffectLayoutNode: UnaryLayoutNode {
    private var effect: @MainActor (LayoutNode) -> PlacedVisualEffect
    private var placed: PlacedVisualEffect?
    private var isChanging = false

    init(
        _ effect: @escaping @MainActor (LayoutNode) -> PlacedVisualEffect, _ child: LayoutNode, graph: ViewGraph
    ) {
        self.effect = effect
        super.init(child, graph: graph)
        graph.geometryObservers.add(self) { [unowned self] in check() }
    }

    func update(_ effect: @escaping @MainActor (LayoutNode) -> PlacedVisualEffect) {
        self.effect = effect
        graph.layoutDidInvalidate()
    }

    private func check() {
        guard parent != nil, !isRetired else { return }
        let new = effect(self)
        guard new != placed else { return }
        // The first look isn't animated.
        isChanging = placed != nil
        placed = new
        invalidateDisplay()
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        guard isChanging, let animation = placed?.animation else { return show(&builder) }
        isChanging = false
        return builder.withAnimation(animation) { show(&$0) }
    }

    private func show(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { placed?.look.apply(to: &$0, size: size) }
    }

    override func didRetire() { graph.geometryObservers.remove(self) }
}

extension View {
    /// Changes the look of the view depending on its position and size. The closure runs after each layout, and
    /// whenever an enclosing scroll view reports its position; it doesn't affect the layout.
    public func visualEffect(
        _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier { node in
                let proxy = GeometryProxy(node: node, observe: nil)
                return PlacedVisualEffect(look: effect(EmptyVisualEffect(), proxy)._look)
            })
    }
}
