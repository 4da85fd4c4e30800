import Foundation
import Testing

@testable import TextLayout

/// How text is truncated.
struct TruncationTests {
    let fox = "The quick brown fox jumps over the lazy dog and runs"

    func layout(_ text: String, style: ParagraphStyle, width: Double?, height: Double? = nil) -> LaidOutText {
        TextEngine.layout([TextSpan(text: text, font: TextFont())], style: style, width: width, height: height)
    }

    func words(_ text: LaidOutText) -> [String] { text.lines.map(\.text) }

    @Test func `the last line ends in an ellipsis and fits`() {
        for width in stride(from: 30.0, through: 200, by: 11.7) {
            let text = layout(fox, style: ParagraphStyle(lineLimit: 2), width: width)
            #expect(text.lines.count == 2 && text.isTruncated)
            #expect(words(text)[1].hasSuffix("…"))
            #expect(text.size.width <= width)
        }
    }

    @Test func `as many characters as fit are kept`() throws {
        let text = layout(fox, style: ParagraphStyle(lineLimit: 1), width: 120)
        let kept = try #require(words(text).first?.dropLast())
        #expect(fox.hasPrefix(kept))
        let next = fox.prefix(kept.count + 2)
        let wider = TextEngine.layout([TextSpan(text: next + "…", font: TextFont())])
        #expect(wider.size.width > 120)
    }

    @Test func `head keeps the end and middle keeps both`() {
        let head = words(layout(fox, style: ParagraphStyle(lineLimit: 1, truncation: .head), width: 120))[0]
        #expect(head.hasPrefix("…") && fox.hasSuffix(head.dropFirst()))
        let middle = words(layout(fox, style: ParagraphStyle(lineLimit: 1, truncation: .middle), width: 120))[0]
        let parts = middle.split(separator: "…")
        #expect(parts.count == 2 && fox.hasPrefix(parts[0]) && fox.hasSuffix(parts[1]))
    }

    @Test func `text that fits is left alone`() {
        let text = layout("Short", style: ParagraphStyle(lineLimit: 1), width: 200)
        #expect(!text.isTruncated && words(text) == ["Short"])
    }

    @Test func `a further paragraph is replaced by an ellipsis`() {
        let text = layout("one\ntwo", style: ParagraphStyle(lineLimit: 1), width: nil)
        #expect(words(text) == ["one…"] && text.isTruncated)
    }

    @Test func `a height limits the lines down to one`() {
        #expect(layout(fox, style: ParagraphStyle(), width: 100, height: 45).lines.count == 2)
        #expect(layout(fox, style: ParagraphStyle(), width: 100, height: 0).lines.count == 1)
        #expect(!layout(fox, style: ParagraphStyle(), width: 100, height: 500).isTruncated)
    }

    @Test func `where nothing fits the ellipsis stands alone`() {
        #expect(words(layout(fox, style: ParagraphStyle(lineLimit: 1), width: 3)) == ["…"])
    }

    @Test func `reserved space is as high as the limit`() {
        let text = layout("one", style: ParagraphStyle(lineSpacing: 4, lineLimit: 3, minimumLines: 3), width: 100)
        #expect(text.size.height == 71)
        #expect(text.lines.count == 1)
    }

    @Test func `fonts shrink no further than allowed`() {
        let roomy = layout(fox, style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.2), width: 300)
        #expect(!roomy.isTruncated && roomy.size.width <= 300 && roomy.size.width > 280)
        #expect((roomy.lines[0].runs.first?.size ?? 17) < 17)
        let tight = layout(fox, style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.8), width: 100)
        #expect(tight.isTruncated && tight.lines[0].runs.first?.size == 17 * 0.8)
    }

    @Test func `characters move together before anything is cut off`() {
        let ideal = layout("Almost too wide", style: ParagraphStyle(), width: nil).size.width
        let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
        let text = layout("Almost too wide", style: style, width: ideal - 4)
        #expect(!text.isTruncated && text.size.width <= ideal - 4)
        #expect((text.lines[0].runs.first?.tracking ?? 0) < 0)
    }
}
