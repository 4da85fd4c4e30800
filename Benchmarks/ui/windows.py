"""Measures the memory of windows without a browser: opens them through plain sockets, as honest pages do, and prints by how much
the resident memory of a server's process grows for each.

    windows.py COMMAND...                  for example .build/release/BenchmarkUI serve counter
"""

import asyncio
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Attack"))

from client import Refused, Window  # noqa: E402

PORT = int(os.environ.get("PORT", "8170"))
# The first windows fill shared caches.
WARM_UP, COUNT, ROUNDS = 20, 100, 3
WINDOWS_PER_VISITOR = 20
LIMITS = "windowCountMax=2000,newcomerBurst=5000,connectionCountMax=4000"


def resident_kilobytes(process):
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


async def first_window():
    for _ in range(600):
        try:
            return await Window.open(PORT)
        except (OSError, Refused):
            await asyncio.sleep(0.1)
    raise SystemExit(f"nothing listens on port {PORT}")


async def open_windows(count):
    windows, cookie = [], ""
    for number in range(count):
        cookie = "" if number % WINDOWS_PER_VISITOR == 0 else cookie
        windows.append(await Window.open(PORT, cookie))
        cookie = windows[-1].cookie
    # Acknowledgements are on their way.
    await asyncio.sleep(1)
    return windows


async def measure(process):
    windows = [await first_window(), *await open_windows(WARM_UP)]
    grown = []
    for _ in range(ROUNDS):
        before = resident_kilobytes(process)
        windows += await open_windows(COUNT)
        grown.append((resident_kilobytes(process) - before) / COUNT)
    middle = sorted(grown)[ROUNDS // 2]
    print(f"memory per window: {middle:.1f} KB (rounds: {', '.join(f'{each:.1f}' for each in grown)})")
    print(f"windows per gigabyte: {1_000_000 / middle:,.0f}")
    for window in windows:
        window.close()


with tempfile.TemporaryDirectory() as home:
    environment = {**os.environ, "PORT": str(PORT), "XDG_DATA_HOME": home, "KISSA_LIMITS": LIMITS}
    server = subprocess.Popen(sys.argv[1:], env=environment, stdout=subprocess.DEVNULL)
    try:
        asyncio.run(measure(server))
    finally:
        server.kill()
        server.wait()
