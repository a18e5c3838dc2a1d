"""How much one may ask for: token buckets, which processes share, and where a browser's request may come from."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Address

from valtable.table.problem import later

KEPT: Final = 20_000  # buckets; who was quiet longest is forgotten first, when the bucket was full again anyway

BOT_TABLES: Final = 20  # at a time, for one place: a family has fewer, and a worker gets through them in a minute
BOTS_IDLE: Final = 600  # seconds after its last change in which a table with bots counts
NOTABLE: Final = 0.1  # of an allowance: who has used less is not worth telling the other processes
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
    "gallery": (0.5, 10.0),  # per address: the talk of those who watch
    "feed": (0.2, 20.0),  # per address
    "hook": (0.05, 10.0),  # per address: addresses to be called, set or tried
    "point": (1.0, 10.0),  # per seat
    "hint": (1.0, 10.0),  # per seat
    "review": (0.2, 20.0),  # per address: reviews begun
    "report": (0.02, 5.0),  # per address
    "replay": (20.0, 200.0),  # per address
}


PER_SEAT: Final = frozenset(("answer", "talk", "point", "hint"))  # each table is in one process: no other counts them


class Shared:
    """What is used up here and through the other processes on the same database: each tells the others at each beat."""

    def __init__(self, mark: Callable[[str], str]) -> None:
        self.mark = mark  # the name of a place that others may know
        self.here: Counter[tuple[str, str]] = Counter()  # since they were told, by what and place
        self.there: OrderedDict[tuple[str, str], tuple[float, float]] = (
            OrderedDict()
        )  # by what and mark: how much, when

    def used(self, what: str, place: str, amount: float) -> None:
        self.here[what, place] += amount  # type: ignore[assignment]

    def others(self, what: str, place: str, rate: float) -> float:
        """How much others have let this place use since it was last asked, less what has filled up again."""
        if not self.there:
            return 0.0
        amount, at = self.there.pop((what, self.mark(place)), (0.0, 0.0))
        return max(0.0, amount - (time.monotonic() - at) * rate)

    def tell(self, notable: Callable[[str, str], bool]) -> list[tuple[str, str, float]]:
        """What the others are to know."""
        here, self.here = self.here, Counter()
        return [(what, self.mark(who), round(n, 3)) for (what, who), n in here.items() if notable(what, who)]

    def hear(self, told: list[tuple[str, str, float]], rate: Callable[[str], float]) -> None:
        now = time.monotonic()
        for what, mark, amount in told:
            before, at = self.there.pop((what, mark), (0.0, now))
            self.there[what, mark] = (max(0.0, before - (now - at) * rate(what)) + amount, now)
        while len(self.there) > KEPT:
            self.there.popitem(last=False)


class Limits:
    """The buckets of this process; `shared` where other processes count, too."""

    def __init__(self, rates: dict[str, tuple[float, float]] = RATES, shared: Shared | None = None) -> None:
        self.rates = rates
        self.shared = shared
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # tokens, and when

    def take(self, what: str, who: str) -> None:
        """Take one token, or raise a Problem that says when the next one comes."""
        rate, most = self.rates[what]
        now = time.monotonic()
        tokens, at = self.buckets.pop((what, who), (most, now))
        tokens = min(most, tokens + (now - at) * rate)
        if self.shared is not None and what not in PER_SEAT:
            tokens = max(-most, tokens - self.shared.others(what, who, rate))
            if tokens >= 1:
                self.shared.used(what, who, 1)
        self.buckets[(what, who)] = (tokens - 1 if tokens >= 1 else tokens, now)
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        if tokens < 1:
            wait = max(1, math.ceil((1 - tokens) / rate))
            raise later(429, "too-many", f"too many requests; try again in {wait} s", wait, seconds=wait)

    def notable(self, what: str, who: str) -> bool:
        """Whether somebody has used enough of it that the other processes should know."""
        _, most = self.rates[what]
        tokens, _ = self.buckets.get((what, who), (most, 0.0))
        return most - tokens >= NOTABLE * most


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
