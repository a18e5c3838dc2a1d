"""Who is asking: the cookies of a browser, or the secret in the Authorization header of a program.

The seats are in an encrypted cookie. The name and the language are no secrets and have cookies of their own: whoever
changes them cannot bring back an older cookie of seats, however late that answer comes.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.session.base import SessionMiddleware
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Message, ScopeSession

from valtable.table.people import Person, clean_name, hash_secret, new_secret
from valtable.table.problem import Problem
from valtable.table.table import Table
from valtable.text import LANGUAGES

YEAR: Final = 365 * 24 * 3600
TABLES: Final = 60  # the tables that a cookie remembers: more would not fit into a request
BEFORE: Final = "valtable_session_before"
KEY: Final = "valtable"
OURS: Final = KEY.encode()  # how such a cookie begins, or each part of a long one
NAME: Final = "guest_name"
LANGUAGE: Final = "guest_language"


class CookieBackend(ClientSideSessionBackend):
    """Litestar's, which sends the cookie only when it has changed.

    Otherwise a slow answer to an older request would bring back a cookie without the seat that was taken meanwhile.
    """

    def unlock(self, key: bytes) -> None:
        """The key is known only when the store is open."""
        self.aesgcm = AESGCM(key)

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        try:
            session = await super().load_from_connection(connection)
        except Exception:  # a broken or foreign cookie is no cookie
            session = {}
        if not isinstance(session, dict):
            session = {}
        connection.scope["state"][BEFORE] = self.serialize_data(session)
        return session

    async def store_in_message(
        self, scope_session: ScopeSession, message: Message, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> None:
        before = connection.scope["state"].get(BEFORE)
        if isinstance(scope_session, dict) and self.serialize_data(scope_session) != before:
            await super().store_in_message(scope_session, message, connection)
            if is_secure(connection) and message["type"] == "http.response.start":
                message["headers"] = [
                    (name, value + b"; Secure" if name.lower() == b"set-cookie" and value.startswith(OURS) else value)
                    for name, value in message["headers"]
                ]


def cookies() -> tuple[CookieBackend, DefineMiddleware]:
    """The backend, to be unlocked later, and the middleware that uses it."""
    backend = CookieBackend(CookieBackendConfig(secret=bytes(32), key=KEY, max_age=YEAR, samesite="lax"))
    return backend, DefineMiddleware(SessionMiddleware, backend=backend)


def who(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """The person behind a request: every secret that comes with it counts."""
    header = connection.headers.get("authorization", "")
    kind, _, given = header.partition(" ")
    session: dict[str, Any] = connection.scope.get("session") or {}  # type: ignore[assignment]
    secrets = [part.strip() for part in given.split(",")][:16] if kind.lower() == "bearer" else []
    for seats in session.get("seats", {}).values():
        secrets.extend(seats.values())
    secrets.extend(session.get("host", {}).values())
    return Person(*_guest(connection), frozenset(hash_secret(secret) for secret in secrets if secret))


def _guest(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
    """The name and the language that a browser brings; what nobody could have been given counts as none."""
    language = connection.cookies.get(LANGUAGE, "")
    try:
        name = clean_name(connection.cookies.get(NAME, ""))
    except Problem:
        name = ""
    return name, language if language in LANGUAGES else ""


def guest_cookie(key: str, value: str, secure: bool) -> Cookie:
    """For the name or the language; `Person` reads it in every later request."""
    return Cookie(key, value=quote(value), max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def is_secure(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether it came over TLS, perhaps to a proxy of ours that says so."""
    return connection.scope["scheme"] in ("https", "wss")


def remember_seat(session: dict[str, Any], table: str, seat: int, secret: str) -> None:
    """The cookie keeps a seat; the oldest tables fall out of it (their recovery words still work)."""
    seats: dict[str, dict[str, str]] = session.setdefault("seats", {})
    held = seats.pop(table, {})
    held[str(seat)] = secret
    seats[table] = held
    while len(seats) > TABLES:
        seats.pop(next(iter(seats)))


def adopt(session: dict[str, Any], table: Table) -> None:
    """Seats of a rematch are proved by the secrets of the table before: the cookie learns that they belong here too."""
    if table.origin is None or table.id in session.get("seats", {}):
        return
    held = session.get("seats", {}).get(table.origin, {})
    for secret in list(held.values()):
        for number, seat in enumerate(table.seats):
            if hash_secret(secret) in seat.secrets:
                remember_seat(session, table.id, number, secret)


def forget_seat(session: dict[str, Any], table: str, seat: int) -> None:
    held = session.get("seats", {}).get(table, {})
    held.pop(str(seat), None)
    if not held:
        session.get("seats", {}).pop(table, None)


def owner(session: dict[str, Any]) -> str:
    """The hash of the key under which this browser's person is told of turns; it proves no seat."""
    return hash_secret(feed_key(session))


def feed_key(session: dict[str, Any]) -> str:
    """The key itself, made when it is first wanted."""
    return str(session.setdefault("feed", new_secret()))


def remember_host(session: dict[str, Any], table: str, secret: str) -> None:
    hosts: dict[str, str] = session.setdefault("host", {})
    hosts.pop(table, None)
    hosts[table] = secret
    while len(hosts) > TABLES:
        hosts.pop(next(iter(hosts)))


def my_tables(session: dict[str, Any]) -> list[str]:
    return list({**session.get("seats", {}), **session.get("host", {})})
