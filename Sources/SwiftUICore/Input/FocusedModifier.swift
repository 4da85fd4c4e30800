import DisplayList
@_spi(Nodes) import ViewTree

/// Ties a view's having the keyboard to a `FocusState`.
private struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        FocusedNode(view, context)
    }
}

private final class FocusedNode<Content: View, Value: Hashable>: ModifierNode<Content, FocusedModifier<Value>> {
    private var wantsFocus = false
    private var hadFocus = false

    override init(_ view: ModifiedContent<Content, FocusedModifier<Value>>, _ context: NodeContext) {
        super.init(view, context)
        graph.focusRegistry.add(
            self, wish: { [unowned self] in wantsFocus ? wish : nil },
            focusDidMove: { [unowned self] in focusDidMove(to: $0) })
    }

    /// The state may change without the body that holds it reading it, so it is observed here.
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

    /// Nothing in the view can have the keyboard. Another view of the same value may: of the alternatives of a `ViewThatFits`
    /// one is shown.
    private func giveUpWithoutTarget() {
        guard isAlive, wantsFocus else { return }
        if target != nil { return follow(true) }
        wantsFocus = false
        modifier.binding.location.resetUnlessHeld()
    }

    private func focusDidMove(to element: ElementID?) {
        let hasFocus = element != nil && element == target
        defer { hadFocus = hasFocus }
        // What is still to be given the keyboard doesn't lose it where another view, as the state says, lets it go.
        guard hasFocus != wantsFocus, element != nil || hadFocus else { return }
        wantsFocus = hasFocus
        if hasFocus {
            modifier.binding.wrappedValue = modifier.value
        } else if modifier.binding.wrappedValue == modifier.value {
            modifier.binding.location.resetUnlessHeld()
        }
    }

    /// What gets the keyboard, if it is shown.
    private var target: ElementID? {
        guard let element = firstFocusTarget?.elementID, graph.isShown(element) else { return nil }
        return element
    }
    private var wish: FocusWish { modifier.binding.location.wish(for: modifier.value) }

    /// The state mustn't go on saying that this view has the keyboard, unless another one has it now by the same state.
    override func withdraw() {
        graph.focusRegistry.remove(self)
        if wantsFocus { modifier.binding.location.expectHolder() }
    }
}

extension ViewNode {
    /// What in this view gets the keyboard, where the view as a whole is given it.
    var firstFocusTarget: LayoutNode? {
        for layout in layoutChildren { if let target = layout.firstFocusTarget { return target } }
        return nil
    }
}

extension LayoutNode {
    /// What in this view gets the keyboard, where the view as a whole is given it.
    var firstFocusTarget: LayoutNode? {
        if isFocusTarget { return self }
        for child in children { if let target = child.firstFocusTarget { return target } }
        return nil
    }
}

extension View {
    /// Ties the view's having the keyboard to a state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Ties the view's having the keyboard to a value of a state.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}
