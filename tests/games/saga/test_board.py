"""The Saga's table: how far shadows fall, what is foretold in words, and what is told of the story and when."""

from __future__ import annotations

from typing import Any

import pytest

import valtable
from valtable.engine.board import Node, at_once, things, walk
from valtable.games import find
from valtable.games.saga.board import board
from valtable.games.saga.shelf import STANDARD
from valtable.text import speaker_of


def view(**change: Any) -> dict[str, Any]:
    """A table after the roll, seen by whose turn it is, with nothing to fear but what the test adds."""
    seen = valtable.new("saga", players=2, seed=3).view(0)
    return {**seen, "active": 0, "dice": [2, 4], "phase": "first_action", "threat": [], **change}


def drawn(seen: dict[str, Any]) -> dict[str, Node]:
    return things(board(STANDARD, seen, at_once))


def strike(value: int, column: int, does: str, **more: Any) -> dict[str, Any]:
    return {"value": value, "column": column, "source": f"monster-{column}", "does": does, **more}


def lines(seen: dict[str, Any], language: str) -> list[str]:
    speaker = speaker_of(find("saga"), language)
    notes = drawn(seen)["omens"].children
    return [f"{note.facts['key']} {speaker.say(note.title)}" for note in notes if note.title and "key" in note.facts]


def test_the_shadow_falls_as_far_as_the_blow_will_land() -> None:
    """On the wall that cracks, over both stacks where there is none, and below a dark monster as far as it reaches."""
    seen = view()
    seen["columns"][3]["wall"] = ""
    for place in seen["centre"]:
        if place["id"] in ("citizen-4", "citizen-9"):
            place.update(count=1, beneath=[])
    stacks = ["citizen-4", "citizen-9"]
    seen["threat"] = [
        strike(2, 2, "breach"),
        strike(4, 4, "capture", stacks=stacks),
        strike(4, 4, "capture", stacks=stacks),
        strike(5, 5, "dark", card="ink_weaver"),
        strike(3, 3, "dark", card="soul_reaper"),
    ]
    table = drawn(seen)
    shadows = [table[f"column-{n}"].facts.get("shadow") for n in range(1, 6)]
    assert shadows == [None, "guard", "all", "all", "top"]
    assert table["wall-2"].facts["omen"].id == "omen-wall-breach"
    assert table["wall-4"].facts == {"barrier": "gone"}
    assert [table[id].facts["omen"].id for id in stacks] == ["omen-doomed"] * 2
    assert table["column-4"].facts["foot"].id == "omen-foot-empty"
    assert "omen" not in table["citizen-2"].facts


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "2 the wall cracks, then falls",
                "4 a Wizard or a Paladin is taken",
                "6 twice: the book: banish a citizen of any stack",
            ],
        ),
        (
            "fr",
            [
                "2 le Mur se fend, puis tombe",
                "4 vous perdez un Magicien ou un Paladin",
                "6 deux fois\u00a0: le Livre\u00a0: bannir 1 Citoyen d’une pile au choix",
            ],
        ),
    ],
)
def test_what_will_strike_is_said_in_the_order_of_resolution(language: str, said: list[str]) -> None:
    book = {"value": 6, "column": None, "source": "book", "does": "book", "card": "prophecy"}
    capture = strike(4, 4, "capture", stacks=["citizen-4", "citizen-9"])
    seen = view(threat=[strike(2, 2, "breach"), strike(2, 2, "fall"), capture, book, book])
    assert lines(seen, language) == said
    loud = [note.facts["key"] for note in drawn(seen)["omens"].children if note.facts.get("tone") == "loud"]
    assert loud == [4]


def test_a_number_that_the_book_answers_is_called_on_its_page() -> None:
    book = {"value": 6, "column": None, "source": "book", "does": "book", "card": "prophecy"}
    called = [note.facts.get("called") for note in drawn(view(threat=[book]))["page"].children if "key" in note.facts]
    assert called == [True]
    assert not any(note.facts.get("called") for note in drawn(view())["page"].children)


def test_the_story_is_told_page_by_page() -> None:
    """The opening with the first page; then each page alone; then how it ended. What was told before can be read
    again."""

    def told(**change: Any) -> tuple[list[str], list[str]]:
        moments = [node for node in walk(board(STANDARD, view(**change), at_once)) if node.kind == "moment"]
        return [node.id for node in moments], [node.id for node in moments if node.facts.get("now")]

    first = ["story-prophecy", "story-solstice_road"]
    assert told(page=1) == (first, first)
    assert told(page=2) == ([*first, "story-fouled_steps"], ["story-fouled_steps"])
    everything = [*first, "story-fouled_steps", "story-what_the_water_says"]
    won = [*everything, "story-prophecy-won"]
    assert told(page=4, end="won", task=None) == (won, ["story-prophecy-won"])
    assert told(page=2, end="lost")[1] == ["story-prophecy-lost"]
