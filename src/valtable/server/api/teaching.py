"""The teacher: a hint for an open question, the review of a finished match, and practice from any of its moments."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from valtable.server.answering import need_no_bot
from valtable.server.api.afterwards import finished
from valtable.server.api.call import Asking, TableId, TheCall
from valtable.server.api.tables import open_match
from valtable.server.hall import bot_seed
from valtable.server.seating import level_of
from valtable.table import wire
from valtable.table.problem import Problem
from valtable.table.table import DEFAULT_LEVEL, Table


class TeachingController(Controller):
    """What the strongest bot can teach."""

    path = "/api/tables/{table_id:str}"
    tags = ("Table",)

    @post("/hint", summary="A hint for my open question", status_code=200)
    async def hint(self, data: JSONBody[wire.HintWanted], call: TheCall, table_id: TableId) -> wire.Hint:
        """The three best options as the teacher sees them, from what my seat knows. How many I have asked for is
        counted, and everybody at the table sees that number. 409 `no-hints` where the host does not want them."""
        _, table = await call.hall.table(table_id)
        table.held(data.seat, call.person)
        need_question(table, data)
        if not table.hints:
            raise Problem(409, "no-hints", "at this table there are no hints")
        call.limits.take("hint", f"{table_id}/{data.seat}")
        match = table.playing()
        seed = bot_seed(table.seed, data.seat, data.n)
        found = await call.hall.thinkers.hint(table.id, match, data.seat, seed)
        if found is None:
            raise Problem(503, "hint-failed", "the teacher could not look at this question; try again")

        def count(draft: Table) -> None:
            draft.held(data.seat, call.person).hints += 1
            draft.reseated = True

        await call.hall.change(table_id, count)
        advice = [
            wire.Advised(
                one["option"],
                round(one["chance"], 4),
                round(one["share"], 4),
                one["gains"],
                [wire.Followed(**follow) for follow in one["line"]],
            )
            for one in found
        ]
        return wire.Hint(data.seat, data.n, data.prompt, advice)

    @post("/review", summary="Have a finished match reviewed", status_code=200)
    async def want_review(self, call: TheCall, table_id: TableId) -> wire.ReviewStatus:
        """It is made in the background; ask how far it is. A review that is there, or on its way, is not made again."""
        _, table = await call.hall.table(table_id)
        match = finished(table)
        call.take("review")
        await call.house.reviews.want(table, match)
        return await call.house.reviews.status(table.id, match)

    @get("/review", summary="The review of a finished match")
    async def review(self, call: TheCall, table_id: TableId) -> wire.ReviewStatus:
        """How far it is, and the review itself as soon as it is `done`: the chances over the turns, and the turning
        points of those who played, all in message ids."""
        _, table = await call.hall.table(table_id)
        return await call.house.reviews.status(table.id, finished(table))

    @post("/practice", summary="Play on from a moment of a finished match")
    async def practice(
        self, request: Asking, data: JSONBody[wire.Practice], call: TheCall, table_id: TableId
    ) -> wire.TableMade:
        """A new table of my own, with the match as it was after `position` answers, me in `seat`, and bots."""
        call.take("make")
        _, table = await call.hall.table(table_id)
        final = finished(table)
        table.seat(data.seat)
        levels = [level_of(level) for level in data.levels] or [
            seat.level or DEFAULT_LEVEL for number, seat in enumerate(table.seats) if number != data.seat
        ]
        match = await call.house.replays.at(table.id, final, data.position, call.house.work, call.place)
        if match.over:
            raise Problem(409, "over", "the game is over at that moment")
        return await open_match(request, call, match, data.seat, levels or [DEFAULT_LEVEL])


def need_question(table: Table, wanted: wire.HintWanted) -> None:
    """That the seat is still asked what is meant."""
    if table.playing().over:
        raise Problem(409, "over", "the game is over")
    need_no_bot(table.seats[wanted.seat], wanted.seat)
    question = table.question(wanted.seat)
    if question is None or wanted.n != table.given(wanted.seat) or wanted.prompt != question.prompt:
        raise Problem(409, "stale", f"seat {wanted.seat} is not asked {wanted.prompt!r} with n {wanted.n} now")
