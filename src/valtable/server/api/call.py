"""What every call of the API is given: who asks, from where, and the house that answers."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from valtable.engine.rules import Rules
from valtable.server import shared
from valtable.server.answering import Answering
from valtable.server.gate import WORK, Work
from valtable.server.hall import Hall
from valtable.server.hooks import Hooks
from valtable.server.limits import BOT_TABLES, BOTS_IDLE, Limits, Shared, is_this_machine, place_of
from valtable.server.reading import Reading
from valtable.server.relay import Relay
from valtable.server.replay import Replays
from valtable.server.reviews import Reviews
from valtable.server.session import who
from valtable.table.problem import Problem, later
from valtable.table.table import now

Asking = Request[Any, Any, Any]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=99, description="Through the eyes of this seat.")]
TableId = Annotated[str, PathParameter(description="The table's id, as in its address.")]
CampaignId = Annotated[str, PathParameter(description="The campaign's id, as in its address.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=99, description="The number of a seat, from 0.")]


class House:
    """What there is one of in a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.shared = None if hall.leases is None else Shared(hall.mark)
        self.limits = Limits(shared=self.shared)
        self.answering = Answering(hall, self.limits)
        self.work = Work(hall.settings.share, self.shared)
        hall.telling, hall.hearing = self.tell, self.hear
        self.replays = Replays()
        self.reviews = Reviews(hall)
        self.reading = Reading()
        self.hooks = Hooks(hall)
        self.relay = Relay(hall)

    def tell(self) -> Any:
        """What the other processes are to know of who has used how much."""
        if self.shared is None:
            return None
        return self.shared.tell(
            lambda what, who: self.work.notable(who) if what == WORK else self.limits.notable(what, who)
        )

    def hear(self, told: Any) -> None:
        if self.shared is not None:
            known = [one for one in told if one[0] == WORK or one[0] in self.limits.rates]
            self.shared.hear(known, lambda what: self.work.share if what == WORK else self.limits.rates[what][0])


class Call:
    """One call. It is a single dependency: the framework would start a task for each of several."""

    __slots__ = ("hall", "house", "limits", "person", "place")

    def __init__(self, house: House, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        self.house = house
        self.hall = house.hall
        self.limits = house.limits
        self.person = who(connection)
        self.place = place_of(connection.client)  # where it comes from, as far as limits care

    def take(self, what: str) -> None:
        """Count this call against a limit of the place that it comes from."""
        self.limits.take(what, self.place)

    async def take_bots(self, table_id: str) -> None:
        """Bots are to play at that table, because of this call: at so many at a time, or the bots of all the others
        would wait for theirs. Tables that are over, idle or without bots do not count; this machine's own do not."""
        if is_this_machine(self.place):
            return
        others = await self.hall.store.bot_tables_of(self.hall.mark(self.place), now() - 1000 * BOTS_IDLE, table_id)
        if others >= BOT_TABLES:
            told = f"bots play at {others} tables for you already; finish one of those games first"
            raise later(429, "too-many-bots", told, 60, max=BOT_TABLES)

    async def claim(self) -> str:
        """One more table for the place that this call comes from: its name in the store, or a Problem."""
        name = self.hall.mark(self.place)
        most = self.hall.settings.tables
        if most and await self.hall.store.tables_of(name) >= most:
            told = f"{most} tables are kept for your address already; the oldest are removed in time"
            raise Problem(429, "too-many-tables", told, max=most)
        return name

    async def prepare(self, game: str, players: int, options: dict[str, Any]) -> Rules:
        """The rules for a new table, or a Problem."""
        if shared.brings_file(options):
            self.take("open")
        return await self.house.reading.prepare(self.place, game, players, options)


TheCall = NamedDependency[Call]
