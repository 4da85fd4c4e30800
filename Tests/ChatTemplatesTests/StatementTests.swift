import ChatTemplates
import Testing

struct StatementTests {
    @Test func `tags take their line with them`() throws {
        #expect(try written("a\n  {% if true %}\n  b\n  {% endif %}\nc\n") == "a\n  b\nc")
        #expect(try written("a  {%- if true -%}  b  {%+ endif +%}\nc") == "ab  \nc")
        #expect(try written("a {{- 'b' -}} c{# d #}\ne\n{#- f -#}\n g") == "abceg")
        #expect(try written("  {%+ if true +%}\n{% endif %}") == "  \n")
        #expect(try written("x{% raw %}{{ a }}{% endraw %}y") == "x{{ a }}y")
        #expect(try written("a\r\nb\r{% set x = 1 %}\r\nc") == "a\nb\nc")
    }

    @Test func `conditions choose`() throws {
        let source = "{% if n == 1 %}one{% elif n %}many{% else %}none{% endif %}"
        #expect(try ["1", "2", "0"].map { try written(source, "{\"n\": \($0)}") } == ["one", "many", "none"])
    }

    @Test func `loops tell where they are`() throws {
        let places =
            "{{ loop.index }}/{{ loop.length }}{{ '!' if loop.last }}{{ loop.previtem }}{{ loop.cycle('x', 'y') }} "
        #expect(try written("{% for a in ['p', 'q'] %}\(places){% endfor %}") == "1/2x 2/2!py ")
        #expect(
            try written("{% for k, v in t.items() %}{{ k }}={{ v }};{% endfor %}", #"{"t": {"b": 1, "a": 2}}"#)
                == "b=1;a=2;")
        #expect(
            try written("{% for n in range(9) if n is odd %}{{ n }}{{ loop.revindex }} {% endfor %}") == "14 33 52 71 ")
        #expect(try written("{% for n in [] %}{% else %}empty{% endfor %}") == "empty")
        #expect(
            try written(
                "{% for n in range(9) %}{% if n == 1 %}{% continue %}{% elif n == 3 %}{% break %}{% endif %}{{ n }}{% endfor %}"
            )
                == "02")
        #expect(
            try written(
                "{% for n in [1, [2, [3]]] recursive %}{% if n is iterable %}({{ loop(n) }}){% else %}{{ n }}{% endif %}{% endfor %}"
            )
                == "1(2(3))")
        #expect(try written("{% for n in [1, 1, 2] %}{{ n if loop.changed(n) }}{% endfor %}") == "12")
    }

    @Test func `what a loop sets stays in it`() throws {
        #expect(
            try written("{% set n = 0 %}{% for m in [1, 2] %}{% set n = n + m %}{{ n }}{% endfor %}{{ n }}") == "120")
        #expect(
            try written("{% set s = namespace(n=0) %}{% for m in [1, 2] %}{% set s.n = s.n + m %}{% endfor %}{{ s.n }}")
                == "3")
        #expect(try written("{% if true %}{% set n = 5 %}{% endif %}{{ n }}") == "5")
        #expect(try written("{% with a = 1, b = 2 %}{{ a + b }}{% endwith %}{{ a }}") == "3")
    }

    @Test func `blocks become values`() throws {
        #expect(try written("{% set a %}x{{ 1 }}{% endset %}[{{ a }}]") == "[x1]")
        #expect(try written("{% set a | upper | trim %} x {% endset %}[{{ a }}]") == "[X]")
        #expect(try written("{% filter upper %}a{{ 'b' }}{% endfilter %}") == "AB")
        #expect(try written("{% set a, b = 1, 'z' %}{{ b }}{{ a }}") == "z1")
        #expect(try written("{% generation %}a{% endgeneration %}") == "a")
    }

    @Test func `macros take arguments and blocks`() throws {
        let macro = "{% macro m(a, b='x') %}{{ a }}{{ b }}{% endmacro %}"
        #expect(try written(macro + "{{ m(1) }}{{ m(1, 2) }}{{ m(b=3, a=4) }}{{ m(*[5, 6]) }}") == "1x124356")
        #expect(try written("{% macro m() %}{{ varargs }}{{ kwargs }}{% endmacro %}{{ m(1, a=2) }}") == "(1,){'a': 2}")
        #expect(
            try written("{% macro m(a) %}<{{ caller(a) }}>{% endmacro %}{% call(x) m('y') %}{{ x }}z{% endcall %}")
                == "<yz>")
        #expect(
            try written("{% macro f(n) %}{{ n }}{% if n %}{{ f(n - 1) }}{% endif %}{% endmacro %}{{ f(3) }}") == "3210")
        #expect(refusal(macro + "{{ m(1, 2, 3) }}") != nil)
    }

    @Test func `a template refuses in its own words`() {
        #expect(refusal("{{ raise_exception('No system role.') }}") == .refused("No system role."))
    }

    @Test(arguments: [
        "{% if %}", "{% if a %}", "{{ a", "{{ a b }}", "{{ (a }}", "{% endif %}", "{% for a %}{% endfor %}", "{{ 'a }}",
        "{# a",
        "{% include 'x' %}", "{% raw %}", "{{ a | }}", "{{ 1 is }}", "{{ [1 }}", "{{ m(a=1, 2) }}", "{% set 1 = 2 %}",
    ])
    func `what makes no sense is told by its line`(_ source: String) {
        guard case .syntax(let line, _) = refusal("\n" + source) else {
            Issue.record("\(source) is read")
            return
        }
        #expect(line == 2)
    }
}
