import Foundation
import TestSupport
import Testing
import UIKit

@testable import ClusterTips

@MainActor
@Suite("Where a text is cut")
struct TextCutTests {
    nonisolated private static let cat = """
        吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは\
        記憶している。
        """
    nonisolated private static let village =
        "The village lies where the road ends and the sea begins; boats come home at dawn."
    nonisolated private static let family = "👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈🧑‍🍳🐈‍⬛👍🏿🇯🇵🫶🏼☕️🎮🏔️🚲🍣🎏⛩️🗾🎐🍵🍡🎎🌸👩‍❤️‍👩🧜🏾‍♀️🦸🏻‍♂️"

    private func cut(
        _ width: CGFloat, lines: Int = 3, size: CGFloat = 17, spacing: CGFloat = 2, ending: String = "… More",
        endingSize: CGFloat? = nil
    ) -> TextCut {
        TextCut(
            lineLimit: lines, lineSpacing: spacing, font: .systemFont(ofSize: size), ending: ending,
            endingFont: endingSize.map { .systemFont(ofSize: $0) }, width: width)
    }

    /// The number of lines of the text with its ending, counted by baselines, unlike in the cut's own measurement.
    private func lineCount(_ text: String, _ cut: TextCut, ending: Bool = true) -> Int {
        let whole = NSMutableAttributedString(string: text, attributes: [.font: cut.font])
        if ending {
            whole.append(NSAttributedString(string: cut.ending, attributes: [.font: cut.endingFont ?? cut.font]))
        }
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = whole
        let size = label.sizeThatFits(CGSize(width: cut.width, height: .greatestFiniteMagnitude))
        return Int((size.height / cut.font.lineHeight).rounded())
    }

    @Test func `a text that fits is left alone`() {
        #expect(cut(1000).beginning(of: Self.village) == nil)
        #expect(cut(100).beginning(of: "Kissa") == nil)
        #expect(cut(100).beginning(of: "") == nil)
    }

    @Test func `without any width there is nothing to cut`() {
        #expect(cut(0).beginning(of: Self.village) == nil)
    }

    @Test func `where nothing but the ending fits, that is what is left`() {
        #expect(cut(30, lines: 1).beginning(of: Self.village) == "")
    }

    @Test func `no space stands before the ending`() {
        for width in stride(from: 60.0, through: 400, by: 7) {
            let beginning = cut(width).beginning(of: Self.village)
            #expect(beginning?.last?.isWhitespace != true)
        }
    }

    /// Checks the definition with random texts, widths, fonts and limits.
    @Test(arguments: [cat, village, family, cat + village + family])
    func `the longest beginning is kept that leaves room, and no character is torn`(text: String) {
        var random = SeededRandom(seed: 42)
        for _ in 0..<12 {
            let cut = cut(
                .random(in: 90...390, using: &random), lines: .random(in: 1...4, using: &random),
                size: CGFloat(Int.random(in: 11...28, using: &random)))
            guard let beginning = cut.beginning(of: text) else {
                #expect(lineCount(text, cut, ending: false) <= cut.lineLimit)
                continue
            }
            let count = beginning.count
            #expect(text.hasPrefix(beginning))
            #expect(String(text.prefix(count)) == beginning)
            if count > 0 { #expect(lineCount(beginning, cut) <= cut.lineLimit) }
            for more in 1...10 where count + more <= text.count {
                let longer = text.prefix(count + more)
                guard longer.last?.isWhitespace == false else { continue }
                #expect(lineCount(String(longer), cut) > cut.lineLimit, "\(longer) fits too")
            }
        }
    }

    @Test func `a larger ending leaves less`() {
        let small = cut(200).beginning(of: Self.cat)!
        let large = cut(200, endingSize: 30).beginning(of: Self.cat)!
        #expect(large.count < small.count)
    }

    @Test func `wider text keeps more`() {
        var last = 0
        for width in [120.0, 180, 240, 300] {
            let count = cut(width).beginning(of: Self.cat)?.count ?? Self.cat.count
            #expect(count > last)
            last = count
        }
    }

    @Test func `space between lines doesn't change where a text is cut`() {
        #expect(cut(200, spacing: 0).beginning(of: Self.cat) == cut(200, spacing: 12).beginning(of: Self.cat))
    }
}
