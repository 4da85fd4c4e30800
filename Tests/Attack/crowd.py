"""How long a visitor's tap takes beside an attacker, and beside a crowd: the host's goal is under three times the median alone,
at the 99th percentile. Attacker and crowd are processes of their own, lest they slow the clock."""

import asyncio
import os
import random
import statistics
import subprocess
import sys

from app import App
from client import ENVIRONMENT, Ended, Window

TAPS = int(os.environ.get("TAPS", "300"))
GOAL = 3


async def taps(window):
    """The seconds that each of many taps takes, one after the other, as fast as a person's fingers."""
    source = random.Random(1)
    seconds = []
    for _ in range(TAPS):
        seconds.append(await window.press("Sound", timeout=120))
        await asyncio.sleep(source.uniform(0.02, 0.08))
    return seconds


async def settings(port, cookie="", headers=()):
    window = await Window.open(port, cookie, headers)
    await asyncio.sleep(1)
    await window.press("Settings")
    await asyncio.sleep(1)
    return window


async def attack(port):
    """Twenty-four windows of one visitor, each of which says as much as it may: what costs most, over and over."""
    windows = [await Window.open(port)]
    while len(windows) < 24:
        windows.append(await Window.open(port, windows[0].cookie))
    print("ready", flush=True)
    turn = 0
    while True:
        turn += 1
        for number, window in enumerate(windows):
            width = 500 + (turn * 37 + number * 11) % 700
            window.socket.say({"t": "environment", **ENVIRONMENT, "viewport": [width, 600]})
            if button := window.button("Settings") or window.button("Menu"):
                window.tell(button, "press")
        # 240 messages a second are a visitor's rate.
        await asyncio.sleep(2 * len(windows) / 240)


async def honest(port, number):
    """Many visitors, each with a window in which something is tapped every few seconds."""
    source = random.Random(2)
    windows = [await Window.open(port, headers=[f"X-Forwarded-For: 10.1.{i // 250}.{i % 250}"]) for i in range(number)]
    print("ready", flush=True)

    async def live(window):
        while True:
            await asyncio.sleep(source.uniform(2, 8))
            if button := window.button("Settings") or window.button("Menu"):
                window.tell(button, "press")

    await asyncio.gather(*[live(window) for window in windows])


def percentile(seconds, share):
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * share))]


async def beside(app, name, *arguments):
    """The tapping visitor's times while a process of this file does something."""
    window = await settings(app.port, headers=["X-Forwarded-For: 192.0.2.7"])
    other = None
    if name != "alone":
        other = await asyncio.create_subprocess_exec(
            sys.executable, __file__, name, str(app.port), *arguments, stdout=subprocess.PIPE)
        if (await other.stdout.readline()).strip() != b"ready":
            raise RuntimeError(f"{name} didn't begin")
    try:
        return await taps(window)
    finally:
        if other:
            other.kill()
            await other.wait()
        window.close()


async def measure():
    """Prints a table; how many goals were missed."""
    print(f"\n{TAPS} taps of a visitor{'median':>17}{'99th':>12}{'longest':>12}{'99th : median alone':>22}", flush=True)
    alone, failures = None, 0
    for title, *arguments in [("alone", "alone"), ("beside an attacker with 24 windows", "attack"),
                              ("beside 200 honest windows", "honest", "200")]:
        app = App(KISSA_TRUSTED_PROXIES="127.0.0.1")
        await app.start()
        try:
            seconds = await beside(app, *arguments)
        except (Ended, asyncio.TimeoutError) as error:
            print(f"{title}: the visitor's window was lost: {error!r}")
            failures += 1
            continue
        finally:
            await app.remove()
        median, late, longest = statistics.median(seconds), percentile(seconds, 0.99), max(seconds)
        alone = alone or median
        failures += late > GOAL * alone
        row = f"{median * 1000:9.1f} ms{late * 1000:9.1f} ms{longest * 1000:9.1f} ms{late / alone:20.1f}"
        print(f"{title:35}{row}", flush=True)
    return failures


if __name__ == "__main__":
    if sys.argv[1] == "attack":
        asyncio.run(attack(int(sys.argv[2])))
    else:
        asyncio.run(honest(int(sys.argv[2]), int(sys.argv[3])))
