"""Compares the chat template engine with Python's jinja2, configured as in transformers: with a folder of templates, over
conversations with and without instructions, tools, calls and outputs, and with random templates.

The output has to equal jinja2's exactly, and what jinja2 rejects has to be rejected.
"""

import argparse
import collections
import copy
import datetime
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import warnings

import jinja2
import jinja2.ext
import jinja2.sandbox

import jinja_random
import jinja_scopes

TIME = 1_751_457_600
ADDRESS = re.compile(r" at 0x[0-9a-f]{6,}", re.IGNORECASE)


class Generation(jinja2.ext.Extension):
    """The tag that marks replies for training."""

    tags = {"generation"}

    def parse(self, parser):
        line = next(parser.stream).lineno
        body = parser.parse_statements(["name:endgeneration"], drop_needle=True)
        return jinja2.nodes.CallBlock(self.call_method("written"), [], [], body).set_lineno(line)

    def written(self, caller):
        return caller()


def environment():
    def raise_exception(message):
        raise jinja2.exceptions.TemplateError(message)

    def tojson(x, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
        return json.dumps(x, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)

    def strftime_now(format):
        return datetime.datetime.fromtimestamp(TIME).strftime(format)

    made = jinja2.sandbox.ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[Generation, jinja2.ext.loopcontrols])
    made.filters["tojson"] = tojson
    made.globals["raise_exception"] = raise_exception
    made.globals["strftime_now"] = strftime_now
    return made


# MARK: Conversations

def call(name, arguments, id="abcdefghi"):
    return {"id": id, "type": "function", "function": {"name": name, "arguments": arguments}}


SYSTEM = {"role": "system", "content": "Be kind.\n"}
HELLO = {"role": "user", "content": " Hello, \"you\"! <|im_end|> é "}
REPLY = {"role": "assistant", "content": "<think>\nA greeting.\n</think>\n\nHi there."}
BYE = {"role": "user", "content": "Bye\n"}
CALL = {"role": "assistant", "content": "", "tool_calls": [call("brew", {"shots": 2, "to": "Ann \"A\"", "hot": True})]}
SAID_CALL = {**CALL, "content": "Wait."}
NULL_CALL = {**CALL, "content": None}
TEXT_CALL = {"role": "assistant", "content": "", "tool_calls": [call("brew", "{\"shots\": 2}")]}
TWO_CALLS = {"role": "assistant", "content": "", "tool_calls": [
    call("brew", {"shots": 1}), call("price", {"of": ["tea", None, 1.5], "in": {"unit": "€"}}, id="ihgfedcba")]}
OUTPUT = {"role": "tool", "content": "It <steams> & \"hisses\"", "name": "brew", "tool_call_id": "abcdefghi"}
OTHER_OUTPUT = {"role": "tool", "content": "{\"price\": 3}", "name": "price", "tool_call_id": "ihgfedcba"}
DONE = {"role": "assistant", "content": "Here."}

CONVERSATIONS = [
    [HELLO], [SYSTEM, HELLO], [HELLO, REPLY, BYE], [SYSTEM, HELLO, REPLY, BYE, DONE, HELLO], [SYSTEM, HELLO, DONE],
    [HELLO, CALL, OUTPUT], [SYSTEM, HELLO, CALL, OUTPUT, DONE, BYE], [HELLO, SAID_CALL, OUTPUT, DONE],
    [HELLO, NULL_CALL, OUTPUT], [HELLO, TEXT_CALL, OUTPUT], [SYSTEM, HELLO, TWO_CALLS, OUTPUT, OTHER_OUTPUT],
    [SYSTEM], [], [DONE, HELLO], [HELLO, HELLO], [SYSTEM, CALL],
]

TOOLS = [
    {"type": "function", "function": {
        "name": "brew", "description": "Makes 'coffee' – <hot>.",
        "parameters": {"type": "object", "required": ["shots"], "properties": {
            "shots": {"type": "integer", "description": "How many.", "enum": [1, 2]},
            "to": {"type": ["string", "null"], "description": "Who"}, "hot": {"type": "boolean"}}}}},
    {"type": "function", "function": {
        "name": "price", "description": "Says\nthe price.",
        "parameters": {"type": "object", "properties": {
            "of": {"type": "array", "items": {"type": "string"}},
            "in": {"type": "object", "properties": {"unit": {"type": "string", "default": "€"}}}}}}},
]


def settings():
    """The values that a conversation's template gets besides the messages."""
    for tools in (None, TOOLS):
        for prompt in (False, True):
            for more in ({}, {"enable_thinking": False}, {"enable_thinking": True, "thinking": True}):
                values = {"add_generation_prompt": prompt, "bos_token": "<s>", "eos_token": "</s>", **more}
                yield {**values, "tools": tools} if tools or prompt else values


def requests_of(templates):
    for name, source in templates:
        for messages in CONVERSATIONS:
            for values in settings():
                yield name, source, {"messages": messages, **values}


# MARK: Comparing

def written_by_jinja(made, cache, source, values):
    try:
        if source not in cache:
            try:
                cache[source] = made.from_string(source)
            except Exception as error:
                cache[source] = error
        if isinstance(cache[source], Exception):
            raise cache[source]
        # Some filters change their arguments.
        return cache[source].render(**copy.deepcopy(values)), None
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"


def compare(oracle, requests, show):
    with tempfile.TemporaryDirectory() as folder:
        questions, answers = pathlib.Path(folder, "requests"), pathlib.Path(folder, "answers")
        with open(questions, "w") as file:
            for _, source, values in requests:
                file.write(json.dumps({"template": source, "values": json.dumps(values, ensure_ascii=False), "time": TIME}) + "\n")
        begin = time.time()
        subprocess.run([oracle, questions, answers], check=True)
        seconds = time.time() - begin
        given = [json.loads(line) for line in open(answers)]
    made, cache, differing = environment(), {}, collections.Counter()
    refused = 0
    for (name, source, values), answer in zip(requests, given, strict=True):
        text, error = written_by_jinja(made, cache, source, values)
        refused += error is not None
        if answer.get("text") == text:
            continue
        # Python writes the addresses of methods and the like.
        if text is not None and answer.get("text") is not None and ADDRESS.search(text):
            continue
        differing[name] += 1
        if differing[name] <= show:
            print(f"--- {name}\n{source[:800] if name in ('random', 'names') else json.dumps(values, ensure_ascii=False)[:600]}")
            print(f"jinja2: {error or first_difference(text, answer.get('text'))}")
            print(f"here:   {answer.get('error') or first_difference(answer.get('text'), text)}")
    return refused, differing, seconds


def first_difference(text, other):
    if other is None or text is None:
        return repr(text)[:300]
    place = next((i for i, (a, b) in enumerate(zip(text, other)) if a != b), min(len(text), len(other)))
    return f"…{text[max(0, place - 40):place]!r} then {text[place:place + 60]!r}"


def report(title, requests, oracle, show):
    requests = list(requests)
    refused, differing, seconds = compare(oracle, requests, show)
    wrong = sum(differing.values())
    print(f"{title}: {len(requests)} written, {refused} refused by jinja2, {wrong} otherwise than by it ({seconds:.1f} s)")
    for name, count in differing.most_common(20):
        print(f"    {count:5}  {name[:100]}")
    return wrong


def main():
    warnings.simplefilter("ignore", SyntaxWarning)
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--oracle", required=True)
    arguments.add_argument("--templates", help="a folder of .jinja files")
    arguments.add_argument("--random", type=int, default=20_000, help="how many templates to make up")
    arguments.add_argument("--scopes", type=int, default=5_000, help="how many templates about names to make up")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--show", type=int, default=1, help="how many differences of each template to print")
    arguments = arguments.parse_args()
    wrong = 0
    if arguments.templates:
        files = sorted(pathlib.Path(arguments.templates).rglob("*.jinja"))
        templates = [(file.name, file.read_text()) for file in files]
        wrong += report(f"{len(files)} templates of models", requests_of(templates), arguments.oracle, arguments.show)
    random = [("random", source, values) for source, values in jinja_random.templates(arguments.seed, arguments.random)]
    wrong += report("Random templates", random, arguments.oracle, arguments.show * 5)
    scopes = [("names", source, values) for source, values in jinja_scopes.templates(arguments.seed, arguments.scopes)]
    wrong += report("Random templates about names", scopes, arguments.oracle, arguments.show * 5)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
