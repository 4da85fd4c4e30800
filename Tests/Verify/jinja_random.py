"""Random templates: every statement, operator, filter, test and method that chat templates use, in every place."""

import random

NAMES = ["text", "number", "half", "yes", "nothing", "words", "numbers", "table", "people", "missing", "name", "item"]

VALUES = {
    "text": "  Some <Text>, with 'quotes' \"and\" é\nlines\n ", "number": 7, "half": 2.5, "yes": True, "nothing": None,
    "words": ["pear", "Apple", "fig", "apple", ""], "numbers": [3, 1, 2, 1, -4],
    "table": {"b": 1, "a": "x", "C": [1, "2", None], "d e": {"f": True}},
    "people": [{"name": "Ann", "age": 3, "tags": ["x"]}, {"name": "bob", "age": 1}, {"name": "Cy", "age": 2, "tags": []}],
}

FILTERS = [
    "upper", "lower", "title", "capitalize", "trim", "trim('.x ')", "length", "count", "string", "list", "first", "last",
    "join", "join(', ')", "join('-', attribute='name')", "tojson", "tojson(indent=2)", "tojson(ensure_ascii=True)",
    "tojson(separators=(',', ':'))", "tojson(sort_keys=True)", "default('d')", "default('d', true)", "d(1)", "int", "int(9)",
    "float", "abs", "round", "round(1)", "round(1, 'floor')", "round(method='ceil')", "replace('a', 'bb')",
    "replace('p', '', 1)", "indent", "indent(2)", "indent(2, true)", "indent('> ', blank=true)", "sort", "sort(reverse=true)",
    "sort(case_sensitive=true)", "sort(attribute='age')", "unique | list", "unique(attribute='age') | list", "reverse | list",
    "dictsort", "dictsort(by='value')", "dictsort(reverse=true)", "items | list", "map('upper') | list",
    "map(attribute='name') | list", "map(attribute='age', default=0) | list", "map('string') | join('+')",
    "select | list", "select('odd') | list", "select('string') | list", "reject('none') | list", "reject | list",
    "selectattr('tags') | list", "selectattr('age', 'gt', 1) | list", "rejectattr('name', 'equalto', 'bob') | list",
    "selectattr('tags', 'defined') | map(attribute='name') | list", "min", "max", "sum", "sum(attribute='age')", "safe",
    "escape", "forceescape", "e", "striptags", "string", "safe | last", "escape | reverse", "format(name='<b>')",
    "batch(2) | list", "batch(3, 'z') | list", "slice(2) | list", "groupby('age')", "center(9)", "truncate(9)",
    "truncate(9, true, '!')", "wordcount", "attr('name')", "urlencode", "format(1, 2)",
]

TESTS = [
    "defined", "undefined", "none", "boolean", "true", "false", "integer", "float", "number", "string", "mapping", "sequence",
    "iterable", "callable", "odd", "even", "divisibleby 2", "divisibleby(3)", "in [1, 'x', 7]", "in words", "eq 1", "equalto('x')",
    "ne 7", "lt 5", "ge(3)", "sameas true", "lower", "upper", "filter", "test", "gt 2",
    "escaped", "escaped(1)", "sequence(1)", "defined('x')",
]

METHODS = [
    "strip()", "lstrip()", "rstrip()", "strip('x. ')", "split()", "split(' ')", "split('e', 1)", "split(none, 2)",
    "rsplit(' ', 1)", "rsplit(none, 1)", "splitlines()", "splitlines(true)", "startswith('S')", "startswith(('a', ' '))",
    "endswith('x')", "upper()", "lower()", "title()", "capitalize()", "replace('e', 'E')", "replace('', '.')",
    "replace(' ', '', 2)", "find('e')", "rfind('e')", "count('e')", "isdigit()", "isalpha()", "isspace()", "isupper()",
    "items() | list", "keys() | list", "values() | list", "items() | length", "get('a')", "get('z', 'none')", "get('b', 2)", "index('fig')",
    "join(words)", "removeprefix('  ')", "removesuffix('x')", "partition(',')", "rpartition(' ')", "zfill(6)", "ljust(4, '.')",
    "rjust(5)", "format(1, name=2)", "append(1)", "update({})", "pop()", "copy()", "nothing_of_the_kind()",
    "center(7, '<')", "ljust(5, '<>')", "find('e', 3)", "rfind('e', -4, none)", "count('e', 2, 9)", "startswith('o', 3)",
    "rindex('e')", "swapcase()", "isascii()", "upper(1)", "replace('e', new='x')", "unescape()", "striptags()",
    "escape('<&>')", "format_map({'a': '<'})",
]

LITERALS = [
    "1", "0", "-3", "12", "2.5", "1e3", "'a'", "\"b'c\"", "'\\n\\t\\\\'", "'\\u00e9'", "''", "true", "false", "none", "True",
    "None", "[]", "[1, 'two', none]", "{}", "{'k': 1, 'l': [2]}", "()", "(1,)", "(1, 'x')", "1_000", "0x1f", "'é<>&'",
]

SPACES = ["", " ", "\n", "\n  ", "  \n\t", " x ", "y\n\n"]


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def choose(self, choices):
        return self.random.choice(choices)

    def space(self):
        return self.choose(SPACES)

    # Expressions

    def expression(self, depth=0):
        if depth > 2 or self.random.random() < 0.3:
            return self.choose(NAMES + LITERALS)
        return self.choose([
            self.operation, self.filtered, self.tested, self.method, self.element, self.sliced, self.conditional, self.negated,
            self.compared, self.container, self.logical, self.concatenated, self.marked,
        ])(depth + 1)

    def inner(self, depth):
        value = self.expression(depth)
        return value if self.random.random() < 0.3 or value.isidentifier() else f"({value})"

    def operation(self, depth):
        return f"{self.inner(depth)} {self.choose(['+', '-', '*', '/', '//', '%'])} {self.inner(depth)}"

    def concatenated(self, depth):
        return f"{self.inner(depth)} ~ {self.inner(depth)} ~ {self.inner(depth)}"

    def filtered(self, depth):
        return f"{self.inner(depth)} | {self.choose(FILTERS)}"

    def marked(self, depth):
        """Markup, which escapes what is combined with it."""
        markup = f"({self.inner(depth)} | {self.choose(['safe', 'escape', 'forceescape', 'e'])})"
        other = self.inner(depth)
        return self.choose([
            lambda: f"{markup} + {other}", lambda: f"{other} + {markup}", lambda: f"{markup} ~ {other}",
            lambda: f"{markup} * {self.choose(['2', '-1', 'number', 'true', other])}", lambda: f"2 * {markup}",
            lambda: f"('<%s|%r>' | safe) % ({other}, {markup})", lambda: f"('%5s%.3s' | safe) % ({other}, {other})",
            lambda: f"('%s' | safe) % {other}", lambda: f"('%(a)s %(b)r' | safe) % table",
            lambda: f"('%d|%.1f' | safe) % ({other}, '2.5')", lambda: f"'%s&' % {markup}", lambda: f"{markup} % {other}",
            lambda: f"('<{{}}|{{x}}>' | safe).format({other}, x={markup})", lambda: f"'<{{}}>'.format({markup})",
            lambda: f"{markup}.join({other})", lambda: f"'&'.join([{markup}, 'x'])", lambda: f"{markup}.join(words)",
            lambda: f"{markup}[{self.choose(['0', '-1', '1:', ':2', '::-1', other])}]", lambda: f"{markup} in {other}",
            lambda: f"{markup}.replace({self.choose(['e', 'S', ''])!r}, {other})", lambda: f"[{markup}, {other}]",
            lambda: f"{markup}.{self.choose(METHODS)}", lambda: f"{markup} | {self.choose(FILTERS)}",
            lambda: f"{other} | indent({markup})", lambda: f"{markup} | truncate(6, true, '<')", lambda: f"{markup} is escaped",
            lambda: f"{{{markup}: 1}}", lambda: f"{markup} == {other}", lambda: f"({markup}, {markup}) | {self.choose(FILTERS)}",
            lambda: f"{markup} | list | first is escaped",
        ])()

    def unknown(self, depth):
        """A filter or test that doesn't exist, in a part that may never run."""
        value = self.inner(depth)
        return self.choose([
            lambda: f"{value} | nothing_such", lambda: f"{value} is nothing_such", lambda: f"1 if yes else ({value} | nothing_such)",
            lambda: f"({value} | nothing_such) if missing else 2", lambda: f"missing and {value} is nothing_such",
        ])()

    def tested(self, depth):
        return f"{self.inner(depth)} is {self.choose(['', 'not '])}{self.choose(TESTS)}"

    def method(self, depth):
        return f"{self.choose(['text', 'table', 'words', 'name', self.inner(depth)])}.{self.choose(METHODS)}"

    def element(self, depth):
        return self.choose([
            lambda: f"{self.inner(depth)}[{self.expression(depth + 1)}]", lambda: "table['b']", lambda: "table.a",
            lambda: "people[0].name", lambda: "people[-1]['tags']", lambda: "words.0", lambda: "table.C[1]",
            lambda: f"{self.inner(depth)}.{self.choose(['name', 'a', 'items', 'nothing'])}", lambda: "missing.name",
        ])()

    def sliced(self, depth):
        bound = lambda: self.choose(["", "0", "1", "-1", "2", "-9", "9", "none", "number"])
        step = self.choose(["", ":", ":1", ":2", ":-1", ":-2"])
        return f"{self.choose(['words', 'text', 'numbers', '(1, 2, 3)', 'people', 'number', 'table'])}[{bound()}:{bound()}{step}]"

    def conditional(self, depth):
        end = self.choose(["", f" else {self.inner(depth)}"])
        return f"{self.inner(depth)} if {self.inner(depth)}{end}"

    def negated(self, depth):
        return f"{self.choose(['not ', '-', '+', 'not not '])}{self.inner(depth)}"

    def compared(self, depth):
        sign = lambda: self.choose(["==", "!=", "<", "<=", ">", ">=", "in", "not in"])
        more = self.choose(["", f" {sign()} {self.inner(depth)}"])
        return f"{self.inner(depth)} {sign()} {self.inner(depth)}{more}"

    def logical(self, depth):
        return f"{self.inner(depth)} {self.choose(['and', 'or'])} {self.inner(depth)}"

    def container(self, depth):
        first, second = self.expression(depth + 1), self.expression(depth + 1)
        return self.choose([f"[{first}, {second}]", f"({first}, {second})", f"{{'x': {first}, 'y': {second}}}"])

    # Statements

    def tag(self, text):
        return f"{{%{self.choose(['', '', '-', '+'])} {text} {self.choose(['', '', '-', '+'])}%}}"

    def body(self, depth):
        count = self.random.randint(1, 3)
        return "".join(self.space() + self.statement(depth) for _ in range(count)) + self.space()

    def statement(self, depth=0):
        if depth > 3:
            return self.written(depth)
        return self.choose([
            self.written, self.written, self.assigned, self.block_assigned, self.condition, self.loop, self.loop, self.macro,
            self.filter_block, self.call_block, self.namespace, self.comment, self.raw, self.with_block, self.generation,
            self.recursion, self.never,
        ])(depth + 1)

    def written(self, depth):
        return f"{{{{{self.choose(['', '-'])} {self.expression()} {self.choose(['', '-'])}}}}}"

    def assigned(self, depth):
        return self.tag(self.choose([
            f"set {self.choose(['name', 'item', 'number'])} = {self.expression()}",
            f"set name, item = {self.expression()}, {self.expression()}", "set item = number + 1", "set missing = 1",
        ]))

    def block_assigned(self, depth):
        filters = self.choose(["", " | upper", " | trim | length"])
        return self.tag(f"set {self.choose(['name', 'item'])}{filters}") + self.body(depth) + self.tag("endset")

    def never(self, depth):
        """A part that never runs, which names a filter or test that may not exist."""
        if self.random.random() < 0.7:
            return self.condition(depth)
        inside = self.choose([self.written, self.loop, self.with_block, self.assigned, self.macro])(depth)
        name = self.tag(f"set item = {self.unknown(2)}")
        loop = self.tag("for item in words") + name + self.tag("endfor")
        return self.tag("if missing") + self.choose(["", inside]) + self.choose([name, loop]) + self.tag("endif")

    def condition(self, depth):
        text = self.tag(f"if {self.expression()}") + self.body(depth)
        if self.random.random() < 0.3:
            text += self.tag(f"elif {self.expression()}") + self.body(depth)
        if self.random.random() < 0.4:
            text += self.tag("else") + self.body(depth)
        return text + self.tag("endif")

    def loop(self, depth):
        values = self.choose(["words", "numbers", "people", "table", "table.items()", "range(3)", "range(4, 0, -1)", "missing",
                              "people | map(attribute='name')", "'abc'", "table | dictsort", self.expression()])
        pair = "items()" in values or "dictsort" in values or self.random.random() < 0.05
        test = self.choose(["", "", " if item", " if item is string", " if item != 1"])
        if pair:
            test = ""
        inside = self.choose([
            "{{ loop.index }}{{ loop.last }}", "{{ loop.index0 }}/{{ loop.length }}", "{{ loop.revindex }}{{ loop.first }}",
            "{{ loop.previtem }}|{{ loop.nextitem }}", "{{ loop.cycle('a', 'b') }}", "{{ loop.changed(item) }}", "", "",
            self.tag("if loop.index == 2") + self.tag(self.choose(["break", "continue"])) + self.tag("endif"),
        ])
        text = self.tag(f"for {'name, item' if pair else 'item'} in {values}{test}") + inside + "{{ item }}" + self.body(depth)
        if self.random.random() < 0.2:
            text += self.tag("else") + self.body(depth)
        return text + self.tag("endfor")

    def recursion(self, depth):
        return (self.tag("for item in [[1, [2]], [], [[[3]]]] recursive") + "{{ loop.depth }}:"
                + self.tag("if item is iterable") + "({{ loop(item) }})" + self.tag("else") + "{{ item }}" + self.tag("endif")
                + self.tag("endfor"))

    def macro(self, depth):
        call = self.choose(["m(1)", "m(1, 2)", "m(b=3, a=4)", "m()", "m(1, 2, 3)", "m(c=1)", f"m({self.expression()})",
                            "m(*[1, 2])", "m(**{'a': 5})"])
        inside = self.choose(["", "", "{{ varargs }}", "{{ kwargs }}", "{{ caller() if caller is defined }}"])
        return (self.tag("macro m(a, b='x')") + "{{ a }}|{{ b }}" + inside + self.body(depth) + self.tag("endmacro")
                + f"{{{{ {call} }}}}" + "{{ m.name }}")

    def call_block(self, depth):
        parameters, given = self.choose([("", ""), ("(x)", "1"), ("(x, y=2)", "text")])
        return (self.tag("macro c(a)") + "<{{ a }}" + f"{{{{ caller({given}) }}}}>" + self.tag("endmacro")
                + self.tag(f"call{parameters} c({self.expression()})") + "{{ x }}" + self.body(depth) + self.tag("endcall"))

    def filter_block(self, depth):
        name = self.choose(["upper", "trim", "indent(2)", "replace('e', 'é')", "title"])
        return self.tag(f"filter {name}") + self.body(depth) + self.tag("endfilter")

    def namespace(self, depth):
        return (self.tag("set ns = namespace(count=0, seen='')") + self.tag("for item in numbers")
                + self.tag(self.choose(["set ns.count = ns.count + item", "set ns.seen = ns.seen ~ item", "set count = item"]))
                + self.tag("endfor") + "{{ ns.count }}{{ ns.seen }}{{ count }}{{ ns.other }}")

    def with_block(self, depth):
        return self.tag(f"with name = {self.expression()}, item = number") + "{{ name }}" + self.body(depth) + self.tag("endwith")

    def generation(self, depth):
        return self.tag("generation") + self.body(depth) + self.tag("endgeneration")

    def comment(self, depth):
        return self.choose(["{# a #}", "{#- b -#}", "{# {{ c }}\n #}", "{#- d #}", "{#-#}"])

    def raw(self, depth):
        return "{%" + self.choose(["", "-", "+"]) + self.choose([" raw %}", " raw -%}"]) + self.choose([" {{ a }} ", "\n{% if %}\n", "x"]) + self.tag("endraw")


def templates(seed, count):
    for number in range(count):
        maker = Maker(seed * 1_000_003 + number)
        # With only a few statements, more of the templates render without an error.
        source = "".join(maker.space() + maker.statement() for _ in range(maker.random.randint(1, 3))) + maker.space()
        yield source, VALUES
