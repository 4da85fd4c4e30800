import Foundation

/// Decides what may be done to a field, and is notified of what was done.
///
/// See [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate). Its methods have
/// default implementations here where Apple's are optional; a subclass that adds one to those of its superclass, which
/// conforms, has to name the protocol itself.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the field may get the keyboard focus.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field has the keyboard focus.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether the field gives up the keyboard focus. It isn't asked if the app takes the keyboard focus away by
    /// force.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called if the delegate doesn't implement the method with a reason.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The field no longer has the keyboard focus. The reason is always `committed`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether an edit is accepted. The browser has already shown it, and reverts it if it is refused. An input
    /// method's composition is passed on when it is complete.
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: The part of the text that is replaced, in UTF-16 units.
    ///   - string: The replacement text.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The user typed, or moved the caret.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be cleared, by the clear button or because editing begins.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Return was pressed.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
