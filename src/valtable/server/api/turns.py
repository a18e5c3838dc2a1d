"""Being told of my turns, also when no page is open: an Atom feed, and calls to an address of my own."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from valtable.server import feed, session
from valtable.server.api.call import Asking, Call, TheCall
from valtable.server.hooks import GIVEN_UP, new_hook, trial
from valtable.server.pages import preferred
from valtable.table.people import Person, hash_secret, new_secret
from valtable.table.problem import Problem
from valtable.table.table import Table
from valtable.text import LANGUAGES

ENTRIES = 100


class Telling(msgspec.Struct):
    """How I am told of my turns: the path of my feed, and the address that is called (`failing`: no more, since it
    could not be reached too often). `hooks`: whether this server calls any."""

    feed: str
    hook: str | None
    failing: bool
    hooks: bool


class NewFeed(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the address is to be another one; the old one is void then."""

    renew: bool = False


class NewHook(msgspec.Struct, forbid_unknown_fields=True):
    """An address to be called when it is my turn."""

    url: Annotated[str, msgspec.Meta(max_length=2000)]


class HookMade(msgspec.Struct):
    """The secret with which calls are signed; it is told this once."""

    secret: str


class Tried(msgspec.Struct):
    """What became of a call: `failed` says in a word why it went wrong (address, slow, status, unreachable)."""

    failed: str | None


class TurnsController(Controller):
    """Being told of my turns."""

    path = "/api/me"
    tags = ("Me",)

    @get("/turns", summary="How I am told of my turns")
    async def show(self, request: Asking, call: TheCall) -> Telling:
        """A feed for any reader, and an address of my own that is called."""
        return await telling(request, call)

    @post("/turns", summary="An address for my feed", status_code=200)
    async def enter(self, request: Asking, call: TheCall, data: JSONBody[NewFeed]) -> Telling:
        """All seats that I hold are in it from now on."""
        call.take("hook")
        before = session.owner(request.session)
        if data.renew:
            request.session["feed"] = new_secret()
        owner = session.owner(request.session)
        for id in session.my_tables(request.session):
            with suppress(Problem):  # a table that is gone, or cannot be read
                await call.hall.change(id, lambda table: enter_seats(table, call.person, owner))
        if owner != before:
            await call.hall.store.move_hook(before, owner)
            await call.house.hooks.refresh()
        return await telling(request, call)

    @put("/hook", summary="Call an address when it is my turn")
    async def set_hook(self, request: Asking, call: TheCall, data: JSONBody[NewHook]) -> HookMade:
        """One who is not at the table then, after a short while. Calls are signed as the Standard Webhooks say."""
        call.take("hook")
        if call.hall.settings.hooks == "off":
            raise Problem(409, "no-hooks", "this server calls no addresses")
        base = f"{request.url.scheme}://{request.headers.get('host', '')}"
        hook = new_hook(session.owner(request.session), data.url.strip(), base[:300])
        await call.hall.store.put_hook(hook)
        await call.house.hooks.refresh()
        return HookMade(hook.secret)

    @post("/hook/trial", summary="Call my address once, to try it", status_code=200)
    async def try_hook(self, request: Asking, call: TheCall) -> Tried:
        """What it answers is not told, only whether it went well."""
        call.take("hook")
        owner = session.owner(request.session)
        hook = await call.hall.store.hook(owner)
        if hook is None or call.hall.settings.hooks == "off":
            raise Problem(409, "no-hooks", "there is no address to be called")
        failed = await call.house.hooks.call(hook, f"trial-{new_secret()}", trial(hook))
        if failed is None:
            await call.hall.store.hook_called(owner, True)
            await call.house.hooks.refresh()
        return Tried(failed)

    @delete("/hook", summary="Call it no more", status_code=200)
    async def drop_hook(self, request: Asking, call: TheCall) -> Telling:
        await call.hall.store.drop_hook(session.owner(request.session))
        await call.house.hooks.refresh()
        return await telling(request, call)


async def telling(request: Asking, call: Call) -> Telling:
    key = session.feed_key(request.session)
    hook = await call.hall.store.hook(hash_secret(key))
    url, failing = (None, False) if hook is None else (hook.url, hook.failures >= GIVEN_UP)
    return Telling(f"/feed/{key}", url, failing, call.hall.settings.hooks != "off")


def enter_seats(table: Table, person: Person, owner: str) -> None:
    for seat in table.seats:
        if seat.held_by(person) and seat.owner != owner:
            seat.owner = owner
            table.reseated = True


@get("/feed/{key:str}", summary="An Atom feed of my turns", media_type="application/atom+xml", tags=["Me"])
async def atom_feed(
    request: Asking,
    call: TheCall,
    key: Annotated[str, PathParameter(max_length=60, description="As my address has it.")],
    language: Annotated[str, QueryParameter(max_length=10, description="en or fr.")] = "",
) -> Response[bytes]:
    """Whoever has the address may read it: it says which tables wait for whom, and no more."""
    call.take("feed")
    owner = hash_secret(key)
    tables = [table for table, _ in await call.hall.store.owned(owner, ENTRIES)]
    base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    spoken = language if language in LANGUAGES else preferred(request.headers.get("accept-language", ""))
    text = feed.atom(owner, tables, base, request.url.path, spoken)
    headers = {"cache-control": "private, no-cache", "x-robots-tag": "noindex", "vary": "accept-language"}
    return Response(text, media_type="application/atom+xml; charset=utf-8", headers=headers)
