/// Rules of vocabularies whose regular expressions don't match every character: DeepSeek's, Hunyuan's and SuperBPE's. Text
/// between two matches is a piece, too.
extension PreTokenizer {
    /// The end of a match that begins at the first character of the range; nil if there is none.
    typealias Match = @Sendable (_ text: CharacterText, _ range: Range<Int>) -> Int?

    static func matches(_ match: @escaping Match) -> Rule {
        { text, range in
            if let end = match(text, range) { return end }
            let rest = range.dropFirst()
            return rest.first { match(text, $0..<range.upperBound) != nil } ?? range.upperBound
        }
    }

    /// `\p{N}{1,3}`
    static let numberTriples = matches { text, range in
        guard text.classes[range.lowerBound] == .number else { return nil }
        return run(text, range.prefix(3)) { $0 == .number }
    }

    /// `[\r\n]`
    static let newlines = matches { text, range in
        isNewline(text.values[range.lowerBound]) ? range.lowerBound + 1 : nil
    }

    /// `\s?X+` for a class of characters.
    static func spacedRuns(of character: CharacterClass) -> Rule {
        matches { text, range in
            let isSpace = text.classes[range.lowerBound] == .whitespace
            let letters = isSpace ? range.dropFirst() : range
            guard let first = letters.first, text.classes[first] == character else { return nil }
            return run(text, letters) { $0 == character }
        }
    }

    /// `\s?[…]+` for ranges of characters.
    static func spacedRuns(of values: [ClosedRange<UInt32>]) -> Rule {
        matches { text, range in
            func belongs(_ index: Int) -> Bool {
                text.classes[index] != .whitespace && values.contains { $0.contains(text.values[index]) }
            }
            let rest = text.classes[range.lowerBound] == .whitespace ? range.dropFirst() : range
            guard let first = rest.first, belongs(first) else { return nil }
            return rest.first { !belongs($0) } ?? range.upperBound
        }
    }

    /// `[…]+` for ranges of characters, which don't contain white space, because llama.cpp maps all of it to ASCII's.
    static func runs(of values: [ClosedRange<UInt32>]) -> Rule {
        matches { text, range in
            func belongs(_ index: Int) -> Bool {
                text.classes[index] != .whitespace && values.contains { $0.contains(text.values[index]) }
            }
            guard belongs(range.lowerBound) else { return nil }
            return range.first { !belongs($0) } ?? range.upperBound
        }
    }

    /// ``[!-/:-@\[-`{-~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+| ?[\p{P}\p{S}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+``
    static let signedWords = matches { text, range in
        let start = range.lowerBound, rest = range.dropFirst()
        if isBasicSign(text.values[start]), let second = rest.first, isBasicLetter(text.values[second]) {
            return rest.first { !isBasicLetter(text.values[$0]) } ?? range.upperBound
        }
        func isWord(_ character: CharacterClass) -> Bool { character == .letter || character == .mark }
        func isSign(_ character: CharacterClass) -> Bool { character == .punctuation || character == .symbol }
        let first = text.classes[start]
        if isWord(first) { return run(text, range, isWord) }
        if !isSign(first), !isNewline(text.values[start]), let second = rest.first, isWord(text.classes[second]) {
            return run(text, rest, isWord)
        }
        let signs = text.values[start] == 0x20 ? rest : range
        if let sign = signs.first, isSign(text.classes[sign]) {
            return runOfNewlines(text, run(text, signs, isSign)..<range.upperBound)
        }
        guard first == .whitespace else { return nil }
        return lastNewline(text, range) ?? whitespace(text, range)
    }

    /// Whether the character is ASCII punctuation.
    private static func isBasicSign(_ value: UInt32) -> Bool {
        (0x21...0x7E).contains(value) && !isBasicLetter(value) && !(0x30...0x39).contains(value)
    }

    private static func isBasicLetter(_ value: UInt32) -> Bool {
        (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
    }

    /// `(?=(\d{3})+(?!\d))`: digits are split into groups of three from their end.
    static let triplesFromTheEnd: Rule = { text, range in
        func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(text.values[index]) }
        guard isDigit(range.lowerBound) else { return range.first(where: isDigit) ?? range.upperBound }
        let end = range.first { !isDigit($0) } ?? range.upperBound
        let rest = (end - range.lowerBound) % 3
        return range.lowerBound + (rest == 0 ? 3 : rest)
    }
}
