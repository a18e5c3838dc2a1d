"""The seats of a table: taking, leaving, lending and recovering them, and their standing answers."""

from __future__ import annotations

import secrets

from litestar import Controller, delete, post, put
from litestar.params import JSONBody

from valtable.server import session
from valtable.server.api.call import Asking, SeatNumber, TableId, TheCall
from valtable.server.api.looking import eyes_of
from valtable.server.seating import begin, change_seat, level_of, need_lobby, rename, seated, spare_names
from valtable.table import wire
from valtable.table.people import clean, clean_name, hash_recovery, hash_secret, new_recovery, new_secret, unlike
from valtable.table.problem import Problem
from valtable.table.table import DEVICES, OPEN, STANDING, Seat, Table


class SeatsController(Controller):
    """The seats of a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("Table",)

    @post("/seats/{number:int}", summary="Take a free seat")
    async def sit(
        self,
        request: Asking,
        data: JSONBody[wire.Sit],
        call: TheCall,
        table_id: TableId,
        number: SeatNumber,
    ) -> wire.SeatTaken:
        """Gives the secret that proves the seat, and four words to take it up on another device."""
        wanted = clean_name(data.name or call.person.name or spare_names().pop())
        owner = session.owner(request.session)

        def act(draft: Table) -> wire.SeatTaken:
            seat = draft.seat(number)
            if seat.kind != "open":
                raise Problem(409, "seat-taken", f"seat {number} is taken")
            others = [other.name for other in draft.seats if other is not seat and other.kind != "open"]
            seat.free()
            seat.kind = "person"
            seat.name = unlike(wanted, others)
            _, proof = seated(seat, number, call.hall.key, owner)
            draft.reseated = True
            rename(draft)
            draft.begin_if_full(begin)
            return proof

        proof, _ = await call.hall.change(table_id, act)
        session.remember_seat(request.session, table_id, number, proof.secret)
        return proof

    @delete("/seats/{number:int}", summary="Leave a seat", status_code=200)
    async def leave(self, request: Asking, call: TheCall, table_id: TableId, number: SeatNumber) -> wire.Changed:
        """Before the game it is free again; later it waits for its words, or for the host to lend it to a bot."""

        def act(draft: Table) -> None:
            seat = draft.held(number, call.person)
            if draft.status == OPEN:
                seat.free()
                seat.name = ""
            else:
                seat.secrets = ()
                seat.owner = None
            draft.reseated = True

        _, table = await call.hall.change(table_id, act)
        session.forget_seat(request.session, table_id, number)
        return wire.Changed(table.seen_by(eyes_of(table, call.person)))

    @put("/seats/{number:int}", summary="Lend a seat to a bot, take it back, fill it or free it")
    async def reseat(
        self, data: JSONBody[wire.SeatChange], call: TheCall, table_id: TableId, number: SeatNumber
    ) -> wire.Changed:
        """The host's; who holds a lent seat may take it back as well. Before the game `none` takes a seat away, and
        those after it count one less."""
        level = level_of(data.level) if data.kind == "bot" else None
        if data.kind == "none":
            _, table = await call.hall.table(table_id)
            await call.prepare(table.game, len(table.seats) - 1, table.options)  # it can be played by so many
            before = len(table.seats)
        if data.kind == "bot":
            await call.take_bots(table_id)

        def act(draft: Table) -> None:
            seat = draft.seat(number)
            if not (data.kind == "person" and seat.held_by(call.person)):
                draft.need_host(call.person)
            if data.kind == "none" and len(draft.seats) != before:
                raise Problem(409, "busy", "the seats are others already; look again")
            change_seat(draft, number, data.kind, level)
            draft.reseated = True
            draft.begin_if_full(begin)
            draft.answer_standing()

        _, table = await call.hall.change(table_id, act)
        return wire.Changed(table.seen_by(eyes_of(table, call.person)))

    @post("/seats", summary="One more seat", status_code=200)
    async def add_seat(self, call: TheCall, table_id: TableId) -> wire.Changed:
        """The host's, before the game begins: an open one, after the others."""
        _, table = await call.hall.table(table_id)
        before = len(table.seats)
        await call.prepare(table.game, before + 1, table.options)  # it can be played by so many

        def act(draft: Table) -> None:
            draft.need_host(call.person)
            need_lobby(draft)
            if len(draft.seats) != before:
                raise Problem(409, "busy", "the seats are others already; look again")
            draft.seats.append(Seat("open"))
            draft.reseated = True

        _, table = await call.hall.change(table_id, act)
        return wire.Changed(table.seen_by(eyes_of(table, call.person)))

    @post("/seats/{number:int}/recovery", summary="New recovery words for my seat")
    async def recovery(
        self,
        call: TheCall,
        table_id: TableId,
        number: SeatNumber,
    ) -> wire.Words:
        """new words; the old ones are void. Only their hash is kept, so they are shown this once."""
        words = new_recovery()

        def act(draft: Table) -> None:
            draft.held(number, call.person).recovery = hash_recovery(words, call.hall.key)
            draft.reseated = True

        await call.hall.change(table_id, act)
        return wire.Words(words)

    @post("/recover", summary="Take up my seat on this device")
    async def recover(
        self, request: Asking, data: JSONBody[wire.Words], call: TheCall, table_id: TableId
    ) -> wire.SeatTaken:
        """With the words of the seat. Case, accents, spaces and dashes do not matter."""
        call.take("recover")
        hashed = hash_recovery(data.words, call.hall.key)
        secret = new_secret()
        owner = session.owner(request.session)

        def act(draft: Table) -> int:
            for number, seat in enumerate(draft.seats):
                if seat.recovery is not None and secrets.compare_digest(seat.recovery, hashed):
                    seat.secrets = (*seat.secrets, hash_secret(secret))[-DEVICES:]
                    seat.owner = owner
                    draft.reseated = True
                    return number
            raise Problem(403, "bad-words", "no seat of this table has these words")

        number, _ = await call.hall.change(table_id, act)
        session.remember_seat(request.session, table_id, number, secret)
        return wire.SeatTaken(number, secret, "")

    @put("/seats/{number:int}/standing", summary="Always answer this so")
    async def standing(
        self, data: JSONBody[wire.Standing], call: TheCall, table_id: TableId, number: SeatNumber
    ) -> wire.Changed:
        """From now on, the open question included; without an option it is asked again."""

        def act(draft: Table) -> None:
            seat = draft.held(number, call.person)
            if data.option is None:
                if seat.standing.pop(data.prompt, None) is not None:
                    draft.reseated = True
                return
            if len(seat.standing) >= STANDING and data.prompt not in seat.standing:
                raise Problem(409, "too-many-standing", f"a seat has at most {STANDING} standing answers", max=STANDING)
            seat.standing[clean(data.prompt, "text", 1, 100)] = clean(data.option, "text", 1, 100)
            draft.reseated = True
            draft.answer_standing()

        _, table = await call.hall.change(table_id, act)
        return wire.Changed(table.seen_by(number))
