import Foundation

extension UIViewController {
    /// Adds keys that perform a method while the controller is shown.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
        viewIfLoaded?.displayDidChange()
    }

    /// Removes keys that were added by `addKeyCommand`.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
        viewIfLoaded?.displayDidChange()
    }
}
