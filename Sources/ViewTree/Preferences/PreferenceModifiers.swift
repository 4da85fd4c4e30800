/// Sets a preference for the ancestors.
struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
    /// Computes the value from the descendants' preference (nil if there is none) and the view's layout node.
    let value: (K.Value?, LayoutNode?) -> K.Value?
    /// Compared with the previous one; nil counts as different.
    let constant: K.Value?

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PreferenceNode(view, context)
    }
}

private final class PreferenceNode<Content: View, K: PreferenceKey>: ModifierNode<Content, PreferenceModifier<K>> {
    override init(_ view: ModifiedContent<Content, PreferenceModifier<K>>, _ context: NodeContext) {
        super.init(view, context)
        graph.preferenceObservers.addSetter(of: ObjectIdentifier(K.self))
    }

    override func withdraw() { graph.preferenceObservers.removeSetter(of: ObjectIdentifier(K.self)) }

    override func modifierDidChange(from old: PreferenceModifier<K>?) {
        if let old = old?.constant, let new = modifier.constant, areEqualValues(old, new) { return }
        graph.preferenceObservers.noteChange()
    }

    override func preference<P: PreferenceKey>(_ key: P.Type) -> P.Value? {
        guard key == K.self else { return super.preference(key) }
        let inner = modifier.constant == nil ? super.preference(K.self) : nil
        return modifier.value(inner, child.realisedLayouts.first) as? P.Value
    }
}

/// Reports changes of the descendants' preference.
package struct PreferenceObservingModifier<K: PreferenceKey>: PrimitiveModifier {
    let action: (K.Value) -> Void
    /// Whether the action waits for the commit, as the app's closures do.
    let isDeferred: Bool

    package init(action: @escaping (K.Value) -> Void, isDeferred: Bool) {
        self.action = action
        self.isDeferred = isDeferred
    }

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PreferenceObservingNode(view, context)
    }
}

private final class PreferenceObservingNode<Content: View, K: PreferenceKey>: ModifierNode<
    Content, PreferenceObservingModifier<K>
>
{
    private var last: K.Value?

    override init(_ view: ModifiedContent<Content, PreferenceObservingModifier<K>>, _ context: NodeContext) {
        super.init(view, context)
        graph.preferenceObservers.add(self) { [unowned self] in check() }
        // A layer that depends on the value must not be made with the default first.
        if !modifier.isDeferred { check() }
    }

    private func check() {
        let isSet = graph.preferenceObservers.hasSetter(of: ObjectIdentifier(K.self))
        let new = isSet ? child.preference(K.self) ?? K.defaultValue : K.defaultValue
        if let last, areEqualValues(last, new) { return }
        last = new
        guard modifier.isDeferred else { return modifier.action(new) }
        graph.afterCommit { [weak self] in
            if self?.isAlive == true { self?.modifier.action(new) }
        }
    }

    override func withdraw() { graph.preferenceObservers.remove(self) }
}

extension View {
    /// Sets the preference to `value`, replacing the descendants' value for that key.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: { _, _ in value }, constant: value))
    }

    /// Changes the descendants' preference.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K>(
                value: { inner, _ in
                    var value = inner ?? K.defaultValue
                    callback(&value)
                    return value
                }, constant: nil))
    }

    /// Sets a preference that depends on the view's own geometry.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            PreferenceModifier<K>(
                value: { _, layout in layout.map { transform(Anchor(value, in: $0)) } }, constant: nil))
    }

    /// Changes the descendants' preference depending on the view's own geometry.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K>(
                value: { inner, layout in
                    guard let layout else { return inner }
                    var combined = inner ?? K.defaultValue
                    transform(&combined, Anchor(value, in: layout))
                    return combined
                }, constant: nil))
    }

    /// Runs a closure when the descendants' preference changes, and once with the first value.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObservingModifier<K>(action: action, isDeferred: true))
    }
}
