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
        var node = layoutNode(of: event.element)
        while let current = node {
            if current.handle(event.action) { return }
            node = current.parent
        }
        for service in services.values { service.eventWasIgnored(event.action) }
    }
}
