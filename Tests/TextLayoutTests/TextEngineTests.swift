import Foundation
import Testing

@testable import TextLayout

/// Layout without a browser: line breaks, positions, truncation.
struct TextEngineTests {
    func layout(
        _ text: String, size: Double = 17, style: ParagraphStyle = ParagraphStyle(), width: Double? = nil,
        height: Double? = nil
    ) -> LaidOutText {
        TextEngine.layout(
            [TextSpan(text: text, font: TextFont(size: size))], style: style, width: width, height: height)
    }

    @Test func `every font package is installed`() throws {
        try FontLibrary.shared.check()
    }

    @Test func `empty text is as high as a line`() {
        let empty = layout("")
        #expect(empty.size.width == 0)
        #expect(empty.size.height == layout("A").size.height)
        #expect(empty.lines.count == 1 && empty.lines[0].runs.isEmpty)
        #expect(empty.firstBaseline == layout("A").firstBaseline)
    }

    @Test(arguments: ["Hello, world!", "コーヒー", "☕️", "A\u{301}→①"])
    func `a line is as high whatever is written in it`(text: String) {
        #expect(layout(text).size.height == 21)
        #expect(layout(text).firstBaseline == 17)
    }

    @Test func `the width is that of the widest line and not the proposal`() {
        let text = layout("The quick brown fox jumps over the lazy dog", width: 150)
        #expect(text.lines.count > 1)
        #expect(text.size.width <= 150)
        #expect(abs(text.size.width - (text.lines.map(\.width).max() ?? 0)) < 1.0 / 64)
        #expect(layout("Short", width: 150) == layout("Short"))
    }

    @Test func `the reported width is enough to lay the text out again`() {
        for width in stride(from: 40.0, through: 300, by: 7.3) {
            let first = layout("Dream Coffee へようこそ。What may I bring you today? ☕️", width: width)
            #expect(layout("Dream Coffee へようこそ。What may I bring you today? ☕️", width: first.size.width) == first)
        }
    }

    @Test func `in width zero a line has one character`() {
        let text = layout("ab 日本👩‍👩‍👧", width: 0)
        #expect(text.lines.map(\.text) == ["a", "b", "日", "本", "👩‍👩‍👧"])
    }

    @Test func `spaces at which a line is wrapped are gone`() {
        let text = layout("Hello      world", width: 60)
        #expect(text.lines.map(\.text) == ["Hello", "world"])
        #expect(text.lines[0].width == text.lines[0].runs.last.map { $0.x + $0.width })
        #expect(text.lines[0].runs.map(\.size) == [17, 0])
        #expect(text.lines.flatMap(\.runs).map(\.text).joined() == "Hello      world")
    }

    @Test func `nothing of a wrapped text is lost`() {
        for (index, string) in SampleStrings.make(.mixed, count: 40, seed: 3).enumerated() {
            let runs = layout(string, width: Double(index * 9)).lines.flatMap(\.runs)
            #expect(runs.map(\.text).joined() == string)
        }
    }

    @Test func `line feeds of all kinds end paragraphs`() {
        let text = layout("one\ntwo\r\nthree\u{2028}four\u{2029}five")
        #expect(text.lines.map(\.text) == ["one", "two", "three", "four", "five"])
        #expect(text.lines.allSatisfy { $0.endsParagraph })
        #expect(layout("wrapped text", width: 60).lines.map(\.endsParagraph) == [false, true])
    }

    @Test func `tabulators are spaces and other controls are nothing`() {
        #expect(layout("a\tb\u{0}\u{7}c").lines[0].runs.map(\.text) == ["a    bc"])
    }

    @Test func `Japanese breaks between characters but not before punctuation`() throws {
        let text = layout("今日はとても良い天気ですね。散歩に行きましょう。", width: 17 * 5)
        #expect(text.lines.count >= 5)
        for line in text.lines.dropFirst() {
            let first = try #require(line.runs.first?.text.first)
            #expect(!"。、」ーっょ".contains(first))
        }
        #expect(text.lines.flatMap(\.runs).map(\.text).joined() == "今日はとても良い天気ですね。散歩に行きましょう。")
    }

    @Test func `emoji are one run each of a fixed width in no font of ours`() {
        let runs = layout("a👍🏽❤️1️⃣🇯🇵", size: 20).lines[0].runs
        #expect(runs.map(\.text) == ["a", "👍🏽", "❤️", "1️⃣", "🇯🇵"])
        #expect(runs.dropFirst().allSatisfy { $0.family == nil && $0.width == 25 })
        #expect(layout("❤\u{FE0E}1#").lines[0].runs.allSatisfy { $0.family != nil })
    }

    @Test func `runs follow each other without gaps`() {
        for line in layout("Mixed 日本語 text ☕️ and → ★ ① …", width: 90, height: nil).lines {
            var x = line.x
            for run in line.runs {
                #expect(abs(run.x - x) < 1e-9)
                x += run.width
            }
            #expect(abs(x - line.x - line.width) < 1e-9)
        }
    }

    @Test func `alignment moves shorter lines within the widest one`() {
        let text = "wide line\nab"
        let center = layout(text, style: ParagraphStyle(alignment: .center))
        let trailing = layout(text, style: ParagraphStyle(alignment: .trailing))
        let free = center.size.width - center.lines[1].width
        #expect(free > 10)
        #expect(center.lines[1].x == free / 2 && center.lines[1].runs[0].x == free / 2)
        #expect(trailing.lines[1].x == free)
        #expect(layout(text).lines[1].x == 0)
        #expect(center.size == trailing.size)
    }

    @Test func `line spacing stands between lines only`() {
        let plain = layout("a\nb\nc")
        let spaced = layout("a\nb\nc", style: ParagraphStyle(lineSpacing: 5))
        #expect(spaced.size.height == plain.size.height + 10)
        #expect(spaced.lines.map(\.top) == [0, 26, 52])
        #expect(spaced.lastBaseline == 52 + plain.firstBaseline)
    }

    @Test func `spans keep their tags and the highest font makes the line`() {
        let text = TextEngine.layout([
            TextSpan(text: "small ", font: TextFont(size: 12), tag: 1),
            TextSpan(text: "LARGE", font: TextFont(size: 34, weight: 700), tag: 2),
        ])
        #expect(text.lines[0].runs.map(\.tag) == [1, 2])
        #expect(text.lines[0].runs.map(\.family) == ["k-inter-400", "k-inter-700"])
        #expect(Double(text.size.height) == TextEngine.metrics(for: TextFont(size: 34)).lineHeight)
    }

    @Test func `a change of tag alone makes a run but not a width`() {
        let font = TextFont()
        let parts = [TextSpan(text: "AV", font: font, tag: 1), TextSpan(text: "AV", font: font, tag: 2)]
        let text = TextEngine.layout(parts)
        #expect(text.lines[0].runs.map(\.text) == ["AV", "AV"])
        #expect(text.lines[0].runs.map(\.tag) == [1, 2])
        #expect(text.size == layout("AVAV").size)
    }

    @Test func `right to left runs stand in visual order`() {
        let runs = layout("abc שלום").lines[0].runs
        #expect(runs.map(\.isRightToLeft) == [false, true])
        #expect(runs.last?.text == "שלום")
    }

    @Test func `impossible numbers are brought inside`() {
        for size in [Double.nan, -4, 0, .infinity] {
            let text = TextEngine.layout([TextSpan(text: "A", font: TextFont(size: size, tracking: .nan))], width: .nan)
            #expect(text.size.width > 0 && text.size.width.isFinite && text.size.height.isFinite)
        }
        #expect(layout("abc", width: -5) == layout("abc", width: 0))
        #expect(layout("abc", width: .infinity) == layout("abc"))
    }

    @Test func `text laid out on many threads is the same`() async {
        let expected = (0..<50).map { layout("Thread \($0) コーヒー", width: 80) }
        await withTaskGroup(of: [LaidOutText].self) { group in
            for _ in 0..<4 {
                group.addTask { (0..<50).map { layout("Thread \($0) コーヒー", width: 80) } }
            }
            for await result in group { #expect(result == expected) }
        }
    }
}
