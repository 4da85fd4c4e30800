"""Grows a checkpoint's network without changing what it computes: more blocks, and more hidden units in each.

    python grow.py old.pt work/checkpoint.pt --layers 8 --hidden 768
A new block stands behind an old one and begins as its copy, with nothing that leads out of it; new hidden units begin at
random, with nothing that leads out of them. So training goes on where it was, with room for more (train.py --restart-schedule);
the new blocks learn faster there.
"""

import argparse

import torch

from model import Configuration, Model, load


def origins(old, new):
    """Which old block each of `new` blocks comes from: the copies are spread evenly, the last block stays the last."""
    return sorted([*range(old), *(round((index + 0.5) * (old - 1) / (new - old) - 0.5) for index in range(new - old))])


def grown(old, configuration):
    """The larger network that computes what the model `old` does."""
    model = Model(configuration)
    state, given = model.state_dict(), old.state_dict()
    origin = origins(old.c.layers, configuration.layers)
    for name, fresh in state.items():
        if not name.startswith("blocks."):
            fresh.copy_(given[name])
            continue
        _, index, part = name.split(".", 2)
        fill(fresh, given[f"blocks.{origin[int(index)]}.{part}"], part, int(index) in copies(origin))
    return model


def copies(origin):
    """The blocks that came in: each stands behind the one it is a copy of."""
    return [index for index in range(1, len(origin)) if origin[index] == origin[index - 1]]


def fill(fresh, old, part, is_copy):
    """Puts the old weights into the fresh ones' corner; nothing leads out of what is new."""
    leads_out = part in ("feed_forward.down.weight", "attention.out.weight")
    if leads_out:
        fresh.zero_()
    if not (leads_out and is_copy):
        fresh[tuple(slice(size) for size in old.shape)] = old


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--layers", type=int, required=True)
    parser.add_argument("--hidden", type=int, required=True, help="hidden units of each block")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    old, saved = load(arguments.old)
    configuration = Configuration(**{**old.c.dictionary(), "layers": arguments.layers, "hidden": arguments.hidden})
    model = grown(old, configuration).eval()
    tokens = torch.randint(2, old.c.vocabulary, (2, 200))
    with torch.no_grad():
        difference = (model(tokens) - old(tokens)).abs().max().item()
    print(f"{old.parameter_count()} -> {model.parameter_count()} parameters, the logits differ by at most {difference:.1e}")
    if difference > 1e-3:
        raise SystemExit("the larger network computes something else")
    state = model.state_dict()
    young = copies(origins(old.c.layers, configuration.layers))
    torch.save({"model": state, "average": {name: value.clone() for name, value in state.items()}, "optimizers": [],
                "configuration": configuration.dictionary(), "state": {**saved["state"], "young": young}}, arguments.new)


if __name__ == "__main__":
    main()
