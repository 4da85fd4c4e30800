"""The room itself: floor, walls, windows and shelves."""

import math
import random

from pixels import COLORS, Picture
from things import cup


def window(p, x, y):
    p.box(x - 2, y - 2, 26, 30, "brown")
    p.box(x, y, 22, 26, "night")
    p.box(x, y + 14, 22, 12, "dusk")
    p.disc(x + 16, y + 6, 3.4, 3.4, "moon")
    p.disc(x + 14.6, y + 5, 2.8, 2.8, "night")
    for sx, sy in ((3, 4), (8, 9), (5, 15), (18, 15), (11, 3), (13, 19)):
        p.dot(x + sx, y + sy, "star")
    p.box(x + 10, y, 2, 26, "brown")
    p.box(x, y + 12, 22, 2, "brown")
    p.box(x - 3, y + 28, 28, 2, "wood")


def lamp(p, x, length):
    p.box(x, 0, 1, length, "ink")
    p.box(x - 3, length, 7, 2, "brown")
    p.box(x - 4, length + 2, 9, 2, "gold")
    p.box(x - 2, length + 4, 5, 1, "moon")


def shelf(p, x, y, width, seed):
    rng = random.Random(seed)
    p.box(x, y, width, 2, "brown")
    p.box(x, y + 2, width, 1, "ink")
    at = x + 2
    while at < x + width - 6:
        kind = rng.randrange(4)
        if kind == 0:
            height = rng.randrange(4, 8)
            p.box(at, y - height, 4, height, rng.choice(("red", "leaf", "lilac", "gold", "dresslight")))
            p.box(at + 1, y - height - 1, 2, 1, "cream")
            at += 6
        elif kind == 1:
            for book in range(3):
                p.box(at + book * 2, y - 6 - book % 2, 2, 6 + book % 2, rng.choice(("coral", "navylight", "sweater", "gold")))
            at += 8
        else:
            p.box(at, y - 4, 5, 4, "cup")
            p.dot(at + 5, y - 3, "cup")
            p.dot(at + 5, y - 2, "cup")
            at += 8


def menu_board(p, x, y):
    p.box(x, y, 30, 22, "wood")
    p.box(x + 2, y + 2, 26, 18, "board")
    for row, lengths in enumerate(((14, 5), (10, 5), (16, 4), (12, 5))):
        p.box(x + 4, y + 4 + row * 4, lengths[0], 1, "chalk")
        p.box(x + 26 - lengths[1], y + 4 + row * 4, lengths[1] - 1, 1, "gold")


def floor_boards(p, top):
    for y in range(top, p.height):
        row = (y - top) // 8
        p.box(0, y, p.width, 1, "floor" if row % 2 else "floordark")
        if (y - top) % 8 == 7:
            p.box(0, y, p.width, 1, "wood")
    for y in range(top, p.height, 8):
        for x in range(16 if ((y - top) // 8) % 2 else 0, p.width, 32):
            p.box(x, y, 1, 7, "wood")
            p.dot(x + 2, y + 1, "brown")
            p.dot(x + 2, y + 5, "brown")


def rug(p, cx, cy):
    for rx, ry, color in ((46, 27, "rugedge"), (44, 25.5, "rug"), (38, 21.5, "rugdark"), (36.6, 20.4, "rug"),
                          (20, 11, "rugedge"), (18.6, 10, "rugdark")):
        p.disc(cx, cy, rx, ry, color)
    for index in range(12):
        angle = index * math.pi / 6
        x, y = cx + 28 * math.cos(angle), cy + 15.6 * math.sin(angle)
        p.disc(x, y, 1.6, 1.4, "rugedge")
    for dx, dy in ((0, -5), (0, 5), (-8, 0), (8, 0)):
        p.disc(cx + dx, cy + dy, 1.4, 1.2, "star")
    p.disc(cx, cy, 3, 2.4, "moon")
    p.disc(cx - 1.4, cy - 0.6, 2.4, 2, "rugdark")


def blended(p, x, y, color):
    """Paints a see-through colour over an opaque picture."""
    if not (0 <= x < p.width and 0 <= y < p.height) or p.pixels[y][x] is None:
        return
    below, above = COLORS[p.pixels[y][x]], COLORS[color]
    alpha = int(above[6:8], 16) / 255
    mixed = "".join(
        f"{round(int(below[i:i + 2], 16) * (1 - alpha) + int(above[i:i + 2], 16) * alpha):02x}" for i in (0, 2, 4))
    COLORS[mixed] = mixed
    p.pixels[y][x] = mixed


def shop_floor():
    """The whole shop, seen from the customers' side: a wall with windows, shelves and the menu, and a floor that ends in
    the clouds. A pixel is four points of the scene."""
    p = Picture(192, 256)
    p.box(0, 0, 192, 46, "wall")
    for x in range(0, 192, 12):
        p.box(x, 0, 1, 46, "walldark")
    p.box(0, 0, 192, 3, "brown")
    p.box(0, 3, 192, 1, "wood")
    p.box(0, 36, 192, 12, "plank")
    for x in range(0, 192, 12):
        p.box(x + 1, 38, 10, 9, "wood")
        p.box(x + 2, 39, 8, 1, "plank")
    p.box(0, 34, 192, 2, "light")
    p.box(0, 47, 192, 2, "brown")
    floor_boards(p, 49)
    window(p, 14, 7)
    window(p, 156, 7)
    menu_board(p, 118, 8)
    shelf(p, 58, 16, 52, 3)
    shelf(p, 58, 29, 52, 5)
    for x, length in ((50, 7), (114, 4)):
        lamp(p, x, length)
    rug(p, 96, 150)
    for x0 in (14, 156):
        for y in range(52, 118):
            shift = (y - 52) // 2 * (1 if x0 < 96 else -1)
            for x in range(x0 + shift, x0 + shift + 22):
                if (x - x0 - shift) not in (10, 11) and y not in (82, 83):
                    blended(p, x, y, "moonlight")
    p.disc(96, 238, 20, 5, "leafdark")
    p.disc(96, 238, 18.4, 4, "leaf")
    for x in range(82, 110, 4):
        p.dot(x, 238, "cream")
    dissolve(p)
    return p


def dissolve(p):
    """Lets the floor's edges break off in small steps, as a dream's do."""
    rng = random.Random(3)
    for x in range(p.width):
        bite = 2 + int(2.5 + 2.5 * math.sin(x / 7) + rng.random() * 2)
        for y in range(p.height - bite, p.height):
            p.pixels[y][x] = None
    for y in range(49, p.height):
        depth = (y - 49) / (p.height - 49)
        for side in (0, 1):
            bite = int(depth * (3 + 2 * math.sin(y / 6 + side * 2) + rng.random() * 2))
            for x in range(bite):
                p.pixels[y][p.width - 1 - x if side else x] = None
    p.outline("brown")
