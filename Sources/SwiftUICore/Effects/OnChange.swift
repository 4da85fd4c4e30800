/// Runs a closure when a value differs from that of the evaluation before.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let isInitial: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        ChangeNode(view, context)
    }
}

private final class ChangeNode<Content: View, Value: Equatable>: PassthroughNode<
    ModifiedContent<Content, ChangeModifier<Value>>, Content
>
{
    private var value: Value

    init(_ view: ModifiedContent<Content, ChangeModifier<Value>>, _ context: NodeContext) {
        value = view.modifier.value
        super.init(view, context, content: \.content)
        if view.modifier.isInitial { perform(view.modifier, value, value) }
    }

    /// The closure of the new view runs, so that it sees the new values of what it captured.
    override func update(_ view: ModifiedContent<Content, ChangeModifier<Value>>) {
        let old = value
        value = view.modifier.value
        super.update(view)
        if old != value { perform(view.modifier, old, value) }
    }

    private func perform(_ modifier: ChangeModifier<Value>, _ old: Value, _ new: Value) {
        graph.afterCommit { [weak self] in
            if self?.isAlive == true { modifier.action(old, new) }
        }
    }
}

extension View {
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// The form of before iOS 17, which the seeds still use.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}
