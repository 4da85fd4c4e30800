"""What the shop grows by, one thing a day."""

import math
import random

from pixels import Picture


def fern():
    p = Picture(18, 26)
    for angle in range(20, 161, 14):
        for step in range(12):
            bend = step * step / 26
            x = 9 + step * math.cos(math.radians(angle))
            y = 16 - step * math.sin(math.radians(angle)) + bend
            p.disc(x, y, 1.3, 1.1, "leaf" if step % 3 else "leafdark")
    p.box(5, 17, 8, 2, "dresslight")
    p.box(6, 19, 6, 6, "dress")
    p.outline("ink")
    return p


def rug():
    p = Picture(48, 26)
    for rx, ry, color in ((23.5, 12.5, "cream"), (22, 11.5, "navylight"), (17, 8.5, "cream"), (16, 7.8, "navy")):
        p.disc(24, 13, rx, ry, color)
    for index in range(10):
        angle = index * math.pi / 5
        p.disc(24 + 19.5 * math.cos(angle), 13 + 10 * math.sin(angle), 1.3, 1, "star")
    p.disc(24, 13, 5, 3, "moon")
    p.disc(22, 12, 4, 2.4, "navy")
    return p


def lantern():
    p = Picture(14, 34)
    p.disc(7, 8, 6.6, 7, "halo")
    p.box(3, 3, 8, 10, "gold")
    p.box(4, 4, 6, 8, "moon")
    p.box(6, 4, 2, 8, "star")
    p.box(3, 2, 8, 1, "brown")
    p.box(3, 13, 8, 1, "brown")
    p.box(6, 14, 2, 17, "brown")
    p.box(3, 31, 8, 2, "brown")
    p.outline("ink")
    return p


def cat():
    p = Picture(18, 14)
    p.disc(10, 9, 7, 4.4, "grey")
    p.disc(5, 7, 4, 3.6, "grey")
    for x in (2, 7):
        p.box(x, 2, 1, 3, "grey")
        p.dot(x + (1 if x == 2 else -1), 3, "grey")
    p.box(3, 7, 2, 1, "ink")
    p.box(6, 7, 2, 1, "ink")
    p.dot(5, 8, "pink")
    for x in (9, 12, 15):
        p.box(x, 5, 1, 3, "shade")
    p.box(13, 11, 4, 2, "shade")
    p.outline("ink")
    return p


def books():
    p = Picture(26, 24)
    rng = random.Random(7)
    p.box(1, 1, 24, 22, "wood")
    for shelf in (3, 13):
        p.box(3, shelf, 20, 8, "brown")
        x = 3
        while x < 21:
            width, height = rng.choice((2, 2, 3)), rng.randrange(5, 8)
            p.box(x, shelf + 8 - height, width, height, rng.choice(("red", "leaf", "gold", "dress", "coral", "cream", "lilac")))
            x += width
    p.outline("ink")
    return p


def gramophone():
    p = Picture(18, 24)
    p.disc(11, 7, 6, 6, "gold")
    p.disc(12, 7, 3.6, 3.8, "brown")
    p.box(6, 10, 3, 6, "gold")
    p.box(2, 15, 14, 2, "ink")
    p.box(2, 17, 14, 6, "wood")
    p.box(4, 19, 10, 2, "plank")
    p.outline("ink")
    return p


def stained_glass():
    p = Picture(26, 30)
    p.box(0, 0, 26, 30, "brown")
    colors = ("coral", "star", "leaf", "dresslight", "pink", "gold", "lilac")
    for y in range(2, 28):
        for x in range(2, 24):
            angle = math.atan2(y - 15, x - 13)
            ring = int(math.hypot(x - 13, (y - 15) * 0.9) // 5)
            p.dot(x, y, colors[(int((angle + math.pi) / (math.pi / 4)) + ring * 3) % len(colors)])
            if abs((angle + math.pi) % (math.pi / 4)) < 0.09 or math.hypot(x - 13, (y - 15) * 0.9) % 5 < 0.8:
                p.dot(x, y, "ink")
    p.disc(13, 15, 2.4, 2.4, "moon")
    return p


def branch(blooms):
    """A branch that hangs in from the top left."""
    p = Picture(56, 22)
    rng = random.Random(len(blooms[0]))
    for step in range(52):
        y = 3 + step * step / 240 + 1.5 * math.sin(step / 6)
        p.box(step, int(y), 1, 2, "brown")
        if step % 4 == 1:
            for _ in range(3):
                p.disc(step + rng.uniform(-3, 3), y + rng.uniform(-2, 6), 1.6, 1.5, rng.choice(blooms))
    return p


def stars():
    p = Picture(192, 14)
    for x in range(192):
        p.dot(x, int(2 + 4 * abs(math.sin(x * math.pi / 48))), "brown")
    for x in range(6, 192, 12):
        y = int(2 + 4 * abs(math.sin(x * math.pi / 48))) + 2
        p.disc(x + 0.5, y + 1.5, 2.6, 2.6, "halo")
        p.box(x, y, 1, 3, "star")
        p.box(x - 1, y + 1, 3, 1, "star")
    return p


def growth():
    return {
        "thingFern": fern(), "thingRug": rug(), "thingLantern": lantern(), "thingCat": cat(), "thingBooks": books(),
        "thingGramophone": gramophone(), "thingStainedGlass": stained_glass(),
        "thingBlossoms": branch(("pink", "white", "blush")), "thingMaple": branch(("coral", "gold", "red", "rugedge")),
        "thingStars": stars(),
    }
