#!/usr/bin/env python3
"""Draws Dream Coffee's pictures, pixel by pixel, into its asset catalog. Standard library only.

Run it after a change; the PNG files it writes are committed, so that building the game needs no Python.
"""
import json
import math
import random
import struct
import zlib
from pathlib import Path

CATALOG = Path(__file__).parent.parent / "Assets.xcassets"

COLORS = {
    "ink": "3a2416", "brown": "5c4223", "wood": "8a5a33", "plank": "a06c3f", "light": "c08a55", "cream": "f4e3c8",
    "white": "fffaf0", "skin": "e8b48a", "blush": "d98f6c", "apron": "2f6b5e", "apronlight": "3f8a78", "hair": "4a2c1a",
    "gold": "e0b354", "red": "c0564a", "pink": "e49a9a", "dress": "6f6fb5", "dresslight": "8c8cd0", "night": "28305c",
    "dusk": "4a4f8c", "star": "fff3b8", "moon": "ffe9a0", "steam": "ffffff", "leaf": "5f8f4e", "leafdark": "41703a",
    "cup": "f7f0e4", "shade": "d9c7a8", "wall": "d8b98f", "walldark": "c7a578", "floor": "a87a4c", "floordark": "94683e",
    "lilac": "b79ad0", "grey": "8d8782", "shirt": "f1d9b0", "navy": "3d4468", "navylight": "565f8c", "chestnut": "7a4a2c",
    "chestnutlight": "96603b", "coral": "d9735f", "coraldark": "b9584a", "plum": "6a4a78", "plumlight": "8a689a",
    "sweater": "6f8f6a", "sweaterlight": "8aa884", "glow": "fff3b8c0", "halo": "ffe9a060", "veil": "ffe9a028",
    "moonlight": "ffe9a038", "shadow": "3a241650", "rug": "8d4a55", "rugedge": "e0b354", "rugdark": "74394a",
    "chalk": "e8e4d8", "board": "34423c",
}


class Picture:
    """A grid of colours; None is transparent. (0, 0) is the top left pixel."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.pixels = [[None] * width for _ in range(height)]

    def dot(self, x, y, color):
        if 0 <= x < self.width and 0 <= y < self.height:
            self.pixels[y][x] = color

    def box(self, x, y, width, height, color):
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.dot(column, row, color)

    def disc(self, cx, cy, rx, ry, color):
        for row in range(int(cy - ry) - 1, int(cy + ry) + 2):
            for column in range(int(cx - rx) - 1, int(cx + rx) + 2):
                if ((column + 0.5 - cx) / rx) ** 2 + ((row + 0.5 - cy) / ry) ** 2 <= 1:
                    self.dot(column, row, color)

    def outline(self, color):
        edge = [
            (x, y) for y in range(self.height) for x in range(self.width)
            if self.pixels[y][x] is None and any(
                0 <= x + dx < self.width and 0 <= y + dy < self.height and self.pixels[y + dy][x + dx] not in (None, color)
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
        ]
        for x, y in edge:
            self.dot(x, y, color)

    def paste(self, other, x, y):
        for row in range(other.height):
            for column in range(other.width):
                if other.pixels[row][column]:
                    self.dot(x + column, y + row, other.pixels[row][column])

    def mirrored(self):
        other = Picture(self.width, self.height)
        other.pixels = [list(reversed(row)) for row in self.pixels]
        return other

    def png(self):
        def rgba(name):
            return bytes(4) if name is None else bytes.fromhex((COLORS[name] + "ff")[:8])

        def chunk(kind, data):
            body = kind + data
            return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

        rows = b"".join(b"\0" + b"".join(rgba(pixel) for pixel in row) for row in self.pixels)
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 6, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def head(picture, cx, top, hair):
    picture.disc(cx, top + 7, 6.6, 7, hair)
    picture.disc(cx, top + 8.6, 5.2, 5.4, "skin")
    picture.box(cx - 6, top + 2, 12, 3, hair)
    for x in (cx - 3, cx + 2):
        picture.box(x, top + 8, 1, 2, "ink")
    picture.dot(cx - 4, top + 11, "blush")
    picture.dot(cx + 3, top + 11, "blush")
    picture.box(cx - 1, top + 12, 2, 1, "red")


def barista():
    p = Picture(22, 40)
    head(p, 11, 1, "hair")
    p.box(5, 0, 12, 3, "apron")
    p.box(4, 3, 14, 1, "apronlight")
    p.box(5, 15, 12, 14, "white")
    p.box(3, 16, 2, 10, "white")
    p.box(17, 16, 2, 10, "white")
    p.box(3, 26, 2, 2, "skin")
    p.box(17, 26, 2, 2, "skin")
    p.box(7, 17, 8, 14, "apron")
    p.box(6, 21, 10, 10, "apron")
    p.box(8, 23, 6, 4, "apronlight")
    p.box(10, 15, 2, 2, "red")
    p.box(7, 31, 3, 7, "brown")
    p.box(12, 31, 3, 7, "brown")
    p.box(6, 37, 4, 2, "ink")
    p.box(12, 37, 4, 2, "ink")
    p.outline("ink")
    return p


def lisa():
    p = Picture(22, 40)
    p.disc(11, 12, 8, 9, "gold")
    p.box(3, 12, 3, 9, "gold")
    p.box(16, 12, 3, 9, "gold")
    head(p, 11, 2, "gold")
    p.box(6, 3, 10, 2, "pink")
    p.dot(15, 2, "red")
    p.dot(16, 3, "red")
    p.box(6, 16, 10, 8, "dress")
    p.box(4, 17, 2, 8, "dresslight")
    p.box(16, 17, 2, 8, "dresslight")
    p.box(4, 25, 2, 2, "skin")
    p.box(16, 25, 2, 2, "skin")
    for row in range(24, 34):
        grow = (row - 24) // 3
        p.box(5 - grow, row, 12 + 2 * grow, 1, "dress" if row % 3 else "dresslight")
    p.box(8, 34, 2, 4, "skin")
    p.box(12, 34, 2, 4, "skin")
    p.box(7, 37, 3, 2, "red")
    p.box(12, 37, 3, 2, "red")
    p.outline("ink")
    return p


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


def player(direction, step):
    """The trainee: a chestnut bob, a coral scarf, the shop's apron. A step moves the legs and lifts the body by a pixel."""
    p = Picture(22, 40)
    up = 0 if step == 0 else -1
    left, right = ((0, 0), (-2, 0), (0, -2))[step]
    if direction in ("forward", "back"):
        p.box(7, 31, 3, 7 + left, "navy")
        p.box(12, 31, 3, 7 + right, "navy")
        p.box(6, 37 + left, 4, 2, "ink")
        p.box(12, 37 + right, 4, 2, "ink")
    else:
        stride = (0, 3, -3)[step]
        p.box(9 - stride, 31, 3, 7, "navy")
        p.box(10 + stride, 31, 3, 7, "navylight")
        p.box(8 - stride, 37, 5, 2, "ink")
        p.box(9 + stride, 37, 5, 2, "ink")
    p.box(5, 16 + up, 12, 15, "shirt")
    if direction == "forward":
        head(p, 11, 2 + up, "chestnut")
        p.box(4, 7 + up, 2, 8, "chestnut")
        p.box(16, 7 + up, 2, 8, "chestnut")
        p.box(7, 3 + up, 6, 1, "chestnutlight")
        p.box(7, 19 + up, 8, 13, "apron")
        p.box(6, 23 + up, 10, 9, "apron")
        p.box(8, 25 + up, 6, 4, "apronlight")
    elif direction == "back":
        p.disc(11, 9 + up, 6.6, 7, "chestnut")
        p.box(4, 8 + up, 14, 8, "chestnut")
        p.box(6, 5 + up, 7, 1, "chestnutlight")
        p.box(5, 24 + up, 12, 2, "apron")
        p.box(9, 26 + up, 2, 4, "apron")
        p.box(12, 26 + up, 2, 3, "apronlight")
    else:
        p.disc(11, 9 + up, 6.2, 7, "chestnut")
        p.disc(9, 10.4 + up, 4.6, 4.8, "skin")
        p.box(5, 3 + up, 12, 4, "chestnut")
        p.box(12, 6 + up, 5, 10, "chestnut")
        p.box(8, 4 + up, 5, 1, "chestnutlight")
        p.box(6, 10 + up, 1, 2, "ink")
        p.dot(6, 13 + up, "blush")
        p.box(5, 19 + up, 7, 13, "apron")
        p.box(6, 25 + up, 4, 4, "apronlight")
    if direction != "back":
        p.box(6, 15 + up, 10, 3, "coral")
        p.box(6 if direction == "forward" else 13, 18 + up, 3, 4, "coraldark")
    else:
        p.box(6, 16 + up, 10, 2, "coral")
    swing = (0, 1, -1)[step]
    if direction in ("forward", "back"):
        for x, lift in ((3, swing), (17, -swing)):
            p.box(x, 17 + up + lift, 2, 9, "shirt")
            p.box(x, 26 + up + lift, 2, 2, "skin")
    else:
        p.box(10 + 2 * swing, 18 + up, 3, 8, "cream")
        p.box(10 + 3 * swing, 26 + up, 3, 2, "skin")
    p.outline("ink")
    return p.mirrored() if direction == "right" else p


def guest():
    """Somebody whom the player knows: plum hair in a bun, a green sweater, a letter in the hand."""
    p = Picture(22, 40)
    p.disc(11, 2.6, 3.4, 2.8, "plumlight")
    head(p, 11, 3, "plum")
    p.box(7, 4, 6, 1, "plumlight")
    p.box(5, 17, 12, 14, "sweater")
    p.box(3, 18, 2, 9, "sweater")
    p.box(17, 18, 2, 9, "sweater")
    for y in (20, 24, 28):
        p.box(5, y, 12, 1, "sweaterlight")
    p.box(7, 16, 8, 2, "sweaterlight")
    p.box(3, 27, 2, 2, "skin")
    p.box(17, 27, 2, 2, "skin")
    p.box(15, 26, 6, 4, "white")
    p.dot(17, 27, "red")
    p.box(6, 31, 10, 3, "brown")
    p.box(7, 34, 3, 4, "brown")
    p.box(12, 34, 3, 4, "brown")
    p.box(6, 37, 4, 2, "ink")
    p.box(12, 37, 4, 2, "ink")
    p.outline("ink")
    return p


def dream_cup():
    """A dream that wants a coffee: a cup in a halo, with a heart on it and steam that turns into stars."""
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
    for x, y in ((7, 9), (9, 9), (7, 10), (8, 10), (9, 10), (8, 11)):
        p.dot(x, y, "coral")
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


def save(name, picture):
    folder = CATALOG / f"{name}.imageset"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.png").write_bytes(picture.png())
    contents = {
        "images": [{"filename": f"{name}.png", "idiom": "universal", "scale": "1x"}],
        "info": {"author": "xcode", "version": 1},
    }
    (folder / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n")


def players():
    return {
        f"player{direction.capitalize()}{('', 'Left', 'Right')[step]}": player(direction, step)
        for direction in ("forward", "back", "left", "right") for step in range(3)
    }


if __name__ == "__main__":
    pictures = {
        "barista": barista(), "lisa": lisa(), "guest": guest(), "dreamCup": dream_cup(), "counter": counter(),
        "table": table(), "armchair": armchair(), "pot": pot(), "cloud": cloud(), "shadow": shadow(),
        "shopFloor": shop_floor(), "logo": logo(),
    }
    for name, picture in (pictures | players()).items():
        save(name, picture)
