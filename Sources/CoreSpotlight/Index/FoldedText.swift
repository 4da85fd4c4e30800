import Foundation

/// Text as the index compares it: without case and accents, and with a space around each letter of a script that writes
/// none between its words, so that any part of such a text is found.
enum FoldedText {
    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    private static func spaced(_ text: String) -> String {
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

    /// What stands before each word of an owner's. A letter ends it, so that no owner's number begins another's.
    private static func mark(_ owner: Int64) -> String { "\(owner)x" }

    /// A text for the index, each word with its owner's mark.
    static func marked(_ text: String, of owner: Int64) -> String {
        let mark = mark(owner)
        var (result, isInWord) = ("", false)
        for scalar in spaced(text).unicodeScalars {
            let isPart = scalar.isPart(ofWord: isInWord)
            if isPart, !isInWord { result += mark }
            isInWord = isPart
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// A search has no more words, and no more bytes of each.
    static let wordsMax = 16
    static let wordBytesMax = 64

    /// The words of texts that somebody has typed, folded: the first ones, each once, and not all of a long one. A person
    /// types no more, and each costs a pass through all of an owner's words.
    static func typed(_ texts: [String]) -> [String] {
        var (words, known) = ([String](), Set<String>())
        for text in texts {
            for word in text.prefix(textMax).split(whereSeparator: \.isWhitespace) where words.count < wordsMax {
                let word = folded(beginning(of: word))
                if known.insert(word).inserted { words.append(word) }
            }
        }
        return words
    }

    /// The same as the index has them: each in its parts. What has no letter and no number is no word.
    static func words(_ texts: [String]) -> [[String]] { typed(texts).map(parts).filter { !$0.isEmpty } }

    /// What is behind so many characters isn't looked at.
    private static let textMax = 10_000

    private static func beginning(of word: Substring) -> String {
        var (result, bytes) = ("", 0)
        for character in word {
            bytes += character.utf8.count
            guard bytes <= wordBytesMax else { break }
            result.append(character)
        }
        return result
    }

    private static func parts(_ word: String) -> [String] {
        var (parts, isInWord) = ([String](), false)
        for scalar in spaced(word).unicodeScalars {
            let isPart = scalar.isPart(ofWord: isInWord)
            if isPart, !isInWord { parts.append("") }
            isInWord = isPart
            if isPart { parts[parts.count - 1].unicodeScalars.append(scalar) }
        }
        return parts
    }

    /// A word as a phrase of FTS5 whose last part may go on, for each of some owners. Nothing of it is FTS5's syntax.
    static func phrase(_ word: [String], of owners: [Int64]) -> String {
        let phrases = owners.map { owner in
            "\"\(word.map { mark(owner) + $0 }.joined(separator: " "))\"*"
        }
        return "(\(phrases.joined(separator: " OR ")))"
    }
}

extension Unicode.Scalar {
    /// Whether FTS5's `unicode61` takes it for a part of a word: letters and numbers of Unicode 6.1, and what is combined with
    /// them.
    fileprivate func isPart(ofWord isInWord: Bool) -> Bool {
        if isASCII { return (48...57).contains(value) || (97...122).contains(value | 32) }
        if isInWord, (0x300...0x36F).contains(value) { return true }
        guard let age = properties.age, age <= (6, 1) else { return false }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .privateUse:
            true
        default: false
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
