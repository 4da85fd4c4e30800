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

import tokenizer as tokens_module
from items import character, rows
from model import load


def opened(path):
    """A file's or a checkpoint's model, and its encoder."""
    if path.endswith(".gguf"):
        import export

        return export.read(path), tokens_module.Encoder(export.read_tokenizer(path))
    return load(path)[0], tokens_module.Encoder(tokens_module.load())


@torch.no_grad()
def understood(model, encoder, items, together=50):
    """For each (language, topic, line) whether the line's topic is the likeliest aim, and the loss of it; read so many at a time."""
    names, ids = zip(*encoder.aims.items())
    device, results = model.embedding.weight.device, []
    for some in (items[first : first + together] for first in range(0, len(items), together)):
        prompts = [encoder.prompt([("system", character(language, "lisa")), ("user", line)]) for language, _, line in some]
        longest = max(map(len, prompts))
        hidden = model.hidden(torch.tensor([prompt + [0] * (longest - len(prompt)) for prompt in prompts], device=device))
        last = torch.tensor([len(prompt) - 1 for prompt in prompts], device=device)
        logits = hidden[torch.arange(len(some), device=device), last] @ model.embedding.weight[list(ids)].t()
        likeliest, shares = logits.argmax(-1).tolist(), logits.float().log_softmax(-1)
        for place, (_, topic, _) in enumerate(some):
            results.append((names[likeliest[place]].split("/")[0] == topic, -shares[place, names.index(topic)].item()))
    return results


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("models", nargs="*", default=[str(HERE / "kissa-mini.gguf")])
    torch.set_num_threads(1)
    items = list(rows("aims.txt", 3))
    for path in parser.parse_args().models:
        model, encoder = opened(path)
        results = {}
        for (language, _, _), result in zip(items, understood(model, encoder, items)):
            results.setdefault(language, []).append(result)
        results["both"] = [result for part in results.values() for result in part]
        for language, judged in results.items():
            right, loss = (sum(values) / len(judged) for values in zip(*judged))
            print(f"{path}\t{language}\t{len(judged)} lines\taims right {right:.1%}\tloss {loss:.3f}", flush=True)


if __name__ == "__main__":
    main()
