import Testing

@testable import TextLayout

@Suite("Whole words")
struct WholeWordTests {
    private func spans(_ text: String) -> [TextSpan] { [TextSpan(text: text, font: TextFont(size: 20))] }

    private func width(_ text: String) -> Double { TextEngine.layout(spans(text)).size.width }

    @Test(arguments: [
        ("a long way to Donaudampfschiff today", "Donaudampfschiff"), ("one", "one"), ("two words", "words"),
        ("空を飛ぶスパイスクッキーの夢", "スパイスクッキーの"), ("first\nlonger\n", "longer"), ("trailing   ", "trailing"),
        ("state-of-the-art", "state-"),
    ])
    func `the widest word of a text is known`(text: String, word: String) {
        #expect(abs(TextEngine.widestWord(of: spans(text)) - width(word)) < 1)
    }

    @Test func `nothing has no words`() { #expect(TextEngine.widestWord(of: spans("")) == 0) }

    @Test(arguments: ["スパイスクッキー", "a Donaudampfschiff"])
    func `a text that may be smaller is smaller rather than with a broken word`(text: String) {
        let widest = TextEngine.widestWord(of: spans(text))
        let style = ParagraphStyle(minimumScaleFactor: 0.5)
        let laidOut = TextEngine.layout(spans(text), style: style, width: widest * 0.8)
        #expect(
            laidOut.lines.map(\.text).joined(separator: "|").replacing(" |", with: "|")
                == text.replacing(" ", with: "|"))
        let sizes = Set(laidOut.lines.flatMap(\.runs).map(\.size).filter { $0 > 0 })
        #expect(sizes.allSatisfy { $0 < 20 && $0 > 20 * 0.75 })
    }

    @Test func `a word that is whole in no size allowed keeps its size`() {
        let style = ParagraphStyle(minimumScaleFactor: 0.9)
        let laidOut = TextEngine.layout(spans("スパイスクッキー"), style: style, width: 80)
        #expect(laidOut.lines.count == 2)
        #expect(laidOut.lines.flatMap(\.runs).allSatisfy { $0.size == 20 })
    }
}
