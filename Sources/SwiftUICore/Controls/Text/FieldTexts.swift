/// The texts that a field has shown since its client's last revision, by serial: the client's own, and the app's
/// changes of it.
///
/// A person may type while a text of the app is on its way to the client. The edit is then applied to the app's text,
/// for example after the app has cleared the field on sending, or truncated the text: no typing is lost, and no removed
/// text reappears.
struct FieldTexts {
    private static let countMax = 32

    private var texts: [String] = []
    /// The serial of the first text.
    private var first = 0

    /// The text displayed last; the present text may already differ.
    var last: String? { texts.last }

    /// Starts over with the client's text of a new revision.
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

    /// Merges a text, edited by a person from the one with the serial, into the app's present text.
    func merge(_ text: String, madeFrom serial: Int, into present: String) -> String {
        guard texts.indices.contains(serial - first) else { return text }
        let base = texts[serial - first]
        guard base != present else { return text }
        let before = Array(base), theirs = Array(present)
        let edit = TextEdit(from: before, to: Array(text))
        return String(edit.applied(to: theirs, after: TextEdit(from: before, to: theirs)))
    }
}
