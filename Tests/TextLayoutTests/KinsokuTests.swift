import Testing

@testable import TextLayout

/// Characters that can't begin or end a line of Japanese (kinsoku shori), by the classes of JLREQ, 3.1.7 and 3.1.8.
@Suite struct `What begins or ends no line of Japanese` {
    private static let neverFirst: [(name: String, characters: String)] = [
        ("closing brackets", "’”）〕］｝〉》」』】⦆〙〗〟｠»)]}"),
        ("hyphens", "‐〜゠–～"),
        ("dividing punctuation", "！？‼⁇⁈⁉!?"),
        ("middle dots", "・：；･"),
        ("full stops", "。．｡"),
        ("commas", "、，､"),
        ("iteration marks", "ヽヾゝゞ々〻"),
        ("the prolonged sound mark", "ーｰ"),
        ("small kana", "ぁぃぅぇぉァィゥェォっゃゅょゎゕゖッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ"),
        ("dots that go on", "…‥"),
        ("what follows a number or a name", "％‰℃°′″¢"),
    ]

    private static let neverLast: [(name: String, characters: String)] = [
        ("opening brackets", "‘“（〔［｛〈《「『【⦅〘〖〝｟«([{"), ("what a sum begins with", "￥＄￡$£¥€"),
    ]

    private func lines(_ text: String, width: Double) -> [String] {
        TextEngine.layout([TextSpan(text: text, font: TextFont(size: 17))], width: width).lines.map(\.text)
    }

    /// Texts with a character at every possible line end: between kana, kanji and both, in phrases that fit and in phrases that
    /// don't.
    private static func texts(around character: Character) -> [String] {
        let words = ["夢", "コーヒー", "東京都庁", "ありがとうございました", "ABC"]
        return words.flatMap { word in
            words.prefix(3).flatMap { next -> [String] in
                let part = "\(word)\(character)\(next)"
                return [part + part + part + "です", "東京都" + part + "庁舎前" + part]
            }
        }
    }

    @Test(arguments: neverFirst.indices)
    func `begins none`(index: Int) {
        for character in Self.neverFirst[index].characters {
            for text in Self.texts(around: character) {
                for width in stride(from: 85.0, through: 235, by: 50) {
                    let found = lines(text, width: width).dropFirst().first { $0.first == character }
                    #expect(found == nil, "\(Self.neverFirst[index].name): \(character) in \(text) at \(width)")
                    if found != nil { return }
                }
            }
        }
    }

    @Test(arguments: neverLast.indices)
    func `ends none`(index: Int) {
        for character in Self.neverLast[index].characters {
            for text in Self.texts(around: character) {
                for width in stride(from: 85.0, through: 235, by: 50) {
                    let found = lines(text, width: width).dropLast().first { $0.last == character }
                    #expect(found == nil, "\(Self.neverLast[index].name): \(character) in \(text) at \(width)")
                    if found != nil { return }
                }
            }
        }
    }
}
