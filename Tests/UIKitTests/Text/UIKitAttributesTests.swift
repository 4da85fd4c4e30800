import DisplayList
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@testable import UIKit

@MainActor
@Suite("UIKit's attributes of text")
struct UIKitAttributesTests {
    private func runs(_ text: AttributedString) -> [TextContent.Run] {
        TestWindow(portrait: Text(text)).list.elements.values.flatMap { element -> [TextContent.Run] in
            guard case .text(let content) = element.content else { return [] }
            return content.lines.flatMap(\.runs)
        }
    }

    @Test func `SwiftUI's Text shows a UIFont and a UIColor of a range`() throws {
        var text = AttributedString("plain loud")
        let range = try #require(text.range(of: "loud"))
        text[range].font = .boldSystemFont(ofSize: 31)
        text[range].foregroundColor = UIColor.systemRed
        text[range].underlineStyle = NSUnderlineStyle.single
        let shown = runs(text)
        let loud = try #require(shown.first { $0.text == "loud" })
        let plain = try #require(shown.first { $0.text != "loud" })
        #expect(loud.size == 31 && plain.size != 31)
        #expect(loud.color != plain.color)
        #expect(loud.decoration.contains(.underline))
    }

    @Test func `SwiftUI's own attribute outweighs UIKit's`() throws {
        var text = AttributedString("word")
        text.font = UIFont.systemFont(ofSize: 31)
        text.font = Font.title
        #expect(try #require(runs(text).first).size == 28)
        #expect(text.uiKit.font == .systemFont(ofSize: 31))
    }

    @Test func `attributes go to the older kind of string and come back`() throws {
        var text = AttributedString("word")
        text.font = UIFont.systemFont(ofSize: 31)
        text.uiKit.foregroundColor = .green
        text.uiKit.strikethroughStyle = [.single, .patternDash]
        text.uiKit.kern = 2
        text.link = URL(string: "https://example.org")
        let older = NSAttributedString(text)
        #expect(older.string == "word")
        #expect(older.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 31))
        #expect(older.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int == 0x0201)
        #expect(try AttributedString(older, including: \.uiKit) == text)
    }

    @Test func `a colour that is written as SwiftUI's reaches a label`() {
        var text = AttributedString("word")
        text.foregroundColor = .red
        let color = NSAttributedString(text).attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color is UIColor)
    }

    @Test func `Markdown's emphasis is bold in a label`() throws {
        let text = AttributedText(NSAttributedString(try AttributedString(markdown: "a **b**")))
        #expect(text.spans.first { $0.text == "b" }?.font.weight == 700)
    }

    @Test func `a value of another type is an error where a scope is named, and left out elsewhere`() {
        let wrong = NSAttributedString(string: "word", attributes: [.font: "large"])
        #expect(throws: CocoaError.self) { try AttributedString(wrong, including: \.uiKit) }
        #expect(AttributedString(wrong) == AttributedString("word"))
    }
}
