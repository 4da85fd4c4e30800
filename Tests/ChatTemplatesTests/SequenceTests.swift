import ChatTemplates
import Testing

/// What Python makes one by one can be read once; ranges and views of dictionaries are no lists. All outputs are those of jinja2
/// 3.1.6.
struct SequenceTests {
    private static let values = #"{"l": [1, 2, 3], "t": {"k": 1, "j": 2}, "w": ["a", 4]}"#

    @Test(arguments: [
        ("{% set g = l | map('string') %}{{ g | list }}{{ g | list }}", "['1', '2', '3'][]"),
        ("{% set g = l | select('odd') %}{{ g | first }}{{ g | first }}{{ g | first is defined }}", "13False"),
        ("{% set g = l | reverse %}{{ g | join }}{{ g | join }}", "321"),
        ("{% set g = t | items %}{{ g | list }}{{ g | list }}", "[('k', 1), ('j', 2)][]"),
        ("{% set g = l | select %}{{ 2 in g }}{{ g | list }}", "True[3]"),
        (
            "{% set g = l | select %}{% for a in g %}{{ a }}{% if loop.first %}{% break %}{% endif %}{% endfor %}{{ g | list }}",
            "1[2, 3]"
        ),
        (
            "{% for a in l | select('gt', 1) %}{{ a }}/{{ loop.length }}{{ loop.last }} {% endfor %}",
            "2/2False 3/2True "
        ),
        ("{% set a, b = l | select('gt', 1) %}{{ a }}{{ b }}", "23"),
        ("{% set g = l | unique %}{{ ','.join(g | map('string')) }}{{ g | list }}", "1,2,3[]"),
        ("{% set g = w | map('string') %}{{ ('<' | safe).join(g) }}{{ ('<' | safe).join(g) }}", "a<4"),
        ("{{ l | batch(2) | map('first') | list }}{{ l | slice(2) | list | length }}", "[1, 3]2"),
    ])
    func `a sequence is read once`(_ source: String, _ expected: String) throws {
        #expect(try written(source, Self.values) == expected)
    }

    @Test(arguments: [
        ("{{ [1, 'a'] | map('abs') | first }}", "1"), ("{{ (l | map('nothing')) is defined }}", "True"),
        ("{{ 3 | items is iterable }}", "True"), ("{{ (w | unique(attribute='x.y')) is iterable }}", "True"),
    ])
    func `what isn't read isn't computed`(_ source: String, _ expected: String) throws {
        #expect(try written(source, Self.values) == expected)
    }

    @Test(arguments: [
        ("t.items()", "dict_items([('k', 1), ('j', 2)])"), ("t.keys()", "dict_keys(['k', 'j'])"),
        ("t.values()", "dict_values([1, 2])"), ("t.items()[0] is defined", "False"), ("t.keys() is sequence", "False"),
        ("t.items() | length ~ ('k' in t.keys()) ~ (not t.items())", "2TrueFalse"),
        ("t.keys() == {'j': 0, 'k': 0}.keys()", "True"), ("t.values() == t.values()", "False"),
        ("range(3)", "range(0, 3)"), ("range(9, 1, -3)", "range(9, 1, -3)"), ("range(3)[1] ~ range(3)[-1]", "12"),
        ("range(5)[1:3]", "range(1, 3)"), ("range(9)[::-2]", "range(8, -1, -2)"), ("range(5)[9:] | list", "[]"),
        ("range(3) == [0, 1, 2]", "False"), ("range(3) == range(0, 3)", "True"), ("range(3) is sequence", "True"),
        ("range(3) | list | tojson", "[0, 1, 2]"), ("range(2, 5).index(3)", "1"), ("{range(2): 5}[range(2)]", "5"),
    ])
    func `ranges and views are written as in Python`(_ source: String, _ expected: String) throws {
        #expect(try written("{{ \(source) }}", Self.values) == expected)
    }

    @Test(arguments: [
        "range(3) + [1]", "range(3) | tojson", "t.items() | tojson", "l | select | length",
        "l | map('string') | tojson",
        "(l | select) + [1]", "t.values() + [1]", "{t.keys(): 1}", "t.items()[:1]", "w | map('abs') | list",
        "l | map('nothing') | list",
    ])
    func `what isn't a list can't be used as one`(_ source: String) {
        #expect(refusal("{{ \(source) }}", Self.values) != nil)
    }

    @Test(arguments: [
        "range(9223372036854775807, -9223372036854775807, -9223372036854775807)[::-1]",
        "range(-9223372036854775807, 9223372036854775807, 9223372036854775807)[::2]",
        "range(9223372036854775800, 9223372036854775807)[::3]", "range(0, 5, 3)[::-9223372036854775807]",
        "range(-9223372036854775807, -9223372036854775800)[::-9223372036854775807]",
        "range(9223372036854775807, 9223372036854775800, -1)[5:2:-3] | list",
    ])
    func `the greatest numbers never trap`(_ source: String) {
        _ = refusal("{{ \(source) }}{{ (\(source)) | list }}{{ (\(source))[-1] }}", Self.values)
    }

    @Test(arguments: [
        ("{% for a in l if a > 1 %}{{ a }}{{ loop }}{% endfor %}", "2<LoopContext 1/2>3<LoopContext 2/2>"),
        ("{% macro m() %}{{ caller }}{% endmacro %}{{ m }}{% call m() %}{% endcall %}", "<Macro 'm'><Macro anonymous>"),
    ])
    func `loops and macros are written as in Python`(_ source: String, _ expected: String) throws {
        #expect(try written(source, Self.values) == expected)
    }
}
