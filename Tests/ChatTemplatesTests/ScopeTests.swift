import ChatTemplates
import Testing

/// Which value a name has where: jinja2 decides it for a whole block, by what the block does with the name. All outputs are those
/// of jinja2 3.1.6.
struct ScopeTests {
    private static let values = #"{"number": 7, "l": [1, 2, 3], "text": "x"}"#

    @Test(arguments: [
        ("{% set n %}[{{ number }}]{% endset %}{% set number = 'a' %}{{ n }}{{ number }}", "[]a"),
        ("{{ number }}{% set n %}{{ number }}{% endset %}{% set number = 'a' %}{{ n }}", "77"),
        ("{% for a in l %}{{ number }}{% endfor %}{% set number = 1 %}", ""),
        ("{% if false %}{% set number = 1 %}{% endif %}{{ number }}", "7"),
        ("{% if true %}{% set number = 1 %}{% endif %}{% macro m() %}{{ number }}{% endmacro %}{{ m() }}", "1"),
        ("{% for a in l %}{{ number }}{% set number = a %}{{ number }} {% endfor %}{{ number }}", "71 72 73 7"),
        ("{% for a in l %}{% if a == 2 %}{% set q = a %}{% endif %}{{ q }};{% endfor %}{{ q }}", ";2;;"),
        ("{% for x in l %}{{ b() if x == 9 }}{% endfor %}{% macro b() %}B{% endmacro %}{{ b() }}", "B"),
        ("{% macro a() %}{{ b() }}{% endmacro %}{% macro b() %}B{% endmacro %}{{ a() }}", "B"),
        ("{% set a = 5 %}{% with a = 1, b = a %}{{ a }}{{ b }}{% endwith %}{{ a }}", "155"),
        ("{% with a, b = (1, 2) %}{{ a }}{{ b }}{% endwith %}", "12"),
        ("{% for a in l %}{% for b in [] %}{% else %}{{ loop.index }}{% endfor %}{% endfor %}", "123"),
        ("{% set loop = 4 %}{% for a in [1] %}{{ loop.index }}{% endfor %}{{ loop }}", "14"),
        ("{% macro m(a=b, b=2) %}{{ a }}|{{ b }}{% endmacro %}{{ m() }}", "|2"),
        (
            "{% if number == 1 %}{% set a = 1 %}{% elif number %}{% set b = 2 %}{% else %}{{ c }}{% endif %}{{ a }}{{ b }}{{ c }}",
            "2"
        ),
    ])
    func `a name belongs to the block that sets it`(_ source: String, _ expected: String) throws {
        #expect(try written(source, Self.values) == expected)
    }

    @Test(arguments: [
        (
            "{% set s = namespace() %}{% for a in l %}{% macro m() %}{{ a }}{% endmacro %}{% set s.m = m %}{{ s.m() }}{% endfor %}",
            "123"
        ),
        (
            """
            {% set s = namespace() %}{% macro o(a) %}{% macro i() %}{{ a }}{% endmacro %}{% set s.f = i %}{% endmacro %}\
            {{ o(1) }}{{ s.f() }}
            """, "1"
        ),
        (
            "{% macro m() %}{% if caller %}{{ caller() }}{% else %}-{% endif %}{% endmacro %}{{ m() }}{% call m() %}x{% endcall %}",
            "-x"
        ),
        (
            "{% macro m() %}{{ kwargs }}{{ varargs }}{% endmacro %}{{ m(1, a=2) }}{{ m.catch_kwargs }}",
            "{'a': 2}(1,)True"
        ),
        ("{% generation %}{{ caller is defined }}{{ varargs }}{% set q = 1 %}{% endgeneration %}{{ q }}", "False()"),
    ])
    func `macros see what surrounds them`(_ source: String, _ expected: String) throws {
        #expect(try written(source, Self.values) == expected)
    }

    @Test(arguments: [
        ("{% set s = namespace(ok=true) %}{% for a in l if s.ok %}{{ a }}{% set s.ok = false %}{% endfor %}", "1"),
        (
            "{% set s = namespace(ok=true) %}{% for a in l if s.ok %}{{ a }}{{ loop.length }}{% set s.ok = false %}{% endfor %}",
            "132333"
        ),
        ("{% for a in l if a != 2 %}{{ a }}{{ loop.nextitem }}{{ loop.last }} {% endfor %}", "13False 3True "),
        ("{% for a in [1] %}{% continue %}{% else %}E{% endfor %}", "E"),
        ("{% for a in [1] %}{% break %}{% else %}E{% endfor %}", "E"),
        ("{% for a in l %}{{ a }}{% if a == 2 %}{% break %}{% endif %}{% else %}E{% endfor %}", "12"),
        ("{% for a in l %}{% filter upper %}a{% if a == 2 %}{% break %}{% endif %}b{% endfilter %}{% endfor %}", "AB"),
        (
            "{% for a in l %}{% set x %}{{ a }}{% if a == 2 %}{% continue %}{% endif %}b{% endset %}{{ x }}{% endfor %}",
            "1b3b"
        ),
        ("{% for x in l recursive %}{{ x }}{% if x == 1 %}({{ loop([5, 6]) }}){% endif %}{% endfor %}", "1(56)23"),
        ("{% if 1: %}a{% elif 2: %}b{% else: %}c{% endif %}{% print 1, 2 %}", "a12"),
    ])
    func `loops test, end and break as in Python`(_ source: String, _ expected: String) throws {
        #expect(try written(source, Self.values) == expected)
    }

    @Test(arguments: [
        "{% set n %}{{ number + 1 }}{% endset %}{% set number = 'a' %}",
        "{% generation %}{{ number + 1 }}{% endgeneration %}{% set number = 'a' %}",
        "{% for a in l %}{{ b() }}{% endfor %}{% macro b() %}B{% endmacro %}",
        "{% macro m() %}a{% endmacro %}{% call m() %}x{% endcall %}",
        "{{ missing | int(9) }}", "{{ missing | float(9) }}", "{{ text[9] | int(9) }}",
    ])
    func `what isn't defined yet is an error where it is needed`(_ source: String) {
        guard case .failed = refusal(source, Self.values) else {
            Issue.record("\(source) is written")
            return
        }
    }

    @Test(arguments: [
        "{% macro m(a, a) %}{% endmacro %}", "{% macro m(caller) %}{{ caller() }}{% endmacro %}", "{% break %}",
        "{% for a in l %}{% macro m() %}{% break %}{% endmacro %}{% endfor %}",
        "{% for a in l %}{% generation %}{% continue %}{% endgeneration %}{% endfor %}",
        "{% for a in l %}{% set loop = 1 %}{% endfor %}", "{% for loop in l %}{% endfor %}",
        "{% for a in l %}{% macro m() %}{% set loop = 1 %}{% endmacro %}{% endfor %}",
        "{% set x | default(y) %}a{% endset %}", "{% set a, = [1] %}", "{% for a.b in l %}{% endfor %}",
        "{{ f(a=1, a=2) }}", "{{ f(**{}, a=1) }}", "{{ text[1:2, 3] }}", "{{ [1:2] }}",
    ])
    func `what jinja2 can't compile is refused`(_ source: String) {
        guard case .syntax = refusal(source, Self.values) else {
            Issue.record("\(source) is read")
            return
        }
    }
}
