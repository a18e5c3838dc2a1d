"""Payments made the usual way: one click, every other way still open, and undo back to the click or to the choice."""

from __future__ import annotations

import random

import pytest

import valtable
from valtable.engine.chance import Chance
from valtable.engine.match import Match
from valtable.engine.question import Question
from valtable.games import GAMES
from valtable.games.villages.cards import NATIVE
from valtable.games.villages.payment import Need, Purse, Source
from valtable.games.villages.rules import STANDARD as VILLAGES
from valtable.games.villages.state import FREE, Villages
from valtable.table.table import PLAYING, Seat, Table

# The questions that are payments; in Villages several of them follow each other.
PAYMENTS = {"kingdom": "pay", "margraves": "pay", "saga": "pay", "valroc": "use-gauges", "villages": "provide"}
SEEN = 12  # payments of each game


def at_a_table(match: Match) -> Table:
    table = Table("t", match.game, {}, 1, [Seat("person") for _ in range(match.players)], "")
    table.match = match.copy()
    table.status = PLAYING
    return table


@pytest.mark.parametrize("game", sorted(GAMES))
def test_payments_follow_a_click_and_each_way_to_pay_is_still_open(game: str) -> None:
    rng = random.Random(7)
    seen = chains = left = 0
    for seed in range(40):
        match = valtable.new(game, players=3, seed=seed)
        while not match.over and seen < SEEN:
            question = rng.choice(match.questions)
            assert (question.usual is not None) == (question.prompt == PAYMENTS[game])
            option = rng.choice(question.options)
            after = match.after(question.seat, option)
            if question.usual is None and (asked := after.question(question.seat)) and asked.usual is not None:
                seen += 1
                made = one_click(match, after, question, option.id)
                chains += made > 1
                left += made == 0
            match = after
        if seen == SEEN:
            break
    assert seen == SEEN
    assert chains > 0 or game != "villages", "of a building several resources are paid at once"
    assert left < SEEN, "most payments can be taken back, and are made at once"


def one_click(before: Match, after: Match, question: Question, option: str) -> int:
    """The click and what follows it; how many payments were made."""
    seat = question.seat
    asked = after.question(seat)
    assert asked is not None
    assert asked.usual in asked.options
    assert len(asked.options) > 1, "what can be paid in one way only is not asked"
    for way in asked.options:
        assert after.after(seat, way).given(seat) == after.given(seat) + 1, "each way to pay can be chosen"
    table = at_a_table(before)
    n = table.given(seat)
    table.answer(seat, n, question.prompt, option)
    assert table.playing() == after, "without `usual` nothing follows"
    made = table.pay(seat)
    paid = table.playing()
    last = paid.question(seat)
    if last is not None and last.usual is not None:  # the only moment to decide about this one
        assert not paid.after(seat, last.usual).can_undo(seat)
    if not made:
        return 0
    assert [one.n for one in made] == list(range(n + 1, n + 1 + len(made)))
    assert made[0].prompt == asked.prompt
    assert (made[0].message, made[0].option) == (asked.message.data(), asked.usual and asked.usual.data())
    assert [move.option for move in table.new_moves] == [option, *(one.option["id"] for one in made)]
    # Change: back to the choice of the payment. Undo: back to before the click, where that can be.
    changed = at_a_table(paid)
    changed.undo_to(seat, made[0].n)
    assert changed.playing() == after
    back = at_a_table(paid)
    back.undo_to(seat, n)
    assert back.playing() == (before if after.can_undo(seat) else after)
    return len(made)


def asked_to_pay(game: str, prompt: str) -> tuple[Match, Question]:
    """The first moment at which somebody has to pay."""
    rng = random.Random(3)
    for seed in range(60):
        match = valtable.new(game, players=2, seed=seed)
        while not match.over:
            question = match.questions[0]
            if question.prompt == prompt:
                return match, question
            match.answer(question.seat, rng.choice(question.options))
    raise AssertionError(f"nobody was asked {prompt!r}")


def test_magic_and_tokens_are_kept() -> None:
    _, question = asked_to_pay("kingdom", "pay")
    spent = [int(option.id.removeprefix("magic-")) for option in question.options]
    assert question.usual is not None
    assert question.usual.id == f"magic-{min(spent)}"

    _, question = asked_to_pay("valroc", "use-gauges")
    tokens = [sum(map(int, option.id.split("-")[4:])) for option in question.options]
    assert question.usual is not None
    assert sum(map(int, question.usual.id.split("-")[4:])) == min(tokens)

    match, question = asked_to_pay("margraves", "pay")
    stock = match.view(question.seat)["players"][question.seat]["stock"]
    assert question.usual is not None
    held = {option.id: stock[option.id] for option in question.options if option.id != "magic"}
    assert held[question.usual.id] == max(held.values())


def test_a_coin_for_somebody_else_is_the_last_but_discards() -> None:
    """Villages: what costs nothing, one's own resources, one's castle, then others; a power that gives any resource is
    kept for what only others have (l.288-319)."""
    match = valtable.new("villages", players=2, seed=1)
    rules = match.rules
    game = rules.setup(Chance(1))
    assert isinstance(game, Villages)
    player = game.players[0]
    player.resources = (next(card for card in VILLAGES.buildings if card.resource == 0),)
    player.coins = (FREE,)
    powers = {card.id: card for card in VILLAGES.buildings if card.when == "resource"}
    free = next(card for card in powers.values() if card.provides == NATIVE and not card.price)
    priced = next(card for card in powers.values() if card.price)
    own = Source("own", 0, 0, 0, True)
    castle = Source("castle", 0, NATIVE, 0, True)
    other = Source("other", 0, 0, 1, False)
    native = Source("native", 0, 0, 0, True, free)
    dear = Source("dear", 0, 0, 0, True, priced)

    def pays(ways: list[Source], rest: list[int]) -> str:
        purse = Purse(9, 3, True, [1, 1, 1, 1], [way.power for way in ways if way.power is not None], [])
        chosen = rules.usual(game, 0, "provide", ways, Need(VILLAGES.buildings[0], 0, purse, rest))
        assert chosen is not None
        return chosen.id

    assert pays([dear, other, castle, own], [0, 0, 0, 0]) == "own"
    assert pays([dear, other, castle], [0, 0, 0, 0]) == "castle"
    assert pays([dear, other], [0, 0, 0, 0]) == "other"
    assert pays([own, native], [0, 0, 0, 0]) == "native", "nothing else needs it"
    assert pays([own, native], [0, 1, 0, 0]) == "own", "only others have the second resource"
