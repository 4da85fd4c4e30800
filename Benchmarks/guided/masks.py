"""Masks of guided generation beside llguidance and xgrammar, on one vocabulary, one thread, the same documents: as many
of 32768 tokens as the corpus of Tests/Verify yields, which the rows name; and guided replies beside free ones of as many tokens.

The peers' times include a call from Python, about 0.2 us. xgrammar takes part where it can be imported (it needs PyTorch).
Adds rows to .build/benchmarks/guided.json; a ratio above 1 means that the package is ahead.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Verify"))

import llguidance  # noqa: E402
import llguidance.numpy  # noqa: E402

import guided  # noqa: E402
import models  # noqa: E402

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
ROUNDS = 30


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
    first = walk(lines, tokens_of, lambda: llguidance.LLMatcher(tokenizer, grammar),
                 lambda matcher: llguidance.numpy.fill_next_token_bitmask(matcher, mask),
                 lambda matcher, token: matcher.consume_token(token))
    again = []
    for _ in range(ROUNDS):
        again += walk(lines, tokens_of, lambda: llguidance.LLMatcher(tokenizer, grammar),
                      lambda matcher: llguidance.numpy.fill_next_token_bitmask(matcher, mask),
                      lambda matcher, token: matcher.consume_token(token))
    return first, again


def xgrammar_times(vocabulary, tokens_of, lines):
    import xgrammar
    info = xgrammar.TokenizerInfo(vocabulary.tokens, stop_token_ids=[vocabulary.eos_token_id])
    compiler = xgrammar.GrammarCompiler(info, max_threads=1)
    before = time.perf_counter_ns()
    compiled = compiler.compile_json_schema(json.dumps(SCHEMA), any_whitespace=False, separators=(",", ":"))
    compile_time = (time.perf_counter_ns() - before) / 1e6
    mask = xgrammar.allocate_token_bitmask(1, len(vocabulary.tokens))
    again = []
    for _ in range(ROUNDS):
        again += walk(lines, tokens_of, lambda: xgrammar.GrammarMatcher(compiled),
                      lambda matcher: matcher.fill_next_token_bitmask(mask),
                      lambda matcher, token: matcher.accept_token(token))
    return compile_time, again


def row(measure, unit, ours, peer, name):
    return {"measure": measure, "unit": unit, "ours": round(ours, 3), "peer": round(peer, 3), "peerName": name,
            "ratio": round(peer / max(ours, 1e-9), 2)}


def run_ours(program, model, documents):
    output = subprocess.run([program, "masks", model, documents], check=True, capture_output=True, text=True).stdout
    return json.loads(output)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours", required=True, type=pathlib.Path)
    arguments = parser.parse_args()
    lines = [json.dumps(document, ensure_ascii=False, separators=(",", ":")) for document in DOCUMENTS]
    rows = []
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        documents = directory / "documents"
        documents.write_text("\n".join(lines) + "\n")
        path = directory / "32k.gguf"
        shape = next(shape for shape in models.SHAPES if shape.name == "q8-3m")
        shape.vocabulary = 32768
        models.write(shape, path)
        ours = run_ours(arguments.ours, path, documents)
        vocabulary = guided.Vocabulary(path)
        # The peers walk by the longest tokens: tokenization is no part of the measure.
        by_text = {text: token for token, text in reversed(list(enumerate(vocabulary.tokens)))}

        def tokens_of(line):
            rest, tokens = line.encode(), []
            while rest:
                length = next(n for n in range(min(len(rest), 32), 0, -1) if rest[:n] in by_text)
                tokens.append(by_text[rest[:length]])
                rest = rest[length:]
            return tokens

        median, mean = statistics.median, statistics.fmean
        first, again = llguidance_times(vocabulary, tokens_of, lines)
        rows.append(row("mask per token (median)", "us", median(ours["cachedMicroseconds"]), median(again), "llguidance"))
        rows.append(row("mask per token (mean)", "us", mean(ours["cachedMicroseconds"]), mean(again), "llguidance"))
        rows.append(
            row("mask per token, first visit (mean)", "us", mean(ours["firstVisitMicroseconds"]), mean(first), "llguidance"))
        rows.append(
            row("mask per token, first visit (worst)", "us", max(ours["firstVisitMicroseconds"]), max(first), "llguidance"))
        try:
            compile_time, again = xgrammar_times(vocabulary, tokens_of, lines)
            rows.append(row("mask per token (median)", "us", median(ours["cachedMicroseconds"]), median(again), "xgrammar"))
            rows.append(row("mask per token (mean)", "us", mean(ours["cachedMicroseconds"]), mean(again), "xgrammar"))
            rows.append(row("schema to masks", "ms", ours["compileMilliseconds"], compile_time, "xgrammar"))
        except ImportError as error:
            print(f"xgrammar takes no part: {error}", file=sys.stderr)
        rows.append(row(f"guided 3M, {len(vocabulary.tokens)} tokens", "ms", median(ours["guidedMilliseconds"]), median(ours["freeMilliseconds"]), "free"))
        mini = run_ours(arguments.ours, guided.MODEL, documents)
        rows.append(row("guided kissa-mini", "ms", median(mini["guidedMilliseconds"]), median(mini["freeMilliseconds"]), "free"))
    for result in rows:
        if result["measure"].startswith("mask"):
            result["measure"] += f", {len(vocabulary.tokens)} tokens"
        print(f"{result['measure']:38} {result['ours']:10.3f} {result['unit']}  {result['peerName']:10} "
              f"{result['peer']:10.3f}  {result['ratio']:7.2f}")
    target = ROOT / ".build" / "benchmarks" / "guided.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    known = json.loads(target.read_text()) if target.exists() else []
    names = {result["measure"] for result in rows}
    target.write_text(json.dumps([old for old in known if old["measure"] not in names] + rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
