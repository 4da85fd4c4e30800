import DisplayList

/// Events that the browser reports for elements.
extension ViewGraph {
    /// Passes an event to its element's node, then outwards to the modifiers around it.
    package func handle(_ event: ElementEvent) {
        guard stage == .living else { return }
        inContext { deliver(event) }
    }

    private func deliver(_ event: ElementEvent) {
        if case .focus(let hasFocus, let isByTab, _) = event.action {
            clientDidFocus(event.element, hasFocus, isByTab: isByTab)
        }
        pass(event.action, on: layoutNode(of: event.element))
    }

    /// Passes a person's action to a node, then to its ancestors. Some actions require others to be finished first.
    package func handle(_ action: ElementEvent.Action, from node: LayoutNode) {
        guard stage == .living else { return }
        inContext { pass(action, on: node) }
    }

    private func pass(_ action: ElementEvent.Action, on node: LayoutNode?) {
        var node = node
        while let current = node {
            if current.handle(action) { return }
            node = current.parent
        }
        for service in services.values { service.eventWasIgnored(action) }
    }
}
