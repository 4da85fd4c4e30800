"""Measures a cluster: `bench.py speed` by 1, 2 and 4 processes, `bench.py kill`, `rolling`, `database` and `machines` with windows
under way. On `machines` each process has a folder of its own, and all share the app's own SQLite database.
Everything is on the loopback, on as many cores as there are; the load's own process is among what runs on them."""

import asyncio
import json
import os
import pathlib
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "deploy"))

from cluster import Cluster  # noqa: E402
from figures import latencies, memory_bytes, percentile  # noqa: E402
from visitor import Visitor  # noqa: E402

APP = str(ROOT / ".build" / os.environ.get("CONFIGURATION", "release") / "ClusterApp")
WINDOWS = int(os.environ.get("WINDOWS", "400"))
SECONDS = float(os.environ.get("SECONDS", "20"))
# Between one window's presses, in seconds.
PAUSE = float(os.environ.get("PAUSE", "3"))
LIMITS = "windowCountMax=2000,detachedWindowCountMax=2000,newcomerBurst=5000,connectionCountMax=4000"


class Run:
    """Visitors in a cluster, and what became of them."""

    def __init__(self, processes, windows, machines=False):
        self.cluster = Cluster(APP, processes, machines=machines, KISSA_LIMITS=LIMITS, KISSA_DRAIN_SECONDS="1.5")
        self.windows, self.visitors = windows, []

    async def __aenter__(self):
        await asyncio.to_thread(self.cluster.start)
        self.empty = sum(memory_bytes(process.process) for process in self.cluster.processes)
        for start in range(0, self.windows, 20):
            group = [Visitor(self.cluster.port, number) for number in range(start, min(start + 20, self.windows))]
            await asyncio.gather(*(visitor.begin() for visitor in group))
            self.visitors += group
        self.full = sum(memory_bytes(process.process) for process in self.cluster.processes)
        # Every other one is on a page above the first.
        await asyncio.gather(*(visitor.press("Go deeper") for visitor in self.visitors[::2]))
        await asyncio.gather(*(visitor.settle() for visitor in self.visitors))
        return self

    async def __aexit__(self, *_):
        for visitor in self.visitors:
            visitor.leave()
        await asyncio.to_thread(self.cluster.stop)

    async def tap(self, seconds, pause, *others):
        begin = time.monotonic()
        await asyncio.gather(*(visitor.tap_for(seconds, pause) for visitor in self.visitors), *others)
        await asyncio.gather(*(visitor.settle() for visitor in self.visitors))
        return time.monotonic() - begin

    def report(self, name, seconds, **more):
        visitors = self.visitors
        wrong = [(v.presses, *v.counted) for v in visitors if v.counted != (int(v.number % 2 == 0), v.presses)]
        resumptions = [second for visitor in visitors for second in visitor.resumptions]
        return {
            "what": name, "processes": len(self.cluster.processes), "windows": len(visitors),
            "presses": sum(visitor.presses for visitor in visitors),
            "edits": sum(visitor.edits for visitor in visitors),
            "events a second": round(sum(visitor.presses + visitor.edits for visitor in visitors) / seconds, 1),
            **latencies(visitors),
            "kB a window": round((self.full - self.empty) / len(visitors) / 1024),
            "lost": sum(max(0, visitor.presses - visitor.counted[1]) for visitor in visitors),
            "doubled": sum(max(0, visitor.counted[1] - visitor.presses) for visitor in visitors),
            "on another page": sum(visitor.counted[0] != int(visitor.number % 2 == 0) for visitor in visitors),
            "begun anew": sum(visitor.begun_anew for visitor in visitors),
            "typed text lost": sum(not visitor.has_kept_text for visitor in visitors),
            "came again": sum(visitor.visits - 1 for visitor in visitors),
            "resumed": len(resumptions), "slowest resumption ms": round(max(resumptions, default=0) * 1000),
            "median resumption ms": round(percentile(resumptions, 0.5) * 1000) if resumptions else 0,
            "wrong": wrong[:5], **more,
        }


async def speed():
    for processes in [1, 2, 4]:
        # As fast as it goes: each window presses again when the answer is there.
        async with Run(processes, min(WINDOWS, 100)) as run:
            seconds = await run.tap(SECONDS, 0.001)
            yield run.report("as fast as it goes", seconds)
        async with Run(processes, WINDOWS) as run:
            seconds = await run.tap(SECONDS, PAUSE)
            yield run.report(f"a tap every {PAUSE:g} s", seconds)


async def kill():
    async with Run(4, WINDOWS) as run:
        async def strike():
            await asyncio.sleep(SECONDS / 3)
            victim = run.cluster.processes[0]
            run.shown = int((await asyncio.to_thread(victim.metrics))["kissa_connections"])
            victim.kill()
        seconds = await run.tap(SECONDS, PAUSE, strike())
        yield run.report("kill -9 of one of four", seconds, **{"windows of the killed": run.shown})


async def rolling():
    async with Run(4, WINDOWS) as run:
        async def restart():
            for process in run.cluster.processes:
                await asyncio.sleep(2)
                await asyncio.to_thread(process.stop)
                await asyncio.to_thread(process.start)
                await asyncio.to_thread(process.wait_until_ready)
                await asyncio.sleep(2)
        rolling = asyncio.create_task(restart())
        seconds = await run.tap(max(SECONDS, 40), PAUSE, rolling)
        yield run.report("rolling restart of four", seconds)


async def database():
    async with Run(4, WINDOWS) as run:
        async def strike():
            await asyncio.sleep(SECONDS / 3)
            run.cluster.database.kill()
            await asyncio.sleep(3)
            await asyncio.to_thread(run.cluster.database.start)
        seconds = await run.tap(SECONDS, PAUSE, strike())
        # What waited is written within the store's retry.
        await asyncio.sleep(5)
        for process in run.cluster.processes:
            assert (await asyncio.to_thread(process.metrics))["kissa_store_up"] == 1
        yield run.report("kill -9 of PostgreSQL", seconds)


async def machines():
    async with Run(4, WINDOWS, machines=True) as run:
        async def strike():
            await asyncio.sleep(SECONDS / 3)
            victim = run.cluster.processes[0]
            run.shown = int((await asyncio.to_thread(victim.metrics))["kissa_connections"])
            victim.kill()
        seconds = await run.tap(SECONDS, PAUSE, strike())
        logged = {await run.visitors[number].count_of_all() for number in range(4)}
        result = run.report("kill -9 of one machine of four", seconds, **{"windows of the killed": run.shown})
        # One count of all, and that of all presses.
        result["wrong in the app's database"] = sum(abs(count - result["presses"]) for count in logged)
        yield result


SCENARIOS = {"speed": speed, "kill": kill, "rolling": rolling, "database": database, "machines": machines}
WRONG = ["lost", "doubled", "begun anew", "on another page", "typed text lost", "wrong in the app's database"]


async def main():
    wrong = 0
    for name in sys.argv[1:] or list(SCENARIOS):
        async for result in SCENARIOS[name]():
            print(json.dumps(result), flush=True)
            wrong += sum(result.get(name, 0) for name in WRONG)
    return wrong


if __name__ == "__main__":
    sys.exit(1 if asyncio.run(main()) else 0)
