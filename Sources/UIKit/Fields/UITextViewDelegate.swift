import Foundation

/// Decides what may be done to a text view, and is notified of what was done.
///
/// See [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate). Its methods have
/// default implementations here where Apple's are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Whether the view may get the keyboard focus.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// The view has the keyboard focus.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether the view gives up the keyboard focus. It isn't asked if the app takes the keyboard focus away by
    /// force.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// The view no longer has the keyboard focus.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether an edit is accepted; Return types a line feed.
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: The part of the text that is replaced, in UTF-16 units.
    ///   - text: The replacement text.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user typed.
    func textViewDidChange(_ textView: UITextView)
    /// The user typed, or moved the caret.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing by default.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing by default.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing by default.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing by default.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
