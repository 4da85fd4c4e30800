import Foundation
import SwiftUICore

extension UIApplication {
    /// Calls a target's method.
    /// - Parameters:
    ///   - action: The method.
    ///   - target: Nil is the first responder that can perform the method, or the first one after it; without a first
    ///     responder, the chain begins at the sender.
    ///   - sender: The method's first parameter.
    ///   - event: The method's second parameter.
    /// - Returns: Whether an object has the method.
    @discardableResult public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let target {
            let target = target as AnyObject
            guard action.suits(target) else { return false }
            action.perform(on: target, sender, event)
            return true
        }
        // SwiftUI's fields are no responders; this is how apps take the keyboard from them.
        if action.description == "resignFirstResponder" { return resignAny() }
        guard let responder = responder(with: action, from: firstResponder ?? sender as? UIResponder, sender: sender)
        else { return false }
        action.perform(on: responder, sender, event)
        return true
    }

    /// The field that has the keyboard in the window whose event is handled.
    var firstResponder: UIResponder? {
        (ViewGraph.current?.firstResponder as? FieldModel)?.owner as? UIResponder
    }

    /// The first responder that can perform a method in a chain, at whose end are the app and its delegate.
    func responder(with action: Selector, from start: UIResponder?, sender: Any?) -> UIResponder? {
        if let found = start?.target(forAction: action, withSender: sender) as? UIResponder { return found }
        return [self, delegate as? UIResponder].compactMap { $0 }
            .first { $0.canPerformAction(action, withSender: sender) }
    }

    private func resignAny() -> Bool {
        guard let graph = ViewGraph.current else { return false }
        if let field = graph.firstResponder as? FieldModel { return field.giveUpKeyboard() }
        return graph.endEditing()
    }
}
