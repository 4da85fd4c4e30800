import Foundation
import SwiftUICore

/// How a field gets the keyboard, and gives it up: its owner is asked first, and told afterwards.
extension FieldModel {
    private var graph: ViewGraph? { owner?.shown?.window }

    /// The app wants it for the field. A field that isn't shown can't have it.
    func takeKeyboard() -> Bool {
        guard !isEdited else { return true }
        return graph.map(begin) ?? false
    }

    /// The app wants it no more.
    func giveUpKeyboard(isForced: Bool = false) -> Bool {
        guard isEdited else { return true }
        guard isForced || owner?.shouldEndEditing() ?? true else { return false }
        end()
        return true
    }

    /// Who had it before is told first.
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

    /// The browser has moved the keyboard, or the field is gone with it.
    func keyboardDidMove(_ isHere: Bool) {
        guard isHere else { return keyboardDidGo() }
        guard !isEdited, let graph, !begin(in: graph) || !isEdited else { return }
        // The owner refuses it, or has given it up already.
        wantsKeyboard = true
        settle(graph)
    }

    private func keyboardDidGo() {
        wantsKeyboard = false
        guard isEdited else { return }
        guard let graph else { return end() }
        if !giveUpKeyboard() { settle(graph) }
    }

    /// The browser is told otherwise when it has been shown what it did: what follows is then a change, of which it is told.
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
