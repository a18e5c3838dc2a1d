"""What people do at a table: they answer, take back, talk, point at things, and report what went wrong."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody

from valtable.server import reports
from valtable.server.answering import need_no_bot
from valtable.server.api.call import Call, TableId, TheCall
from valtable.server.trouble import told
from valtable.table import wire
from valtable.table.people import REPORT_LENGTH, TALK_LENGTH, clean, clean_name, unlike
from valtable.table.problem import Problem
from valtable.table.table import Table


class Reasons(msgspec.Struct):
    """Why a thing cannot be chosen now: messages, the first one first."""

    why: list[Any]


class PlayingController(Controller):
    """Playing at a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("Table",)

    @post("/answers", summary="Answer a question", status_code=200)
    async def answer(
        self,
        data: JSONBody[wire.Answer],
        call: TheCall,
        table_id: TableId,
    ) -> wire.Answered:
        """With `check`, an answer that could not be taken back changes nothing and comes back as `confirm`."""
        return await call.house.answering.take(table_id, call.person, call.place, data)

    @get("/why-not", summary="Why a thing cannot be chosen")
    async def why_not(self, call: TheCall, table_id: TableId, seat: FromQuery[int], thing: FromQuery[str]) -> Reasons:
        """What the rules say to my open question and a thing of my board; nothing where it is about other things."""
        _, table = await call.hall.table(table_id)
        table.held(seat, call.person)
        return Reasons([message.data() for message in table.playing().why_not(seat, thing)])

    @post("/undo", summary="Take my last answer back", status_code=200)
    async def undo(self, data: JSONBody[wire.TakeBack], call: TheCall, table_id: TableId) -> wire.Changed:
        """409 with `undo-REASON` when it cannot be: chance, revealed, other-player, nothing."""

        def act(draft: Table) -> None:
            seat = draft.held(data.seat, call.person)
            call.limits.take("answer", f"{table_id}/{data.seat}")
            need_no_bot(seat, data.seat)
            draft.undo_to(data.seat, draft.given(data.seat) if data.n is None else data.n)

        _, table = await call.hall.change(table_id, act)
        return wire.Changed(table.seen_by(data.seat))

    @post("/hand", summary="Raise a hand", status_code=200)
    async def raise_hand(self, data: JSONBody[wire.Mine], call: TheCall, table_id: TableId) -> wire.Changed:
        """To be asked at the next moment at which something may be used; 409 `no-hand` where there is nothing."""

        def act(draft: Table) -> None:
            seat = draft.held(data.seat, call.person)
            call.limits.take("answer", f"{table_id}/{data.seat}")
            need_no_bot(seat, data.seat)
            draft.raise_hand(data.seat)

        _, table = await call.hall.change(table_id, act)
        return wire.Changed(table.seen_by(data.seat))

    @post("/talk", summary="Say something", status_code=200)
    async def talk(self, data: JSONBody[wire.Talk], call: TheCall, table_id: TableId) -> wire.Changed:
        """Of 1 to 300 characters, by somebody who sits at the table; without a seat, by somebody who watches. Players
        do not hear those who watch until the game is over."""
        text = clean(data.text, "text", 1, TALK_LENGTH)
        if data.seat is None:
            return await self._talk_watching(call, table_id, text)

        def act(draft: Table) -> None:
            assert data.seat is not None
            draft.held(data.seat, call.person)
            call.limits.take("talk", f"{table_id}/{data.seat}")
            draft.say(data.seat, text)

        _, table = await call.hall.change(table_id, act)
        return wire.Changed(table.seen_by(data.seat))

    async def _talk_watching(self, call: Call, table_id: str, text: str) -> wire.Changed:
        call.take("gallery")

        def act(draft: Table) -> None:
            if draft.mine(call.person):
                raise Problem(409, "not-watching", "whoever sits at the table talks from their seat")
            draft.say_watching(unlike(clean_name(call.person.name), [seat.name for seat in draft.seats]), text)

        _, table = await call.hall.change(table_id, act)
        return wire.Changed(table.seen_by(None))

    @post("/point", summary="Point at something", status_code=200)
    async def point(self, data: JSONBody[wire.Point], call: TheCall, table_id: TableId) -> wire.Changed:
        """Everybody who looks at the table is sent a `pointed`; nothing is kept, and the version stays as it is.

        409 `not-for-all` for what not everybody sees, `you-decide` for whoever alone is asked: they answer.
        """
        entry, table = await call.hall.table(table_id)
        table.held(data.seat, call.person)
        call.limits.take("point", f"{table_id}/{data.seat}")
        if table.playing().over:
            raise Problem(409, "over", "the game is over")
        if table.asked == [data.seat]:
            raise Problem(409, "you-decide", f"seat {data.seat} alone is asked now: it answers, others point")
        await call.hall.point(entry, data.seat, data.thing)
        return wire.Changed(table.seen_by(data.seat))

    @post("/reports", summary="Report a problem")
    async def report(
        self,
        data: JSONBody[wire.Report],
        call: TheCall,
        table_id: TableId,
    ) -> wire.Reported:
        """Kept with the match as it is, in a folder that the host of the server can read."""
        words = clean(data.words, "report", 1, REPORT_LENGTH)
        kept = None
        try:
            _, table = await call.hall.table(table_id)
        except Problem as problem:
            if problem.code != "table-broken":
                raise
            kept = await call.hall.kept(table_id)
            table = kept.table
        if data.seat is not None:
            table.held(data.seat, call.person)
        call.take("report")
        folder = call.hall.settings.data
        with told():  # a full disk, say
            return wire.Reported(await asyncio.to_thread(reports.write, folder, table, data.seat, words, kept))
