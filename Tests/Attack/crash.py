"""Kills a process of Dream Coffee, at random moments and at the exact frame that shows a change, and checks the stored data.

Half of the kills come when the page has just received a value; that value has to be there afterwards. The others come while
values are chosen without a pause; then the stored value is the last one shown, or the one being sent. After each kill, the page
reconnects to its window, which has to be where it was, in the settings. `KILLS` sets the number of kills; each is reported on
standard error.
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
    """The picker for the text speed, with values from 0 to 3. None if it isn't on the screen."""
    found = (i for i, e in window.elements.items() if e.get("kind") == "menuControl" and e.get("label") == "Text speed")
    return next(found, None)


def shown(window):
    return int(window.elements[control(window)]["content"]["value"])


async def settings(app, cookie=""):
    window = await Window.open(app.port, cookie)
    # A visitor who was in the settings may be there again.
    await window.wait_for(lambda: control(window) or window.button("Settings"))
    if control(window) is None:
        await window.press("Settings")
        await window.wait_for(lambda: control(window))
    return window


async def come_back(app, window):
    """The page after the kill, and whether it got a new window."""
    try:
        window = await window.resume()
        await window.wait_for(lambda: control(window), timeout=10)
        return window, False
    except (Ended, Refused, asyncio.TimeoutError) as error:
        print(f"    the window is not where it was: {error!r}", file=sys.stderr, flush=True)
        return await settings(app, window.cookie), True


class Chooser:
    """Chooses values one after the other."""

    def __init__(self, window):
        self.window, self.revision = window, window.elements[control(window)]["content"]["revision"]

    async def choose(self, value):
        self.revision += 1
        await self.window.tell(control(self.window), "value", value=str(value), revision=self.revision)


async def kill_at_the_frame(app, window, value):
    """- Returns: The values that may be stored afterwards."""
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
    except (Ended, ConnectionError, asyncio.TimeoutError) as error:
        if app_end.when() > asyncio.get_running_loop().time():
            # On an idle machine the values come quicker than the host permits (close code 1008). The kill comes now.
            print(f"    the connection ended before the kill: {error!r}", file=sys.stderr, flush=True)
            app_end.cancel()
            app.process.kill()
    return [last, value], True


def corrupt(app):
    """The number of damaged app databases. It checks copies, because opening a database would checkpoint its log, and the app
    has to find the files as the kill left them."""
    count = 0
    for path in pathlib.Path(app.data).rglob("*.sqlite"):
        with tempfile.TemporaryDirectory() as folder:
            for file in path.parent.glob(path.name + "*"):
                # The copied log needs a new index, so the original's is left out.
                if file.is_file() and not file.name.endswith("-shm"):
                    shutil.copy(file, folder)
            with contextlib.closing(sqlite3.connect(pathlib.Path(folder) / path.name)) as database:
                count += database.execute("PRAGMA integrity_check").fetchone()[0] != "ok"
    return count + len(list(pathlib.Path(app.data).rglob("*.damaged-*")))


async def main():
    source = random.Random(int(os.environ.get("SEED", "1")))
    app = App()
    print(f"starting {app.executable}", file=sys.stderr, flush=True)
    await app.start()
    window = await settings(app)
    table = {"at the frame": [0, 0, 0, 0], "at random": [0, 0, 0, 0]}
    try:
        for number in range(KILLS):
            begin, kind = time.monotonic(), "at random" if number % 2 else "at the frame"
            if number % 2:
                allowed, is_shown = await kill_at_random(app, window, source)
            else:
                allowed, is_shown = await kill_at_the_frame(app, window, (shown(window) + 1) % 4)
            await app.process.wait()
            window.close()
            damaged = corrupt(app)
            await app.start()
            window, is_anew = await come_back(app, window)
            is_lost = shown(window) not in allowed or not is_shown
            table[kind] = [sum(each) for each in zip(table[kind], (1, is_lost, damaged, is_anew))]
            result = "LOST" if is_lost else "kept"
            print(f"kill {number + 1} of {KILLS} {kind}: {shown(window)} of {allowed} {result}, "
                  f"{time.monotonic() - begin:.1f} s", file=sys.stderr, flush=True)
    finally:
        await app.remove()
    print(f"{'killed':16}{'tried':>8}{'lost':>8}{'corrupt':>10}{'anew':>8}")
    for kind, (tried, lost, damaged, anew) in table.items():
        print(f"{kind:16}{tried:8}{lost:8}{damaged:10}{anew:8}")
    return sum(sum(row[1:]) for row in table.values())


if __name__ == "__main__":
    try:
        sys.exit(1 if asyncio.run(main()) else 0)
    except Refused as refused:
        sys.exit(f"the page was refused with {refused.status}")
