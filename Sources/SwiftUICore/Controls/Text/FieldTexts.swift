/// The texts that a field has shown since its client's last revision, by their serials: the client's own, and what the app has
/// made of it.
///
/// A person may type while a text of the app's is on its way. What they typed is then done to that text, be it that the app has
/// cleared the field because its text was sent, or cut it: nothing is lost, and nothing comes back.
struct FieldTexts {
    private static let countMax = 32

    private var texts: [String] = []
    /// The serial of the first of them.
    private var first = 0

    /// What is shown, unless it has changed just now.
    var last: String? { texts.last }

    /// The client's text of a new revision.
    mutating func begin(_ text: String) { (texts, first) = ([text], 0) }

    /// The serial of the text that is shown now.
    mutating func serial(showing text: String) -> Int {
        if texts.last != text { texts.append(text) }
        if texts.count > Self.countMax {
            first += texts.count - Self.countMax
            texts.removeFirst(texts.count - Self.countMax)
        }
        return first + texts.count - 1
    }

    /// What becomes of a text that a person made from the one with that serial, where the app's text is another by now.
    func merge(_ text: String, madeFrom serial: Int, into present: String) -> String {
        guard texts.indices.contains(serial - first) else { return text }
        let base = texts[serial - first]
        guard base != present else { return text }
        let before = Array(base), theirs = Array(present)
        let edit = TextEdit(from: before, to: Array(text))
        return String(edit.applied(to: theirs, after: TextEdit(from: before, to: theirs)))
    }
}
