/// Kimi's rule: like that of GPT-4o's words, but runs of Chinese characters are separate pieces, and words aren't split before
/// capitals.
extension PreTokenizer {
    /// `\p{Han}+|[^\r\n\p{L}\p{N}]?[\p{L}--\p{Han}]+C?|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+`, where
    /// `C` is a contraction in any case.
    static let wordsBesideIdeographs: Rule = { text, range in
        let start = range.lowerBound
        if isIdeograph(text.values[start]) {
            return range.first { !isIdeograph(text.values[$0]) } ?? range.upperBound
        }
        func isLetter(_ index: Int) -> Bool { text.classes[index] == .letter && !isIdeograph(text.values[index]) }
        let canLead = !isNewline(text.values[start]) && text.classes[start] != .letter && text.classes[start] != .number
        let letters = canLead ? range.dropFirst() : range
        if let first = letters.first, isLetter(first) {
            let end = letters.first { !isLetter($0) } ?? range.upperBound
            guard end < range.upperBound else { return end }
            return contraction(text, end..<range.upperBound, ignoringCase: true) ?? end
        }
        if text.classes[start] == .number { return run(text, range.prefix(3)) { $0 == .number } }
        let signs = text.values[start] == 0x20 ? range.dropFirst() : range
        if let sign = signs.first, isSymbol(text.classes[sign]) {
            return runOfNewlines(text, run(text, signs, isSymbol)..<range.upperBound)
        }
        return lastNewline(text, range) ?? (text.classes[start] == .whitespace ? whitespace(text, range) : start + 1)
    }

    private static func isIdeograph(_ value: UInt32) -> Bool {
        switch value {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2A6DF, 0x2A700...0x2EBEF, 0x2F800...0x2FA1F:
            true
        default: false
        }
    }
}
