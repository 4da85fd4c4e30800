"""Where the tokens of a row stand: one after another, or with gaps."""

from model import Configuration

# In some rows there are gaps between messages, so that what is told is looked back at from as far as the context reaches.
SPREAD_SHARE = 0.15


def spread(random, ids, start, length):
    """The positions of a row's tokens: one after another, or in some rows with gaps ahead of some messages, as though
    other messages had stood there. So far reaches are learnt at the price of short rows."""
    places = list(range(length))
    if random.random() >= SPREAD_SHARE or length >= Configuration.context // 2:
        return places
    begins = [place for place in range(1, length) if ids[place] == start] or list(range(1, length))
    left = random.randint(1, Configuration.context - length)
    for begin in random.sample(begins, min(len(begins), random.randint(1, 3))):
        gap = random.randint(0, left)
        left -= gap
        places[begin:] = [place + gap for place in places[begin:]]
    return places
