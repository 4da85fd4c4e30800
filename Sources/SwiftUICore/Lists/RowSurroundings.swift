@_spi(Nodes) import ViewTree

/// A wrapper around a whole row, from edge to edge, that the row's view requests: a menu, or a drop target.
struct RowSurroundings {
    let around: @MainActor (AnyView) -> AnyView
    init(_ around: @escaping @MainActor (AnyView) -> AnyView) { self.around = around }
}

/// The row's wrappers, the innermost first.
struct RowSurroundingsTrait: TraitKey { static var defaultValue: [RowSurroundings] { [] } }

/// Makes the whole row one element, so that its wrappers get events anywhere on it.
struct RowElementModifier: WrappingModifier {
    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ElementLayoutNode {
        ElementLayoutNode(child, graph: node.graph)
    }

    func update(_ wrapper: ElementLayoutNode, for node: ViewNode) {}
}
