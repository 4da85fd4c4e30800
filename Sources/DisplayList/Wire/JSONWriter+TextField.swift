import JSONSyntax

/// The JSON encoding of text fields.
extension JSONWriter {
    mutating func textField(_ value: TextFieldContent) {
        object {
            $0.field(.text, value.text)
            $0.field(.revision, value.revision)
            if value.serial != 0 { $0.field(.serial, value.serial) }
            $0.field(.placeholder, value.placeholder)
            $0.field(.placeholderColor, value.placeholderColor)
            $0.key(.families)
            $0.array(value.families) { $0.string($1) }
            $0.field(.size, value.size)
            $0.field(.color, value.color)
            $0.field(.tint, value.tint)
            $0.field(.alignment, value.alignment.rawValue)
            if value.isSecure { $0.field(.secure, true) }
            if value.isMultiline { $0.field(.lineHeight, value.lineHeight) }
            $0.typing(value.typing)
            if let selection = value.selection {
                $0.key(.selection)
                $0.selection(selection)
            }
        }
    }

    /// `[serial]` or `[serial, start, end]`
    private mutating func selection(_ value: TextFieldContent.Selection) {
        array {
            $0.integer(value.serial)
            guard let target = value.target else { return }
            $0.integer(target.lowerBound)
            $0.integer(target.upperBound)
        }
    }

    private mutating func typing(_ value: TextFieldContent.TypingHints) {
        if let keyboard = value.keyboard { field(.keyboard, keyboard) }
        if let contentType = value.contentType { field(.autocomplete, contentType) }
        if let capitalization = value.capitalization { field(.capitalization, capitalization) }
        if !value.corrects { field(.corrects, false) }
        if let submitLabel = value.submitLabel { field(.submitLabel, submitLabel) }
    }
}
