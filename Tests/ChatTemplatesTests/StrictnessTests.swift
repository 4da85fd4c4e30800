import ChatTemplates
import Testing

/// What Python and Jinja are strict about: numbers of arguments, names of filters and tests, keys. All outputs are those of
/// jinja2 3.1.6.
struct StrictnessTests {
    private static let values = #"{"l": ["<", "b"], "t": {"a": "&", "b": 2}}"#

    @Test(arguments: [
        "'a' | upper(1)",
        "'a' is sequence(1)",
        "1 is defined(2)",
        "'a'.isupper(1)",
        "'a'.replace('a', new='b')",
        "[] in {}",
        "[] is filter",
        "l | map('upper') | last",
        "'{} {0}'.format(1)",
        "'%s' | format(1, a=2)",
        "missing | attr('x')",
        "'a' | replace('b')",
        "l | first(1)",
        "'a'.find()",
    ])
    func `arguments and keys that Python refuses are errors`(_ source: String) {
        #expect(refusal("{{ \(source) }}", Self.values) != nil)
    }

    @Test(arguments: [
        ("'abcabc'.find('c', 3)", "5"),
        ("'abc'.find('', 4)", "-1"),
        ("'abcb'.rfind('b', -2)", "3"),
        ("'aaa'.count('a', 1)", "2"),
        ("'abc'.startswith('b', 1)", "True"),
        ("'abc'.endswith('b', 0, -1)", "True"),
        ("'ab'.center(5, '*')", "**ab*"),
        ("'aB'.swapcase()", "Ab"),
        ("'ab'.isascii()", "True"),
        ("t | attr('a') is defined", "False"),
        ("t | urlencode", "a=%26&b=2"),
        ("[['a/', ' ']] | urlencode", "a%2F=+"),
        ("'a/ b' | urlencode", "a/%20b"),
        ("missing | urlencode", ""),
        ("(l | map('upper') | reverse) | length", "2"),
        ("t.__class__", ""),
        ("t._x", ""),
        ("[1, 2] | slice(1, 'x') | list", "[[1, 2, 'x']]"),
        ("'%s' is odd", "False"),
        ("[l.append is defined, l['pop'] is defined, l.index is defined]", "[False, False, True]"),
        ("[{'_x': 5}][0]._x", "5"),
        ("'%d' is even", "False"),
        ("['b','a'] | batch(2, none) | list", "[['b', 'a']]"),
        ("'' | safe is escaped", "True"),
    ])
    func `what Python takes is taken`(_ source: String, _ expected: String) throws {
        #expect(try written("{{ \(source) }}", Self.values) == expected)
    }

    @Test(arguments: [
        ("{% if false %}{{ 1 | nothing }}{% endif %}x", "x"),
        ("{{ 1 if true else 2 | nothing }}", "1"),
        ("{% if false %}{{ 1 is nothing }}{% else %}y{% endif %}", "y"),
        ("{% if false %}{% set x = 1 | nothing %}{% endif %}z", "z"),
        ("{% if false %}{% for a in l | nothing %}{% endfor %}{% endif %}z", "z"),
        ("{% if false %}{% with a = 1 | nothing %}{% endwith %}{% endif %}z", "z"),
        ("{% if false %}{{ 1 | wordwrap }}{% endif %}x", "x"),
    ])
    func `a condition may name filters that don't exist`(_ source: String, _ expected: String) throws {
        #expect(try written(source, Self.values) == expected)
    }

    @Test(arguments: [
        "{% if false %}{% for a in l %}{{ a | nothing }}{% endfor %}{% endif %}",
        "{% macro m() %}{{ 1 is nothing }}{% endmacro %}",
        "{% if false %}{% set x | nothing %}{% endset %}{% endif %}z",
        "{% if false %}{% filter nothing %}{% endfilter %}{% endif %}z",
        "{% if false %}{% macro m(a=1|nothing) %}{% endmacro %}{% endif %}z",
        "{% for a in l if a is nothing %}{% endfor %}",
    ])
    func `elsewhere a filter or test must exist even where it never runs`(_ source: String) {
        guard case .syntax = refusal(source, Self.values) else {
            Issue.record("\(source) is read")
            return
        }
    }
}
