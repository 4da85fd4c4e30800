"""Players' lines of which nothing is learnt but their aims.

What a line is about has to be learnt from far more lines than there is time for replies. All lines of a batch follow one
beginning of a conversation (beginnings.py), and only the place where the aim is chosen is predicted: a line costs two dozen
tokens, and a tenth of what it costs with its reply.
"""

import torch
from torch.nn import functional as F

from beginnings import places, remembered
from rows import first_of  # and with it where the corpus lies
from conversations import QUESTIONS, TOPICS, Conversation
from tokenizer import AIM_WEIGHT

# Half of the beginnings are brief; so many go on for another exchange before the lines.
BRIEF_SHARE, TALKED_SHARE = 0.6, 0.25
# So many topics are drawn evenly, the others as they come in conversations.
EVEN_SHARE = 0.6
# In some lines tokens are lost or exchanged: the rest has to do, as it has to where words are unknown.
DISTURBED_SHARE, LOST_SHARE, WRONG_SHARE = 0.45, 0.08, 0.08
# In others the tokenizer leaves out some of its merges, so that a word is known by its pieces too.
BROKEN_SHARE = 0.25
# Longer lines are left out: others of the batch would be padded to them.
LONGEST = 48
# A batch is worked on in so many parts, each padded to its own longest line, and small enough for a cache.
PARTS = 10
# For a row so many are drawn: more than fit. What marks a place as a line's first.
DRAWN, BEGINS = 40, 8192


class Lines:
    """Draws batches of lines."""

    def __init__(self, encoder):
        self.encoder = encoder

    def batch(self, random, count):
        """A beginning's ids up to where a line begins, and pairs of ids that follow it up to the aim, and the aim's id; the shortest first."""
        made = Conversation(random)
        made.open(random.random() < BRIEF_SHARE)
        while random.random() < TALKED_SHARE:
            made.exchange()
        told = [id for role, text in made.turns for id in self.encoder.message(role, text)[0]]
        pairs = []
        while len(pairs) < count:
            text, aim = drawn(made)
            ids = self.ids(random, text)
            if len(ids) <= LONGEST:
                pairs.append((ids, self.encoder.aims[aim]))
        return told + self.encoder.openings["user"], sorted(pairs, key=lambda pair: len(pair[0]))

    def row(self, random, length):
        """A beginning and as many lines with their aims as fit: ids, the aims' weights, and the inputs' places. Every line follows the
        beginning; BEGINS is added to its first place. Of what fills up the row nothing is learnt."""
        told, pairs = self.batch(random, DRAWN)
        ids = told[-(length // 2) :]
        first = len(ids)
        weights, places = [0.0] * first, list(range(first))
        for line, aim in random.sample(pairs, len(pairs)):
            if len(ids) + len(line) > length:
                break
            ids += [*line, aim]
            weights += [0.0] * len(line) + [AIM_WEIGHT]
            places += [first + BEGINS, *range(first + 1, first + len(line) + 1)]
        left = length + 1 - len(ids)
        return ids + self.encoder.closing[:1] * left, weights + [0.0] * left, (places + [first + BEGINS] * left)[:length]

    def ids(self, random, text):
        if random.random() < BROKEN_SHARE:
            ids = self.encoder.broken(text)
        else:
            ids = self.disturbed(random, self.encoder.ids(text))
        return ids + self.encoder.closing + self.encoder.openings["assistant"]

    def disturbed(self, random, ids):
        """A line's ids, some of them perhaps lost or exchanged."""
        if len(ids) < 4 or random.random() >= DISTURBED_SHARE:
            return ids
        other = lambda: random.randrange(2, first_of(self.encoder.aims))
        return [other() if random.random() < WRONG_SHARE else id for id in ids if random.random() >= LOST_SHARE]


def drawn(made):
    """A line that could come next in a conversation, which stays as it is, and the label of its aim."""
    random, topics = made.random, TOPICS[made.language]
    kept = made.turn, made.you, made.pending
    made.turn = {}
    topic = topics[random.choice(list(topics))] if random.random() < EVEN_SHARE else made.choose_topic()
    text = made.player_line(topic)
    made.turn, made.you, made.pending = kept
    mark = {"yes": "y", "no": "n"}.get(topic.name)
    answers = mark and made.pending and QUESTIONS[made.pending].lines[made.language, mark]
    return text, f"{topic.name}/{made.pending}" if answers else topic.name


def backward(model, beginning, pairs):
    """Adds the gradients of a batch; returns its mean loss, and the share of aims named right."""
    device = model.embedding.weight.device
    past = remembered(model, torch.tensor(beginning, device=device))
    # Here the parts' gradients come together before they go on, once, through the beginning.
    held = [[part.detach().requires_grad_() for part in pair] for pair in past]
    loss, right, size = 0.0, 0, -(-len(pairs) // PARTS)
    for part in (pairs[first : first + size] for first in range(0, len(pairs), size)):
        rows, last, aims = (torch.tensor(values, device=device) for values in padded(part))
        logits = places(model, len(beginning), held, rows, last) @ model.embedding.weight.t()
        losses = F.cross_entropy(logits, aims, reduction="sum") / len(pairs)
        losses.backward()
        loss += losses.item()
        right += (logits.argmax(-1) == aims).sum().item()
    torch.autograd.backward([part for pair in past for part in pair], [part.grad for pair in held for part in pair])
    return loss, right / len(pairs)


def padded(pairs):
    """Rows of one length, where each ends, and the aims."""
    longest = len(pairs[-1][0])
    return [ids + [0] * (longest - len(ids)) for ids, _ in pairs], [len(ids) - 1 for ids, _ in pairs], [aim for _, aim in pairs]
