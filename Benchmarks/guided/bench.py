"""Masks of guided generation beside llguidance and xgrammar, on one vocabulary of 32768 tokens, one thread, the same
documents; and guided replies beside free ones of as many tokens.

The vocabulary is learned from the texts of Python's standard library, the models' weights are random; both are kept in
.build/benchmarks. The peers' times include a call from Python, about 0.2 us. Adds rows to .build/benchmarks/guided.json; a
ratio above 1 means that the package is ahead.
"""

import argparse
import importlib.util
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
KEPT = ROOT / ".build" / "benchmarks"
sys.path.insert(0, str(ROOT / "Tests" / "Verify"))

import llguidance  # noqa: E402
import llguidance.numpy  # noqa: E402
import numpy  # noqa: E402

import guided  # noqa: E402
import models  # noqa: E402
import texts  # noqa: E402
import vocabularies  # noqa: E402

SCHEMA = {
    "type": "object", "additionalProperties": False, "required": ["name", "level", "kind", "tags"],
    "properties": {
        "name": {"type": "string"}, "level": {"type": "integer", "minimum": 1, "maximum": 10},
        "kind": {"type": "string", "enum": ["guest", "barista", "dreamer"]},
        "tags": {"type": "array", "items": {"type": "string"}, "maxItems": 3}}}
DOCUMENTS = [
    {"name": "Quiet Willow", "level": 2, "kind": "guest", "tags": ["patient", "noisy", "dreamy"]},
    {"name": "Captain Brine of the seven tea kettles", "level": 10, "kind": "barista", "tags": []},
    {"name": "夢の客", "level": 7, "kind": "dreamer", "tags": ["a \"quoted\" word", "it rains, it pours"]},
]
# The same number as in MaskMeasures. xgrammar gets fewer rounds, because each one compiles a grammar.
ROUNDS = 30
FIRST_ROUNDS = 10


def walk(documents, tokens_of, start, mask_of, accept):
    """Microseconds of each mask."""
    times = []
    for document in documents:
        matcher = start()
        for token in tokens_of(document):
            before = time.perf_counter_ns()
            mask_of(matcher)
            times.append((time.perf_counter_ns() - before) / 1000)
            accept(matcher, token)
    return times


def llguidance_times(vocabulary, tokens_of, lines):
    tokenizer = llguidance.LLTokenizer(llguidance.TokenizerWrapper(vocabulary), n_vocab=len(vocabulary.tokens))
    grammar = llguidance.LLMatcher.grammar_from_json_schema(SCHEMA, overrides={"whitespace_flexible": False})
    mask = llguidance.numpy.allocate_token_bitmask(1, len(vocabulary.tokens))
    rounds = [walk(lines, tokens_of, lambda: llguidance.LLMatcher(tokenizer, grammar),
                   lambda matcher: llguidance.numpy.fill_next_token_bitmask(matcher, mask),
                   lambda matcher, token: matcher.consume_token(token)) for _ in range(ROUNDS)]
    # Each matcher has its own cache of masks, so all visits count as first ones.
    return rounds, rounds


def load_xgrammar():
    """xgrammar without PyTorch and transformers, three gigabytes of which it takes nothing here but the tensor that a mask is
    written to: NumPy's does as well."""
    import tvm_ffi  # noqa: F401  It looks for PyTorch by itself, and does without.
    for name in "torch", "transformers", "triton":
        if not importlib.util.find_spec(name):
            sys.modules[name] = mock.MagicMock()
    import xgrammar
    return xgrammar


def xgrammar_times(vocabulary, tokens_of, lines):
    xgrammar = load_xgrammar()
    info = xgrammar.TokenizerInfo(vocabulary.tokens, stop_token_ids=[vocabulary.eos_token_id])
    mask = numpy.full((1, (len(vocabulary.tokens) + 31) // 32), -1, dtype=numpy.int32)
    compile_times, first, again = [], [], []
    for _ in range(FIRST_ROUNDS):
        compiler = xgrammar.GrammarCompiler(info, max_threads=1)
        before = time.perf_counter_ns()
        compiled = compiler.compile_json_schema(json.dumps(SCHEMA), any_whitespace=False, separators=(",", ":"))
        compile_times.append((time.perf_counter_ns() - before) / 1e6)
        for rounds in first, again:
            rounds.append(walk(lines, tokens_of, lambda: xgrammar.GrammarMatcher(compiled),
                               lambda matcher: matcher.fill_next_token_bitmask(mask),
                               lambda matcher, token: matcher.accept_token(token)))
    return statistics.median(compile_times), first, again


def typical(rounds):
    """Of each place in the documents, the median of all rounds: what other programs do meanwhile is no part of it."""
    return [statistics.median(times) for times in zip(*rounds)]


def row(measure, unit, ours, peer, name):
    return {"measure": measure, "unit": unit, "ours": round(ours, 3), "peer": round(peer, 3), "peerName": name,
            "ratio": round(peer / max(ours, 1e-9), 2)}


def run_ours(program, *arguments):
    output = subprocess.run([program, *map(str, arguments)], check=True, capture_output=True, text=True).stdout
    return json.loads(output)


def vocabulary_of_32k():
    """Tokens and merges, learned once."""
    path = KEPT / "vocabulary.json"
    if not path.exists():
        library = pathlib.Path(os.__file__).parent
        sources = [path for path in sorted([*library.glob("*.py"), *library.glob("*/*.py")])
                   if not {"site-packages", "test", "tests"} & set(path.parts)]
        corpus = [source.read_text(errors="ignore") for source in sources] + texts.corpus(1, 4000)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(vocabularies.byte_pairs_of(corpus, 32768)))
    return vocabularies.BytePairs("gpt-2", *json.loads(path.read_text()))


def model(shape, vocabulary):
    """A file of this shape, made once."""
    path = KEPT / f"{shape.name}.gguf"
    if not path.exists():
        unfinished = path.with_suffix(".unfinished")
        models.write(shape, unfinished, vocabulary=vocabulary)
        unfinished.rename(path)
    return path


# The shapes of the reference models: 387 and 8 million parameters.
SHAPE_04B = models.Shape("q8-0.4b", models.Q8_0, "gpt-2", 896, 24, 4864, 14, 2, True, vocabulary=32768)
SHAPE_8M = models.Shape("q8-8m", models.Q8_0, "smollm", 256, 9, 768, 4, 2, True, vocabulary=4096)
REPLIES = [("0.4B", 3), ("8M", 30), ("kissa-mini", 30)]


def mask_rows(program, path, lines):
    with tempfile.TemporaryDirectory() as directory:
        documents = pathlib.Path(directory) / "documents"
        documents.write_text("\n".join(lines) + "\n")
        ours = run_ours(program, "masks", path, documents)
    vocabulary = guided.Vocabulary(path)
    # The peers consume the longest tokens, so tokenization isn't measured.
    by_text = {text: token for token, text in reversed(list(enumerate(vocabulary.tokens)))}

    def tokens_of(line):
        rest, tokens = line.encode(), []
        while rest:
            length = next(n for n in range(min(len(rest), 64), 0, -1) if rest[:n] in by_text)
            tokens.append(by_text[rest[:length]])
            rest = rest[length:]
        return tokens

    def in_rounds(times):
        count = len(times) // ROUNDS
        return [times[index * count:(index + 1) * count] for index in range(ROUNDS)]

    def rows(name, first, again):
        found = []
        for visit, ours_of, theirs in [("", "cachedMicroseconds", again), (", first visit", "firstVisitMicroseconds", first)]:
            mine, peers = typical(in_rounds(ours[ours_of])), typical(theirs)
            for kind, of in [("median", statistics.median), ("mean", statistics.fmean), ("worst", max)]:
                found.append(row(f"mask per token{visit} ({kind})", "us", of(mine), of(peers), name))
        return found

    found = rows("llguidance", *llguidance_times(vocabulary, tokens_of, lines))
    compile_time, first, again = xgrammar_times(vocabulary, tokens_of, lines)
    return found + rows("xgrammar", first, again) + [
        row("schema to masks", "ms", ours["compileMilliseconds"], compile_time, "xgrammar")]


def reply_rows(program, name, path, rounds):
    times = run_ours(program, "replies", path, rounds)
    rows = []
    for key, suffix in [("document", ""), ("text", ", nothing forced")]:
        found = times[key]
        count = statistics.median(found["tokenCounts"])
        print(f"guided {name}{suffix}: {count:.0f} tokens", file=sys.stderr)
        # Each guided reply is compared with the free one right after it, so that both see the same load.
        ratio = statistics.median(free / guided for guided, free in zip(found["guided"], found["free"]))
        ours = statistics.median(found["guided"])
        rows.append(row(f"guided {name}{suffix}", "ms", ours, ours * ratio, "free"))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours", required=True, type=pathlib.Path)
    parser.add_argument("--prepare", action="store_true", help="only make what is measured with")
    arguments = parser.parse_args()
    vocabulary = vocabulary_of_32k()
    paths = {"0.4B": model(SHAPE_04B, vocabulary), "8M": model(SHAPE_8M, None), "kissa-mini": guided.MODEL}
    if arguments.prepare:
        return
    lines = [json.dumps(document, ensure_ascii=False, separators=(",", ":")) for document in DOCUMENTS]
    rows = mask_rows(arguments.ours, paths["0.4B"], lines)
    for name, rounds in REPLIES:
        rows += reply_rows(arguments.ours, name, paths[name], rounds)
    for result in rows:
        print(f"{result['measure']:42} {result['ours']:10.3f} {result['unit']}  {result['peerName']:10} "
              f"{result['peer']:10.3f}  {result['ratio']:7.2f}")
    target = KEPT / "guided.json"
    known = json.loads(target.read_text()) if target.exists() else []
    taken = {(result["measure"], result["peerName"]) for result in rows}
    kept = [old for old in known if (old["measure"], old["peerName"]) not in taken]
    target.write_text(json.dumps(kept + rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
