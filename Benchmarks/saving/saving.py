"""How long it takes from saving a source until an open page shows the change, under `Scripts/play`.

    saving.py [--rounds 3] [--port 8470] [--only style,view,core]

A round saves each source once, and each time with another change. A source that git says was changed is left alone: it is put back
afterwards as it was.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "opening"))
from chromium import Chromium, Page

APP = "DreamCoffee"
OPEN_SECONDS = 3600
SEEN_SECONDS = 3600


class Change:
    """What is saved in a source, and by what a page shows it."""

    def __init__(self, name, path, anchor, text, seen):
        self.name, self.path, self.anchor, self.text, self.seen = name, Path(path), anchor, text, seen
        self.source = self.path.read_text()
        if self.source.count(anchor) != 1:
            raise SystemExit(f"{path} has {anchor!r} {self.source.count(anchor)} times; expected once.")
        if subprocess.run(["git", "diff", "--quiet", "HEAD", "--", path]).returncode:
            raise SystemExit(f"{path} has changes that aren't committed.")

    def save(self, number):
        self.path.write_text(self.source.replace(self.anchor, self.text.format(self.anchor, number=number)))

    def put_back(self):
        if self.path.read_text() != self.source:
            self.path.write_text(self.source)

    def script(self, number):
        return self.seen.format(number=number)


def changes():
    return [
        Change("a line of the style", "Sources/BrowserHost/Client/style.css", "\n:root {\n", "{0}  --saved: {number};\n",
               "getComputedStyle(document.documentElement).getPropertyValue('--saved').trim() === '{number}'"),
        Change("a view of the app", f"Apps/{APP}/Menu/MainMenuView.swift", 'Text("Dream Coffee")',
               'Text(verbatim: "Dream Coffee {number}")', "document.body.innerText.includes('Dream Coffee {number}')"),
        Change("a file of SwiftUICore", "Sources/SwiftUICore/Text/TextLayoutNode.swift",
               "element.content = .text(text.content(of: laidOut, followed))\n",
               "{0}            element.style.opacity = 0.9{number}\n",
               "[...document.querySelectorAll('.surface *')].some(each => each.style.opacity === '0.9{number}')"),
    ]


class Play:
    """An app under `Scripts/play`, in a session of processes of its own."""

    @classmethod
    async def start(cls, port):
        self = cls()
        self.data = tempfile.TemporaryDirectory()
        self.build_seconds = None
        self.process = await asyncio.create_subprocess_exec(
            "Scripts/play", APP, start_new_session=True, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PORT": str(port), "OPEN": "0", "KISSA_MODEL": "mini", "XDG_DATA_HOME": self.data.name})
        self.opened = asyncio.Event()
        self.readers = [asyncio.create_task(self.read(stream)) for stream in (self.process.stdout, self.process.stderr)]
        waits = [asyncio.create_task(each) for each in (self.opened.wait(), self.process.wait())]
        await asyncio.wait(waits, timeout=OPEN_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for each in waits:
            each.cancel()
        if not self.opened.is_set():
            await self.stop()
            raise SystemExit(f"Scripts/play opened nothing: {self.process.returncode}")
        return self

    async def read(self, stream):
        async for line in stream:
            text = line.decode(errors="replace")
            sys.stderr.write(text)
            if " is open at " in text:
                self.opened.set()
            if built := re.search(r"[Bb]uild.* complete! \(([\d.]+) ?s\)", text):
                self.build_seconds = float(built[1])

    async def stop(self):
        if self.process.returncode is None:
            os.killpg(self.process.pid, signal.SIGINT)
            await self.process.wait()
        for reader in self.readers:
            reader.cancel()
        self.data.cleanup()


async def is_so(page, script):
    try:
        return await page.evaluate(f"!!({script})")
    except RuntimeError:
        # The page is being loaded again.
        return False


async def wait(page, script, play):
    limit = time.monotonic() + SEEN_SECONDS
    while not await is_so(page, script):
        if time.monotonic() > limit or play.process.returncode is not None:
            raise TimeoutError(script)
        await asyncio.sleep(0.02)


async def measure(arguments):
    wanted = [each for each, key in zip(changes(), ["style", "view", "core"]) if key in arguments.only.split(",")]
    play = await Play.start(arguments.port)
    browser = await Chromium.start()
    results = {each.name: [] for each in wanted}
    try:
        page = await Page.open(browser, width=800, height=600, scale=1)
        begin = time.monotonic()
        await page.call("Page.navigate", url=f"http://127.0.0.1:{arguments.port}/")
        await wait(page, "document.body?.innerText.includes('Dream Coffee')", play)
        loaded = time.monotonic() - begin
        for number in range(1, arguments.rounds + 1):
            for change in wanted:
                # A watcher that looks twice a second finds a change after some of that.
                await asyncio.sleep(1.3)
                play.build_seconds = None
                begin = time.monotonic()
                change.save(number)
                await wait(page, change.script(number), play)
                seconds = time.monotonic() - begin
                results[change.name].append((seconds, play.build_seconds))
                built = f", of which the build says {play.build_seconds:.1f}" if play.build_seconds else ""
                print(f"{change.name}: seen after {seconds:.1f} s{built}", flush=True)
    finally:
        await browser.stop()
        await play.stop()
        for change in wanted:
            change.put_back()
    return loaded, results


def row(name, times, loaded):
    ours = statistics.median(seconds for seconds, _ in times)
    builds = [build for _, build in times if build]
    peer, peer_name = (statistics.median(builds), "the build alone") if builds else (loaded, "opening the page")
    print(f"{name}: median {ours:.1f} s; {peer_name} {peer:.1f} s")
    return {"measure": f"seeing {name}", "unit": "s", "ours": ours, "peer": peer, "peerName": peer_name, "ratio": peer / ours}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, choices=range(1, 10), default=3)
    parser.add_argument("--port", type=int, default=8470)
    parser.add_argument("--only", default="style,view,core", help="which sources")
    parser.add_argument("--report", help="a file for the measures, as `make bench` has them")
    arguments = parser.parse_args()
    loaded, results = asyncio.run(measure(arguments))
    rows = [row(name, times, loaded) for name, times in results.items()]
    if arguments.report:
        Path(arguments.report).parent.mkdir(parents=True, exist_ok=True)
        Path(arguments.report).write_text(json.dumps(rows))


main()
