import DisplayList

/// Fields that were disabled in a frame which their client may not have seen yet: what somebody typed before is theirs.
struct LateTyping {
    private var disabledIn: [ElementID: Int] = [:]

    /// The frame with that number disables what the patch says.
    mutating func note(_ patch: Patch, from old: DisplayList?, in frame: Int) {
        for case .update(let update) in patch.operations where update.element.isDisabledField {
            guard let before = old?[update.element.id], !before.isDisabledField else { continue }
            disabledIn[update.element.id] = frame
        }
    }

    /// The client has seen that frame, and all before it.
    mutating func forget(upTo frame: Int) {
        guard !disabledIn.isEmpty else { return }
        disabledIn = disabledIn.filter { $0.value > frame }
    }

    /// Whether an event that a disabled field would refuse is what was typed into it when it was not.
    /// - Parameter sent: What the client has been told so far.
    func allows(_ event: ElementEvent, sent: DisplayList) -> Bool {
        guard case .text = event.action, let field = sent[event.element], field.content.isField else { return false }
        guard field.input.isDisabled else { return true }
        return disabledIn[event.element].map { event.frameSeen < $0 } ?? false
    }
}

extension DisplayElement {
    fileprivate var isDisabledField: Bool { input.isDisabled && content.isField }
}
