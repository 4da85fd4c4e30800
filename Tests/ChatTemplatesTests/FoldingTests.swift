import ChatTemplates
import Testing

/// jinja2 computes constants before it looks at what surrounds them. All outputs are those of jinja2 3.1.6.
struct FoldingTests {
    private static let values = #"{"number": 2, "l": ["a", "b"], "t": {"k": 1}, "text": "x y"}"#

    @Test(arguments: [
        ("{{ 1 or (2 | nothing) }}|{{ 0 and (1 is nothing) }}|{{ 1 == 2 == (3 | nothing) }}", "1|0|False"),
        ("{% for a in l %}{% set b = 'x' or 'y' is nothing %}{{ b }}{% endfor %}", "xx"),
        ("{{ [1, 1 or (2 | nothing)] }}", "[1, 1]"),
        ("{% macro m(a=1 or (2 | nothing)) %}{{ a }}{% endmacro %}{{ m() }}", "1"),
        ("{% if false %}{{ {[]: 1} }}{% endif %}x", "x"),
        ("{{ 'a' | replace(old='a', old='b', new='c') }}", "a"),
        ("{{ 5[1:2] }}|{{ 5[1:2] | default('d') }}|{{ 'abc'[1:2, 3] }}", "|d|"),
        ("{{ t[1, 2] }}|{{ t[] }}|{{ {(1, 2): 3}[1, 2] }}", "||3"),
        ("{{ -1 ** number }}|{{ -1 ** 2 }}|{{ -2.5 ** number }}", "-1|1|-6.25"),
        ("{{ 1e308 * 10 }}", "inf"),
        ("{{ (1 if false) is defined }}{{ (1 if false else 2) is defined }}", "FalseTrue"),
        ("{{ (1 + 1) ~ ['a' | upper, 2.0] ~ {'k': (1,)} }}", "2['A', 2.0]{'k': (1,)}"),
        ("{{ ('<' | escape) ~ (['<' | escape] | first) ~ text }}", "&lt;&lt;x y"),
    ])
    func `what is constant is computed first`(_ source: String, _ expected: String) throws {
        #expect(try written(source, Self.values) == expected)
    }

    @Test(arguments: [
        "{{ number or (2 | nothing) }}", "{{ 1 and (2 | nothing) }}", "{% if false %}{{ {[]: 1} | length }}{% endif %}",
        "{{ text | replace(old='a', old='b', new='c') }}", "{% for a in l %}{{ a or 1 is nothing }}{% endfor %}",
    ])
    func `what isn't constant is checked`(_ source: String) {
        guard case .syntax = refusal(source, Self.values) else {
            Issue.record("\(source) is read")
            return
        }
    }

    @Test(arguments: ["{{ (1e308 * 10) ~ text }}", "{{ number[1:2] }}", "{{ 1e999 in l }}"])
    func `what can't be a constant fails where it is used`(_ source: String) {
        guard case .failed = refusal(source, Self.values) else {
            Issue.record("\(source) is written")
            return
        }
    }
}
