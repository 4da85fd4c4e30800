import Foundation

/// A word of a description, known or unknown.
struct Token: Sendable {
    var text: String
    /// nil if the word is unknown.
    var meaning: Meaning?
    /// In Japanese: the relation to the subject, as expressed by the particle after the word.
    var relation: Relation?
    var isJapanese = false
    /// Whether a hyphen joins the word to the one before.
    var isLinked = false
}

/// Splits a description into English and Japanese words.
enum Tokenizer {
    static func tokens(in text: String) -> [Token] {
        let text = text.lowercased().precomposedStringWithCompatibilityMapping
        var tokens: [Token] = []
        var rest = Substring(text)
        while let first = rest.first {
            if first.isLatin {
                let run = rest.prefix { $0.isLatin || " '’-‐".contains($0) }
                tokens += english(run)
                rest = rest[run.endIndex...]
            } else if let (word, meaning) = japaneseWord(rest) {
                rest = rest.dropFirst(word.count)
                tokens.append(
                    Token(
                        text: word, meaning: meaning, relation: relation(after: rest),
                        isJapanese: word.first?.isASCII == false))
            } else if first.isJapanese {
                let word = unknownJapanese(rest)
                rest = rest.dropFirst(word.count)
                tokens.append(
                    Token(text: word, meaning: nil, relation: relation(after: rest), isJapanese: true))
            } else {
                rest = rest.dropFirst()
                if first.isPunctuation {
                    tokens.append(Token(text: String(first), meaning: .relation(.none)))
                }
            }
        }
        return tokens
    }

    // MARK: - English

    private static func english(_ run: Substring) -> [Token] {
        let words = run.split { $0 == " " }.flatMap(wordParts)
        var tokens: [Token] = []
        var index = 0
        while index < words.count {
            let taken =
                [3, 2].first { count in
                    index + count <= words.count && meaning(of: words[index..<index + count]) != nil
                } ?? 1
            let phrase = words[index..<index + taken]
            tokens.append(
                Token(text: text(of: phrase), meaning: meaning(of: phrase), isLinked: words[index].isLinked))
            index += taken
        }
        return tokens
    }

    private typealias WordPart = (text: String, isLinked: Bool)

    /// Splits "star-shaped" into two linked words; a hyphen by itself is kept.
    private static func wordParts(_ word: Substring) -> [WordPart] {
        let parts = word.split { $0 == "-" || $0 == "‐" }.map { String($0.prefix { $0 != "'" && $0 != "’" }) }
            .filter { !$0.isEmpty }
        if parts.isEmpty { return word.contains("-") ? [("-", false)] : [] }
        return parts.enumerated().map { ($1, $0 > 0) }
    }

    private static func text(of words: ArraySlice<WordPart>) -> String {
        words.map(\.text).joined(separator: " ")
    }

    private static func meaning(of words: ArraySlice<WordPart>) -> Meaning? {
        let text = text(of: words)
        return Vocabulary.meanings[text]
            ?? singulars(text).lazy.compactMap { Vocabulary.meanings[$0] }.first
    }

    private static func singulars(_ word: String) -> [String] {
        var forms: [String] = []
        if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
        if word.hasSuffix("ves") { forms += [word.dropLast(3) + "f", word.dropLast(3) + "fe"] }
        if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
        if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
        return forms
    }

    // MARK: - Japanese

    private static func japaneseWord(_ text: Substring) -> (String, Meaning)? {
        for count in stride(from: Vocabulary.longestJapaneseWord, through: 1, by: -1) {
            let word = String(text.prefix(count))
            if word.count == count, let meaning = Vocabulary.meanings[word] { return (word, meaning) }
        }
        return nil
    }

    /// An unknown word: a run of katakana or kanji, or any other single character.
    private static func unknownJapanese(_ text: Substring) -> String {
        for belongs in [\Character.isKatakana, \.isKanji] where text.first![keyPath: belongs] {
            return String(text.prefix { $0[keyPath: belongs] })
        }
        return String(text.prefix(1))
    }

    private static let following: [(String, Relation)] = [
        ("の上", .upon), ("に乗", .upon), ("に座", .upon), ("の中", .within), ("に入", .within), ("の下", .under),
        ("でできた", .madeOf), ("の模様", .patterned), ("模様", .patterned), ("の柄", .patterned),
        ("のよう", .at), ("みたい", .at), ("を見", .at), ("を眺め", .at), ("を追", .at), ("を探", .at),
        ("を着", .wearing), ("をかぶ", .wearing), ("を被", .wearing), ("を巻", .wearing), ("をつけ", .wearing),
        ("をかけ", .wearing),
        ("を履", .wearing), ("をはい", .wearing),
        ("を", .holding), ("と", .also),
    ]

    private static func relation(after rest: Substring) -> Relation? {
        following.first { rest.hasPrefix($0.0) }?.1
    }
}

extension Character {
    var isLatin: Bool { isLetter && unicodeScalars.allSatisfy { $0.value < 0x250 } }
    var isKatakana: Bool { unicodeScalars.allSatisfy { (0x30A1...0x30FF).contains($0.value) } }
    var isKanji: Bool {
        unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) || $0.value == 0x3005 }
    }
    var isJapanese: Bool {
        isKatakana || isKanji || unicodeScalars.allSatisfy { (0x3041...0x309F).contains($0.value) }
    }
}
