"""Servers of models that hang, dribble, flood or lie, each as the model of an app: the app's windows still respond, and memory and
processor time stay bounded."""

import asyncio
import json
import os
import pathlib
import time

from app import App
from client import Ended, Window

HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"
SECONDS = 10
MEMORY = 128 << 20


def chunk(text):
    return b"data: " + json.dumps({"choices": [{"index": 0, "delta": {"content": text}}]}).encode() + b"\n\n"


async def hangs(writer):
    await asyncio.sleep(600)


async def dribbles(writer):
    for byte in HEAD + b": \n" * 10_000:
        writer.write(bytes([byte]))
        await writer.drain()
        await asyncio.sleep(0.05)


async def floods(writer):
    writer.write(HEAD)
    while True:
        writer.write(chunk("word " * 1000))
        await writer.drain()


async def floods_with_nothing(writer):
    writer.write(HEAD)
    while True:
        writer.write(b": " + b"a" * 60_000 + b"\n")
        await writer.drain()


async def never_ends_a_header(writer):
    writer.write(b"HTTP/1.1 200 OK\r\n")
    while True:
        writer.write(b"X-Header: " + b"a" * 10_000 + b"\r\n")
        await writer.drain()


async def lies(writer):
    writer.write(HEAD + b'data: {"choices": [{"index": -1, "delta": 7}, null]}\n\ndata: [[[[\n\n' + os.urandom(4000))
    await writer.drain()


async def commands_a_terminal(writer):
    writer.write(b"HTTP/1.1 500 \x1b[2J\r\nContent-Length: 12\r\n\r\n\x1b]0;x\x07\x1b[31m\n")
    await writer.drain()


MODES = [hangs, dribbles, floods, floods_with_nothing, never_ends_a_header, lies, commands_a_terminal]


class Server:
    """A server that answers each request in the same bad way."""

    def __init__(self, mode):
        self.mode, self.request_count, self.tasks = mode, 0, set()

    async def __aenter__(self):
        self.server = await asyncio.start_server(self.answer, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self.server.close()
        for task in self.tasks:
            task.cancel()

    async def answer(self, reader, writer):
        self.tasks.add(asyncio.current_task())
        try:
            await reader.readuntil(b"\r\n\r\n")
            self.request_count += 1
            await self.mode(writer)
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            writer.close()


def processor_seconds(app):
    """The processor time that the app has used."""
    fields = pathlib.Path(f"/proc/{app.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def bad_model(mode, count):
    async with Server(mode) as server:
        app = App(KISSA_MODEL=f"http://127.0.0.1:{server.port}/v1#model")
        await app.start()
        try:
            await suffer(app, server, count, mode.__name__)
        finally:
            await app.remove()


async def suffer(app, server, count, name):
    window = await Window.open(app.port)
    await window.wait_for(lambda: window.button("Settings"))
    before = app.memory_bytes
    # The app asks for its first guest before anybody opens the shop.
    await asyncio.sleep(3)
    begin, used = time.monotonic(), processor_seconds(app)
    while time.monotonic() < begin + SECONDS:
        title = "Settings" if window.button("Settings") else "Menu"
        try:
            seconds = await window.press(title)
            count.note(seconds > 5, f"{name}: a tap took {seconds:.1f} s")
        except (Ended, asyncio.TimeoutError, ConnectionError) as error:
            return count.note(True, f"{name}: the window doesn't respond: {error!r}")
        await asyncio.sleep(0.5)
    count.note(server.request_count == 0, f"{name}: the model was asked for nothing")
    count.note(app.memory_bytes - before > MEMORY, f"{name}: {(app.memory_bytes - before) >> 20} MB")
    share = (processor_seconds(app) - used) / (time.monotonic() - begin)
    count.note(share > 0.5, f"{name}: {share:.2f} of a core")
    count.note(b"\x1b" in app.log, f"{name}: a terminal's commands are in the log")
    count.note(not await app.is_well(), f"{name}: the process doesn't answer")
    window.close()


async def bad_models(_, count, __):
    for mode in MODES:
        await bad_model(mode, count)
