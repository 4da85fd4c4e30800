"""Clients that do things slowly or by halves, while others come in, and while the process ends."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import time

from app import App
from client import Ended, Refused, Socket, Window, get

# Together more than the buffers of both sockets hold.
REQUEST_COUNT = 60


async def script_path(app):
    """The address of the page's script, the longest response of every app."""
    page = await get(app.port)
    return re.search(rb'"(/client/[^"]+main\.js)"', page.body).group(1).decode()


class Reader:
    """A client that asks for a response many times over on one connection, and reads when it is told to."""

    def __init__(self, app, path, count=REQUEST_COUNT):
        self.socket = socket.create_connection(("127.0.0.1", app.port))
        self.socket.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\n\r\n".encode() * count)
        self.socket.setblocking(False)

    async def read(self, byte_count, timeout=60):
        """The number of bytes until there are that many, or the host has closed the connection."""
        read, loop = 0, asyncio.get_running_loop()
        with contextlib.suppress(ConnectionError):
            while read < byte_count:
                piece = await asyncio.wait_for(loop.sock_recv(self.socket, 1 << 16), timeout)
                if not piece:
                    break
                read += len(piece)
        return read

    def cut(self):
        self.socket.close()


async def comes_in(app):
    """Whether a visitor can load the page, open a window and press something."""
    try:
        visitor = await asyncio.wait_for(Window.open(app.port), 20)
        await visitor.wait_for(lambda: visitor.button("Settings"))
        await visitor.press("Settings")
        visitor.close()
        return True
    except (Refused, OSError, Ended, asyncio.TimeoutError):
        return False


async def slow_readers(_, count, __):
    """More clients than there may be connections, which ask for much and read none of it. Visitors still come in, and who was
    there stays. A client alone that doesn't read for some seconds gets everything afterwards."""
    app, held = App(KISSA_LIMITS="connectionCountMax=64"), []
    await app.start()
    try:
        path = await script_path(app)
        byte_count = REQUEST_COUNT * len((await get(app.port, path)).body)
        honest = Reader(app, path)
        await asyncio.sleep(7)
        read = await honest.read(byte_count)
        count.note(read < byte_count, f"a slow client got {read} of {byte_count} bytes")
        honest.cut()
        early = await Window.open(app.port)
        await early.wait_for(lambda: early.button("Settings"))
        for number in range(160):
            with contextlib.suppress(OSError):
                held.append(Reader(app, path))
            # The responses begin.
            await asyncio.sleep(0.02)
            if number % 20 == 19:
                count.note(not await comes_in(app), f"a visitor was kept out beside {number + 1} slow clients")
        count.note(len(held) < 128, f"only {len(held)} clients connected")
        count.note(await early.press("Settings") > 10, "a window that was there before waits")
    finally:
        for one in held:
            one.cut()
        await app.remove()


def descriptor_count(app):
    return len(os.listdir(f"/proc/{app.process.pid}/fd"))


async def half_closed(app, count, _):
    """Clients that close their side at once: before, in and after a request, and in a message. None of them leaves a connection
    behind for longer than the 45 s that a client has to read a part of a response."""
    cookie, path = (await get(app.port)).cookie, await script_path(app)
    await asyncio.sleep(1)
    before, held = descriptor_count(app), []
    own = f"Host: 127.0.0.1:{app.port}\r\n\r\n"
    for text in ["", "GET / HT", f"GET /healthz HTTP/1.1\r\n{own}", f"GET {path} HTTP/1.1\r\n{own}" * 20, "\r\n" * 10] * 40:
        one = socket.create_connection(("127.0.0.1", app.port))
        one.sendall(text.encode())
        one.shutdown(socket.SHUT_WR)
        held.append(one)
    for number in range(20):
        window = await Window.open(app.port, cookie)
        window.listening.cancel()
        if number % 2:
            window.socket.frame(b"{", is_final=False)
        else:
            window.socket.frame(b"{}", announced=1000)
        window.socket.writer.write_eof()
        held.append(window.socket.writer)
    # Those who don't read their responses are waited for.
    for _ in range(80):
        await asyncio.sleep(1)
        if descriptor_count(app) < before + 20:
            break
    count.note(descriptor_count(app) >= before + 20, f"{descriptor_count(app) - before} descriptors stay open")
    for number, one in enumerate(held):
        count.note(False)
        one.close()


async def endings(_, count, __):
    """The process is told to end while clients request pages, don't read, don't finish, or press. It ends soon and without an
    error, and the page's window goes on in the next process."""
    app = App()
    await app.start()
    try:
        for number in [signal.SIGTERM, signal.SIGINT]:
            await end(app, count, number)
    finally:
        await app.remove()


async def end(app, count, number):
    window, path = await Window.open(app.port), await script_path(app)
    await window.wait_for(lambda: window.button("Settings"))
    held = [Reader(app, path) for _ in range(20)]
    held += [await Socket.open(app.port, window.cookie) for _ in range(10)]
    # Windows that read nothing any more.
    deaf = [await Window.open(app.port) for _ in range(5)]
    for one in deaf:
        one.listening.cancel()
        for _ in range(30):
            one.tell(next(iter(one.elements)), "press").cancel()
    work = [asyncio.create_task(request_pages(app)) for _ in range(4)] + [asyncio.create_task(tap(window))]
    await asyncio.sleep(0.5)
    begin = time.monotonic()
    app.process.send_signal(number)
    try:
        status = await asyncio.wait_for(app.process.wait(), 60)
        count.note(status != 0, f"{number.name}: it ended with {status}")
    except asyncio.TimeoutError:
        count.note(True, f"{number.name}: it doesn't end")
        await app.kill()
    count.note(time.monotonic() - begin > 20, f"{number.name}: it ended after {time.monotonic() - begin:.0f} s")
    for task in work:
        task.cancel()
    shown = {"Menu" if window.button("Menu") else "Settings"}
    if window.received:
        # A press without a receipt may have been processed or not.
        shown = {"Menu", "Settings"}
    await app.start()
    resumed = await window.resume()
    count.note(not any(resumed.button(title) for title in shown), f"{number.name}: the window is not where it was")
    for one in [*held, *deaf, resumed]:
        one.cut() if hasattr(one, "cut") else one.close()


async def request_pages(app):
    while True:
        with contextlib.suppress(OSError):
            await get(app.port)
        await asyncio.sleep(0.002)


async def tap(window):
    with contextlib.suppress(Ended, OSError, asyncio.TimeoutError):
        while True:
            await window.press("Menu" if window.button("Menu") else "Settings", timeout=10)
            await asyncio.sleep(0.01)
