#!/usr/bin/env python3
"""Draws Dream Coffee's pictures, pixel by pixel, into its asset catalog. Standard library only.

Run it after a change; the PNG files it writes are committed, so that building the game needs no Python.
"""
import json
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
    "lilac": "b79ad0", "grey": "8d8782",
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

    def png(self):
        def rgba(name):
            return bytes(4) if name is None else bytes.fromhex(COLORS[name]) + b"\xff"

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


def plant(p, x, y):
    rng = random.Random(7)
    for _ in range(26):
        p.disc(x + rng.uniform(-5, 5), y - 6 + rng.uniform(-6, 5), 1.8, 1.8, rng.choice(("leaf", "leafdark")))
    p.box(x - 4, y, 9, 2, "red")
    p.box(x - 3, y + 2, 7, 6, "red")


def room():
    p = Picture(120, 100)
    p.box(0, 0, 120, 66, "wall")
    for x in range(0, 120, 12):
        p.box(x, 0, 1, 66, "walldark")
    p.box(0, 48, 120, 18, "plank")
    for x in range(0, 120, 10):
        p.box(x, 49, 9, 16, "wood")
        p.box(x + 1, 50, 7, 1, "plank")
    p.box(0, 46, 120, 2, "light")
    window(p, 86, 10)
    for row, items in ((16, 5), (30, 5)):
        p.box(10, row, 46, 2, "brown")
        for index in range(items):
            x = 13 + index * 9
            if (index + row) % 3 == 0:
                p.box(x, row - 7, 4, 7, ("red", "leaf", "lilac")[index % 3])
                p.box(x + 1, row - 8, 2, 1, "cream")
            else:
                p.box(x, row - 4, 5, 4, "cup")
                p.dot(x + 5, row - 3, "cup")
    lamp(p, 68, 14)
    lamp(p, 38, 6)
    for y in range(66, 100):
        p.box(0, y, 120, 1, "floor" if (y // 6) % 2 else "floordark")
    for y in range(66, 100, 6):
        offset = 9 if (y // 6) % 2 else 0
        for x in range(offset, 120, 24):
            p.box(x, y, 1, 6, "wood")
    p.disc(88, 88, 28, 8, "red")
    p.disc(88, 88, 25, 6.4, "pink")
    p.disc(88, 88, 22, 5, "red")
    plant(p, 112, 58)
    for y in range(100):
        for x in (0, 119):
            p.dot(x, y, "brown")
    for x in range(120):
        p.dot(x, 0, "brown")
        p.dot(x, 99, "brown")
    for x, y in ((0, 0), (119, 0), (0, 99), (119, 99)):
        p.dot(x, y, None)
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


def save(name, picture):
    folder = CATALOG / f"{name}.imageset"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.png").write_bytes(picture.png())
    contents = {
        "images": [{"filename": f"{name}.png", "idiom": "universal", "scale": "1x"}],
        "info": {"author": "xcode", "version": 1},
    }
    (folder / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n")


if __name__ == "__main__":
    for name, picture in {
        "barista": barista(), "lisa": lisa(), "counter": counter(), "table": table(), "cloud": cloud(),
        "shopRoom": room(), "logo": logo(),
    }.items():
        save(name, picture)
