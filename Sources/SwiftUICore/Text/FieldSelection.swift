import DisplayList

/// Keeps a field's selection in step between the app and the client.
///
/// A selection belongs to one state of the text. That state is identified by the client's revision and by the number of
/// times that the app has changed the text or the selection since. A report for another state is late and is ignored.
struct FieldSelection {
    private var serial = 0
    private var target: Range<Int>?
    /// The text that was last sent to the client or received from it; nil before the first.
    private var text: String?
    /// The app's value that need not be sent to the client.
    private var known: TextSelection?

    /// The selection to send to the client, for a text and the selection that the app has set.
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

    /// Starts over at a new revision of the client, since which the app has changed nothing.
    mutating func begin(_ text: String) {
        self = FieldSelection()
        self.text = text
    }

    /// Whether a client's report with that text and serial is about the current state.
    func isCurrent(_ text: String, serial: Int) -> Bool { serial == self.serial && text == self.text }

    /// Passes to the app the selection in `text` that the client reports, and returns the app's selection afterwards.
    ///
    /// If the app keeps its previous value, nothing is sent back, and the caret stays where the person put it. If the
    /// app sets a different value, that is sent to the client.
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
