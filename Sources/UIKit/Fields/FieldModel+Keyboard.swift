import Foundation
import SwiftUICore

/// How a field gains and loses the focus: its owner is asked first, and notified afterwards.
extension FieldModel {
    private var graph: ViewGraph? { owner?.shown?.window }

    /// The app requests the focus. A field that isn't shown can't have it.
    func takeKeyboard() -> Bool {
        guard !isEdited else { return true }
        return graph.map(begin) ?? false
    }

    /// The app gives up the focus.
    func giveUpKeyboard(isForced: Bool = false) -> Bool {
        guard isEdited else { return true }
        guard isForced || owner?.shouldEndEditing() ?? true else { return false }
        end()
        return true
    }

    /// The previous first responder resigns before this one begins.
    private func begin(in graph: ViewGraph) -> Bool {
        guard let owner, look.isEnabled, owner.shouldBeginEditing() else { return false }
        if let other = graph.firstResponder as? FieldModel, other !== self, !other.giveUpKeyboard() { return false }
        graph.firstResponder = self
        (isEdited, wantsKeyboard) = (true, true)
        owner.didBeginEditing()
        return true
    }

    private func end() {
        if let graph, graph.firstResponder === self { graph.firstResponder = nil }
        (isEdited, wantsKeyboard) = (false, false)
        owner?.didEndEditing()
    }

    // MARK: The browser

    /// The browser moved the focus, or the field disappeared with it.
    func keyboardDidMove(_ isHere: Bool) {
        guard isHere else { return keyboardDidGo() }
        guard !isEdited, let graph, !begin(in: graph) || !isEdited else { return }
        // The owner refused the focus, or resigned it at once.
        wantsKeyboard = true
        settle(graph)
    }

    private func keyboardDidGo() {
        wantsKeyboard = false
        guard isEdited else { return }
        guard let graph else { return end() }
        if !giveUpKeyboard() { settle(graph) }
    }

    /// Resets the browser's focus to the model's state. It runs after a commit that mirrors the browser's state: only
    /// then does the reset differ from what the browser last received, and is sent.
    private func settle(_ graph: ViewGraph) {
        graph.afterCommit {
            DispatchQueue.main.async { [weak self, weak graph] in
                MainActor.assumeIsolated {
                    graph?.inContext { if let self { self.wantsKeyboard = self.isEdited } }
                }
            }
        }
    }
}
