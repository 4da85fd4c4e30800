"""A grid of coloured pixels, the colours of the shop, and PNG."""

import struct
import zlib

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
    "chalk": "e8e4d8", "board": "34423c", "cloth": "dcdcdc", "clothlight": "ffffff", "clothdark": "bcbcbc",
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
