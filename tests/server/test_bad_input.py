"""Whatever is sent, the answer is clear, below 500, and changes nothing."""

from __future__ import annotations

import ast
import json
import random
import re
from pathlib import Path

import pytest
from litestar.datastructures import Address

import valtable.server
from tests.server.guest import Guest, Json, Served
from valtable.server.limits import place_of
from valtable.text import WORDS

HOT_SEAT = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Zoé"}]


def calls(table: str) -> list[tuple[str, str]]:
    """Every call that takes a body."""
    path = f"/api/tables/{table}"
    return [
        ("PUT", "/api/me"),
        ("POST", "/api/tables"),
        ("PUT", path),
        ("POST", f"{path}/seats/0"),
        ("PUT", f"{path}/seats/0"),
        ("POST", f"{path}/recover"),
        ("POST", f"{path}/answers"),
        ("POST", f"{path}/undo"),
        ("PUT", f"{path}/seats/0/standing"),
        ("POST", f"{path}/talk"),
        ("POST", f"{path}/point"),
        ("POST", f"{path}/reports"),
    ]


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"17",
    b'"text"',
    b"\xff\xfe",
    b"\x00" * 10,
    b'{"seat": "0"}',
    b'{"seat": -1, "n": -1, "prompt": 3, "option": null, "text": 1, "words": [], "kind": "king", "name": {}}',
    b'{"seat": 1e400}',
    b'{"seat": 99999999999999999999999999}',
    b'{"unknown": true}',
    b"[" * 30_000,
    b'{"a":' * 9_000 + b"1" + b"}" * 9_000,
    b'{"name": "\\ud800"}',
]


def test_malformed_bodies(server: Served, ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    before = ana.state(table)
    for method, path in calls(table):
        for body in BODIES:
            server.limits.buckets.clear()
            response = ana.call(method, path, content=body, headers={"content-type": "application/json"})
            assert 400 <= response.status_code < 500, f"{method} {path} {body[:60]!r}: {response.status_code}"
            problem = response.json()
            assert problem["code"] in ("malformed", "bad-words", "no-such-seat"), f"{path} {body[:60]!r}: {problem}"
            assert problem["detail"]
    assert ana.state(table) == before


def test_random_bodies(server: Served, ana: Guest) -> None:
    """Right fields with wrong values, many times."""
    table = ana.make("kingdom", HOT_SEAT)["id"]
    rng = random.Random(40)
    fields = ["seat", "n", "prompt", "option", "check", "text", "words", "kind", "level", "name", "public", "title"]
    fields += ["game", "seats", "options", "seed", "language"]
    values: list[Json] = [
        None,
        True,
        0,
        1,
        -1,
        2**63,
        1.5,
        "",
        "x",
        "kingdom",
        "bot",
        "open",
        "pass",
        [],
        {},
        [{}],
        [{"kind": "me"}],
    ]
    for _ in range(400):
        server.limits.buckets.clear()
        method, path = rng.choice(calls(table))
        body = {field: rng.choice(values) for field in rng.sample(fields, rng.randrange(1, 5))}
        response = ana.call(method, path, body)
        assert response.status_code < 500, f"{method} {path} {body}: {response.text}"


def test_too_large_bodies(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    for method, path in calls(table):
        body = json.dumps({"words": "x" * 70_000}).encode()
        headers = {"content-type": "application/json"}
        assert ana.refused(method, path, content=body, headers=headers) == (413, "too-large"), path


def test_addresses_that_do_not_exist(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    for path in (
        "/api/nothing",
        "/api/tables/x/y/z",
        f"/api/tables/{table}/seats/one",
        "/api/tables/%00",
        "/api/tables/..",
    ):
        response = ana.call("GET", path)
        assert response.status_code in (404, 405), path
        assert response.json()["code"] in ("not-found", "no-such-table", "wrong-method")
    assert ana.refused("PATCH", "/api/me") == (405, "wrong-method")
    for query in ("?seat=x", "?seat=-1", "?seat=1.5", "?seat=9999999999999999999999"):
        assert ana.refused("GET", f"/api/tables/{table}{query}") == (400, "malformed")
    assert ana.refused("GET", f"/api/tables/{table}?seat=7") == (404, "no-such-seat")


def test_a_page_of_another_site_changes_nothing(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    for method, path in calls(table):
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://["):
            assert ana.refused(method, path, {}, headers={"origin": origin}) == (403, "wrong-origin")
    ana.ok("PUT", "/api/me", {"name": "Ana"}, headers={"origin": ana.url})
    assert ana.call("GET", "/api/me", headers={"origin": "https://evil.example"}).status_code == 200


def test_too_many_requests(server: Served, ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(server.limits.rates, "any", (1.0, 5.0))
    server.limits.buckets.clear()
    responses = [ana.call("GET", "/api/me") for _ in range(12)]
    assert responses[0].status_code == 200
    last = responses[-1]
    assert last.status_code == 429
    assert last.json()["code"] == "too-many"
    assert int(last.headers["retry-after"]) >= 1


def test_a_seat_may_answer_thirty_times_a_second(server: Served, ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not much oftener; here the limit fills up slowly, so that a busy machine comes to it as well."""
    rate, most = server.limits.rates["answer"]
    assert rate >= 30
    assert most >= 30
    monkeypatch.setitem(server.limits.rates, "answer", (0.001, 8.0))
    table = ana.make("kingdom", HOT_SEAT)["id"]
    path = f"/api/tables/{table}/answers"
    body = {"seat": 0, "n": 99, "prompt": "x", "option": "y"}
    answers = [ana.call("POST", path, body).json()["code"] for _ in range(10)]
    assert answers[:8] == ["stale"] * 8
    assert answers[8:] == ["too-many"] * 2


def test_refused_answers_are_counted_by_where_they_come_from(
    server: Served, ana: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise whoever has no seat could ask the store for tables as often as they like."""
    table = ana.make("kingdom", HOT_SEAT)["id"]
    monkeypatch.setitem(server.limits.rates, "any", (1.0, 5.0))
    body = {"seat": 0, "n": 0, "prompt": "x", "option": "y"}
    for path in (f"/api/tables/{table}/answers", "/api/tables/0123456789abcdef/answers"):
        server.limits.buckets.clear()
        codes = [bo.refused("POST", path, body) for _ in range(10)]
        assert codes[0] in ((403, "not-your-seat"), (404, "no-such-table"))
        assert codes[-1] == (429, "too-many")


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_who_has_a_network_counts_once(host: str, place: str) -> None:
    assert place_of(Address(host, 1)) == place


def test_whatever_can_be_fetched_can_be_asked_about(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    for path in ("/", "/about", "/health", "/api/games", f"/api/tables/{table}", f"/t/{table}"):
        told, fetched = ana.call("HEAD", path), ana.call("GET", path)
        assert told.status_code == fetched.status_code == 200, path
        assert told.content == b""
        assert told.headers["content-type"] == fetched.headers["content-type"]
        assert told.headers["content-length"] == fetched.headers["content-length"], path
    assert ana.call("HEAD", "/api/nothing").status_code == 404
    assert ana.call("HEAD", f"/api/tables/{table}/undo").status_code == 405


def test_an_endless_name_of_the_host(ana: Guest) -> None:
    table = ana.make("kingdom", HOT_SEAT)["id"]
    path = f"/api/tables/{table}/invitation.svg"
    assert ana.call("GET", path).status_code == 200
    assert ana.refused("GET", path, headers={"host": "a" * 6000}) == (400, "malformed")


def test_what_every_response_says(ana: Guest) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/health"):
        headers = ana.call("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
    assert ana.ok("GET", "/health") == {"status": "ok"}


def test_the_page_of_the_api_needs_no_foreign_host(ana: Guest) -> None:
    page = ana.call("GET", "/api/docs")
    assert page.status_code == 200
    assert "/api/tables/{table_id}/answers" in page.text
    assert not re.findall(r"(?:src|href)=\"?https?://", page.text)
    schema = ana.ok("GET", "/api/schema/openapi.json")
    for path, methods in schema["paths"].items():
        for method, call in methods.items():
            assert call.get("summary"), f"{method} {path} has no summary"


def problem_codes() -> set[str]:
    """Every code that the server's sources can answer with."""
    codes = {"internal", "too-large", "not-found", "wrong-method", "malformed", "wrong-origin", "too-many"}
    for file in Path(valtable.server.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem"
            if named and isinstance(node, ast.Call) and len(node.args) > 1:
                code = node.args[1]
                if isinstance(code, ast.Constant):
                    codes.add(str(code.value))
    codes |= {"store-away", "store-damaged", "store-full", "crowded", "stopping", "too-many-tables"}
    codes |= {f"bad-{what}" for what in ("name", "title", "text", "report")}
    return codes | {f"undo-{reason}" for reason in valtable.engine.errors.UNDO_REASONS}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_problem_has_words(language: str) -> None:
    text = (WORDS / "web" / f"{language}.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^error-([a-z-]+) =", text, re.M))
    codes = problem_codes()
    assert len(codes) > 35
    assert not codes - said, "no words for these"
