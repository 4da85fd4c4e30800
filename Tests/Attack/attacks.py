"""Attacks on a running process, each of limited length. `in` counts what should have been refused but wasn't."""

import asyncio
import json
import pathlib
import random
import time

from app import App
from connections import endings, half_closed, slow_readers
from disk import damaged_database, disks, locked_database
from extremes import extreme_messages
from models import bad_models
from client import VERSION, ENVIRONMENT, Ended, Refused, Socket, Window, get, request


class Count:
    def __init__(self):
        self.tried = self.inside = 0
        self.notes = []

    def note(self, is_inside, what=""):
        self.tried += 1
        if is_inside:
            self.inside += 1
            self.notes.append(str(what)[:120])


async def opens(port, **options):
    """Whether a WebSocket can be opened."""
    try:
        (await Socket.open(port, **options)).cut()
        return True
    except Refused:
        return False


async def foreign_names(app, count, _):
    """Foreign hosts and origins (DNS rebinding, pages of other sites)."""
    cookie = (await get(app.port)).cookie
    own = f"127.0.0.1:{app.port}"
    hosts = ["evil.example", f"evil.example:{app.port}", "localhost", "127.0.0.1:1", f"{own}.evil.example", f"{own}@x"]
    for host in hosts:
        answer = await request(app.port, f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n")
        count.note(answer is not None and answer.status == 200, host)
        count.note(await opens(app.port, cookie=cookie, host=host), host)
    for lines in [f"Host: {own}\r\nHost: evil.example\r\n", f"Host: evil.example\r\nHost: {own}\r\n", ""]:
        answer = await request(app.port, f"GET / HTTP/1.1\r\n{lines}\r\n")
        count.note(answer is not None and answer.status == 200, lines)
    origins = ["http://evil.example", f"https://{own}", "null", "", f"http://localhost:{app.port}", f"http://{own}/",
               f"http://{own}.evil.example", "file://"]
    for origin in origins:
        count.note(await opens(app.port, cookie=cookie, origin=origin), origin)
    for name in ["h2c", "TLS/1.0", "websocket, h2c", "raw-skt"]:
        count.note(await opens(app.port, cookie=cookie, upgrade=name), name)


async def invented_visitors(app, count, seed):
    """Forged, changed or recombined cookies, and other visitors' nonces and windows."""
    source = random.Random(seed)
    page = await get(app.port)
    name, _, value = page.cookie.partition("=")
    identifier, _, signature = value.partition(".")
    other = (await get(app.port)).cookie.partition("=")[2]
    digits = lambda number: "".join(source.choices("0123456789abcdef", k=number))
    cookies = [f"{name}={digits(32)}.{digits(64)}" for _ in range(40)]
    cookies += [f"{name}={identifier}.{other.partition('.')[2]}", f"{name}={identifier}", f"{name}={identifier}.",
                f"{name}={identifier}.{signature[:-1]}", f"{name}={identifier[::-1]}.{signature}",
                f"kissa-visitor={digits(32)}", f"{name}={value}; {name}={other}", f"__Host-{name}={value}"]
    for cookie in cookies:
        count.note(await opens(app.port, cookie=cookie), cookie)
    chosen = f"{name}={digits(32)}.{digits(64)}"
    count.note((await get(app.port, headers=[f"Cookie: {chosen}"])).cookie == chosen, "a chosen id")
    victim = await Window.open(app.port)
    for hello in [{"nonce": page.nonce}, {"nonce": digits(32)}, {"nonce": "", "resume": {"window": victim.token, "frame": 0}},
                  {"nonce": "", "resume": {"window": digits(32), "frame": 0}}]:
        thief = await Socket.open(app.port, (await get(app.port)).cookie)
        thief.say({"t": "hello", "version": VERSION, **hello, **ENVIRONMENT})
        try:
            count.note(any(message["t"] == "welcome" for message in await thief.hear()), hello)
        except Ended:
            count.note(False)
    victim.close()


async def newcomers(app, count, _):
    """More new visitors than an address may have, some with invented cookies. Neither known visitors nor other addresses are
    refused, and nothing is stored for a visitor who has set nothing."""
    stored = lambda: sum(file.stat().st_size for file in pathlib.Path(app.data).rglob("*") if file.is_file())
    headers = ["X-Forwarded-For: 10.2.0.1"]
    known, before, begin = await get(app.port, headers=headers), stored(), time.monotonic()
    spent = refused = 0
    for number in range(900):
        # An unsigned cookie counts as ten new visitors.
        invented = [f"Cookie: kissa-visitor={number:032x}"] if number % 3 == 0 else []
        answer = await get(app.port, headers=headers + invented)
        if answer.status == 200:
            spent += 10 if invented else 1
        else:
            refused += 1
            is_told = answer.status == 429 and answer.headers.get("retry-after") and not answer.cookie
            count.note(not is_told, f"refused with {answer.status}")
    count.note(spent > 600 + 5 * (time.monotonic() - begin) + 10, f"{spent} new visitors of an address")
    count.note(refused == 0, "nobody was refused")
    for more in [[*headers, f"Cookie: {known.cookie}"], ["X-Forwarded-For: 10.2.0.2"]]:
        count.note((await get(app.port, headers=more)).status != 200, f"refused: {more}")
    count.note(stored() - before > 1 << 20, f"{stored() - before} bytes are stored for nobody")


async def proxied_names(_, count, __):
    """Pages, cookies and origins under a name that a proxy serves over TLS."""
    app, name = App(KISSA_ALLOWED_HOSTS="cafe.example", KISSA_TRUSTED_PROXIES="127.0.0.1"), "cafe.example"
    await app.start()
    tls = "X-Forwarded-Proto: https"
    page = await request(app.port, f"GET / HTTP/1.1\r\nHost: {name}\r\n{tls}\r\n\r\n")
    count.note(not page.cookie.startswith("__Host-") or "; Secure" not in page.headers["set-cookie"], "the cookie")
    options = {"host": name, "headers": [tls]}
    origins = [f"http://{name}", "https://evil.example", f"https://{name}.evil.example", f"https://{name}:8443", "null", ""]
    for origin in origins:
        count.note(await opens(app.port, cookie=page.cookie, origin=origin, **options), origin)
    for cookie in [page.cookie.removeprefix("__Host-"), ""]:
        count.note(await opens(app.port, cookie=cookie, origin=f"https://{name}", **options), "another cookie")
    for host in [f"{name}.evil.example", f"evil.{name}", f"{name}:8443"]:
        answer = await request(app.port, f"GET / HTTP/1.1\r\nHost: {host}\r\n{tls}\r\n\r\n")
        count.note(answer is None or answer.status == 200, host)
    # If the honest page is refused, too, the attack has tested nothing.
    is_open = await opens(app.port, cookie=page.cookie, origin=f"https://{name}", **options)
    count.note(not is_open, "the page itself is refused")
    await app.remove()


async def paths(app, count, _):
    """Path traversal, other HTTP methods, request smuggling."""
    for path in ["/client/../index.html", "/client/%2e%2e/%2e%2e/etc/passwd", "/../../../../etc/passwd", "//etc/passwd",
                 "/client/..%2f..%2fPackage.swift", "/client/%00", "/resources/../../etc/passwd", "/%", "/%zz", "*",
                 "/client/\\..\\..\\x", "http://127.0.0.1/etc/passwd", "/storage.sqlite", "/visitors.key"]:
        answer = await request(app.port, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\n\r\n")
        count.note(answer is not None and answer.status == 200, path)
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW"]:
        text = f"{method} / HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\nContent-Length: 0\r\n\r\n"
        answer = await request(app.port, text)
        count.note(answer is not None and answer.status == 200, method)
    for line in ["X: " + "b" * 100_000, "\r\n".join(["X: y"] * 20_000), "Cookie: " + "a=b; " * 10_000]:
        answer = await request(app.port, f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\n{line}\r\n\r\n")
        count.note(answer is not None and answer.status == 200, line[:20])


async def frame_headers(app, count, seed):
    """WebSocket frames with invalid headers: lengths up to 2^63, continuations without a start, reserved bits, no mask."""
    source = random.Random(seed)
    lengths = [0, 125, 126, 65_535, 65_536, 1 << 20, (1 << 31) - 1, 1 << 31, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 1]
    cookie = (await get(app.port)).cookie
    for number in range(300):
        socket = await Socket.open(app.port, cookie)
        if number % 2:
            page = await get(app.port, headers=[f"Cookie: {cookie}"])
            socket.say({"t": "hello", "version": VERSION, "nonce": page.nonce, **ENVIRONMENT})
        for _ in range(source.randint(1, 4)):
            socket.frame(
                source.randbytes(source.choice([0, 1, 100, 2000])), opcode=source.choice([0, 0, 1, 1, 2, 3, 8, 9, 10, 15]),
                is_final=source.random() < 0.5, announced=source.choice(lengths), masked=source.random() < 0.9,
                reserved=source.choice([0, 0, 0, 1, 4, 7]))
        await asyncio.sleep(0)
        socket.cut()
        count.note(False)


NUMBERS = [0, -1, 1e-12, -1e-12, 1e-300, 1e300, -1e300, 1e308, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 2**64, 0.5, 1e19]


def changed(value, source):
    """A copy of the value with one error in it."""
    if isinstance(value, dict) and value and source.random() < 0.8:
        key = source.choice(list(value))
        return {**value, key: changed(value[key], source)}
    if isinstance(value, list) and value and source.random() < 0.7:
        place = source.randrange(len(value))
        return value[:place] + [changed(value[place], source)] + value[place + 1:]
    return source.choice([*NUMBERS, None, True, "", "\u0000", "😀" * 50, [], {}, [[[]]] * 3, "a" * 5000])


def events(window, source):
    """A message that an honest page might send about an element on the screen."""
    element = source.choice(list(window.elements))
    point = [source.choice([1, 10, *NUMBERS]), source.choice([1, 10, *NUMBERS])]
    kinds = [
        ("press", {}), ("text", {"text": "a", "revision": 1}), ("value", {"value": "1", "revision": 1}),
        ("scroll", {"offset": point}), ("scrolling", {"phase": "dragging"}), ("focus", {"focused": True}),
        ("zoom", {"scale": point[0], "offset": point, "phase": "changed"}), ("back", {}), ("exit", {}), ("dismiss", {}),
        ("gesture", {"index": 0, "phase": "changed", "start": point, "location": point, "velocity": point,
                     "magnification": point[0], "rotation": point[1], "time": 1}),
        ("key", {"key": "a", "modifiers": [], "down": True, "repeated": False}), ("module", {"value": {}}),
        ("file", {"index": 0, "count": 1, "name": "../x", "value": "text/plain", "byteCount": point[0], "offset": 0,
                  "data": ""}),
    ]
    kind, fields = source.choice(kinds)
    window.sequence += 1
    return {"t": "event", "sequence": window.sequence, "element": element, "frame": window.last_frame, "kind": kind, **fields}


async def wild_messages(app, count, seed):
    """Messages with an invalid field, and events with extreme numbers, for everything on the screen."""
    source = random.Random(seed)
    window = None
    for number in range(6000):
        if window is None:
            # The number of new visitors per address is limited.
            window = await Window.open(app.port, headers=[f"X-Forwarded-For: 10.1.{number // 250}.{number % 250 + 1}"])
        message = events(window, source)
        chance = source.random()
        if chance < 0.1:
            message = {"t": "environment", **ENVIRONMENT, "viewport": [source.choice(NUMBERS), source.choice(NUMBERS)]}
        elif chance < 0.2:
            message = changed(message, source)
        text = json.dumps(message).encode()
        if chance > 0.98:
            place = source.randrange(len(text))
            text = text[:place] + source.randbytes(3) + text[place:]
        window.socket.frame(text)
        count.note(False)
        await asyncio.sleep(0.003)
        if window.listening.done():
            window.close()
            window = None
    if window:
        window.close()


async def before_hello(app, count, seed):
    """Long, deep or numerous data before the hello message. It must not make the process grow."""
    cookie = (await get(app.port)).cookie
    before = app.memory_bytes
    texts = ["[" + ",".join(["{}"] * 300_000) + "]", "[" * 100_000, '"' + "a" * 1_000_000 + '"', '{"t":"hello",' * 2000,
             "1" * 500_000]
    for text in texts * 4:
        socket = await Socket.open(app.port, cookie)
        socket.frame(text.encode())
        code = await socket.end()
        count.note(code not in (0, 1002, 1008, 1009), f"closed with {code}")
    grown = app.memory_bytes - before
    count.note(grown > 64 << 20, f"{grown >> 20} MB")


async def held_connections(app, count, _):
    """The maximum number of connections that send nothing, or too little. A visitor can still connect."""
    cookie = (await get(app.port)).cookie
    held, refused = [], 0
    for number in range(1100):
        try:
            if number % 2:
                held.append(await Socket.open(app.port, cookie))
            else:
                _, writer = await asyncio.open_connection("127.0.0.1", app.port)
                writer.write(b"GET / HTTP/1.1\r\nX: ")
                held.append(writer)
        except (Refused, OSError):
            refused += 1
        if number % 100 == 99:
            try:
                visitor = await asyncio.wait_for(Window.open(app.port), 20)
                visitor.close()
                count.note(False)
            except (Refused, OSError, Ended, asyncio.TimeoutError) as error:
                count.note(True, f"a visitor was kept out beside {number + 1}: {error!r}")
    # Without enough held connections, the attack has tested nothing.
    count.note(len(held) < 700, f"{len(held)} connections were held, {refused} refused")
    for one in held:
        one.cut() if isinstance(one, Socket) else one.transport.abort()


async def many_windows(app, count, _):
    """Eleven visitors on one machine with the maximum number of windows. Other visitors lose no window, not even a waiting one, and
    aren't refused."""
    # A visitor of another address who has lost the connection comes back afterwards.
    waiting = await Window.open(app.port, headers=["X-Forwarded-For: 10.0.1.1"])
    waiting.close()
    windows = []
    for _ in range(11):
        cookie = ""
        for _ in range(24):
            try:
                windows.append(await Window.open(app.port, cookie))
                cookie = windows[-1].cookie
            except (Refused, Ended, asyncio.TimeoutError):
                pass
    # Too few windows would mean that the attack has tested nothing.
    count.note(len(windows) < 200, f"only {len(windows)} windows were opened")
    for number in range(10):
        headers = [f"X-Forwarded-For: 10.0.0.{number}"]
        try:
            guest = await asyncio.wait_for(Window.open(app.port, headers=headers), 20)
            guest.close()
            count.note(False)
        except (Refused, Ended, asyncio.TimeoutError) as error:
            count.note(True, f"a visitor of another address was refused: {error!r}")
    try:
        (await waiting.resume()).close()
        count.note(False)
    except (Refused, Ended, asyncio.TimeoutError) as error:
        count.note(True, f"a waiting window is gone: {error!r}")
    for window in windows:
        window.close()


async def out_of_reach(app, count, seed):
    """Events for elements that aren't on the screen, don't handle events, or are behind a dialog."""
    source = random.Random(seed)
    window = await Window.open(app.port)
    await asyncio.sleep(1)
    before = window.screen
    silent = [i for i in window.elements if "press" not in window.elements[i].get("events", [])]
    for identifier in silent + [source.randrange(1, 1 << 40) for _ in range(50)]:
        await asyncio.wait_for(window.tell(identifier, "press"), 20)
        count.note(window.screen != before, identifier)
    window.close()


async def foreign_contacts(_, count, __):
    """Contacts and calendars that the operator's environment names are refused where others may connect."""
    for variables in [{"KISSA_ALLOWED_HOSTS": "cafe.example"}, {"KISSA_TRUSTED_PROXIES": "127.0.0.1"}, {"HOST": "0.0.0.0"}]:
        app = App(KISSA_CONTACTS="/nowhere", **variables)
        await app.start()
        count.note(b"contacts and calendars are refused" not in app.log, variables)
        await app.remove()


ALL = [foreign_names, proxied_names, invented_visitors, paths, frame_headers, wild_messages, extreme_messages, before_hello,
       out_of_reach, many_windows, held_connections, slow_readers, half_closed, newcomers, bad_models, disks, locked_database,
       damaged_database, foreign_contacts, endings]
