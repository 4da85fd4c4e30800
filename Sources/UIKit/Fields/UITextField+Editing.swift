import Foundation

extension UITextField: FieldOwner {
    func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    func textDidChange() {
        contentDidChange()
        sendActions(for: .editingChanged)
        tellObservers(Self.textDidChangeNotification)
    }

    func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

    func didSubmit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

    func didBeginEditing() {
        if clearsOnBeginEditing { clear() }
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        tellObservers(Self.textDidBeginEditingNotification)
    }

    func shouldEndEditing() -> Bool { !keepsKeyboard && delegate?.textFieldShouldEndEditing(self) ?? true }

    func didEndEditing() {
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        tellObservers(Self.textDidEndEditingNotification)
    }
}

// The selection.
extension UITextField {
    /// The selection; initially the end of the text. Setting nil changes nothing.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(model.selectedRange) }
        set { if let newValue { model.selectedRange = newValue.range } }
    }

    /// The end of the text.
    public var endOfDocument: UITextPosition { UITextPosition(model.length) }

    /// A part of the text; nil if the range isn't inside it.
    public func text(in range: UITextRange) -> String? { model.text(in: range.range) }

    /// Replaces a part of the text, and puts the caret behind the new text. Neither the delegate nor actions are
    /// notified. A range that isn't inside the text traps.
    public func replace(_ range: UITextRange, withText text: String) {
        model.replace(range.range, with: text)
        contentDidChange()
    }
}
