import Foundation

/// Text as the index compares it: without case and accents, and with a space around each letter of a script that writes
/// none between its words, so that any part of such a text is found.
enum FoldedText {
    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    static func indexed(_ text: String) -> String {
        var result = ""
        for character in folded(text) {
            if character.isWrittenTight {
                result += " \(character) "
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// The words of a query, each a phrase of FTS5 whose last part may go on. Nothing of the text is FTS5's syntax.
    static func phrases(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).compactMap { word in
            let parts = indexed(String(word)).split { !$0.isLetter && !$0.isNumber }
            return parts.isEmpty ? nil : "\"\(parts.joined(separator: " "))\"*"
        }
    }
}

extension Character {
    /// Whether it is of a script without spaces between words: Han, kana, Thai and the like.
    fileprivate var isWrittenTight: Bool {
        unicodeScalars.first.map { scalar in
            switch scalar.value {
            case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
                0xF900...0xFAFF, 0x20000...0x3FFFF:
                true
            default: false
            }
        } ?? false
    }
}
