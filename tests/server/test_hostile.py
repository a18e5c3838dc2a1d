"""Some hundred saves and packs that were tampered with; `benchmarks/hostile.py` reads a hundred thousand."""

from __future__ import annotations

import pytest

from benchmarks import hostile
from valtable.server import reader


def test_they_are_taken_or_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "allow", lambda: None)  # this process has other work as well
    monkeypatch.setattr(reader, "DRAWN", 1e9)
    for seed in (1, 2, 3):
        found, _, _ = hostile.chunk(seed)
        assert found.total() == hostile.CHUNK
        assert set(found) <= {"save taken", "save refused", "pack taken", "pack refused"}
        assert found["save refused"] > 10
        assert found["pack taken"] > 0
