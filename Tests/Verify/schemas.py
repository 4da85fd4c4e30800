"""Fifty schemas in the dialect that both the guided generation of this package and llguidance read."""


def structure(optional=(), **properties):
    return {"title": "S", "type": "object", "properties": properties, "x-order": list(properties),
            "required": [name for name in properties if name not in optional], "additionalProperties": False}


def integer(minimum=None, maximum=None):
    limits = {"minimum": minimum, "maximum": maximum}
    return {"type": "integer"} | {key: value for key, value in limits.items() if value is not None}


def number(minimum=None, maximum=None):
    return integer(minimum, maximum) | {"type": "number"}


def array(items, minimum=None, maximum=None):
    limits = {"minItems": minimum, "maxItems": maximum}
    return {"type": "array", "items": items} | {key: value for key, value in limits.items() if value is not None}


def text(*choices, pattern=None):
    return {"type": "string"} | ({"enum": list(choices)} if choices else {}) | ({"pattern": pattern} if pattern else {})


STRING, BOOLEAN = text(), {"type": "boolean"}
TREE = structure(("left", "right"), value=integer(0, 9), left={"$ref": "#"}, right={"$ref": "#"})
LIST = structure(("next",), name=text("a", "b"), next={"$ref": "#"})
PAIR = structure(a={"$ref": "#/$defs/Item"}, b=array({"$ref": "#/$defs/Item"})) | {
    "$defs": {"Item": structure(("more",), kind=text("x", "xy"), more=array({"$ref": "#/$defs/Item"}))}}

SCHEMAS = [
    STRING, BOOLEAN, {"type": "null"}, integer(), number(),
    integer(1, 10), integer(-7, 7), integer(0), integer(None, 0), integer(100, 12345), integer(-1000, -99),
    number(0, 1), number(-1.5, 2.25), number(0.001, 0.002), number(10), number(None, -3.5),
    text("latte"), text("latte", "latte macchiato", "tea"), text("\"a\"", "back\\slash", "new\nline"), text("喫茶店", "☕️"),
    text("", "a", "ab", "abc"),
    text(pattern="^[A-Z]{2}-[0-9]{3,5}$"), text(pattern="^(latte|tea)( with milk)?$"), text(pattern="^[^a-z\"]{1,4}$"),
    text(pattern="^a*b+c?$"), text(pattern="^[ぁ-ん]{1,5}$"), text(pattern="^.{2,6}$"),
    array(BOOLEAN), array(integer(0, 5), 2), array(STRING, None, 3), array(text("a", "b"), 1, 2), array(array(BOOLEAN)),
    array(integer(), 0, 0), array(structure(x=integer(0, 1))),
    structure(), structure(name=STRING), structure(a=BOOLEAN, b=BOOLEAN), structure(("a",), a=BOOLEAN),
    structure(("a", "c"), a=BOOLEAN, b=BOOLEAN, c=BOOLEAN), structure(("a", "b", "c"), a=STRING, b=integer(), c=BOOLEAN),
    structure(**{"a\"b": BOOLEAN, "名前": STRING}), structure(inner=structure(deep=structure(x=number()))),
    structure(name=STRING, level=integer(1, 10), kind=text("guest", "barista"), tags=array(STRING, None, 3)),
    {"anyOf": [integer(0, 9), STRING]}, {"anyOf": [structure(kind=text("cat"), x=BOOLEAN), structure(kind=text("car"))]},
    structure(x={"anyOf": [BOOLEAN, {"type": "null"}]}), {"anyOf": [array(BOOLEAN), array(integer(0, 3))]},
    TREE, LIST, PAIR,
]
assert len(SCHEMAS) == 50
