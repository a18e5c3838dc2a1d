"""An answer, by whichever way it comes: by a call of its own, or over a live connection."""

from __future__ import annotations

import time

from valtable.server import metrics
from valtable.server.hall import Hall
from valtable.server.limits import Limits
from valtable.table import clock, wire
from valtable.table.people import Person
from valtable.table.problem import Problem
from valtable.table.table import Seat, Table


class Answering:
    """Whoever takes the answers of all tables."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits

    async def take(self, table_id: str, person: Person, place: str, data: wire.Answer) -> wire.Answered:
        """Committed when this returns. With `check`, an answer that could not be taken back changes nothing, and comes
        back as `confirm`."""
        begun = time.perf_counter()

        def act(draft: Table) -> tuple[bool, list[wire.Paid]]:
            seat = draft.held(data.seat, person)
            self.limits.take("answer", f"{table_id}/{data.seat}")
            need_no_bot(seat, data.seat)
            confirm = draft.answer(data.seat, data.n, data.prompt, data.option, data.check)
            clock.back(draft, data.seat)
            return confirm, draft.pay(data.seat) if data.usual and not confirm else []

        try:
            (confirm, paid), table = await self.hall.change(table_id, act)
        except Problem:
            self.limits.take("any", place)  # good answers are counted by seat, refused ones as everything else
            raise
        metrics.ANSWER_SECONDS.observe(time.perf_counter() - begun)
        return wire.Answered(table.seen_by(data.seat), confirm, paid)


def need_no_bot(seat: Seat, number: int) -> None:
    if seat.lent:
        raise Problem(409, "seat-lent", f"a bot answers for seat {number}; take the seat back first")
