"""The page itself: its files as tools/web.py built them, and index.html for every address that the page draws."""

from __future__ import annotations

import html
import io
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
import segno
from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from valtable import door
from valtable.engine.message import Message
from valtable.games import GAMES
from valtable.server.assets import Stored, send
from valtable.server.settings import Settings
from valtable.table.problem import Problem
from valtable.text import LANGUAGES, speaker_of

STATIC: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
NAMED_BY_CONTENT: Final = re.compile(r"-([A-Z0-9]{8}|[0-9a-f]{8})\.\w+(\.map)?$")
NAME: Final = re.compile(r"\w[\w.-]*")
INSIDE: Final = ("digest", "index.html", "sw.js")  # of the build, not to be asked for by name
TYPES: Final = {".js": "text/javascript", ".map": "application/json", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
MISSING: Final = (
    '<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Valtable</title><p>{missing}</p></html>'
)


@get("/static/{name:str}", sync_to_thread=False, include_in_schema=False)
def static_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A built file. Those named after their contents are kept by browsers for ever."""
    path = STATIC / name
    if NAME.fullmatch(name) is None or name in INSIDE or not path.is_file():
        raise NotFoundException(f"there is no file {name!r}")
    return send(request, _stored(path, path.stat().st_mtime_ns))


@get("/sw.js", sync_to_thread=False, include_in_schema=False)
def service_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page's service worker; a browser looks often whether it is still the same."""
    path = STATIC / "sw.js"
    if not path.is_file():
        raise NotFoundException("the page is not built")
    return send(request, _stored(path, path.stat().st_mtime_ns))


@get("/manifest.webmanifest", sync_to_thread=False, include_in_schema=False)
def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a device needs to install the page as an app."""
    response = send(request, _manifest(preferred(request.headers.get("accept-language", ""))))
    response.headers["vary"] = "accept-encoding, accept-language"
    return response


@get(
    ["/", "/about", "/profile", "/guide", "/guide/{rest:path}", "/t", "/t/{rest:path}", "/c", "/c/{rest:path}"],
    sync_to_thread=False,
    include_in_schema=False,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A page of ours: index.html in the reader's language; its own program does the rest."""
    return _index_html(request)


@get("/{rest:path}", sync_to_thread=False, include_in_schema=False)
def elsewhere(request: Request[Any, Any, Any]) -> Response[bytes]:
    """An address that is nobody's: a person sees the page, which says so, and a program gets a plain 404."""
    if "text/html" not in request.headers.get("accept", ""):
        raise NotFoundException(f"there is nothing at {request.url.path[:200]!r}")
    response = _index_html(request)
    response.status_code = 404
    return response


def _index_html(request: Request[Any, Any, Any]) -> Response[bytes]:
    language = preferred(request.headers.get("accept-language", ""))
    response = send(request, _index(language, _changed()))
    response.headers["vary"] = "accept-encoding, accept-language"
    if request.url.path.startswith(("/t/", "/c/")):
        response.headers["x-robots-tag"] = "noindex"  # a table or a campaign is found by its link alone
    return response


def router(_settings: Settings) -> Router:
    return Router("/", route_handlers=[page, static_file, service_worker, manifest, elsewhere])


def qr_svg(url: str) -> str:
    """An address as a QR code: black on white in either theme, since cameras want it so."""
    out = io.BytesIO()
    try:
        code = segno.make(url, error="m", micro=False)
    except ValueError as error:  # the host that the client named is endless
        raise Problem(400, "malformed", "this address is too long for a QR code") from error
    code.save(out, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, svgns=True, omitsize=True)
    return out.getvalue().decode()


def preferred(header: str) -> str:
    """The first of our languages that an Accept-Language header likes best, or English."""
    liked: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        try:
            liked.append((-float(weight or 1), tag[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(liked, key=lambda one: one[0]) if tag in LANGUAGES), "en")


@lru_cache(64)
def _stored(path: Path, _changed_at: int) -> Stored:
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Stored(path.read_bytes(), media, FOR_EVER if NAMED_BY_CONTENT.search(path.name) else "no-cache")


def _changed() -> int:
    """When the page was built; 0 when it was not."""
    try:
        return (STATIC / "index.html").stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(8)
def _manifest(language: str) -> Stored:
    def icon(name: str, sizes: str, purpose: str = "any") -> dict[str, str]:
        media = "image/svg+xml" if name.endswith("svg") else "image/png"
        return {"src": f"/static/{name}", "sizes": sizes, "type": media, "purpose": purpose}

    speaker = speaker_of(GAMES[door.games()[0]], language)
    body = {
        "id": "/",
        "name": "Valtable",
        "short_name": "Valtable",
        "description": speaker.say(Message("ui-page-about")),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#12353c",
        "theme_color": "#12353c",
        "categories": ["games"],
        "icons": [
            icon("icon.svg", "any"),
            icon("icon-192.png", "192x192"),
            icon("icon-512.png", "512x512"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
    }
    return Stored(msgspec.json.encode(body), "application/manifest+json")


@lru_cache(8)
def _index(language: str, built_at: int) -> Stored:
    speaker = speaker_of(GAMES[door.games()[0]], language)
    text = (STATIC / "index.html").read_text(encoding="utf-8") if built_at else MISSING
    text = text.replace("{lang}", language)
    for word in ("about", "noscript", "missing"):
        text = text.replace(f"{{{word}}}", html.escape(speaker.say(Message(f"ui-page-{word}"))))
    return Stored(text.encode(), "text/html")
