"""Trains a LoRA on rows (rows.py), on a GPU where there is one.

    python train.py BASE.gguf work/rows.npz work/adapter.pt [--rank 16] [--epochs 4] [--minutes 4]
Writes the adapter after each epoch, with the loss on the rows that were kept apart; the best one stands in `.best.pt`.
"""

import argparse
import dataclasses
import math
import pathlib
import random
import time

import numpy
import torch
from torch.nn import functional as F

from base import MATRICES, Base, Lora


class Rows:
    """Batches of rows of like length, an edition after the other."""

    def __init__(self, path, tokens_a_batch, seed):
        data = numpy.load(path)
        ends = numpy.cumsum(data["lengths"])
        # Each access to `data` reads the whole array from the file.
        tokens, learnt = data["tokens"], data["learnt"]
        self.rows = [
            (tokens[end - length:end], learnt[end - length:end])
            for end, length in zip(ends, data["lengths"])]
        self.editions, self.held = data["editions"], data["held"]
        self.tokens_a_batch, self.rng = tokens_a_batch, random.Random(seed)

    def epoch(self, number):
        """The batches of an epoch, in random order."""
        edition = number % (self.editions.max() + 1)
        chosen = [i for i in range(len(self.rows)) if not self.held[i] and self.editions[i] == edition]
        batches = self.batches(chosen)
        self.rng.shuffle(batches)
        return batches

    def batches(self, chosen):
        chosen = sorted(chosen, key=lambda i: (len(self.rows[i][0]), self.rng.random()))
        found, batch = [], []
        for index in chosen:
            if batch and (len(batch) + 1) * len(self.rows[index][0]) > self.tokens_a_batch:
                found.append(self.padded(batch))
                batch = []
            batch.append(index)
        return found + [self.padded(batch)] if batch else found

    def padded(self, indices):
        length = max(len(self.rows[i][0]) for i in indices)
        tokens, learnt = numpy.zeros((len(indices), length), dtype=numpy.int64), numpy.full((len(indices), length), -1)
        for place, index in enumerate(indices):
            row, targets = self.rows[index]
            tokens[place, :len(row)], learnt[place, :len(row)] = row, targets
        return torch.from_numpy(tokens), torch.from_numpy(learnt)

    def apart(self, count=None):
        return self.batches([i for i in range(len(self.rows)) if self.held[i]][:count])


def losses(model, tokens, learnt, device):
    """The loss of every token that is learnt; -1 where none is."""
    tokens, learnt = tokens.to(device), learnt.to(device)[:, 1:]
    places = torch.arange(tokens.shape[1] - 1, device=device).expand(tokens.shape[0], -1)
    hidden = model.hidden(tokens[:, :-1], places)[learnt >= 0]
    return F.cross_entropy(model.logits(hidden), learnt[learnt >= 0], reduction="none")


@torch.no_grad()
def held_loss(model, batches, device):
    return torch.cat([losses(model, *batch, device) for batch in batches]).mean().item()


def save(model, arguments, path, **told):
    state = {name: p.detach().to(torch.bfloat16).cpu() for name, p in model.trained().items()}
    lora = dataclasses.asdict(model.lora)
    torch.save({"state": state, "lora": lora, "arguments": vars(arguments), **told}, path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base")
    parser.add_argument("rows")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--rank", type=int, default=16)
    parser.add_argument("--alpha", type=float, default=32.0)
    parser.add_argument("--matrices", nargs="+", choices=MATRICES, default=MATRICES, help="those that are adapted")
    parser.add_argument("--first-layer", type=int, default=0, help="layers before it keep their adapters as they are")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--steps", type=int, help="ends within an epoch")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--batch", type=int, default=16_384, help="tokens in a batch, its padding counted in")
    parser.add_argument("--apart", type=int, help="so many rows of those that are kept apart tell the loss")
    parser.add_argument("--save-steps", type=int, default=50, help="the adapter is written after so many steps too")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", metavar="ADAPTER", help="begins with an adapter that was trained before")
    arguments = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    lora = Lora(arguments.rank, arguments.alpha, tuple(arguments.matrices))
    model = Base(arguments.base, lora).rounded().to(device)
    if arguments.go_on:
        before = torch.load(arguments.go_on, weights_only=False)
        if Lora(**before["lora"]) != lora:
            parser.error(f"{arguments.go_on} is {before['lora']}; train it with the same --rank, --alpha and --matrices.")
        model.load_state_dict(before["state"])
    for block in model.blocks[:arguments.first_layer]:
        block.requires_grad_(False)
    rows = Rows(arguments.rows, arguments.batch, arguments.seed)
    optimizer = torch.optim.AdamW(
        [p for p in model.trained().values() if p.requires_grad], lr=arguments.rate, betas=(0.9, 0.95), weight_decay=arguments.decay)
    begun, step, seen, best, curve = time.time(), 0, 0, math.inf, []
    steps = arguments.steps or arguments.epochs * len(rows.epoch(0))
    for epoch in range(arguments.epochs):
        for tokens, learnt in rows.epoch(epoch):
            share = max(step / steps, (time.time() - begun) / (60 * arguments.minutes))
            rate = min(1, (step + 1) / (0.05 * steps)) * (0.05 + 0.95 * (1 + math.cos(math.pi * min(share, 1))) / 2)
            for group in optimizer.param_groups:
                group["lr"] = arguments.rate * rate
            loss = losses(model, tokens, learnt, device).mean()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.trained().values(), 1.0)
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            step, seen = step + 1, seen + tokens.numel()
            if step % 20 == 1:
                seconds = time.time() - begun
                print(f"{seconds:.0f} s, step {step} of {steps}: loss {loss.item():.3f}, {seen / seconds:,.0f} tokens a second", flush=True)
            if step % arguments.save_steps == 0:
                save(model, arguments, arguments.out, curve=curve)
            if share >= 1 or step >= steps:
                break
        loss = held_loss(model, rows.apart(arguments.apart), device)
        curve.append((epoch + 1, step, loss))
        print(f"epoch {epoch + 1}: {loss:.4f} on what was kept apart", flush=True)
        save(model, arguments, arguments.out, curve=curve)
        if loss < best:
            best = loss
            save(model, arguments, arguments.out.with_suffix(".best.pt"), curve=curve)
        if (time.time() - begun) / 60 >= arguments.minutes or step >= steps:
            break


if __name__ == "__main__":
    main()
