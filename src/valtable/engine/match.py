"""A match: a checkpoint, the answers since, and what happened before.

Inside a step the rules ask; where no answer is recorded the half-run copy is put aside and the match waits. When the
answer comes, the step is run again from its checkpoint. Saving, undoing, copying and replaying all follow from that.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from valtable.engine.chance import Chance
from valtable.engine.errors import IllegalAnswer, RulesError, UndoRefused
from valtable.engine.events import TAKEN_BACK, Event, Journal, ShownOrder
from valtable.engine.game import Game
from valtable.engine.glimpse import Glimpse, glimpse_at
from valtable.engine.info import GameInfo
from valtable.engine.message import Message
from valtable.engine.past import Past
from valtable.engine.question import Option, Question
from valtable.engine.rules import Rules
from valtable.engine.save import save_match
from valtable.engine.score import Score, ScoreLine, TeamScore
from valtable.engine.script import RAISE_HAND, Answer, Mark, Script, Unanswered

MOST_STEPS: Final = 1000  # without a question between them: sixty are many
Move = tuple[int, str | None]  # an answer; without an option: the seat took its last answer back


class StepRecord:
    """One step of the match: the state it started from and the answers given in it."""

    __slots__ = ("answers", "checkpoint", "order", "told", "trace")

    def __init__(self, checkpoint: Game, told: int) -> None:
        self.checkpoint = checkpoint  # never changed: every run works on a copy
        self.answers: list[Answer] = []
        self.order = ShownOrder()
        self.told = told  # how many events the match had when the step began
        self.trace: list[Mark] = []

    def copy(self) -> StepRecord:
        twin = StepRecord(self.checkpoint, self.told)
        twin.answers = list(self.answers)
        twin.order.pages = [list(page) for page in self.order.pages]
        twin.trace = self.trace
        return twin


class Match:
    """One game being played, seen through its public door."""

    def __init__(self, info: GameInfo, rules: Rules, seed: int, names: list[str]) -> None:
        self.info = info
        self.rules = rules
        self.seed = seed
        self.names = names
        self.questions: tuple[Question, ...] = ()
        self.over = False
        self._trail: list[StepRecord] = []  # steps back to the last point that no undo can cross
        self._history: Past[Answer] = Past()
        self._given: dict[int, int] = {}  # by seat: how many of these answers are its own
        self._events: Past[Event] = Past()  # of the steps before the running one
        self._latest: list[Event] = []  # of the running step; never changed, only replaced
        self._open_section = 0
        self._score: Score | None = None
        self._table: Game

    @staticmethod
    def start(info: GameInfo, rules: Rules, seed: int, names: list[str]) -> Match:
        """A new match, run on to its first question."""
        match = Match(info, rules, seed, names)
        match._trail.append(StepRecord(rules.setup(Chance(seed)), 0))
        match._advance()
        return match

    @property
    def game(self) -> str:
        return self.info.name

    @property
    def players(self) -> int:
        return self.rules.players

    @property
    def options(self) -> dict[str, Any]:
        return self.rules.options

    @property
    def history(self) -> list[Answer]:
        """All answers, in the order they were given."""
        return self._history.all()

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened; `event.seen_by(seat)` says who may see it."""
        return (*self._events.all(), *self._latest)

    def events_since(self, n: int) -> list[Event]:
        """What has happened after the first `n` events: who follows a match does not walk all of it again."""
        settled = len(self._events)
        return [*self._events.since(n), *self._latest] if n <= settled else self._latest[n - settled :]

    @property
    def told(self) -> int:
        """How many events there are."""
        return len(self._events) + len(self._latest)

    def given(self, seat: int) -> int:
        """How many answers that seat has given."""
        return self._given.get(seat, 0)

    def question(self, seat: int) -> Question | None:
        """The open question of that seat."""
        if type(seat) is int:  # neither True nor 1.0, which would get into the history
            for question in self.questions:
                if question.seat == seat:
                    return question
        return None

    def answer(self, seat: int, option: Option | str) -> None:
        """Answer that seat's open question; an IllegalAnswer leaves the match as it was."""
        id = self._check(seat, option)
        before = self.copy()
        try:
            self._take(seat, id)
        except BaseException:
            self._become(before)
            raise

    def after(self, seat: int, option: Option | str) -> Match:
        """The match after that answer; this one stays as it is."""
        id = self._check(seat, option)
        twin = self.copy()
        twin._take(seat, id)
        return twin

    def _take(self, seat: int, id: str) -> None:
        answer = (seat, sys.intern(id))  # there are few ids, and a long history
        self._trail[-1].answers.append(answer)
        self._history.extend([answer])
        self._given[seat] = self._given.get(seat, 0) + 1
        self._advance()

    def _check(self, seat: int, option: Option | str) -> str:
        """The id of the option, if that is an answer to that seat's open question."""
        id = option.id if isinstance(option, Option) else option
        if id == RAISE_HAND and self.can_raise_hand(seat):
            return id
        question = self.question(seat)
        if question is None:
            if self.over:
                raise IllegalAnswer("the game is over")
            waited = ", ".join(str(q.seat) for q in self.questions)
            raise IllegalAnswer(f"seat {seat!r} is not asked anything now; the match waits for seat {waited}")
        if not isinstance(id, str) or question.option(id) is None:
            offered = ", ".join(o.id for o in question.options)
            raise IllegalAnswer(f"{id!r} is not an answer to {question.prompt!r}; offered: {offered}")
        return id

    def can_raise_hand(self, seat: int) -> bool:
        """Whether that seat may answer RAISE_HAND, to be asked at the next window: not while it is asked at one."""
        windows = self.rules.windows
        if windows is None or self.over or not self.questions:
            return False
        question = self.question(self._seat(seat))
        return (question is None or question.prompt != windows.prompt) and windows.may_call(self._table, seat)

    def undo_refusal(self, seat: int) -> str | None:
        """Why that seat cannot take its last answer back: a key of UNDO_REASONS, or None when it can."""
        if type(seat) is not int or not self._given.get(seat):
            return "nothing"
        if self.over:
            return "revealed"
        for step in reversed(self._trail):
            latest = step is self._trail[-1]
            for mark in reversed(step.trace):
                if mark.what != "answer":
                    return mark.what
                if mark.seat == seat:
                    return None
                if not (latest and mark.section != 0 and mark.section == self._open_section):
                    return "other-player"
            if step.trace:  # those who decide at once have answered, and would lose that with the step
                return "other-player"
        return "nothing"

    def can_undo(self, seat: int) -> bool:
        return self.undo_refusal(seat) is None

    def undo(self, seat: int) -> None:
        """Take that seat's last answer back, never across luck, a turned card or another player's act."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise UndoRefused(refusal)
        before = self.copy()
        try:
            while all(past != seat for past, _ in self._trail[-1].answers):
                self._trail.pop()
            self._trail[-1] = self._trail[-1].copy()  # copies of this match may have it too
            _drop_last(self._trail[-1].answers, seat)
            history = self.history
            _drop_last(history, seat)
            self.remember(history)
            self._advance()
        except BaseException:
            self._become(before)
            raise

    def catch_up(self, moves: Sequence[Move]) -> int:
        """Make moves that were accepted before, under these rules or under older ones, as far as they fit.

        From the first one that does not fit they are left out; how many that are is returned. The match goes on from
        there: its log says how many answers were taken back, and no undo goes back across that.
        """
        for done, (seat, option) in enumerate(moves):
            try:
                if option is None:
                    self.undo(seat)
                else:
                    self.answer(seat, option)
            except Exception:  # whatever the rules make of that move, the match is as it was before it
                self._tell_taken_back(moves[done:])
                return len(moves) - done
        return 0

    def usual(self, seat: int) -> Option | None:
        """How that seat would usually make the payment that it is asked for, where that could be taken back. None:
        nothing is to be paid, or this is the only moment at which the player can decide about it."""
        question = self.question(seat)
        usual = None if question is None else question.usual
        return None if usual is None or not self.after(seat, usual).can_undo(seat) else usual

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, as plain data (None: a spectator)."""
        return self.rules.view(self._table, None if seat is None else self._seat(seat))

    def views(self) -> Callable[[int | None], dict[str, Any]]:
        """`view`, for whoever looks through several eyes and changes nothing: what they share is worked out once."""
        return self.rules.views(self._table)

    def why_not(self, seat: int, thing: str) -> list[Message]:
        """Why a thing of that seat's board cannot be chosen now; empty where it can be, or where nothing like it is."""
        question = self.question(self._seat(seat))
        if question is None:
            return []
        names = (thing, thing.removeprefix(f"seat-{seat}-"))  # what lies in the seat's own mat has its name before it
        if any(name == option.id or name in option.things for option in question.options for name in names):
            return []
        return self.rules.why_not(self.view(seat), question.prompt, thing)

    def glimpse(self, seat: int) -> Glimpse:
        """What a bot in that seat gets: the view, and worlds that fit it."""
        number = self._seat(seat)
        step = self._trail[-1]
        waiting = [question.seat for question in self.questions]
        return glimpse_at(
            self.rules,
            number,
            self.question(number),
            partial(self.rules.view, self._table, number),
            step.checkpoint,
            step.answers,
            waiting,
        )

    @property
    def scores(self) -> list[int]:
        """The final scores, of a team that won 1 for each seat, else 0; empty until the game is over."""
        return [] if self._score is None else self._score.totals

    def points(self) -> list[int]:
        """What each seat would have if the game ended now, secrets included; of a team nothing."""
        score = self.rules.score(self._table)
        return [] if isinstance(score, TeamScore) else score.totals

    @property
    def winners(self) -> list[int]:
        """The winning seats: several when they share the victory, all of a team, none when it or a solo player lost."""
        return [] if self._score is None else self._score.winners

    @property
    def score_sheet(self) -> list[list[ScoreLine]]:
        """For each seat, where each point came from; of a team one sheet, with what they did together."""
        return [] if self._score is None else self._score.sheets

    @property
    def score(self) -> Score | None:
        return self._score

    @property
    def legacy(self) -> dict[str, Any] | None:
        """What is kept after this match: the coffer of the next one. None before the end, and where nothing is kept."""
        return self.rules.legacy(self._table) if self.over else None

    def copy(self) -> Match:
        """An equal and independent match."""
        twin = Match(self.info, self.rules, self.seed, list(self.names))
        twin._become(self)
        return twin

    @property
    def settled(self) -> int:
        """How many of the events no undo can reach."""
        return self._trail[0].told

    def compact(self) -> None:
        """For whoever keeps many matches in memory: make the events that are new small."""
        self._latest = [event if event.text else event.compact() for event in self._latest]
        last = len(self._events) - 1
        while last >= 0 and not self._events[last].text:
            self._events.improve(last, self._events[last].compact())
            last -= 1

    def save(self) -> str:
        """The match as JSON text; `valtable.load` reads it back."""
        return save_match(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.save() == other.save()

    def __hash__(self) -> int:
        return hash((self.game, self.seed))

    def remember(self, history: Sequence[Answer]) -> None:
        """These are all the answers that were given so far."""
        self._history = Past(history)
        self._given = {}
        for seat, _ in history:
            self._given[seat] = self._given.get(seat, 0) + 1

    def _become(self, other: Match) -> None:
        self._history = other._history.copy()
        self._given = dict(other._given)
        self.questions = other.questions
        self.over = other.over
        self._trail = [*other._trail[:-1], other._trail[-1].copy()]  # only the running step changes
        self._events = other._events.copy()
        self._latest = other._latest
        self._open_section = other._open_section
        self._score = other._score
        self._table = other._table  # a half-run state is only looked at, never run on

    def _advance(self) -> None:
        """Run on from the last checkpoint until somebody must answer or the game is over."""
        for _ in range(MOST_STEPS):
            step = self._trail[-1]
            self._events.cut(step.told)
            game = step.checkpoint.copy()
            script = Script(self.rules, step.answers, game)
            journal = Journal(self.rules.players)
            game.chooser = script
            game.journal = journal
            finished = True
            try:
                self.rules.step(game)
                script.note(game)
            except Unanswered:
                finished = False
            step.trace = script.trace
            if any(mark.what != "answer" for mark in step.trace):
                del self._trail[:-1]
            self._latest = step.order.merge(journal)
            self._table = game
            self._open_section = script.open_section
            self.questions = tuple(sorted(script.open, key=_seat_of))
            self.over = finished and self.rules.over(game)
            self._score = self.rules.score(game) if self.over else None
            if self.over or not finished:
                return
            self._events.extend(self._latest)
            self._latest = []
            self._trail.append(StepRecord(game.copy(), len(self._events)))
        raise RulesError(f"nobody is asked anything in {MOST_STEPS} steps")

    def _tell_taken_back(self, moves: Sequence[Move]) -> None:
        """Note in the log that these moves are lost: before the running step, whose events are told at every run."""
        lost: list[int] = []
        for seat, option in moves:
            if option is not None:
                lost.append(seat)
            elif seat in lost:  # that answer was taken back already
                lost.remove(seat)
        if lost:
            del self._trail[:-1]
            self._events.extend([Event(TAKEN_BACK, {"n": len(lost)})])
            self._trail[0].told = len(self._events)

    def _seat(self, seat: int) -> int:
        """The number of that seat, if there is one."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise IllegalAnswer(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")
        return seat


def _seat_of(question: Question) -> int:
    return question.seat


def _drop_last(answers: list[Answer], seat: int) -> None:
    for i in range(len(answers) - 1, -1, -1):
        if answers[i][0] == seat:
            del answers[i]
            return
