"""The whole server, put together."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, Final, cast

import msgspec
from litestar import Litestar, Request, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from valtable.server import assets, logs, metrics, pages
from valtable.server.api import CONTROLLERS
from valtable.server.api.call import Call, House, TheCall
from valtable.server.docs import OPENAPI, api_page
from valtable.server.gate import metered, respond
from valtable.server.hall import Hall
from valtable.server.limits import place_of, same_origin
from valtable.server.live import live, stay
from valtable.server.problems import HANDLERS
from valtable.server.refusals import add_refusals
from valtable.server.session import cookies
from valtable.server.settings import Settings
from valtable.table import wire
from valtable.table.problem import Problem, later

BODY_SIZE: Final = 65_536
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
)
CHANGING: Final = frozenset(("POST", "PUT", "DELETE", "PATCH"))


async def add_headers(message: Message, _scope: Scope) -> None:
    """Whatever we send says how it may be used."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


def guard(app: ASGIApp) -> ASGIApp:
    """Middleware: what a browser sends must come from our own page."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return

        changing = scope["type"] == ScopeType.WEBSOCKET or scope["method"] in CHANGING
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if changing and not same_origin(origin, headers.get(b"host", b"").decode("latin-1"), scope["scheme"]):
            if scope["type"] == ScopeType.WEBSOCKET:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "wrong-origin"})
                return
            problem = Problem(403, "wrong-origin", "this request comes from another site's page")
            await respond(send, problem)
            return
        await app(scope, receive, send)

    return middleware


def answer_head(app: ASGIApp) -> ASGIApp:
    """Whatever can be fetched can be asked about: the same answer, of which the protocol leaves out the body."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        method = scope["method"]
        fetched: Any = {**scope, "method": "GET"} if method == "HEAD" else scope
        await app(fetched, receive, send)
        fetched.clear()  # else an idle connection keeps its last request, and all that the framework tied to it
        fetched["method"] = method

    return asked


async def look_at(request: Request[Any, Any, Any]) -> None:
    """Before each call: count it by where it comes from (answers are counted by seat), and read its body strictly.

    The framework would take "3" for 3; here a body is what the schema says, or it is refused.
    """
    path = request.url.path
    if path.startswith("/api/") and not path.endswith("/answers"):
        house: House = request.app.state.house
        house.limits.take("any", place_of(request.client))
    reader = readers(request.route_handler)
    if reader is not None:
        try:
            reader.decode(await request.body() or b"null")
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            if path.endswith("/answers"):  # good ones are counted by seat
                request.app.state.house.limits.take("any", place_of(request.client))
            raise Problem(400, "malformed", str(error)[:500]) from error


@lru_cache(1000)
def readers(handler: Any) -> msgspec.json.Decoder[Any] | None:
    """What reads the body of a call, if it has one."""
    data = handler.parsed_fn_signature.parameters.get("data")
    return None if data is None else msgspec.json.Decoder(data.annotation)


@get("/health", summary="Is the server well?", tags=["Server"])
async def health(call: TheCall) -> dict[str, Any]:
    """It answers, and its store can be read and written to; 503 says why not."""
    if call.hall.leaving:
        raise later(503, "stopping", "the server hands its tables over", 2)
    await call.hall.store.versions(["none"])
    await call.hall.store.pulse()
    return {"status": "ok"}


# What never changes is sent compressed already.
COMPRESSED: Final = (
    *("^/$", "^/sw.js$", "^/manifest.webmanifest$", "^/static/", "^/t/", "^/c/", "^/guide", "^/about", "^/profile"),
    *("^/api/games", "^/api/words", "^/api/bots", "/kit$"),
)


def create_app(settings: Settings) -> Litestar:
    """A server with these settings."""
    backend, cookie_middleware = cookies()
    hall = Hall(settings)
    house = House(hall)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        await house.reviews.open()
        await house.hooks.open()
        backend.unlock(hall.key)
        try:
            yield
        finally:
            await house.hooks.close()
            await house.reviews.close()
            house.reading.close()
            house.relay.close()
            await hall.close()

    def call_of(scope: Scope) -> Call:
        return Call(house, ASGIConnection(scope))

    app = Litestar(
        route_handlers=[
            *CONTROLLERS,
            live,
            assets.router,
            pages.router(settings),
            metrics.metrics,
            health,
            api_page,
        ],
        dependencies={"call": Provide(call_of, sync_to_thread=False)},
        middleware=[logs.request_ids, metrics.count_requests, guard, cookie_middleware],
        exception_handlers=HANDLERS,
        before_request=look_at,
        before_send=[add_headers],
        request_max_body_size=BODY_SIZE,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=4, minimum_size=2000, exclude=list(COMPRESSED)
        ),
        openapi_config=OPENAPI,
        lifespan=[lifespan],
        signature_types=[Call, wire.State],
        logging_config=None,
        debug=False,
    )
    inside: Any = answer_head(metered(app.asgi_handler, house.work))
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    house.relay.app = cast(ASGIApp, ProxyHeadersMiddleware(inside, trusted))
    app.asgi_handler = stay(house.relay)
    app.state.relay = house.relay
    app.state.hall = hall
    app.state.house = house
    add_refusals(app)
    return app
