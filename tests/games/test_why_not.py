"""Why not? A card that cannot be chosen says why, in every game: from what its reader may know, and never falsely."""

from __future__ import annotations

import random
from typing import Any

import pytest

import valtable
from valtable.engine.board import walk
from valtable.engine.message import Message
from valtable.games import GAMES
from valtable.text import speaker_for

# The questions at which things on the table are paid for, and what the games say of those that cannot be.
SAID = {
    "kingdom": {
        *("why-lack", "why-takes", "why-takes-helped", "why-own-gold", "why-own-strength"),
        *("why-way-action", "why-way-citizen", "why-way-role"),
    },
    "margraves": {"why-lack", "why-takes", "why-far", "why-way-ride", "why-way-play"},
    "saga": {"why-lack", "why-takes", "why-own-gold", "why-way-citizen", "why-gone"},
    "valroc": {"why-left-most", "why-taken", "why-visited", "why-pawns"},
    "villages": {
        *("why-lack", "why-takes", "why-coins", "why-no-free"),
        *("why-way-hand", "why-way-piles", "why-way-home", "why-way-tax", "why-way-develop"),
    },
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_says_why_not_and_says_nothing_of_what_can_be_chosen(game: str) -> None:
    rng = random.Random(5)
    heard: dict[str, Message] = {}
    for seed in range(3):
        match = valtable.new(game, players=3, seed=seed)
        for _ in range(90):
            if match.over:
                break
            question = match.questions[0]
            view = match.view(question.seat)
            offered = {thing for option in question.options for thing in (option.id, *option.things)}
            for node in walk(match.rules.board(view)):
                if node.id and node.id.removeprefix(f"seat-{question.seat}-") not in offered:
                    heard.update((why.id, why) for why in match.rules.why_not(view, question.prompt, node.id))
            chosen = question.options[0].id
            for thing in (chosen, f"seat-{question.seat}-{chosen}"):
                assert match.why_not(question.seat, thing) == []
            match.answer(question.seat, rng.choice(question.options))
    assert SAID[game] <= set(heard)
    for language in ("en", "fr"):
        speaker = speaker_for(match, language)
        assert all(speaker.say(why).endswith(".") for why in heard.values())


def test_what_is_missing_is_exact() -> None:
    """Whoever had what is said to be missing could choose the card (l.302-303, l.320)."""
    match = valtable.new("kingdom", players=2, seed=3)
    while match.questions[0].prompt != "action":
        match.answer(match.questions[0].seat, match.questions[0].options[0])
    seat = match.questions[0].seat
    view = match.view(seat)
    own = view["players"][seat]
    place = next(place for place in view["centre"] if place["id"] == "monster-5")
    price = place["price"]["strength"]
    own.update({"strength": 1, "magic": 1})

    def says() -> list[Any]:
        return [why.data() for why in match.rules.why_not(view, "action", "monster-5")]

    def amounts(**units: int) -> list[Any]:
        return [{"message": ["amount-" + unit, {"n": n}]} for unit, n in units.items()]

    lack, takes, *_ = says()
    assert lack == ["why-lack", {"what": amounts(strength=price - 2)}]
    sum_ = {"takes": amounts(strength=price), "has": amounts(strength=1), "helps": amounts(magic=1)}
    assert takes == ["why-takes-helped", sum_]
    own["strength"] += price - 2
    assert says() == []
    # Of one's own must be one at least, however much magic there is.
    own.update({"strength": 0, "magic": 20})
    assert says()[0] == ["why-lack", {"what": amounts(strength=1)}]
    assert says()[2:] == [["why-own-strength"], ["why-way-action", {"what": amounts(strength=1)[0]}]]
    own["strength"] = 1
    assert says() == []
    assert match.why_not(seat, "no-such-thing") == []
