@_spi(Nodes) import ViewTree

/// Something around a whole row, from edge to edge, that a view of the row asks for: a menu, a place to drop things.
struct RowSurroundings {
    let around: @MainActor (AnyView) -> AnyView
    init(_ around: @escaping @MainActor (AnyView) -> AnyView) { self.around = around }
}

/// The innermost first.
struct RowSurroundingsTrait: TraitKey { static var defaultValue: [RowSurroundings] { [] } }

/// Makes a row an element from edge to edge, for what lies around it to be heard all over it.
struct RowElementModifier: WrappingModifier {
    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ElementLayoutNode {
        ElementLayoutNode(child, graph: node.graph)
    }

    func update(_ wrapper: ElementLayoutNode, for node: ViewNode) {}
}
