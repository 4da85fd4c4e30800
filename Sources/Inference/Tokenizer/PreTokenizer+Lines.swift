/// Rules for lines, and for white space within them.
extension PreTokenizer {
    /// `[^\n]+|[\n]+`
    static let lines: Rule = { text, range in
        let isNewline = text.values[range.lowerBound] == 0x0A
        return range.first { (text.values[$0] == 0x0A) != isNewline } ?? range.upperBound
    }

    /// `\s+$`: white space at the end.
    static let trailingWhitespace: Rule = { text, range in
        let last = range.last { text.classes[$0] != .whitespace } ?? range.lowerBound - 1
        return last < range.lowerBound ? range.upperBound : last + 1
    }

    /// ` ?[^(\s|.,!?…。，、।۔،)]+`: text between white space and some punctuation, for BLOOM.
    static let betweenSigns = matches { text, range in
        func belongs(_ index: Int) -> Bool {
            text.classes[index] != .whitespace && !bloomSigns.contains(text.values[index])
        }
        let rest = text.values[range.lowerBound] == 0x20 ? range.dropFirst() : range
        guard let first = rest.first, belongs(first) else { return nil }
        return rest.first { !belongs($0) } ?? range.upperBound
    }

    private static let bloomSigns = Set("(|.,!?…。，、।۔،)".unicodeScalars.map(\.value))

    /// `\s{512}(?!\S)|\s{256}(?!\S)| … |\s{4}(?!\S)|\s{1,2}(?!\S)|\s`: white space in lengths of powers of two, for JAIS.
    static func whitespaceByPowers(_ text: CharacterText, _ range: Range<Int>) -> Int {
        let run = run(text, range) { $0 == .whitespace } - range.lowerBound
        // The whole run only if nothing follows.
        let most = run == range.count ? run : run - 1
        let power = [512, 256, 128, 64, 32, 16, 8, 4, 2].first { $0 <= most }
        return range.lowerBound + (power ?? 1)
    }

    /// Numbers in groups of three from their end; text before a number belongs to its first group (for AFMoE, as llama.cpp splits
    /// it).
    static let numbersFromTheEnd: Rule = { text, range in
        guard let first = range.first(where: { text.classes[$0] == .number }) else { return range.upperBound }
        let end = run(text, first..<range.upperBound) { $0 == .number }
        let rest = (end - first) % 3
        return first + (rest == 0 ? 3 : rest)
    }
}
