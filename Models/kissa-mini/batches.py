"""Batches of rows of one kind and one length, as arrays.

A batch: the rows' ids and where these stand, [rows, length] (int16), and, of all its tokens laid end to end, which are predicted,
what follows there, and how much it weighs, [predicted] (int64, int16, float32).
"""

import numpy

import rows
from lines import Lines
from spread import spread
from tokenizer import REPLY_WEIGHT

# The kinds whose loss is a reply's, and whose aims are counted.
TALK = ("brief", "talk")


def makers(encoder):
    """For each kind, what makes a row's ids, weights and places, given a `Random` and the length."""
    user = encoder.openings["user"][0]

    def placed(make, *more):
        def made(random, length):
            ids, weights = make(encoder, random, length, *more)
            return ids, weights, spread(random, ids, user, length)
        return made

    return {
        "brief": placed(rows.row, True), "talk": placed(rows.row, False), "facts": placed(rows.facts_row),
        "forms": placed(rows.form_row, False), "tools": placed(rows.form_row, True), "exercises": placed(rows.exercise_row),
        "repeats": placed(rows.repeats), "lines": Lines(encoder).row}


def batch(make, random, kind, length, size):
    """A batch of so many tokens."""
    ids, weights, places = zip(*(make[kind](random, length) for _ in range(size // length)))
    ids, weights = numpy.array(ids, numpy.int16), numpy.array(weights, numpy.float32)[:, 1:].ravel()
    # A reply's tokens are all predicted, the prompt's only here and there: the output layer is a quarter of the work.
    drawn = numpy.random.default_rng(random.getrandbits(64)).random(weights.shape, numpy.float32)
    chosen = numpy.flatnonzero(drawn < weights)
    return ids[:, :-1].copy(), numpy.array(places, numpy.int16), chosen, ids[:, 1:].ravel()[chosen], numpy.maximum(weights[chosen], REPLY_WEIGHT)
