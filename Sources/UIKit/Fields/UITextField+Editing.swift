import Foundation

extension UITextField: FieldOwner {
    func shouldChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    func textDidChange() {
        contentDidChange()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
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
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func shouldEndEditing() -> Bool { !keepsKeyboard && delegate?.textFieldShouldEndEditing(self) ?? true }

    func didEndEditing() {
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
}

// What is selected.
extension UITextField {
    public var selectedTextRange: UITextRange? {
        get { UITextRange(model.selectedRange) }
        set { if let newValue { model.selectedRange = newValue.range } }
    }

    public var endOfDocument: UITextPosition { UITextPosition(model.length) }

    public func text(in range: UITextRange) -> String? { model.text(in: range.range) }

    public func replace(_ range: UITextRange, withText text: String) {
        model.replace(range.range, with: text)
        contentDidChange()
    }
}
