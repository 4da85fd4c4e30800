import ChatTemplates
import Testing

/// The filters `safe` and `escape` make markup, which escapes what is combined with it. All outputs are those of jinja2 3.1.6 with
/// markupsafe 3.0.3.
struct MarkupTests {
    private static let values = #"{"s": " Ab <b>", "n": 7, "l": ["<", "b"], "t": {"a": "&", "b": 2}}"#

    @Test(arguments: [
        ("'<i>' | safe + s", "<i> Ab &lt;b&gt;"),
        ("s + ('<i>' | safe)", " Ab &lt;b&gt;<i>"),
        ("('<i>' | safe) ~ s", "<i> Ab <b>"),
        ("(s | e) * 2", " Ab &lt;b&gt; Ab &lt;b&gt;"),
        ("2 * ('&' | safe)", "&&"),
        ("'<' + (s | e) | upper", "&lt; AB &LT;B&GT;"),
        ("('%s %r %d' | safe) % ('<', '>', '7')", "&lt; &#39;&gt;&#39; 7"),
        ("'%s' % ('<' | safe)", "<"),
        ("('%(a)s' | safe) % t", "&amp;"),
        ("('%5s|%.2s' | safe) % ('<', '<')", " &lt;|&l"),
        ("('{}{x}' | safe).format('<', x='&' | safe)", "&lt;&"),
        ("'{}'.format('<' | safe)", "<"),
        ("('%s' | safe) | format('<')", "&lt;"),
        ("[s | safe, 1]", "[Markup(' Ab <b>'), 1]"),
        ("('a' | safe)[0:1] is escaped", "True"),
        ("[('ab' | safe)[1], ('ab' | safe)[-1:]]", "[Markup('b'), Markup('b')]"),
        ("('<' | safe).join(l)", "&lt;<b"),
        ("'<'.join(['&' | safe])", "&"),
        ("l | join('<' | safe)", "<<b"),
        ("('a-b' | safe).split('-')", "[Markup('a'), Markup('b')]"),
        ("('a-b' | safe).partition('-')", "(Markup('a'), Markup('-'), Markup('b'))"),
        (#"('a\nb' | safe).splitlines()"#, "[Markup('a'), Markup('b')]"),
        ("(' a ' | safe).strip() is escaped", "True"),
        ("('a' | safe).replace('a', '<')", "&lt;"),
        ("('a' | safe) | replace('a', '<')", "<"),
        (
            "[('a' | safe).ljust(3), ('a' | safe).center(3, '*'), 'a' | safe | center(3)]",
            "[Markup('a  '), Markup('*a*'), Markup(' a ')]"
        ),
        (
            "[('a' | safe).upper(), 'a' | safe | upper, 'a' | safe | title, 'a' | safe | capitalize]",
            "[Markup('A'), Markup('A'), 'A', Markup('A')]"
        ),
        (
            "['a' | safe | trim, 'a' | safe | string, ['a' | safe] | join, 'ba' | safe | reverse, 'ab' | safe | last, 'ab' | safe | first]",
            "[Markup('a'), Markup('a'), 'a', Markup('ab'), Markup('b'), 'a']"
        ),
        ("'a b c d e f g h' | safe | truncate(6, true, '<', 0)", "a b c&lt;"),
        (#"'a\nb' | safe | indent('<')"#, "a\n<b"),
        (#"'a\n<' | indent('&' | safe)"#, "a\n&&lt;"),
        (#"'a\n<' | indent('&' | safe, true, true)"#, "&a\n&&lt;"),
        ("('ab' | safe) | list", "['a', 'b']"),
        ("('a' | safe) == 'a'", "True"),
        ("{'a': 1}['a' | safe]", "1"),
        ("'a' in ('ab' | safe)", "True"),
        ("('a' | safe) | tojson", #""a""#),
        ("('<' | e) | e", "&lt;"),
        ("('<' | e) | forceescape", "&amp;lt;"),
        ("5 | safe", "5"),
        ("[1, '<'] | e", "[1, &#39;&lt;&#39;]"),
        ("('&lt;&#65;&eacute;&copy 2' | safe).unescape()", "<Aé© 2"),
        (#"('<p>a <!-- > -->\n&amp; <b>b' | safe).striptags()"#, "a & b"),
        ("'a<b>c' | striptags", "ac"),
        ("('a' | safe).escape('<')", "&lt;"),
        ("missing | safe is escaped", "True"),
        ("(s | safe | lower).swapcase()", " AB <B>"),
        ("('x' | safe).format_map({'a': 1})", "x"),
        ("('a' | safe) is sameas 'a'", "False"),
        ("['%s' | safe % missing]", "[Markup('')]"),
    ])
    func `markup escapes what is combined with it`(_ source: String, _ expected: String) throws {
        #expect(try written("{{ \(source) }}", Self.values) == expected)
    }

    @Test(arguments: [
        "('a' | safe) + 1",
        "1 + ('a' | safe)",
        "('a' | safe) + [1]",
        "('%x' | safe) % 7",
        "('%d' | safe) % 'x'",
        "('%s' | safe) % (1, 2)",
        "('a' | safe).ljust(3, '<')",
        "('a' | safe) % 1",
        "'a'.unescape()",
        "['a' | safe] | sum",
        "['a'] | sum(start='')",
        "('a' | safe) * 'b'",
        "('a' | safe).escape()",
    ])
    func `markup refuses what Python refuses`(_ source: String) {
        #expect(refusal("{{ \(source) }}", Self.values) != nil)
    }

    @Test(arguments: [
        (
            "{% macro m() %}<{% endmacro %}{{ m() is escaped }}{% set b %}<{% endset %}{{ b is escaped }}{% set c | safe %}<{% endset %}{{ c is escaped }}",
            "FalseFalseTrue"
        ),
        ("{% for a in 'ab' | safe %}{{ a is escaped }}{% endfor %}", "FalseFalse"),
    ])
    func `macros, blocks and letters are plain text`(_ source: String, _ expected: String) throws {
        #expect(try written(source, Self.values) == expected)
    }

    @Test func `markup remembers which part came from the conversation`() throws {
        guard case .dictionary(let values)? = TemplateValue(json: Self.values) else { return }
        let text = try Template("{{ '<i>' | safe + s | trim }}").text(for: values)
        #expect(text.parts.map(\.text) == ["<i>", "Ab &lt;b&gt;"])
        #expect(text.parts.map(\.isContent) == [false, true])
    }

    @Test func `a reference that isn't known is an error`() {
        #expect(refusal("{{ ('&hearts;' | safe).unescape() }}") != nil)
    }
}
