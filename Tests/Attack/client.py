"""A client with plain sockets, which can send anything, valid or not, and which tracks what an honest page shows."""

import asyncio
import base64
import json
import os
import re
import struct
import time

# The version of the wire protocol (Documentation/Protocol.md).
VERSION = 3

ENVIRONMENT = {
    "viewport": [800, 600], "safeArea": [0, 0, 0, 0], "scale": 1, "locale": "en-US", "languages": ["en-US"],
    "timeZone": "UTC", "colorScheme": "light", "reducedMotion": True, "reducedTransparency": False,
    "increasedContrast": False, "textScale": 1, "isVisible": True,
}


class Refused(Exception):
    """A WebSocket that couldn't be opened, with the response's status; 0 if there was none."""

    def __init__(self, status):
        super().__init__(status)
        self.status = status


class Ended(Exception):
    """A connection that the host has closed, with the code of its close frame; 0 if there was none."""

    def __init__(self, code=0):
        super().__init__(code)
        self.code = code


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def cookie(self):
        return self.headers.get("set-cookie", "").split(";")[0]

    @property
    def nonce(self):
        found = re.search(rb'name="kissa-nonce" content="([0-9a-f]+)"', self.body)
        return found.group(1).decode() if found else ""


async def connect(port):
    return await asyncio.open_connection("127.0.0.1", port)


async def request(port, text, timeout=15):
    """Sends a request verbatim and reads the response; None if the connection was closed without one."""
    reader, writer = await connect(port)
    try:
        writer.write(text if isinstance(text, bytes) else text.encode())
        await writer.drain()
        return await asyncio.wait_for(read_answer(reader), timeout)
    except (asyncio.IncompleteReadError, ConnectionError, asyncio.TimeoutError, asyncio.LimitOverrunError):
        return None
    finally:
        writer.close()


async def read_answer(reader):
    head = await reader.readuntil(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    headers = dict((name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines[1:]))
    length = int(headers.get("content-length") or 0)
    return Answer(int(lines[0].split()[1]), headers, await reader.readexactly(length) if length else b"")


async def get(port, path="/", headers=()):
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", *headers]
    return await request(port, "\r\n".join(lines) + "\r\n\r\n")


class Socket:
    """A WebSocket that can send valid or invalid frames."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    @staticmethod
    async def open(port, cookie="", origin=None, host=None, path="/socket", upgrade="websocket", headers=()):
        reader, writer = await connect(port)
        host = host or f"127.0.0.1:{port}"
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", f"Upgrade: {upgrade}", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode(),
        ]
        if origin != "":
            lines.append(f"Origin: {origin or 'http://' + host}")
        if cookie:
            lines.append(f"Cookie: {cookie}")
        writer.write(("\r\n".join([*lines, *headers]) + "\r\n\r\n").encode())
        try:
            await writer.drain()
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 15)
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.TimeoutError):
            writer.close()
            raise Refused(0) from None
        status = int(head.split()[1])
        if status != 101:
            writer.close()
            raise Refused(status)
        return Socket(reader, writer)

    def frame(self, payload, opcode=1, is_final=True, announced=None, masked=True, reserved=0):
        """Writes one frame. Its header may announce a length other than the payload's."""
        length = len(payload) if announced is None else announced
        first = (0x80 if is_final else 0) | reserved << 4 | opcode
        mask_bit = 0x80 if masked else 0
        if length < 126:
            head = struct.pack("!BB", first, mask_bit | length)
        elif length < 1 << 16:
            head = struct.pack("!BBH", first, mask_bit | 126, length)
        else:
            head = struct.pack("!BBQ", first, mask_bit | 127, length)
        # A mask of zeros leaves the payload unchanged.
        self.writer.write(head + (b"\0\0\0\0" if masked else b"") + payload)

    def say(self, message):
        self.frame(json.dumps(message).encode())

    async def hear(self, timeout=30):
        """The next text message, as a list of messages. Raises `Ended` if the host has closed the connection."""
        while True:
            try:
                opcode, payload = await asyncio.wait_for(self._read(), timeout)
            except (asyncio.IncompleteReadError, ConnectionError):
                raise Ended from None
            if opcode == 9:
                self.frame(payload, opcode=10)
            elif opcode == 8:
                raise Ended(struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 0)
            elif opcode == 1:
                said = json.loads(payload)
                return said if isinstance(said, list) else [said]

    async def _read(self):
        first, second = await self.reader.readexactly(2)
        length = second & 0x7F
        if length == 126:
            length = struct.unpack("!H", await self.reader.readexactly(2))[0]
        elif length == 127:
            length = struct.unpack("!Q", await self.reader.readexactly(8))[0]
        return first & 0x0F, await self.reader.readexactly(length)

    async def end(self, timeout=20):
        """Reads until the host closes the connection; returns the close code, or None if it stays open."""
        try:
            while True:
                await self.hear(timeout)
        except Ended as ended:
            return ended.code
        except asyncio.TimeoutError:
            return None

    def cut(self):
        self.writer.transport.abort()


class Window:
    """An honest page. It tracks what is on the screen, acknowledges frames, and presses what a user could press."""

    def __init__(self, port, cookie):
        self.port, self.cookie = port, cookie
        self.elements, self.token, self.last_frame, self.sequence = {}, None, 0, 0
        self.received = {}

    @staticmethod
    async def open(port, cookie="", headers=(), environment=None):
        page = await get(port, headers=[*headers, *([f"Cookie: {cookie}"] if cookie else [])])
        if page is None or page.status != 200:
            raise Refused(page.status if page else 0)
        window = Window(port, page.cookie)
        window.socket = await Socket.open(port, page.cookie, headers=headers)
        window.socket.say({"t": "hello", "version": VERSION, "nonce": page.nonce, **ENVIRONMENT, **(environment or {})})
        await window.hear_until(lambda: window.token and window.last_frame)
        window.listening = asyncio.create_task(window.listen())
        return window

    async def resume(self, timeout=30):
        """Continues the same page on another connection, as after its process was killed. Raises `Ended` if the host no longer
        has the window."""
        window = Window(self.port, self.cookie)
        window.token = self.token
        window.socket = await Socket.open(self.port, self.cookie)
        resumed = {"window": self.token, "frame": self.last_frame}
        window.socket.say({"t": "hello", "version": VERSION, "nonce": "", "resume": resumed, **ENVIRONMENT})
        await asyncio.wait_for(window.hear_until(lambda: window.last_frame), timeout)
        window.listening = asyncio.create_task(window.listen())
        return window

    async def wait_for(self, find, timeout=30):
        """Waits until something is on the screen; otherwise raises `TimeoutError` with the actual contents."""
        end = time.monotonic() + timeout
        while (found := find()) is None:
            if time.monotonic() > end or self.listening.done():
                raise asyncio.TimeoutError(f"there is only: {self.screen[:300]}")
            await asyncio.sleep(0.01)
        return found

    async def hear_until(self, is_done):
        while not is_done():
            self.take(await self.socket.hear())

    async def listen(self):
        try:
            while True:
                self.take(await self.socket.hear(timeout=120))
        except (Ended, asyncio.TimeoutError) as error:
            self.ended = error
            for future in self.received.values():
                if not future.done():
                    future.set_exception(Ended(getattr(error, "code", 0)))

    def take(self, messages):
        for message in messages:
            kind = message["t"]
            if kind == "welcome":
                self.token = message["window"]
            elif kind in ("frame", "snapshot"):
                if kind == "snapshot":
                    self.elements = {}
                self.last_frame = message["frame"]
                self.apply(message["ops"])
            elif kind == "reload":
                raise Ended(1)
        self.socket.say({"t": "ack", "frame": self.last_frame})
        for message in messages:
            if message["t"] == "received":
                self.sequence = max(self.sequence, message["sequence"])
                future = self.received.pop(message["sequence"], None)
                if future and not future.done():
                    future.set_result(time.perf_counter())

    def apply(self, operations):
        for operation in operations:
            if operation["op"] == "create":
                self.elements[operation["id"]] = dict(operation)
            elif operation["op"] == "update":
                element = self.elements.setdefault(operation["id"], {})
                element.update(operation)
                for child in operation.get("left", []):
                    if child in element.get("children", []):
                        element["children"].remove(child)
                for run in operation.get("placed", []):
                    children = element.setdefault("children", [])
                    children[:] = [child for child in children if child not in run[1:]]
                    at = 0 if run[0] is None else children.index(run[0]) + 1
                    children[at:at] = run[1:]
            elif operation["op"] == "remove":
                for identifier in operation["ids"]:
                    self.elements.pop(identifier, None)

    def text(self, identifier):
        """The text in an element."""
        element = self.elements.get(identifier, {})
        lines = element.get("content", []) if element.get("kind") == "text" else []
        own = " ".join("".join(run[0] for run in line[4:]) for line in lines)
        below = [self.text(child) for child in element.get("children", [])]
        return " ".join(filter(None, [element.get("label") or own, *below]))

    @property
    def screen(self):
        return " ".join(self.text(identifier) for identifier in self.elements)

    def listening_to(self, event):
        return [i for i, e in self.elements.items() if event in e.get("events", []) and not e.get("disabled")]

    def button(self, title):
        """The pressable element with this title; None if there is none."""
        return next((i for i in self.listening_to("press") if title in self.text(i)), None)

    def tell(self, element, kind, **fields):
        self.sequence += 1
        future = asyncio.get_running_loop().create_future()
        self.received[self.sequence] = future
        event = {"t": "event", "sequence": self.sequence, "element": element, "frame": self.last_frame, "kind": kind}
        self.socket.say({**event, **fields})
        return future

    async def press(self, title, timeout=30):
        """Presses a button and waits for the response; returns the time in seconds."""
        begin = time.perf_counter()
        return await asyncio.wait_for(self.tell(self.button(title), "press"), timeout) - begin

    def close(self):
        self.listening.cancel()
        self.socket.cut()
