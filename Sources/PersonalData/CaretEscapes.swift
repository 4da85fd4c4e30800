/// The escapes in parameters of cards and events (RFC 6868): `^n` is a line break, `^'` a quotation mark, `^^` a caret.
package enum CaretEscapes {
    /// A caret before another character stays.
    package static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
        var (result, rest) = ("", text.unicodeScalars[...])
        while let scalar = rest.popFirst() {
            guard scalar == "^", let meaning = rest.first.flatMap({ meanings[$0] }) else {
                result.unicodeScalars.append(scalar)
                continue
            }
            result.unicodeScalars.append(meaning)
            rest.removeFirst()
        }
        return result
    }

    private static let meanings: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "'": "\"", "^": "^"]
}
