import Foundation
import TestSupport
import Testing

@testable import Markdown

/// Each block as its nested kinds, outermost first, and its text.
private func drawn(_ markdown: String) -> [String] {
    BlockParser.blocks(of: markdown).map { block in
        let kinds = block.intent.components.reversed().map { name($0.kind) }.joined(separator: ">")
        switch block.text {
        case .inline(let text), .literal(let text, _): return "\(kinds) \(text)"
        }
    }
}

private func name(_ kind: PresentationIntent.Kind) -> String {
    switch kind {
    case .paragraph: "p"
    case .header(let level): "h\(level)"
    case .orderedList: "ol"
    case .unorderedList: "ul"
    case .listItem(let ordinal): "li\(ordinal)"
    case .codeBlock(let language): "code:\(language ?? "")"
    case .blockQuote: "q"
    case .thematicBreak: "hr"
    case .table(let columns): "table\(columns.map(\.alignment.rawValue))"
    case .tableHeaderRow: "th"
    case .tableRow(let row): "tr\(row)"
    case .tableCell(let column): "td\(column)"
    }
}

@Suite struct BlockTests {
    @Test(arguments: [
        ("a\nb\n\nc", ["p a\nb", "p c"]), ("# One\n###### Six ##\n####### no", ["h1 One", "h6 Six", "p ####### no"]),
        ("Title\n===\nSub\n---", ["h1 Title", "h2 Sub"]), ("a\n\n***\nb", ["p a", "hr ⸻", "p b"]),
        ("```swift\nlet a = 1\n\n```\nb", ["code:swift let a = 1\n\n", "p b"]),
        ("    a\n      b\n\n\nc", ["code: a\n  b\n", "p c"]), ("~~~\nopen", ["code: open\n"]),
        ("> a\nb\n> # c\n\nd", ["q>p a\nb", "q>h1 c", "p d"]),
        ("- a\n- b\n  - c\n- d", ["ul>li1>p a", "ul>li2>p b", "ul>li2>ul>li1>p c", "ul>li3>p d"]),
        ("3. a\n4. b", ["ol>li3>p a", "ol>li4>p b"]), ("- a\n+ b", ["ul>li1>p a", "ul>li1>p b"]),
        ("- a\n\n  b\n\nc", ["ul>li1>p a", "ul>li1>p b", "p c"]), ("a\n2. b", ["p a\n2. b"]),
        ("- a\nb\n- # c\nd", ["ul>li1>p a\nb", "ul>li2>h1 c", "p d"]),
        ("- ```\n  a\n  ```\nb", ["ul>li1>code: a\n", "p b"]),
        ("- a\n  - b\nc", ["ul>li1>p a", "ul>li1>ul>li1>p b\nc"]),
        ("- ```\n  a\n\n\nb", ["ul>li1>code: a\n\n\n", "p b"]),
        ("- ```\n  a\n  ```\n\n\nb", ["ul>li1>code: a\n", "p b"]),
        ("- ```\n  a\n\n\n- b", ["ul>li1>code: a\n\n\n", "ul>li2>p b"]),
        ("```\r\na\r\n", ["code: a\n"]), ("|\n|", ["p |\n|"]), ("a\n- b", ["p a", "ul>li1>p b"]),
        (
            "| a | b |\n|:-:|--:|\n| 1 | 2 \\| 3 |\nc",
            [
                "table[1, 2]>th>td0 a", "table[1, 2]>th>td1 b", "table[1, 2]>tr0>td0 1", "table[1, 2]>tr0>td1 2 | 3",
                "table[1, 2]>tr1>td0 c",
            ]
        ),
    ])
    func `blocks`(markdown: String, expected: [String]) { #expect(drawn(markdown) == expected) }

    /// As cmark-gfm reads them.
    @Test(arguments: [
        // No row stands outside of its quotation or list item.
        ("> a|b\n> -|-\n> 1|2\n3|4", ["q>T>th>td0 a", "q>T>th>td1 b", "q>T>tr0>td0 1", "q>T>tr0>td1 2", "p 3|4"]),
        ("- a|b\n-|-\n1|2", ["ul>li1>p a|b\n-|-\n1|2"]),
        ("- a|b\n  -|-\nc|d", ["ul>li1>T>th>td0 a", "ul>li1>T>th>td1 b", "p c|d"]),
        // Rows that are indented like code are code, and so are no marks of columns.
        ("|a|b|\n    |-|-|\n|1|2|", ["p |a|b|\n|-|-|\n|1|2|"]),
        ("|a|b|\n|-|-|\n    |1|2|", ["T>th>td0 a", "T>th>td1 b", "code: |1|2|\n"]),
        // A list item, and the line under a heading.
        ("a | b\n- | -", ["p a | b", "ul>li1>p | -"]), ("|a\n---", ["h2 |a"]),
        ("|a\\\\|b|\n|-|", ["T>th>td0 a\\|b"]),
    ])
    func `tables have borders`(markdown: String, expected: [String]) {
        #expect(drawn(markdown).map { $0.replacing(#/table\[.*?\]/#, with: "T") } == expected)
    }

    @Test(arguments: [
        ("```a&#32;b\n```", "code:a "), ("```&#32;\n```", "code: "), ("~~~ \\&amp;x y\n~~~", "code:&amp;x "),
    ])
    func `a code's language is the first word`(markdown: String, expected: String) {
        #expect(drawn(markdown) == [expected])
    }

    @Test func `a byte order mark is no text`() throws {
        for mode in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnlyPreservingWhitespace] {
            let text = try AttributedString(markdown: "\u{FEFF}*a*", options: .init(interpretedSyntax: mode))
            #expect(String(text.characters) == "a")
        }
        let heading = try AttributedString(markdown: "\u{FEFF}# a")
        #expect(heading.runs.first?.presentationIntent?.components.map(\.kind) == [.header(level: 1)])
    }

    /// The seven kinds of HTML blocks, what ends each, and which may interrupt a paragraph.
    @Test(arguments: [
        ("<div>\n*x*\n\ny", ["p <div>\n*x*\n", "p y"]),
        ("<pre><code>\na\n\nb\n</code></PRE> c\nd", ["p <pre><code>\na\n\nb\n</code></PRE> c\n", "p d"]),
        ("<script>a</script>\nb", ["p <script>a</script>\n", "p b"]), ("<script\n\n*b*", ["p <script\n\n*b*\n"]),
        ("<!-- a\n\nb -->\nc", ["p <!-- a\n\nb -->\n", "p c"]),
        ("<?php\n\n1 > 0 ?>\nc", ["p <?php\n\n1 > 0 ?>\n", "p c"]),
        ("<!DOCTYPE\nhtml>\nb", ["p <!DOCTYPE\nhtml>\n", "p b"]),
        ("<![CDATA[\n\n]>\n]]>\nb", ["p <![CDATA[\n\n]>\n]]>\n", "p b"]),
        ("<b-c d='e' f>\n*g*\n\nh", ["p <b-c d='e' f>\n*g*\n", "p h"]), ("<b>\n", ["p <b>\n"]),
        ("<b>a</b>\nc", ["p <b>a</b>\nc"]), ("a\n<b>", ["p a\n<b>"]), ("a\n<hr>", ["p a", "p <hr>\n"]),
        ("> <div>\nb", ["q>p <div>\n", "p b"]), ("    <div>", ["code: <div>\n"]),
        ("<div id=\n> b", ["p <div id=\n> b\n"]),
    ])
    func `blocks of html`(markdown: String, expected: [String]) { #expect(drawn(markdown) == expected) }

    /// Lazy continuation lines need no markers and don't start a block.
    @Test(arguments: [
        ("> a\nb\n===", ["q>p a\nb\n==="]),
        ("- a\n - b\n  - c\n   - d\n    - e", ["ul>li1>p a", "ul>li2>p b", "ul>li3>p c", "ul>li4>p d\n- e"]),
        ("> ```\n> a\nb", ["q>code: a\n", "p b"]), ("- ```\n  a\nb", ["ul>li1>code: a\n", "p b"]),
        ("-\n\n  a", ["p a"]), ("-\n  a", ["ul>li1>p a"]), ("1. *\na", ["p a"]), ("> - a\nb", ["q>ul>li1>p a\nb"]),
        ("a\n| b |\n|---|\n| c |", ["p a", "table[0]>th>td0 b", "table[0]>tr0>td0 c"]),
    ])
    func `a paragraph goes on without marks`(markdown: String, expected: [String]) {
        #expect(drawn(markdown) == expected)
    }

    /// A tab advances to the next multiple of four columns, counted in the source.
    @Test(arguments: [
        ("\ta\tb", ["code: a\tb\n"]), (">\t\ta", ["q>code:   a\n"]), ("-\t\ta", ["ul>li1>code:   a\n"]),
        ("- a\n\n\tb", ["ul>li1>p a", "ul>li1>p b"]), ("- a\n\n\t\tb", ["ul>li1>p a", "ul>li1>code:   b\n"]),
        ("#\ta", ["h1 a"]),
    ])
    func `tabs count as columns`(markdown: String, expected: [String]) { #expect(drawn(markdown) == expected) }

    @Test(arguments: [
        ("```\n", ["code: "]), ("```\n\na\n", ["code: \na\n"]), ("``` f&ouml;\\+ b\n```", ["code:fö+ "]),
    ])
    func `code between fences`(markdown: String, expected: [String]) { #expect(drawn(markdown) == expected) }

    @Test func `deep nesting ends`() {
        let text = String(repeating: "> ", count: 5000) + "a"
        #expect(drawn(text).count == 1)
    }

    @Test(arguments: ["- ", "> ", "1. ", "> - "])
    func `a line of many marks is read in linear steps`(marks: String) {
        // Copying the rest of the line after each marker would take minutes.
        let text = String(repeating: marks, count: 5_000) + "x\ny"
        #expect(drawn(text).count == 1)
    }

    @Test(arguments: 0..<200) func `any text has blocks`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let parts = [
            "- ", "1. ", "> ", "#", " ", "    ", "\n", "\n\n", "```", "---", "|", "a", "<b>", "\t", "=\n", ":-",
        ]
        let text = (0..<Int.random(in: 0...80, using: &random)).map { _ in parts.randomElement(using: &random)! }
            .joined()
        let letters = drawn(text).joined().count { $0 == "a" }
        #expect(letters > 0 || !text.contains("a") || text.contains("```"), "\(text)")
    }
}

@Suite struct AttributedStringMarkdownTests {
    @Test func `full syntax tells blocks apart by their intent`() throws {
        let text = try AttributedString(markdown: "# Menu\n\n*Latte* and [tea](https://tea.example)")
        #expect(String(text.characters) == "MenuLatte and tea")
        let runs = text.runs.map {
            ($0.presentationIntent?.components.first?.kind, $0.inlinePresentationIntent, $0.link)
        }
        #expect(runs.map(\.0) == [.header(level: 1), .paragraph, .paragraph, .paragraph])
        #expect(runs.map(\.1) == [nil, .emphasized, nil, nil])
        #expect(runs.last?.2 == URL(string: "https://tea.example"))
    }

    @Test func `inline syntax leaves blocks alone`() throws {
        var options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
        let text = try AttributedString(markdown: "# a   **b**\n\n c", options: options)
        #expect(String(text.characters) == "# a b c")
        options.interpretedSyntax = .inlineOnlyPreservingWhitespace
        let kept = try AttributedString(markdown: "# a   **b**\n\n c", options: options)
        #expect(String(kept.characters) == "# a   b\n\n c")
        #expect(kept.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    }

    @Test func `links are resolved against a base`() throws {
        let text = try AttributedString(markdown: "[a](b/c d)[e](<x y>)", baseURL: URL(string: "https://h.example/"))
        #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://h.example/x%20y"])
    }

    @Test func `bytes that are no text are an error or replaced`() throws {
        let data = Data([0x61, 0xFF, 0x62])
        #expect(throws: CocoaError.self) { try AttributedString(markdown: data) }
        let options = AttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
        #expect(try String(AttributedString(markdown: data, options: options).characters) == "a\u{FFFD}b")
    }

    @Test func `a language is noted`() throws {
        let text = try AttributedString(markdown: "猫", options: .init(languageCode: "ja"))
        #expect(text.languageIdentifier == "ja")
    }
}
