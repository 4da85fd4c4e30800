import Foundation

/// A view that consists of a layout and its content, such as a stack or a grid. It has no body that would have to be evaluated.
package protocol ContainerView: PrimitiveView {
    associatedtype ContainerLayout: Layout
    associatedtype Content: View
    var layout: ContainerLayout { get }
    var content: Content { get }
}

extension ContainerView {
    package static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}

/// A layout of any kind with its content, such as the app's own.
package struct LayoutContainer<ContainerLayout: Layout, Content: View>: ContainerView {
    package let layout: ContainerLayout
    package let content: Content

    package init(layout: ContainerLayout, content: Content) {
        self.layout = layout
        self.content = content
    }
}

/// The node of a container. If its layout is animatable, a new layout is reached step by step.
private final class ContainerNode<V: ContainerView>: TypedNode<V> {
    private typealias L = V.ContainerLayout
    private let layout: ContainerLayoutNode<L>
    private var child: TypedNode<V.Content>!
    private var target: L
    /// Animates the layout's own animatable part; most layouts have none.
    private lazy var interpolation = Interpolation<L>(graph) { [weak self] in self?.step() ?? false }

    init(_ view: V, _ context: NodeContext) {
        layout = ContainerLayoutNode(view.layout, graph: context.graph)
        target = view.layout
        super.init(context)
        if isAnimatable { show(target) }
        child = childContext.inContainer(L.layoutProperties.stackOrientation).makeNode(view.content)
        layout.collect = { [unowned self] in child.layoutChildren }
    }

    override var onlyChild: ViewNode? { child }
    override var ownLayout: LayoutNode? { layout }

    override func update(_ view: V) {
        show(view.layout)
        child.update(view.content)
    }

    override func evaluate() { show(target) }

    private var isAnimatable: Bool { L.AnimatableData.self != EmptyAnimatableData.self }

    private func show(_ new: L) {
        target = new
        layout.update(isAnimatable ? interpolation?.shown(new, under: animationInForce) ?? new : new)
    }

    private func step() -> Bool {
        if isAlive { graph.invalidate(self) }
        return isAlive
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        child.setEnvironment(childContext.inContainer(L.layoutProperties.stackOrientation).environment)
    }
}

extension NodeContext {
    /// A `Spacer` or `Divider` stretches along the axis of its direct parent stack.
    package func inContainer(_ orientation: Axis?) -> NodeContext {
        var context = self
        if context.environment.isLazy { context.environment.isLazy = false }
        if context.environment.stackOrientation != orientation { context.environment.stackOrientation = orientation }
        return context
    }
}

struct StackOrientationKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
}

struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
    package var stackOrientation: Axis? {
        get { self[StackOrientationKey.self] }
        set { self[StackOrientationKey.self] = newValue }
    }

    /// Whether leading is on the left or on the right. Containers and modifiers mirror the frames of their views in a
    /// right-to-left environment.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set {
            if newValue == .rightToLeft { RightToLeft.use() }
            self[LayoutDirectionKey.self] = newValue
        }
    }
}
