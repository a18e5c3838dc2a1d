"""What is the same for everybody: games, kits, words, guides, levels of bots.

Each answer is made once and kept as bytes, with its gzipped form and its digest: a browser that has it gets it no more.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache, lru_cache
from html import escape
from typing import Any, Final

import msgspec
from litestar import Request, Response, Router, get
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from markdown_it import MarkdownIt
from markdown_it.token import Token

from valtable import bots, door
from valtable.engine.info import GameInfo
from valtable.engine.rules import Rules
from valtable.games import GAMES
from valtable.guide import Pictures
from valtable.table.problem import Problem
from valtable.text import LANGUAGES, WORDS, typeset

ANCHOR: Final = re.compile(r"\s*\{#([\w-]+)\}\s*$")
SMALL: Final = 1000  # bytes: not worth a gzip
KITS: Final = 64  # kits of tables with cards of their own that are kept


class Stored:
    """Something that can be sent again and again."""

    __slots__ = ("body", "cache", "etag", "gzipped", "media")

    def __init__(self, body: bytes, media: str, cache: str = "no-cache") -> None:
        self.body = body
        self.media = media
        self.cache = cache
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.gzipped = gzip.compress(body, 9, mtime=0) if len(body) >= SMALL else None


def send(request: Request[Any, Any, Any], stored: Stored) -> Response[bytes]:
    """The thing itself, or "you have it" (304) to whoever names its digest."""
    headers = {"etag": stored.etag, "cache-control": stored.cache, "vary": "accept-encoding"}
    if stored.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=stored.media)
    body = stored.body
    if stored.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = stored.gzipped
    return Response(body, headers=headers, media_type=stored.media)


def as_json(value: Any) -> Stored:
    return Stored(msgspec.json.encode(value), MediaType.JSON)


# --- what is on it ---------------------------------------------------------------------------------------------------


class Bot(msgspec.Struct):
    """A level of bots; `bot-LEVEL` and `bot-LEVEL-about` say it in words."""

    level: str


class Paragraph(msgspec.Struct):
    """A part of a guide: what its anchor explains, as HTML of ours."""

    anchor: str
    title: str
    html: str


def kit_of(rules: Rules) -> Stored:
    """Everything of a game with these rules that a client needs to draw it and to speak of it."""
    return _kit(rules.name, rules.players, msgspec.json.encode(rules.options))


@lru_cache(KITS)
def _kit(game: str, players: int, options: bytes) -> Stored:
    info = GAMES[game]
    return as_json(info.kit(info.prepare(players, msgspec.json.decode(options))))


@cache
def games() -> Stored:
    return as_json([GAMES[name].data() for name in door.games()])


@cache
def levels() -> Stored:
    return as_json([Bot(level) for level in bots.BOTS])


@cache
def words(language: str) -> Stored:
    """The words of every table, and the page's own."""
    files = [WORDS / f"{language}.ftl", WORDS / "web" / f"{language}.ftl"]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
    return Stored(typeset(text, language).encode(), MediaType.TEXT)


@cache
def game_words(game: str, language: str) -> Stored:
    return Stored(typeset(GAMES[game].text(f"text/{language}.ftl"), language).encode(), MediaType.TEXT)


@cache
def guide(game: str, language: str) -> Stored:
    info = GAMES[game]
    text = (info.folder / f"guide.{language}.md").read_text(encoding="utf-8")
    return as_json(paragraphs(text, language, Pictures(info, language)))


def paragraphs(markdown: str, language: str, pictures: Pictures) -> list[Paragraph]:
    """A guide by its anchors; what comes before the first one is under ""."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    found: list[tuple[str, str, list[Token]]] = [("", "", [])]
    tokens = reader.parse(markdown)
    for i, token in enumerate(tokens):
        if token.type == "inline":
            _set_type(token, language)
            token.children = [one for part in token.children or [] for one in _pictured(part, pictures)]
        if token.type == "heading_open":
            heading = tokens[i + 1]
            mark = ANCHOR.search(heading.content)
            if mark is not None:
                title = typeset(ANCHOR.sub("", heading.content), language)
                found.append((mark.group(1), title, []))
                for part in heading.children or []:
                    part.content = ANCHOR.sub("", part.content)
        found[-1][2].append(token)
    made = []
    for anchor, title, body in found:
        inside = body[3:] if anchor or (body and body[0].type == "heading_open") else body  # the title stands apart
        html = reader.renderer.render(inside, reader.options, {})
        if anchor or html:
            made.append(Paragraph(anchor, title, html))
    return made


def _set_type(token: Token, language: str) -> None:
    """French spaces in the text of a line, not in code."""
    for part in token.children or []:
        if part.type == "text":
            part.content = typeset(part.content, language)


def _pictured(token: Token, pictures: Pictures) -> list[Token]:
    """A piece of text with its pictures: elements that hold the words, for the page to draw."""
    if token.type != "text" or "{" not in token.content:
        return [token]
    made: list[Token] = []
    for part in pictures.split(token.content):
        if isinstance(part, str):
            made.append(Token("text", "", 0, content=part))
            continue
        number = "" if part.n is None else f' data-n="{part.n}"'
        what = f'data-cards="{" ".join(part.cards)}"' if part.cards else f'data-badge="{part.of}"{number}'
        made.append(Token("html_inline", "", 0, content=f"<span {what}>{escape(part.words.replace('*', ''))}</span>"))
    return made


# --- the calls -------------------------------------------------------------------------------------------------------


def _game(name: str) -> GameInfo:
    info = GAMES.get(name)
    if info is None:
        raise Problem(404, "no-such-game", f"there is no game {name!r}; there are: {', '.join(door.games())}")
    return info


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise Problem(404, "no-language", f"there is no language {name!r}; there are: {', '.join(LANGUAGES)}")
    return name


def answers(kind: type[Any], description: str) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(kind, description=description, generate_examples=False)}


@get("/games", summary="The games", responses=answers(list[dict[str, Any]], "A list of GameInfo"), sync_to_thread=False)
def get_games(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every game with its limits, settings and recommended first game. Words: `game-NAME`, `game-NAME-about`."""
    return send(request, games())


@get(
    "/games/{game:str}/kit",
    summary="The kit of a game",
    responses=answers(dict[str, Any], "A Kit"),
    sync_to_thread=False,
)
def get_kit(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """Faces, badges and names: everything that is printed. It never changes during a game."""
    info = _game(game)
    return send(request, kit_of(info.prepare(info.max_players, None)))


@get(
    "/games/{game:str}/words/{language:str}", summary="A game's words", media_type=MediaType.TEXT, sync_to_thread=False
)
def get_game_words(request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """A Fluent file: every message of the game in one language."""
    return send(request, game_words(_game(game).name, _language(language)))


@get(
    "/games/{game:str}/guide/{language:str}",
    summary="A game's guide",
    responses=answers(list[Paragraph], "Its paragraphs, in order"),
    sync_to_thread=False,
)
def get_guide(request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The rules in our own words, as HTML by paragraph; questions and events name the anchor that explains them."""
    return send(request, guide(_game(game).name, _language(language)))


@get("/words/{language:str}", summary="The words of the table", media_type=MediaType.TEXT, sync_to_thread=False)
def get_words(request: Request[Any, Any, Any], language: FromPath[str]) -> Response[bytes]:
    """A Fluent file: what every table says, and the page around it."""
    return send(request, words(_language(language)))


@get("/bots", summary="The levels of bots", responses=answers(list[Bot], "The levels"), sync_to_thread=False)
def get_bots(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Who can be asked to fill a seat. Words: `bot-LEVEL`, `bot-LEVEL-about`."""
    return send(request, levels())


router = Router(
    "/api",
    route_handlers=[get_games, get_kit, get_game_words, get_guide, get_words, get_bots],
    tags=["Assets"],
)
