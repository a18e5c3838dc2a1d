"""What it costs to pass a live connection on: processor time of the process in the middle, for each message.

    .venv/bin/python -m benchmarks.passing --messages 20000 --size 1400

A process that sends, a process that reads, and between them, here, the two ends of a `Pipe` as the server uses them.
Messages come one at a time, as pushes do, so that each is a step of the loop of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import socket
import time

import uvloop

from valtable.server.relay import Pipe


def talk(port: int, messages: int, size: int) -> None:
    """Send a message, wait until it has come back, and so on."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        for _ in range(messages):
            line.sendall(b"x" * size)
            left = size
            while left:
                left -= len(line.recv(left))


def echo(listener: socket.socket) -> None:
    line, _ = listener.accept()
    with line:
        while data := line.recv(65536):
            line.sendall(data)


async def measure(messages: int, size: int) -> float:
    """Seconds of this process for each message that it has passed on."""
    loop = asyncio.get_running_loop()
    far = socket.create_server(("127.0.0.1", 0))
    ended = loop.create_future()

    class Near(Pipe):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.ended = lambda: ended.set_result(None)
            self.joining = loop.create_task(self.go_on())

        async def go_on(self) -> None:
            _, there = await loop.create_connection(Pipe, "127.0.0.1", far.getsockname()[1])
            self.join(there)

    server = await loop.create_server(Near, "127.0.0.1", 0)
    context = multiprocessing.get_context("fork")
    begun = time.process_time()
    others = [
        context.Process(target=echo, args=(far,)),
        context.Process(target=talk, args=(server.sockets[0].getsockname()[1], messages, size)),
    ]
    for one in others:
        one.start()
    await ended
    spent = time.process_time() - begun
    for one in others:
        one.join()
    server.close()
    far.close()
    return spent / (2 * messages)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--size", type=int, default=1400)
    wanted = parser.parse_args()
    each = uvloop.run(measure(wanted.messages, wanted.size))
    print(f"{each * 1e6:.1f} microseconds for each message of {wanted.size} bytes that is passed on")


if __name__ == "__main__":
    main()
