"""Checks that rows laid end to end (flat.py) give what model.py does, rows of lines with their own sight too.

    python check_flat.py
"""

import random as random_module

import torch

import tokenizer as tokens_module
from batches import batch, makers
from flat import Flat, lines_apart
from lines import BEGINS
from model import Configuration, Model
from stock import SHARES

# Single precision, summed in another order.
NEAR = 1e-3


@torch.no_grad()
def main():
    encoder = tokens_module.Encoder(tokens_module.load())
    model = Model(Configuration(vocabulary=encoder.tokenizer.get_vocab_size()))
    flat, make, random = Flat(model, torch.float32), makers(encoder), random_module.Random(1)
    for kind, length in SHARES:
        ids, places = (torch.from_numpy(array).int() for array in batch(make, random, kind, length, 2 * length)[:2])
        wanted = of_lines(model, ids, places) if kind == "lines" else model.hidden(ids, positions=places)
        given = flat.hidden(ids, *lines_apart(places)) if kind == "lines" else flat.hidden(ids, places)
        difference = (given.view_as(wanted) - wanted)[~wanted.isnan()].abs().max().item()
        print(f"{kind} {length}: differs by {difference:.1e}")
        if difference > NEAR:
            raise SystemExit("the rows laid end to end give something else")


def of_lines(model, ids, places):
    """Hidden states of rows of lines, each line read by itself behind its beginning; not a number where nothing is compared."""
    states = torch.full((*ids.shape, model.c.width), torch.nan)
    for row, (tokens, marked) in enumerate(zip(ids, places)):
        begins = (marked >= BEGINS).nonzero().flatten().tolist()
        for begin, end in zip(begins, begins[1:]):
            alone = torch.cat([tokens[: begins[0]], tokens[begin:end]])
            states[row, begin:end] = model.hidden(alone.unsqueeze(0))[0, begins[0] :]
    return states


if __name__ == "__main__":
    main()
