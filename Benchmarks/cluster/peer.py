"""The same load as `bench.py speed` for one process of NiceGUI, which serves a counter on the loopback without a proxy and keeps
nothing: `PYTHON_OF_VENV Benchmarks/cluster/peer.py`, with the virtual environment that `Benchmarks/ui/run` creates. NiceGUI's
own client speaks Socket.IO; what its page sends is sent here by a plain WebSocket."""

import asyncio
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Attack"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "deploy"))

from client import Ended, Socket, get  # noqa: E402
from cluster import free_port  # noqa: E402
from figures import latencies, memory_bytes  # noqa: E402

PEERS = pathlib.Path(__file__).resolve().parents[1] / "ui" / "peers.py"
WINDOWS = int(os.environ.get("WINDOWS", "400"))
SECONDS = float(os.environ.get("SECONDS", "20"))
PAUSE = float(os.environ.get("PAUSE", "3"))


class Page:
    def __init__(self, port, number):
        self.port, self.source = port, random.Random(number)
        self.presses, self.count, self.latencies, self.changed = 0, 0, [], asyncio.Event()

    async def begin(self):
        body = (await get(self.port)).body.decode()
        self.client = re.search(r"'client_id': '([0-9a-f-]+)'", body).group(1)
        elements = json.loads(re.search(r"String\.raw`(.*?)`", body).group(1))
        self.button, listener = next((i, e["events"][0]["listener_id"]) for i, e in elements.items() if e["tag"] == "q-btn")
        self.event = ["event", {"id": int(self.button), "client_id": self.client, "listener_id": listener, "args": []}]
        query = f"EIO=4&transport=websocket&client_id={self.client}&next_message_id=0"
        self.socket = await Socket.open(self.port, path=f"/_nicegui_ws/socket.io/?{query}")
        await self.hear_until("0")
        self.say("40")
        await self.hear_until("40")
        shaken = {"client_id": self.client, "document_id": "d", "tab_id": "t", "old_tab_id": None, "next_message_id": 0}
        self.say("420" + json.dumps(["handshake", shaken]))
        await self.hear_until("430")
        self.listening = asyncio.create_task(self.listen())

    def say(self, text):
        self.socket.frame(text.encode())

    async def hear(self):
        while True:
            opcode, payload = await self.socket._read()
            if opcode == 8:
                raise Ended
            elif opcode == 9:
                self.socket.frame(payload, opcode=10)
            elif (text := payload.decode()) == "2":
                self.say("3")
            else:
                return text

    async def hear_until(self, beginning):
        while not (await asyncio.wait_for(self.hear(), 30)).startswith(beginning):
            pass

    async def listen(self):
        while True:
            if found := re.search(r'"text":"count (\d+)"', await self.hear()):
                self.count = int(found.group(1))
                self.changed.set()

    async def tap_for(self, seconds, pause):
        end = time.monotonic() + seconds
        await asyncio.sleep(self.source.uniform(0, pause))
        while time.monotonic() < end:
            self.changed.clear()
            begin = time.perf_counter()
            self.presses += 1
            self.say("42" + json.dumps(self.event))
            await asyncio.wait_for(self.changed.wait(), 60)
            self.latencies.append(time.perf_counter() - begin)
            await asyncio.sleep(pause * self.source.uniform(0.5, 1.5))


async def run(name, windows, pause):
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, PEERS, "nicegui", "counter", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            try:
                if await get(port):
                    break
            except OSError:
                await asyncio.sleep(0.1)
        empty = memory_bytes(process)
        pages = [Page(port, number) for number in range(windows)]
        for start in range(0, windows, 20):
            await asyncio.gather(*(page.begin() for page in pages[start:start + 20]))
        full, begin = memory_bytes(process), time.monotonic()
        await asyncio.gather(*(page.tap_for(SECONDS, pause) for page in pages))
        presses = sum(page.presses for page in pages)
        for page in pages:
            page.listening.cancel()
        return {
            "what": f"NiceGUI, {name}", "windows": windows, "presses": presses,
            "events a second": round(presses / (time.monotonic() - begin), 1), **latencies(pages),
            "kB a window": round((full - empty) / windows / 1024),
            "lost": sum(page.presses - page.count for page in pages),
        }
    finally:
        process.kill()
        process.wait()


async def main():
    print(json.dumps(await run("as fast as it goes", min(WINDOWS, 100), 0.001)), flush=True)
    print(json.dumps(await run(f"a tap every {PAUSE:g} s", WINDOWS, PAUSE)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
