"""Coverage and errors of masks over many schemas, beside llguidance and xgrammar, on one vocabulary of 32768 tokens.

Schemas are MaskBench's (a checkout of guidance-ai/jsonschemabench) or the JSON Schema Test Suite's (a checkout of
json-schema-org/JSON-Schema-Test-Suite); neither is part of this repository. Instances are written without white space, and
their keys in the order of the schema's properties, which all three programs keep to. Prints, for each program, which share of
the schemas it compiles, which share of the valid instances of these it lets through and of the invalid ones it refuses, and the
time for a mask at the 50th and the 99th percentile; and of this package's refusals and errors, what they are.

    Benchmarks/guided/suite.py --ours .build/release/BenchmarkGuided --maskbench FOLDER [--test-suite FOLDER] [--count 500]
"""

import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

import bench
import guided
import llguidance
import llguidance.numpy
import models
import numpy

SHAPE = models.Shape("vocabulary-32k", models.F16, "gpt-2", 64, 1, 96, 2, 1, True, vocabulary=32768)
# The draft that the package reads, and what of it is about documents rather than values.
DRAFT = "draft2020-12"


def maskbench(folder, count):
    files = sorted(path for path in (folder / "maskbench" / "data").glob("*.json"))
    random.Random(1).shuffle(files)
    for path in files[:count]:
        try:
            content = json.loads(path.read_text())
        except ValueError:
            continue
        if "schema" in content:
            yield path.stem, content["schema"], [(test["data"], test["valid"]) for test in content.get("tests", [])]


def test_suite(folder):
    for path in sorted((folder / "tests" / DRAFT).glob("*.json")):
        for number, group in enumerate(json.loads(path.read_text())):
            yield f"{path.stem} {number}", group["schema"], [(test["data"], test["valid"]) for test in group["tests"]]


class Order:
    """Writes the keys of objects in the order of a schema's properties."""

    def __init__(self, root):
        self.root = root

    def schemas(self, schema, depth=0):
        """The schema, and those that it stands for together with."""
        if not isinstance(schema, dict) or depth > 8:
            return
        yield schema
        reference = schema.get("$ref")
        if isinstance(reference, str) and reference.startswith("#"):
            yield from self.schemas(self.at(reference), depth + 1)
        for keyword in "allOf", "anyOf", "oneOf":
            for part in schema.get(keyword, []) if isinstance(schema.get(keyword), list) else []:
                yield from self.schemas(part, depth + 1)

    def at(self, reference):
        place = self.root
        for part in reference[1:].strip("/").split("/") if len(reference) > 1 else []:
            part = part.replace("~1", "/").replace("~0", "~")
            if not isinstance(place, dict) or part not in place:
                return None
            place = place[part]
        return place

    def ordered(self, value, schema):
        schemas = list(self.schemas(schema))
        if isinstance(value, list):
            inner = [part["items"] for part in schemas if isinstance(part.get("items"), dict)]
            return [self.ordered(element, inner[0] if inner else None) for element in value]
        if not isinstance(value, dict):
            return value
        properties = {}
        for part in schemas:
            for name, shape in part.get("properties", {}).items() if isinstance(part.get("properties"), dict) else []:
                properties.setdefault(name, shape)
        names = [name for name in properties if name in value] + [name for name in value if name not in properties]
        return {name: self.ordered(value[name], properties.get(name)) for name in names}


class Tokens:
    """The longest token at each place."""

    def __init__(self, vocabulary):
        self.by_text = {text: token for token, text in reversed(list(enumerate(vocabulary.tokens)))}

    def __call__(self, text):
        rest, tokens = text.encode("utf-8", "replace"), []
        while rest:
            length = next(n for n in range(min(len(rest), 32), 0, -1) if rest[:n] in self.by_text)
            tokens.append(self.by_text[rest[:length]])
            rest = rest[length:]
        return tokens


class Peer:
    """A program that is asked for masks in this process."""

    def ask(self, schema, instances):
        try:
            start = self.compile(schema)
        except Exception as error:  # Whatever a program thinks of a schema.
            return {"refusal": str(error)[:200] or repr(error)}
        answer = {"accepted": [], "microseconds": []}
        for tokens in instances:
            matcher, accepted = start(), True
            for token in tokens:
                before = time.perf_counter_ns()
                self.fill(matcher)
                answer["microseconds"].append((time.perf_counter_ns() - before) / 1000)
                # Not by the mask: where bytes are forced, llguidance's has its own spelling of them only.
                if not self.accept(matcher, token):
                    accepted = False
                    break
            answer["accepted"].append(accepted and self.is_complete(matcher))
        return answer


class LLGuidance(Peer):
    def __init__(self, vocabulary):
        self.tokenizer = llguidance.LLTokenizer(llguidance.TokenizerWrapper(vocabulary), n_vocab=len(vocabulary.tokens))
        self.mask = llguidance.numpy.allocate_token_bitmask(1, len(vocabulary.tokens))

    def compile(self, schema):
        grammar = llguidance.LLMatcher.grammar_from_json_schema(schema, overrides={"whitespace_flexible": False})
        error = llguidance.LLMatcher(self.tokenizer, grammar).get_error()
        if error:
            raise ValueError(error)
        return lambda: llguidance.LLMatcher(self.tokenizer, grammar)

    def fill(self, matcher):
        llguidance.numpy.fill_next_token_bitmask(matcher, self.mask)

    def accept(self, matcher, token):
        return matcher.consume_token(token)

    def is_complete(self, matcher):
        return matcher.is_accepting()


class XGrammar(Peer):
    def __init__(self, vocabulary):
        self.xgrammar = bench.load_xgrammar()
        info = self.xgrammar.TokenizerInfo(vocabulary.tokens, stop_token_ids=[vocabulary.eos_token_id])
        self.compiler = self.xgrammar.GrammarCompiler(info, max_threads=1)
        self.mask = numpy.full((1, (len(vocabulary.tokens) + 31) // 32), -1, dtype=numpy.int32)
        self.end = vocabulary.eos_token_id

    def compile(self, schema):
        compiled = self.compiler.compile_json_schema(json.dumps(schema), any_whitespace=False, separators=(",", ":"))
        return lambda: self.xgrammar.GrammarMatcher(compiled)

    def fill(self, matcher):
        self.mask.fill(-1)
        matcher.fill_next_token_bitmask(self.mask)

    def accept(self, matcher, token):
        return matcher.accept_token(token)

    def is_complete(self, matcher):
        return matcher.is_terminated() or matcher.accept_token(self.end)


def ask_ours(program, model, requests, directory):
    """The package's answers; one that takes too long, or ends the program, counts as a refusal that says so."""
    answers = []
    while len(answers) < len(requests):
        path = directory / "requests"
        path.write_text("".join(json.dumps(request) + "\n" for request in requests[len(answers):]))
        with subprocess.Popen([program, "suite", model, path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            for line in process.stdout:
                answers.append(json.loads(line))
            if process.wait() and len(answers) < len(requests):
                answers.append({"refusal": f"the program ended ({process.returncode})"})
    return answers


def table(name, answers, cases):
    compiled = [(answer, case) for answer, case in zip(answers, cases) if not answer.get("refusal")]
    counts = collections.Counter()
    for answer, (_, _, instances) in compiled:
        for accepted, (_, is_valid) in zip(answer["accepted"], instances):
            counts[is_valid, accepted] += 1
    times = numpy.concatenate([answer["microseconds"] for answer, _ in compiled] or [[0.0]])

    def share(part, whole):
        return f"{100 * part / max(1, whole):6.1f} %"

    valid, invalid = counts[True, True] + counts[True, False], counts[False, True] + counts[False, False]
    print(f"{name:12} compiled {share(len(compiled), len(cases))} of {len(cases)}; valid let through "
          f"{share(counts[True, True], valid)} of {valid}; invalid refused {share(counts[False, False], invalid)} of {invalid} "
          f"({counts[False, True]} let through); a mask {numpy.percentile(times, 50):.1f} µs (50th percentile), "
          f"{numpy.percentile(times, 99):.1f} µs (99th)", flush=True)


def kinds(texts, count=14):
    """What is said most often, without the places and names."""
    return collections.Counter(re.sub(r'^At .*?: ', "", text)[:110] for text in texts).most_common(count)


def compare(title, cases, arguments, vocabulary, model, directory):
    print(f"{title}: {len(cases)} schemas", flush=True)
    tokens_of = Tokens(vocabulary)
    requests = []
    for _, schema, instances in cases:
        order = Order(schema)
        texts = [json.dumps(order.ordered(data, schema), separators=(",", ":"), ensure_ascii=False) for data, _ in instances]
        requests.append({"schema": json.dumps(schema), "instances": [tokens_of(text) for text in texts]})
    ours = ask_ours(arguments.ours, model, requests, directory)
    table("kissa", ours, cases)
    for name, peer in (("llguidance", LLGuidance), ("xgrammar", XGrammar)) if not arguments.alone else ():
        asked = peer(vocabulary)
        answers = [asked.ask(schema, request["instances"]) for (_, schema, _), request in zip(cases, requests)]
        table(name, answers, cases)
    for reason, count in kinds([answer["refusal"] for answer in ours if answer.get("refusal")]):
        print(f"  {count:5} refused: {reason}")
    for answer, (name, schema, instances) in zip(ours, cases):
        for accepted, (data, is_valid) in zip(answer.get("accepted", []), instances):
            if accepted != is_valid and arguments.wrong in ("all", "valid" if is_valid else "invalid"):
                print(f"  {name}: {'invalid let through' if accepted else 'valid refused'}: {json.dumps(data)[:120]} by "
                      f"{json.dumps(schema)[:300]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours", required=True, type=pathlib.Path, help="BenchmarkGuided")
    parser.add_argument("--maskbench", type=pathlib.Path)
    parser.add_argument("--test-suite", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=500, help="of MaskBench's schemas, drawn at random")
    parser.add_argument("--alone", action="store_true", help="without the peers")
    parser.add_argument("--wrong", choices=["none", "invalid", "valid", "all"], default="invalid", help="errors to print")
    arguments = parser.parse_args()
    model = bench.model(SHAPE, bench.vocabulary_of_32k())
    vocabulary = guided.Vocabulary(model)
    with tempfile.TemporaryDirectory() as name:
        for title, cases in (("MaskBench", arguments.maskbench and maskbench(arguments.maskbench, arguments.count)),
                             ("JSON Schema Test Suite", arguments.test_suite and test_suite(arguments.test_suite))):
            if cases:
                compare(title, list(cases), arguments, vocabulary, model, pathlib.Path(name))


if __name__ == "__main__":
    sys.exit(main())
