import DisplayList

/// The order in front of or behind siblings. If a view has several, the innermost applies.
private struct ZIndexModifier: WrappingModifier {
    let value: Double

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ZIndexLayoutNode {
        ZIndexLayoutNode(value, child, graph: node.graph)
    }

    func update(_ wrapper: ZIndexLayoutNode, for node: ViewNode) {
        guard wrapper.value != value else { return }
        wrapper.value = value
        wrapper.invalidateLayout()
        wrapper.invalidateElements()
        wrapper.traitsDidChange()
    }
}

private final class ZIndexLayoutNode: UnaryLayoutNode {
    var value: Double

    init(_ value: Double, _ child: LayoutNode, graph: ViewGraph) {
        self.value = value
        super.init(child, graph: graph)
    }

    override func inheritedTrait(_ key: ObjectIdentifier) -> Any? {
        child.ownTrait(key) ?? (key == ObjectIdentifier(ZIndexTrait.self) ? value : nil)
    }

    /// The view's own element sets it; elements around it don't matter.
    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.annotate(self) { $0.style.zIndex = trait(ZIndexTrait.self) }
    }
}

extension View {
    /// Sets the view's order among its siblings: higher values are in front. The default is 0.
    public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}
