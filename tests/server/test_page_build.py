"""The built page has every picture that a board, a card or the page itself names."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import valtable
from tools import web
from valtable.games import GAMES
from valtable.server.pages import STATIC

NAMES = ("glyph", "emblem", "when")


@pytest.fixture(scope="module")
def symbols() -> set[str]:
    sprites = list(STATIC.glob("icons-*.svg"))
    assert sprites, "the page is not built: python3 dev.py test does it, or python -m tools.web build"
    return {id for sprite in sprites for id in re.findall(r'<symbol id="([\w-]+)"', sprite.read_text(encoding="utf-8"))}


def named(value: Any) -> Iterator[str]:
    """The symbols that some data speaks of."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key in NAMES and isinstance(part, str):
                yield f"i-{part}"
            elif key == "scene":
                yield f"s-{part}"
            else:
                yield from named(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from named(part)


@pytest.mark.parametrize("game", valtable.games())
def test_every_picture_of_a_game_is_in_the_sprite(symbols: set[str], game: str) -> None:
    info = GAMES[game]
    wanted: set[str] = set()
    for players in range(info.min_players, info.max_players + 1):
        match = valtable.new(game, players, seed=players)
        wanted.update(named(info.kit(match.rules)))
        rng = random.Random(players)
        while not match.over:
            question = rng.choice(match.questions)
            if rng.random() < 0.1:
                for seat in (None, question.seat):
                    wanted.update(named(match.rules.board(match.view(seat)).data()))
            match.answer(question.seat, rng.choice(question.options))
        wanted.update(named(match.rules.board(match.view(None)).data()))
    assert len(wanted) > 30
    assert not wanted - symbols


def test_every_picture_of_the_page_is_in_the_sprite(symbols: set[str]) -> None:
    listed = re.findall(r'"([a-z0-9-]+)"', (web.WEB / "src" / "icons.ts").read_text(encoding="utf-8"))
    assert {f"i-{name}" for name in listed} <= symbols
    for file in (web.WEB / "src").rglob("*.tsx"):
        for name in re.findall(r'<Icon\s[^>]*?name="([\w-]+)"', file.read_text(encoding="utf-8")):
            assert f"i-{name}" in symbols, f"{file.name}: {name}"


def test_an_unknown_picture_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    look = tmp_path / "chess" / "look.toml"
    look.parent.mkdir()
    look.write_text('emblem = "king"\nabout = "rook"\n[when]\nend = "no-such-icon"\n')
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "GAMES", tmp_path)
    monkeypatch.setattr(web, "ENGINE", tmp_path)
    monkeypatch.setattr(web, "WEB", tmp_path)
    drawn = {"width": 512, "height": 512, "icons": {name: {"body": "<path/>"} for name in ("king", "queen", "rook")}}
    with pytest.raises(web.BuildFailed, match=r"chess/look.toml: game-icons has no icon 'no-such-icon'"):
        web.sprites(drawn)
    look.write_text(look.read_text().replace("no-such-icon", "king"))
    made = {name: re.findall(r'id="([\w-]+)"', icons) for name, icons in web.sprites(drawn).items()}
    assert made == {"page": ["i-king"], "chess": ["i-rook"]}, "an emblem is shown on the page, the rest at the table"


def test_what_a_first_visit_fetches_is_small() -> None:
    """The page, its code and sheets, what every page may show and the plain letters, as they travel."""
    first = ("index.html", "main-*.js", "*.css", "icons-page-*.svg", "*-latin-[67w]*.woff2")
    files = [file for pattern in first for file in STATIC.glob(pattern)]
    assert len(files) == 8, [file.name for file in files]
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) < 300_000


def test_built_files_name_each_other() -> None:
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    files = re.findall(r'"/static/([^"]+)"', index)
    assert len(files) == 5
    for name in files:
        assert (STATIC / name).is_file(), name
    for sheet in STATIC.glob("*.css"):
        for name in re.findall(r'url\("?/static/([\w.-]+)', sheet.read_text(encoding="utf-8")):
            assert (STATIC / name).is_file(), name
    worker = (STATIC / "sw.js").read_text(encoding="utf-8")
    kept = re.findall(r'"/static/([^"]+)"', worker)
    assert len(kept) >= 6, "the page's own files open without its server"
    for name in kept:
        assert (STATIC / name).is_file(), name
