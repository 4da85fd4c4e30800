"""Measures how long a visitor's tap takes beside an attacker, and beside a crowd. The goal is that the 99th percentile is at most
three times the median without them. Attacker and crowd are separate processes, so that they don't slow the measuring process.
They stand for other machines, so the app doesn't have to share its processor with them: they have the lowest priority. A run in
which they therefore send less than they should is no proof, and fails.

Each case has its own app, and the visitor taps in the three by turns, so that other load on the machine affects all alike.
"""

import asyncio
import os
import random
import statistics
import subprocess
import sys
import time

from app import App
from client import ENVIRONMENT, Ended, Window

TAPS = int(os.environ.get("TAPS", "300"))
TURN = 30
GOAL = 3
# Messages per second of the attacker (the limit for a visitor), and the share that has to be sent.
ATTACK_RATE = 240
# An honest visitor's tap comes at any moment of so many seconds.
HONEST_SPREAD = 10
OFFERED = 0.9


async def taps(window, count, source):
    """The time in seconds of many taps, one after the other, at the pace of a user's fingers."""
    seconds = []
    for _ in range(count):
        seconds.append(await window.press("Sound", timeout=120))
        await asyncio.sleep(source.uniform(0.02, 0.08))
    return seconds


async def settings(port, cookie="", headers=()):
    window = await Window.open(port, cookie, headers)
    await asyncio.sleep(1)
    await window.press("Settings")
    await asyncio.sleep(1)
    return window


def yield_processor():
    """Gives this process the lowest priority: its own, and that of its session, which Linux schedules as a group."""
    os.nice(19)
    try:
        with open("/proc/self/autogroup", "w") as group:
            group.write("19")
    except OSError:
        pass  # Without such groups the process's own priority counts.


class Orders:
    """The commands that a child process gets on its standard input: `go` and `rest`. It answers a `rest` with the number of
    messages that it has sent since `go`."""

    def __init__(self):
        self.may_go, self.sent = asyncio.Event(), 0

    async def listen(self):
        reader = asyncio.StreamReader()
        loop = asyncio.get_running_loop()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        print("ready", flush=True)
        while line := await reader.readline():
            if line.strip() == b"go":
                self.sent = 0
                self.may_go.set()
            else:
                self.may_go.clear()
                print(self.sent, flush=True)


async def attack(port):
    """Twenty-four windows of one visitor that send the most expensive messages at the maximum rate."""
    windows = [await Window.open(port)]
    while len(windows) < 24:
        windows.append(await Window.open(port, windows[0].cookie))
    orders, turn = Orders(), 0
    listening = asyncio.create_task(orders.listen())
    loop, due = asyncio.get_running_loop(), 0.0
    while not listening.done():
        await orders.may_go.wait()
        turn += 1
        for number, window in enumerate(windows):
            width = 500 + (turn * 37 + number * 11) % 700
            window.socket.say({"t": "environment", **ENVIRONMENT, "viewport": [width, 600]})
            orders.sent += 1
            if button := window.button("Settings") or window.button("Menu"):
                window.tell(button, "press")
                orders.sent += 1
        # Keeps the rate however long sending takes, but doesn't catch up after a rest.
        due = max(due + 2 * len(windows) / ATTACK_RATE, loop.time())
        await asyncio.sleep(due - loop.time())


async def honest(port, number):
    """Many visitors, each with a window that is tapped every few seconds."""
    source = random.Random(2)
    windows = [await Window.open(port, headers=[f"X-Forwarded-For: 10.1.{i // 250}.{i % 250}"]) for i in range(number)]
    orders = Orders()

    async def live(window):
        while True:
            await orders.may_go.wait()
            # Spreads the taps over the turn.
            await asyncio.sleep(source.uniform(0, HONEST_SPREAD))
            button = window.button("Settings") or window.button("Menu")
            if button and orders.may_go.is_set():
                window.tell(button, "press")
                orders.sent += 1

    lives = [asyncio.create_task(live(window)) for window in windows]
    await orders.listen()
    for one in lives:
        one.cancel()


def percentile(seconds, share):
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * share))]


class Scene:
    """An app with the tapping visitor, and the attacker or the crowd, which sends `rate` messages a second."""

    def __init__(self, title, rate, *arguments):
        self.title, self.rate, self.arguments = title, rate, arguments
        self.sent, self.going = 0, 0.0
        self.app, self.other, self.seconds, self.source = App(KISSA_TRUSTED_PROXIES="127.0.0.1"), None, [], random.Random(1)

    async def begin(self):
        await self.app.start()
        self.window = await settings(self.app.port, headers=["X-Forwarded-For: 192.0.2.7"])
        if not self.arguments:
            return
        kind, *more = self.arguments
        self.other = await asyncio.create_subprocess_exec(
            sys.executable, __file__, kind, str(self.app.port), *more, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            start_new_session=True)
        if (await self.other.stdout.readline()).strip() != b"ready":
            raise RuntimeError(f"{kind} didn't begin")

    def order(self, word):
        self.other.stdin.write(f"{word}\n".encode())

    async def turn(self):
        begin = time.monotonic()
        if self.other:
            self.order("go")
        # Lets the other process get going.
        await asyncio.sleep(1)
        self.seconds += await taps(self.window, min(TURN, TAPS - len(self.seconds)), self.source)
        if self.other:
            self.going += time.monotonic() - begin
            self.order("rest")
            self.sent += int(await self.other.stdout.readline())
        # Lets the app finish the pending work.
        await asyncio.sleep(1)

    async def end(self):
        if self.other:
            self.other.kill()
            await self.other.wait()
        await self.app.remove()

    def row(self, alone):
        late = percentile(self.seconds, 0.99)
        columns = [f"{number * 1000:9.1f} ms" for number in (statistics.median(self.seconds), late, max(self.seconds))]
        offered = f"{self.sent / self.going:12.0f} of {self.rate}" if self.other else ""
        return f"{self.title:35}{''.join(columns)}{late / alone:20.1f}{offered}"

    def has_failed(self, alone):
        """Whether the goal was missed, or the others sent so little that nothing is proven."""
        is_late = percentile(self.seconds, 0.99) > GOAL * alone
        return is_late or self.other is not None and self.sent / self.going < OFFERED * self.rate


async def measure():
    """Prints a table and returns how many goals were missed."""
    scenes = [Scene("alone", 0), Scene("beside an attacker with 24 windows", ATTACK_RATE, "attack"),
              Scene("beside 200 honest windows", 200 // HONEST_SPREAD, "honest", "200")]
    try:
        for scene in scenes:
            await scene.begin()
        while len(scenes[0].seconds) < TAPS:
            for scene in scenes:
                await scene.turn()
    except (Ended, asyncio.TimeoutError) as error:
        print(f"{scene.title}: the visitor's window was lost: {error!r}")
        return 1
    finally:
        for scene in scenes:
            await scene.end()
    alone = statistics.median(scenes[0].seconds)
    print(f"\n{TAPS} taps of a visitor{'median':>17}{'99th':>12}{'longest':>12}{'99th : median alone':>22}{'messages/s':>16}", flush=True)
    for scene in scenes:
        print(scene.row(alone), flush=True)
    return sum(scene.has_failed(alone) for scene in scenes[1:])


if __name__ == "__main__":
    yield_processor()
    if sys.argv[1] == "attack":
        asyncio.run(attack(int(sys.argv[2])))
    else:
        asyncio.run(honest(int(sys.argv[2]), int(sys.argv[3])))
