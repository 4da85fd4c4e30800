/// A text in UTF-8 of which some bytes were lost, as by a program that cut it between two bytes of a character.
package enum DamagedText {
    /// The text with U+FFFD for what can't be read; nil if the bytes are rather in another encoding, with fewer characters of UTF-8
    /// beyond ASCII than bytes that aren't UTF-8.
    package static func repaired(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        var (lost, found) = (0, 0)
        for scalar in text.unicodeScalars where !scalar.isASCII {
            if scalar == "\u{FFFD}" { lost += 1 } else { found += 1 }
        }
        return found > lost ? text : nil
    }
}
