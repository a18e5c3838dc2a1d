"""Logs: JSON where nobody looks, short lines on a terminal, and never a secret in either."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from valtable.server import logs


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_json_lines() -> None:
    out = io.StringIO()
    logs.set_up(out)
    with structlog.contextvars.bound_contextvars(request="r1"):
        logs.get().info("answer taken", table="t1", seat=2)
    logging.getLogger("some.library").warning("it %s", "happens")
    logs.get().debug("too much")
    ours, theirs = [json.loads(line) for line in out.getvalue().splitlines()]
    assert {**ours, "timestamp": ""} == {
        "event": "answer taken",
        "table": "t1",
        "seat": 2,
        "request": "r1",
        "level": "info",
        "timestamp": "",
    }
    assert (theirs["event"], theirs["level"]) == ("it happens", "warning")


def test_a_terminal_is_left_in_peace() -> None:
    out = Terminal()
    logs.set_up(out)
    logs.get().info("chatter")
    assert out.getvalue() == ""
    logs.get().warning("a bot was replaced", table="t1")
    assert "a bot was replaced" in out.getvalue()
    assert out.getvalue().count("\n") == 1


def test_the_level_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VALTABLE_LOG", "debug")
    out = Terminal()
    logs.set_up(out)
    logs.get().debug("everything")
    logging.getLogger("aiosqlite").debug("INSERT a secret")
    assert "everything" in out.getvalue()
    assert "INSERT" not in out.getvalue()


@pytest.mark.parametrize("out", [io.StringIO(), Terminal()], ids=["json", "terminal"])
def test_no_secret_is_written(out: io.StringIO) -> None:
    logs.set_up(out)
    secret = "hunter2hunter2"
    logs.get().error(
        "refused",
        secret=secret,
        seat_secret=secret,
        recovery=["owl", secret],
        words=f"{secret} fox",
        session={"a": secret},
        request={"headers": {"Cookie": secret, "Authorization": "Bearer " + secret}, "list": [{"token": secret}]},
        text=f"header was Bearer {secret}, sorry",
        database=f"postgresql://valtable:{secret}@db/valtable",
    )
    try:
        raise ValueError(f"cannot connect to postgresql://valtable:{secret}@db")
    except ValueError:
        logs.get().exception("failed")
    assert "refused" in out.getvalue()
    assert "@db/valtable" in out.getvalue()
    assert "ValueError" in out.getvalue()
    assert secret not in out.getvalue()


@pytest.mark.parametrize("out", [io.StringIO(), Terminal()], ids=["json", "terminal"])
def test_a_trace_does_not_show_what_variables_hold(out: io.StringIO) -> None:
    """They hold cookies, and the cards of everybody."""
    logs.set_up(out)

    def fail(hidden: str) -> None:
        raise ValueError(len(hidden))

    try:
        fail("duke-of-" + "nowhere")
    except ValueError:
        logs.get().exception("failed")
    assert "ValueError: 15" in out.getvalue()
    assert "duke-of-nowhere" not in out.getvalue()
