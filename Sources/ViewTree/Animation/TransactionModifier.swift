import DisplayList

/// Changes the transaction of all changes in its content.
struct TransactionModifier: WrappingModifier {
    let change: (inout Transaction) -> Void

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        TransactionNode(view, context)
    }

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> AnimationLayoutNode {
        AnimationLayoutNode(child, owner: node, graph: node.graph)
    }

    func update(_ wrapper: AnimationLayoutNode, for node: ViewNode) {}
}

private final class TransactionNode<Content: View>: WrapperNode<Content, TransactionModifier> {
    /// The pass whose completions were started already: the transaction is requested several times in each pass.
    private var passBegun = -1

    private var changed: Transaction {
        let transaction = transaction(changedBy: modifier.change)
        if passBegun != graph.passSerial {
            passBegun = graph.passSerial
            beginCompletions(addedTo: transaction)
        }
        return transaction
    }

    override var animationOverride: Animation?? {
        let transaction = changed
        return transaction.animation == graph.currentTransaction.animation ? nil : .some(transaction.animation)
    }

    override var disablesAnimations: Bool { changed.disablesAnimations }
}

extension ViewNode {
    /// The current transaction, with the animation that applies around this node, after a modifier's change.
    fileprivate func transaction(changedBy change: (inout Transaction) -> Void) -> Transaction {
        var transaction = graph.currentTransaction
        transaction.animation = parent?.animationInForce
        change(&transaction)
        return transaction
    }

    /// Starts the completions that a modifier has added to the current transaction.
    func beginCompletions(addedTo transaction: Transaction) {
        for completion in transaction.completions.dropFirst(graph.currentTransaction.completions.count) {
            completion.begin(transaction.animation) { [weak graph] run in graph?.inContext(run) }
        }
    }
}

/// Shows the changes of some modifiers with their own animation, which doesn't apply to the modified view itself.
struct ScopedAnimationModifier: WrappingModifier {
    /// Nil is the scope's end: the content inside the modifiers is shown as it is outside of them.
    let change: ((inout Transaction) -> Void)?

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        ScopedAnimationNode(view, context)
    }

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ScopedAnimationLayoutNode {
        ScopedAnimationLayoutNode(child, owner: node, graph: node.graph)
    }

    func update(_ wrapper: ScopedAnimationLayoutNode, for node: ViewNode) {}
}

private final class ScopedAnimationNode<Content: View>: WrapperNode<Content, ScopedAnimationModifier> {
    var isBeginning: Bool { modifier.change != nil }

    override var animationOverride: Animation?? {
        guard let change = modifier.change else { return .some(beginning?.parent?.animationInForce ?? nil) }
        return .some(transaction(changedBy: change).animation)
    }

    /// The node where the scope that ends here begins; scopes can be nested.
    private var beginning: ViewNode? {
        var depth = 0
        var node = parent
        while let current = node {
            if let scope = current as? any AnimationScope {
                depth += scope.isBeginning ? -1 : 1
                if depth < 0 { return current }
            }
            node = current.parent
        }
        return nil
    }
}

/// A node at which an animation scope begins or ends.
@MainActor
private protocol AnimationScope: AnyObject {
    var isBeginning: Bool { get }
}

extension ScopedAnimationNode: AnimationScope {}

final class ScopedAnimationLayoutNode: UnaryLayoutNode {
    private weak var owner: ViewNode?

    init(_ child: LayoutNode, owner: ViewNode, graph: ViewGraph) {
        self.owner = owner
        super.init(child, graph: graph)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.withAnimation(owner?.animationInForce) { $0.displayChildren(of: self) }
    }
}

extension View {
    /// Changes the transaction of every change in this view: its animation, or whether the views' own animations are disabled.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(change: transform))
    }

    /// Changes the transaction of the modifiers that `body` applies to this view, but not of the view itself.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let inner = modifier(ScopedAnimationModifier(change: nil))
        return body(PlaceholderContentView<Self>(content: AnyView(inner)))
            .modifier(ScopedAnimationModifier(change: transform))
    }

    /// Animates the modifiers that `body` applies to this view whenever they change, but not the view itself.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Animates every change in this view.
    @available(*, deprecated, message: "Use animation(_:value:) or withAnimation")
    public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
