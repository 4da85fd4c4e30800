import Foundation

/// Is asked what may be done to a text view, and hears what was.
///
/// See [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate). Its methods have default
/// implementations here where Apple's are optional.
@MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Whether the view may get the keyboard.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// The view has the keyboard.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether the view gives up the keyboard. It isn't asked where the app takes the keyboard away by force.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// The view no longer has the keyboard.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether what somebody has typed is taken; return types a line feed.
    /// - Parameter range: The part of the text that is replaced, in UTF-16 units.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Somebody has typed.
    func textViewDidChange(_ textView: UITextView)
    /// Somebody has typed, or moved the caret.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing by itself.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing by itself.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing by itself.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing by itself.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
