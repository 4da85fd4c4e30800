"""An app process with its own data folder, for the attack and kill tests."""

import asyncio
import os
import pathlib
import re
import shutil
import signal
import tempfile

from client import get

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONFIGURATION = os.environ.get("CONFIGURATION", "release")


class App:
    def __init__(self, name="DreamCoffee", **environment):
        self.executable = ROOT / ".build" / CONFIGURATION / name
        self.data = tempfile.mkdtemp(prefix="kissa-attack-")
        self.environment = {
            **os.environ, "PORT": "0", "XDG_DATA_HOME": self.data, "KISSA_MODEL": "mini", **environment}
        self.process, self.port, self.log = None, 0, b""
        self.command = [str(self.executable)]

    async def start(self):
        # Reuses its former port, so that pages can reconnect.
        self.process = await asyncio.create_subprocess_exec(
            *self.command, env=self.environment, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT, start_new_session=True)
        while True:
            line = await asyncio.wait_for(self.process.stdout.readline(), 60)
            self.log += line
            found = re.search(rb"is open at http://[^:/]+:(\d+)/", line)
            if found:
                break
            if not line:
                raise RuntimeError(f"{self.executable} didn't start: {self.log.decode(errors='replace')}")
        self.port = int(found.group(1))
        self.environment["PORT"] = str(self.port)
        self.reading = asyncio.create_task(self.read_log())

    async def read_log(self):
        while line := await self.process.stdout.readline():
            self.log = (self.log + line)[-100_000:]

    @property
    def is_alive(self):
        return self.process.returncode is None

    async def is_well(self):
        answer = await get(self.port, "/healthz") if self.is_alive else None
        return answer is not None and answer.body == b"ok"

    @property
    def memory_bytes(self):
        """The resident memory of the process."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", text).group(1)) * 1024

    async def kill(self):
        """Kills the process at once, without any cleanup. Data that it has handed to the system survives, unlike in a power
        failure."""
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def remove(self):
        if self.is_alive:
            await self.kill()
        shutil.rmtree(self.data, ignore_errors=True)
