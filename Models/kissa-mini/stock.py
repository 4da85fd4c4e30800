"""Batches (batches.py) made ahead by many processes, for a trainer that reads faster than one process can make rows."""

import itertools
import multiprocessing
import os
import queue
import random as random_module

import tokenizer as tokens_module
from batches import batch, makers

# What is trained on: the share of each kind and length of rows. Lengths divide the size of a batch.
SHARES = {
    ("brief", 128): 0.09, ("talk", 256): 0.11, ("talk", 512): 0.12, ("talk", 1024): 0.06, ("talk", 2048): 0.06,
    ("facts", 256): 0.08, ("facts", 512): 0.06, ("facts", 1024): 0.05, ("facts", 2048): 0.04,
    ("forms", 1024): 0.08, ("tools", 1024): 0.09, ("exercises", 256): 0.05, ("repeats", 256): 0.03, ("lines", 512): 0.11,
}
# The first batches of each process are tokens repeated more often: whoever has learnt to copy learns the rest sooner.
EARLY, EARLY_REPEATS = 20, 8
# So many tokens a batch, if no one says otherwise.
SIZE = 131072
# Old batches are come back to where no new one is ready, but not before so many are there.
KEPT_LEAST, KEPT_MOST = 48, 6000


def drawn(random, is_early):
    """The kind and the length of a batch."""
    shares = {key: share * (EARLY_REPEATS if is_early and key[0] == "repeats" else 1) for key, share in SHARES.items()}
    return random.choices(list(shares), list(shares.values()))[0]


def supply(ready, seed, done, number, size):
    """What a process of the stock does: one batch after another, none of them twice, nor again where a run goes on after so many steps."""
    # Whoever trains on them goes first.
    os.nice(15)
    random = random_module.Random(f"{seed}/{done}/stock/{number}")
    make = makers(tokens_module.Encoder(tokens_module.load()))
    for count in itertools.count():
        kind, length = drawn(random, done == 0 and count < EARLY)
        ready.put((kind, batch(make, random, kind, length, size)))


class Stock:
    """Gives batches as they come. `fresh` counts those that were new."""

    def __init__(self, seed, done, processes, size):
        # Forked, so that the grammar is read once: begin before a GPU is used.
        fork = multiprocessing.get_context("fork")
        self.ready = fork.Queue(4 * processes)
        self.random = random_module.Random(f"{seed}/{done}/again")
        self.kept, self.fresh = [], 0
        for number in range(processes):
            fork.Process(target=supply, args=(self.ready, seed, done, number, size), daemon=True).start()

    def next(self, load):
        """A batch's kind, and what `load` made of its arrays: a new one, or, where none is ready, one that was there before."""
        try:
            made = self.ready.get(block=len(self.kept) < KEPT_LEAST)
        except queue.Empty:
            return self.random.choice(self.kept)
        self.fresh += 1
        kind, arrays = made
        given = kind, load(*arrays)
        if len(self.kept) < KEPT_MOST:
            self.kept.append(given)
        else:
            self.kept[self.random.randrange(KEPT_MOST)] = given
        return given
