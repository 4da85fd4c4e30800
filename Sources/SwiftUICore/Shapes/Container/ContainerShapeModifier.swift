@_spi(Nodes) import ViewTree

/// Sets the container shape for the views inside.
private struct ContainerShapeModifier: PrimitiveModifier {
    let shape: ContainerShape

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        ContainerShapeNode(view, context)
    }
}

private final class ContainerShapeNode<Content: View>: TypedNode<ModifiedContent<Content, ContainerShapeModifier>> {
    private let layout: ContainerLayoutNode<ZStackLayout>
    private var shape: ContainerShape
    private var child: TypedNode<Content>!

    init(_ view: ModifiedContent<Content, ContainerShapeModifier>, _ context: NodeContext) {
        shape = view.modifier.shape
        layout = ContainerLayoutNode(ZStackLayout(), graph: context.graph)
        super.init(context)
        layout.isUnary = true
        layout.collect = { [unowned self] in child?.layoutChildren ?? [] }
        child = NodeContext(graph: graph, parent: self, environment: inner).makeNode(view.content)
    }

    override var onlyChild: ViewNode? { child }
    override var ownLayout: LayoutNode? { layout }

    private var inner: EnvironmentValues {
        var inner = environment
        inner.containerShape = ContainerShapeSource(shape: shape, node: layout)
        return inner
    }

    override func update(_ view: ModifiedContent<Content, ContainerShapeModifier>) {
        shape = view.modifier.shape
        child.setEnvironment(inner)
        child.update(view.content)
    }

    override func environmentDidChange(from old: EnvironmentValues) { child.setEnvironment(inner) }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` has in the view.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: ContainerShape(shape)))
    }
}
