import Foundation

/// A menu's item that does something: an action or a command.
@MainActor
protocol MenuChoice: UIMenuElement {
    var attributes: Attributes { get }
    var state: State { get }
    /// Does it.
    /// - Parameter sender: The control or bar item that shows the menu.
    func perform(_ sender: Any?)
}

extension UIAction: MenuChoice {
    /// Calls the handler with a sender, unless the action is disabled.
    func perform(_ sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

extension UICommand: MenuChoice {
    /// Performs the method by the first responder that can, or by the first one after the menu's control.
    func perform(_ sender: Any?) {
        let app = UIApplication.shared
        app.perform(self, action, from: app.firstResponder ?? sender as? UIResponder)
    }
}
