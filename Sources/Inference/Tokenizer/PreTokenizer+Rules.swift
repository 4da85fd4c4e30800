/// The rules, implemented as scanners; each is equivalent to the regular expression in its comment.
extension PreTokenizer {
    /// `'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)`
    static let gpt2: Rule = { text, range in
        let start = range.lowerBound
        if let end = contraction(text, range, ignoringCase: false) { return end }
        let space = text.values[start] == 0x20 && start + 1 < range.upperBound
        let first = space && text.classes[start + 1] != .whitespace ? start + 1 : start
        switch text.classes[first] {
        case .letter: return run(text, first..<range.upperBound) { $0 == .letter }
        case .number: return run(text, first..<range.upperBound) { $0 == .number }
        case .whitespace: return whitespace(text, range)
        default: return run(text, first..<range.upperBound, isSymbol)
        }
    }

    /// `(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,numbersMax}| ?[^\s\p{L}\p{N}]+[\r\n]*|`
    /// `\s*[\r\n]+|\s+(?!\S)|\s+`
    ///
    /// - Parameters:
    ///   - joinsMarks: whether combining marks are parts of words, rather than symbols.
    ///   - symbolsEndLines: whether newlines are part of the symbols before them.
    ///   - hasContractions: whether `'s` and similar contractions are pieces.
    ///   - spaces: how white space within a line is split.
    static func words(
        numbersMax: Int, joinsMarks: Bool = false, symbolsEndLines: Bool = true, hasContractions: Bool = true,
        spaces: @escaping Rule = whitespace
    ) -> Rule {
        @Sendable func isWord(_ character: CharacterClass) -> Bool {
            character == .letter || joinsMarks && character == .mark
        }
        return { text, range in
            let start = range.lowerBound
            if hasContractions, let end = contraction(text, range, ignoringCase: true) { return end }
            if let first = firstLetter(text, range, isWord) {
                return run(text, first..<range.upperBound, isWord)
            }
            if text.classes[start] == .number {
                return run(text, start..<min(range.upperBound, start + numbersMax)) { $0 == .number }
            }
            let space = text.values[start] == 0x20 && start + 1 < range.upperBound
            let first = space ? start + 1 : start
            if isSymbol(text.classes[first]) {
                let end = run(text, first..<range.upperBound) { isSymbol($0) && !isWord($0) }
                return symbolsEndLines ? runOfNewlines(text, end..<range.upperBound) : end
            }
            return lastNewline(text, range) ?? spaces(text, range)
        }
    }

    /// `\p{N}`: each number separately, all other text together.
    static let singleNumbers: Rule = { text, range in
        if text.classes[range.lowerBound] == .number { return range.lowerBound + 1 }
        return run(text, range) { $0 != .number }
    }

    /// `\p{N}+`
    static let numberRuns: Rule = { text, range in
        let isNumber = text.classes[range.lowerBound] == .number
        return run(text, range) { ($0 == .number) == isNumber }
    }

    /// `[\p{P}\$\+<=>\^~\|]+`
    ///
    /// - Parameter others: additional characters.
    static func punctuationRuns(and others: UInt32...) -> Rule {
        let signs = Set([0x24, 0x2B, 0x3C, 0x3D, 0x3E, 0x5E, 0x7C, 0x7E] + others)
        return { text, range in
            func matches(_ index: Int) -> Bool {
                text.classes[index] == .punctuation || signs.contains(text.values[index])
            }
            let first = matches(range.lowerBound)
            return range.first { matches($0) != first } ?? range.upperBound
        }
    }

    /// `[0-9][0-9][0-9]`
    static let digitTriples: Rule = { text, range in
        func isTriple(_ index: Int) -> Bool {
            index + 3 <= range.upperBound && text.values[index..<index + 3].allSatisfy { (0x30...0x39).contains($0) }
        }
        if isTriple(range.lowerBound) { return range.lowerBound + 3 }
        return range.first(where: isTriple) ?? range.upperBound
    }
}

extension PreTokenizer {
    /// Neither a letter nor a number nor white space.
    static func isSymbol(_ character: CharacterClass) -> Bool {
        switch character {
        case .punctuation, .symbol, .mark, .other: true
        case .letter, .number, .whitespace: false
        }
    }

    static func run(
        _ text: CharacterText, _ range: Range<Int>, _ belongs: (CharacterClass) -> Bool
    ) -> Int {
        range.first { !belongs(text.classes[$0]) } ?? range.upperBound
    }

    static func contraction(_ text: CharacterText, _ range: Range<Int>, ignoringCase: Bool) -> Int? {
        let start = range.lowerBound
        guard text.values[start] == 0x27 else { return nil }
        let letters = text.values[start + 1..<min(start + 3, range.upperBound)].map { value in
            ignoringCase && (0x41...0x5A).contains(value) ? value + 0x20 : value
        }
        guard let first = letters.first else { return nil }
        if "stmd".unicodeScalars.contains(where: { $0.value == first }) { return start + 2 }
        let pair = letters.compactMap { Unicode.Scalar($0) }
        return ["re", "ve", "ll"].contains { $0.unicodeScalars.elementsEqual(pair) } ? start + 3 : nil
    }

    /// The index of the first letter of `[^\r\n\p{L}\p{N}]?\p{L}+`, or of another class that words consist of.
    static func firstLetter(
        _ text: CharacterText, _ range: Range<Int>, _ isWord: (CharacterClass) -> Bool = { $0 == .letter }
    ) -> Int? {
        let start = range.lowerBound
        if isWord(text.classes[start]) { return start }
        guard !isNewline(text.values[start]), text.classes[start] != .number else { return nil }
        return start + 1 < range.upperBound && isWord(text.classes[start + 1]) ? start + 1 : nil
    }

    static func isNewline(_ value: UInt32) -> Bool { value == 0x0A || value == 0x0D }

    static func runOfNewlines(_ text: CharacterText, _ range: Range<Int>) -> Int {
        range.first { !isNewline(text.values[$0]) } ?? range.upperBound
    }

    /// `\s*[\r\n]+`: the end of the last newline in a run of white space.
    static func lastNewline(_ text: CharacterText, _ range: Range<Int>) -> Int? {
        let end = run(text, range) { $0 == .whitespace }
        return (range.lowerBound..<end).last { isNewline(text.values[$0]) }.map { $0 + 1 }
    }

    /// `\s+(?!\S)|\s+`: white space, without its last character if a word follows.
    static func whitespace(_ text: CharacterText, _ range: Range<Int>) -> Int {
        let end = run(text, range) { $0 == .whitespace }
        return end < range.upperBound && end - range.lowerBound > 1 ? end - 1 : end
    }
}
