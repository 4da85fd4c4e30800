#!/usr/bin/env python3
"""Draws Dream Coffee's pictures, pixel by pixel, into its asset catalog. Standard library only.

Run it after a change; the PNG files it writes are committed, so that building the game needs no Python.
"""
import json
from pathlib import Path

from growth import growth
from people import MOODS, barista, clothes, guest, lisa, player
from room import shop_floor
from seasons import seasons
from things import armchair, cloud, counter, dream_cup, logo, pointer, pot, shadow, table
from variants import variants

CATALOG = Path(__file__).parent.parent / "Assets.xcassets"


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
    poses = {
        f"{direction.capitalize()}{('', 'Left', 'Right')[step]}": player(direction, step)
        for direction in ("forward", "back", "left", "right") for step in range(3)
    } | {"Asleep": player("forward", 0, "Asleep")}
    figures = {f"player{pose}": picture for pose, picture in poses.items()}
    return figures | {f"clothes{pose}": clothes(picture) for pose, picture in poses.items()}


def faces():
    people = {"barista": barista, "lisa": lisa, "guest": guest}
    cups = {f"dreamCup{mood}": dream_cup(mood) for mood in MOODS[:3]}
    return cups | {name + mood: draw(mood) for name, draw in people.items() for mood in MOODS}


if __name__ == "__main__":
    pictures = {
        "counter": counter(), "table": table(), "pointer": pointer(), "armchair": armchair(), "pot": pot(), "cloud": cloud(), "shadow": shadow(),
        "shopFloor": shop_floor(), "logo": logo(),
    }
    for name, picture in (pictures | players() | faces() | growth() | seasons() | variants()).items():
        save(name, picture)
