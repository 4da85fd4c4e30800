import Foundation
import Testing

@testable import TextLayout

@Suite("Heights of lines")
struct LineHeightTests {
    private func text(_ height: ParagraphStyle.LineHeight?) -> LaidOutText {
        TextEngine.layout(
            [TextSpan(text: "a\nb", font: TextFont(size: 20))], style: ParagraphStyle(lineHeight: height), width: 100)
    }

    @Test(arguments: [
        (ParagraphStyle.LineHeight(points: 50), 50.0), (.init(factor: 2), 40), (.init(factor: 1, points: 5), 25),
        (.init(points: 10), 10), (.init(points: -10), 0),
    ])
    func `a line is as high as its style says`(height: ParagraphStyle.LineHeight, expected: Double) {
        let text = text(height)
        #expect(abs(text.size.height - 2 * expected) < 0.001)
        #expect(abs(text.lastBaseline - text.firstBaseline - expected) < 0.001)
    }

    @Test func `what a line has more is shared between above and below`() {
        let (usual, high) = (text(nil), text(.init(points: 60)))
        let added = (60 - usual.size.height / 2) / 2
        #expect(abs(high.firstBaseline - usual.firstBaseline - added) < 0.001)
    }

    @Test func `a height that is no number is that of the fonts`() {
        #expect(text(.init(factor: .nan)) == text(nil))
        #expect(text(.init(points: .infinity)) == text(nil))
    }
}
