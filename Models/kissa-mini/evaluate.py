"""Puts the first hundred hand-written lines (evaluation/lines.jsonl) to a model and measures its replies; all items: figures.py.

    python evaluate.py [--model kissa-mini.gguf | work/checkpoint.pt] [--temperature 0] [--seed 1]
    python evaluate.py --replies FILE       measures replies made elsewhere, one JSON string a line (the Swift engine's)
    python evaluate.py --prompts            prints the prompts as JSON lines, for such an engine
    python evaluate.py --apart              only checks that no hand-written line is in the generator's output

The measures: right language; on topic (a reply must match every pattern of the item, and each pattern lists what a
relevant reply may touch; the patterns are generous, so read the replies too); verbatim (the reply is also among 200,000
replies drawn from the generator); distinct replies.
"""

import argparse
import json
import random as random_module
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "corpus"))
sys.path.insert(0, str(HERE / "evaluation"))

import items as hand_written
from conversations import conversation


def items():
    lines = (HERE / "evaluation" / "lines.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def turns_of(item):
    system = hand_written.character(item["language"], item["persona"])
    return [("system", system)] + [tuple(pair) for pair in item.get("before", [])] + [("user", item["line"])]


def right_language(item, reply):
    return hand_written.right_language(item["language"], reply)


def on_topic(item, reply):
    return all(re.search(pattern, reply, re.IGNORECASE) for pattern in item["any"])


def corpus_lines(conversations=20000, turns=10, seed="evaluation"):
    random = random_module.Random(seed)
    replies, player = set(), set()
    for _ in range(conversations):
        for role, text in conversation(random, turns):
            (replies if role == "assistant" else player).add(text)
    return replies, player


def normal(text):
    return re.sub(r"[\W_]+", "", text.lower())


def check_apart(player):
    known = {normal(text) for text in player}
    asked = [item.turns[-1][1] for item in hand_written.items() if item.task in hand_written.TALK]
    clashes = [line for line in asked if normal(line) in known]
    print(f"hand-written lines that the generator also makes: {len(clashes)} {clashes}")
    return not clashes


def ask(model_path, temperature, seed):
    import torch

    import export
    import tokenizer as tokens_module
    from model import generate, load

    torch.set_num_threads(1)
    model = export.read(model_path) if str(model_path).endswith(".gguf") else load(model_path)[0]
    encoder = tokens_module.Encoder(export.read_tokenizer(model_path) if str(model_path).endswith(".gguf") else tokens_module.load())
    generator = torch.Generator().manual_seed(seed)
    decode = lambda ids: encoder.tokenizer.decode(ids)
    return [decode(generate(model, encoder.prompt(turns_of(item)), {encoder.end}, temperature=temperature, generator=generator)).strip() for item in items()]


def report(replies, corpus):
    rows = {}
    for language in ("en", "ja", "all"):
        chosen = [(item, reply) for item, reply in zip(items(), replies) if language in ("all", item["language"])]
        count = len(chosen)
        rows[language] = {
            "lines": count,
            "right language": sum(right_language(*pair) for pair in chosen) / count,
            "on topic": sum(on_topic(*pair) and right_language(*pair) for pair in chosen) / count,
            "verbatim": sum(reply in corpus for _, reply in chosen) / count,
            "distinct": len({reply for _, reply in chosen}),
        }
        print(language, {key: value if isinstance(value, int) else f"{value:.0%}" for key, value in rows[language].items()})
    return rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", default=str(HERE / "kissa-mini.gguf"))
    parser.add_argument("--temperature", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--replies")
    parser.add_argument("--prompts", action="store_true")
    parser.add_argument("--apart", action="store_true")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--out")
    arguments = parser.parse_args()
    if arguments.prompts:
        for item in items():
            print(json.dumps(turns_of(item), ensure_ascii=False))
        return
    corpus, player = corpus_lines()
    apart = check_apart(player)
    if arguments.apart:
        sys.exit(0 if apart else 1)
    if arguments.replies:
        replies = [json.loads(line) for line in Path(arguments.replies).read_text(encoding="utf-8").splitlines()]
    else:
        replies = ask(arguments.model, arguments.temperature, arguments.seed)
    if not arguments.quiet:
        for item, reply in zip(items(), replies):
            mark = ("·" if on_topic(item, reply) else "x") + ("" if right_language(item, reply) else "L") + ("=" if reply in corpus else "")
            print(f"{mark:3} [{item['topic']}] {item['line']}\n      -> {reply}")
    rows = report(replies, corpus)
    if arguments.out:
        Path(arguments.out).write_text(json.dumps({"figures": rows, "replies": replies}, ensure_ascii=False, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
