import DisplayList
import Foundation

/// Puts other views over or under each view, without affecting its size.
package struct LayerModifier<Layer: View>: PrimitiveModifier {
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool

    package init(layer: Layer, alignment: Alignment, isInFront: Bool) {
        self.layer = layer
        self.alignment = alignment
        self.isInFront = isInFront
    }

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        LayerNode(view, context)
    }
}

/// Keeps one layer node for each view to which it is applied.
private final class LayerNode<Content: View, Layer: View>: TypedNode<ModifiedContent<Content, LayerModifier<Layer>>> {
    private var modifier: LayerModifier<Layer>
    private var child: TypedNode<Content>!
    private var layers = LayoutNodeTable()
    private var order: [LayoutNode]?

    init(_ view: ModifiedContent<Content, LayerModifier<Layer>>, _ context: NodeContext) {
        modifier = view.modifier
        super.init(context)
        child = makeTypedChild(view.content)
    }

    override var childNodes: [ViewNode] {
        var nodes = child.map { [$0 as ViewNode] } ?? []
        layers.forEach { nodes.append(layerNode(of: $1)) }
        return nodes
    }

    override var layoutChildren: [LayoutNode] {
        if let order { return order }
        let fresh = layOut()
        order = fresh
        return fresh
    }

    private func layOut() -> [LayoutNode] {
        var kept = LayoutNodeTable()
        let list = child.layoutChildren.map { primary -> LayoutNode in
            let layer = layers[primary] ?? makeLayer(on: primary)
            kept[primary] = layer
            return layer
        }
        layers.forEach { primary, layer in
            guard kept[primary] == nil else { return }
            let node = layerNode(of: layer)
            if graph.departures.replace(primary, with: layer) {
                graph.departures.accompany(layer) { node.teardown() }
            } else {
                node.teardown()
                graph.retire(layer)
            }
        }
        layers = kept
        return list
    }

    private func makeLayer(on primary: LayoutNode) -> LayerLayoutNode {
        let layout = LayerLayoutNode(primary, graph: graph)
        let node = ReportingNode(modifier.layer, childContext) { [layout = layout.reference] in
            layout.node?.childrenDidChange()
        }
        layout.view = node
        layout.collect = { [unowned node] in node.layoutChildren }
        layout.update(modifier.alignment, isInFront: modifier.isInFront)
        layout.adoptDirection(of: environment)
        return layout
    }

    private func layerNode(of layer: LayoutNode) -> TypedNode<Layer> {
        unsafeDowncast(unsafeDowncast(layer, to: LayerLayoutNode.self).view, to: TypedNode<Layer>.self)
    }

    override func layoutChildrenDidChange() {
        order = nil
        super.layoutChildrenDidChange()
    }

    override func update(_ view: ModifiedContent<Content, LayerModifier<Layer>>) {
        modifier = view.modifier
        child.update(view.content)
        layers.forEach { _, layer in
            layerNode(of: layer).update(modifier.layer)
            unsafeDowncast(layer, to: LayerLayoutNode.self).update(modifier.alignment, isInFront: modifier.isInFront)
        }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        layers.forEach { $1.adoptDirection(of: environment) }
    }

    override func teardown() {
        super.teardown()
        layers.forEach { graph.retire($1) }
    }
}

/// Has the size of its primary view. The layers get that size as their proposal, and together form a `ZStack` aligned with it.
final class LayerLayoutNode: CollectingLayoutNode {
    let primary: LayoutNode
    /// The node of the layers' views.
    fileprivate(set) var view: ViewNode!
    private var alignment = Alignment.center
    private var isInFront = true

    init(_ primary: LayoutNode, graph: ViewGraph) {
        self.primary = primary
        super.init(graph: graph)
        primary.parent = self
    }

    func update(_ alignment: Alignment, isInFront: Bool) {
        guard alignment != self.alignment || isInFront != self.isInFront else { return }
        self.alignment = alignment
        self.isInFront = isInFront
        invalidateLayout()
    }

    override var children: [LayoutNode] { isInFront ? [primary] + collected : collected + [primary] }
    override var spacing: ViewSpacing { primary.spacing }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { primary.sizeThatFits(proposal) }

    override func explicitGuide(_ key: AlignmentKeyReference, in proposal: ProposedViewSize) -> CGFloat? {
        primary.guide(key, in: proposal)
    }

    override func inheritedTrait(_ key: ObjectIdentifier) -> Any? { primary.ownTrait(key) }

    /// All layers together form a `ZStack` with the modifier's alignment, which is aligned with the primary view.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        primary.place(at: .zero, proposal: proposal)
        let offered = ProposedViewSize(size)
        let stack = ZStackLayout(alignment: alignment)
        let subviews = LayoutSubviews(nodes: collected)
        var cache = stack.makeCache(subviews: subviews)
        let stackSize = stack.sizeThatFits(proposal: offered, subviews: subviews, cache: &cache)
        let guide = guides(of: stack, subviews, offered, stackSize, &cache)
        let outer = primary.dimensions(in: proposal)
        let origin = CGPoint(x: outer[alignment.horizontal] - guide.x, y: outer[alignment.vertical] - guide.y)
        stack.placeSubviews(
            in: CGRect(origin: origin, size: stackSize), proposal: offered, subviews: subviews, cache: &cache)
    }

    /// The point where the stack's guides cross: set by its views with `alignmentGuide`, or derived from its size.
    private func guides(
        of stack: ZStackLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize, _ size: CGSize,
        _ cache: inout ZStackLayout.Cache
    ) -> CGPoint {
        let bounds = CGRect(origin: .zero, size: size)
        let plain = ViewDimensions(size: size) { _ in nil }
        let x = stack.explicitAlignment(
            of: alignment.horizontal, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let y = stack.explicitAlignment(
            of: alignment.vertical, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return CGPoint(x: x ?? plain[alignment.horizontal], y: y ?? plain[alignment.vertical])
    }
}

extension View {
    /// Puts views over this one; they get its size as their proposal.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
    }

    /// Puts views behind this one; they get its size as their proposal.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
    }

    /// Puts views over this one; they get its size as their proposal.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
    }

    /// Puts views behind this one; they get its size as their proposal.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
    }
}
