"""All tables: finding them, opening a new one, opening one from a downloaded match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from litestar import Controller, get, post
from litestar.params import JSONBody

from valtable.engine.errors import LoadError
from valtable.engine.match import Match
from valtable.games import GAMES
from valtable.server import reader, session, shared
from valtable.server.api.call import Asking, Call, Eyes, TheCall
from valtable.server.api.campaigns import new_campaign
from valtable.server.campaigns import Turn
from valtable.server.seating import begin, level_of, new_id, new_seed, seated, seats_of_file, spare_names
from valtable.table import wire
from valtable.table.clock import set_pace
from valtable.table.people import TITLE_LENGTH, clean, clean_name, hash_secret, new_secret, unlike
from valtable.table.problem import Problem
from valtable.table.sight import info
from valtable.table.table import DEFAULT_LEVEL, OVER, PLAYING, Seat, Table, result_of

LISTED: Final = 100
FILE_SIZE: Final = 4_000_000


class TablesController(Controller):
    """All tables."""

    path = "/api/tables"
    tags = ("Tables",)

    @get("/", summary="Tables to go to")
    async def all(
        self,
        request: Asking,
        call: TheCall,
    ) -> wire.Tables:
        """Mine (where I sit or which I opened), those open to all, and mine that are finished."""
        ids = session.my_tables(request.session)
        found = wire.Tables([], [], [])
        belonging = await call.hall.store.belonging(ids, LISTED)
        public = await call.hall.store.public(LISTED)
        online = await call.house.relay.online([table.id for table, _ in (*belonging, *public)])
        for table, asked in belonging:
            if not (table.mine(call.person) or table.hosted_by(call.person)):
                continue
            (found.finished if table.status == OVER else found.mine).append(
                info(table, call.person, asked, online[table.id])
            )
        mine = {one.id for one in found.mine}
        for table, asked in public:
            if table.id not in mine:
                found.open.append(info(table, call.person, asked, online[table.id]))
        return found

    @post("/", summary="Open a table")
    async def make(
        self,
        request: Asking,
        data: JSONBody[wire.NewTable],
        call: TheCall,
    ) -> wire.TableMade:
        """The game begins when nobody is missing: at once, where I play with bots only."""
        call.take("make")
        if data.lesson:
            data = lesson(data)
        rules = await call.prepare(data.game, len(data.seats), data.options)
        seats: list[Seat] = []
        taken: list[wire.SeatTaken] = []
        names = spare_names()
        for number, wanted in enumerate(data.seats):
            used = [seat.name for seat in seats if seat.name]
            if wanted.kind == "open":
                seats.append(Seat("open"))
                continue
            own = call.person.name if wanted.kind == "me" else ""
            name = unlike(clean_name(wanted.name or own or names.pop()), used)
            if wanted.kind == "bot":
                seats.append(Seat("bot", name, level_of(wanted.level)))
            else:
                seat, proof = seated(Seat("person", name), number, call.hall.key, session.owner(request.session))
                seats.append(seat)
                taken.append(proof)
        host = new_secret()
        seed = new_seed() if data.seed is None else data.seed
        title = clean(data.title, "title", 0, TITLE_LENGTH)
        options = rules.options
        campaign = None
        if data.campaign:
            campaign = await asyncio.to_thread(new_campaign, data, title, seats, hash_secret(host))
        if campaign is not None:
            options = campaign[2]
        table = Table(new_id(), data.game, options, seed, seats, hash_secret(host))
        if campaign is not None:
            kept, record, _ = campaign
            table.campaign = kept.id
            table.turn = Turn(kept, record, table.id, new=True)
        table.place = await call.claim()
        table.seeded = data.seed is not None
        table.public = data.public
        # Where nobody else plays it is one's own affair; elsewhere the host must want it.
        table.hints = data.hints if data.hints is not None else all(seat.kind != "open" for seat in seats)
        table.title = title
        set_pace(table, data.pace, data.at_zero)
        if any(seat.automatic for seat in seats):
            await call.take_bots(table.id)
        table.begin_if_full(begin)
        await call.hall.add(table)
        session.remember_host(request.session, table.id, host)
        for proof in taken:
            session.remember_seat(request.session, table.id, proof.seat, proof.secret)
        return wire.TableMade(table.id, host, taken)

    @post(
        "/open",
        summary="Open a table from a downloaded match",
        request_max_body_size=FILE_SIZE,
        description="The body is the file's text. I sit in `seat` (0 unless told otherwise), bots in the others.",
    )
    async def open_file(self, request: Asking, call: TheCall, seat: Eyes = None) -> wire.TableMade:
        call.take("open")
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError as error:
            raise Problem(400, "bad-file", "this is not a text", why="other") from error
        try:
            sound = await call.house.reading.load(call.place, reader.read_match, text)
            match = await asyncio.to_thread(shared.load, sound)
        except LoadError as error:
            raise Problem(400, "bad-file", str(error)[:500], why=error.why) from error
        return await open_match(request, call, match, seat or 0)


def lesson(wanted: wire.NewTable) -> wire.NewTable:
    """The table that the game's first lesson is played at: me in the first seat, gentle bots in the others."""
    info = GAMES.get(wanted.game)
    if info is None:
        return wanted  # it is refused like any other table of a game that is not there
    coach = info.coach
    if coach is None:
        raise Problem(409, "no-lesson", f"{wanted.game} has no lesson")
    bots = [wire.SeatWanted("bot", level=coach.level) for _ in range(coach.players - 1)]
    seats = [wire.SeatWanted("me"), *bots]
    return wire.NewTable(wanted.game, seats, coach.options, title=wanted.title, seed=coach.seed)


async def open_match(
    request: Asking, call: Call, match: Match, mine: int, levels: Sequence[str] = (DEFAULT_LEVEL,)
) -> wire.TableMade:
    """A table where that match goes on, with me in one seat and bots of these levels in the others."""
    if mine >= match.players:
        raise Problem(404, "no-such-seat", f"there is no seat {mine}; seats are 0 to {match.players - 1}")
    seats, taken = seats_of_file(match, mine, call.hall.key, session.owner(request.session), levels)
    host = new_secret()
    table = Table(new_id(), match.game, match.options, match.seed, seats, hash_secret(host))
    table.place = await call.claim()
    table.seeded = True
    table.hints = True
    match.names = [one.name for one in seats]
    match.compact()
    table.match = match
    table.status = OVER if match.over else PLAYING
    table.result = result_of(match, 0)
    if not match.over and match.players > 1:
        await call.take_bots(table.id)
    await call.hall.add(table)
    session.remember_host(request.session, table.id, host)
    session.remember_seat(request.session, table.id, taken.seat, taken.secret)
    return wire.TableMade(table.id, host, [taken])
