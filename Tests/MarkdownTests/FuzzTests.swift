import Foundation
import TestSupport
import Testing

@testable import Markdown

/// Every text is valid Markdown. It can be parsed in each of the three ways, and the plain one keeps everything that isn't
/// syntax.
@Suite struct FuzzTests {
    private static let words = [
        "*", "**", "_", "~~", "`", "```\n", "[", "]", "](", "![", ")", "<", ">", "<!--", "-->", "&amp;", "&#x110000;",
        "\\", "\n\n",
        "- ", "1. ", "999999999) ", "> ", "# ", "---\n", "===\n", "\t", "    ", "| a | b |\n|:-|-:|\n",
        "[a]: /b \"c\"\n", "https://a.b",
        "www.", "a@b.c", "<a b='c'>", "\u{0}", "猫", "e\u{301}", "👩‍🍳", "\u{202E}",
    ]

    private static let texts = [
        "# Menu\n\nA *cup* of **tea**, `hot`, ~~cold~~ <b>bold</b> &eacute;.\\\nNext [line](/u \"t\") ![p](q.png) <https://a.b> x@y.z",
        "> quoted\n> - one\n>   1. two\n>\n>      three\n\n```swift\nlet a = 1\n```\n\n    code\n***\n<div>\nhtml\n</div>\n",
        "| a | b |\n|---|:-:|\n| *c* | `d\\|e` |\n\n- [x] done\n- [ ] open\n\n[r]: <u> 'title'\n\nsee [r], [r][], [text][r]\n===\n",
    ]

    @Test func `whatever a text holds is presented in each way`() throws {
        let ways: [AttributedString.MarkdownParsingOptions.InterpretedSyntax] = [
            .full, .inlineOnly, .inlineOnlyPreservingWhitespace,
        ]
        try Fuzzing("markdown", words: Self.words, inputs: Self.texts).run { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            for way in ways {
                let shown = try AttributedString(markdown: text, options: .init(interpretedSyntax: way))
                #expect(shown.runs.allSatisfy { !$0.range.isEmpty })
                #expect(shown.unicodeScalars.count <= 4 * text.unicodeScalars.count + 64)
            }
        }
    }
}
