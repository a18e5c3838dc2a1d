"""A table: a match with people around it. Nothing here reads or writes; whoever changes a table works on a copy.

A copy notes what has changed on it, so that the store can write exactly that down.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from operator import is_not
from typing import Any, Final, Protocol

from valtable.engine.errors import IllegalAnswer, UndoRefused
from valtable.engine.events import Event
from valtable.engine.match import Match
from valtable.engine.message import player_name
from valtable.engine.question import Question
from valtable.engine.score import TeamScore
from valtable.engine.script import RAISE_HAND
from valtable.table import wire
from valtable.table.clock import Clock
from valtable.table.people import Person
from valtable.table.problem import Problem

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
DEFAULT_LEVEL: Final = "adept"  # of a bot that nobody has chosen
DEVICES: Final = 4  # how many devices may hold one seat
STANDING: Final = 40  # how many standing answers a seat may have
AT_ONCE: Final = 200  # standing answers in a row, after which the player is asked all the same
TALK_KEPT: Final = 200
LONG: Final = 300  # an option with a longer text is a card pack
LOG: Final = logging.getLogger("valtable.table")


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Seat:
    """One place at the table."""

    __slots__ = ("hints", "kind", "lent", "level", "name", "owner", "recovery", "secrets", "standing")

    def __init__(
        self,
        kind: str,
        name: str = "",
        level: str | None = None,
        secrets: tuple[str, ...] = (),
        recovery: str | None = None,
        lent: bool = False,
        standing: dict[str, str] | None = None,
        hints: int = 0,
        owner: str | None = None,
    ) -> None:
        self.kind = kind  # "person", "bot" or "open"
        self.name = name
        self.level = level  # of the bot that sits there or that it is lent to
        self.secrets = secrets  # hashes
        self.recovery = recovery  # a hash
        self.lent = lent
        self.standing: dict[str, str] = standing if standing is not None else {}
        self.hints = hints  # that it has asked for
        self.owner = owner  # the hash of the key under which its person is told of turns

    def copy(self) -> Seat:
        proofs = (self.secrets, self.recovery)
        return Seat(self.kind, self.name, self.level, *proofs, self.lent, dict(self.standing), self.hints, self.owner)

    @property
    def automatic(self) -> bool:
        """A bot answers for this seat."""
        return self.kind == "bot" or self.lent

    def held_by(self, person: Person) -> bool:
        return not person.hashes.isdisjoint(self.secrets)

    def free(self) -> None:
        """Nobody's any more; the name stays until somebody else sits down."""
        self.kind = "open"
        self.level = None
        self.secrets = ()
        self.recovery = None
        self.lent = False
        self.standing = {}
        self.hints = 0
        self.owner = None


class Move:
    """One accepted act: an answer, or the taking back of one (no option)."""

    __slots__ = ("at", "automatic", "n", "option", "seat")

    def __init__(self, n: int, seat: int, option: str | None, automatic: bool, at: int) -> None:
        self.n = n
        self.seat = seat
        self.option = option
        self.automatic = automatic
        self.at = at


class Said:
    """One line of table talk; without a seat it is a spectator's."""

    __slots__ = ("at", "n", "name", "seat", "text")

    def __init__(self, n: int, seat: int | None, name: str, text: str, at: int) -> None:
        self.n = n
        self.seat = seat
        self.name = name
        self.text = text
        self.at = at


class AtWork:
    """Where rules fail, only this table stands still.

    It comes to that in a match from a forged file, or by a mistake of ours.
    """

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, Problem):
            LOG.warning("the rules of %s failed at table %s", self.table.game, self.table.id, exc_info=error)
            raise Problem(409, "rules-failed", "the rules cannot go on from here") from error


class Turn(Protocol):
    """That a campaign goes on at a new table: the store, which knows how, writes it down together with the table."""

    def put(self, connection: Any) -> bool: ...


class Table:
    """Everything about one table."""

    def __init__(self, id: str, game: str, options: dict[str, Any], seed: int, seats: list[Seat], host: str) -> None:
        self.id = id
        self.game = game
        self.options = options
        self.seed = seed
        self.seats = seats
        self.host = host  # the hash of the host's secret
        self.in_short: tuple[dict[str, Any], dict[str, Any]] | None = None  # options, and what is told of them
        self.title = ""
        self.public = False
        self.hints = False  # may be asked for
        self.seeded = False  # somebody chose the seed, and may know what comes
        self.status = OPEN
        self.version = 0  # one more with each change
        self.seen: tuple[int, ...] = ()  # of these, how many each seat could see, and spectators; (): all of them
        self.match: Match | None = None
        self.moves = 0
        self.by_itself: tuple[int, ...] = ()  # of the match's events: each the first that a standing answer made
        self.snapshot_moves = 0
        self.mended = False  # the match is not what the store has: the next change writes it down whole
        self.talk: tuple[Said, ...] = ()  # the latest lines
        self.gallery: tuple[Said, ...] = ()  # the same of those who watch: players hear it when the game is over
        self.clock = Clock()
        self.origin: str | None = None
        self.result: wire.Result | None = None  # of a match that is over
        self.rematch: str | None = None
        self.campaign: str | None = None  # that it is played for
        self.place: str | None = None  # the address that it was opened from, hashed
        self.created = now()
        self.changed = self.created  # for all to see
        # What is new on this copy.
        self.new_moves: list[Move] = []
        self.new_talk: list[Said] = []
        self.new_gallery: list[Said] = []
        self.touched = False  # the row itself
        self.refitted = False  # its options
        self.reseated = False  # a seat
        self.successor: Table | None = None  # a new table where these people go on
        self.ended = False  # the match
        self.turn: Turn | None = None  # its campaign goes on here

    def copy(self) -> Table:
        """A copy to work on. The match is shared: it is copied by whoever changes it."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.written()
        return twin

    def written(self) -> None:
        """What was new on this copy is written down."""
        self.new_moves = []
        self.new_talk = []
        self.new_gallery = []
        self.touched = self.refitted = self.reseated = False
        self.successor = None
        self.ended = False
        self.turn = None

    @property
    def dirty(self) -> bool:
        return bool(self.new_moves or self.new_talk or self.new_gallery or self.touched or self.reseated)

    def seen_by(self, eyes: int | None) -> int:
        """How many changes these eyes could see (None: a spectator's). To them it is the table's version."""
        return self.seen[-1 if eyes is None else eyes] if self.seen else self.version

    @property
    def asked(self) -> list[int]:
        """The seats that the table waits for."""
        return [] if self.match is None else [question.seat for question in self.match.questions]

    def by_bot(self, seat: int) -> bool:
        """Whether a bot answers for that seat now."""
        return self.seats[seat].automatic or seat in self.clock.late

    # --- who is who --------------------------------------------------------------------------------------------------

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Problem(404, "no-such-seat", f"there is no seat {number}; seats are 0 to {len(self.seats) - 1}")
        return self.seats[number]

    def mine(self, person: Person) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.held_by(person)]

    def hosted_by(self, person: Person) -> bool:
        return self.host in person.hashes

    def held(self, number: int, person: Person) -> Seat:
        """That seat, if it is this person's."""
        seat = self.seat(number)
        if not seat.held_by(person):
            raise Problem(403, "not-your-seat", f"seat {number} is not yours")
        return seat

    def need_host(self, person: Person) -> None:
        if not self.hosted_by(person):
            raise Problem(403, "not-host", "only the host of the table can do that")

    # --- before the game ---------------------------------------------------------------------------------------------

    def begin_if_full(self, start: Callable[[Table], Match]) -> None:
        """Start the match when nobody is missing."""
        if self.status != OPEN or any(seat.kind == "open" for seat in self.seats):
            return
        self.match = start(self)
        self.status = OVER if self.match.over else PLAYING
        self.result = result_of(self.match, self.moves)
        self.touched = True

    def go_on_at(self, fresh: Table) -> bool:
        """The players go on at a fresh table; False when they do so at another one already."""
        if self.rematch is not None:
            return False
        fresh.version = 1
        self.successor = fresh
        self.rematch = fresh.id
        self.touched = True
        return True

    def rules_at_work(self) -> AtWork:
        """Around all that rules do with the match."""
        return AtWork(self)

    # --- playing -----------------------------------------------------------------------------------------------------

    def playing(self) -> Match:
        """The match, if it is under way."""
        if self.match is None:
            raise Problem(409, "not-begun", "the game has not begun: some seats are still open")
        return self.match

    def given(self, seat: int) -> int:
        """How many answers that seat has given."""
        return 0 if self.match is None else self.match.given(seat)

    def question(self, seat: int) -> Question | None:
        return None if self.match is None else self.match.question(seat)

    def answer(self, seat: int, n: int, prompt: str, option: str, check: bool = False) -> bool:
        """Answer that seat's open question, if it is still the one that was meant; then the standing answers.

        With `check`, an answer that would leave its seat without a way back and with nothing more to decide is only
        tried: then this is True, and nothing has changed.
        """
        match = self.playing()
        if match.over:
            raise Problem(409, "over", "the game is over")
        question = match.question(seat)
        if question is None or n != self.given(seat) or prompt != question.prompt:
            asked = "nothing" if question is None else f"{question.prompt!r} with n {self.given(seat)}"
            raise Problem(409, "stale", f"seat {seat} is asked {asked} now, not {prompt!r} with n {n}")
        if question.option(option) is None:
            offered = ", ".join(o.id for o in question.options)
            raise Problem(409, "option-gone", f"{option!r} is not offered; offered: {offered}"[:400])
        tried = self.copy() if check else self
        tried._play(seat, option, False)
        tried.answer_standing()
        if check:
            after = tried.playing()
            if after.question(seat) is None or not after.can_undo(seat):
                return True
            self.__dict__.update(tried.__dict__)
        return False

    def pay(self, seat: int) -> list[wire.Paid]:
        """Make the payments that seat is asked for now, one after the other, the usual way.

        One that could not be taken back is left to the player, and ends it: how to pay stays their decision.
        """
        made: list[wire.Paid] = []
        while len(made) < AT_ONCE:
            question = self.question(seat)
            with self.rules_at_work():
                usual = self.playing().usual(seat)
            if question is None or usual is None:
                break
            made.append(wire.Paid(self.given(seat), question.prompt, question.message.data(), usual.data()))
            self._play(seat, usual.id, False)
            self.answer_standing()
        return made

    def raise_hand(self, seat: int) -> None:
        """That seat wants to be asked at the next moment at which something may be used."""
        with self.rules_at_work():
            can = self.playing().can_raise_hand(seat)
        if not can:
            raise Problem(409, "no-hand", f"seat {seat} has nothing to use at any moment, or is being asked already")
        self._play(seat, RAISE_HAND, False)
        self.answer_standing()

    def answer_standing(self) -> None:
        """Give every standing answer that fits an open question, until none does."""
        for _ in range(AT_ONCE):
            for question in () if self.match is None else self.match.questions:
                seat = self.seats[question.seat]
                option = None if self.by_bot(question.seat) else seat.standing.get(question.prompt)
                if option is not None and question.option(option) is not None:
                    self._play(question.seat, option, True)
                    break
            else:
                return

    def undo_to(self, seat: int, n: int) -> None:
        """Take that seat's last answer back, and as far as that can be those before it, down to so many answers."""
        self.undo(seat)
        while self.given(seat) > n and self.playing().can_undo(seat):
            self.undo(seat)

    def undo(self, seat: int) -> None:
        """Take that seat's last answer back. A standing answer that gave it is switched off."""
        match = self.playing()
        refusal = match.undo_refusal(seat)
        if refusal is not None:
            raise Problem(409, "undo-" + refusal, str(UndoRefused(refusal)))
        taken = next(option for past, option in reversed(match.history) if past == seat)
        twin = match.copy()
        with self.rules_at_work():
            twin.undo(seat)
        self.match = twin
        if self.by_itself:
            stay = common(match.events, twin.events)
            self.by_itself = tuple(n for n in self.by_itself if n < stay)
        self._note(seat, None, False)
        question = twin.question(seat)
        if question is not None and self.seats[seat].standing.get(question.prompt) == taken:
            del self.seats[seat].standing[question.prompt]
            self.reseated = True

    def resume(self, match: Match, mended: bool) -> None:
        """The match as the store has it, or, where it was mended, as far as it still fits the rules."""
        match.compact()
        self.match = match
        self.status = OVER if match.over else PLAYING
        self.result = result_of(match, self.moves)
        if mended:
            self.mended = True
            self.moves += 1  # so that another process, which may play by other rules, does not take its match for this
            self.by_itself = tuple(n for n in self.by_itself if n < match.settled)

    def say(self, seat: int, text: str) -> None:
        line = Said(self.talk[-1].n + 1 if self.talk else 0, seat, self.seats[seat].name, text, now())
        self.talk = (*self.talk[-TALK_KEPT + 1 :], line)
        self.new_talk.append(line)

    def say_watching(self, name: str, text: str) -> None:
        line = Said(self.gallery[-1].n + 1 if self.gallery else 0, None, name, text, now())
        self.gallery = (*self.gallery[-TALK_KEPT + 1 :], line)
        self.new_gallery.append(line)

    def heard(self, eyes: int | None) -> tuple[Said, ...]:
        """What these eyes may read of the spectators' talk: players nothing, as long as they play."""
        return () if eyes is not None and self.status == PLAYING else self.gallery

    def _play(self, seat: int, option: str, automatic: bool) -> None:
        assert self.match is not None
        with self.rules_at_work():
            try:
                twin = self.match.after(seat, option)
            except IllegalAnswer as error:
                raise Problem(409, "option-gone", str(error)[:400]) from error
        told = self.match.told
        twin.compact()
        self.match = twin
        self._note(seat, option, automatic)
        if automatic and twin.told > told and speaks_of(twin.events_since(told)[0], seat):
            self.by_itself = (*self.by_itself, told)
        if twin.over:
            self.status = OVER
            self.result = result_of(twin, self.moves)
            self.ended = True

    def _note(self, seat: int, option: str | None, automatic: bool) -> None:
        self.moves += 1
        self.new_moves.append(Move(self.moves, seat, option, automatic, now()))


def result_of(match: Match, moves: int) -> wire.Result | None:
    """How a match ended, if it has, after so many moves at its table."""
    score = match.score
    if score is None:
        return None
    return wire.Result(score.totals, score.winners, isinstance(score, TeamScore), moves >= len(match.history))


def common(before: Sequence[Event], after: Sequence[Event]) -> int:
    """How many events at the beginning are the same."""
    differ = list(map(is_not, before, after))  # usually only the events of the running step are other objects
    for i in range(differ.index(True) if True in differ else len(differ), len(differ)):
        one, other = before[i], after[i]
        if differ[i] and one != other:
            return i
    return len(differ)


def is_pack(value: Any) -> bool:
    """Whether an option is a card pack; of a table that was only listed, it is the mark of one."""
    return (isinstance(value, str) and len(value) > LONG) or (isinstance(value, dict) and set(value) == {"pack"})


def speaks_of(event: Event, seat: int) -> bool:
    """Whether an event is about that player."""
    name = player_name(seat)
    return any(value == name for value in event.args.values())
