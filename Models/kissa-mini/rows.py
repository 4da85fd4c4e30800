"""The rows that are trained on: token ids of one length, and the weight of each as a prediction.

Every maker is given the encoder, a `random.Random` and the length, and returns length + 1 ids and weights.
"""

import re

import tokenizer as tokens_module
from conversations import Conversation
from exercises import EXERCISE_LINES, exercise
from facts import Facts
from forms import form

# A tool's request, call, output and answer need rows of this length.
TOOL_LENGTH = 1024
# What a form says of its request weighs more than what it makes up: a verdict up to its words, a looked-up name, a call.
TAKEN_WEIGHT, MADE_UP_WEIGHT = 6.0, 1.0
TAKEN = re.compile(r'.*(?="comment")|\{"displayName":"[^"]*|<tool_call>.*', re.DOTALL)
# The first tokens of a reply, which settle how it goes on, weigh more than the rest.
DECIDING, DECIDING_WEIGHT = 12, 2.0
# So do words that a reply takes up from what was said (a drink, a name) and that are not among the commonest tokens, and
# what follows them.
COMMONEST, ECHO_WEIGHT = 700, 3.0
# Some replies are there as a transcript has them, without their aims, and only to be looked back at.
PAST_SHARE = 0.4
# Some of the player's lines come in smaller tokens, so that a word is known by its pieces too.
BROKEN_SHARE = 0.12
# What is taken over in conversations about facts weighs more than the rest.
FACT_WEIGHT = 4.0
# In rows as long as this, much else is said between a fact and what asks for it.
DIGRESSING_LENGTH = 512
# Of such rows so many tell at first what was said when the two met before; of other long ones a third of that.
MET_SHARE = 0.45
# A few exercises are mere tokens to be repeated.
REPEATING_SHARE = 0.12


def facts_row(encoder, random, length):
    """A conversation about facts, in which what a reply takes over weighs more."""
    made = Facts(random, digresses=length >= DIGRESSING_LENGTH)
    made.open(random.random() < 0.6, made.digresses and random.random() < MET_SHARE)
    ids, weights, said, taken = [], [], set(), 0
    while len(ids) <= length:
        aims = dict(made.labels)
        while taken < len(made.turns):
            message, weight = turn(encoder, random, made.turns[taken], aims.get(taken), said)
            if max(weight) > tokens_module.REPLY_WEIGHT:
                weigh_facts(encoder, made.turns[taken][1], made.known(), weight)
            said.update(message)
            ids += message
            weights += weight
            taken += 1
        made.exchange()
    return ids[: length + 1], weights[: length + 1]


def weigh_facts(encoder, text, facts, weights):
    """Gives the tokens of a reply that belong to one of the facts their weight, and so the one that follows: where only what is
    taken over weighs more, to take it over once more seems likely, and comes again and again."""
    first = len(encoder.openings["assistant"]) + 1
    plain = text.lower()
    spans = [(at, at + len(fact)) for fact in facts if (at := plain.find(fact.lower())) >= 0]
    for place, (begin, end) in enumerate(encoder.tokenizer.encode(text, add_special_tokens=False).offsets):
        if any(begin < last and start < end or 0 <= begin - last <= 1 for start, last in spans):
            weights[first + place] = FACT_WEIGHT


def row(encoder, random, length, brief):
    """The first length + 1 ids of a conversation that never ends, and their weights as predictions."""
    while True:
        made = Conversation(random)
        made.open(brief, length >= DIGRESSING_LENGTH and random.random() < MET_SHARE / 3)
        ids, weights, said = [], [], set()
        taken = 0
        while len(ids) <= length:
            aims = dict(made.labels)
            while taken < len(made.turns):
                message, weight = turn(encoder, random, made.turns[taken], aims.get(taken), said, BROKEN_SHARE)
                said.update(message)
                ids += message
                weights += weight
                taken += 1
            made.exchange()
        if any(weight >= tokens_module.REPLY_WEIGHT for weight in weights[1 : length + 1]):
            return ids[: length + 1], weights[: length + 1]


def form_row(encoder, random, length, is_long):
    """One answer in a form, at first a long one if asked for, and others after it as far as they go."""
    ids, weights = [], []
    while len(ids) <= length:
        made = form(random, is_long=is_long and not ids)
        if len(ids) > 0 and len(ids) + 500 > length:
            made = made[:1]
        for role, text in made:
            message, weight = encoder.message(role, text)
            ids += message
            weights += form_weights(encoder, text, weight) if role == "assistant" else weight
    return ids[: length + 1], weights[: length + 1]


def form_weights(encoder, text, weights):
    """The weights of an answer in a form: what it takes from its request, with which it begins, weighs more than the rest."""
    taken = TAKEN.match(text)
    first = len(encoder.openings["assistant"])
    last = first + len(encoder.ids(taken[0])) if taken else first
    return [TAKEN_WEIGHT if first <= place < last else min(weight, MADE_UP_WEIGHT) for place, weight in enumerate(weights)]


def exercise_row(encoder, random, length):
    """Exercises one after another."""
    ids, weights = [], []
    while len(ids) <= length:
        made = repeating(encoder, random) if random.random() < REPEATING_SHARE else [
            encoder.message(role, text) for role, text in exercise(random)]
        for message, weight in made:
            ids += message
            weights += weight
    return ids[: length + 1], weights[: length + 1]


def repeating(encoder, random):
    """Tokens, and the same again, under an exercise's system line."""
    some = [random.randrange(2, first_of(encoder.aims)) for _ in range(random.randint(3, 12))]
    opening = encoder.openings
    return [
        encoder.message("system", random.choice(list(EXERCISE_LINES.values()))),
        (opening["user"] + some + encoder.closing, [0.0] * (len(opening["user"]) + len(some) + len(encoder.closing))),
        (opening["assistant"] + some + encoder.closing, [0.0] * len(opening["assistant"]) + [tokens_module.REPLY_WEIGHT] * (len(some) + 1) + [0.0] * (len(encoder.closing) - 1))]


def repeats(encoder, random, length):
    """Pieces of tokens at random, each said twice with others between: all but the first of a piece's second time is to be learnt.

    No piece follows itself, and none comes a third time: what learns that goes round in circles."""
    first, ids, weights, waiting = first_of(encoder.aims), [], [], []
    while len(ids) <= length:
        if len(waiting) > 1 and random.random() < 0.5:
            piece = waiting.pop(random.randrange(len(waiting) - 1))
            weights += [0.0] + [tokens_module.REPLY_WEIGHT] * (len(piece) - 1)
        else:
            piece = random.sample(range(2, first), random.choice((2, 3, 4, 6, 8, 12, 16)))
            waiting.append(piece)
            weights += [0.0] * len(piece)
        ids += piece
    return ids[: length + 1], weights[: length + 1]


def first_of(aims):
    """Aims stand after all other tokens."""
    return min(aims.values())


def turn(encoder, random, words, aim, said, broken_share=0.0):
    """The ids of one message and their weights; `said` are the ids of all messages before it. So many of the player's lines come
    in smaller tokens than usual."""
    if words[0] == "user" and random.random() < broken_share:
        return encoder.message(*words, broken=True)
    if aim is None:
        # Nobody sees what a reply before the first line took up: it is not to be learnt.
        message, weight = encoder.message(*words)
        return message, [0.0] * len(weight) if words[0] == "assistant" else weight
    if random.random() < PAST_SHARE:
        message, weight = encoder.message(*words)
        return message, [0.0] * len(weight)
    message, weight = encoder.message(*words, aim)
    first = len(encoder.openings["assistant"]) + 1
    last = len(message) - len(encoder.closing)
    for place in range(first, last):
        if any(token in said and token > COMMONEST for token in message[max(first, place - 1) : place + 1]):
            weight[place] = ECHO_WEIGHT
        elif place < first + DECIDING:
            weight[place] = DECIDING_WEIGHT
    return message, weight
