"""Compares guided generation with llguidance: every token that the package's masks allow has to be allowed by llguidance.

The converse does not hold, by design. The reasons are listed, and every other difference fails.
"""

import argparse
import collections
import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import gguf
import llguidance
import llguidance.numpy

from schemas import SCHEMAS

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODEL = ROOT / "Sources" / "FoundationModels" / "Resources" / "kissa-mini.gguf"


class Vocabulary:
    """A tokenizer as llguidance needs it."""

    def __init__(self, path):
        fields = gguf.GGUFReader(path).fields
        texts = fields["tokenizer.ggml.tokens"].contents()
        kinds = fields["tokenizer.ggml.token_type"].contents()
        byte_of = {character: byte for byte, character in enumerate(self.alphabet())}
        # A control token's text doesn't matter, but must differ from all other tokens'.
        self.tokens = [
            bytes(byte_of[character] for character in text) if kind == 1 else b"\xff" + text.encode()
            for text, kind in zip(texts, kinds)]
        self.eos_token_id = fields["tokenizer.ggml.eos_token_id"].contents()
        self.bos_token_id = None
        self.special_token_ids = [token for token, kind in enumerate(kinds) if kind != 1]

    @staticmethod
    def alphabet():
        """GPT-2's printable names of the 256 bytes."""
        printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
        others = iter(range(0x100, 0x200))
        return [chr(byte if byte in printable else next(others)) for byte in range(256)]

    def __call__(self, text):
        return [self.tokens.index(bytes([byte])) for byte in text]


def peer_grammar(schema):
    schema = copy.deepcopy(schema)

    def strip(value):
        if isinstance(value, dict):
            value.pop("x-order", None)
            value.pop("title", None)
            for part in value.values():
                strip(part)
        elif isinstance(value, list):
            for part in value:
                strip(part)

    strip(schema)
    return llguidance.LLMatcher.grammar_from_json_schema(schema, overrides={"whitespace_flexible": False})


# Why llguidance allows what the package does not, from the JSON so far and the token. The first match is the reason. A string is
# open if there is an odd number of unescaped quotation marks.
def is_in_string(prefix):
    return len(re.findall(rb'(?<!\\)(?:\\\\)*"', prefix)) % 2 == 1


REASONS = [
    ("numbers have no exponents", lambda p, t: not is_in_string(p) and re.search(rb"\d[eE]", p[-1:] + t)
     or not is_in_string(p) and re.match(rb"[eE+\d-]", t) and re.search(rb"[eE][+-]?\d*$", p)),
    ("no -0", lambda p, t: not is_in_string(p) and re.search(rb"-0([^.\d]|\.0*([^\d]|$)|$)", (p + t)[-30:])),
    ("numbers have a bounded number of digits", lambda p, t: not is_in_string(p) and re.search(rb"[\d.]{14,}$", p)),
    ("integers are 64-bit, numbers below 1e17",
     lambda p, t: not is_in_string(p) and re.search(rb"[\d]{14,}", (p + t)[-40:])),
    ("escapes are the one canonical spelling where a text is given or matched, surrogates come in pairs",
     lambda p, t: b"\\" in t or re.search(rb"\\u?[0-9a-fA-F]{0,4}$", p)),
    ("a pattern is matched as a whole, and by characters that stand alone", lambda p, t: is_in_string(p)),
]


# Where llguidance is stricter than JSON (RFC 8259 section 7) and than the package.
NARROWER = [
    ("it escapes by \\u only control characters, and no slash",
     lambda p, t: is_in_string(p) and re.search(rb"(?<!\\)(\\\\)*\\(/|u)", (p + t)[-len(t) - 12:])),
    ("it takes no zeros behind a bound's own digits, although the number stays the same",
     lambda p, t: not is_in_string(p) and re.search(rb"\.\d+$", p) and re.match(rb"0+([^\d.]|$)", t)),
]


def reason(prefix, token, reasons=REASONS):
    return next((name for name, fits in reasons if fits(prefix, token)), None)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--oracle", required=True, type=pathlib.Path)
    parser.add_argument("--model", type=pathlib.Path, default=MODEL)
    parser.add_argument("--walks", type=int, default=5)
    arguments = parser.parse_args()
    vocabulary = Vocabulary(arguments.model)
    tokenizer = llguidance.LLTokenizer(llguidance.TokenizerWrapper(vocabulary), n_vocab=len(vocabulary.tokens))
    wrong, states = [], 0
    reasons, narrower = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as directory:
        path = pathlib.Path(directory) / "schemas"
        path.write_text("".join(json.dumps(schema, ensure_ascii=False) + "\n" for schema in SCHEMAS))
        for seed in range(arguments.walks):
            output = subprocess.run(
                [arguments.oracle, arguments.model, path, str(seed + 1)], check=True, capture_output=True, text=True).stdout
            walks = [json.loads(line) for line in output.splitlines()]
            assert len(walks) == len(SCHEMAS), f"{len(walks)} walks for {len(SCHEMAS)} schemas"
            for schema, walk in zip(SCHEMAS, walks):
                states += compare(schema, walk, vocabulary, tokenizer, wrong, reasons, narrower)
    print(f"{states} states of {len(SCHEMAS)} schemas")
    for name, count in reasons.most_common():
        print(f"  {count:8} tokens only llguidance allows: {name}")
    for name, count in narrower.most_common():
        print(f"  {count:8} tokens only we allow: {name}")
    for line in wrong[:20]:
        print("FAILED:", line)
    sys.exit(1 if wrong else 0)


def compare(schema, walk, vocabulary, tokenizer, wrong, reasons, narrower):
    matcher = llguidance.LLMatcher(tokenizer, peer_grammar(schema))
    assert not matcher.is_error(), matcher.get_error()
    mask = llguidance.numpy.allocate_token_bitmask(1, len(vocabulary.tokens))
    prefix = b""
    for count, step in enumerate(walk):
        if step.get("token") is not None:
            matcher.consume_token(step["token"])
            prefix += vocabulary.tokens[step["token"]]
            if matcher.is_error():
                # The walk has taken a token that only the package allows. It was already counted or reported as an error.
                return count
        llguidance.numpy.fill_next_token_bitmask(matcher, mask)
        theirs = {token for token in range(len(vocabulary.tokens)) if mask[0, token // 32] >> (token % 32) & 1}
        ours = set(step["allowed"])
        # Where bytes are forced, llguidance's mask only contains the token that it would force, but it accepts others when asked.
        for token in sorted(token for token in ours - theirs if matcher.validate_tokens([token]) != 1):
            text = vocabulary.tokens[token]
            why = reason(prefix, text, NARROWER)
            narrower[why] += 1
            if why is None:
                wrong.append(f"only we allow {text!r} after {prefix[-60:]!r} in {json.dumps(schema)}")
        for token in theirs - ours:
            text = vocabulary.tokens[token]
            why = reason(prefix, text)
            reasons[why] += 1
            if why is None:
                wrong.append(f"without a reason, only llguidance allows {text!r} after {prefix[-60:]!r} in {json.dumps(schema)}")
    return len(walk)


if __name__ == "__main__":
    main()
