"""How much one may ask for: token buckets, tables with bots, and where a browser's request may come from."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Address

from valtable.table.problem import later

KEPT: Final = 20_000  # buckets; who was quiet longest is forgotten first, when the bucket was full again anyway

BOT_TABLES: Final = 20  # at a time, for one place: a family has fewer, and a worker gets through them in a minute
ARRIVING: Final = 10.0  # seconds that a new table may take to come into the hall
LOOPBACK_6: Final = "::/64"  # the network of ::1

# what: (tokens a second, most at once)
RATES: Final[dict[str, tuple[float, float]]] = {
    "any": (200.0, 2000.0),  # per address: everything that is not an answer
    "answer": (60.0, 240.0),  # per seat: more than any hand or bot needs
    "make": (10.0, 400.0),  # per address: new tables
    "open": (0.5, 20.0),  # per address: matches from files
    # Per address: guesses of recovery words. Not per table as well, or others could lock its owners out; a thousand
    # addresses that guess as fast as they may need centuries for 41 bits.
    "recover": (0.1, 10.0),
    "talk": (1.0, 10.0),  # per seat
    "point": (1.0, 10.0),  # per seat
    "hint": (1.0, 10.0),  # per seat
    "review": (0.2, 20.0),  # per address: reviews begun
    "report": (0.02, 5.0),  # per address
    "replay": (20.0, 200.0),  # per address
}


class Limits:
    """The buckets of this process."""

    def __init__(self, rates: dict[str, tuple[float, float]] = RATES) -> None:
        self.rates = rates
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # tokens, and when

    def take(self, what: str, who: str) -> None:
        """Take one token, or raise a Problem that says when the next one comes."""
        rate, most = self.rates[what]
        now = time.monotonic()
        tokens, at = self.buckets.pop((what, who), (most, now))
        tokens = min(most, tokens + (now - at) * rate)
        self.buckets[(what, who)] = (tokens - 1 if tokens >= 1 else tokens, now)
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        if tokens < 1:
            wait = max(1, math.ceil((1 - tokens) / rate))
            raise later(429, "too-many", f"too many requests; try again in {wait} s", wait, seconds=wait)


class BotTables:
    """The tables at which bots play because of somebody at that place: only so many at a time, or the bots of all the
    others would wait for theirs. Tables that are over, idle or without bots do not count; this machine's own do not."""

    def __init__(self, has_bots: Callable[[str], bool]) -> None:
        self.has_bots = has_bots
        self.tables: dict[str, dict[str, float]] = {}  # by place: since when

    def take(self, place: str, table: str) -> None:
        """One more table for that place, or a Problem."""
        if is_this_machine(place):
            return
        now = time.monotonic()
        if len(self.tables) >= KEPT:
            self.tables = {one: kept for one in self.tables if (kept := self._playing(one, now))}
        mine = self.tables[place] = self._playing(place, now)
        if table not in mine and len(mine) >= BOT_TABLES:
            told = f"bots play at {len(mine)} tables for you already; finish one of those games first"
            raise later(429, "too-many-bots", told, 60, max=BOT_TABLES)
        mine[table] = now

    def _playing(self, place: str, now: float) -> dict[str, float]:
        """Its tables with bots; one that has just been asked for may not be in the hall yet."""
        mine = self.tables.get(place, {})
        return {table: since for table, since in mine.items() if now - since < ARRIVING or self.has_bots(table)}


def is_this_machine(place: str) -> bool:
    try:
        return ipaddress.ip_network(place).is_loopback or place == LOOPBACK_6
    except ValueError:
        return False


def place_of(client: Address | None) -> str:
    """Where a request comes from, as far as limits care: who has one IPv6 address has 2**64 of them."""
    return "nowhere" if client is None else _place(client.host)


@lru_cache(KEPT)
def _place(host: str) -> str:
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return host
    if ip.version == 4 or ip.ipv4_mapped is not None:
        return str(ip if ip.version == 4 else ip.ipv4_mapped)
    return str(ipaddress.ip_network((int(ip), 64), strict=False))


def same_origin(origin: str, host: str, scheme: str) -> bool:
    """Whether a browser's request comes from our own page, by the same scheme. A program sends no origin."""
    if not origin:
        return True
    ours = scheme.replace("ws", "http")  # a live connection is opened by a page
    try:
        page = urlsplit(origin)
        return bool(host) and page.scheme == ours and _whole(page.netloc, ours) == _whole(host, ours)
    except ValueError:
        return False


def _whole(host: str, scheme: str) -> str:
    """A host with its port."""
    named = urlsplit(f"//{host.lower()}")
    return f"{named.hostname}:{named.port or (443 if scheme == 'https' else 80)}"
