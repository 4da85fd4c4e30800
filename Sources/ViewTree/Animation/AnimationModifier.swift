import DisplayList

/// Animates the changes in its content whenever a value changes.
struct AnimationModifier<Value: Equatable>: WrappingModifier {
    let value: Value
    let change: (inout Transaction) -> Void

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        AnimationNode(view, context)
    }

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> AnimationLayoutNode {
        AnimationLayoutNode(child, owner: node, graph: node.graph)
    }

    func update(_ wrapper: AnimationLayoutNode, for node: ViewNode) {}
}

private final class AnimationNode<Content: View, Value: Equatable>: WrapperNode<Content, AnimationModifier<Value>> {
    private var value: Value
    private var animation: Animation?
    private var pass = -1

    override init(_ view: ModifiedContent<Content, AnimationModifier<Value>>, _ context: NodeContext) {
        value = view.modifier.value
        super.init(view, context)
    }

    override func update(_ view: ModifiedContent<Content, AnimationModifier<Value>>) {
        if view.modifier.value != value {
            value = view.modifier.value
            var transaction = graph.currentTransaction
            if !transaction.disablesAnimations, !animationsAreDisabled { view.modifier.change(&transaction) }
            animation = transaction.animation
            pass = graph.passSerial
            beginCompletions(addedTo: transaction)
        }
        super.update(view)
    }

    override var animationOverride: Animation?? { pass == graph.passSerial ? .some(animation) : nil }
}

final class AnimationLayoutNode: UnaryLayoutNode {
    private weak var owner: ViewNode?

    init(_ child: LayoutNode, owner: ViewNode, graph: ViewGraph) {
        self.owner = owner
        super.init(child, graph: graph)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        guard let override = owner?.animationOverride else {
            return builder.displayChildren(of: self)
        }
        return builder.withAnimation(override) { $0.displayChildren(of: self) }
    }
}

extension ViewNode {
    /// The animation of changes at this node in the current pass.
    var animationInForce: Animation? {
        var node: ViewNode? = self
        while let current = node {
            if let override = current.animationOverride { return override?.seen(by: self) }
            node = current.parent
        }
        return graph.currentTransaction.animation?.seen(by: self)
    }

    /// Whether an ancestor disables the views' own animations.
    var animationsAreDisabled: Bool {
        sequence(first: self, next: \.parent).contains { $0.disablesAnimations }
    }
}

extension View {
    /// Animates the changes that come with a change of `value`, even if that follows an `await`.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(value: value) { $0.animation = animation })
    }

    /// Changes the transaction of changes that come with a change of `value`, such as its animation.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(AnimationModifier(value: value, change: transform))
    }
}
