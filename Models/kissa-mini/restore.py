"""Makes a checkpoint of a GGUF file, from which training can go on: what `export.py` writes, the other way round.

    python restore.py [--model kissa-mini.gguf] [--curve results/loss.csv] [--checkpoint work/checkpoint.pt]
    python train.py --restart-schedule --tokens ...
The file's tokenizer becomes work/tokenizer.json: one learnt anew from a changed corpus would number its words otherwise.
The optimizers begin afresh, and the weights are those of the file, rounded to eight bits: the loss is the same to the third digit.
"""

import argparse
import csv
from pathlib import Path

import torch

import export
import tokenizer as tokens_module


def curve(path):
    """What `curves.py` wrote: tokens seen, loss, share of aims named right."""
    with open(path, newline="", encoding="utf-8") as file:
        return [[int(seen), float(loss), float(right)] for seen, loss, right in list(csv.reader(file))[1:]]


def checkpoint(model, points):
    """A checkpoint as `train.py` saves it, without the optimizers' state."""
    weights = model.state_dict()
    state = {"step": 0, "seen": points[-1][0] if points else 0, "seconds": 0.0, "curve": points, "seed": 1}
    return {"model": weights, "average": {name: value.clone() for name, value in weights.items()}, "optimizers": [],
            "configuration": model.c.dictionary(), "state": state}


def keep_tokenizer(made):
    """Writes the file's tokenizer down, unless another one stands there that some checkpoint needs."""
    path = tokens_module.PATH
    if path.exists() and tokens_module.load().get_vocab() != made.get_vocab():
        raise SystemExit(f"{path} is another tokenizer: move it away, with the checkpoints that were trained with it")
    path.parent.mkdir(exist_ok=True)
    made.save(str(path))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", default=str(tokens_module.HERE / "kissa-mini.gguf"))
    parser.add_argument("--curve", default=str(tokens_module.HERE / "results" / "loss.csv"))
    parser.add_argument("--checkpoint", default=str(tokens_module.WORK / "checkpoint.pt"))
    arguments = parser.parse_args()
    if Path(arguments.checkpoint).exists():
        raise SystemExit(f"{arguments.checkpoint} exists already: name another, or move it away")
    keep_tokenizer(export.read_tokenizer(arguments.model))
    made = checkpoint(export.read(arguments.model), curve(arguments.curve))
    torch.save(made, arguments.checkpoint)
    print(f"{arguments.checkpoint}: {arguments.model} after {made['state']['seen'] / 1e6:.1f} M tokens")


if __name__ == "__main__":
    main()
