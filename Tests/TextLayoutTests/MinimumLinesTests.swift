import Foundation
import Testing

@testable import TextLayout

@Suite("Minimum lines")
struct MinimumLinesTests {
    private func height(_ text: String, minimum: Int, limit: Int? = nil) -> Double {
        let style = ParagraphStyle(lineLimit: limit, minimumLines: minimum)
        return TextEngine.layout([TextSpan(text: text, font: TextFont())], style: style, width: 100).size.height
    }

    @Test func `a text is as high as its minimum of lines, with or without a limit`() {
        let line = height("one", minimum: 0)
        #expect(height("one", minimum: 3) == line * 3)
        #expect(height("one", minimum: 3, limit: 5) == line * 3)
        #expect(height("one\ntwo\nthree\nfour", minimum: 3) == line * 4)
    }

    @Test func `a limit wins over a minimum`() {
        #expect(height("one", minimum: 4, limit: 2) == height("one", minimum: 0) * 2)
    }

    @Test func `lines in the reserved height are shown, however little height is offered`() {
        func lines(_ minimum: Int) -> [String] {
            let style = ParagraphStyle(lineLimit: 3, minimumLines: minimum)
            return TextEngine.layout(
                [TextSpan(text: "one\ntwo\nthree", font: TextFont())], style: style, width: 100, height: 1
            ).lines.map { $0.runs.map(\.text).joined() }
        }
        #expect(lines(0).count == 1)
        #expect(lines(2).count == 2 && lines(2).first == "one")
        #expect(lines(3) == ["one", "two", "three"])
    }

    @Test func `a minimum that is none is nothing`() {
        #expect(height("one", minimum: -3) == height("one", minimum: 0))
    }
}
