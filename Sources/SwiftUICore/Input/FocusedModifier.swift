import DisplayList
@_spi(Nodes) import ViewTree

/// Binds a view's focus to a `FocusState`.
private struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        FocusedNode(view, context)
    }
}

/// Moves the focus when the state changes, and sets the state when the focus moves.
private final class FocusedNode<Content: View, Value: Hashable>: ModifierNode<Content, FocusedModifier<Value>> {
    private var wantsFocus = false
    private var hadFocus = false

    override init(_ view: ModifiedContent<Content, FocusedModifier<Value>>, _ context: NodeContext) {
        super.init(view, context)
        graph.focusRegistry.add(
            self, wish: { [unowned self] in wantsFocus ? wish : nil },
            focusDidMove: { [unowned self] in focusDidMove(to: $0) })
    }

    /// Observes the state here, because it may change without being read by the body that owns it.
    override func evaluate() {
        let wants = track { modifier.binding.wrappedValue == modifier.value }
        guard wants != wantsFocus else { return }
        wantsFocus = wants
        graph.afterCommit { [weak self] in self?.follow(wants) }
    }

    private func follow(_ wants: Bool) {
        guard isAlive, wants == wantsFocus else { return }
        guard let target else {
            if wants { graph.onceFocusIsSettled { [weak self] in self?.giveUpWithoutTarget() } }
            return
        }
        if !wants {
            if graph.focus == target { graph.moveFocus(to: nil) }
        } else if graph.isDisabled(target) {
            graph.focusRegistry.wait(self) { [weak self] in self?.follow(true) }
        } else {
            graph.moveFocus(to: target)
        }
    }

    /// Called if nothing in the view can be focused. Another view with the same value may be: only one of the
    /// alternatives of a `ViewThatFits` is shown, for example.
    private func giveUpWithoutTarget() {
        guard isAlive, wantsFocus else { return }
        if target != nil { return follow(true) }
        wantsFocus = false
        modifier.binding.location.resetUnlessHeld()
    }

    private func focusDidMove(to element: ElementID?) {
        let hasFocus = element != nil && element == target
        defer { hadFocus = hasFocus }
        // A view that is about to get the focus ignores that another view loses it because of the same state.
        guard hasFocus != wantsFocus, element != nil || hadFocus else { return }
        wantsFocus = hasFocus
        if hasFocus {
            modifier.binding.wrappedValue = modifier.value
        } else if modifier.binding.wrappedValue == modifier.value {
            modifier.binding.location.resetUnlessHeld()
        }
    }

    /// The element that gets the focus, if it is shown.
    private var target: ElementID? {
        guard let element = firstFocusTarget?.elementID, graph.isShown(element) else { return nil }
        return element
    }
    private var wish: FocusWish { modifier.binding.location.wish(for: modifier.value) }

    /// Resets the state when the view is removed, unless another view with the same state has the focus now.
    override func withdraw() {
        graph.focusRegistry.remove(self)
        if wantsFocus { modifier.binding.location.expectHolder() }
    }
}

extension ViewNode {
    /// The first focusable node in this view, which gets the focus for the view.
    var firstFocusTarget: LayoutNode? {
        for layout in layoutChildren { if let target = layout.firstFocusTarget { return target } }
        return nil
    }
}

extension LayoutNode {
    /// The first focusable node in this view, which gets the focus for the view.
    var firstFocusTarget: LayoutNode? {
        if isFocusTarget { return self }
        for child in children { if let target = child.firstFocusTarget { return target } }
        return nil
    }
}

extension View {
    /// Binds the view's focus to a state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Binds the view's focus to a value of a state.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}
