"""The calls of the API: each checks who asks and what for, and leaves the rest to the hall."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Any, Final

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter, QueryParameter

from valtable.engine.errors import LoadError
from valtable.engine.match import Match
from valtable.server import metrics, reports, session, shared, shelf, wire
from valtable.server.hall import Hall
from valtable.server.limits import Limits, place_of
from valtable.server.pages import qr_svg
from valtable.server.people import (
    REPORT_LENGTH,
    TALK_LENGTH,
    TITLE_LENGTH,
    Person,
    clean,
    clean_name,
    hash_recovery,
    hash_secret,
    new_recovery,
    new_secret,
    unlike,
)
from valtable.server.problems import Problem
from valtable.server.replay import Replays
from valtable.server.seating import (
    again,
    begin,
    change_seat,
    level_of,
    new_id,
    new_seed,
    rename,
    seated,
    seats_of_file,
    spare_names,
)
from valtable.server.state import ENCODER, Sight, info, log_from, state
from valtable.server.table import DEVICES, OPEN, OVER, PLAYING, STANDING, Seat, Table
from valtable.text import LANGUAGES

Asking = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
TheLimits = NamedDependency[Limits]
ThePerson = NamedDependency[Person]
TheReplays = NamedDependency[Replays]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=99, description="Through the eyes of this seat.")]
TableId = Annotated[str, PathParameter(description="The table's id, as in its address.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=99, description="The number of a seat, from 0.")]

LISTED: Final = 100
FILE_SIZE: Final = 4_000_000


def address(request: Asking) -> str:
    """Where a request comes from."""
    return place_of(request.client)


class MeController(Controller):
    """Who I am."""

    path = "/api/me"
    tags = ("Me",)

    @get("/", summary="Who I am")
    async def show(self, person: ThePerson) -> wire.Me:
        """A guest's name and language, as the cookie says."""
        return wire.Me(person.name, person.language)

    @put("/", summary="Change my name or language")
    async def change(self, person: ThePerson, data: JSONBody[wire.WhoIAm]) -> Response[wire.Me]:
        """The name is taken for the seats I take from now on."""
        me = wire.Me(person.name, person.language)
        changed = []
        if data.name is not None:
            me.name = clean_name(data.name)
            changed.append(session.guest_cookie(session.NAME, me.name))
        if data.language is not None:
            if data.language not in LANGUAGES:
                raise Problem(400, "no-language", f"language: one of {', '.join(LANGUAGES)}")
            me.language = data.language
            changed.append(session.guest_cookie(session.LANGUAGE, me.language))
        return Response(me, cookies=changed)


class TablesController(Controller):
    """All tables."""

    path = "/api/tables"
    tags = ("Tables",)

    @get("/", summary="Tables to go to")
    async def all(self, request: Asking, hall: TheHall, person: ThePerson) -> wire.Tables:
        """Mine (where I sit or which I opened), those open to all, and mine that are finished."""
        ids = session.my_tables(request.session)
        found = wire.Tables([], [], [])
        for table, asked in await hall.store.belonging(ids, LISTED):
            if not (table.mine(person) or table.hosted_by(person)):
                continue
            (found.finished if table.status == OVER else found.mine).append(
                info(table, person, asked, hall.online(table.id))
            )
        mine = {one.id for one in found.mine}
        for table, asked in await hall.store.public(LISTED):
            if table.id not in mine:
                found.open.append(info(table, person, asked, hall.online(table.id)))
        return found

    @post("/", summary="Open a table")
    async def make(
        self, request: Asking, data: JSONBody[wire.NewTable], hall: TheHall, person: ThePerson, limits: TheLimits
    ) -> wire.TableMade:
        """The game begins when nobody is missing: at once, where I play with bots only."""
        limits.take("make", address(request))
        rules = shared.prepare(data.game, len(data.seats), data.options)
        seats: list[Seat] = []
        taken: list[wire.SeatTaken] = []
        names = spare_names()
        for number, wanted in enumerate(data.seats):
            used = [seat.name for seat in seats if seat.name]
            if wanted.kind == "open":
                seats.append(Seat("open"))
                continue
            own = person.name if wanted.kind == "me" else ""
            name = unlike(clean_name(wanted.name or own or names.pop()), used)
            if wanted.kind == "bot":
                seats.append(Seat("bot", name, level_of(wanted.level)))
            else:
                seat, proof = seated(Seat("person", name), number, hall.key)
                seats.append(seat)
                taken.append(proof)
        host = new_secret()
        seed = new_seed() if data.seed is None else data.seed
        table = Table(new_id(), data.game, rules.options, seed, seats, hash_secret(host))
        table.seeded = data.seed is not None
        table.public = data.public
        table.title = clean(data.title, "title", 0, TITLE_LENGTH)
        table.begin_if_full(begin)
        await hall.add(table)
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
    async def open_file(self, request: Asking, hall: TheHall, limits: TheLimits, seat: Eyes = None) -> wire.TableMade:
        limits.take("open", address(request))
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError as error:
            raise Problem(400, "bad-file", "this is not a text", why="other") from error
        try:
            match = await asyncio.to_thread(read_file, text)
        except LoadError as error:
            raise Problem(400, "bad-file", str(error)[:500], why=error.why) from error
        mine = seat or 0
        if mine >= match.players:
            raise Problem(404, "no-such-seat", f"there is no seat {mine}; seats are 0 to {match.players - 1}")
        seats, taken = seats_of_file(match, mine, hall.key)
        host = new_secret()
        table = Table(new_id(), match.game, match.options, match.seed, seats, hash_secret(host))
        table.seeded = True
        match.names = [one.name for one in seats]
        table.match = match
        table.status = OVER if match.over else PLAYING
        await hall.add(table)
        session.remember_host(request.session, table.id, host)
        session.remember_seat(request.session, table.id, taken.seat, taken.secret)
        return wire.TableMade(table.id, host, [taken])


class TableController(Controller):
    """One table."""

    path = "/api/tables/{table_id:str}"
    tags = ("Table",)

    @get("/", summary="The table as I see it")
    async def show(
        self, request: Asking, hall: TheHall, person: ThePerson, table_id: TableId, seat: Eyes = None
    ) -> wire.State:
        """Through the eyes of a seat of mine; without one, of my first seat, or a spectator's."""
        entry, table = await hall.table(table_id)
        adopt(request, table)
        eyes = eyes_of(table, person, seat)
        return state(table, entry.sight(eyes), person, eyes, entry.online())

    @put("/", summary="Open it to all, or name it")
    async def change(
        self, data: JSONBody[wire.TableChange], hall: TheHall, person: ThePerson, table_id: TableId
    ) -> wire.Changed:
        """The host's."""
        title = None if data.title is None else clean(data.title, "title", 0, TITLE_LENGTH)

        def act(draft: Table) -> None:
            draft.need_host(person)
            if data.public is not None and data.public != draft.public:
                draft.public = data.public
                draft.touched = True
            if title is not None and title != draft.title:
                draft.title = title
                draft.touched = True

        _, table = await hall.change(table_id, act)
        return wire.Changed(table.version)

    @get("/view", summary="The bare facts that a seat may know")
    async def view(self, hall: TheHall, person: ThePerson, table_id: TableId, seat: Eyes = None) -> dict[str, Any]:
        """For programs: the same facts that the board is drawn from."""
        _, table = await hall.table(table_id)
        eyes = eyes_of(table, person, seat)
        return table.playing().view(eyes)

    @get("/kit", summary="The kit of the table's game", responses=shelf.answers(dict[str, Any], "A Kit"))
    async def kit(self, request: Asking, hall: TheHall, table_id: TableId) -> Response[bytes]:
        """Faces, badges and names, with the cards of the table's own pack."""
        _, table = await hall.table(table_id)
        return shelf.send(request, shelf.kit_of(shared.prepare(table.game, len(table.seats), table.options)))

    @get("/invitation.svg", summary="The table's address as a QR code", media_type="image/svg+xml")
    async def invitation(self, request: Asking, hall: TheHall, table_id: TableId) -> Response[str]:
        _, table = await hall.table(table_id)
        base = f"{request.url.scheme}://{request.headers.get('host', '')}"
        return Response(qr_svg(f"{base}/t/{table.id}"), media_type="image/svg+xml")

    # --- seats -------------------------------------------------------------------------------------------------------

    @post("/seats/{number:int}", summary="Take a free seat")
    async def sit(
        self,
        request: Asking,
        data: JSONBody[wire.Sit],
        hall: TheHall,
        person: ThePerson,
        table_id: TableId,
        number: SeatNumber,
    ) -> wire.SeatTaken:
        """Gives the secret that proves the seat, and three words to take it up on another device."""
        wanted = clean_name(data.name or person.name or spare_names().pop())

        def act(draft: Table) -> wire.SeatTaken:
            seat = draft.seat(number)
            if seat.kind != "open":
                raise Problem(409, "seat-taken", f"seat {number} is taken")
            others = [other.name for other in draft.seats if other is not seat and other.kind != "open"]
            seat.free()
            seat.kind = "person"
            seat.name = unlike(wanted, others)
            _, proof = seated(seat, number, hall.key)
            draft.reseated = True
            rename(draft)
            draft.begin_if_full(begin)
            return proof

        proof, _ = await hall.change(table_id, act)
        session.remember_seat(request.session, table_id, number, proof.secret)
        return proof

    @delete("/seats/{number:int}", summary="Leave a seat", status_code=200)
    async def leave(
        self, request: Asking, hall: TheHall, person: ThePerson, table_id: TableId, number: SeatNumber
    ) -> wire.Changed:
        """Before the game it is free again; later it waits for its three words, or for the host to lend it to a bot."""

        def act(draft: Table) -> None:
            seat = draft.held(number, person)
            if draft.status == OPEN:
                seat.free()
                seat.name = ""
            else:
                seat.secrets = ()
            draft.reseated = True

        _, table = await hall.change(table_id, act)
        session.forget_seat(request.session, table_id, number)
        return wire.Changed(table.version)

    @put("/seats/{number:int}", summary="Lend a seat to a bot, take it back, fill it or free it")
    async def reseat(
        self, data: JSONBody[wire.SeatChange], hall: TheHall, person: ThePerson, table_id: TableId, number: SeatNumber
    ) -> wire.Changed:
        """The host's; who holds a lent seat may take it back as well."""
        level = level_of(data.level) if data.kind == "bot" else None

        def act(draft: Table) -> None:
            seat = draft.seat(number)
            if not (data.kind == "person" and seat.held_by(person)):
                draft.need_host(person)
            change_seat(draft, number, data.kind, level)
            draft.reseated = True
            draft.begin_if_full(begin)
            draft.answer_standing()

        _, table = await hall.change(table_id, act)
        return wire.Changed(table.version)

    @post("/seats/{number:int}/recovery", summary="New recovery words for my seat")
    async def recovery(
        self,
        request: Asking,
        hall: TheHall,
        person: ThePerson,
        limits: TheLimits,
        table_id: TableId,
        number: SeatNumber,
    ) -> wire.Words:
        """Three new words; the old ones are void. Only their hash is kept, so they are shown this once."""
        words = new_recovery()

        def act(draft: Table) -> None:
            draft.held(number, person).recovery = hash_recovery(words, hall.key)
            draft.reseated = True

        await hall.change(table_id, act)
        return wire.Words(words)

    @post("/recover", summary="Take up my seat on this device")
    async def recover(
        self, request: Asking, data: JSONBody[wire.Words], hall: TheHall, limits: TheLimits, table_id: TableId
    ) -> wire.SeatTaken:
        """With the three words of the seat. Case, accents, spaces and dashes do not matter."""
        limits.take("recover", address(request))
        limits.take("recover-table", table_id)
        hashed = hash_recovery(data.words, hall.key)
        secret = new_secret()

        def act(draft: Table) -> int:
            for number, seat in enumerate(draft.seats):
                if seat.recovery is not None and secrets.compare_digest(seat.recovery, hashed):
                    seat.secrets = (*seat.secrets, hash_secret(secret))[-DEVICES:]
                    draft.reseated = True
                    return number
            raise Problem(403, "bad-words", "no seat of this table has these words")

        number, _ = await hall.change(table_id, act)
        session.remember_seat(request.session, table_id, number, secret)
        return wire.SeatTaken(number, secret, "")

    @put("/seats/{number:int}/standing", summary="Always answer this so")
    async def standing(
        self, data: JSONBody[wire.Standing], hall: TheHall, person: ThePerson, table_id: TableId, number: SeatNumber
    ) -> wire.Changed:
        """From now on, the open question included; without an option it is asked again."""

        def act(draft: Table) -> None:
            seat = draft.held(number, person)
            if data.option is None:
                if seat.standing.pop(data.prompt, None) is not None:
                    draft.reseated = True
                return
            if len(seat.standing) >= STANDING and data.prompt not in seat.standing:
                raise Problem(409, "too-many-standing", f"a seat has at most {STANDING} standing answers", max=STANDING)
            seat.standing[clean(data.prompt, "text", 1, 100)] = clean(data.option, "text", 1, 100)
            draft.reseated = True
            draft.answer_standing()

        _, table = await hall.change(table_id, act)
        return wire.Changed(table.version)

    # --- playing -----------------------------------------------------------------------------------------------------

    @post("/answers", summary="Answer a question", status_code=200)
    async def answer(
        self,
        request: Asking,
        data: JSONBody[wire.Answer],
        hall: TheHall,
        person: ThePerson,
        limits: TheLimits,
        table_id: TableId,
    ) -> wire.Answered:
        """With `check`, an answer that could not be taken back changes nothing and comes back as `confirm`."""
        begun = time.perf_counter()

        def act(draft: Table) -> bool:
            seat = draft.held(data.seat, person)
            limits.take("answer", f"{table_id}/{data.seat}")
            need_no_bot(seat, data.seat)
            if data.check and needs_confirmation(draft, data):
                return True
            draft.answer(data.seat, data.n, data.prompt, data.option)
            return False

        try:
            confirm, table = await hall.change(table_id, act)
        except Problem:
            limits.take("any", address(request))  # good answers are counted by seat, refused ones as everything else
            raise
        metrics.ANSWER_SECONDS.observe(time.perf_counter() - begun)
        return wire.Answered(table.version, 0 if table.match is None else len(table.match.history), confirm)

    @post("/undo", summary="Take my last answer back", status_code=200)
    async def undo(
        self, data: JSONBody[wire.UndoWanted], hall: TheHall, person: ThePerson, limits: TheLimits, table_id: TableId
    ) -> wire.Changed:
        """409 with `undo-REASON` when it cannot be: chance, revealed, other-player, nothing."""

        def act(draft: Table) -> None:
            seat = draft.held(data.seat, person)
            limits.take("answer", f"{table_id}/{data.seat}")
            need_no_bot(seat, data.seat)
            draft.undo(data.seat)

        _, table = await hall.change(table_id, act)
        return wire.Changed(table.version)

    @post("/talk", summary="Say something", status_code=200)
    async def talk(
        self, data: JSONBody[wire.Talk], hall: TheHall, person: ThePerson, limits: TheLimits, table_id: TableId
    ) -> wire.Changed:
        """Of 1 to 300 characters, by somebody who sits at the table."""
        text = clean(data.text, "text", 1, TALK_LENGTH)

        def act(draft: Table) -> None:
            draft.held(data.seat, person)
            limits.take("talk", f"{table_id}/{data.seat}")
            draft.say(data.seat, text)

        _, table = await hall.change(table_id, act)
        return wire.Changed(table.version)

    @post("/reports", summary="Report a problem")
    async def report(
        self,
        request: Asking,
        data: JSONBody[wire.Report],
        hall: TheHall,
        person: ThePerson,
        limits: TheLimits,
        table_id: TableId,
    ) -> wire.Reported:
        """Kept with the match as it is, in a folder that the host of the server can read."""
        words = clean(data.words, "report", 1, REPORT_LENGTH)
        _, table = await hall.table(table_id)
        if data.seat is not None:
            table.held(data.seat, person)
        limits.take("report", address(request))
        return wire.Reported(await asyncio.to_thread(reports.write, hall.settings.data, table, data.seat, words))

    # --- afterwards --------------------------------------------------------------------------------------------------

    @get("/positions/{position:int}", summary="A finished match at one of its positions")
    async def position(
        self,
        request: Asking,
        hall: TheHall,
        person: ThePerson,
        limits: TheLimits,
        replays: TheReplays,
        table_id: TableId,
        position: Annotated[int, PathParameter(ge=0, le=1_000_000)],
        seat: Eyes = None,
    ) -> wire.State:
        """After its first `position` answers, through any seat's eyes: nothing is secret any more."""
        limits.take("replay", address(request))
        entry, table = await hall.table(table_id)
        final = finished(table)
        if seat is not None:
            table.seat(seat)
        match = await replays.at(table.id, final, position)
        past = table.copy()
        past.match = match
        shown = state(past, Sight(match, seat, table.by_itself), person, seat, entry.online())
        shown.length = len(final.history)
        shown.undo = wire.Undo(False, None)
        shown.standing = {}
        return shown

    @get(
        "/match",
        summary="A finished match as a file",
        media_type=MediaType.JSON,
        responses=shelf.answers(dict[str, Any], "The match, as it was saved"),
    )
    async def download(self, hall: TheHall, table_id: TableId) -> Response[bytes]:
        """It can be opened again, here or elsewhere."""
        _, table = await hall.table(table_id)
        text = (await asyncio.to_thread(finished(table).save)).encode()
        name = f"valtable-{table.game}-{table.id[:6]}.json"
        return Response(
            text, media_type=MediaType.JSON, headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    @post("/rematch", summary="The same again")
    async def rematch(self, request: Asking, hall: TheHall, person: ThePerson, table_id: TableId) -> wire.TableMade:
        """A new table for the same people. Who asks first makes it; the others are sent there."""
        _, table = await hall.table(table_id)
        finished(table)
        if not (table.mine(person) or table.hosted_by(person)):
            raise Problem(403, "not-your-seat", "only those who played can play again")
        if table.rematch is None:
            host = new_secret()
            fresh = again(table, hash_secret(host))
            first, table = await hall.change(table_id, lambda draft: draft.go_on_at(fresh))
            if first:
                session.remember_host(request.session, fresh.id, host)
        assert table.rematch is not None
        _, fresh_table = await hall.table(table.rematch)
        adopt(request, fresh_table)
        return wire.TableMade(table.rematch, request.session.get("host", {}).get(table.rematch, ""), [])


# --- what several calls need ----------------------------------------------------------------------------------------


def eyes_of(table: Table, person: Person, seat: int | None) -> int | None:
    """Whose eyes somebody looks through."""
    if seat is not None:
        table.held(seat, person)
        return seat
    mine = table.mine(person)
    return mine[0] if mine else None


def adopt(request: Asking, table: Table) -> None:
    """Seats of a rematch are proved by the secrets of the table before: the cookie learns that they belong here too."""
    if table.origin is None or table.id in request.session.get("seats", {}):
        return
    held = request.session.get("seats", {}).get(table.origin, {})
    for secret in list(held.values()):
        for number, seat in enumerate(table.seats):
            if hash_secret(secret) in seat.secrets:
                session.remember_seat(request.session, table.id, number, secret)


def need_no_bot(seat: Seat, number: int) -> None:
    if seat.lent:
        raise Problem(409, "seat-lent", f"a bot answers for seat {number}; take the seat back first")


def needs_confirmation(draft: Table, data: JSONBody[wire.Answer]) -> bool:
    """Whether this answer would leave its seat without a way back and with nothing more to decide."""
    trial = draft.copy()
    trial.answer(data.seat, data.n, data.prompt, data.option)
    match = trial.match
    return match is None or match.question(data.seat) is None or not match.can_undo(data.seat)


def finished(table: Table) -> Match:
    match = table.playing()
    if not match.over:
        raise Problem(409, "not-finished", "the game is not over yet")
    return match


def read_file(text: str) -> Match:
    """The match of a downloaded file; everything that a table needs of it is tried here."""
    match = shared.load(text)
    try:
        for eyes in (None, *range(match.players)):
            sight = Sight(match, eyes)
            ENCODER.encode([log_from(match, sight.events, 0), sight.score])
    except Exception as error:
        raise LoadError(f"the saved match cannot be shown: {type(error).__name__}") from error
    return match
