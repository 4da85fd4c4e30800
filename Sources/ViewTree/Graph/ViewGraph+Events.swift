import DisplayList

/// What the browser tells of elements.
extension ViewGraph {
    /// Gives an event to the node whose element heard it, then to the modifiers around that, outwards.
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

    /// Gives what a person did to a node, then to those around it. Some of it can't be done before something else is.
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
