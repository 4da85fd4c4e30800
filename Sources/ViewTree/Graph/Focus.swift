import DisplayList

/// The views that say when they want the keyboard.
@MainActor
package final class FocusRegistry {
    private struct Owner {
        let focusDidMove: (ElementID?) -> Void
        let wish: () -> FocusWish?
    }

    private var owners: [ObjectIdentifier: Owner] = [:]
    /// Those who want the keyboard for something that is disabled at present.
    private var waiting: [ObjectIdentifier: () -> Void] = [:]

    /// `wish` is what the owner takes from a focus state at present, if it takes anything.
    package func add(
        _ owner: AnyObject, wish: @escaping () -> FocusWish? = { nil }, focusDidMove: @escaping (ElementID?) -> Void
    ) {
        owners[ObjectIdentifier(owner)] = Owner(focusDidMove: focusDidMove, wish: wish)
    }

    package func remove(_ owner: AnyObject) {
        owners[ObjectIdentifier(owner)] = nil
        waiting[ObjectIdentifier(owner)] = nil
    }

    package func wait(_ owner: AnyObject, retry: @escaping () -> Void) { waiting[ObjectIdentifier(owner)] = retry }

    var hasWaiting: Bool { !waiting.isEmpty }

    func retryWaiting() {
        let all = waiting
        waiting = [:]
        for retry in all.values { retry() }
    }

    func focusDidMove(to element: ElementID?) {
        for owner in Array(owners.values) { owner.focusDidMove(element) }
    }

    package func isHeld(_ wish: FocusWish) -> Bool { owners.values.contains { $0.wish() == wish } }
}

/// That a focus state has a value, as a view takes it: it is to have the keyboard.
package struct FocusWish: Hashable {
    package let state: ObjectIdentifier
    package let value: AnyHashable

    package init(state: ObjectIdentifier, value: AnyHashable) {
        self.state = state
        self.value = value
    }
}

extension ViewGraph {
    /// The browser moved the keyboard focus. If it moves from one of our elements to another, both report it.
    func clientDidFocus(_ element: ElementID, _ hasFocus: Bool, isByTab: Bool) {
        if hasFocus {
            let before = focus ?? lastFocus
            moveFocus(to: element)
            if isByTab { for service in services.values { service.focusDidStep(from: before, to: element) } }
        } else if focus == element {
            moveFocus(to: nil)
            lastFocus = element
        }
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

    package func moveFocus(to element: ElementID?) {
        lastFocus = nil
        guard focus != element else { return }
        focus = element
        focusRegistry.focusDidMove(to: element)
        needsRender()
    }

    /// Tells the nodes that lost and got the keyboard.
    func focusDidChange(from old: ElementID?) {
        if let old { layoutNode(of: old)?.focusDidChange(false) }
        if let focus { layoutNode(of: focus)?.focusDidChange(true) }
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

    package func isDisabled(_ element: ElementID) -> Bool { list[element]?.input.isDisabled ?? false }

    /// Whether an element is in the page; those of a view that isn't drawn are not.
    package func isShown(_ element: ElementID) -> Bool { list[element] != nil }

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
    package func onceFocusIsSettled(_ effect: @escaping () -> Void) {
        afterCommit { [weak self] in self?.afterCommit(effect) }
    }
}
