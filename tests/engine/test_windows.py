"""Any moment: windows, raised hands, waiting, and things beside one's own choices, in a tiny made-up game.

Bells: on each day there is a dawn; then everybody works in the field, one after the other; on even days there is a
fair. A player has a closed bag, which may hold bells and hooks: how many things are in it is public. Who holds a bell
may ring it at any moment, unless it rains; who holds a hook may take the next player's bell. People are usually asked
at dawn and at the fair.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import pytest

from valtable.engine.chance import Chance, Random
from valtable.engine.codec import Decoder, encode
from valtable.engine.errors import IllegalAnswer
from valtable.engine.fields import state
from valtable.engine.game import Game, State
from valtable.engine.info import GameInfo
from valtable.engine.load import load_match
from valtable.engine.match import Match, StepRecord
from valtable.engine.message import Message
from valtable.engine.question import Choice
from valtable.engine.rules import Rules
from valtable.engine.score import Score, ScoreLine
from valtable.engine.script import RAISE_HAND
from valtable.engine.simulate import run_game
from valtable.engine.windows import Later, Patient, Windows

DAWN: Final = 1
FIELD: Final = 2
FAIR: Final = 4
NIGHT: Final = 8  # no window
LATERS: Final = (Later("dawn", DAWN), Later("fair", FAIR), Later("fair-today", FAIR, NIGHT))
RING: Final = Choice("ring")
HOOK: Final = Choice("hook")
HOE: Final = Choice("hoe")
REST: Final = Choice("rest")


@state
class Ringer(Patient):
    """Somebody with bells and hooks in a bag; who is tired can only rest."""

    bells: int
    hooks: int
    rung: int
    tired: bool
    worked: int


@state
class Bells(Game):
    """The village: phase 0 is the dawn, 1 to n the field, n + 1 the fair."""

    players: list[Ringer]
    day: int
    days: int
    rain: int  # the moments at which it rains


class BellWindows(Windows):
    """Ringing and stealing."""

    def players(self, game: Game) -> list[Ringer]:
        assert isinstance(game, Bells)
        return game.players

    def holds(self, game: Game, player: Patient, moment: int) -> bool:
        assert isinstance(player, Ringer)
        return player.bells + player.hooks > 0

    def usable(self, game: Game, player: Patient, moment: int) -> list[Choice]:
        assert isinstance(game, Bells)
        assert isinstance(player, Ringer)
        things: list[Choice] = []
        if player.bells and not game.rain & moment:
            things.append(RING)
        if player.hooks and next_to(game, player).bells:
            things.append(HOOK)
        return things

    def use(self, game: Game, player: Patient, thing: Choice) -> None:
        assert isinstance(game, Bells)
        assert isinstance(player, Ringer)
        if thing is RING:
            player.bells -= 1
            player.rung += 1
        else:
            player.hooks -= 1
            next_to(game, player).bells -= 1
            player.bells += 1
        if game.journal is not None:
            game.journal.did("used", player.seat, {"thing": thing.id})


WINDOWS: Final = BellWindows("now", DAWN | FAIR, LATERS)


def next_to(game: Bells, player: Ringer) -> Ringer:
    return game.players[(player.seat + 1) % len(game.players)]


def work(game: Bells, player: Ringer) -> None:
    """One's own act, in which things are used without a window."""
    while True:
        choices = [REST] if player.tired else [HOE, REST]
        choice = WINDOWS.ask(game, player, "work", choices, FIELD)
        if choice is not None:
            player.worked += choice is HOE
            return


class BellRules(Rules):
    """The rules of Bells."""

    name = "bells"

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.windows = WINDOWS

    def setup(self, chance: Chance) -> Bells:
        people = [Ringer(seat, WINDOWS.usual, 0, 0, 0, False, 0) for seat in range(self.players)]
        return Bells(chance, 0, people, 1, 3, 0)

    def step(self, game: Game) -> None:
        assert isinstance(game, Bells)
        if game.phase == 0:
            WINDOWS.open(game, game.players, DAWN)
        elif game.phase <= self.players:
            WINDOWS.open(game, game.players, FIELD, game.phase - 1)
            work(game, game.players[game.phase - 1])
        elif game.day % 2 == 0:
            WINDOWS.open(game, game.players, FAIR)
        game.phase += 1
        if game.phase > self.players + 1:
            WINDOWS.lapse(game.players, NIGHT)
            game.phase = 0
            game.day += 1

    def over(self, game: Game) -> bool:
        assert isinstance(game, Bells)
        return game.day > game.days

    def score(self, game: Any) -> Score:
        sheets = [[ScoreLine(Message("rung"), player.rung)] for player in game.players]
        return Score(sheets, [0], Message("ending"))

    def view(self, game: Any, seat: int | None) -> dict[str, Any]:
        return {"day": game.day, "phase": game.phase, "bags": [player.bells + player.hooks for player in game.players]}

    def conceal(self, game: Any, seat: int, rng: Random) -> None:
        """What others have in their bags could be anything."""
        for player in game.players:
            if player.seat != seat:
                things = player.bells + player.hooks
                player.hooks = rng.getrandbits(8) % (things + 1)
                player.bells = things - player.hooks

    def dump(self, game: Game) -> Any:
        return encode(game)

    def restore(self, data: Any) -> Game:
        classes: dict[str, type[State]] = {"Bells": Bells, "Ringer": Ringer}
        game = Decoder({}, classes).decode(data)
        assert isinstance(game, Bells)
        return game

    def anchor(self, prompt: str) -> str:
        return prompt


INFO: Final = GameInfo("bells", 1, 4, (), BellRules, Path("bells"))


def village(bells: tuple[int, ...], hooks: tuple[int, ...] = (), tired: tuple[int, ...] = (), rain: int = 0) -> Match:
    """A village in which the seats hold so many bells and hooks."""
    rules = INFO.prepare(len(bells), {})
    game = rules.setup(Chance(1))
    assert isinstance(game, Bells)
    game.rain = rain
    for seat, n in enumerate(bells):
        game.players[seat].bells = n
        game.players[seat].hooks = hooks[seat] if hooks else 0
        game.players[seat].tired = seat in tired
    match = Match(INFO, rules, 1, [f"Player {seat}" for seat in range(len(bells))])
    match._trail = [StepRecord(game, 0)]
    match._advance()
    return match


def asked(match: Match) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(question.seat, question.prompt) for question in match.questions]


def offered(match: Match, seat: int) -> list[str]:
    question = match.question(seat)
    assert question is not None
    return [option.id for option in question.options]


def answer(match: Match, *answers: tuple[int, str]) -> Match:
    for seat, id in answers:
        match.answer(seat, id)
    return match


def idle(match: Match, until: tuple[int, int] = (9, 9)) -> list[tuple[int, int, int]]:
    """Everybody says "not now" and rests until that day and phase; who was asked at which windows: day, phase, seat."""
    windows: list[tuple[int, int, int]] = []
    while not match.over and (match.view(None)["day"], match.view(None)["phase"]) < until:
        question = match.questions[0]
        if question.prompt == "now":
            windows.append((match.view(None)["day"], match.view(None)["phase"], question.seat))
        match.answer(question.seat, "not-now" if question.prompt == "now" else "rest")
    return windows


def waits(match: Match, seat: int) -> int:
    game = match._table
    assert isinstance(game, Bells)
    return game.players[seat].waits


# --- who is asked ---------------------------------------------------------------------------------------------------


def test_whoever_holds_nothing_is_never_asked() -> None:
    assert idle(village((0, 0, 0))) == []


def test_all_who_hold_anything_are_asked_together() -> None:
    match = village((2, 0, 1))
    assert asked(match) == [(0, "now"), (2, "now")]
    assert offered(match, 0) == ["not-now", "ring", "later-next", "later-fair", "later-fair-today"]
    answer(match, (2, "not-now"))
    assert asked(match) == [(0, "now")], "the match waits for the others, in whatever order they answer"


def test_what_is_in_the_bag_does_not_decide_who_is_asked() -> None:
    """Seat 1 has a hook that could take nothing: it is asked like one with a bell."""
    match = village((0, 0), (0, 1))
    assert asked(match) == [(1, "now")]
    assert offered(match, 1) == ["not-now", "later-next", "later-fair", "later-fair-today"]


def test_usual_moments_are_few() -> None:
    assert idle(village((1, 0))) == [(1, 0, 0), (2, 0, 0), (2, 3, 0), (3, 0, 0)], "dawns and a fair, and no field"


def test_the_wishes_come_true_one_by_one_and_all_may_think_again() -> None:
    match = answer(village((1, 1)), (1, "ring"), (0, "ring"))
    assert match.view(None)["bags"] == [0, 1], "seat 0 comes first, whoever was quicker"
    assert asked(match) == [(1, "now")], "seat 1 has not had its wish, and is asked again"
    answer(match, (1, "ring"))
    assert match.view(None)["bags"] == [0, 0]
    assert asked(match) == [(0, "work")]


def test_a_wish_that_has_become_impossible_is_not_forced_on_anybody() -> None:
    match = answer(village((0, 1), (1, 0)), (1, "ring"), (0, "hook"))
    assert match.view(None)["bags"] == [1, 0], "the bell was taken before it could ring"
    assert asked(match) == [(0, "now")]


# --- raising a hand -------------------------------------------------------------------------------------------------


def test_a_raised_hand_opens_the_next_window() -> None:
    match = answer(village((0, 1, 0)), (1, "not-now"))
    assert asked(match) == [(0, "work")], "the field is no usual moment"
    assert match.can_raise_hand(1)
    answer(match, (1, RAISE_HAND))
    assert asked(match) == [(1, "now")], "before seat 0 works, and not after"
    assert not match.can_raise_hand(1)
    answer(match, (1, "ring"))
    assert asked(match) == [(0, "work")]
    assert match.view(None)["bags"] == [0, 0, 0]


def test_a_raised_hand_waits_for_the_end_of_an_act_that_has_begun() -> None:
    match = answer(village((1, 1, 0)), (0, "not-now"), (1, "not-now"), (0, "ring"), (1, RAISE_HAND))
    assert asked(match) == [(0, "work")], "seat 0 has already used something in its act"
    answer(match, (0, "rest"))
    assert asked(match) == [(1, "work")], "its own act asks by itself"
    answer(match, (1, "rest"))
    assert asked(match) == [(1, "now")], "the hand is still up"


def test_only_whoever_holds_something_and_is_not_asked_may_raise_a_hand() -> None:
    match = village((0, 1, 0))
    assert not match.can_raise_hand(1), "they are being asked"
    answer(match, (1, "not-now"))
    assert not match.can_raise_hand(2)
    with pytest.raises(IllegalAnswer, match="not asked anything now"):
        match.answer(2, RAISE_HAND)
    answer(match, (1, RAISE_HAND), (1, "later-next"))
    with pytest.raises(IllegalAnswer, match="not asked anything now"):
        match.answer(1, RAISE_HAND)


def test_a_raised_hand_can_be_taken_back_and_is_saved() -> None:
    match = answer(village((0, 1, 0)), (1, "not-now"))
    before = match.save()
    answer(match, (1, RAISE_HAND))
    again = load_match(match.save(), lambda _name: INFO)
    assert again == match
    assert asked(again) == [(1, "now")]
    match.undo(1)
    assert match.save() == before


def test_the_same_answers_make_the_same_match_with_hands_raised() -> None:
    match = answer(village((0, 1, 0)), (1, "not-now"), (1, RAISE_HAND), (1, "ring"), (0, "rest"))
    again = answer(village((0, 1, 0)), *[(seat, id) for seat, id in match.history])
    assert again == match


def test_imagination_starts_after_the_hand_that_was_raised() -> None:
    """Imagined futures start from the same question, whatever happened in the step before it."""
    match = answer(village((0, 1, 0)), (1, "not-now"), (1, RAISE_HAND))
    seen: list[str] = []

    class Look:
        def choose(self, question: Any) -> None:
            seen.append(question.prompt)

    match.glimpse(1).imagine(random.Random(1), Look())
    assert seen == ["now"]


# --- waiting --------------------------------------------------------------------------------------------------------


def test_at_the_next_moment_whatever_it_is() -> None:
    match = answer(village((0, 1, 0)), (1, "later-next"))
    assert asked(match) == [(1, "now")]
    answer(match, (1, "not-now"))
    assert asked(match) == [(0, "work")]
    assert waits(match, 1) == WINDOWS.usual


def test_not_before_a_moment() -> None:
    match = answer(village((0, 1, 0)), (1, "later-fair"))
    assert idle(match, (3, 0)) == [(2, 4, 1)], "the fair of the second day"
    assert waits(match, 1) == WINDOWS.usual


def test_a_moment_cannot_be_waited_for_when_it_has_come() -> None:
    match = answer(village((1,)), (0, "later-fair"), (0, "rest"), (0, "rest"))
    assert offered(match, 0) == ["not-now", "ring", "later-next", "later-dawn"]


def test_a_wait_lapses_when_its_moment_stays_away() -> None:
    """There is no fair on the first day."""
    match = answer(village((0, 1)), (1, "later-fair-today"), (0, "rest"), (1, "rest"))
    assert asked(match) == [(1, "now")]
    assert waits(match, 1) == WINDOWS.usual
    match = answer(village((0, 1)), (1, "later-fair"), (0, "rest"), (1, "rest"))
    assert asked(match) == [(0, "work")], "and without anything at which it lapses it goes on"


def test_what_is_stolen_while_one_waits() -> None:
    """The moment comes, and there is nothing to use any more: nobody asks, and nobody waits."""
    match = answer(village((0, 1), (1, 0)), (1, "later-fair"), (0, "not-now"), (0, "hook"))
    assert match.view(None)["bags"] == [1, 0]
    assert [seat for _, _, seat in idle(match, (3, 0))] == [0, 0]
    assert waits(match, 1) == WINDOWS.usual


def test_a_wait_is_part_of_the_state() -> None:
    match = answer(village((0, 1, 0)), (1, "later-next"))
    again = load_match(match.save(), lambda _name: INFO)
    assert again == match
    assert asked(again) == [(1, "now")]


# --- one's own act --------------------------------------------------------------------------------------------------


def test_things_stand_beside_the_choices_of_ones_own_act() -> None:
    match = answer(village((2, 0)), (0, "later-fair"))
    assert offered(match, 0) == ["hoe", "rest", "ring"]
    answer(match, (0, "ring"), (0, "hoe"))
    assert waits(match, 0) == FAIR, "a wait goes on"


def test_whoever_might_use_something_is_asked_even_about_one_choice() -> None:
    """The others see that the bag is not empty, and must not see by a question what is in it."""
    match = answer(village((0, 0), (1, 0), tired=(0,)), (0, "not-now"))
    assert offered(match, 0) == ["rest"]
    match = village((0, 0), tired=(0,))
    assert asked(match) == [(1, "work")], "an empty bag is seen to be empty"


def test_after_something_is_used_the_choices_are_made_anew() -> None:
    match = answer(village((1, 0)), (0, "not-now"), (0, "ring"))
    assert offered(match, 0) == ["hoe", "rest"]


# --- the match ------------------------------------------------------------------------------------------------------


def test_an_answer_at_a_window_can_be_taken_back_until_somebody_else_has_acted() -> None:
    match = answer(village((1, 0)), (0, "not-now"))
    match.undo(0)
    assert asked(match) == [(0, "now")]
    match = answer(village((1, 1)), (0, "not-now"))
    assert match.can_undo(0), "the others are still thinking"
    answer(match, (1, "not-now"))
    assert match.undo_refusal(0) == "other-player"


def test_it_rains_at_the_fair() -> None:
    match = answer(village((1, 0), rain=FAIR), (0, "later-fair"))
    idle(match, (2, 3))
    assert asked(match) == [(0, "now")], "that nothing can be done there is known to whoever is asked alone"
    assert "ring" not in offered(match, 0)


class Eager:
    """Uses whatever there is."""

    def choose(self, question: Any) -> Any:
        ids = [option.id for option in question.options]
        for id in ("ring", "hook", "hoe"):
            if id in ids:
                return question.option(id)
        return question.options[0]


def test_a_simulation_asks_in_the_same_way() -> None:
    rules = INFO.prepare(2, {})
    assert run_game(rules, [Eager(), Eager()], 1).decisions == 6, "two at work on each of three days, and no bells"


def test_every_moment_can_be_asked_for() -> None:
    """Whoever always says "at the next moment" is asked before every act of the others, and at no moment twice."""
    match = village((1, 0, 0))
    seen = []
    while not match.over:
        question = match.questions[0]
        if question.prompt == "now":
            seen.append((match.view(None)["day"], match.view(None)["phase"]))
        match.answer(question.seat, "later-next" if question.prompt == "now" else "rest")
    assert seen == [(1, 0), (1, 2), (1, 3), (2, 0), (2, 2), (2, 3), (2, 4), (3, 0), (3, 2), (3, 3)]
