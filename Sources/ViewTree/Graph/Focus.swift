import DisplayList

/// The views that request the focus.
@MainActor
package final class FocusRegistry {
    private struct Owner {
        let focusDidMove: (ElementID?) -> Void
        let wish: () -> FocusWish?
    }

    private var owners: [ObjectIdentifier: Owner] = [:]
    /// Requests for elements that are disabled at present.
    private var waiting: [ObjectIdentifier: () -> Void] = [:]

    /// `wish` returns the owner's current request by a focus state, if there is one.
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

/// A request by a focus state's value to focus a view.
package struct FocusWish: Hashable {
    package let state: ObjectIdentifier
    package let value: AnyHashable

    package init(state: ObjectIdentifier, value: AnyHashable) {
        self.state = state
        self.value = value
    }
}

extension ViewGraph {
    /// The browser has moved the focus. If it moves from one of our elements to another, both report it.
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

    /// Removes the focus. Returns whether anything had it.
    package func endEditing() -> Bool {
        guard focus != nil else { return false }
        moveFocus(to: nil)
        return true
    }

    /// The same, if something in that view has the focus.
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

    /// Notifies the nodes that lost and got the focus.
    func focusDidChange(from old: ElementID?) {
        if let old { layoutNode(of: old)?.focusDidChange(false) }
        if let focus { layoutNode(of: focus)?.focusDidChange(true) }
    }

    /// The elements were written: an element that is disabled now loses the focus, which the browser takes away without reporting
    /// it, and one that is enabled again may get it.
    func reachDidChange() {
        concealment.check(list)
        if let focus, isDisabled(focus) {
            afterCommit { [weak self] in if self?.focus == focus { self?.moveFocus(to: nil) } }
        }
        if focusRegistry.hasWaiting { afterCommit { [weak self] in self?.focusRegistry.retryWaiting() } }
    }

    package func isDisabled(_ element: ElementID) -> Bool { list[element]?.input.isDisabled ?? false }

    /// Whether an element is in the page; those of views that aren't drawn are not.
    package func isShown(_ element: ElementID) -> Bool { list[element] != nil }

    /// The element was removed, so it loses the focus.
    func elementDidGo(_ element: ElementID) {
        guard focus == element else { return }
        focus = nil
        onceFocusIsSettled { [weak self] in
            guard let self else { return }
            focusRegistry.focusDidMove(to: focus)
        }
    }

    /// Runs after two commits: by then, a replacement for something removed has had its chance to take the focus.
    package func onceFocusIsSettled(_ effect: @escaping () -> Void) {
        afterCommit { [weak self] in self?.afterCommit(effect) }
    }
}
