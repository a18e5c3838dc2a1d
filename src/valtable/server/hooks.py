"""Calls to an address of somebody's own when it is their turn.

Whoever gives an address lets this server send something there. So a call goes to public addresses only (unless whoever
runs the server allows others), to the very address that was looked at; it follows no redirection, waits ten seconds,
reads no more than the first lines of the reply, and tells nobody what it was. Bodies are signed as the Standard
Webhooks say (webhook-id, webhook-timestamp, webhook-signature).
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import secrets
import socket
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore
import msgspec

from valtable.server.hall import Hall
from valtable.server.logs import get as get_log
from valtable.server.rows import Hook
from valtable.table.problem import Problem
from valtable.table.sight import when
from valtable.table.table import Table, now

PAUSES: Final = (0.0, 15.0, 120.0)  # seconds before each try
DELAY: Final = 20.0  # seconds that somebody may be asked before they are called: who is here has answered by then
PATIENCE: Final = 10.0  # seconds for one call, all in all
GIVEN_UP: Final = 20  # turns in a row that could not be told, after which the address is not called any more
WAITING: Final = 1000  # calls that wait, of all people
REFRESH: Final = 60.0  # seconds after which what other processes were told is known here
URL_LENGTH: Final = 500


class Refused(Exception):
    """An address that is not called."""


class Hooks:
    """Whoever calls them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.delay = DELAY
        self.pauses = PAUSES
        self.owners: frozenset[str] = frozenset()  # who wants to be called
        self.tasks: set[asyncio.Task[None]] = set()
        hall.asked = self.asked

    async def open(self) -> None:
        if self.hall.settings.hooks != "off":
            self._spawn(self._keep_up())

    async def close(self) -> None:
        await self.hall.store.at_rest()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def refresh(self) -> None:
        self.owners = frozenset(await self.hall.store.hook_owners(GIVEN_UP))

    async def _keep_up(self) -> None:
        while True:
            with suppress(Problem):
                await self.refresh()
            await asyncio.sleep(REFRESH)

    def asked(self, table: Table, seats: list[int]) -> None:
        """A table waits for these seats from now on."""
        for seat in seats:
            owner = table.seats[seat].owner
            if owner in self.owners and owner is not None and len(self.tasks) < WAITING:
                self._spawn(self._tell(table.id, seat, table.clock.since[seat], owner))

    async def _tell(self, table_id: str, seat: int, since: int, owner: str) -> None:
        """Call whoever is still waited for and not at the table by then."""
        await asyncio.sleep(self.delay)
        try:
            entry, table = await self.hall.table(table_id)
            hook = await self.hall.store.hook(owner)
            if hook is None or table.clock.since.get(seat) != since or seat in entry.online():
                return
            body = turn_of(table, seat, since, hook)
            done = False
            for pause in self.pauses:
                await asyncio.sleep(pause)
                if await self.call(hook, f"turn-{table_id}-{seat}-{since}", body) is None:
                    done = True
                    break
            await self.hall.store.hook_called(owner, done)
            if not done:
                await self.refresh()
        except Problem as problem:
            get_log().warning("a turn could not be told", table=table_id, reason=problem.code)

    async def call(self, hook: Hook, id: str, body: dict[str, Any]) -> str | None:
        """Call it once; what went wrong, in a word, or nothing."""
        text = msgspec.json.encode(body)
        stamp = str(int(time.time()))
        headers = {
            "content-type": "application/json",
            "user-agent": "valtable",
            "webhook-id": id,
            "webhook-timestamp": stamp,
            "webhook-signature": signature(hook.secret, id, stamp, text),
        }
        try:
            check_url(hook.url)
            async with (
                asyncio.timeout(PATIENCE),
                httpcore.AsyncConnectionPool(
                    network_backend=Outward(self.hall.settings.hooks == "any"), retries=0
                ) as pool,
                pool.stream("POST", hook.url, headers=list(headers.items()), content=text) as response,
            ):
                return None if 200 <= response.status < 300 else "status"
        except Refused:
            return "address"
        except (TimeoutError, httpcore.TimeoutException):
            return "slow"
        except Exception:  # whatever the other side does: it is theirs
            return "unreachable"

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class Outward(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, and to the one that was looked at: a name may mean another one later."""

    def __init__(self, anywhere: bool, resolve: Callable[[str, int], Any] | None = None) -> None:
        self.anywhere = anywhere
        self.resolve = resolve or _resolve
        self.backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found: list[str] = await self.resolve(host, port)
        if not found or not (self.anywhere or all(is_public(address) for address in found)):
            raise Refused(host)
        return await self.backend.connect_tcp(found[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_args: Any, **_more: Any) -> httpcore.AsyncNetworkStream:
        raise Refused("a socket")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def _resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def is_public(address: str) -> bool:
    """Whether it is somewhere in the internet: neither this machine, nor a network of its own, nor a way into one."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    inner = None
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.is_global and not ip.is_multicast and (inner is None or is_public(str(inner)))


NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


def check_url(url: str) -> str:
    """An address that can be called, or a Problem."""
    try:
        parts = urlsplit(url)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 80) > 0
    except ValueError:
        sound = False
    named = "@" not in url.partition("//")[2].partition("/")[0]  # no password in an address that is kept
    if not sound or not named or len(url) > URL_LENGTH or not url.isascii() or not url.isprintable() or " " in url:
        raise Problem(400, "bad-hook", "url: an http or https address of at most 500 characters, without a password")
    return url


def new_hook(owner: str, url: str, base: str) -> Hook:
    return Hook(owner, check_url(url), "whsec_" + base64.b64encode(secrets.token_bytes(24)).decode(), base, 0)


def signature(secret: str, id: str, stamp: str, body: bytes) -> str:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = hmac.new(key, f"{id}.{stamp}.".encode() + body, hashlib.sha256).digest()
    return "v1," + base64.b64encode(signed).decode()


def turn_of(table: Table, seat: int, since: int, hook: Hook) -> dict[str, Any]:
    """What a call says: what anybody may know who looks at the table from outside."""
    return {
        "type": "turn",
        "timestamp": when(now()),
        "data": {
            "table": table.id,
            "url": f"{hook.base}/t/{table.id}",
            "title": table.title,
            "game": table.game,
            "seat": seat,
            "player": table.seats[seat].name,
            "since": when(since),
            "due": None if table.clock.due is None else when(table.clock.due),
        },
    }


def trial(hook: Hook) -> dict[str, Any]:
    """What a call says that is only to be tried."""
    return {"type": "trial", "timestamp": when(now()), "data": {"url": hook.base}}
