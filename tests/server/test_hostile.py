"""Some hundred saves and packs that were tampered with; `benchmarks/hostile.py` reads a hundred thousand."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import pytest

from benchmarks import hostile
from valtable.engine.errors import LoadError
from valtable.server import reader

# A pass of somebody who is not there: the rules looked for the next player for ever.
ENDLESS = 26178


def test_they_are_taken_or_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "allow", lambda: None)  # this process has other work as well
    monkeypatch.setattr(reader, "DRAWN", 1e9)
    for seed in (1, 2, 3):
        found, _, _ = hostile.chunk(seed)
        assert found.total() == hostile.CHUNK
        assert set(found) <= {"save taken", "save refused", "pack taken", "pack refused"}
        assert found["save refused"] > 10
        assert found["pack taken"] > 0


def test_rules_do_not_look_for_a_player_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "allow", lambda: None)
    rng = random.Random(ENDLESS)
    assert rng.random() < 0.5, "a saved match"
    text = hostile.tampered_save(rng)
    with suppress(LoadError):
        assert json.loads(reader.read_match(text))["game"] == "valroc"
    assert json.loads(text)["game"] == "valroc"
