"""A visitor of the counter (Tests/Verify/ClusterApp) behind a proxy: an honest page by a plain socket, which presses, types, loses
its connection, comes back, leaves, and knows what must have been counted."""

import asyncio
import pathlib
import random
import re
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Tests" / "Attack"))

from client import ENVIRONMENT, VERSION, Ended, Refused, Socket, Window, connect  # noqa: E402

# As the page's own script has them, in seconds.
BACKOFF = [0, 0.3, 1, 2, 4]


async def load(port, cookies):
    """Loads the page, and takes over all cookies: the visitor's, and the proxy's."""
    reader, writer = await connect(port)
    try:
        sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
        lines = ["GET / HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close", *([f"Cookie: {sent}"] if sent else [])]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        answer = (await asyncio.wait_for(reader.read(-1), 30)).decode(errors="replace")
    finally:
        writer.close()
    head, _, body = answer.partition("\r\n\r\n")
    status = int((head.split() or ["", "0"])[1])
    for name, value in re.findall(r"(?im)^set-cookie: ([^=]+)=([^;\r\n]*)", head):
        cookies[name] = value
    nonce = re.search(r'name="kissa-nonce" content="([0-9a-f]+)"', body)
    return status, nonce.group(1) if nonce else ""


class Visitor(Window):
    def __init__(self, port, number):
        super().__init__(port, "")
        self.cookies, self.number, self.source = {}, number, random.Random(number)
        self.generation, self.pending, self.presses = None, [], 0
        # In seconds: from a press to its receipt, and from the loss of a connection to the next picture.
        self.latencies, self.resumptions = [], []
        self.begun_anew, self.is_done, self.fresh = 0, False, asyncio.Event()
        # What stands in the field, and whether this is to be typed again into a window of another process.
        self.typed, self.must_retype, self.edits, self.visits = "", False, 0, 1

    @property
    def cookie_text(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def begin(self):
        status, nonce = await load(self.port, self.cookies)
        if status != 200:
            raise Refused(status)
        await self.attach({"nonce": nonce})
        self.living = asyncio.create_task(self.live())

    async def attach(self, fields):
        self.socket = await Socket.open(self.port, self.cookie_text)
        self.fresh.clear()
        self.socket.say({"t": "hello", "version": VERSION, "nonce": "", **fields, **ENVIRONMENT})
        while not self.fresh.is_set():
            self.take(await self.socket.hear(timeout=15))

    async def live(self):
        """Hears the host, and looks for another one where it is gone."""
        while not self.is_done:
            try:
                while True:
                    self.take(await self.socket.hear(timeout=120))
            except (Ended, ConnectionError, asyncio.TimeoutError):
                await self.come_back()

    async def come_back(self):
        begin, attempt = time.perf_counter(), 0
        while not self.is_done:
            await asyncio.sleep(BACKOFF[min(attempt, len(BACKOFF) - 1)] * self.source.uniform(0.5, 1))
            attempt += 1
            try:
                await self.attach({"resume": {"window": self.token, "frame": self.last_frame}})
                self.resumptions.append(time.perf_counter() - begin)
                return
            except Ended as ended:
                if ended.code == 1:
                    self.begun_anew += 1
                    self.is_done = True
            except (Refused, ConnectionError, asyncio.TimeoutError, OSError):
                pass

    def take(self, messages):
        for message in messages:
            kind = message["t"]
            if kind == "welcome":
                generation = message.get("generation", 1)
                if self.generation not in (None, generation):
                    # What was done to the old elements is done to their likes: by what they are called.
                    self.pending = [
                        {**event, "name": self.name(event["element"])} for event in self.pending if event["kind"] != "text"]
                    self.last_frame, self.must_retype = 0, self.typed != ""
                self.generation = generation
            elif kind == "received":
                self.receive(message["sequence"])
        super().take(messages)
        if any(message["t"] == "snapshot" for message in messages):
            self.send_again()
            if self.must_retype:
                self.must_retype = False
                self.report_text()
            self.fresh.set()

    def button(self, title):
        """On the uppermost page: what lies below is made first."""
        return next((i for i in reversed(self.listening_to("press")) if title in self.text(i)), None)

    def name(self, element):
        return self.text(element).split(",")[0].rstrip("0123456789 ")

    def receive(self, sequence):
        self.sequence = max(self.sequence, sequence)
        now = time.perf_counter()
        self.latencies += [now - event["begin"] for event in self.pending if event["sequence"] <= sequence]
        self.pending = [event for event in self.pending if event["sequence"] > sequence]

    def send_again(self):
        for event in self.pending:
            if "name" in event:
                event["element"] = next(
                    i for i in reversed(self.listening_to(event["kind"])) if self.name(i) == event["name"])
                event["frame"] = self.last_frame
                del event["name"]
            self.say(event)

    def say(self, event):
        self.socket.say({key: value for key, value in event.items() if key not in ("begin", "name")})

    def do(self, element, kind, **fields):
        self.sequence += 1
        event = {"t": "event", "sequence": self.sequence, "element": element, "frame": self.last_frame, "kind": kind, **fields}
        self.pending.append({**event, "begin": time.perf_counter()})
        try:
            self.say(event)
        except ConnectionError:
            pass

    async def settle(self, seconds=30):
        """Waits until the host has done everything."""
        end = time.monotonic() + seconds
        while self.pending and not self.is_done and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def press(self, title):
        await self.settle()
        if (button := self.button(title)) is None or self.is_done:
            return
        self.presses += title == "Add one"
        self.do(button, "press")

    @property
    def field(self):
        """The uppermost page's."""
        return next(reversed(self.listening_to("text")), None)

    async def type(self, text):
        await self.settle()
        if self.field is not None and not self.is_done:
            self.typed += text
            self.edits += 1
            self.report_text()

    def report_text(self):
        revision = self.elements[self.field]["content"].get("revision", 0) + 1
        self.do(self.field, "text", text=self.typed, revision=revision)

    async def tap_for(self, seconds, pause):
        """Presses every now and then, and sometimes types a word, whatever the connection does. A few leave in the middle, and
        open the page again."""
        begin = time.monotonic()
        await asyncio.sleep(self.source.uniform(0, pause))
        leaves_at = begin + seconds * self.source.uniform(0.2, 0.8) if self.number % 10 == 9 else float("inf")
        while time.monotonic() < begin + seconds and not self.is_done:
            if self.source.random() < 0.2:
                await self.type(self.source.choice(["latte ", "mocha ", "tea "]))
            else:
                await self.press("Add one")
            await asyncio.sleep(pause * self.source.uniform(0.5, 1.5))
            if time.monotonic() > leaves_at:
                leaves_at = float("inf")
                await self.come_again()

    async def come_again(self):
        """Closes the window, and opens a new one, which begins on the first page and with an empty field."""
        await self.settle()
        if self.is_done:
            return
        self.leave()
        self.elements, self.token, self.last_frame, self.sequence, self.generation = {}, None, 0, 0, None
        self.is_done, self.typed = False, ""
        self.visits += 1
        while True:
            try:
                return await self.begin()
            except (Refused, ConnectionError, OSError):
                # While the database is away nobody new is let in; a person loads the page again.
                await asyncio.sleep(0.5)

    @property
    def has_kept_text(self):
        return self.field is not None and self.elements[self.field]["content"].get("text", "") == self.typed

    @property
    def counted(self):
        """The uppermost page, and what stands there."""
        return max(((int(page), int(count)) for page, count in re.findall(r"Page (\d+), counted (\d+)", self.screen)), default=(-1, -1))

    async def count_of_all(self):
        """What the app's own database has of everybody's presses, by this visitor's process."""
        await self.press("Ask for all")
        await self.settle()
        end = time.monotonic() + 10
        while time.monotonic() < end:
            if (found := re.findall(r"All have pressed (\d+)", self.screen)) and any(int(count) for count in found):
                return max(map(int, found))
            await asyncio.sleep(0.05)
        return -1

    def leave(self):
        self.is_done = True
        self.living.cancel()
        self.socket.cut()
