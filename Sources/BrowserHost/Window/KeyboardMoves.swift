import DisplayList

/// Where the app has moved the focus. Focus changes that the page made on its own, before it received that, don't undo it.
struct KeyboardMoves {
    /// The element that the client last reported as focused. A frame that focuses the same element changes nothing.
    private var reported: ElementID?
    /// The frame in which the app focused an element.
    private var givenIn = 0

    /// A frame is sent to the client.
    mutating func note(_ patch: Patch, in frame: Int) {
        for case .focus(let element) in patch.operations {
            if element != nil, element != reported { givenIn = frame }
            reported = nil
        }
    }

    /// An event is delivered.
    mutating func note(_ event: ElementEvent) {
        if case .focus(true, _, _) = event.action { reported = event.element }
    }

    /// Whether an event reports a focus change that the page made on its own, and the app has focused an element since then.
    func outdates(_ event: ElementEvent, current: DisplayList, sent: DisplayList) -> Bool {
        guard case .focus(_, _, isUnasked: true) = event.action else { return false }
        return event.frameSeen < givenIn || isAboutToGive(current: current, sent: sent)
    }

    private func isAboutToGive(current: DisplayList, sent: DisplayList) -> Bool {
        current.focus != nil && current.focus != sent.focus && current.focus != reported
    }
}
