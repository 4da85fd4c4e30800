/// Runs a closure when a value differs from the previous evaluation.
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

private final class ChangeNode<Content: View, Value: Equatable>: ModifierNode<Content, ChangeModifier<Value>> {
    override func modifierDidChange(from old: ChangeModifier<Value>?) {
        if old.map({ $0.value != modifier.value }) ?? modifier.isInitial {
            perform(modifier, from: old?.value ?? modifier.value)
        }
    }

    /// The new view's closure runs, so that it sees new captured values.
    private func perform(_ modifier: ChangeModifier<Value>, from old: Value) {
        graph.afterCommit { [weak self] in
            if self?.isAlive == true { modifier.action(old, modifier.value) }
        }
    }
}

extension View {
    /// Runs a closure when a value has changed; with `initial`, also when the view appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs a closure with the old and the new value when a value has changed; with `initial`, also when the view appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// The form from before iOS 17.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}
