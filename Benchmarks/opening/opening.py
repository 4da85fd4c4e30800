"""What the first visit of an app costs on a phone with a slow link: bytes, round trips, and the time to the first picture.

    opening.py EXECUTABLE [--rounds 5] [--slowdown 4] [--megabits 10] [--round-trip 80] [--requests]

Each round is a visitor of its own with an empty cache, in one browser; the first one's host has shown no window before.
"""

import argparse
import asyncio
import json
import os
import shutil
import statistics
import tempfile
import urllib.request
from pathlib import Path

from chromium import Chromium, Page
from link import Link

PORT = 8460

# When the page shows the window, by its own clock, which starts with the navigation.
WATCH = """
new MutationObserver((_, observer) => {
  const surface = document.querySelector('.surface');
  if (!surface || surface.classList.contains('waiting')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.firstPicture = performance.now(); }));
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


async def start(executable, port):
    home = tempfile.mkdtemp()
    process = await asyncio.create_subprocess_exec(
        executable, env={**os.environ, "HOME": home, "PORT": str(port), "KISSA_MODEL": "mini",
             "KISSA_ALLOWED_HOSTS": f"http://127.0.0.1:{PORT + 1}"},
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL)
    while True:
        try:
            await asyncio.to_thread(urllib.request.urlopen, f"http://127.0.0.1:{port}/healthz")
            return process, home
        except OSError:
            await asyncio.sleep(0.1)


def kind(path, type_):
    if path.startswith("/resources/fonts/"):
        return "fonts"
    return {"Document": "page", "Script": "scripts", "Stylesheet": "styles", "Image": "pictures", "Font": "fonts",
            "WebSocket": "socket"}.get(type_, type_.lower())


async def visit(browser, link, address, arguments):
    page = await Page.open(browser, slowdown=arguments.slowdown)
    requests, socket_bytes = {}, 0

    def begin(message):
        requests[message["requestId"]] = {
            "path": "/" + message["request"]["url"].split("/", 3)[3], "kind": message.get("type", "Other"),
            "start": message["timestamp"], "bytes": 0}

    def end(message):
        if request := requests.get(message["requestId"]):
            request["bytes"], request["end"] = message["encodedDataLength"], message["timestamp"]

    def hear(message):
        nonlocal socket_bytes
        socket_bytes += len(message["response"]["payloadData"].encode())

    page.listen("Network.requestWillBeSent", begin)
    page.listen("Network.loadingFinished", end)
    page.listen("Network.webSocketFrameReceived", hear)
    await page.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    down, connections = link.down.byte_count, link.connection_count
    await page.call("Page.navigate", url=address)
    await page.wait_for("window.firstPicture")
    first = await page.evaluate("window.firstPicture")
    first_bytes = link.down.byte_count - down
    painted = await page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null")
    # What is fetched afterwards, until nothing comes any more.
    before = -1
    while before != link.down.byte_count:
        before = link.down.byte_count
        await asyncio.sleep(0.7)
    if path := arguments.picture:
        import base64
        Path(path).write_bytes(base64.b64decode((await page.call("Page.captureScreenshot"))["data"]))
    await page.close()
    begin_time = min((request["start"] for request in requests.values()), default=0)
    kinds = {"socket": socket_bytes}
    for request in requests.values():
        name = kind(request["path"], request["kind"])
        kinds[name] = kinds.get(name, 0) + request["bytes"]
        if arguments.requests:
            print(f"{(request['start'] - begin_time) * 1000:7.0f} {(request.get('end', 0) - begin_time) * 1000:7.0f} ms"
                  f" {request['bytes']:8} {request['kind']:10} {request['path'][:90]}")
    return {"first": first, "painted": painted, "first_bytes": first_bytes, "bytes": link.down.byte_count - down,
            "connections": link.connection_count - connections, "requests": len(requests), "kinds": kinds}


async def measure(arguments):
    link = Link(PORT, arguments.megabits, arguments.round_trip / 1000)
    listening = await link.listen(PORT + 1)
    process, home = await start(arguments.executable, PORT)
    browser = await Chromium.start()
    visits = []
    try:
        for number in range(arguments.rounds):
            result = await visit(browser, link, f"http://127.0.0.1:{PORT + 1}/", arguments)
            visits.append(result)
            kinds = ", ".join(f"{name} {count / 1000:.0f}" for name, count in sorted(result["kinds"].items()))
            print(f"visit {number + 1}: first picture {result['first']:.0f} ms (painted {result['painted'] or 0:.0f}), "
                  f"{result['first_bytes'] / 1000:.0f} KB by then, {result['bytes'] / 1000:.0f} KB in all, "
                  f"{result['requests']} requests on {result['connections']} connections; KB: {kinds}", flush=True)
    finally:
        await browser.stop()
        process.terminate()
        await process.wait()
        listening.close()
        shutil.rmtree(home, ignore_errors=True)
    return visits


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("executable")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slowdown", type=float, default=4, help="how many times slower the phone's processor is")
    parser.add_argument("--megabits", type=float, default=10)
    parser.add_argument("--round-trip", type=float, default=80, help="milliseconds")
    parser.add_argument("--requests", action="store_true", help="names each request")
    parser.add_argument("--picture", help="a file for what the page shows at the end")
    parser.add_argument("--report", help="a file for the measures, as `make bench` has them")
    arguments = parser.parse_args()
    visits = asyncio.run(measure(arguments))
    later = visits[1:] or visits
    median = {name: statistics.median(visit[name] for visit in later) for name in ["first", "first_bytes"]}
    print(f"median of later visits: {median['first']:.0f} ms, {median['first_bytes'] / 1000:.0f} KB")
    if arguments.report:
        rows = [("first picture on a phone", "ms", median["first"], 500, "the goal"),
                ("bytes to it", "KB", median["first_bytes"] / 1000, 400, "the goal")]
        Path(arguments.report).parent.mkdir(parents=True, exist_ok=True)
        Path(arguments.report).write_text(json.dumps([
            {"measure": measure, "unit": unit, "ours": ours, "peer": peer, "peerName": name, "ratio": peer / ours}
            for measure, unit, ours, peer, name in rows]))


main()
