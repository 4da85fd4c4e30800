"""Views and operates an app through `kissa mcp`, with the official client for Python."""

import argparse
import asyncio
import base64
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


class Checks:
    """Counts the checks that pass and prints those that fail."""

    def __init__(self):
        self.failed = 0

    def check(self, name, holds, detail=""):
        print(f"{'ok  ' if holds else 'FAIL'} {name}{'' if holds else f': {detail}'}", flush=True)
        self.failed += not holds


def words(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


async def look(session, checks):
    introduction = await session.initialize()
    checks.check("introduces itself", getattr(introduction, "serverInfo", None) or introduction.server_info)
    names = {tool.name for tool in (await session.list_tools()).tools}
    checks.check("lists its tools", {"screens", "shot", "tree", "tap", "type", "scroll", "back"} <= names, names)
    screens = words(await session.call_tool("screens", {}))
    checks.check("lists the screens", "the app's first screen" in screens, screens)
    shot = await session.call_tool("shot", {})
    pictures = [part for part in shot.content if part.type == "image"]
    data = base64.b64decode(pictures[0].data) if pictures else b""
    checks.check("draws a PNG", data.startswith(b"\x89PNG") and len(data) > 1000, shot)
    tree = await session.call_tool("tree", {})
    checks.check("tells the screen", words(tree).startswith("window"), tree)
    return words(tree)


async def work(session, checks, tree):
    line = next(line.strip() for line in tree.splitlines() if line.strip().startswith("button \"") and "disabled" not in line)
    name = line.split('"')[1]
    tapped = await session.call_tool("tap", {"element": name, "role": "button", "index": 0})
    checks.check(f"taps {name}", words(tapped).startswith("window"), tapped)
    missing = await session.call_tool("tap", {"element": "No such button"})
    is_error = getattr(missing, "isError", None) or getattr(missing, "is_error", False)
    checks.check("says what is there instead", is_error and "There is no" in words(missing), missing)


async def run(kissa, package, program):
    checks = Checks()
    server = StdioServerParameters(command=kissa, args=["mcp", package] + (["--program", program] if program else []))
    async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as session:
        await work(session, checks, await look(session, checks))
    return checks.failed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kissa", required=True)
    parser.add_argument("--package", default=".")
    parser.add_argument("--program")
    arguments = parser.parse_args()
    sys.exit(1 if asyncio.run(run(arguments.kissa, arguments.package, arguments.program)) else 0)


if __name__ == "__main__":
    main()
