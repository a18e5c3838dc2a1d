"""One table looked at: its state, facts, kit and invitation, and what its host changes about it."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, put
from litestar.params import JSONBody

from valtable.server import assets, session, shared
from valtable.server.api.call import Asking, Eyes, TableId, TheCall
from valtable.server.pages import qr_svg
from valtable.server.seating import need_lobby
from valtable.table import clock, wire
from valtable.table.people import TITLE_LENGTH, Person, clean
from valtable.table.problem import Problem
from valtable.table.sight import state
from valtable.table.table import OPEN, Table


class LookingController(Controller):
    """A table, looked at."""

    path = "/api/tables/{table_id:str}"
    tags = ("Table",)

    @get("/", summary="The table as I see it")
    async def show(self, request: Asking, call: TheCall, table_id: TableId, seat: Eyes = None) -> wire.State:
        """Through the eyes of a seat of mine; without one, of my first seat, or a spectator's."""
        entry, table = await call.hall.table(table_id)
        session.adopt(request.session, table)
        eyes = eyes_of(table, call.person, seat)
        return state(table, entry.sight(eyes), call.person, eyes, entry.online())

    @put("/", summary="Open it to all, or name it")
    async def change(self, data: JSONBody[wire.TableChange], call: TheCall, table_id: TableId) -> wire.Changed:
        """The host's. Options and the time for a turn can be changed until the game begins."""
        title = None if data.title is None else clean(data.title, "title", 0, TITLE_LENGTH)

        rules, before = None, 0
        if data.options is not None:
            _, table = await call.hall.table(table_id)
            table.need_host(call.person)
            need_lobby(table)
            wanted = {**table.options, **data.options}
            before = len(table.seats)
            rules = await call.prepare(
                table.game, before, {name: value for name, value in wanted.items() if value is not None}
            )

        def act(draft: Table) -> None:
            draft.need_host(call.person)
            if rules is not None:
                need_lobby(draft)
                if len(draft.seats) != before:
                    raise Problem(409, "busy", "the seats are others already; look again")
                draft.options = rules.options
                draft.touched = draft.refitted = True
            if data.pace is not None or data.at_zero is not None:
                if draft.status != OPEN:
                    raise Problem(409, "begun", "the game has begun")
                pace = draft.clock.pace if data.pace is None else data.pace
                clock.set_pace(draft, pace, data.at_zero or draft.clock.at_zero)
                draft.touched = True
            if data.hints is not None and data.hints != draft.hints:
                draft.hints = data.hints
                draft.touched = True
            if data.public is not None and data.public != draft.public:
                draft.public = data.public
                draft.touched = True
            if title is not None and title != draft.title:
                draft.title = title
                draft.touched = True

        _, table = await call.hall.change(table_id, act)
        return wire.Changed(table.seen_by(eyes_of(table, call.person)))

    @get("/view", summary="The bare facts that a seat may know")
    async def view(self, call: TheCall, table_id: TableId, seat: Eyes = None) -> dict[str, Any]:
        """For programs: the same facts that the board is drawn from."""
        _, table = await call.hall.table(table_id)
        eyes = eyes_of(table, call.person, seat)
        with table.rules_at_work():
            return table.playing().view(eyes)

    @get("/kit", summary="The kit of the table's game", responses=assets.answers(dict[str, Any], "A Kit"))
    async def kit(self, request: Asking, call: TheCall, table_id: TableId) -> Response[bytes]:
        """Faces, badges and names, with the cards of the table's own pack."""
        _, table = await call.hall.table(table_id)
        return assets.send(request, assets.kit_of(shared.prepare(table.game, len(table.seats), table.options)))

    @get("/invitation.svg", summary="The table's address as a QR code", media_type="image/svg+xml")
    async def invitation(self, request: Asking, call: TheCall, table_id: TableId) -> Response[str]:
        _, table = await call.hall.table(table_id)
        base = f"{request.url.scheme}://{request.headers.get('host', '')}"
        return Response(qr_svg(f"{base}/t/{table.id}"), media_type="image/svg+xml")


def eyes_of(table: Table, person: Person, seat: int | None = None) -> int | None:
    """Whose eyes somebody looks through: a seat of theirs, without one their first, or a spectator's."""
    if seat is not None:
        table.held(seat, person)
        return seat
    mine = table.mine(person)
    return mine[0] if mine else None
