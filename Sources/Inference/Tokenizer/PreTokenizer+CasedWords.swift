/// The rule of vocabularies that split words where lowercase letters are followed by capitals: Mistral's "tekken", and GPT-4o's.
extension PreTokenizer {
    /// `[^\r\n\p{L}\p{N}]?[\p{L}--a-z]*[\p{L}--A-Z]+C?|[^\r\n\p{L}\p{N}]?[\p{L}--a-z]+[\p{L}--A-Z]*C?|`
    /// `\p{N}{1,numbersMax}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+`, where `C` is a contraction in any case.
    static func casedWords(numbersMax: Int, hasContractions: Bool = false) -> Rule {
        { text, range in
            let start = range.lowerBound
            if let first = firstLetter(text, range) {
                let end = casedWord(text, first..<range.upperBound)
                guard hasContractions, end < range.upperBound else { return end }
                return contraction(text, end..<range.upperBound, ignoringCase: true) ?? end
            }
            if text.classes[start] == .number {
                return run(text, start..<min(range.upperBound, start + numbersMax)) { $0 == .number }
            }
            let space = text.values[start] == 0x20 && start + 1 < range.upperBound
            let first = space ? start + 1 : start
            if isSymbol(text.classes[first]) {
                let end = run(text, first..<range.upperBound, isSymbol)
                return (end..<range.upperBound).first { !isNewline(text.values[$0]) && text.values[$0] != 0x2F }
                    ?? range.upperBound
            }
            return lastNewline(text, range) ?? whitespace(text, range)
        }
    }

    /// The end of the word whose letters begin the range: letters that aren't lowercase, then at least one that isn't a capital,
    /// by backtracking if necessary; or else only the former. Only ASCII letters have a case here.
    private static func casedWord(_ text: CharacterText, _ range: Range<Int>) -> Int {
        let letters = range.lowerBound..<run(text, range) { $0 == .letter }
        let firstSmall = letters.first { (0x61...0x7A).contains(text.values[$0]) } ?? letters.upperBound
        let rest = firstSmall..<letters.upperBound
        if !rest.isEmpty { return rest.first { isCapital(text.values[$0]) } ?? rest.upperBound }
        let last = (letters.lowerBound..<firstSmall).last { !isCapital(text.values[$0]) }
        return last.map { $0 + 1 } ?? firstSmall
    }

    private static func isCapital(_ value: UInt32) -> Bool { (0x41...0x5A).contains(value) }
}
