"""Turns the conversations into rows of a base's tokens, so that training needs neither the corpus nor a tokenizer.

    python rows.py BASE.gguf work/rows.npz [--editions 8] [--languages en ja] [--seed 1]
An edition has every conversation once, with other words for the marked ones. A row holds one conversation.
"""

import argparse
import random

import numpy

import corpus
from base import File
from tokens import SENTENCE_MIN, Tokenizer

# A longer conversation is cut behind its last reply that fits.
LENGTH_MAX = 1536
# One in so many conversations is kept apart, to see when training no longer helps.
HELD_OUT = 25


def row(tokenizer, conversation, *sentences):
    tokens, learnt = tokenizer.conversation(corpus.messages(conversation), *sentences)
    return tokens[:LENGTH_MAX], learnt[:LENGTH_MAX]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base")
    parser.add_argument("out")
    parser.add_argument("--editions", type=int, default=8)
    parser.add_argument("--languages", nargs="+", default=list(corpus.LANGUAGES))
    parser.add_argument("--count", type=int, help="so many conversations a language, to see what more of them buy")
    parser.add_argument("--sentences", type=int, help="so many sentences of each reply are learnt, then its end")
    parser.add_argument("--sentence-min", type=int, default=SENTENCE_MIN, help="a sentence has so many characters")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    tokenizer = Tokenizer(File(arguments.base))
    rng = random.Random(arguments.seed)
    rows, editions, held = [], [], []
    for language in arguments.languages:
        words = corpus.Words(language)
        conversations = corpus.all_of(language)
        rng.shuffle(conversations)
        apart = len(conversations) // HELD_OUT
        for index, conversation in enumerate(conversations[:arguments.count and arguments.count + apart]):
            for edition in range(1 if index < apart else arguments.editions):
                exchanged = words.exchange(conversation, rng)
                rows.append(row(tokenizer, exchanged, arguments.sentences, arguments.sentence_min))
                editions.append(edition)
                held.append(index < apart)
    lengths = [len(tokens) for tokens, _ in rows]
    numpy.savez_compressed(
        arguments.out, tokens=numpy.concatenate([numpy.array(t, dtype=numpy.int32) for t, _ in rows]),
        learnt=numpy.concatenate([numpy.array(l, dtype=numpy.int32) for _, l in rows]), lengths=numpy.array(lengths),
        editions=numpy.array(editions), held=numpy.array(held))
    print(f"{len(rows)} rows, {sum(lengths):,} tokens, {sum(t >= 0 for _, l in rows for t in l):,} learnt, longest {max(lengths)}")


if __name__ == "__main__":
    main()
