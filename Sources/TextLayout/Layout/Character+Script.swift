/// Properties that determine which font draws a character.
extension Character {
    /// Whether it is displayed as an emoji: by default, or because of U+FE0F or a keycap, and not as text because of U+FE0E.
    var isEmojiPicture: Bool {
        var isPicture = false
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0xFE0E: return false
            case 0xFE0F, 0x20E3: isPicture = true
            case 0..<0x231A: continue
            default: isPicture = isPicture || scalar.properties.isEmojiPresentation
            }
        }
        return isPicture
    }

    /// Kana, kanji, and the punctuation and full-width forms that are only used with them.
    var isEastAsian: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
        default: false
        }
    }

    /// Dots and dashes that Latin sets on the baseline and Japanese in the middle of a square: they look like the preceding
    /// character.
    var isSharedPunctuation: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x2014, 0x2015, 0x2025, 0x2026: true
        default: false
        }
    }
}
