"""What drifts through the room in a season, and the things that a season brings."""

import math

from pixels import Picture


def drawn(rows, colors):
    """A small picture from letters; a dot is transparent."""
    p = Picture(len(rows[0]), len(rows))
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != ".":
                p.dot(x, y, colors[letter])
    return p


def petal():
    return drawn((".pp..", "pwpp.", "pppp.", ".pppp", "..pp."), {"p": "pink", "w": "white"})


def firefly():
    return drawn((".hhh.", "hsssh", "hswsh", "hsssh", ".hhh."), {"h": "halo", "s": "star", "w": "white"})


def leaf():
    return drawn(("..c..", ".cgc.", "ccgcc", ".cgc.", "..b.."), {"c": "coral", "g": "gold", "b": "brown"})


def flake():
    return drawn(("w.w.w", ".www.", "wwwww", ".www.", "w.w.w"), {"w": "white"})


def wind_chime():
    p = Picture(14, 26)
    p.box(6, 0, 1, 3, "brown")
    for y in range(8):
        half = round(math.sqrt(max(0, 36 - (6 - y) ** 2)))
        p.box(7 - half, 3 + y, half * 2, 1, "dresslight")
    p.box(3, 5, 2, 3, "white")
    p.dot(8, 6, "coral")
    p.dot(9, 7, "coral")
    p.dot(10, 6, "coral")
    p.box(6, 11, 1, 5, "brown")
    p.box(4, 16, 6, 8, "cream")
    p.box(5, 18, 1, 4, "leaf")
    p.box(7, 17, 1, 3, "coral")
    p.outline("ink")
    return p


def snow_globe():
    p = Picture(14, 16)
    p.disc(7, 6.5, 5.8, 5.8, "dresslight")
    p.box(2, 9, 10, 2, "white")
    p.box(3, 11, 8, 1, "white")
    p.box(6, 5, 2, 1, "leaf")
    p.box(5, 6, 4, 1, "leaf")
    p.box(4, 7, 6, 2, "leafdark")
    for x, y in ((3, 4), (9, 3), (10, 7), (6, 2), (3, 7)):
        p.dot(x, y, "white")
    p.box(3, 12, 8, 2, "wood")
    p.box(2, 14, 10, 1, "brown")
    p.outline("ink")
    return p


def seasons():
    return {
        "driftPetal": petal(), "driftFirefly": firefly(), "driftLeaf": leaf(), "driftFlake": flake(),
        "thingWindChime": wind_chime(), "thingSnowGlobe": snow_globe(),
    }
