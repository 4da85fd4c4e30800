import DisplayList

/// What a field's app and its client each know of what is selected, and who said it last.
///
/// What is selected belongs to one text. A text is named by the client's revision and by how often the app has changed
/// it since, or what is selected in it: a report that names another one is late, and nothing follows from it.
struct FieldSelection {
    private var serial = 0
    private var target: Range<Int>?
    /// The text as the client was last told it, or told it; nil before the first.
    private var text: String?
    /// The app's value that the client needn't be told.
    private var known: TextSelection?

    /// What the client is told of a text and the app's wish.
    mutating func content(text: String, wish: TextSelection?) -> TextFieldContent.Selection {
        let isNewText = self.text != nil && self.text != text
        let target = wish == known ? nil : wish?.offsets(in: text)
        if isNewText || target != nil {
            serial += 1
            self.target = target
        }
        self.text = text
        known = wish
        return TextFieldContent.Selection(serial: serial, target: self.target)
    }

    /// A new revision of the client's: the app has changed nothing since.
    mutating func begin(_ text: String) {
        self = FieldSelection()
        self.text = text
    }

    /// Whether what a client says about a text with that serial is about this one.
    func isCurrent(_ text: String, serial: Int) -> Bool { serial == self.serial && text == self.text }

    /// Tells the app what the client says is selected in `text`, and answers what became of it.
    ///
    /// An app that keeps the value that it had is left in peace, and the caret where the person put it; one that makes
    /// another value of it has a wish.
    @MainActor
    mutating func tell(
        _ binding: Binding<TextSelection?>, _ offsets: Range<Int>?, in text: String, affinity: TextSelectionAffinity
    ) -> TextSelection? {
        let before = binding.wrappedValue
        let new = offsets.map { TextSelection(offsets: $0, in: text, affinity: affinity) }
        if new != before { binding.wrappedValue = new }
        let after = binding.wrappedValue
        known = after == before ? before : new
        return after
    }
}
