"""The file of a lesson: what is wrong with it is said by file and entry, and a note knows its moment and its things."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from valtable.engine.board import Node
from valtable.engine.coach import Mark, found, parse_coach, read_coach
from valtable.engine.errors import PackError


def lesson(**changes: Any) -> dict[str, Any]:
    return {"players": 2, "seed": 7, "level": "novice", "marks": [{"id": "dice", "asked": ["roll"]}], **changes}


def test_a_lesson_is_read() -> None:
    coach = parse_coach(lesson(options={"lamps": 3}), "coach.toml")
    assert (coach.players, coach.seed, coach.level, coach.options) == (2, 7, "novice", {"lamps": 3})
    assert [mark.id for mark in coach.marks] == ["dice"]
    assert coach.marks[0].data() == {"id": "dice", "asked": ["roll"], "seen": [], "after": 0, "at": []}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"seed": "x"}, "coach.toml: seed: should be a whole number"),
        ({"lamps": 3}, "coach.toml: lamps: is not a key that is known here"),
        ({"marks": {}}, "coach.toml: marks: should be tables"),
        ({"marks": [{}]}, "coach.toml: marks 1: id: is missing"),
        ({"marks": [{"id": "dice"}]}, "coach.toml: mark 'dice': asked: is missing: it must wait for something"),
        ({"marks": [{"id": "dice", "asked": "roll"}]}, "coach.toml: mark 'dice': asked: should be a list"),
        ({"marks": [{"id": "dice", "after": 1, "at": ["A b"]}]}, "coach.toml: mark 'dice': at: 'A b' should be"),
        ({"marks": [{"id": "dice", "after": 1, "on": 3}]}, "coach.toml: mark 'dice': on: is not a key"),
        ({"marks": [{"id": "dice", "after": 1}, {"id": "dice", "after": 2}]}, "there are two called 'dice'"),
    ],
)
def test_what_is_wrong_is_named(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PackError) as error:
        parse_coach(lesson(**changes), "coach.toml")
    assert complaint in str(error.value)


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "coach.toml"
    file.write_text("players = ", encoding="utf-8")
    with pytest.raises(PackError, match=r"coach\.toml: "):
        read_coach(file)


def test_a_note_comes_when_all_it_waits_for_is_there() -> None:
    mark = Mark("dice", ("roll", "again"), ("rolled", "doubled"), 3, ())
    assert mark.due("again", 3, {"doubled", "turn"})
    assert not mark.due("pay", 3, {"doubled"})
    assert not mark.due("roll", 2, {"doubled"})
    assert not mark.due("roll", 3, {"turn"})
    assert Mark("dice", (), (), 1, ()).due("whatever", 1, set())


def test_things_are_found_by_name_and_by_fact() -> None:
    lamps = [Node("card", None, f"seat-0-lamp-{n}", {"woken": n == 2}) for n in (1, 2)]
    board = Node("area", None, "table", None, [Node("row", None, "lamps", None, lamps)])
    assert [node.id for node in found(board, "seat-0-*")] == ["seat-0-lamp-1", "seat-0-lamp-2"]
    assert [node.id for node in found(board, "seat-0-*[woken]")] == ["seat-0-lamp-2"]
    assert [node.id for node in found(board, "lamps")] == ["lamps"]
    assert found(board, "lamp") == []
