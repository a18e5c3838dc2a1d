"""A finished match looked at again: how the chances to win went over the turns, and where they turned.

For every decision of the seats that are reviewed the teacher says what it would have done, knowing what the seat knew.
Where that differs much from what was done, where only one option would do and was found, and where luck or others
turned the game, there is a turning point. A review holds message ids and never words.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from valtable.bots.teacher import Advice, advise, chances_now, gains, one_side
from valtable.engine.errors import LoadError, ValtableError
from valtable.engine.events import Event
from valtable.engine.match import Match
from valtable.engine.message import player_name
from valtable.engine.question import Question

VERSION: Final = 1  # of a review as it is kept
PLAYOUTS: Final = 300  # for each decision
POINTS: Final = 6  # turning points of a seat, at most
LUCKY: Final = 2  # of them by luck: one learns more from the others
SWING: Final = 0.02  # what turns nothing
SHOWN: Final = 3  # of the options, beside the one that was played
TURN: Final = "turn"  # the event with which a game says that a turn begins
NO_TURN: Final = frozenset((TURN, "forced"))

GOOD: Final = "good"  # the one option that would do
BAD: Final = "bad"  # another one would have stood better
LUCK: Final = "luck"  # what others did, or the dice

Progress = Callable[[int, int], None]


def silent(_done: int, _all: int) -> None:
    """Whoever does not care how far it is."""


class Turn:
    """A moment on the graph: after so many answers, when that turn begins, with each seat's chance to win."""

    __slots__ = ("at", "chances", "n", "seat")

    def __init__(self, at: int, n: int, seat: int | None, chances: list[float]) -> None:
        self.at = at
        self.n = n  # as the game counts its turns; 0 before the first
        self.seat = seat  # whose turn it is
        self.chances = chances

    def to_data(self) -> dict[str, Any]:
        return {"at": self.at, "n": self.n, "seat": self.seat, "chances": [round(one, 4) for one in self.chances]}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Turn:
        return Turn(data["at"], data["n"], data["seat"], data["chances"])


class Judged:
    """An option at a turning point: what it says, what the teacher expects of it, and what it brings at once."""

    __slots__ = ("chance", "gains", "id", "line", "place", "text")

    def __init__(self, id: str, text: Any, place: int, chance: float, gains: dict[str, int], line: list[Any]) -> None:
        self.id = id
        self.text = text  # a message, as plain data
        self.place = place  # among all that were looked at, from 1
        self.chance = chance
        self.gains = gains
        self.line = line  # what would have followed, as plain data

    def to_data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "text": self.text,
            "place": self.place,
            "chance": round(self.chance, 4),
            "gains": self.gains,
            "line": self.line,
        }

    @staticmethod
    def from_data(data: dict[str, Any]) -> Judged:
        return Judged(data["id"], data["text"], data["place"], data["chance"], data["gains"], data["line"])


class TurningPoint:
    """Where the chances of a seat turned: by its own answer, or (`luck`) between two of them.

    `at` is how many answers were given before; `swing` how much it moved the chance of the seat. `told` is what
    happened then, as messages. Of an answer `question` says what was asked, and `options` holds the best ones and the
    one that was `played`; the first is what the teacher would have done.
    """

    __slots__ = ("at", "kind", "options", "played", "question", "seat", "swing", "told", "turn")

    def __init__(
        self,
        seat: int,
        at: int,
        turn: int,
        kind: str,
        swing: float,
        told: list[Any],
        question: dict[str, Any] | None = None,
        played: str = "",
        options: Sequence[Judged] = (),
    ) -> None:
        self.seat = seat
        self.at = at
        self.turn = turn
        self.kind = kind
        self.swing = swing
        self.told = told
        self.question = question
        self.played = played
        self.options = list(options)

    def to_data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "at": self.at,
            "turn": self.turn,
            "kind": self.kind,
            "swing": round(self.swing, 4),
            "told": self.told,
            "question": self.question,
            "played": self.played,
            "options": [one.to_data() for one in self.options],
        }

    @staticmethod
    def from_data(data: dict[str, Any]) -> TurningPoint:
        options = [Judged.from_data(one) for one in data["options"]]
        rest = (data["swing"], data["told"], data["question"], data["played"], options)
        return TurningPoint(data["seat"], data["at"], data["turn"], data["kind"], *rest)


class Tally:
    """How a seat decided in all: how often as the teacher would, what that gave away, and what luck gave or took."""

    __slots__ = ("as_teacher", "decisions", "given_away", "luck", "seat")

    def __init__(
        self, seat: int, decisions: int = 0, as_teacher: int = 0, given_away: float = 0.0, luck: float = 0.0
    ) -> None:
        self.seat = seat
        self.decisions = decisions
        self.as_teacher = as_teacher
        self.given_away = given_away
        self.luck = luck

    def to_data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "decisions": self.decisions,
            "as_teacher": self.as_teacher,
            "given_away": round(self.given_away, 4),
            "luck": round(self.luck, 4),
        }

    @staticmethod
    def from_data(data: dict[str, Any]) -> Tally:
        return Tally(data["seat"], data["decisions"], data["as_teacher"], data["given_away"], data["luck"])


class Review:
    """All that there is to say about a finished match. `together`: all chances are one, that of the team or of whoever
    plays alone."""

    __slots__ = ("points", "tallies", "together", "turns")

    def __init__(self, together: bool, turns: list[Turn], points: list[TurningPoint], tallies: list[Tally]) -> None:
        self.together = together
        self.turns = turns
        self.points = points
        self.tallies = tallies

    def to_data(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "together": self.together,
            "turns": [one.to_data() for one in self.turns],
            "points": [one.to_data() for one in self.points],
            "tallies": [one.to_data() for one in self.tallies],
        }

    @staticmethod
    def from_data(data: dict[str, Any]) -> Review:
        if data.get("version") != VERSION:
            raise LoadError(f"this review is of version {data.get('version')!r}, and {VERSION} can be read")
        return Review(
            data["together"],
            [Turn.from_data(one) for one in data["turns"]],
            [TurningPoint.from_data(one) for one in data["points"]],
            [Tally.from_data(one) for one in data["tallies"]],
        )


def review(
    match: Match,
    seed: int,
    progress: Progress = silent,
    seats: Sequence[int] | None = None,
    playouts: int = PLAYOUTS,
) -> Review:
    """The review of a finished match, of these seats or of all. `progress` is told how many of its answers are seen."""
    if not match.over:
        raise ValtableError("only a match that is over can be reviewed")
    looking = _Looking(match, seed, range(match.players) if seats is None else seats, playouts)
    history = match.history
    for seen, (seat, option) in enumerate(history):
        progress(seen, len(history))
        looking.answer(seat, option)
    progress(len(history), len(history))
    return looking.conclude()


class _Decision:
    """One answer of a seat, and what the teacher says to it."""

    __slots__ = ("advice", "at", "judged", "played", "question", "told", "turn")

    def __init__(self, at: int, turn: int, question: Question, played: str, advice: list[Advice]) -> None:
        self.at = at
        self.turn = turn
        self.question = question
        self.played = played
        self.advice = advice
        self.judged: list[Judged] = []
        self.told: list[Any] = []

    @property
    def best(self) -> float:
        """The chance before it: who knows better loses nothing."""
        return self.advice[0].chance

    @property
    def chance(self) -> float:
        """What it left. An option that was given up early in the search is no better than the worst that was not."""
        for one in self.advice:
            if one.option == self.played:
                return one.chance
        return self.advice[-1].chance

    @property
    def swing(self) -> float:
        """What it cost; or, of the best, how much worse the next one would have been."""
        if self.played != self.advice[0].option:
            return self.chance - self.best
        return self.best - self.advice[1].chance if len(self.advice) > 1 else 0.0


class _Looking:
    """The match played again, looked at before each answer."""

    def __init__(self, match: Match, seed: int, seats: Sequence[int], playouts: int) -> None:
        self.final = match
        self.rng = random.Random(seed)
        self.playouts = playouts
        self.match = Match.start(match.info, match.rules, match.seed, match.names)
        self.decisions: dict[int, list[_Decision]] = {seat: [] for seat in seats}
        self.at = 0
        self.turn = 0
        self.curve: list[list[float]] = []  # each seat's chance before each answer
        self.told: list[list[Any]] = []  # what happened with each answer, as messages
        self.turn_at: list[int] = []  # the number of the turn before each answer
        self.turns: list[Turn] = []
        self._note_turns(self.match.events)
        if not self.turns:
            self.turns.append(Turn(0, 0, None, self._chances()))  # some games begin before their first turn

    def _chances(self) -> list[float]:
        if self.match.over:
            return self._result()
        return chances_now(self.match.glimpse(self.match.questions[0].seat), self.rng.getrandbits(63))

    def _result(self) -> list[float]:
        winners = self.match.winners
        share = 1.0 if one_side(self.match.rules) else 1.0 / max(1, len(winners))
        return [share if seat in winners else 0.0 for seat in range(self.match.players)]

    def _note_turns(self, events: Sequence[Event]) -> None:
        begun = [event for event in events if event.kind == TURN]
        if not begun:
            return
        last = begun[-1].args
        self.turn = last.get("n", self.turn + len(begun))
        seat = [one for one in range(self.match.players) if last.get("player") == player_name(one)]
        if not self.match.over:
            self.turns.append(Turn(self.at, self.turn, seat[0] if seat else None, self._chances()))

    def answer(self, seat: int, option: str) -> None:
        match = self.match
        self.curve.append(self._chances())
        self.turn_at.append(self.turn)
        question = match.question(seat)
        decision = None
        if seat in self.decisions and question is not None and len(question.options) > 1:
            decision = self._judge(seat, question, option)
        before = match.events
        match.answer(seat, option)
        after = match.events
        same = _common(before, after)
        fresh = [event for event in after[same:] if event.seen_by(seat)]
        self.told.append([event.message.data() for event in fresh if event.kind not in NO_TURN])
        if decision is not None:
            decision.told = self.told[-1]
        self.at += 1
        self._note_turns(after[same:])

    def _judge(self, seat: int, question: Question, played: str) -> _Decision:
        glimpse = self.match.glimpse(seat)
        seed = self.rng.getrandbits(63)
        decision = _Decision(
            self.at, self.turn, question, played, advise(question, glimpse, seed, playouts=self.playouts, also=played)
        )
        self.decisions[seat].append(decision)
        if abs(decision.swing) < SWING:
            return decision
        for place, one in enumerate(decision.advice, 1):
            option = question.option(one.option)
            if option is not None and (place <= SHOWN or one.option == played):
                line = [follow.to_data() for follow in one.line]
                brings = gains(glimpse, one, seed)
                decision.judged.append(Judged(one.option, option.text.data(), place, one.chance, brings, line))
        return decision

    def conclude(self) -> Review:
        if self.match.scores != self.final.scores:
            raise ValtableError("the rules have changed since this match was played: it ends otherwise now")
        self.turns.append(Turn(self.at, self.turn, None, self._result()))
        points: list[TurningPoint] = []
        tallies: list[Tally] = []
        for seat, decisions in self.decisions.items():
            luck = self._luck(seat, decisions)
            own = [self._own(seat, one) for one in decisions if one.judged]
            points.extend(sorted([*own, *luck], key=_size, reverse=True)[:POINTS])
            tally = Tally(seat, len(decisions), luck=self._fortune(decisions))
            for one in decisions:
                tally.as_teacher += one.played == one.advice[0].option
                tally.given_away += one.best - one.chance
            tallies.append(tally)
        points.sort(key=_moment)
        return Review(one_side(self.match.rules), self.turns, points, tallies)

    def _own(self, seat: int, decision: _Decision) -> TurningPoint:
        kind = GOOD if decision.played == decision.advice[0].option else BAD
        asked = {"prompt": decision.question.prompt, "message": decision.question.message.data()}
        rest = (decision.told, asked, decision.played, decision.judged)
        return TurningPoint(seat, decision.at, decision.turn, kind, decision.swing, *rest)

    def _fortune(self, decisions: list[_Decision]) -> float:
        """What came between a seat's answers, all in all."""
        return sum([after.best - before.chance for before, after in pairwise(decisions)])

    def _luck(self, seat: int, decisions: list[_Decision]) -> list[TurningPoint]:
        """Between two of its answers: the one moment at which its chance moved most, if it has moved."""
        found: list[TurningPoint] = []
        for before, after in pairwise(decisions):
            swing = after.best - before.chance
            if abs(swing) < SWING or after.at - before.at < 2:
                continue
            moves = [(self.curve[at + 1][seat] - self.curve[at][seat], at) for at in range(before.at + 1, after.at)]
            move, at = max(moves) if swing > 0 else min(moves)
            if self.told[at] and move * swing > 0:
                found.append(TurningPoint(seat, at, self.turn_at[at], LUCK, swing, self.told[at]))
        return sorted(found, key=_size, reverse=True)[:LUCKY]


def _size(point: TurningPoint) -> float:
    return abs(point.swing)


def _moment(point: TurningPoint) -> tuple[int, int]:
    return point.at, point.seat


def _common(before: Sequence[Event], after: Sequence[Event]) -> int:
    """How many events at the beginning are the same."""
    for i, (one, other) in enumerate(zip(before, after, strict=False)):
        if one is not other and one != other:
            return i
    return min(len(before), len(after))
