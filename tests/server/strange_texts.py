"""Readers with bad habits, as a forged file might make them; they run in the reader's process."""

from __future__ import annotations

import time

from valtable.server.reader import allow


def echo(text: str) -> str:
    return text


def sleep(_: str) -> None:
    time.sleep(10_000)


def burn(_: str) -> None:
    """As the reader of TOML does with a key of thirty thousand parts."""
    allow()
    while True:
        pass


def devour(_: str) -> int:
    return len(bytearray(1 << 40)) + sum(map(len, [bytearray(1 << 28) for _ in range(64)]))
