import Foundation

extension UITextView: FieldOwner {
    private var hearer: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        hearer?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    func textDidChange() {
        textDidBecomePlain()
        hearer?.textViewDidChange(self)
        tellObservers(Self.textDidChangeNotification)
    }

    func selectionDidChange() { hearer?.textViewDidChangeSelection(self) }

    /// Return types a line feed; the browser's submit event is ignored.
    func didSubmit() {}

    func shouldBeginEditing() -> Bool { isEditable && hearer?.textViewShouldBeginEditing(self) ?? true }

    func didBeginEditing() {
        hearer?.textViewDidBeginEditing(self)
        tellObservers(Self.textDidBeginEditingNotification)
    }

    func shouldEndEditing() -> Bool { hearer?.textViewShouldEndEditing(self) ?? true }

    func didEndEditing() {
        hearer?.textViewDidEndEditing(self)
        tellObservers(Self.textDidEndEditingNotification)
    }
}

// The selection.
extension UITextView {
    /// The selection; initially the end of the text. Setting nil changes nothing.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(model.selectedRange) }
        set { if let newValue { model.selectedRange = newValue.range } }
    }

    /// The end of the text.
    public var endOfDocument: UITextPosition { UITextPosition(model.length) }

    /// A part of the text; nil if the range isn't inside it.
    public func text(in range: UITextRange) -> String? { model.text(in: range.range) }

    /// Replaces a part of the text, and puts the caret behind the new text. Afterwards all of the text has one font and
    /// one color. The delegate isn't notified. A range that isn't inside the text traps.
    public func replace(_ range: UITextRange, withText text: String) {
        model.replace(range.range, with: text)
        textDidBecomePlain()
    }
}
