import Foundation

/// A line as players type it, spelt for recognition: lowercase, compatibility forms folded, and English contractions and
/// abbreviations written out ("whats" is "what's", "u" is "you").
struct TypedQuestion {
    let text: String

    init(_ line: String) {
        var text = line.precomposedStringWithCompatibilityMapping.lowercased().replacing("’", with: "'")
        for (typed, spelt) in Self.spellings { text = text.replacing(typed) { match in spelt(String(match.1)) } }
        self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    nonisolated(unsafe) private static let spellings: [(Regex<(Substring, Substring)>, (String) -> String)] = [
        (/\b(what|who|where|when|how|that|it|there|here)s\b/, { "\($0)'s" }),
        (/\b(do|does|did|is|are|was|ca|wo|should|would|could|have|has)nt\b/, { "\($0)n't" }),
        (/\b(im)\b/, { _ in "i'm" }),
        (/\b(u)\b/, { _ in "you" }),
        (/\b(r)\b/, { _ in "are" }),
        (/\b(pls|plz)\b/, { _ in "please" }),
        (/\b(gonna)\b/, { _ in "going to" }),
    ]

    /// The sentences, without greetings and other words that say nothing at the beginning, and with no mark at the end but "?".
    var sentences: [String] {
        text.matches(of: /[^.!?…。！\n]+\??/).map { match in
            String(match.output).trimmingCharacters(in: .whitespaces).replacing(Self.beginnings, with: "")
        }.filter { !$0.isEmpty && $0 != "?" }
    }

    nonisolated(unsafe) private static let beginnings =
        /^(?:(?:hi|hello|hey|ok(?:ay)?|so|and|but|um+|uh+|hmm*|well|sure|yes|yeah|yep|no|lol|haha(?:ha)*|thanks|thank you|cool|nice|great|sorry|please|chike|lisa|there|then|now|alright|right|oh|ah|wait|えっと|あの|ねえ|ねぇ|じゃあ|で|はい|うん|すみません|チケさん|リサさん|チケ|リサ|それで)(?:[ ,、…~:;()]+|$))+/
}
