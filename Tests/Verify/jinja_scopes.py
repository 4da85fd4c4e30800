"""Random templates about names: where each is set, used, hidden and captured, by every statement that has a scope."""

import random

VALUES = {"words": ["a", "b"], "text": "x y", "number": 7, "table": {"k": 1}, "list": [1, 2, 3]}


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.depth = 0

    def choose(self, choices):
        return self.random.choice(choices)

    def name(self):
        special = ["text", "m", "loop", "caller", "kwargs", "varargs"]
        return self.choose(["a", "b", "c", "number"] + (special if self.random.random() < 0.25 else []))

    def value(self, depth=0):
        if depth > 1 or self.random.random() < 0.45:
            return self.name()
        if self.random.random() < 0.35:
            return self.choose(["1", "2", "'s'", "none", "true", "list", "words", "[1, 2]", "(1, 2)"])
        inner = [self.value(depth + 1) for _ in range(3)]
        return self.choose([
            "{} if {} else {}", "{} ~ {}", "{} or {}", "({} and {})", "({} | default({}))", "({} is defined)", "m({})", "caller()",
            "loop.index", "loop.last", "loop.length", "(caller() if caller is defined)", "({} == {} == {})", "ns.v", "ns.f()",
            self.choose(["({} | nothing_such)", "3", "4", "5"]),
        ]).format(*inner)

    def body(self):
        return "".join(self.statement() for _ in range(self.random.randint(1, 3)))

    def statement(self):
        self.depth += 1
        choices = [self.written] if self.depth > 4 else [
            self.written, self.written, self.assigned, self.assigned, self.block_assigned, self.condition, self.condition,
            self.loop, self.loop, self.macro, self.call_block, self.filter_block, self.with_block, self.generation, self.leave,
        ]
        text = self.choose(choices)()
        self.depth -= 1
        return text

    def written(self):
        return "{{ " + self.value() + " }};"

    def assigned(self):
        return "{% set " + self.choose([
            f"{self.name()} = {self.value()}", f"a, b = {self.value()}, {self.value()}", f"ns.v = {self.value()}",
            "ns = namespace(v=1)",
        ]) + " %}"

    def block_assigned(self):
        filters = self.choose(["", " | upper", " | default(a)", " | trim | default(c, true)"])
        return f"{{% set {self.name()}{filters} %}}{self.body()}{{% endset %}}"

    def condition(self):
        text = f"{{% if {self.value()} %}}{self.body()}"
        text += self.choose(["", f"{{% elif {self.value()} %}}{self.body()}"])
        text += self.choose(["", f"{{% else %}}{self.body()}"])
        return text + "{% endif %}"

    def loop(self):
        name, recursive = self.name(), self.choose(["", "", "", " recursive"])
        values = self.choose(["list", "words", "[1]", "[]", "range(2)", "list | select('gt', 1)", self.value()])
        text = f"{{% for {name} in {values}{self.choose(['', ' if ' + self.value()])}{recursive} %}}"
        if recursive:
            text += f"{{% if {name} == 1 %}}{{{{ loop([7, 1.5]) }}}}{{% endif %}}"
        return text + self.body() + self.choose(["", "", "{% else %}" + self.body()]) + "{% endfor %}"

    def macro(self):
        name = self.choose(["m", "m", "c", "k"])
        parameters = self.choose(["", "x", "a", "a, b=c", "b=a, c=b", "a=number", "kwargs", "caller=1"])
        use = self.choose(["", f"{{{{ {name}({self.choose(['', '1', 'a', 'a=2', '1, 2'])}) }}}}", f"{{% set ns.f = {name} %}}"])
        return f"{{% macro {name}({parameters}) %}}{self.body()}{{% endmacro %}}{use}"

    def call_block(self):
        parameters = self.choose(["", "(a)", "(x, b=a)"])
        call = f"{self.choose(['m', 'k'])}({self.choose(['', 'a', '1'])})"
        return f"{{% call{parameters} {call} %}}{self.body()}{{% endcall %}}"

    def filter_block(self):
        return f"{{% filter {self.choose(['upper', 'trim', 'default(a)', 'replace(a, b)'])} %}}{self.body()}{{% endfilter %}}"

    def with_block(self):
        return f"{{% with {self.name()} = {self.value()}, {self.name()} = {self.value()} %}}{self.body()}{{% endwith %}}"

    def generation(self):
        return "{% generation %}" + self.body() + "{% endgeneration %}"

    def leave(self):
        return self.choose(["{% break %}", "{% continue %}"])


def templates(seed, count):
    for number in range(count):
        maker = Maker(seed * 1_000_003 + number)
        begin = maker.choose(["", "{% set ns = namespace(v=1, f=dict) %}"])
        yield begin + "".join(maker.statement() for _ in range(maker.random.randint(1, 4))), VALUES
