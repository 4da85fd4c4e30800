"""Chromium, driven by its DevTools protocol over a pipe."""

import asyncio
import json
import os
import shutil
import tempfile


class Chromium:
    @classmethod
    async def start(cls):
        self = cls()
        self.folder = tempfile.mkdtemp()
        to_browser, from_us = os.pipe()
        to_us, from_browser = os.pipe()

        def take_pipe():
            # Numbers above those wanted first, lest one replaces the other.
            read, write = os.dup(to_browser), os.dup(from_browser)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = await asyncio.create_subprocess_exec(
            os.environ.get("CHROMIUM", "chromium"), "--headless=new", "--no-sandbox", "--disable-gpu",
            "--remote-debugging-pipe", "--no-first-run", "--disable-background-networking", "--disable-extensions",
            "--disable-component-update", "--mute-audio", f"--user-data-dir={self.folder}", preexec_fn=take_pipe,
            close_fds=False, stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        loop = asyncio.get_running_loop()
        self.reader = asyncio.StreamReader(limit=1 << 28)
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(self.reader), os.fdopen(to_us, "rb"))
        self.pipe = os.fdopen(from_us, "wb", buffering=0)
        self.answers, self.listeners, self.serial = {}, [], 0
        self.reading = asyncio.create_task(self.read())
        return self

    async def read(self):
        while True:
            message = json.loads((await self.reader.readuntil(b"\0"))[:-1])
            if "id" in message:
                self.answers.pop(message["id"]).set_result(message)
            else:
                for listener in self.listeners:
                    listener(message)

    async def call(self, method, session=None, **parameters):
        self.serial += 1
        message = {"id": self.serial, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.answers[self.serial] = answer = asyncio.get_running_loop().create_future()
        self.pipe.write(json.dumps(message).encode() + b"\0")
        result = await answer
        if "error" in result:
            raise RuntimeError(f"{method}: {result['error']['message']}")
        return result["result"]

    async def stop(self):
        self.reading.cancel()
        self.process.kill()
        await self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Page:
    """A page of a visitor of its own, who has nothing in the cache."""

    @classmethod
    async def open(cls, browser, slowdown=1, width=390, height=844, scale=3):
        self = cls()
        self.browser = browser
        self.context = (await browser.call("Target.createBrowserContext"))["browserContextId"]
        target = await browser.call("Target.createTarget", url="about:blank", browserContextId=self.context)
        self.session = (await browser.call("Target.attachToTarget", targetId=target["targetId"], flatten=True))["sessionId"]
        for domain in ["Page", "Network", "Runtime"]:
            await self.call(f"{domain}.enable")
        await self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=True)
        await self.call("Emulation.setTouchEmulationEnabled", enabled=True)
        await self.call("Emulation.setCPUThrottlingRate", rate=slowdown)
        return self

    async def call(self, method, **parameters):
        return await self.browser.call(method, self.session, **parameters)

    async def evaluate(self, script):
        result = await self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description", script))
        return result["result"].get("value")

    async def wait_for(self, script, seconds=60):
        for _ in range(int(seconds / 0.05)):
            if await self.evaluate(f"!!({script})"):
                return
            await asyncio.sleep(0.05)
        raise TimeoutError(script)

    def listen(self, name, listener):
        self.browser.listeners.append(
            lambda message: listener(message["params"])
            if message.get("method") == name and message.get("sessionId") == self.session else None)

    async def close(self):
        await self.browser.call("Target.disposeBrowserContext", browserContextId=self.context)
