import DisplayList
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

private struct LabelView: UIViewRepresentable {
    let label: UILabel
    func makeUIView(context: Context) -> UILabel { label }
    func updateUIView(_ uiView: UILabel, context: Context) {}
}

@MainActor
@Suite("Labels, images and colours")
struct LabelTests {
    private func lines(_ window: TestWindow) -> [TextContent.Line] {
        for element in window.list.elements.values {
            if case .text(let content) = element.content { return content.lines }
        }
        return []
    }

    @Test func `a label is as large as its text`() {
        let label = UILabel()
        label.text = "Kissa"
        #expect(label.intrinsicContentSize.height == label.font.lineHeight)
        #expect(label.intrinsicContentSize.width > 30)
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test func `a label has as many lines as it may`() {
        let label = UILabel()
        label.text = "One two three four five six seven eight nine ten eleven twelve"
        label.numberOfLines = 2
        let narrow = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        #expect(label.sizeThatFits(narrow).height == 2 * label.font.lineHeight)
        label.numberOfLines = 0
        #expect(label.sizeThatFits(narrow).height > 2 * label.font.lineHeight)
    }

    @Test func `a label shows backgrounds, links and lines in colours of their own`() throws {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "marked", attributes: [.backgroundColor: UIColor.yellow])
        let address = try #require(URL(string: "https://example.com"))
        text.append(NSAttributedString(string: " link", attributes: [.link: address]))
        text.append(
            NSAttributedString(
                string: " lined",
                attributes: [
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red, .baselineOffset: 3,
                ]))
        label.attributedText = text
        let runs = lines(TestWindow(portrait: LabelView(label: label)))[0].runs
        #expect(runs[0].extras.background == DisplayColor(red: 1, green: 1, blue: 0))
        let link = try #require(runs.first { $0.text.contains("link") })
        #expect(link.color == DisplayColor(UIColor.link))
        #expect(link.decoration == .underline)
        #expect(link.extras.background == nil)
        let lined = try #require(runs.last)
        #expect(lined.extras.decorationColor == DisplayColor(red: 1, green: 0, blue: 0))
        #expect(lined.extras.lift == 3)
    }

    @Test func `a label's colours are those of the light or the dark`() {
        let label = UILabel()
        label.text = "Kissa"
        let light = TestWindow(portrait: LabelView(label: label))
        #expect(lines(light)[0].runs[0].color == .black)
        let other = UILabel()
        other.text = "Kissa"
        let dark = TestWindow(portrait: LabelView(label: other).environment(\.colorScheme, .dark))
        #expect(lines(dark)[0].runs[0].color == .white)
    }

    @Test func `parts of an attributed text have their own looks`() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "plain ")
        text.append(
            NSAttributedString(
                string: "red",
                attributes: [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue]))
        label.attributedText = text
        let runs = lines(TestWindow(portrait: LabelView(label: label)))[0].runs
        #expect(runs.map(\.text).joined() == "plain red")
        #expect(runs.first?.color == .black)
        #expect(runs.last?.color == DisplayColor(red: 1, green: 0, blue: 0))
        #expect(runs.last?.decoration == .underline)
    }

    @Test func `a dynamic colour asks its provider`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    }

    @Test func `a symbol is a template and an unknown one is nothing`() {
        let symbol = UIImage(systemName: "heart.fill")
        #expect(symbol?.size.height == 20)
        #expect(symbol?.isTemplate == true)
        #expect(symbol?.withRenderingMode(.alwaysOriginal).isTemplate == false)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test func `an image view is as large as its image and decoration to those who listen`() {
        let view = UIImageView(image: UIImage(systemName: "heart.fill"))
        #expect(view.bounds.size.height == 20)
        #expect(view.intrinsicContentSize == view.image?.size)
    }
}
