import DisplayList

/// Where the app has moved the keyboard. What a page did with it unasked, before it knew of that, doesn't undo it.
struct KeyboardMoves {
    /// The element that the client last reported as focused. A frame that focuses the same element changes nothing.
    private var reported: ElementID?
    /// The frame in which the app gave the keyboard to something.
    private var givenIn = 0

    /// The client is sent a frame.
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

    /// Whether an event tells what the page did unasked, and the app has given the keyboard to something since then.
    func outdates(_ event: ElementEvent, current: DisplayList, sent: DisplayList) -> Bool {
        guard case .focus(_, _, isUnasked: true) = event.action else { return false }
        return event.frameSeen < givenIn || isAboutToGive(current: current, sent: sent)
    }

    private func isAboutToGive(current: DisplayList, sent: DisplayList) -> Bool {
        current.focus != nil && current.focus != sent.focus && current.focus != reported
    }
}
