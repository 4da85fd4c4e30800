/// Japanese endings, and other parts of words that should not begin a line.
///
/// ICU's dictionary has words but no grammar: it splits `見|ていたら` and `お|月|さん`. A segment that begins like a particle, an
/// auxiliary, an ending or a counter is joined to the previous one; an honorific prefix or a single kana is joined to the next
/// one. A wrong join only costs a break opportunity.
enum PhraseEndings {
    /// Joins the segments of a text that belong together.
    static func joined(_ segments: [Range<Int>], of bytes: [UInt8]) -> [Range<Int>] {
        var phrases: [Range<Int>] = []
        var last = Segment("")
        for range in segments {
            let segment = Segment(String(decoding: bytes[range], as: UTF8.self))
            if let phrase = phrases.last, segment.belongs(to: last) {
                phrases[phrases.count - 1] = phrase.lowerBound..<range.upperBound
                last = Segment(last.text + segment.text)
            } else {
                phrases.append(range)
                last = segment
            }
        }
        return phrases
    }
}

/// A segment of Japanese text.
private struct Segment {
    let text: String
    let first: Character
    let last: Character

    init(_ text: String) {
        self.text = text
        first = text.first ?? " "
        last = text.last ?? " "
    }

    func belongs(to before: Segment) -> Bool {
        if before.last.isSpace { return false }
        if before.last.closesBracket { return first.isHiragana && starts(with: PhraseTable.afterBrackets) }
        if before.last.endsClause { return first.endsClause }
        if before.isPrefix { return true }
        return (first.isHiragana && (text.count == 1 || starts(with: PhraseTable.endings)))
            || (PhraseTable.suffixes.contains(first) && before.last.takesSuffix)
    }

    /// `お` and `ご` before a word, possibly after a particle that ICU hasn't separated from them; or a single kana.
    private var isPrefix: Bool {
        if text.count == 1 { return first.isHiragana || PhraseTable.prefixes.contains(first) }
        guard PhraseTable.honorifics.contains(last) else { return false }
        return text.dropLast().last.map { PhraseTable.particles.contains($0) } ?? false
    }

    private func starts(with beginnings: Set<String>) -> Bool {
        (1...3).contains { beginnings.contains(String(text.prefix($0))) }
    }
}

extension Character {
    fileprivate var isHiragana: Bool { ("\u{3041}"..."\u{309F}").contains(self) }
    fileprivate var takesSuffix: Bool { (isLetter || isNumber) && !isHiragana }
    fileprivate var isSpace: Bool { self == " " || self == "\u{3000}" || self == "\n" }
    fileprivate var closesBracket: Bool { "」』）)】〉》”".contains(self) }
    fileprivate var endsClause: Bool { "、。，．！？!?…〜～：；".contains(self) }
}
