"""What proves a seat: cookies, secrets, and the recovery words. And what proves nothing."""

from __future__ import annotations

import stat
from contextlib import suppress

import pytest

from tests.server.guest import TWO_OF_US, Guest, Served, serving, until
from valtable.server.limits import same_origin
from valtable.table.people import clean_name, hash_recovery, new_recovery, recovery_list, unlike
from valtable.table.problem import Problem

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def test_the_cookie_says_nothing_to_anybody_else(ana: Guest) -> None:
    response = ana.call("POST", "/api/tables", {"game": "kingdom", "seats": ME_AND_BOT})
    header = response.headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    made = response.json()
    kept = {cookie.name: cookie.value or "" for cookie in ana.http.cookies.jar}
    assert kept.pop("guest_name") == "Ana", "a name is no secret"
    text = "".join(kept.values())
    assert text
    assert made["id"] not in text
    assert made["seats"][0]["secret"] not in text
    assert made["secret"] not in text


def test_the_cookie_is_sent_only_when_it_changes(ana: Guest) -> None:
    """So that a slow answer to an older request cannot bring an older cookie back."""
    table = ana.make("kingdom", ME_AND_BOT)["id"]
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
        assert "set-cookie" not in ana.call("GET", path).headers


@pytest.mark.parametrize(
    "value", ["x", "null", "AAAA" * 40, "é".encode().hex(), "YWRkaXRpb25hbF9hdXRoZW50aWNhdGVkX2RhdGE9"]
)
def test_a_broken_cookie_is_no_cookie(server: Served, value: str) -> None:
    guest = Guest(server.url)
    guest.http.headers["cookie"] = f"valtable={value}"
    assert guest.ok("GET", "/api/me") == {"name": "", "language": ""}


def test_a_program_shows_its_secret(server: Served, ana: Guest) -> None:
    made = ana.make("kingdom", TWO_OF_US)
    table = made["id"]
    taken = Guest(server.url).sit(table, 1, "Robot")
    robot = Guest(server.url, taken["secret"])
    assert robot.state(table)["seat"] == 1
    question = robot.state(table)["question"]
    assert robot.answer(table, question, question["options"][0]["id"])["confirm"] is False
    assert Guest(server.url, taken["secret"] + "x").state(table)["seat"] is None
    both = Guest(server.url, made["secret"], made["seats"][0]["secret"])
    assert both.state(table)["table"]["host"] is True
    assert both.state(table)["seat"] == 0


def test_nobody_plays_from_a_seat_that_is_not_theirs(ana: Guest, bo: Guest) -> None:
    table = ana.make("kingdom", TWO_OF_US)["id"]
    bo.sit(table, 1)
    question = ana.state(table)["question"]
    path = f"/api/tables/{table}"
    body = bo.body(question, question["options"][0]["id"])
    assert bo.refused("POST", f"{path}/answers", body) == (403, "not-your-seat")
    assert bo.refused("POST", f"{path}/undo", {"seat": 0}) == (403, "not-your-seat")
    assert bo.refused("POST", f"{path}/talk", {"seat": 0, "text": "I am Ana"}) == (403, "not-your-seat")
    assert bo.refused("PUT", f"{path}/seats/0/standing", {"prompt": "x", "option": "y"}) == (403, "not-your-seat")
    assert bo.refused("POST", f"{path}/seats/0/recovery") == (403, "not-your-seat")
    assert bo.refused("GET", f"{path}?seat=0") == (403, "not-your-seat")
    assert bo.refused("GET", f"{path}/view?seat=0") == (403, "not-your-seat")
    assert bo.refused("POST", f"{path}/reports", {"seat": 0, "words": "x"}) == (403, "not-your-seat")
    assert ana.state(table)["question"] == question


def test_a_secret_of_one_table_opens_no_other(server: Served, ana: Guest) -> None:
    first, second = ana.make("kingdom", ME_AND_BOT), ana.make("kingdom", ME_AND_BOT)
    robot = Guest(server.url, first["seats"][0]["secret"])
    assert robot.state(first["id"])["seat"] == 0
    assert robot.state(second["id"])["seat"] is None


def test_four_words_take_the_seat_up_on_another_device(server: Served, ana: Guest) -> None:
    made = ana.make("kingdom", ME_AND_BOT)
    table, words = made["id"], made["seats"][0]["recovery"]
    phone = Guest(server.url)
    spoken = " " + words.upper().replace("-", "  ")
    taken = phone.ok("POST", f"/api/tables/{table}/recover", {"words": spoken})
    assert taken["seat"] == 0
    assert phone.state(table)["seat"] == 0
    assert ana.state(table)["seat"] == 0, "the first device keeps it"
    assert table in [one["id"] for one in phone.ok("GET", "/api/tables")["mine"]]


def test_new_words_make_the_old_ones_void(server: Served, ana: Guest) -> None:
    made = ana.make("kingdom", ME_AND_BOT)
    table, old = made["id"], made["seats"][0]["recovery"]
    new = ana.ok("POST", f"/api/tables/{table}/seats/0/recovery")["words"]
    phone = Guest(server.url)
    assert phone.refused("POST", f"/api/tables/{table}/recover", {"words": old}) == (403, "bad-words")
    assert phone.ok("POST", f"/api/tables/{table}/recover", {"words": new})["seat"] == 0


def test_words_cannot_be_guessed_for_long(server: Served, ana: Guest) -> None:
    table = ana.make("kingdom", ME_AND_BOT)["id"]
    thief = Guest(server.url)
    answers = [thief.refused("POST", f"/api/tables/{table}/recover", {"words": new_recovery()}) for _ in range(15)]
    assert answers[0] == (403, "bad-words")
    assert answers[-1] == (429, "too-many")


def test_strangers_who_guess_do_not_lock_the_owner_out(ana: Guest, server: Served) -> None:
    """From wherever they guess: only their own addresses are counted."""
    made = ana.make("kingdom", ME_AND_BOT)
    for n in range(60):
        with suppress(Problem):
            server.limits.take("recover", f"192.0.2.{n % 6}")
    phone = Guest(server.url)
    for place in range(6):
        with pytest.raises(Problem):
            server.limits.take("recover", f"192.0.2.{place}")
    words = made["seats"][0]["recovery"]
    assert phone.ok("POST", f"/api/tables/{made['id']}/recover", {"words": words})["seat"] == 0


def test_only_so_many_devices_hold_a_seat(server: Served, ana: Guest) -> None:
    made = ana.make("kingdom", ME_AND_BOT)
    words = made["seats"][0]["recovery"]
    for _ in range(4):
        Guest(server.url).ok("POST", f"/api/tables/{made['id']}/recover", {"words": words})
    assert ana.state(made["id"])["seat"] is None, "the oldest device has lost it"


def test_the_key_is_made_once_and_is_nobody_elses(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("data")
    with serving(data) as first:
        ana = first.guest("Ana")
        table = ana.make("kingdom", ME_AND_BOT)["id"]
        cookies = {cookie.name: cookie.value or "" for cookie in ana.http.cookies.jar}
        key = (data / "session.key").read_bytes()
    for file in ("session.key", "valtable.db"):
        assert stat.S_IMODE((data / file).stat().st_mode) == 0o600
    with serving(data) as second:
        same = Guest(second.url)
        same.http.cookies.update(cookies)
        assert same.state(table)["seat"] == 0
        assert until(lambda: same.state(table)["question"])
    assert (data / "session.key").read_bytes() == key


def test_the_words_of_recovery_codes() -> None:
    words = recovery_list()
    assert len(set(words)) == len(words)
    assert len(words) ** len(new_recovery().split("-")) > 2**40
    assert all(word.isascii() and word.isalpha() and word.islower() and 3 <= len(word) <= 9 for word in words)
    assert not [(a, b) for a in words for b in words if a < b and len(a) == len(b) and mistakable(a, b)]


def mistakable(a: str, b: str) -> bool:
    return sum(x != y for x, y in zip(a, b, strict=True)) < 2


@pytest.mark.parametrize(
    "typed", ["Maple-River-Otter", "maple river otter", " MAPLE  riVer-otter ", "máple ríver ötter"]
)
def test_how_words_may_be_typed(typed: str) -> None:
    assert hash_recovery(typed, b"key") == hash_recovery("maple-river-otter", b"key")
    assert hash_recovery(typed, b"key") != hash_recovery("maple-otter-river", b"key")
    assert hash_recovery(typed, b"key") != hash_recovery(typed, b"other key")


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0410nn", "Ann"),
        ("\u0391\u039d\u039d", "ANN"),
        ("A\U0001d427n", "Ann"),
        ("\uff21nn", "ann"),
        ("B\u043eb", "bob"),
        ("B0b", "Bob"),
        ("Ilse", "llse"),
        ("\u041c\u0430\u0440\u0438\u044f", "Map\u0438\u044f"),
        ("Zo\u0435\u0308", "Zo\u00eb"),
        ("Ann\ufe0f", "Ann"),
    ],
)
def test_names_that_look_alike_are_told_apart(name: str, other: str) -> None:
    assert unlike(clean_name(name), [other]).endswith(" 2")
    assert unlike(other, [name]).endswith(" 2")


def test_names_that_differ_to_the_eye_are_left_alone() -> None:
    for name, other in (
        ("Zoe", "Zo\u00eb"),
        ("Ann", "Anna"),
        ("\u041e\u043b\u044c\u0433\u0430", "Olga"),
        ("Jo", "Joe"),
    ):
        assert unlike(name, [other]) == name


@pytest.mark.parametrize("sign", ["\u034f", "\u00ad", "\u200b", "\u2060", "\U000e0041", "\u115f", "\ufe01", "\u180b"])
def test_what_nobody_can_see_is_refused_in_names(sign: str) -> None:
    with pytest.raises(Problem) as refused:
        clean_name(f"An{sign}n")
    assert refused.value.code == "bad-name"


# --- TLS -------------------------------------------------------------------------------------------------------------


def test_cookies_are_secure_behind_tls(server: Served) -> None:
    for scheme in ("http", "https"):
        guest = Guest(server.url)
        guest.http.headers["x-forwarded-proto"] = scheme
        named = guest.call("PUT", "/api/me", {"name": "Ana"})
        made = guest.call("POST", "/api/tables", {"game": "kingdom", "seats": ME_AND_BOT})
        for response in (named, made):
            assert response.status_code in (200, 201)
            (cookie,) = response.headers.get_list("set-cookie")
            assert ("secure" in cookie.lower().split("; ")) is (scheme == "https")


def test_a_page_of_another_scheme_is_another_page(server: Served) -> None:
    guest = Guest(server.url)
    origin = server.url.replace("http:", "https:")
    assert guest.refused("PUT", "/api/me", {"name": "Ana"}, headers={"origin": origin}) == (403, "wrong-origin")
    behind = {"origin": origin, "x-forwarded-proto": "https"}
    guest.ok("PUT", "/api/me", {"name": "Ana"}, headers=behind)
    behind["origin"] = server.url
    assert guest.refused("PUT", "/api/me", {"name": "Ana"}, headers=behind) == (403, "wrong-origin")


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "same"),
    [
        ("https://a.example", "a.example", "https", True),
        ("https://a.example", "a.example:443", "wss", True),
        ("http://a.example:80", "A.example", "ws", True),
        ("http://a.example", "a.example", "https", False),
        ("https://a.example", "a.example:80", "https", False),
        ("http://[::1]:8300", "[::1]:8300", "http", True),
        ("http://a.example:x", "a.example", "http", False),
        ("null", "a.example", "http", False),
    ],
)
def test_origins(origin: str, host: str, scheme: str, same: bool) -> None:
    assert same_origin(origin, host, scheme) is same
