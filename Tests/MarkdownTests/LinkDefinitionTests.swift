import Foundation
import TestSupport
import Testing

@testable import Markdown

/// Link reference definitions and named character references.
@Suite struct LinkDefinitionTests {
    /// Each run with a link as `text <address>`, the others as plain text.
    private func runs(_ markdown: String) throws -> [String] {
        let text = try AttributedString(markdown: markdown)
        return text.runs.map { run in
            let part = String(text[run.range].characters)
            return (run.link ?? run.imageURL).map { "\(part) <\($0.absoluteString)>" } ?? part
        }
    }

    @Test(arguments: [
        (
            "See [the list].\n\n[the list]: https://example.org/list",
            ["See ", "the list <https://example.org/list>", "."]
        ),
        ("[it][the list]\n\n[The  List]: /a 'a title'", ["it </a>"]),
        ("[the list][]\n\n[the list]: </a b>", ["the list </a%20b>"]),
        ("[a]: /first\n[a]: /second\n\n[a]", ["a </first>"]), ("[a]\n\n> [a]: /quoted", ["a </quoted>"]),
        ("[a]:\n/b\n\"title\"\n\n*[a]*", ["a </b>"]), ("![a]\n\n[a]: /b.png", ["a </b.png>"]),
        ("[a][b]\n\n[a]: /a", ["[a][b]"]), ("[a](/c)\n\n[a]: /a", ["a </c>"]), ("[ẞ]\n\n[SS]: /s", ["ẞ </s>"]),
        ("[a\\]b]\n\n[a\\]b]: /c", ["a]b </c>"]), ("[a]: /b\ntext", ["text"]), ("[a]: /b \"t\" x", ["[a]: /b \"t\" x"]),
        ("text\n[a]: /b", ["text", " ", "[a]: /b"]), ("[a]: /b\n===", ["==="]), ("[ ]: /b", ["[ ]: /b"]),
        ("[a]", ["[a]"]),
    ])
    func `a link is defined elsewhere`(markdown: String, expected: [String]) throws {
        #expect(try runs(markdown) == expected)
    }

    @Test(arguments: [
        ("[a](https://example.org/?x=1&amp;y=2)", ["a <https://example.org/?x=1&y=2>"]),
        ("[a](</b&#63;c>)", ["a </b?c>"]), ("[a](b%20c&auml;%zz[])", ["a <b%20c%C3%A4%25zz%5B%5D>"]),
        ("&Eacute;t&eacute; &agrave; &alpha; &ngE; &HilbertSpace;", ["Été à α ≧̸ ℋ"]),
        ("&nothing; &amp", ["&nothing; &amp"]),
    ])
    func `characters have names`(markdown: String, expected: [String]) throws {
        #expect(try runs(markdown) == expected)
    }

    @Test func `every name of HTML is known`() {
        #expect(EntityNames.characters.count == 2125)
    }

    @Test(arguments: 1...300) func `damaged definitions are read or are text`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let text = random.garbled("[a]: </b> 'c'\n[d [e]]:\n/f\n\n[a][d] ![e][] [a] &amp; [g](h&quot;i)")
        _ = try runs(text)
    }
}
