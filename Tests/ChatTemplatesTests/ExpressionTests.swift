import ChatTemplates
import Testing

struct ExpressionTests {
    private static let values = #"""
        {"s": " Ab, cd ", "n": 7, "x": 2.5, "l": [3, 1, 2], "t": {"b": 1, "a": "é", "items": 5}, "m": "héé",
         "p": [{"name": "Ann", "age": 3}, {"name": "bob"}], "none": null}
        """#

    @Test(arguments: [
        ("1 + 2 * 3 - -4", "11"), ("7 // 2", "3"), ("-7 // 2", "-4"), ("-7 % 3", "2"), ("7 / 2", "3.5"),
        ("2 ** 10", "1024"),
        ("'a' ~ 1 ~ none ~ true", "a1NoneTrue"), ("'ab' * 2", "abab"), ("[1] + [2]", "[1, 2]"),
        ("1 == 1.0 == true", "True"),
        ("1 < 2 <= 2 != 3", "True"), ("'b' in 'abc' and 2 in l and 'b' in t", "True"), ("4 not in l", "True"),
        ("'x' if n > 9 else 'y'", "y"), ("'x' if false", ""), ("not none or x", "True"), ("0 or 'z'", "z"),
        ("'' and 1", ""),
        ("l[0] ~ l[-1] ~ s[1]", "32A"), ("l[1:]", "[1, 2]"), ("m[::-1]", "ééh"), ("l[:-1]", "[3, 1]"),
        ("m[1:9:2]", "é"),
        ("t.b ~ t['a']", "1é"), ("p[0].name ~ p.1.name", "Annbob"),
        ("{'a': 1, 'b': [none, 2.0]}", "{'a': 1, 'b': [None, 2.0]}"),
        ("(1, 'x')", "(1, 'x')"), ("(1,)", "(1,)"), ("\"it's\"", "it's"),
        ("[\"it's\", 'a\"b', '\\n\\u00e9']", "[\"it's\", 'a\"b', '\\né']"),
        ("'a' 'b'", "ab"), ("0x1f + 1_000", "1031"), ("1e3", "1000.0"), ("'%s-%03d-%.1f' % ('a', 7, x)", "a-007-2.5"),
        ("missing", ""), ("missing is defined", "False"), ("missing | default('d')", "d"),
        ("t.missing is undefined", "True"),
    ])
    func `expressions give what Python gives`(_ source: String, _ expected: String) throws {
        #expect(try written("{{ \(source) }}", Self.values) == expected)
    }

    @Test(arguments: [
        ("s.strip()", "Ab, cd"), ("s.split(',')", "[' Ab', ' cd ']"), ("s.split()", "['Ab,', 'cd']"),
        ("'a-b-c'.rsplit('-', 1)", "['a-b', 'c']"),
        ("s.lstrip().startswith('Ab')", "True"), ("'abc'.endswith(('x', 'c'))", "True"), ("m.upper()", "HÉÉ"),
        ("'a b'.title()", "A B"),
        ("'aXa'.replace('a', 'bb', 1)", "bbXa"), ("t.items() | list", "[('b', 1), ('a', 'é'), ('items', 5)]"),
        ("t.get('z', 4)", "4"),
        ("t['items']", "5"), ("', '.join(['a', 'b'])", "a, b"), ("'ab'.find('b') ~ 'ab'.rfind('c')", "1-1"),
        ("'aab'.count('a')", "2"),
        ("'a,b'.partition(',')", "('a', ',', 'b')"), ("'xa'.removeprefix('x')", "a"),
        ("'a\\nb'.splitlines()", "['a', 'b']"),
        ("'{} {b}'.format(1, b=2)", "1 2"), ("'7'.zfill(3)", "007"), ("'ab'.isalpha() and '12'.isdigit()", "True"),
    ])
    func `methods give what Python gives`(_ source: String, _ expected: String) throws {
        #expect(try written("{{ \(source) }}", Self.values) == expected)
    }

    @Test(arguments: [
        ("t | tojson", #"{"b": 1, "a": "é", "items": 5}"#), ("'é\"<' | tojson(ensure_ascii=true)", #""\u00e9\"<""#),
        ("[1, {}] | tojson(indent=2)", "[\n  1,\n  {}\n]"), ("l | tojson(separators=(',', ':'))", "[3,1,2]"),
        ("s | trim | lower", "ab, cd"), ("l | join('-')", "3-1-2"), ("l | sort | first ~ l | last", "12"),
        ("l | length", "3"),
        ("p | map(attribute='name') | join", "Annbob"), ("l | map('string') | list", "['3', '1', '2']"),
        ("p | selectattr('age', 'defined') | map(attribute='name') | list", "['Ann']"),
        ("l | select('gt', 1) | list", "[3, 2]"),
        ("p | rejectattr('name', 'equalto', 'bob') | list | length", "1"), ("t | dictsort | first", "('a', 'é')"),
        ("['b', 'A', 'b'] | unique | sort | list", "['A', 'b']"), ("'a\\nb' | indent(2)", "a\n  b"),
        ("'7' | int + 1", "8"),
        ("'x' | int(9)", "9"), ("'2.5' | float", "2.5"), ("2.5 | round", "2.0"), ("-3 | abs", "3"),
        ("'ab' | reverse", "ba"),
        ("l | sum", "6"), ("l | max ~ l | min", "31"), ("'a<b' | escape", "a&lt;b"), ("none | default('d', true)", "d"),
        ("[1, 2, 3] | batch(2) | list", "[[1, 2], [3]]"),
        ("p | groupby('name') | map('first') | list", "['Ann', 'bob']"),
        ("t | items | first", "('b', 1)"), ("'some words' | capitalize | replace('s', 'z')", "Some wordz"),
        ("none | selectattr('a') | list", "[]"), ("'abcdef' | truncate(4, true, '.', 0)", "abc."),
    ])
    func `filters give what Jinja gives`(_ source: String, _ expected: String) throws {
        #expect(try written("{{ \(source) }}", Self.values) == expected)
    }

    @Test(arguments: [
        "n is number", "x is float", "true is boolean", "none is none", "s is string", "t is mapping", "l is sequence",
        "s is iterable",
        "n is odd", "n is divisibleby 7", "n is in [7]", "n is eq 7", "n is not lt 7", "raise_exception is callable",
        "'a' is lower",
        "missing is not defined", "false is false", "n is integer", "true is not integer",
    ])
    func `tests hold`(_ source: String) throws {
        #expect(try written("{{ \(source) }}", Self.values) == "True")
    }

    @Test func `the time is told as asked`() throws {
        #expect(try written("{{ strftime_now('%Y-%m-%d') }}") == "2025-07-02")
    }

    @Test(arguments: [
        "missing.name", "missing + 1", "none + 'a'", "1 + 'a'", "1 / 0", "1 % 0", "l | upper | nothing", "n is nothing",
        "n()",
        "l.append(1)", "9223372036854775807 + 1", "10 ** 40", "-9223372036854775807 * 2", "'a' < 1",
        "l | length | length",
        "l[::0]", "{[]: 1}", "'a' in 5", "namespace | tojson", "''.split('')", "range(1000000)", "strftime_now(1)",
    ])
    func `what can't be done is an error`(_ source: String) {
        #expect(refusal("{{ \(source) }}", Self.values) != nil)
    }
}
