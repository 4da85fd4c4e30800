import Foundation

/// Is asked what may be done to a field, and hears what was.
///
/// See [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate). Its methods have default
/// implementations here where Apple's are optional; a subclass that adds one to those of its superclass, which conforms,
/// has to name the protocol itself.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the field may get the keyboard.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field has the keyboard.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the field gives up the keyboard. It isn't asked where the app takes the keyboard away by force.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Heard by a delegate that has no method with a reason.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The field no longer has the keyboard. The reason is always `committed`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether what somebody has typed is taken. The browser has shown it already, and takes it back where it isn't; what an
    /// input method is composing is asked about when that is done.
    /// - Parameter range: The part of the text that is replaced, in UTF-16 units.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Somebody has typed, or moved the caret.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be removed, by the button for it or because editing begins.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Return was pressed.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing by itself.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing by itself.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing by itself.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
