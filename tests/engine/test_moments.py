"""Any moment: windows, waiting, and things beside one's own choices, in a tiny made-up game.

Bells: on each day there is a dawn; then everybody works in the field, one after the other; on even days there is a
fair. Who holds a bell may ring it at any moment, unless it rains; who holds a hook may take the next player's bell.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

import pytest

from valtable.engine.chance import Chance
from valtable.engine.codec import Decoder, encode
from valtable.engine.errors import UndoRefused
from valtable.engine.game import Game, State
from valtable.engine.match import Match, Moment
from valtable.engine.message import Message
from valtable.engine.moments import EVERY, MINE, Later, Patient, Windows
from valtable.engine.question import Choice
from valtable.engine.rules import GameInfo, Random, Rules, Score, ScoreLine
from valtable.engine.save import load_match
from valtable.engine.simulate import run_game

DAWN: Final = 2
FIELD: Final = 4
FAIR: Final = 8
NIGHT: Final = 16  # no window
LATERS: Final = (Later("dawn", DAWN), Later("fair", FAIR), Later("fair-today", FAIR, NIGHT), Later("mine", MINE))
RING: Final = Choice("ring")
HOOK: Final = Choice("hook")
HOE: Final = Choice("hoe")
REST: Final = Choice("rest")


class Ringer(Patient):
    """Somebody with bells and hooks; who is tired can only rest."""

    __slots__ = ("bells", "hooks", "rung", "tired", "worked")

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "waits", "bells", "hooks", "rung", "tired", "worked")

    def __init__(self, seat: int, waits: int, bells: int, hooks: int, rung: int, tired: bool, worked: int) -> None:
        super().__init__(seat, waits)
        self.bells = bells
        self.hooks = hooks
        self.rung = rung
        self.tired = tired
        self.worked = worked

    def copy(self) -> Ringer:
        return Ringer(self.seat, self.waits, self.bells, self.hooks, self.rung, self.tired, self.worked)


class Bells(Game):
    """The village: phase 0 is the dawn, 1 to n the field, n + 1 the fair."""

    __slots__ = ("day", "days", "players", "rain")

    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "players", "phase", "day", "days", "rain")

    def __init__(self, chance: Chance, players: list[Ringer], phase: int, day: int, days: int, rain: int) -> None:
        super().__init__(chance, phase, len(players))
        self.players = players
        self.day = day
        self.days = days
        self.rain = rain  # the moments at which it rains

    def copy(self) -> Bells:
        people = [player.copy() for player in self.players]
        return Bells(self.chance.copy(), people, self.phase, self.day, self.days, self.rain)


class BellWindows(Windows):
    """Ringing and stealing."""

    def usable(self, game: Game, player: Patient, moments: int) -> list[Choice]:
        assert isinstance(game, Bells)
        assert isinstance(player, Ringer)
        things: list[Choice] = []
        if player.bells and not game.rain & moments:
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
            player.waits = EVERY
        game.tell("used", {"thing": thing.id})


WINDOWS: Final = BellWindows("now", LATERS)


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

    def setup(self, chance: Chance) -> Bells:
        return Bells(chance, [Ringer(seat, EVERY, 0, 0, 0, False, 0) for seat in range(self.players)], 0, 1, 3, 0)

    def step(self, game: Game) -> None:
        assert isinstance(game, Bells)
        if game.phase == 0:
            WINDOWS.open(game, game.players, DAWN)
        elif game.phase <= self.players:
            WINDOWS.open(game, game.players, FIELD, game.phase - 1, False)
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
        return {"day": game.day, "phase": game.phase, "bells": [player.bells for player in game.players]}

    def conceal(self, game: Any, seat: int, rng: Random) -> None:
        for player in game.players:
            if player.seat != seat:
                player.waits = EVERY

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
    match._trail = [Moment(game, 0)]
    match._advance()
    return match


def asked(match: Match) -> tuple[int, str, int, int]:
    """Who is asked what, on which day and in which phase."""
    question = match.questions[0]
    return question.seat, question.prompt, match.view(None)["day"], match.view(None)["phase"]


def offered(match: Match) -> list[str]:
    return [option.id for option in match.questions[0].options]


def answer(match: Match, *ids: str) -> Match:
    for id in ids:
        match.answer(match.questions[0].seat, id)
    return match


def waits(match: Match, seat: int) -> int:
    game = match._table
    assert isinstance(game, Bells)
    return game.players[seat].waits


# --- who is asked ---------------------------------------------------------------------------------------------------


def test_who_holds_nothing_is_never_asked() -> None:
    match = village((0, 0, 0))
    prompts = set()
    while not match.over:
        prompts.add(match.questions[0].prompt)
        answer(match, "hoe")
    assert prompts == {"work"}


def test_everybody_in_their_order_each_until_they_want_no_more() -> None:
    match = village((2, 0, 1))
    assert asked(match) == (0, "now", 1, 0)
    assert offered(match) == ["not-now", "ring", "later-fair", "later-fair-today", "later-mine"]
    answer(match, "ring")
    assert asked(match) == (0, "now", 1, 0)
    answer(match, "not-now")
    assert asked(match) == (2, "now", 1, 0)


def test_nobody_is_asked_when_nothing_is_left_to_use() -> None:
    match = answer(village((1, 0)), "ring")
    assert asked(match) == (0, "work", 1, 1)
    assert offered(match) == ["hoe", "rest"]


def test_not_now_is_until_the_next_window() -> None:
    match = answer(village((0, 1, 0)), "not-now")
    assert asked(match) == (1, "now", 1, 1)
    answer(match, "not-now", "hoe")
    assert asked(match) == (1, "work", 1, 2), "one's own act asks by itself, and no window before it"
    assert offered(match) == ["hoe", "rest", "ring"]


# --- waiting --------------------------------------------------------------------------------------------------------


def test_not_before_a_moment() -> None:
    match = answer(village((0, 1, 0)), "later-fair")
    seen = []
    while match.view(None)["day"] < 3:
        seen.append(asked(match))
        answer(match, "not-now" if seen[-1][1] == "now" else "rest")
    assert [one for one in seen if one[1] == "now"] == [(1, "now", 2, 4)], "the fair of the second day"
    assert waits(match, 1) == EVERY, "from then on they wait for every moment again"
    assert asked(match) == (1, "now", 3, 0)


def test_a_moment_cannot_be_waited_for_when_it_has_come() -> None:
    match = answer(village((1,)), "later-fair", "rest", "rest")
    assert asked(match) == (0, "now", 2, 2)
    assert offered(match) == ["not-now", "ring", "later-dawn", "later-mine"]


def test_not_before_my_own_act() -> None:
    match = answer(village((0, 1, 0)), "later-mine", "hoe")
    assert asked(match) == (1, "work", 1, 2)
    assert offered(match) == ["hoe", "rest", "ring"]
    answer(match, "hoe")
    assert asked(match) == (1, "now", 1, 3), "the wait is over"


def test_an_awaited_moment_with_nothing_to_use_ends_the_wait_all_the_same() -> None:
    """It rains at the fair: the player is not asked there, and must not wait for the fair after that."""
    match = answer(village((0, 1), rain=FAIR), "later-fair", "rest", "rest", "rest", "rest")
    assert match.view(None) == {"day": 3, "phase": 0, "bells": [0, 1]}
    assert asked(match) == (1, "now", 3, 0)


def test_a_wait_lapses_when_its_moment_stays_away() -> None:
    """There is no fair on the first day."""
    match = answer(village((0, 1)), "later-fair-today", "rest", "rest")
    assert asked(match) == (1, "now", 2, 0)
    assert waits(match, 1) == EVERY
    match = answer(village((0, 1)), "later-fair", "rest", "rest")
    assert asked(match) == (0, "work", 2, 1), "and without anything at which it lapses it goes on"


def test_what_is_stolen_while_one_waits() -> None:
    """The moment comes, and there is nothing to use any more: nobody asks, and nobody waits."""
    match = answer(village((0, 1), (1, 0)), "not-now", "later-fair", "hook")
    assert match.view(None)["bells"] == [1, 0]
    while match.view(None)["day"] < 3:
        assert match.questions[0].seat == 0 or match.questions[0].prompt == "work"
        answer(match, "not-now" if match.questions[0].prompt == "now" else "rest")
    assert waits(match, 1) == EVERY


def test_what_is_gained_may_end_a_wait() -> None:
    """A game sets it so: see `use`."""
    match = answer(village((0, 1), (1, 0)), "later-fair", "not-now", "not-now")
    assert offered(match) == ["hoe", "rest", "hook"]
    answer(match, "hook")
    assert waits(match, 0) == EVERY
    assert offered(match) == ["hoe", "rest", "ring"]


# --- one's own act --------------------------------------------------------------------------------------------------


def test_a_question_with_one_answer_is_put_only_to_who_does_not_wait() -> None:
    match = answer(village((1, 0), tired=(0,)), "not-now")
    assert offered(match) == ["rest", "ring"], "there is one thing to do, and one to use"
    match = answer(village((1, 0), tired=(0,)), "later-fair")
    assert asked(match) == (1, "work", 1, 2), "who waits is left in peace"


def test_who_waits_sees_things_beside_their_own_choices_and_waits_on() -> None:
    match = answer(village((2, 0)), "later-fair")
    assert offered(match) == ["hoe", "rest", "ring"]
    answer(match, "ring", "hoe")
    assert waits(match, 0) == FAIR


def test_after_something_is_used_the_choices_are_made_anew() -> None:
    match = answer(village((1, 0)), "not-now", "ring")
    assert offered(match) == ["hoe", "rest"]


# --- the match ------------------------------------------------------------------------------------------------------


def test_undo_never_crosses_a_window() -> None:
    match = answer(village((2, 1)), "ring")
    assert match.can_undo(0), "the same player is still being asked"
    match.undo(0)
    assert match.view(None)["bells"] == [2, 1]
    answer(match, "ring", "not-now")
    assert match.questions[0].seat == 1
    assert match.undo_refusal(0) == "revealed"
    with pytest.raises(UndoRefused):
        match.undo(0)
    match = answer(village((0, 0)), "hoe")
    assert match.undo_refusal(0) == "revealed", "not even when nobody is asked there"


def test_a_wait_is_part_of_the_state() -> None:
    match = answer(village((0, 1, 0)), "later-mine")
    again = load_match(match.save(), lambda _name: INFO)
    assert again == match
    assert waits(again, 1) == MINE
    answer(again, "hoe")
    assert asked(again) == (1, "work", 1, 2)
    assert waits(match, 1) == MINE


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
