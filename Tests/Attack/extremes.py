"""Valid messages with the most extreme values that the protocol allows, which therefore reach the app: events for elements that
listen to them, and descriptions of a page and its person that no page sends."""

import asyncio
import random

from client import ENVIRONMENT, Ended, Refused, Window

# The bounds of numbers are 1e7, and 2^53 for those that count.
NUMBERS = [0, -0.0, 5e-324, -1e-300, 1e-12, 0.5, -0.5, 1, -1, 100, 333.3, 1e4, -1e4, 1e6, 1e7, -1e7]
NATURALS = [0, 1, 2, 7, 100, 65_535, 2**31, 2**32, 2**53]
PHASES = ["began", "changed", "ended", "cancelled"]
TEXTS = ["", "a", "1e999", "-1", "9" * 400, "{" * 100, "\r\n", "\0", "\u202e\0x", "😀" * 50, "a" + "\u0301" * 5000,
         "\u202b" * 5000, "\u2067" * 5000, "👨\u200d" * 5000, "\n" * 5000]
VALUES = ["", "0", "1", "-1", "1e308", "nan", "inf", "9223372036854775808", "-9223372036854775809", "2026-02-30", "0000-00-00",
          "+275760-09-13T00:00", "#ffffff", "#zzz", "true", "12:99", "1e-320", "0x10", "-0", "٣"]
LOCALES = ["en", "de-DE", "ja-JP-u-ca-japanese", "ar-EG", "fa-IR", "th-TH-u-nu-thai", "tr", "x" * 64, "en-u-" + "a-" * 20, "",
           "\0", "-", "../../etc/passwd", "und", "C", "😀", "en@calendar=buddhist;currency=XYZ"]
TIME_ZONES = ["UTC", "Europe/Berlin", "../../../../etc/passwd", "/etc/passwd", "", "GMT+99", "Asia/Kathmandu", "\0", "x" * 64,
              "posixrules", "localtime", "GMT-0:0:0:0", "zone.tab", "😀"]


def fields(kind, element, source):
    """The fields of an event for an element that listens to it."""
    number, natural = lambda: source.choice(NUMBERS), lambda: source.choice(NATURALS)
    point, flag = lambda: [number(), number()], lambda: source.random() < 0.5
    content = element["content"] if isinstance(element.get("content"), dict) else {}
    revision = lambda: source.choice([content.get("revision", 0) + 1, natural()])
    gestures = len(element.get("gestures") or [0])
    fingers = [part for number in range(source.randrange(17)) for part in (number, *point())]
    makers = {
        "hold": lambda: {"down": flag()},
        "text": lambda: {"text": source.choice(TEXTS), "revision": revision(), "serial": content.get("serial", 0)},
        "selection": lambda: {
            "selection": [source.choice([0, 1, 10**7]), 10**7], "revision": revision(), "serial": natural()},
        "value": lambda: {"value": source.choice(VALUES), "revision": revision()},
        "focus": lambda: {"focused": flag(), "tabbed": flag(), "unasked": flag()},
        "link": lambda: {"index": natural()},
        "detent": lambda: {"index": natural()},
        "scroll": lambda: {"offset": point()},
        "scrolling": lambda: {"phase": source.choice(["dragging", "decelerating", "idle"])},
        "zoom": lambda: {"scale": number(), "offset": point(), "phase": source.choice(PHASES)},
        "gesture": lambda: {
            "index": source.randrange(gestures), "phase": source.choice(PHASES), "start": point(), "location": point(),
            "velocity": point(), "magnification": number(), "rotation": number(), "time": number(), "fingers": fingers},
        "key": lambda: {
            "key": source.choice(["a", "Enter", "Tab", "PageDown", "\0", "😀" * 8]),
            "modifiers": ["shift", "command"][:source.randrange(3)], "down": flag(), "repeated": flag()},
        "paste": lambda: {"text": source.choice(TEXTS)},
        "contextMenu": lambda: {"location": point()},
        "module": lambda: {
            "value": source.choice([{}, [], None, "x", number(), [[[]]], {"size": point()}, {"x": number(), "y": number()}])},
        "drag": lambda: {"phase": source.choice(PHASES)},
        "drop": lambda: {"phase": source.choice(PHASES), "location": point()},
        "file": lambda: {
            "index": source.choice([0, 1, 99]), "count": 100, "name": source.choice(["..", "/", "\u202egnp.exe", "a" * 256, ""]),
            "value": "text/plain", "byteCount": source.choice([0, 3, 2**28]), "offset": source.choice([0, 3]),
            "data": source.choice(["", "AAAA"])},
    }
    return makers.get(kind, dict)()


def surroundings(source):
    """A page's description within the bounds."""
    return {
        "t": "environment", **ENVIRONMENT, "viewport": [source.choice([0, 1, 300, 65_536]), source.choice([0, 1, 300, 65_536])],
        "scale": source.uniform(0.05, 64), "textScale": source.uniform(0.05, 20), "locale": source.choice(LOCALES),
        "languages": [source.choice(LOCALES) for _ in range(source.randrange(65))], "timeZone": source.choice(TIME_ZONES),
        "safeArea": [source.choice([0, 1, 4096]) for _ in range(4)], "colorScheme": source.choice(["light", "dark"]),
        "textDemands": [source.uniform(0, 200), *(source.uniform(0, 10) for _ in range(3))], "isVisible": source.random() < 0.9}


async def extreme_messages(app, count, seed):
    """Neither crashes the process, nor closes the connection, nor makes the process grow without end."""
    source, window, before = random.Random(seed), None, app.memory_bytes
    try:
        for number in range(3000):
            if number % 500 == 0:
                if window:
                    window.close()
                window = await Window.open(app.port, window.cookie if window else "")
                await window.wait_for(lambda: window.button("Settings"))
            listening = {kind for element in window.elements.values() for kind in element.get("events", [])}
            # Rare kinds are as frequent as others.
            kind = source.choice(sorted(listening))
            target = source.choice(window.listening_to(kind) or list(window.elements))
            if number % 20 == 0:
                window.socket.say(surroundings(source))
            else:
                window.tell(target, kind, **fields(kind, window.elements[target], source)).cancel()
            count.note(window.listening.done(), f"the connection was closed at a {kind}: {getattr(window, 'ended', None)!r}")
            if window.listening.done():
                window = None
                break
            await asyncio.sleep(0.01)
    except (Ended, Refused) as error:
        count.note(True, f"the window is gone: {error!r}")
    if window:
        window.close()
    count.note(app.memory_bytes - before > 256 << 20, f"{(app.memory_bytes - before) >> 20} MB")
