"""A full or read-only disk, and a locked or damaged database: the visitor is notified, the app doesn't report data as saved that
isn't, and it is saved when that is possible again.

For the first two, the app's data is on a small disk of its own, mounted in a namespace of the process, which needs no privileges.
"""

import asyncio
import os
import pathlib
import shutil
import sqlite3

from app import App
from client import Window, get

MOUNT = "mount -t tmpfs -o size=8m none \"$XDG_DATA_HOME\""
TO_BE_READ = "mount -o remount,ro \"$XDG_DATA_HOME\""
NOTICE = "can’t be saved right now"


class AppWithDisk(App):
    def __init__(self, *mounts):
        super().__init__()
        script = " && ".join([*mounts, "exec \"$0\""])
        self.command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, str(self.executable)]

    @property
    def disk(self):
        """The path of the disk as seen from outside the namespace."""
        return f"/proc/{self.process.pid}/root{self.data}"

    async def fill(self):
        """Fills the disk to the last byte."""
        with open(f"{self.disk}/full", "wb", buffering=0) as file:
            for size in (1 << 16, 1):
                try:
                    while True:
                        file.write(b"\0" * size)
                except OSError:
                    pass

    async def empty(self):
        os.unlink(f"{self.disk}/full")

    async def nothing(self):
        """Does nothing, because the disk is read-only from the start: a disk with open files can't be remounted read-only."""

    async def let_write(self):
        """Remounts the disk as writable in the process's namespace."""
        words = ["nsenter", "--target", str(self.process.pid), "--user", "--preserve-credentials", "--mount",
                 "mount", "-o", "remount,rw", self.data]
        process = await asyncio.create_subprocess_exec(*words)
        if await process.wait() != 0:
            raise OSError("the disk was not mounted anew")


async def choose(window, value):
    """Chooses the text speed in the settings."""
    found = (i for i, e in window.elements.items() if e.get("label") == "Text speed" and "content" in e)
    control = await window.wait_for(lambda: next(found, None))
    revision = window.elements[control]["content"]["revision"]
    await window.tell(control, "value", value=str(value), revision=revision + 1)


async def until(condition, seconds=20):
    """Whether a condition becomes true in time."""
    for _ in range(seconds * 20):
        if await condition():
            return True
        await asyncio.sleep(0.05)
    return False


async def trouble(app, count, name, begin, end):
    """Changes a value while the disk is in trouble, and checks it afterwards."""
    window = await Window.open(app.port)
    await window.wait_for(lambda: window.button("Settings"))
    await window.press("Settings")
    await choose(window, 0)
    await begin()
    await choose(window, 3)
    ready = lambda status: lambda: is_status(app, status)

    async def is_told():
        return NOTICE in window.screen

    async def is_over():
        return NOTICE not in window.screen

    count.note(not await until(is_told), f"{name}: nobody is told")
    count.note(not await until(ready(503)), f"{name}: the process says that it is ready")
    count.note(not await app.is_well(), f"{name}: the process doesn't answer")
    await end()
    count.note(not await until(ready(200)), f"{name}: nothing is written afterwards")
    count.note(not await until(is_over), f"{name}: the notice stays")
    other = await Window.open(app.port, window.cookie)
    value = lambda: next((e["content"].get("value") for e in other.elements.values()
                          if e.get("label") == "Text speed" and "content" in e), None)
    await other.wait_for(lambda: value() or other.button("Settings"))
    if value() is None:
        await other.press("Settings")
    count.note(await other.wait_for(value) != "3", f"{name}: what was chosen is lost")
    window.close()
    other.close()


def database(app):
    return next(pathlib.Path(app.data).rglob("storage.sqlite"))


async def locked_database(_, count, __):
    """Another process locks the app's database."""
    app, lock = App(), []

    async def begin():
        lock.append(sqlite3.connect(database(app), isolation_level=None))
        lock[0].execute("BEGIN IMMEDIATE")

    async def end():
        lock[0].close()

    await app.start()
    try:
        await trouble(app, count, "a locked database", begin, end)
    finally:
        await app.remove()


async def damaged_database(_, count, __):
    """A database that is damaged while the app isn't running: it is set aside, and the app goes on with another one."""
    app = App()
    await app.start()
    try:
        window = await Window.open(app.port)
        await window.wait_for(lambda: window.button("Settings"))
        await window.press("Settings")
        await choose(window, 3)
        window.close()
        await app.kill()
        # The log, too: it may contain every page of the database.
        for path in [database(app), database(app).with_name("storage.sqlite-wal")]:
            path.write_bytes(os.urandom(path.stat().st_size))
        await app.start()
        window = await Window.open(app.port)
        await window.wait_for(lambda: window.button("Settings"))
        await window.press("Settings")
        await choose(window, 2)
        count.note(not await until(lambda: is_status(app, 200)), "the process isn't ready")
        count.note(not list(pathlib.Path(app.data).rglob("storage.sqlite.damaged-*")), "the damaged file isn't set aside")
        with sqlite3.connect(database(app)) as new:
            count.note(new.execute("PRAGMA integrity_check").fetchone()[0] != "ok", "the new database is damaged, too")
        window.close()
    finally:
        await app.remove()


async def is_status(app, status):
    answer = await get(app.port, "/readyz")
    return answer is not None and answer.status == status


async def disks(_, count, __):
    """Attacks with a full disk and with a read-only one."""
    if shutil.which("unshare") is None:
        return count.note(True, "there is no unshare")
    for name, mounts, begin, end in [
            ("a full disk", [MOUNT], AppWithDisk.fill, AppWithDisk.empty),
            ("a disk to be read", [MOUNT, TO_BE_READ], AppWithDisk.nothing, AppWithDisk.let_write)]:
        app = AppWithDisk(*mounts)
        await app.start()
        try:
            await trouble(app, count, name, lambda: begin(app), lambda: end(app))
        finally:
            await app.remove()
