"""Batches made ahead by many processes, for a trainer that reads faster than one process can make rows.

A batch is rows of one kind and one length: their ids and where these stand, [rows, length] (int16), and, of all its tokens laid end to
end, which are predicted, what follows there, and how much it weighs, [predicted] (int64, int16, float32).
"""

import itertools
import multiprocessing
import os
import queue
import random as random_module

import numpy

import rows
import tokenizer as tokens_module
from lines import Lines
from spread import spread
from tokenizer import REPLY_WEIGHT

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


def makers(encoder):
    """For each kind, what makes a row's ids, weights and places, given a `Random` and the length."""
    drawing = Lines(encoder)
    user = encoder.openings["user"][0]

    def placed(make, *more):
        def made(random, length):
            ids, weights = make(encoder, random, length, *more)
            return ids, weights, spread(random, ids, user, length)
        return made

    return {
        "brief": placed(rows.row, True), "talk": placed(rows.row, False), "facts": placed(rows.facts_row),
        "forms": placed(rows.form_row, False), "tools": placed(rows.form_row, True), "exercises": placed(rows.exercise_row),
        "repeats": placed(rows.repeats), "lines": drawing.row}


def batch(make, random, kind, length, size):
    """One batch, as arrays."""
    ids, weights, places = zip(*(make[kind](random, length) for _ in range(size // length)))
    ids, weights = numpy.array(ids, numpy.int16), numpy.array(weights, numpy.float32)[:, 1:].ravel()
    # A reply's tokens are all predicted, the prompt's only here and there: the output layer is a quarter of the work.
    drawn = numpy.random.default_rng(random.getrandbits(64)).random(weights.shape, numpy.float32)
    chosen = numpy.flatnonzero(drawn < weights)
    return ids[:, :-1].copy(), numpy.array(places, numpy.int16), chosen, ids[:, 1:].ravel()[chosen], numpy.maximum(weights[chosen], REPLY_WEIGHT)


def drawn(random, is_early):
    """The kind and the length of a batch."""
    shares = {key: share * (EARLY_REPEATS if is_early and key[0] == "repeats" else 1) for key, share in SHARES.items()}
    return random.choices(list(shares), list(shares.values()))[0]


def supply(ready, seed, number, size):
    """What a process of the stock does: one batch after another, none of them twice."""
    # Whoever trains on them goes first.
    os.nice(15)
    random = random_module.Random(f"{seed}/stock/{number}")
    make = makers(tokens_module.Encoder(tokens_module.load()))
    for count in itertools.count():
        kind, length = drawn(random, count < EARLY)
        ready.put((kind, length, batch(make, random, kind, length, size)))


class Stock:
    """Gives batches as they come. `fresh` counts those that were new."""

    def __init__(self, seed, processes, size=SIZE):
        # Forked, so that the grammar is read once: begin before a GPU is used.
        fork = multiprocessing.get_context("fork")
        self.ready = fork.Queue(4 * processes)
        self.random = random_module.Random(f"{seed}/again")
        self.kept, self.fresh = [], 0
        for number in range(processes):
            fork.Process(target=supply, args=(self.ready, seed, number, size), daemon=True).start()

    def next(self, load):
        """A batch as `load` made it of the arrays: a new one, or, where none is ready, one that was there before."""
        try:
            made = self.ready.get(block=len(self.kept) < KEPT_LEAST)
        except queue.Empty:
            return self.random.choice(self.kept)
        self.fresh += 1
        kind, length, arrays = made
        given = kind, length, load(*arrays)
        if len(self.kept) < KEPT_MOST:
            self.kept.append(given)
        else:
            self.kept[self.random.randrange(KEPT_MOST)] = given
        return given
