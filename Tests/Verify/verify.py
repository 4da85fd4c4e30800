"""Compares the engine with llama.cpp on the same files.

For every model: the tokens of all prompts and of 10,000 lines must be equal. Then llama.cpp continues each prompt
greedily. The engine is given the same tokens and has to agree at every one of them: its logits within a tolerance, relative
to the greatest, and the same most likely token. It also continues the prompts by itself, and must say the same.

The tolerance is 1e-3. With Q8_0 that holds for the median; a single activation that one implementation rounds up and the
other down is already a step of about that size. So one step in a thousand may be off by more than five of them, since now
and then several fall together, and none by more than ten; in floats none may be off by more than one. Two most likely tokens
whose logits are closer than the tolerance are a tie: there the engine may choose the other, and its own continuation is
compared up to that place. Ties are counted and bounded.

One model is left chaotic, as random weights are by nature. There llama.cpp disagrees with itself as soon as it adds in
another order (its plain against its fused attention), and the engine may be off by as much, not more. The models of the
project (Models/*/*.gguf) are held to the same, and to as many of the same replies in 40 conversations. So are models that
`kissa models --fetch` brings, with an adapter of random weights too; of these also the perplexity of a page is compared, and
how a conversation is written in the template that the file has.
"""

import argparse
import base64
import codecs
import dataclasses
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy

import adapters
import models
import texts
from peer import Peer

ROOT = pathlib.Path(__file__).resolve().parents[2]
REPLY_COUNT = 256
MEDIAN_MAX = 1e-3
ERROR_MAX = {models.F32: 1e-3, models.F16: 1e-3, models.BF16: 5e-3}
ERROR_MAX_OF_QUANTS = 5e-3
# For quantised models, this share of the steps may exceed the tolerance, by a factor of at most two. (Of 6,144 steps with ternary
# weights, 9 do.)
OUTLIERS_MAX = 0.002
TIES_MAX = 0.005
# If two experts tie, the implementations may choose different ones. That changes the logits at once, and those of the steps after
# it, which read what this step has left in the cache. So many of a model's 24 prompts may meet such a tie.
EXPERT_TIES_MAX = 8
SELF_PROMPTS = 10
ADAPTED_PROMPTS = 16
# The number of lines for the tokenizer, once for each vocabulary. A file whose vocabulary was already tested gets few.
LINES = 10_000
LINES_AGAIN = 500
# The number of conversations with a trained model. At most FEWER_EQUAL_MAX fewer of them may agree to their last token than
# between llama.cpp's two implementations of attention.
CONVERSATIONS = 40
# The length of a page, and the greatest relative difference of its perplexities.
PAGE_TOKENS = 1024
PERPLEXITY_DIFFERENCE_MAX = 0.01
FEWER_EQUAL_MAX = 4


def run_oracle(oracle, model, requests, directory, adapter=None):
    """The engine's answer to each request, as a dictionary with the logits as an array."""
    requests_path, answers_path = directory / "requests.json", directory / "answers.bin"
    requests_path.write_text(json.dumps(requests))
    subprocess.run([oracle, model, requests_path, answers_path] + ([adapter] if adapter else []), check=True)
    with open(answers_path, "rb") as file:
        for request in requests:
            answer = json.loads(file.readline())
            count = answer["logitsCount"] * answer["vocabulary"]
            answer["logits"] = numpy.frombuffer(file.read(count * 4), numpy.float32).reshape(-1, answer["vocabulary"])
            yield request, answer


def verify(shape, path, oracle, prompts, directory, line_count):
    peer = Peer(path)
    lines = [prompt.encode("utf-8") for prompt in prompts] + texts.lines(line_count)
    failures = check_tokens(peer, path, oracle, lines, directory)
    requests, expected = continuations(peer, prompts)
    answers = [answer for _, answer in run_oracle(oracle, path, requests, directory)]
    if shape.chaotic:
        return failures + check_chaotic(shape, path, requests, answers, expected)
    return failures + check_replies(shape, requests, answers, expected)


def continuations(peer, prompts):
    """llama.cpp's greedy continuations, as requests to the engine, and the logits of each step."""
    requests, expected = [], []
    for prompt in prompts:
        tokens = peer.tokens(prompt.encode("utf-8"))
        if not tokens:
            # A vocabulary that merges spaces has no tokens for spaces alone.
            continue
        chosen, logits = peer.greedy(tokens, REPLY_COUNT)
        requests.append({"tokens": tokens, "continuation": chosen})
        expected.append(logits)
    return requests, expected


def verify_adapter(adapter, shape, path, oracle, prompts, directory):
    """The same with an adapter, and a check that the adapter changes the output."""
    adapter_path = directory / "adapter.gguf"
    adapters.write(adapter, path, adapter_path)
    requests, expected = continuations(Peer(path, adapter=adapter_path), prompts)
    answers = [answer for _, answer in run_oracle(oracle, path, requests, directory, adapter_path)]
    named = dataclasses.replace(shape, name=f"{shape.name} + {adapter.rank}")
    failures = check_replies(named, requests, answers, expected)
    plain = [answer for _, answer in run_oracle(oracle, path, requests[:1], directory)]
    difference = errors_between(plain[0]["logits"], expected[0]).max()
    if difference < 2 * ERROR_MAX_OF_QUANTS:
        failures.append(f"the adapter changes the logits by {difference:.1e} only")
    return failures


def errors_between(logits, expected):
    return numpy.abs(logits - expected).max(axis=1) / numpy.abs(expected).max(axis=1)


def check_replies(shape, requests, answers, expected):
    failures, errors = [], []
    tolerance = ERROR_MAX.get(shape.weights, ERROR_MAX_OF_QUANTS)
    ties = wrong = equal = expert_ties = 0
    for request, answer, logits in zip(requests, answers, expected):
        errors.append(errors_between(answer["logits"], logits))
        behind_tie = numpy.logical_or.accumulate(errors[-1] > tolerance) & bool(shape.experts)
        expert_ties += bool(behind_tie.any())
        chosen = numpy.array(request["continuation"])
        ours = answer["logits"].argmax(axis=1)
        lead = logits.max(axis=1) - logits[numpy.arange(len(chosen)), ours]
        tied = (ours != chosen) & ((lead <= tolerance * numpy.abs(logits).max(axis=1)) | behind_tie)
        ties += int(tied.sum())
        wrong += int(((ours != chosen) & ~tied).sum())
        differing = numpy.nonzero(numpy.array(answer["greedy"]) != chosen)[0]
        if len(differing) == 0:
            equal += 1
        elif not tied[differing[0]]:
            failures.append(f"greedy reply differs at token {differing[0]} of {request['tokens'][:8]}…")
    errors = numpy.concatenate(errors)
    print(f"{shape.name:16} {len(requests)} prompts, {len(errors)} steps: {equal} replies equal, {ties} ties, {wrong} wrong "
          f"tokens; logits off by {numpy.median(errors):.1e} (median), {errors.max():.1e} (most)"
          + (f"; experts tie in {expert_ties} prompts" if shape.experts else ""), flush=True)
    if wrong:
        failures.append(f"{wrong} of {len(errors)} most likely tokens differ")
    if ties > TIES_MAX * len(errors):
        failures.append(f"{ties} ties in {len(errors)} steps")
    if expert_ties > EXPERT_TIES_MAX:
        failures.append(f"logits are off from some step on in {expert_ties} of {len(requests)} prompts")
    outliers = 0 if shape.weights in ERROR_MAX else OUTLIERS_MAX
    off = not shape.experts and ((errors > tolerance).mean() > outliers or errors.max() > 2 * tolerance)
    if numpy.median(errors) > MEDIAN_MAX or off:
        failures.append(f"logits off by {numpy.median(errors):.1e} in the median, {errors.max():.1e} at most")
    return failures


def check_chaotic(shape, path, requests, answers, expected, adapter=None):
    """Whether the engine is as close to llama.cpp as llama.cpp is to itself."""
    peer = Peer(path, flash_attention=True, adapter=adapter)
    errors, own = [], []
    for request, answer, logits in list(zip(requests, answers, expected))[:SELF_PROMPTS]:
        errors.append(errors_between(answer["logits"], logits))
        own.append(errors_between(peer.follow(request["tokens"], request["continuation"]), logits))
    error, own_error = (numpy.median(numpy.concatenate(values)) for values in (errors, own))
    print(f"{shape.name:16} logits off by {error:.1e} (median); llama.cpp from itself by {own_error:.1e}", flush=True)
    return [] if error <= 1.2 * own_error else [f"logits off by {error:.1e}, llama.cpp from itself by {own_error:.1e}"]


def check_tokens(peer, path, oracle, lines, directory):
    failures = []
    if peer.vocabulary_kind in ("gpt2", "gemma4"):
        # llama.cpp replaces invalid UTF-8 here. The engine keeps it, which its own tests check.
        lines = [repaired(line) for line in lines]
    requests = [{"text": base64.b64encode(line).decode(), "special": special} for special in (False, True) for line in lines]
    for request, answer in run_oracle(oracle, path, requests, directory):
        line = base64.b64decode(request["text"])
        expected = peer.tokens(line, request["special"])
        if answer["tokens"] != expected and not tears_space(peer, line):
            failures.append(f"{line!r} is {expected}, not {answer['tokens']}")
        # SentencePiece adds a space before a text and after each special token in it.
        survives = bytes(answer["bytes"]) == line.replace(b"\xe2\x96\x81", peer.space)
        if not request["special"] and peer.keeps_texts and not survives:
            failures.append(f"{line!r} doesn't survive the round trip")
    print(f"{path.stem:16} {len(lines)} texts, with and without structure: {len(failures)} tokenized differently", flush=True)
    return failures


# The first byte of a character that announces more bytes than there are before the next space.
TORN = re.compile(rb"[\xc0-\xdf] |[\xe0-\xef].? |[\xf0-\xff].{0,2} ", re.DOTALL)


def tears_space(peer, line):
    """If a character is truncated before a space, llama.cpp splits the space marker and loses the space. The engine keeps it,
    so here the round trip is checked."""
    return peer.vocabulary_kind == "llama" and TORN.search(line) is not None


def repaired(line):
    """The text with each invalid UTF-8 byte replaced by U+FFFD."""
    return line.decode("utf-8", "surrogateescape").encode("utf-8", "replacement_character")


codecs.register_error("replacement_character", lambda error: (b"\xef\xbf\xbd" * (error.end - error.start), error.end))


def verify_trained(path, oracle, prompts, directory):
    """A trained model isn't damped either, so it has to meet the same limits as the chaotic one. In conversations it has to
    give the same replies, except for ties."""
    shape = models.Shape(path.stem, models.Q8_0, "", 0, 0, 0, 0, 0, False, chaotic=True)
    failures = verify(shape, path, oracle, prompts, directory, LINES) + check_conversations(path, oracle, directory)
    return [f"{path.stem}: {failure}" for failure in failures]


def verify_fetched(path, oracle, prompts, directory):
    peer = Peer(path)
    # A third-party vocabulary may lack bytes, as SmolLM2's lacks some control characters.
    peer.keeps_texts = False
    shape = models.Shape(path.stem, models.Q4_1, "", 0, 0, 0, 0, 0, False, chaotic=True)
    lines = [prompt.encode("utf-8") for prompt in prompts] + texts.lines(LINES_AGAIN)
    failures = check_tokens(peer, path, oracle, lines, directory)
    failures += check_template(peer, path, oracle, directory) + check_perplexity(peer, path, oracle, directory)
    adapter = directory / "adapter.gguf"
    adapters.write(adapters.AdapterShape(path.stem, 32, models.F16), path, adapter, strength=0.1)
    for used, count in ((None, SELF_PROMPTS), (adapter, ADAPTED_PROMPTS)):
        named = dataclasses.replace(shape, name=f"{shape.name} + 32" if used else shape.name)
        requests, expected = continuations(Peer(path, adapter=used), prompts[:count])
        answers = [answer for _, answer in run_oracle(oracle, path, requests, directory, used)]
        failures += check_chaotic(named, path, requests, answers, expected, used)
        failures += check_greedy(named, path, requests, answers, expected, used)
    return [f"{path.stem}: {failure}" for failure in failures]


def check_greedy(shape, path, requests, answers, expected, adapter):
    """Whether the engine's own replies agree with llama.cpp's about as long, on average, as those of llama.cpp's other
    implementation of attention do."""
    other = Peer(path, flash_attention=True, adapter=adapter)
    ours, own = [], []
    for request, answer, logits in zip(requests, answers, expected):
        chosen = request["continuation"]
        ours.append(common_count(answer["greedy"], chosen))
        own.append(common_count(other.greedy(request["tokens"], REPLY_COUNT)[0], chosen))
    print(f"{shape.name:16} {numpy.mean(ours):.0f} of {REPLY_COUNT} greedy tokens equal before replies part (mean of "
          f"{len(ours)}), {numpy.mean(own):.0f} llama.cpp's own", flush=True)
    return [] if numpy.mean(ours) >= 0.6 * numpy.mean(own) else [f"greedy replies part after {ours} tokens, llama.cpp's {own}"]


def common_count(first, second):
    return next((place for place, (one, other) in enumerate(zip(first, second)) if one != other), min(len(first), len(second)))


def check_template(peer, path, oracle, directory):
    """Whether conversations become the same tokens as with the file's own template."""
    import jinja2
    template = jinja2.Environment(trim_blocks=True, lstrip_blocks=True).from_string(peer.llama.metadata["tokenizer.chat_template"])
    hello, reply = {"role": "user", "content": "Hello <b>you</b>!"}, {"role": "assistant", "content": "Hi."}
    system = {"role": "system", "content": "Be kind."}
    conversations = [[hello], [system, hello], [hello, reply, hello], [system, hello, reply, hello]]
    marks = {name: peer.llama._model.token_get_text(token) for name, token in
             (("bos_token", peer.llama.token_bos()), ("eos_token", peer.llama.token_eos()))}
    failures = []
    for request, answer in run_oracle(oracle, path, [{"messages": messages} for messages in conversations], directory):
        text = template.render(messages=request["messages"], add_generation_prompt=True, **marks)
        if answer["tokens"] != peer.tokens(text, special=True):
            failures.append(f"{text!r} is written {peer.llama.detokenize(answer['tokens'], special=True)!r}")
    print(f"{path.stem:16} {len(conversations)} conversations: {len(failures)} written otherwise than by its template", flush=True)
    return failures


def check_perplexity(peer, path, oracle, directory):
    """Compares the perplexity of a page of this project's prose."""
    tokens = peer.tokens((ROOT / "Documentation" / "Models.md").read_text(encoding="utf-8"))[:PAGE_TOKENS]
    expected = perplexity(peer.follow(tokens[:1], tokens[1:]), tokens[1:])
    request = {"tokens": tokens[:1], "continuation": tokens[1:]}
    [(_, answer)] = run_oracle(oracle, path, [request], directory)
    found = perplexity(answer["logits"], tokens[1:])
    print(f"{path.stem:16} perplexity of {len(tokens)} tokens: {found:.3f}, llama.cpp's {expected:.3f}", flush=True)
    return [] if abs(found / expected - 1) <= PERPLEXITY_DIFFERENCE_MAX else [f"perplexity {found:.3f}, not {expected:.3f}"]


def perplexity(logits, tokens):
    logits = logits.astype(numpy.float64)
    logits -= logits.max(axis=1, keepdims=True)
    chances = logits[numpy.arange(len(tokens)), tokens] - numpy.log(numpy.exp(logits).sum(axis=1))
    return float(numpy.exp(-chances.mean()))


def check_conversations(path, oracle, directory):
    """Whether both continue conversations with the same tokens to the end of the reply, about as often as llama.cpp's two
    implementations of attention do. A different token is a tie if its logit is behind by no more than the difference of these
    two."""
    peer, other = Peer(path), Peer(path, flash_attention=True)
    requests, expected, own, own_equal = [], [], [], 0
    for text in texts.conversations(path.parent, CONVERSATIONS):
        tokens = peer.tokens(text, special=True)
        chosen, logits = peer.greedy(tokens, REPLY_COUNT, until=peer.llama.token_eos())
        requests.append({"tokens": tokens, "continuation": chosen})
        expected.append(logits)
        own.append(errors_between(other.follow(tokens, chosen), logits))
        own_equal += other.greedy(tokens, REPLY_COUNT, until=peer.llama.token_eos())[0] == chosen
    tie = max(ERROR_MAX_OF_QUANTS, numpy.median(numpy.concatenate(own)))
    failures, equal = [], 0
    for request, answer, logits in zip(requests, run_oracle(oracle, path, requests, directory), expected):
        ours, theirs = answer[1]["greedy"], request["continuation"]
        place = next((place for place, (one, other) in enumerate(zip(ours, theirs)) if one != other), None)
        if place is None:
            equal += 1
            continue
        lead = (logits[place].max() - logits[place][ours[place]]) / numpy.abs(logits[place]).max()
        if lead > tie:
            failures.append(f"reply differs at token {place}, by {lead:.1e}: {peer.llama.detokenize(theirs)!r}")
    print(f"{path.stem:16} {len(requests)} conversations: {equal} replies equal token for token, {own_equal} llama.cpp's own; "
          f"{len(failures)} differ at no tie (by more than {tie:.1e})", flush=True)
    if equal < own_equal - FEWER_EQUAL_MAX:
        failures.append(f"only {equal} of {len(requests)} replies are equal, llama.cpp's own {own_equal}")
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--oracle", required=True, type=pathlib.Path)
    parser.add_argument("--prompts", type=int, default=200)
    parser.add_argument("--only", help="the name of one shape, or of a file in Models")
    parser.add_argument("--fetched", type=pathlib.Path, nargs="*", default=[], help="files of fetched models")
    arguments = parser.parse_args()
    failures = []
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        seen = set()
        for shape in models.SHAPES:
            if arguments.only not in (None, shape.name):
                continue
            path = directory / f"{shape.name}.gguf"
            models.write(shape, path)
            prompts = texts.prompts(min(arguments.prompts, shape.prompts))
            vocabulary = (shape.pre_tokenizer, shape.vocabulary)
            line_count = LINES_AGAIN if vocabulary in seen else LINES
            seen.add(vocabulary)
            found = verify(shape, path, arguments.oracle, prompts, directory, line_count)
            for adapter in adapters.SHAPES:
                if adapter.base == shape.name:
                    found += verify_adapter(adapter, shape, path, arguments.oracle, prompts[:24], directory)
            failures += [f"{shape.name}: {failure}" for failure in found]
        for path in sorted(ROOT.glob("Models/*/*.gguf")):
            if arguments.only in (None, path.stem):
                failures += verify_trained(path, arguments.oracle, texts.prompts(arguments.prompts), directory)
        for path in arguments.fetched:
            if arguments.only in (None, path.stem):
                failures += verify_fetched(path, arguments.oracle, texts.prompts(arguments.prompts), directory)
    for failure in failures[:50]:
        print(failure, file=sys.stderr)
    print("verified" if not failures else f"{len(failures)} differences", flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
