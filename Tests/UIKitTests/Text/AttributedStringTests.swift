import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@testable import UIKit

@MainActor
@Suite("Measuring attributed strings")
struct AttributedStringTests {
    private let japanese = "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"
    private let english = "The quick brown fox jumps over the lazy dog, and the dog sleeps on."

    private func string(_ text: String, _ size: CGFloat = 17, spacing: CGFloat = 0) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style])
    }

    private func bounds(_ string: NSAttributedString, width: CGFloat) -> CGRect {
        string.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil
        )
    }

    @Test func `a line is as high as its font, several lines as several`() {
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(bounds(string("a"), width: 300).height == line)
        #expect(bounds(string("a\nb\nc"), width: 300).height == 3 * line)
        #expect(bounds(string("a\nb\nc", spacing: 5), width: 300).height == 3 * line + 10)
    }

    @Test func `text is no wider than its width, and higher in a narrower one`() {
        for text in [japanese, english] {
            let whole = string(text).size().width
            var height: CGFloat = 0
            for part in [1.0, 0.7, 0.5, 0.3, 0.2] {
                let rect = bounds(string(text), width: whole * part)
                #expect(rect.width <= whole * part)
                #expect(rect.height >= height)
                height = rect.height
            }
            #expect(height > 3 * UIFont.systemFont(ofSize: 17).lineHeight)
        }
    }

    @Test func `without line fragments it is one line that stands on its baseline`() {
        let rect = string(english).boundingRect(with: CGSize(width: 50, height: 10), context: nil)
        #expect(rect.height == UIFont.systemFont(ofSize: 17).lineHeight)
        #expect(rect.width == string(english).size().width)
        #expect(rect.minY == -UIFont.systemFont(ofSize: 17).ascender)
    }

    @Test func `a width of nothing is no limit`() {
        #expect(bounds(string(english), width: 0).height == UIFont.systemFont(ofSize: 17).lineHeight)
    }

    @Test func `the last line gives way to the height only if that is asked for`() {
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        let size = CGSize(width: 80, height: 2.5 * line)
        let free = string(english).boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
        #expect(free.height > size.height)
        let cut = string(english).boundingRect(
            with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(cut.height == 2 * line)
    }

    @Test func `tracking and weight make text wider`() {
        let plain = NSAttributedString(string: "Kissa", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let wide = NSAttributedString(
            string: "Kissa", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: CGFloat(2)])
        let bold = NSAttributedString(string: "Kissa", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        #expect(abs(wide.size().width - plain.size().width - 10) < 2.1)
        #expect(wide.size().width > plain.size().width + 7)
        #expect(bold.size().width > plain.size().width)
    }

    @Test func `strings measure as attributed strings do`() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 15)]
        let attributed = NSAttributedString(string: japanese, attributes: attributes)
        #expect(japanese.size(withAttributes: attributes) == attributed.size())
        #expect(NSString(string: japanese).size(withAttributes: attributes) == attributed.size())
    }

    /// UIKit's measurement equals the size of SwiftUI's text. A tip of ClusterTips relies on that.
    @Test(arguments: [120.0, 200, 333]) func `measures agree with SwiftUI's text`(width: Double) {
        for text in [japanese, english, "👨‍👩‍👧‍👦 emoji 🏳️‍🌈 between words 👍🏽"] {
            let font = UIFont.preferredFont(forTextStyle: .body)
            let rect = bounds(NSAttributedString(string: text, attributes: [.font: font]), width: width)
            let window = TestWindow(
                Text(verbatim: text).font(Font(font)).frame(width: width).accessibilityIdentifier("text"),
                size: CGSize(width: 400, height: 900))
            let element = window.list.elements.values.first { if case .text = $0.content { true } else { false } }!
            #expect(abs(element.frame.height - rect.height) < 0.2)
            #expect(abs(element.frame.width - rect.width) < 0.2)
        }
    }

    @Test func `a font measures its line`() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.ascender - font.descender == font.lineHeight)
        #expect(font.withSize(10).pointSize == 10)
        #expect(UIFont.preferredFont(forTextStyle: .headline) == UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont(name: "No Such Typeface", size: 10) == nil)
        #expect(UIFont(name: "Inter", size: 10)?.familyName == "Inter")
    }
}
