import Foundation
import SwiftUICore

extension UIApplication {
    /// Performs the command that has some keys: the first one in the chain of the first responder, or of the view whose keys
    /// were pressed. Commands that no responder can perform at present are passed over.
    /// - Returns: Whether a command was performed.
    func perform(_ keys: [String], pressedIn view: UIView) -> Bool {
        guard view.isSeenByUser else { return false }
        let start = firstResponder ?? view
        for command in start.chain.flatMap({ $0.keyCommands ?? [] }) {
            for shortcut in command.shortcuts where shortcut.keys == keys {
                if perform(command, shortcut.action, from: start) { return true }
            }
        }
        return false
    }

    /// Performs a command's method by the first responder in a chain that can, unless it disables the command.
    @discardableResult func perform(_ command: UICommand, _ action: Selector, from start: UIResponder?) -> Bool {
        guard let target = responder(with: action, from: start, sender: command) else { return false }
        target.validate(command)
        guard !command.attributes.contains(.disabled) else { return false }
        action.perform(on: target, command, UIEvent.now)
        return true
    }
}

extension UIResponder {
    /// The responder and those after it.
    fileprivate var chain: [UIResponder] { Array(sequence(first: self) { $0.next }) }
}

extension UIView {
    /// Whether the view's controller, or the one around it, is shown. A page below others in a container isn't.
    fileprivate var isSeenByUser: Bool {
        let chain = sequence(first: self as UIResponder) { $0.next }
        return chain.lazy.compactMap { $0 as? UIViewController }.first?.appearance != .gone
    }
}
