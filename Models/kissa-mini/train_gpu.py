"""Trains kissa-mini on a GPU: the rows, losses and optimizers of train.py, but some hundred times as many tokens.

    python train_gpu.py --minutes 9 [--seed 1] [--processes 14] [--checkpoint work/checkpoint.pt]
Batches of many kinds and lengths are made by as many processes as there are cores for them (stock.py); a step takes one, or
the mean of a few. The rates follow the time, so that a run ends when it should; it goes on from a checkpoint that an interrupted run left.
"""

import argparse
import json
import math
import os
import time
from concurrent.futures import ThreadPoolExecutor

import torch
from torch.nn import functional as F

import tokenizer as tokens_module
from batches import TALK
from flat import Flat, lines_apart
from model import Configuration, Model
from muon import Muon
from rows import first_of
from stock import SIZE, Stock
from train import change, parts, rate, save, smooth

# Steps between two lines of what is said.
SAID_EVERY = 200
# The running mean of the weights keeps so much a step.
KEPT = 0.995


def losses(flat, kind, ids, places, chosen, targets):
    """Of one batch (batches.py): the loss of every predicted token, the targets, and the logits."""
    places, mask = lines_apart(places.int()) if kind == "lines" else (places.int(), None)
    hidden = flat.hidden(ids.int(), places, mask).index_select(0, chosen)
    logits = (hidden @ flat.model.embedding.weight.to(flat.half).t()).float()
    targets = targets.long()
    return F.cross_entropy(logits, targets, reduction="none"), targets, logits


class Told:
    """What has been seen since it was last said: the mean loss of each kind, and how many aims were named right."""

    def __init__(self, first_aim):
        self.first_aim, self.losses, self.right = first_aim, {}, []

    def add(self, kind, values, targets, logits):
        self.losses.setdefault(kind, []).append(values.detach().mean())
        if kind in TALK:
            named = targets >= self.first_aim
            self.right.append((named & (logits.detach().argmax(-1) == targets)).sum() / named.sum())

    def taken(self):
        """(mean reply loss of talk, share of aims right, a line of text); begins anew."""
        means = {kind: torch.stack(values).mean().item() for kind, values in self.losses.items()}
        right = torch.stack(self.right).mean().item() if self.right else math.nan
        self.losses, self.right = {}, []
        talk = means.get("talk", math.nan)
        return talk, right, " ".join(f"{kind} {value:.3f}" for kind, value in sorted(means.items()))


class Trainer:
    """The network, its running mean, the optimizers, and how far they have come."""

    def __init__(self, arguments, saved, vocabulary):
        self.device, self.arguments = arguments.device, arguments
        self.on_gpu = self.device == "cuda"
        self.model = Model(Configuration(**saved["configuration"]) if saved else Configuration(vocabulary=vocabulary)).to(self.device)
        compiles = self.on_gpu if arguments.compile is None else arguments.compile
        self.flat = Flat(self.model, torch.bfloat16 if self.on_gpu else torch.float32, compiles)
        matrices, self.others = parts(self.model)
        self.rates = arguments.muon_rate, arguments.adam_rate
        self.optimizers = [
            Muon(matrices.values(), arguments.muon_rate, ThreadPoolExecutor(1)),
            torch.optim.AdamW(self.others, arguments.adam_rate, betas=(0.9, 0.98), weight_decay=0.0, fused=self.on_gpu)]
        self.state = {"step": 0, "seen": 0, "seconds": 0.0, "curve": [], "seed": arguments.seed}
        if saved:
            self.resume(saved)
        average = saved["average"] if saved else self.model.state_dict()
        self.average = {name: value.detach().clone().to(self.device) for name, value in average.items()}

    def resume(self, saved):
        self.model.load_state_dict(saved["model"])
        for optimizer, part in zip(self.optimizers, saved["optimizers"]):
            optimizer.load_state_dict(part)
        self.state = saved["state"]
        print("resumed at step", self.state["step"], "tokens", self.state["seen"], flush=True)

    def save(self):
        save(self.arguments.checkpoint, self.model, self.average, self.optimizers, self.model.c, self.state)

    def load(self, *arrays):
        """A batch's arrays where the network is: from memory that stays in its place a GPU takes copies without being waited for."""
        tensors = map(torch.from_numpy, arrays)
        return [tensor.pin_memory().to(self.device, non_blocking=True) if self.on_gpu else tensor for tensor in tensors]

    def step(self, stock, progress, told):
        for _ in range(self.arguments.batches):
            kind, (*given, weights) = stock.next(self.load)
            values, targets, logits = losses(self.flat, kind, *given)
            ((values * weights).sum() / weights.sum() / self.arguments.batches).backward()
            told.add(kind, values, targets, logits)
        torch.nn.utils.clip_grad_norm_(self.others, 1.0)
        change(self.optimizers, self.rates, rate(progress, self.arguments.tail))
        smooth(self.average, self.model, min(KEPT, (1 + self.state["step"]) / (10 + self.state["step"])))
        self.state["step"] += 1
        self.state["seen"] += self.arguments.batches * self.arguments.size
        if self.on_gpu and self.state["step"] == 1:
            torch.cuda.synchronize()

    def understood(self):
        """How many lines of evaluation/aims.txt the mean of the weights gives the right aim."""
        import evaluate_aims

        mean = Model(self.model.c).to(self.device)
        mean.load_state_dict(self.average)
        right = evaluate_aims.understood(mean, tokens_module.Encoder(tokens_module.load()), list(evaluate_aims.rows("aims.txt", 3)))
        return sum(is_right for is_right, _ in right) / len(right)


class Every:
    """True once so many seconds have passed since it was last; never for none."""

    def __init__(self, seconds):
        self.seconds, self.last = seconds, time.monotonic()

    def __call__(self):
        if not self.seconds or time.monotonic() - self.last < self.seconds:
            return False
        self.last = time.monotonic()
        return True


def train(trainer, stock, told, arguments):
    """Steps until the time is up. It counts from the end of the first one, during which all is compiled."""
    state, begun, before = trainer.state, None, trainer.state["seconds"]
    saves, counts, said_at = Every(arguments.checkpoint_seconds), Every(arguments.aims_every), time.monotonic()
    while (progress := state["seconds"] / 60 / arguments.minutes) < 1:
        trainer.step(stock, progress, told)
        begun = begun or time.monotonic()
        state["seconds"] = before + time.monotonic() - begun
        if state["step"] % SAID_EVERY == 0:
            loss, right, text = told.taken()
            state["curve"].append([state["seen"], round(loss, 4), round(right, 3)])
            speed = SAID_EVERY * arguments.batches * arguments.size / (time.monotonic() - said_at)
            said_at = time.monotonic()
            print(f"step {state['step']} tokens {state['seen'] / 1e6:.0f}M aims {right:.3f} {text} progress {progress:.3f} {speed / 1e3:.0f}k tok/s", flush=True)
        if counts():
            print(f"of evaluation/aims.txt named right: {trainer.understood():.3f}", flush=True)
        if saves():
            trainer.save()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, required=True, help="of training, from when the first step is done")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 2), help="that make batches")
    parser.add_argument("--size", type=int, default=SIZE, help="tokens a batch")
    parser.add_argument("--batches", type=int, default=1, help="batches a step")
    parser.add_argument("--muon-rate", type=float, default=0.02)
    parser.add_argument("--adam-rate", type=float, default=0.004)
    parser.add_argument("--tail", type=float, default=0.55, help="the share of the time in which the rates fall")
    parser.add_argument("--checkpoint", default=str(tokens_module.WORK / "checkpoint.pt"))
    parser.add_argument("--checkpoint-seconds", type=float, default=120)
    parser.add_argument("--compile", action=argparse.BooleanOptionalAction, default=None, help="by default on a GPU")
    parser.add_argument("--aims-every", type=float, default=0, help="seconds between two counts of evaluation/aims.txt; 0: none")
    arguments = parser.parse_args()

    tokenizer = tokens_module.load() if tokens_module.PATH.exists() else tokens_module.learn()
    path = arguments.checkpoint
    saved = torch.load(path, map_location="cpu", weights_only=True) if os.path.exists(path) else None
    stock = Stock(arguments.seed, saved["state"]["step"] if saved else 0, arguments.processes, arguments.size)
    torch.manual_seed(arguments.seed)
    trainer = Trainer(arguments, saved, tokenizer.get_vocab_size())
    print(f"{trainer.model.parameter_count() / 1e6:.2f} M parameters, {trainer.model.c.vocabulary} tokens, on {arguments.device}", flush=True)
    train(trainer, stock, Told(first_of(tokens_module.Encoder(tokenizer).aims)), arguments)
    trainer.save()
    (tokens_module.WORK / "curve.json").write_text(json.dumps(trainer.state["curve"]))
    print(f"done: {trainer.state['seen'] / 1e6:.0f} M tokens in {trainer.state['seconds'] / 60:.1f} minutes, of {stock.fresh} new batches", flush=True)


if __name__ == "__main__":
    main()
