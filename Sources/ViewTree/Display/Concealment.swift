import DisplayList

/// Notifies views when they go out of reach: when they or their ancestors are hidden, transparent, leaving or covered by a page.
///
/// The page itself handles content below a sheet. The rules are those by which a window rejects events.
@MainActor
package final class Concealment {
    private struct Observer {
        weak var node: LayoutNode?
        let didConceal: () -> Void
        var isConcealed = false
    }

    private var observers: [ObjectIdentifier: Observer] = [:]

    func add(_ node: LayoutNode, didConceal: @escaping () -> Void) {
        observers[ObjectIdentifier(node)] = Observer(node: node, didConceal: didConceal)
    }

    func remove(_ node: LayoutNode) { observers[ObjectIdentifier(node)] = nil }

    /// Called after the elements were written.
    package func check(_ list: DisplayList) {
        for (key, observer) in observers {
            guard let node = observer.node else {
                observers[key] = nil
                continue
            }
            let isConcealed = isConcealed(node, in: list)
            observers[key]?.isConcealed = isConcealed
            if isConcealed, !observer.isConcealed { observer.didConceal() }
        }
    }

    /// Checks the elements of the ancestors. If an ancestor's element doesn't contain the element, it isn't shown at present.
    private func isConcealed(_ node: LayoutNode, in list: DisplayList) -> Bool {
        guard let id = node.ownElement, let own = list[id] else { return true }
        if own.isOutOfReach { return true }
        var inner = id
        for around in sequence(first: node, next: \.parent).dropFirst() {
            guard let id = around.ownElement, let element = list[id], element.children.contains(inner) else { continue }
            if element.isOutOfReach { return true }
            inner = id
        }
        return false
    }
}

extension DisplayElement {
    fileprivate var isOutOfReach: Bool { isLeaving || style.isHidden || style.opacity <= 0 }
}
