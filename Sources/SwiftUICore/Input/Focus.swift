import DisplayList

/// The views that say when they want the keyboard.
@MainActor
final class FocusRegistry {
    private struct Owner {
        let focusDidMove: (ElementID?) -> Void
        let wish: () -> FocusWish?
    }

    /// What of UIKit's has the keyboard, or is about to be given it.
    weak var firstResponder: AnyObject?
    private var owners: [ObjectIdentifier: Owner] = [:]
    /// Those who want the keyboard for something that is disabled at present.
    private var waiting: [ObjectIdentifier: () -> Void] = [:]

    /// `wish` is what the owner takes from a focus state at present, if it takes anything.
    func add(
        _ owner: AnyObject, wish: @escaping () -> FocusWish? = { nil }, focusDidMove: @escaping (ElementID?) -> Void
    ) {
        owners[ObjectIdentifier(owner)] = Owner(focusDidMove: focusDidMove, wish: wish)
    }

    func remove(_ owner: AnyObject) {
        owners[ObjectIdentifier(owner)] = nil
        waiting[ObjectIdentifier(owner)] = nil
    }

    func wait(_ owner: AnyObject, retry: @escaping () -> Void) { waiting[ObjectIdentifier(owner)] = retry }

    var hasWaiting: Bool { !waiting.isEmpty }

    func retryWaiting() {
        let all = waiting
        waiting = [:]
        for retry in all.values { retry() }
    }

    func focusDidMove(to element: ElementID?) {
        for owner in Array(owners.values) { owner.focusDidMove(element) }
    }

    func isHeld(_ wish: FocusWish) -> Bool { owners.values.contains { $0.wish() == wish } }
}

/// That a focus state has a value, as a view takes it: it is to have the keyboard.
struct FocusWish: Hashable {
    let state: ObjectIdentifier
    let value: AnyHashable
}

extension ViewGraph {
    /// The browser moved the keyboard. Losing it to another element of ours is told by that one's gain as well.
    func clientDidFocus(_ element: ElementID, _ hasFocus: Bool) {
        if hasFocus { moveFocus(to: element) } else if focus == element { moveFocus(to: nil) }
    }

    /// What of UIKit's has the keyboard in this window, or is about to be given it.
    package var firstResponder: AnyObject? {
        get { focusRegistry.firstResponder }
        set { focusRegistry.firstResponder = newValue }
    }

    /// Takes the keyboard from whatever has it. Returns whether anything did.
    package func endEditing() -> Bool {
        guard focus != nil else { return false }
        moveFocus(to: nil)
        return true
    }

    /// The same, where something in that view has it.
    package func endEditing(in layout: LayoutNode) -> Bool {
        var node = focus.flatMap { layoutNode(of: $0) }
        while let current = node, current !== layout { node = current.parent }
        return node != nil && endEditing()
    }

    func moveFocus(to element: ElementID?) {
        guard focus != element else { return }
        focus = element
        focusRegistry.focusDidMove(to: element)
        needsRender()
    }

    /// The elements have been written: what is disabled by now gives up the keyboard, which the browser takes from it
    /// without a word, and what no longer is may be given it.
    func reachDidChange() {
        concealment.check(list)
        if let focus, isDisabled(focus) {
            afterCommit { [weak self] in if self?.focus == focus { self?.moveFocus(to: nil) } }
        }
        if focusRegistry.hasWaiting { afterCommit { [weak self] in self?.focusRegistry.retryWaiting() } }
    }

    fileprivate func isDisabled(_ element: ElementID) -> Bool { list[element]?.input.isDisabled ?? false }

    /// The element is gone, and the keyboard with it.
    func elementDidGo(_ element: ElementID) {
        guard focus == element else { return }
        focus = nil
        onceFocusIsSettled { [weak self] in
            guard let self else { return }
            focusRegistry.focusDidMove(to: focus)
        }
    }

    /// Two commits on: what comes in place of something that is gone has had its chance to take the keyboard.
    fileprivate func onceFocusIsSettled(_ effect: @escaping () -> Void) {
        afterCommit { [weak self] in self?.afterCommit(effect) }
    }
}

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
        guard isAlive, wants == wantsFocus, let target else { return }
        if !wants {
            if graph.focus == target { graph.moveFocus(to: nil) }
        } else if graph.isDisabled(target) {
            graph.focusRegistry.wait(self) { [weak self] in self?.follow(true) }
        } else {
            graph.moveFocus(to: target)
        }
    }

    private func focusDidMove(to element: ElementID?) {
        let hasFocus = element != nil && element == target
        guard hasFocus != wantsFocus else { return }
        wantsFocus = hasFocus
        if hasFocus {
            modifier.binding.wrappedValue = modifier.value
        } else if modifier.binding.wrappedValue == modifier.value {
            modifier.binding.wrappedValue = modifier.binding.unfocused
        }
    }

    private var target: ElementID? {
        for layout in layoutChildren { if let node = layout.firstFocusTarget { return node.elementID } }
        return nil
    }

    private var wish: FocusWish {
        FocusWish(state: ObjectIdentifier(modifier.binding.location), value: AnyHashable(modifier.value))
    }

    /// The state mustn't go on saying that this view has the keyboard, unless another one has it now by the same state.
    override func withdraw() {
        graph.focusRegistry.remove(self)
        guard wantsFocus else { return }
        let (binding, value, wish) = (modifier.binding, modifier.value, wish)
        graph.onceFocusIsSettled { [weak graph] in
            guard let graph, !graph.focusRegistry.isHeld(wish), binding.wrappedValue == value else { return }
            binding.wrappedValue = binding.unfocused
        }
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
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}
