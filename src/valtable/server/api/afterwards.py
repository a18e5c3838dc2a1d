"""When a match is over: looking at its positions, taking it along, playing again."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.params import PathParameter

from valtable.engine.match import Match
from valtable.server import assets, session
from valtable.server.api.call import Asking, Eyes, TableId, TheCall
from valtable.server.hall import Entry
from valtable.server.seating import again
from valtable.table import wire
from valtable.table.people import hash_secret, new_secret
from valtable.table.problem import Problem
from valtable.table.sight import Sight, state
from valtable.table.table import OVER, Table


class AfterwardsController(Controller):
    """A finished table."""

    path = "/api/tables/{table_id:str}"
    tags = ("Table",)

    @get("/positions/{position:int}", summary="A finished match at one of its positions")
    async def position(
        self,
        call: TheCall,
        table_id: TableId,
        position: Annotated[int, PathParameter(ge=0, le=1_000_000)],
        seat: Eyes = None,
    ) -> wire.State:
        """After its first `position` answers, through any seat's eyes: nothing is secret any more."""
        call.take("replay")
        entry, table = await call.hall.table(table_id)
        final = finished(table)
        if seat is not None:
            table.seat(seat)
        match = await call.house.replays.at(table.id, final, position, call.house.work, call.place)
        past = table.copy()
        past.match = match
        shown = state(past, Sight(match, seat), call.person, seat, entry.online())
        shown.position, shown.length = position, len(final.history)
        shown.undo = wire.Undo(False, None)
        shown.standing = {}
        return shown

    @get("/course", summary="The turns of a finished match, and everybody's points over them")
    async def course(self, call: TheCall, table_id: TableId) -> wire.Course:
        """Where each turn begins, and what everybody would have had there. It is worked out once, with the replay."""
        call.take("replay")
        _, table = await call.hall.table(table_id)
        final = finished(table)
        replay = await call.house.replays.of(table.id, final, call.house.work, call.place)
        return wire.Course(len(final.history), replay.marks)

    @get(
        "/match",
        summary="A finished match as a file",
        media_type=MediaType.JSON,
        responses=assets.answers(dict[str, Any], "The match, as it was saved"),
    )
    async def download(self, call: TheCall, table_id: TableId) -> Response[bytes]:
        """It can be opened again, here or elsewhere. What was over once is over: it is given as it was kept, whatever
        the rules have become since. So is a match that can no longer be read, or in which the rules cannot go on, to
        those who play it."""
        try:
            entry, table = await call.hall.table(table_id)
            stuck = bool(table.mine(call.person)) and cannot_be_drawn(entry, table.mine(call.person))
            match = table.playing() if stuck else finished(table)
            text = await asyncio.to_thread(match.save)
        except Problem as problem:
            if problem.code not in ("table-broken", "not-finished"):
                raise
            kept = await call.hall.kept(table_id)
            table = kept.table
            theirs = problem.code == "table-broken" and (table.mine(call.person) or table.hosted_by(call.person))
            if kept.snapshot is None or not (table.status == OVER or theirs):
                raise
            text = kept.snapshot
        name = f"valtable-{table.game}-{table.id[:6]}.json"
        return Response(
            text.encode(), media_type=MediaType.JSON, headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    @post("/rematch", summary="The same again")
    async def rematch(self, request: Asking, call: TheCall, table_id: TableId) -> wire.TableMade:
        """A new table for the same people. Who asks first makes it; the others are sent there."""
        _, table = await call.hall.table(table_id)
        finished(table)
        if not (table.mine(call.person) or table.hosted_by(call.person)):
            raise Problem(403, "not-your-seat", "only those who played can play again")
        if table.campaign is not None:
            raise Problem(409, "of-campaign", "this table is part of a campaign, which goes on from its shelf")
        if table.rematch is None:
            host = new_secret()
            fresh = again(table, hash_secret(host))
            fresh.place = await call.claim()
            if any(seat.automatic for seat in fresh.seats):
                await call.take_bots(fresh.id)
            first, table = await call.hall.change(table_id, lambda draft: draft.go_on_at(fresh))
            if first:
                session.remember_host(request.session, fresh.id, host)
        assert table.rematch is not None
        there, _ = await call.hall.glance(table.rematch)
        session.adopt(request.session, there)
        return wire.TableMade(table.rematch, request.session.get("host", {}).get(table.rematch, ""), [])


def cannot_be_drawn(entry: Entry, seats: list[int]) -> bool:
    """Whether the rules fail at this match, as these seats see it: nobody can play it on."""
    try:
        for seat in seats:
            entry.sight(seat)
    except Problem as problem:
        return problem.code == "rules-failed"
    return False


def finished(table: Table) -> Match:
    match = table.playing()
    if not match.over:
        raise Problem(409, "not-finished", "the game is not over yet")
    return match
