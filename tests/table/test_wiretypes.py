"""The page's types are those of the structs."""

from __future__ import annotations

from tools import wiretypes


def test_the_page_has_the_types_of_today() -> None:
    assert wiretypes.FILE.read_text(encoding="utf-8") == wiretypes.generated(), "run: python -m tools.wiretypes"
