"""Campaigns: the shelf, going on with the next chapter or trying again, and taking a campaign along."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody

from valtable.engine.campaign import COFFER, LONGEST_NAME, Campaign
from valtable.engine.errors import LoadError, SetupError
from valtable.server import assets, reader, session, shared
from valtable.server.api.call import Asking, CampaignId, TheCall
from valtable.server.campaigns import KeptCampaign, Turn
from valtable.server.seating import again, begin, new_id, new_seed, seated, spare_names
from valtable.table import wire
from valtable.table.people import Person, hash_secret, new_secret
from valtable.table.problem import Problem
from valtable.table.sight import info, short, when
from valtable.table.table import OVER, Seat, Table, now

LISTED: Final = 50
FILE_SIZE: Final = 1_000_000


class CampaignsController(Controller):
    """Campaigns: matches that follow one another."""

    path = "/api/campaigns"
    tags = ("Campaigns",)

    @get("/", summary="Campaigns to go on with")
    async def all(self, request: Asking, call: TheCall) -> list[wire.CampaignInfo]:
        """Those that I began or at whose table I sit, the latest first."""
        ids = session.my_tables(request.session)
        tables = await call.hall.store.belonging(ids, 4 * LISTED)
        wanted = {*ids, *(table.campaign for table, _ in tables if table.campaign is not None)}
        found = []
        for kept in await call.hall.store.campaigns(sorted(wanted), LISTED):
            try:
                one = await campaign_info(call, kept, kept.read())
            except Problem as problem:
                if problem.code != "campaign-broken":
                    raise
                continue
            if one.mine:
                found.append(one)
        return found

    @get("/{campaign_id:str}", summary="The shelf of a campaign")
    async def shelf(self, request: Asking, call: TheCall, campaign_id: CampaignId) -> wire.Shelf:
        """For whoever has its link, as with a table."""
        kept = await call.hall.campaign(campaign_id)
        record = kept.read()
        if kept.table is not None:
            session.adopt(request.session, (await call.hall.glance(kept.table))[0])
        return wire.Shelf(
            await campaign_info(call, kept, record),
            [wire.Chapter(**chapter.data()) for chapter in record.chapters()],
            [wire.Try(**one.data()) for one in record.tries],
            [wire.Keepsake(**keepsake.data()) for keepsake in record.keepsakes()],
            short(record.options),
        )

    @get("/{campaign_id:str}/kit", summary="The kit of its game", responses=assets.answers(dict[str, Any], "A Kit"))
    async def kit(self, request: Asking, call: TheCall, campaign_id: CampaignId) -> Response[bytes]:
        """Faces, badges and names, with the cards of the campaign's own pack."""
        record = (await call.hall.campaign(campaign_id)).read()
        options = {**record.options, COFFER: record.coffer}
        return assets.send(request, assets.kit_of(shared.prepare(record.game, record.players, options)))

    @get(
        "/{campaign_id:str}/file",
        summary="A campaign as a file",
        media_type=MediaType.JSON,
        responses=assets.answers(dict[str, Any], "The campaign"),
    )
    async def download(self, call: TheCall, campaign_id: CampaignId) -> Response[bytes]:
        """It can be opened again, here or elsewhere. A match that is under way is not in it."""
        kept = await call.hall.campaign(campaign_id)
        name = f"valtable-campaign-{kept.game}-{kept.id[:6]}.json"
        return Response(
            kept.record.encode(),
            media_type=MediaType.JSON,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @post(
        "/open",
        summary="Open a campaign from a file",
        request_max_body_size=FILE_SIZE,
        description="The body is the file's text. Its first table is made when a chapter is begun.",
    )
    async def open_file(self, request: Asking, call: TheCall) -> wire.CampaignMade:
        call.take("open")
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError as error:
            raise Problem(400, "bad-campaign", "this is not a text", why="other") from error
        try:
            await call.house.reading.load(call.place, reader.read_campaign, text)
            record = await asyncio.to_thread(Campaign.from_json, text, shared.find)
        except LoadError as error:
            raise Problem(400, "bad-campaign", str(error)[:500], why=error.why) from error
        secret = new_secret()
        kept = KeptCampaign(new_id(), record, hash_secret(secret))
        await call.hall.store.add_campaign(kept)
        session.remember_host(request.session, kept.id, secret)
        return wire.CampaignMade(kept.id, secret)

    @post("/{campaign_id:str}/tables", summary="Play a chapter")
    async def play(
        self, request: Asking, data: JSONBody[wire.NewTry], call: TheCall, campaign_id: CampaignId
    ) -> wire.TableMade:
        """The next one, or the same again: with the same people in the same seats, at a new table. A match that is
        still under way is given up for it. Who asks first makes the table; the others are sent there."""
        call.take("make")
        kept = await call.hall.campaign(campaign_id)
        record = kept.read()
        old = None if kept.table is None else (await call.hall.table(kept.table))[1]
        if not may_go_on(kept, old, call.person):
            raise Problem(403, "not-your-campaign", "only those who play this campaign can go on with it")
        if old is not None and data.after != old.id:
            return arrived(request, old)
        if shared.brings_file(data.options):
            await call.prepare(record.game, record.players, {**record.options, **data.options, COFFER: record.coffer})
        try:
            options = record.choose(data.chapter, data.options)
        except SetupError as error:
            raise Problem(409, "chapter-closed", str(error)[:500]) from error
        host = new_secret()
        if old is None:
            return await self.first_table(request, call, kept, record, options, host)
        fresh = again(old, hash_secret(host), options)
        fresh.place = await call.claim()
        if any(seat.automatic for seat in fresh.seats):
            await call.take_bots(fresh.id)

        def act(draft: Table) -> bool:
            if draft.rematch is None and draft.status != old.status:
                raise Problem(409, "campaign-moved", "the match has ended meanwhile; look at the shelf again")
            first = draft.go_on_at(fresh)
            if first:
                fresh.turn = Turn(kept, record, fresh.id)
            return first

        first, table = await call.hall.change(old.id, act)
        if first:
            session.remember_host(request.session, fresh.id, host)
        assert table.rematch is not None
        there, _ = await call.hall.glance(table.rematch)
        return arrived(request, there)

    async def first_table(
        self, request: Asking, call: TheCall, kept: KeptCampaign, record: Campaign, options: dict[str, Any], host: str
    ) -> wire.TableMade:
        """A campaign that comes from a file: I sit in the first seat, the others are open."""
        name = call.person.name or record.names[0][:24]
        seats = [Seat("person", name), *(Seat("open") for _ in record.names[1:])]
        _, proof = seated(seats[0], 0, call.hall.key, session.owner(request.session))
        table = Table(new_id(), record.game, options, new_seed(), seats, hash_secret(host))
        table.campaign = kept.id
        table.place = await call.claim()
        table.title = record.name
        table.turn = Turn(kept, record, table.id)
        table.begin_if_full(begin)
        await call.hall.add(table)
        session.remember_host(request.session, table.id, host)
        session.remember_seat(request.session, table.id, 0, proof.secret)
        return wire.TableMade(table.id, host, [proof])


def arrived(request: Asking, table: Table) -> wire.TableMade:
    """Where the campaign is played: my seat is the one that I had before."""
    session.adopt(request.session, table)
    return wire.TableMade(table.id, request.session.get("host", {}).get(table.id, ""), [])


def may_go_on(kept: KeptCampaign, table: Table | None, person: Person) -> bool:
    """Whether somebody began the campaign, or sits at its table."""
    return kept.hosted_by(person) or (table is not None and bool(table.mine(person) or table.hosted_by(person)))


async def campaign_info(call: TheCall, kept: KeptCampaign, record: Campaign) -> wire.CampaignInfo:
    """A campaign from outside."""
    table = playing = None
    asked: list[int] = []
    online: set[int] = set()
    if kept.table is not None:
        table, asked = await call.hall.glance(kept.table)
        online = (await call.house.relay.online([table.id]))[table.id]
        if table.status != OVER:
            playing = record.chapter_with(table.options)
    following = record.next()
    return wire.CampaignInfo(
        id=kept.id,
        game=record.game,
        name=record.name,
        names=record.names if table is None else [seat.name for seat in table.seats],
        since=record.since,
        changed=when(kept.changed),
        mine=may_go_on(kept, table, call.person),
        next=None if following is None else wire.Chapter(**following.data()),
        playing=None if playing is None else wire.Chapter(**playing.data()),
        table=None if table is None else info(table, call.person, asked, online),
    )


def new_campaign(
    data: wire.NewTable, title: str, seats: list[Seat], host: str
) -> tuple[KeptCampaign, Campaign, dict[str, Any]]:
    """A campaign that begins with a new table, and the options of its first match."""
    spare = spare_names()
    names = [seat.name or spare.pop() for seat in seats]  # nobody sits there yet
    try:
        name = title or ", ".join(seat.name for seat in seats if seat.name)[:LONGEST_NAME]
        record = Campaign.start(shared.find(data.game), name or names[0], names, when(now()), data.options)
        following = record.next()
        if following is None:
            raise SetupError("option 'coffer': every chapter is won")
        options = record.choose(following.id)
    except SetupError as error:
        why = shared.why_not(data.game, len(seats), data.options, str(error))
        raise Problem(400, "bad-setup", str(error)[:1000], **why) from error
    return KeptCampaign(new_id(), record, host), record, options
