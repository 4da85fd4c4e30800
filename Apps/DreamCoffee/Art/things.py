"""What stands about in the shop, and drifts through it."""

import random

from pixels import Picture


def cup(p, x, y, filled="brown"):
    p.box(x, y, 6, 5, "cup")
    p.box(x, y, 6, 1, filled)
    p.box(x + 1, y + 5, 4, 1, "shade")
    p.dot(x + 6, y + 1, "cup")
    p.dot(x + 7, y + 2, "cup")
    p.dot(x + 6, y + 3, "cup")


def steam(p, x, y):
    for step, dx in enumerate((0, 1, 1, 0, -1, -1, 0)):
        p.dot(x + dx, y - step, "steam")


def counter():
    p = Picture(64, 31)
    p.box(1, 8, 62, 4, "light")
    p.box(1, 11, 62, 1, "wood")
    p.box(3, 12, 58, 18, "wood")
    for x in range(3, 61, 8):
        p.box(x, 13, 7, 16, "plank")
        p.box(x + 1, 14, 5, 1, "light")
    cup(p, 6, 2)
    cup(p, 17, 2, "cream")
    p.box(44, 0, 14, 8, "grey")
    p.box(45, 1, 12, 2, "white")
    p.box(47, 4, 2, 3, "ink")
    p.box(53, 4, 2, 3, "ink")
    p.box(30, 3, 8, 5, "gold")
    p.box(31, 2, 6, 1, "cream")
    p.outline("ink")
    return p


def table():
    p = Picture(26, 20)
    p.disc(13, 8, 12, 3.4, "light")
    p.box(1, 8, 24, 2, "wood")
    p.box(11, 10, 4, 8, "brown")
    p.disc(13, 18, 6, 1.6, "brown")
    cup(p, 9, 2, "cream")
    p.outline("ink")
    return p


def cloud():
    p = Picture(48, 21)
    for cx, cy, rx, ry in ((12, 13, 11, 7), (24, 9, 12, 8.5), (36, 13, 11, 6.5), (24, 15, 20, 5)):
        p.disc(cx, cy, rx, ry, "white")
    for cx, cy, rx, ry in ((14, 17, 10, 3), (28, 17, 14, 3)):
        p.disc(cx, cy, rx, ry, "cream")
    p.box(0, 20, 48, 1, None)
    return p


def dream_cup(mood=""):
    """A dream that wants a coffee: a cup in a halo, with a heart on it and steam that turns into stars. One that was
    served has a face in the place of the heart."""
    p = Picture(20, 14)
    p.disc(10, 7.5, 9.6, 6.4, "veil")
    p.disc(10, 7.8, 8, 5.6, "halo")
    p.disc(10, 8, 6.6, 4.8, "glow")
    p.box(4, 6, 10, 6, "wood")
    p.box(5, 12, 8, 1, "wood")
    p.box(13, 7, 4, 4, "wood")
    p.box(13, 8, 3, 2, "glow")
    p.box(5, 7, 8, 5, "white")
    p.box(11, 8, 2, 4, "shade")
    p.box(5, 6, 8, 1, "brown")
    p.box(6, 6, 3, 1, "chestnutlight")
    marks = {
        "": (((7, 9), (9, 9), (7, 10), (8, 10), (9, 10), (8, 11)), "coral"),
        "Pleased": (((6, 9), (7, 8), (8, 9), (10, 9), (11, 8), (12, 9), (8, 10), (9, 11), (10, 10)), "ink"),
        "Sad": (((7, 9), (11, 9), (8, 11), (9, 10), (10, 11)), "ink"),
    }
    dots, color = marks[mood]
    for x, y in dots:
        p.dot(x, y, color)
    for x, y in ((8, 4), (7, 3), (8, 2), (11, 4), (12, 3), (11, 2)):
        p.dot(x, y, "white")
    for x, y in ((3, 3), (16, 4), (9, 0), (14, 1), (2, 8)):
        p.dot(x, y, "star")
    return p


def shadow():
    p = Picture(18, 6)
    p.disc(9, 3, 8.4, 2.5, "shadow")
    return p


def armchair():
    p = Picture(24, 26)
    p.disc(12, 9, 10, 8.5, "coraldark")
    p.box(2, 9, 20, 10, "coraldark")
    p.disc(12, 9.4, 7.6, 6.4, "coral")
    p.box(5, 15, 14, 6, "coral")
    p.box(1, 13, 4, 10, "coraldark")
    p.box(19, 13, 4, 10, "coraldark")
    p.box(5, 19, 14, 4, "coraldark")
    p.box(3, 23, 2, 2, "ink")
    p.box(19, 23, 2, 2, "ink")
    p.outline("ink")
    return p


def pot():
    p = Picture(18, 26)
    rng = random.Random(11)
    for _ in range(34):
        p.disc(9 + rng.uniform(-6, 6), 9 + rng.uniform(-7, 6), 2.2, 2.2, rng.choice(("leaf", "leafdark")))
    p.box(4, 16, 10, 2, "coral")
    p.box(5, 18, 8, 7, "coraldark")
    p.box(5, 18, 3, 7, "coral")
    p.outline("ink")
    return p


def logo():
    p = Picture(32, 32)
    p.disc(16, 24, 14, 4, "shade")
    p.box(6, 12, 18, 11, "cup")
    p.disc(15, 22.4, 9, 4, "cup")
    p.disc(15, 12.4, 9, 2.6, "shade")
    p.disc(15, 12.6, 7.6, 1.9, "brown")
    p.disc(26, 16.5, 4, 4, "cup")
    p.disc(26, 16.5, 2, 2, None)
    for dx in (10, 15, 20):
        steam(p, dx, 8)
    p.disc(15, 18, 3, 2.4, "dusk")
    p.disc(16.4, 17.4, 2.4, 2, "cup")
    p.outline("brown")
    return p


def pointer():
    """Points to a cup that is out of sight, to the right; the scene turns it."""
    p = Picture(13, 13)
    p.disc(6.5, 6.5, 5.4, 5.4, "white")
    for step in range(4):
        p.box(5 + step, 3 + step, 1, 7 - 2 * step, "coral")
    p.outline("ink")
    return p
