"""A slow link in front of a server: a proxy that delays what passes, as a phone's network does.

Each way has one rate for all connections and one delay. A connection's beginning takes a round trip, and what a server may
send before it is confirmed grows as in TCP's slow start: from ten segments, by as much as is confirmed.
"""

import asyncio

SEGMENT_BYTES = 1460
FIRST_WINDOW_BYTES = 10 * SEGMENT_BYTES


class Way:
    """One direction, which all connections share."""

    def __init__(self, bytes_per_second, delay):
        self.rate = bytes_per_second
        self.delay = delay
        self.free_at = 0.0
        self.byte_count = 0

    def arrival(self, count):
        """When the other end has so many bytes that are sent now."""
        now = asyncio.get_running_loop().time()
        self.free_at = max(now, self.free_at) + count / self.rate
        self.byte_count += count
        return self.free_at + self.delay


class Link:
    """Listens on a port of its own, and passes on what comes to the server's."""

    def __init__(self, server_port, megabits=10, round_trip=0.080):
        self.server_port = server_port
        self.round_trip = round_trip
        self.up = Way(megabits * 125_000, round_trip / 2)
        self.down = Way(megabits * 125_000, round_trip / 2)
        self.connection_count = 0

    async def listen(self, port):
        return await asyncio.start_server(self.connect, "127.0.0.1", port)

    async def connect(self, client_reader, client_writer):
        self.connection_count += 1
        # The browser believes to be connected at once: the handshake's round trip delays its first bytes.
        await asyncio.sleep(self.round_trip)
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server_port)
        except OSError:
            return client_writer.close()
        await asyncio.gather(
            self.pass_on(client_reader, writer, self.up), self.pass_on(reader, client_writer, self.down),
            return_exceptions=True)

    async def pass_on(self, reader, writer, way):
        loop = asyncio.get_running_loop()
        window, unconfirmed, room = FIRST_WINDOW_BYTES, 0, asyncio.Event()
        last = None

        def confirm(count):
            nonlocal window, unconfirmed
            unconfirmed -= count
            window += count
            room.set()

        def deliver(data):
            if not writer.is_closing():
                writer.write(data)

        while data := await reader.read(SEGMENT_BYTES):
            while unconfirmed + len(data) > window:
                room.clear()
                await room.wait()
            unconfirmed += len(data)
            arrival = way.arrival(len(data))
            last = loop.call_at(arrival, deliver, data)
            loop.call_at(arrival + way.delay, confirm, len(data))
        if last:
            await asyncio.sleep(max(0, last.when() - loop.time()))
        writer.close()
