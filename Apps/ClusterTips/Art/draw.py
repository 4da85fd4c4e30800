#!/usr/bin/env python3
"""Draws ClusterTips' picture, a village by the sea in the evening, into its asset catalog. Standard library only.

Run it after a change; the PNG file it writes is committed, so that building the app needs no Python. There is more to find
in the picture the closer one looks, since it is there to be magnified.
"""
import json
import math
import random
import struct
import zlib
from pathlib import Path

CATALOG = Path(__file__).parent.parent / "Assets.xcassets"
WIDTH, HEIGHT = 1500, 1000
HORIZON = 560


def rgb(text):
    return tuple(int(text[index:index + 2], 16) for index in (0, 2, 4))


def mix(first, second, amount):
    return tuple(round(a + (b - a) * amount) for a, b in zip(first, second))


class Picture:
    """A grid of colours. (0, 0) is the top left pixel."""

    def __init__(self):
        self.pixels = [[(0, 0, 0)] * WIDTH for _ in range(HEIGHT)]

    def dot(self, x, y, color):
        if 0 <= x < WIDTH and 0 <= y < HEIGHT:
            self.pixels[y][x] = color

    def box(self, x, y, width, height, color):
        for row in range(max(y, 0), min(y + height, HEIGHT)):
            for column in range(max(x, 0), min(x + width, WIDTH)):
                self.pixels[row][column] = color

    def disc(self, cx, cy, radius, color):
        for y in range(cy - radius, cy + radius + 1):
            reach = math.isqrt(max(radius * radius - (y - cy) ** 2, 0))
            self.box(cx - reach, y, 2 * reach + 1, 1, color)

    def roof(self, x, y, width, height, color):
        """A triangle whose lower left corner is at (x, y)."""
        for row in range(height):
            inset = round(width / 2 * row / height)
            self.box(x + inset, y - row, width - 2 * inset, 1, color)

    def hill(self, base, waves, color):
        for x in range(WIDTH):
            top = base - sum(size * math.sin(x / length + phase) for size, length, phase in waves)
            self.box(x, round(top), 1, HEIGHT, color)

    def png(self):
        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

        rows = b"".join(b"\0" + bytes(part for color in row for part in color) for row in self.pixels)
        header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def sky(picture):
    top, middle, low = rgb("2b3a67"), rgb("c76b7d"), rgb("ffd08a")
    for band in range(28):
        amount = band / 27
        color = mix(top, middle, amount * 2) if amount < 0.5 else mix(middle, low, amount * 2 - 1)
        picture.box(0, band * HORIZON // 28, WIDTH, HORIZON // 28 + 1, color)
    for _ in range(90):
        x, y = random.randrange(WIDTH), random.randrange(HORIZON // 3)
        picture.box(x, y, 2, 2, rgb("fff3d6"))
    picture.disc(1080, 470, 74, rgb("fff0c2"))
    for x, y, size in ((240, 170, 34), (300, 160, 44), (360, 176, 30), (760, 110, 30), (812, 100, 40), (866, 114, 26)):
        picture.disc(x, y, size, mix(rgb("c76b7d"), rgb("ffe3c0"), 0.35))


def sea(picture):
    for band in range(22):
        color = mix(rgb("e59a80"), rgb("24406b"), min(band / 15, 1))
        picture.box(0, HORIZON + band * 20, WIDTH, 20, color)
    for row in range(HORIZON + 6, HEIGHT, 9):
        for _ in range(14):
            length = random.randrange(8, 46)
            x = random.randrange(WIDTH)
            near = abs(x - 1080) < 90 + (row - HORIZON) // 3
            picture.box(x, row, length, 2, rgb("ffe1a8") if near else mix(rgb("24406b"), rgb("ffffff"), 0.22))


def boat(picture, x, y, size, hull):
    for row in range(size // 3):
        picture.box(x + row, y + row, size * 2 - 2 * row, 1, hull)
    picture.box(x + size, y - size * 3 // 2, max(size // 14, 1), size * 3 // 2, rgb("4a3326"))
    for row in range(size * 4 // 3):
        picture.box(x + size + size // 14 + 1, y - size * 4 // 3 + row, row * 2 // 3, 1, rgb("fff7e8"))
    picture.disc(x + size // 2, y - size // 6, max(size // 10, 1), rgb("f0b070"))
    picture.box(x + size // 2 - size // 12, y - size // 8, max(size // 6, 1), size // 8, rgb("3b6ea5"))


def house(picture, x, y, width, height, wall, roof):
    picture.box(x, y - height, width, height, wall)
    picture.box(x + width * 3 // 4, y - height, width // 4, height, mix(wall, (0, 0, 0), 0.12))
    picture.roof(x - 8, y - height, width + 16, height // 2, roof)
    for row in range(0, height // 2, 7):
        picture.box(x - 4 + row, y - height - row, width + 8 - 2 * row, 1, mix(roof, (0, 0, 0), 0.25))
    picture.box(x + width // 2 - 7, y - 26, 14, 26, rgb("5b3a29"))
    picture.dot(x + width // 2 + 4, y - 13, rgb("ffd777"))
    for column in range(x + 8, x + width - 16, 24):
        for top in range(y - height + 10, y - 44, 30):
            window(picture, column, top)


def window(picture, x, y):
    lit = random.random() < 0.7
    picture.box(x - 1, y - 1, 16, 20, rgb("fdf6ea"))
    picture.box(x, y, 14, 18, rgb("ffcf6b") if lit else rgb("5d7290"))
    if lit and random.random() < 0.6:
        picture.disc(x + 7, y + 9, 3, rgb("7a4b33"))
        picture.box(x + 4, y + 12, 7, 6, random.choice([rgb("b4565f"), rgb("3f7f74"), rgb("5a5fae")]))
    picture.box(x + 6, y, 1, 18, rgb("fdf6ea"))
    picture.box(x, y + 8, 14, 1, rgb("fdf6ea"))


def village(picture):
    walls = [rgb(each) for each in ("f4e4cd", "e9d3b4", "f6d9c4", "dfe3d6", "f2c9b0")]
    roofs = [rgb(each) for each in ("b5543f", "9c4636", "7f5a4a", "c2704f", "5f6f8c")]
    for line, (base, count) in enumerate(((700, 9), (770, 8), (850, 7))):
        for index in range(count):
            x = 20 + index * (105 + line * 12) + random.randrange(18)
            if x > 900 - line * 60:
                continue
            size = 64 + line * 12
            house(picture, x, base + random.randrange(12), size, size + random.randrange(40), random.choice(walls),
                  random.choice(roofs))
    picture.box(820, 500, 34, 190, rgb("f7f0e6"))
    for stripe in range(500, 690, 48):
        picture.box(820, stripe, 34, 24, rgb("c04e45"))
    picture.box(814, 484, 46, 18, rgb("3a3f55"))
    picture.box(822, 462, 30, 22, rgb("fff0a8"))
    picture.roof(814, 462, 46, 20, rgb("3a3f55"))
    cat(picture, 560, 905)


def cat(picture, x, y):
    """It has no name yet."""
    ink = rgb("2a2228")
    picture.box(x, y, 26, 14, ink)
    picture.disc(x + 26, y, 8, ink)
    picture.roof(x + 19, y - 6, 6, 6, ink)
    picture.roof(x + 27, y - 6, 6, 6, ink)
    for leg in (2, 8, 17, 22):
        picture.box(x + leg, y + 14, 3, 7, ink)
    picture.box(x - 10, y - 12, 4, 16, ink)
    picture.box(x - 10, y + 2, 12, 4, ink)
    picture.dot(x + 24, y - 1, rgb("ffe36e"))
    picture.dot(x + 29, y - 1, rgb("ffe36e"))


def main():
    random.seed(2023)
    picture = Picture()
    sky(picture)
    picture.hill(520, ((30, 160, 1), (18, 70, 0)), mix(rgb("6c5a86"), rgb("c76b7d"), 0.3))
    picture.hill(556, ((14, 90, 2), (10, 40, 1)), rgb("5d5680"))
    sea(picture)
    for x, y, size, hull in ((1010, 640, 26, "8c3f3a"), (1260, 700, 38, "2f5d62"), (1130, 830, 60, "7a4b33")):
        boat(picture, x, y, size, rgb(hull))
    for x in range(0, 960):
        top = 640 + round(22 * math.sin(x / 130) + (x / 960) ** 5 * 380)
        picture.box(x, top, 1, HEIGHT - top, rgb("56734f"))
        picture.box(x, top + 120, 1, HEIGHT - top, rgb("4b6746"))
    for _ in range(900):
        x, y = random.randrange(940), random.randrange(700, HEIGHT)
        if picture.pixels[y][x] in (rgb("56734f"), rgb("4b6746")):
            picture.box(x, y, 2, 4, random.choice([rgb("6d8f60"), rgb("3f5a3b"), rgb("f2d16b"), rgb("e08a8a")]))
    village(picture)
    folder = CATALOG / "sample.imageset"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sample.png").write_bytes(picture.png())
    contents = {"images": [{"filename": "sample.png", "idiom": "universal", "scale": "2x"}],
                "info": {"author": "xcode", "version": 1}}
    (folder / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n")


if __name__ == "__main__":
    main()
