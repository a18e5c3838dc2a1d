"""What is the same for everybody: games, kits, words, guides, bots, the page's files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from litestar import Litestar
from litestar.testing import TestClient

import valtable
from valtable import bots
from valtable.games import GAMES
from valtable.guide import Pictures
from valtable.server import assets, metrics, pages, problems
from valtable.server.logs import request_ids
from valtable.server.settings import Settings
from valtable.text import LANGUAGES

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    app = Litestar(
        [assets.router, pages.router(Settings()), metrics.metrics],
        exception_handlers=problems.HANDLERS,
        middleware=[request_ids, metrics.count_requests],
    )
    with TestClient(app) as made:
        yield made


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page as the build leaves it."""
    (tmp_path / "index.html").write_text('<html lang="{lang}"><title>{about}</title><noscript>{noscript}</noscript>')
    (tmp_path / "main-ABCD2345.js").write_text("let page = 1;" * 200)
    (tmp_path / "icons-0123abcd.svg").write_text("<svg/>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "digest").write_text("0")
    monkeypatch.setattr(pages, "STATIC", tmp_path)


def get(client: Client, path: str, **headers: str) -> Any:
    response = client.get(path, headers=headers)
    assert response.status_code == 200, response.text
    return response.json()


def test_games_are_listed_with_what_one_needs_to_choose(client: Client) -> None:
    games = get(client, "/api/games")
    assert [game["name"] for game in games] == valtable.games()
    for game in games:
        info = GAMES[game["name"]]
        assert (game["min_players"], game["max_players"]) == (info.min_players, info.max_players)
        assert re.fullmatch("#[0-9a-f]{6}", game["colour"])
        assert game["minutes"] > 0
        assert [setting["name"] for setting in game["settings"]] == [setting.name for setting in info.settings]
        first = game["first"]
        assert valtable.new(game["name"], first["players"], 1, first["options"]).questions


@pytest.mark.parametrize("game", valtable.games())
def test_a_kit_names_everything_that_a_board_shows(client: Client, game: str) -> None:
    kit = get(client, f"/api/games/{game}/kit")
    assert kit["game"]["name"] == game
    assert set(kit["names"]) == set(LANGUAGES)
    match = valtable.new(game, GAMES[game].max_players, seed=4)
    for n in range(60):
        for seat in (None, *range(match.players)):
            for node in nodes(match.rules.board(match.view(seat)).data()):
                facts = node.get("facts", {})
                if "card" in facts:
                    assert facts["card"] in kit["faces"], node
                if node["kind"] in ("meter", "token") and "of" in facts:
                    assert facts["of"] in kit["badges"], node
        match.answer(match.questions[0].seat, match.questions[0].options[n % len(match.questions[0].options)])
    assert json.loads(assets.kit_of(match.rules).body)["faces"].keys() == kit["faces"].keys()


def nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for child in node.get("children", []):
        yield from nodes(child)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_fluent_and_complete(client: Client, language: str) -> None:
    table = client.get(f"/api/words/{language}")
    assert table.headers["content-type"] == "text/plain; charset=utf-8"
    known = ids(table.text)
    for bot in get(client, "/api/bots"):
        assert {f"bot-{bot['level']}", f"bot-{bot['level']}-about"} <= known
    assert {"ui-total", "option-pass"} <= known
    for game in valtable.games():
        words = client.get(f"/api/games/{game}/words/{language}").text
        assert f"game-{game}" in ids(words)
        assert not ids(words) & known


def test_french_keeps_its_punctuation_together(client: Client) -> None:
    paths = ["/api/words/fr", *[f"/api/games/{game}/words/fr" for game in valtable.games()]]
    for path in paths:
        text = client.get(path).text
        assert "\u00a0:" in text
        assert not re.search("[^\\W\\d_] [:;!?»]|« ", text)


def ids(text: str) -> set[str]:
    found = set()
    for entry in parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found.add(entry.id.name)
    return found


def test_bots(client: Client) -> None:
    assert get(client, "/api/bots") == [{"level": level} for level in bots.BOTS]


@pytest.mark.parametrize("game", valtable.games())
def test_the_guide_by_paragraph(client: Client, game: str) -> None:
    both = [get(client, f"/api/games/{game}/guide/{language}") for language in LANGUAGES]
    anchors = [[paragraph["anchor"] for paragraph in guide if paragraph["anchor"]] for guide in both]
    assert anchors[0] == anchors[1]
    assert len(anchors[0]) > 8
    for guide in both:
        for paragraph in guide:
            assert "{#" not in paragraph["html"] + paragraph["title"]
            assert paragraph["title"] or not paragraph["anchor"]
            assert paragraph["html"].startswith("<")


def test_a_guide_in_small() -> None:
    markdown = (
        "# Title\n\n## One {#one}\n\nSo : *this* <b>\n\n### Inside\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n"
        "## Two & three {#two}\n\n`code : x`"
    )
    french, english = (Pictures(GAMES["kingdom"], language) for language in ("fr", "en"))
    one, two = assets.paragraphs(markdown, "fr", french)
    assert (one.anchor, one.title) == ("one", "One")
    assert one.html.startswith("<p>So\u00a0: <em>this</em> &lt;b&gt;</p>\n<h3>Inside</h3>\n<table>")
    assert (two.anchor, two.title, two.html) == ("two", "Two & three", "<p><code>code : x</code></p>\n")
    assert assets.paragraphs("Before.\n\n## A {#a}\n\nx", "en", english)[0].anchor == ""
    (drawn,) = assets.paragraphs("## A {#a}\n\n- pay {2 gold}\n\n{card: cleric, goblin}", "en", english)
    assert 'pay <span data-badge="gold" data-n="2">2 gold</span>' in drawn.html
    assert '<p><span data-cards="cleric goblin">Cleric, Goblin</span></p>' in drawn.html


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/chess/kit", "no-such-game"),
        ("/api/games/chess/words/en", "no-such-game"),
        ("/api/games/kingdom/words/de", "no-language"),
        ("/api/games/kingdom/guide/..", "not-found"),
        ("/api/words/xx", "no-language"),
        ("/static/nothing.js", "not-found"),
        ("/static/digest", "not-found"),
        ("/static/index.html", "not-found"),
        ("/static/..%2Fserve.py", "not-found"),
        ("/static/%2e%2e%2fserve.py", "not-found"),
    ],
)
@pytest.mark.usefixtures("built")
def test_what_is_not_there(client: Client, path: str, code: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.json()["code"] == code


def test_nothing_is_sent_twice(client: Client) -> None:
    first = client.get("/api/games/kingdom/guide/en", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(first.content) / 2
    again = client.get("/api/games/kingdom/guide/en", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = client.get("/api/games/kingdom/guide/en", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content


@pytest.mark.usefixtures("built")
def test_the_files_of_the_page(client: Client) -> None:
    script = client.get("/static/main-ABCD2345.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert "immutable" in client.get("/static/icons-0123abcd.svg").headers["cache-control"]
    assert client.get("/static/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/about", "/guide/kingdom", "/t/abc", "/t/abc/replay?at=3"])
@pytest.mark.usefixtures("built")
def test_the_page_stands_at_every_address_it_draws(client: Client, path: str) -> None:
    page = client.get(path, headers={"accept-language": "de, fr-CA;q=0.8, en;q=0.5"})
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert '<html lang="fr">' in page.text
    assert "JavaScript" in page.text
    assert "{" not in page.text
    assert '<html lang="en">' in client.get(path).text
    assert ("noindex" in page.headers.get("x-robots-tag", "")) == path.startswith("/t/")


@pytest.mark.usefixtures("built")
def test_an_address_that_is_nobodys(client: Client) -> None:
    page = client.get("/no/such/page", headers={"accept": "text/html,*/*"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    program = client.get("/no/such/page", headers={"accept": "application/json"})
    assert (program.status_code, program.json()["code"]) == (404, "not-found")
    assert client.get("/api/nothing", headers={"accept": "text/html"}).json()["code"] == "not-found"


def test_a_page_that_was_not_built_says_so(client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    assert "has not been built" in client.get("/").text


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("fr", "fr"), ("en;q=0.2, fr;q=0.9", "fr"), ("de", "en"), ("fr;q=x, en", "en"), ("FR-be", "fr")],
)
def test_the_language_of_the_browser(header: str, language: str) -> None:
    assert pages.preferred(header) == language


def test_a_qr_code() -> None:
    svg = pages.qr_svg("https://example.org/t/abcdef")
    assert svg.startswith("<svg")
    assert "script" not in svg


def test_metrics_count_and_name_nobody(client: Client) -> None:
    client.get("/api/games")
    client.get("/api/words/xx")
    text = client.get("/metrics").text
    assert re.search(r'valtable_http_requests_total{method="GET",status="200"} [1-9]', text)
    assert re.search(r'valtable_http_requests_total{method="GET",status="404"} [1-9]', text)
    for name in ("answers", "answer_seconds", "pushes", "push_seconds", "live_connections", "tables_in_memory"):
        assert f"valtable_{name}" in text


def test_every_response_has_an_id(client: Client) -> None:
    assert client.get("/api/bots", headers={"x-request-id": "mine-1"}).headers["x-request-id"] == "mine-1"
    made = client.get("/api/bots", headers={"x-request-id": "not {one}"}).headers["x-request-id"]
    assert re.fullmatch("[0-9a-f]{12}", made)
