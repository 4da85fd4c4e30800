import Foundation
import TestSupport
import Testing

@testable import Markdown

/// Each run's text with its attributes: `e` emphasis, `s` strong, `c` code, `d` strikethrough, `l` link.
private func drawn(_ markdown: String, keepsLineFeeds: Bool = false) -> String {
    InlineParser.runs(of: markdown, keepsLineFeeds: keepsLineFeeds).map { run in
        var marks = ""
        for (mark, intent) in [
            ("e", InlinePresentationIntent.emphasized), ("s", .stronglyEmphasized), ("c", .code),
            ("d", .strikethrough), ("h", .inlineHTML), ("n", .lineBreak), ("b", .softBreak),
        ] where run.intent.contains(intent) { marks += mark }
        if let link = run.link { marks += "l<\(link)>" }
        if let image = run.image { marks += "i<\(image)>" }
        return marks.isEmpty ? run.text : "\(marks)(\(run.text))"
    }.joined()
}

@Suite struct InlineTests {
    /// From CommonMark's specification, or shaped like its examples.
    @Test(arguments: [
        ("*foo bar*", "e(foo bar)"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
        ("foo*bar*", "fooe(bar)"), ("5*6*78", "5e(6)78"), ("_foo bar_", "e(foo bar)"), ("_ foo bar_", "_ foo bar_"),
        ("foo_bar_", "foo_bar_"), ("5_6_78", "5_6_78"), ("foo-_(bar)_", "foo-e((bar))"), ("_foo*", "_foo*"),
        ("*foo bar *", "*foo bar *"), ("*(*foo*)*", "e((foo))"), ("**foo bar**", "s(foo bar)"),
        ("** foo bar**", "** foo bar**"), ("foo**bar**", "foos(bar)"), ("__foo bar__", "s(foo bar)"),
        ("foo__bar__", "foo__bar__"), ("*foo **bar** baz*", "e(foo )es(bar)e( baz)"),
        ("*foo**bar**baz*", "e(foo)es(bar)e(baz)"), ("*foo**bar*", "e(foo**bar)"), ("***foo** bar*", "es(foo)e( bar)"),
        ("*foo **bar***", "e(foo )es(bar)"), ("foo***bar***baz", "fooes(bar)baz"), ("** is not **", "** is not **"),
        ("**foo*", "*e(foo)"), ("*foo**", "e(foo)*"), ("***foo**", "*s(foo)"), ("****foo****", "s(foo)"),
        ("***foo***", "es(foo)"), ("*foo _bar* baz_", "e(foo _bar) baz_"), ("**foo **bar baz**", "**foo s(bar baz)"),
        ("**", "**"), ("", ""), ("~~gone~~ ~so~", "d(gone) d(so)"), ("~~~no~~~", "~~~no~~~"),
    ])
    func `emphasis`(markdown: String, expected: String) { #expect(drawn(markdown) == expected) }

    @Test(arguments: [
        ("`foo`", "c(foo)"), ("`` foo ` bar ``", "c(foo ` bar)"), ("` `` `", "c(``)"), ("`foo", "`foo"),
        ("`foo\\`bar`", "c(foo\\)bar`"), ("*foo`*`", "*fooc(*)"), ("```foo``", "```foo``"),
        ("`a` and ``b``", "c(a) and c(b)"),
    ])
    func `code is taken as it is`(markdown: String, expected: String) { #expect(drawn(markdown) == expected) }

    @Test(arguments: [
        ("[link](/uri \"title\")", "l</uri>(link)"), ("[link](/uri)", "l</uri>(link)"), ("[link]()", "l<>(link)"),
        ("[link](<>)", "l<>(link)"), ("[link](/my uri)", "[link](/my uri)"),
        ("[link](</my uri>)", "l</my uri>(link)"), ("[link](foo(and(bar)))", "l<foo(and(bar))>(link)"),
        ("[link](foo\\)\\:)", "l<foo):>(link)"), ("[link] (/uri)", "[link] (/uri)"),
        ("[link [foo [bar]]](/uri)", "l</uri>(link [foo [bar]])"), ("[link](/uri", "[link](/uri"),
        ("[foo [bar](/uri)](/uri)", "[foo l</uri>(bar)](/uri)"), ("*[foo*](/uri)", "*l</uri>(foo*)"),
        ("[a *b* c](/u)", "l</u>(a )el</u>(b)l</u>( c)"), ("![cat](cat.png)", "i<cat.png>(cat)"),
        ("[![cat](cat.png)](/u)", "l</u>i<cat.png>(cat)"), ("<https://a.b/c>", "l<https://a.b/c>(https://a.b/c)"),
        ("<me@example.org>", "l<mailto:me@example.org>(me@example.org)"), ("a <b> c", "a h(<b>) c"), ("1 < 2", "1 < 2"),
        ("see https://a.org/x.", "see l<https://a.org/x>(https://a.org/x)."),
        ("(www.a.org)", "(l<http://www.a.org>(www.a.org))"), ("https://", "https://"), ("what", "what"),
        ("\"http://a\"", "\"l<http://a>(http://a)\""), ("ftp://a.b", "l<ftp://a.b>(ftp://a.b)"),
        ("xhttp://a.b", "xhttp://a.b"),
        ("www.a.b/c&lt;", "l<http://www.a.b/c>(www.a.b/c)<"), ("[a](b\u{A0}c)", "l<b\u{A0}c>(a)"),
        ("write to ann_b+c@d-e.org.", "write to l<mailto:ann_b+c@d-e.org>(ann_b+c@d-e.org)."),
        ("*a@b.c*", "el<mailto:a@b.c>(a@b.c)"),
        ("mailto:a@b.c xmpp:a@b.c.", "l<mailto:a@b.c>(mailto:a@b.c) l<xmpp:a@b.c>(xmpp:a@b.c)."),
        ("mail:a@b.c, xmailto:a@b.c", "mail:l<mailto:a@b.c>(a@b.c), xmailto:l<mailto:a@b.c>(a@b.c)"),
        ("a@b", "a@b"), ("a@b.c-", "a@b.c-"), ("@b.c", "@b.c"), ("`a@b.c`", "c(a@b.c)"),
        ("[x](/u a@b.c)", "[x](/u l<mailto:a@b.c>(a@b.c))"),
    ])
    func `links`(markdown: String, expected: String) { #expect(drawn(markdown) == expected) }

    @Test(arguments: [
        ("\\*not\\*", "*not*"), ("\\a", "\\a"), ("&amp; &copy; &#35; &#x22; &nope;", "& © # \" &nope;"),
        ("&#0;", "\u{FFFD}"), ("foo\\\nbar", "foon(\n)bar"), ("foo  \nbar", "foon(\n)bar"), ("foo\nbar", "foob( )bar"),
        ("猫**が**好き", "猫s(が)好き"), ("*猫*。", "e(猫)。"),
    ])
    func `escapes entities and breaks`(markdown: String, expected: String) { #expect(drawn(markdown) == expected) }

    @Test(arguments: [
        "<a>", "</a >", "<a/>", "<a b>", "<a b=c d='e' f=\"g\" />", "<a\nb>", "<a-b _c:d=e>", "<!-- a -- b -->",
        "<!-->", "<!--->",
        "<? a ?>", "<!A b>", "<![CDATA[ ]> ]]>",
    ])
    func `html in a line`(html: String) { #expect(drawn("x " + html) == "x h(\(html))") }

    @Test(arguments: [
        "<1>", "< a>", "<a b", "<a b='c'd='e'>", "<a *>", "</a b>", "<a =c>", "<a b=>", "<!-- a", "<? a", "<![CDATA[ a",
        "<! a>", "<a b='c>",
    ])
    func `what is no html is text`(text: String) { #expect(drawn("x " + text) == "x " + text) }

    @Test
    func `An emphasis that begins before a link doesn't end inside it`() {
        #expect(drawn("*x [_a* b_ c*](/u)") == "*x el</u>(a* b)l</u>( c*)")
    }

    @Test
    func `a title in parentheses holds no others`() {
        #expect(drawn("[a](/u (b\\(c\\)))") == "l</u>(a)")
        #expect(drawn("[a](/u (b(c))") == "[a](/u (b(c))")
    }

    @Test func `line feeds may stay`() { #expect(drawn("a  \n b", keepsLineFeeds: true) == "a  \n b") }

    @Test func `what is put into a text is no Markdown`() {
        let value = "\(OpaqueText.start)*b* [c](d)\(OpaqueText.end)"
        #expect(drawn("*a \(value)*") == "e(a \(value))")
    }

    @Test(arguments: 0..<300) func `any text is read and no word is lost`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let parts = [
            "*", "**", "_", "`", "``", "[", "](", ")", "!", "<", ">", "&amp;", "\\", "\n", " ", "wort", "~~", "猫",
        ]
        let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in parts.randomElement(using: &random)! }
            .joined()
        let runs = InlineParser.runs(of: text, keepsLineFeeds: false)
        // Link destinations aren't text; all other words are kept.
        guard !text.contains("](") else { return }
        let words = runs.map(\.text).joined()
        #expect(words.components(separatedBy: "wort").count == text.components(separatedBy: "wort").count, "\(text)")
    }

    @Test(arguments: [
        "*a ", "**a **", "[", "[a](", "![", "`a``b```c", "*a_", "<", "&", "a**b_c ", "[](b (", "(http://", "(www.",
        "*www.", "~www.", "<!",
    ])
    func `repeated syntax is read in linear steps`(unit: String) {
        // Quadratic parsing of this text would take minutes.
        let text = String(repeating: unit, count: 20_000)
        #expect(InlineParser.runs(of: text, keepsLineFeeds: false).isEmpty == false)
    }

    /// Images can be nested. Setting the attributes of each piece once for every image would take minutes.
    @Test func `images in images are read in linear steps, and the outermost counts`() {
        #expect(drawn("![a ![b](/v) c](/u) d") == "i</u>(a b c) d")
        #expect(drawn("![a](/u)![b](/v) ![c ![d](/x)![e](/y)](/z)") == "i</u>(a)i</v>(b) i</z>(c de)")
        #expect(drawn("[![a](/v) b](/u)") == "l</u>i</v>(a)l</u>( b)")
        let count = 20_000
        let text = String(repeating: "![a", count: count) + String(repeating: "](/u)", count: count)
        #expect(drawn(text) == "i</u>(\(String(repeating: "a", count: count)))")
    }

    @Test(arguments: ["<", "<!", "<a ", "<!--", "<?", "<!A", "<![CDATA[", "<a b='", "<a b=\"<a c='", "@", "a@", "a@b"])
    func `what opens again and again, and is closed once, is read in linear steps`(unit: String) {
        let text = String(repeating: unit, count: 20_000) + ">"
        #expect(InlineParser.runs(of: text, keepsLineFeeds: false).map(\.text).joined() == text)
    }

    @Test(arguments: ["<!--", "<?", "<![CDATA[", "<!A"])
    func `what begins before a value and has no end is looked for once`(unit: String) {
        let text = String(repeating: unit, count: 50_000)
        #expect(drawn(text + "\(OpaqueText.start)-->?>]]>\(OpaqueText.end)").hasPrefix(text))
    }

    @Test(arguments: ["!", ")", ".)"])
    func `the punctuation behind an address is taken off in linear steps`(unit: String) {
        let (address, tail) = ("https://a.org/x", String(repeating: unit, count: 50_000))
        #expect(drawn(address + tail) == "l<\(address)>(\(address))\(tail)")
    }
}
