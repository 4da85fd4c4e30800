import ICULineBreaks

/// Finds what should stay on one line in Japanese and Korean: phrases (文節, a word with its particles and endings) and words
/// between spaces. The Unicode rules alone (UAX 14) break both scripts between any two characters.
///
/// ICU finds Japanese words with a dictionary and joins them into phrases (`lw=phrase`, CLDR's line break word handling);
/// ``PhraseEndings`` joins endings that ICU still separates from their words. Not thread-safe, like the iterators that it owns.
final class PhraseBreaker {
    private lazy var japanese = line_breaks_open("ja@lw=phrase")
    private lazy var korean = line_breaks_open("ko")

    deinit {
        if let japanese { line_breaks_close(japanese) }
        if let korean { line_breaks_close(korean) }
    }

    /// The ranges of bytes that should not be broken; empty for texts in other scripts.
    func phrases(in bytes: [UInt8]) -> [Range<Int>] { levels(in: bytes).last ?? [] }

    /// The same at each level, from words to phrases: if a phrase is too wide for a line, its words are kept together.
    func levels(in bytes: [UInt8]) -> [[Range<Int>]] {
        switch Self.script(of: bytes) {
        case .kana:
            guard let japanese else { return [] }
            let words = segments(of: bytes, by: japanese)
            return [words, PhraseEndings.joined(words, of: bytes)]
        case .hangul: return korean.map { [Self.words(segments(of: bytes, by: $0), of: bytes)] } ?? []
        case nil: return []
        }
    }

    private func segments(of bytes: [UInt8], by breaks: UnsafeMutableRawPointer) -> [Range<Int>] {
        // There is at most one break per character of three bytes; other characters are fewer than the bytes.
        var offsets = [Int32](repeating: 0, count: bytes.count)
        let count = bytes.withUnsafeBytes { text in
            line_breaks_find(
                breaks, text.bindMemory(to: CChar.self).baseAddress, Int64(text.count), &offsets, Int32(bytes.count))
        }
        let ends = offsets.prefix(Int(count)).map { Int($0) }
        return zip([0] + ends, ends).map { $0..<$1 }
    }

    /// Korean has spaces between words, but UAX 14 also breaks between syllables.
    private static func words(_ segments: [Range<Int>], of bytes: [UInt8]) -> [Range<Int>] {
        segments.reduce(into: []) { words, segment in
            guard let last = words.last, bytes[segment.lowerBound - 1] != UInt8(ascii: " "),
                bytes[segment.lowerBound - 1] != UInt8(ascii: "\n")
            else { return words.append(segment) }
            words[words.count - 1] = last.lowerBound..<segment.upperBound
        }
    }

    private enum Script { case kana, hangul }

    /// Kana are U+3041 to U+30FF (E3 81 … E3 83), Hangul syllables U+AC00 to U+D7A3 (EA B0 … ED 9E).
    private static func script(of bytes: [UInt8]) -> Script? {
        var isKorean = false
        for (index, byte) in bytes.enumerated() where byte >= 0xE3 && index + 1 < bytes.count {
            let next = bytes[index + 1]
            if byte == 0xE3, (0x81...0x83).contains(next) { return .kana }
            if (0xEB...0xEC).contains(byte) || (byte == 0xEA && next >= 0xB0) || (byte == 0xED && next <= 0x9E) {
                isKorean = true
            }
        }
        return isKorean ? .hangul : nil
    }
}
