"""Measures whether the model understands lines written by hand (evaluation/aims.txt): whether the aim that it thinks likeliest
is the line's topic. Takes seconds, so that trials of training can be told apart without the items that figures.py asks.

    python evaluate_aims.py [kissa-mini.gguf | work/checkpoint.pt …]

Prints for each language and both the share of aims named right, and the mean loss of the right one among the aims.
"""

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "evaluation"))

import torch

import export
import tokenizer as tokens_module
from items import character, rows
from model import load


def opened(path):
    """A file's or a checkpoint's model, and its encoder."""
    if path.endswith(".gguf"):
        return export.read(path), tokens_module.Encoder(export.read_tokenizer(path))
    return load(path)[0], tokens_module.Encoder(tokens_module.load())


@torch.no_grad()
def understood(model, encoder, language, topic, line):
    """Whether the line's topic is the likeliest aim, and the loss of it."""
    names, ids = zip(*encoder.aims.items())
    prompt = encoder.prompt([("system", character(language, "lisa")), ("user", line)])
    logits = model(torch.tensor([prompt]), last_only=True)[0, -1, list(ids)]
    likeliest = names[logits.argmax().item()]
    return likeliest.split("/")[0] == topic, -logits.log_softmax(-1)[names.index(topic)].item()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("models", nargs="*", default=[str(HERE / "kissa-mini.gguf")])
    torch.set_num_threads(1)
    items = list(rows("aims.txt", 3))
    for path in parser.parse_args().models:
        model, encoder = opened(path)
        results = {}
        for language, topic, line in items:
            results.setdefault(language, []).append(understood(model, encoder, language, topic, line))
        results["both"] = [result for part in results.values() for result in part]
        for language, judged in results.items():
            right, loss = (sum(values) / len(judged) for values in zip(*judged))
            print(f"{path}\t{language}\t{len(judged)} lines\taims right {right:.1%}\tloss {loss:.3f}", flush=True)


if __name__ == "__main__":
    main()
