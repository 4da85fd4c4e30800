"""Attacks an app process. For each attack it prints how often it was tried, succeeded, crashed the process, or cost an earlier
visitor the window.

It uses only the loopback interface, takes a few minutes, and sends no traffic to others. `CONFIGURATION=debug` uses the debug
build, and `SEED` changes the random choices.
"""

import asyncio
import os
import sys
import time

import attacks
import crowd
from app import App
from client import Ended, Window


async def is_there(window, title):
    """Whether the window of a visitor who was there before the attack still responds."""
    try:
        await window.press(title)
        return True
    except (Ended, asyncio.TimeoutError):
        return False


async def run(attack, app, seed):
    count, crashed, lost = attacks.Count(), 0, 0
    witness = await Window.open(app.port, headers=["X-Forwarded-For: 192.0.2.1"])
    await asyncio.sleep(1)
    begin = time.monotonic()
    try:
        await attack(app, count, seed)
    except (OSError, Ended, asyncio.TimeoutError) as error:
        # An attack that was cut short has proven nothing.
        count.inside += 1
        count.notes.append(f"ended by {error!r}")
    if count.tried == 0:
        count.inside += 1
        count.notes.append("nothing was tried")
    if not await app.is_well():
        crashed += 1
        print(app.log.decode(errors="replace")[-4000:], file=sys.stderr)
        await app.remove()
        await app.start()
    elif not await is_there(witness, "Settings"):
        lost += 1
    witness.close()
    seconds = time.monotonic() - begin
    print(f"{attack.__name__:20}{count.tried:8}{count.inside:8}{crashed:9}{lost:7}{seconds:9.0f} s", flush=True)
    for note in count.notes[:5]:
        print(f"    {note}")
    return count.inside + crashed + lost


async def main():
    seed = int(os.environ.get("SEED", "1"))
    app = App(KISSA_TRUSTED_PROXIES="127.0.0.1")
    await app.start()
    failures = 0
    try:
        chosen = [attack for attack in attacks.ALL if len(sys.argv) < 2 or attack.__name__ in sys.argv[1:]]
        if chosen:
            print(f"{'attack':20}{'tried':>8}{'in':>8}{'crashed':>9}{'lost':>7}{'time':>9}", flush=True)
        for attack in chosen:
            failures += await run(attack, app, seed)
    finally:
        await app.remove()
    if len(sys.argv) < 2 or "crowd" in sys.argv[1:]:
        failures += await crowd.measure()
    return failures


if __name__ == "__main__":
    sys.exit(1 if asyncio.run(main()) else 0)
