"""Some hundred saves and packs that were tampered with; `benchmarks/hostile.py` reads a hundred thousand."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest

from benchmarks import hostile
from tests.server.guest import Json
from tests.server.test_reading import forged
from valtable.engine.errors import LoadError
from valtable.server import reader


def test_they_are_taken_or_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "allow", lambda: None)  # this process has other work as well
    monkeypatch.setattr(reader, "DRAWN", 1e9)
    for seed in (1, 2):
        found, _, _ = hostile.chunk(seed)
        found.pop("at the table: rules-failed", None)
        assert found.total() == hostile.CHUNK
        assert set(found) == {"save taken", "save refused", "pack taken", "pack refused"}


def test_rules_do_not_look_for_a_player_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pass of somebody who is not there: the next player was looked for without end."""
    monkeypatch.setattr(reader, "allow", lambda: None)

    def everybody_has_passed(body: Json) -> None:
        body["checkpoint"]["fields"]["passed"] = 0b1111

    text = forged("valroc", everybody_has_passed, answers=30).decode()
    with suppress(LoadError):
        assert json.loads(reader.read_match(text))["game"] == "valroc"
