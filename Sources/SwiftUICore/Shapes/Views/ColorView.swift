import DisplayList
@_spi(Nodes) import ViewTree

// Colors and gradients as views, which fill the proposed size.

extension Color: View, PrimitiveView {
    static package func makeNode(_ view: Color, in context: NodeContext) -> TypedNode<Color> {
        makePaintedNode(view, in: context)
    }
}

extension LinearGradient: View, PrimitiveView {
    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        makePaintedNode(view, in: context)
    }
}

extension AngularGradient: View, PrimitiveView {
    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        makePaintedNode(view, in: context)
    }
}

extension EllipticalGradient: View, PrimitiveView {
    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        makePaintedNode(view, in: context)
    }
}

extension RadialGradient: View, PrimitiveView {
    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        makePaintedNode(view, in: context)
    }
}

extension MeshGradient: View, PrimitiveView {
    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        makePaintedNode(view, in: context)
    }
}

@MainActor
private func makePaintedNode<S: ShapeStyle & PrimitiveView>(_ view: S, in context: NodeContext) -> TypedNode<S> {
    let layout = ShapeLayoutNode<Rectangle, S>(Rectangle().fill(view), graph: context.graph)
    return LeafNode(view, context, layout: layout) { $0.update(Rectangle().fill($1), $2) }
}
