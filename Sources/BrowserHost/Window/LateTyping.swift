import DisplayList

/// Fields that a frame disabled which the client may not have seen yet: text that was typed before is still accepted.
struct LateTyping {
    private var disabledIn: [ElementID: Int] = [:]

    /// Records the fields that a patch disables, with the number of its frame.
    mutating func note(_ patch: Patch, from old: DisplayList?, in frame: Int) {
        for case .update(let update) in patch.operations where update.element.isDisabledField {
            guard let before = old?[update.element.id], !before.isDisabledField else { continue }
            disabledIn[update.element.id] = frame
        }
    }

    /// The client has seen that frame and all earlier ones.
    mutating func forget(upTo frame: Int) {
        guard !disabledIn.isEmpty else { return }
        disabledIn = disabledIn.filter { $0.value > frame }
    }

    /// Whether an event for a disabled field is text that was typed while the field was still enabled.
    /// - Parameter sent: The list that was last sent to the client.
    func allows(_ event: ElementEvent, sent: DisplayList) -> Bool {
        guard case .text = event.action, let field = sent[event.element], field.content.isField else { return false }
        guard field.input.isDisabled else { return true }
        return disabledIn[event.element].map { event.frameSeen < $0 } ?? false
    }
}

extension DisplayElement {
    fileprivate var isDisabledField: Bool { input.isDisabled && content.isField }
}
