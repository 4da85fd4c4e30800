/// A key of a keyboard.
struct Key: Sendable {
    /// As in `KeyboardEvent.key`.
    var name: String
    var code: String
    /// The Windows virtual key code.
    var number: Int
    var text: String?

    private static let named: [String: (code: String, number: Int, text: String?)] = [
        "Enter": ("Enter", 13, "\r"), "Tab": ("Tab", 9, nil), "Escape": ("Escape", 27, nil),
        "Backspace": ("Backspace", 8, nil), "Delete": ("Delete", 46, nil), " ": ("Space", 32, " "),
        "ArrowLeft": ("ArrowLeft", 37, nil), "ArrowUp": ("ArrowUp", 38, nil), "ArrowRight": ("ArrowRight", 39, nil),
        "ArrowDown": ("ArrowDown", 40, nil), "Home": ("Home", 36, nil), "End": ("End", 35, nil),
        "PageUp": ("PageUp", 33, nil), "PageDown": ("PageDown", 34, nil),
    ]

    init?(named name: String) {
        self.name = name
        if let key = Self.named[name] {
            (code, number, text) = key
        } else if name.count == 1, let character = name.first, let ascii = character.asciiValue, ascii > 32 {
            let upper = character.uppercased()
            code = character.isLetter ? "Key\(upper)" : character.isNumber ? "Digit\(character)" : ""
            // Key codes of punctuation overlap with those of letters and arrows; no code is better than a wrong one.
            number = character.isLetter || character.isNumber ? Int(upper.unicodeScalars.first?.value ?? 0) : 0
            text = name
        } else {
            return nil
        }
    }
}
