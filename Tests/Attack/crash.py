"""Kills a process of Dream Coffee, at random moments and at the very frame that shows a change, and looks at what is left.

Half of the kills come when the page has just been told of a value; that value has to be there afterwards. The others come while
values are chosen without a pause; then it is the last one that was shown, or the one on its way. `KILLS` says how many.
"""

import asyncio
import contextlib
import os
import pathlib
import random
import shutil
import sqlite3
import sys
import tempfile
import time

from app import App
from client import Ended, Refused, Window

KILLS = int(os.environ.get("KILLS", "1000"))


def control(window):
    """The picker of the text's speed; its values are 0 to 3."""
    return next(i for i, e in window.elements.items() if e.get("kind") == "menuControl" and e.get("label") == "Text speed")


def shown(window):
    return int(window.elements[control(window)]["content"]["value"])


async def settings(app, cookie):
    window = await Window.open(app.port, cookie)
    while window.button("Settings") is None:
        await asyncio.sleep(0.01)
    await window.press("Settings")
    while not any(element.get("label") == "Text speed" for element in window.elements.values()):
        await asyncio.sleep(0.01)
    return window


class Chooser:
    """Chooses one value after the other."""

    def __init__(self, window):
        self.window, self.revision = window, window.elements[control(window)]["content"]["revision"]

    async def choose(self, value):
        self.revision += 1
        await self.window.tell(control(self.window), "value", value=str(value), revision=self.revision)


async def kill_at_the_frame(app, window, value):
    """- Returns: The values that may be there afterwards."""
    await Chooser(window).choose(value)
    seen = shown(window)
    app.process.kill()
    return [seen], seen == value


async def kill_at_random(app, window, source):
    chooser = Chooser(window)
    app_end = asyncio.get_running_loop().call_later(source.uniform(0, 0.3), app.process.kill)
    value = last = shown(window)
    try:
        while True:
            value = (last + 1) % 4
            await asyncio.wait_for(chooser.choose(value), 5)
            last = shown(window)
    except (Ended, ConnectionError, asyncio.TimeoutError):
        app_end.cancel()
    return [last, value], True


def corrupt(app):
    """How many databases of the app's are damaged. Copies of them are looked at: opening one would bring its log into it, and
    the app is to meet what the kill has left."""
    count = 0
    for path in pathlib.Path(app.data).rglob("*.sqlite"):
        with tempfile.TemporaryDirectory() as folder:
            for file in path.parent.glob(path.name + "*"):
                # An index of the log that belongs to the other file would be wrong.
                if file.is_file() and not file.name.endswith("-shm"):
                    shutil.copy(file, folder)
            with contextlib.closing(sqlite3.connect(pathlib.Path(folder) / path.name)) as database:
                count += database.execute("PRAGMA integrity_check").fetchone()[0] != "ok"
    return count + len(list(pathlib.Path(app.data).rglob("*.damaged-*")))


async def main():
    source = random.Random(int(os.environ.get("SEED", "1")))
    app = App()
    await app.start()
    window = await settings(app, "")
    cookie, table = window.cookie, {"at the frame": [0, 0, 0], "at random": [0, 0, 0]}
    begin = time.monotonic()
    try:
        for number in range(KILLS):
            kind = "at random" if number % 2 else "at the frame"
            if number % 2:
                allowed, is_shown = await kill_at_random(app, window, source)
            else:
                allowed, is_shown = await kill_at_the_frame(app, window, (shown(window) + 1) % 4)
            await app.process.wait()
            window.close()
            table[kind][2] += corrupt(app)
            await app.start()
            window = await settings(app, cookie)
            table[kind][0] += 1
            table[kind][1] += shown(window) not in allowed or not is_shown
            if number % 50 == 49:
                print(f"{number + 1} kills in {time.monotonic() - begin:.0f} s: {table}", file=sys.stderr, flush=True)
    finally:
        await app.remove()
    print(f"{'killed':16}{'tried':>8}{'lost':>8}{'corrupt':>10}")
    for kind, (tried, lost, damaged) in table.items():
        print(f"{kind:16}{tried:8}{lost:8}{damaged:10}")
    return sum(lost + damaged for _, lost, damaged in table.values())


if __name__ == "__main__":
    try:
        sys.exit(1 if asyncio.run(main()) else 0)
    except Refused as refused:
        sys.exit(f"the page was refused with {refused.status}")
