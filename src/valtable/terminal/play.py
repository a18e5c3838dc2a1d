"""A match at one terminal: shows the table to whoever must decide, asks, lets bots answer, and saves every answer."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from valtable import bots
from valtable.engine.board import Node, thing_of, things
from valtable.engine.events import TAKEN_BACK
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.question import Option, Question
from valtable.engine.script import RAISE_HAND
from valtable.terminal import guide, leaves, screen, store, teaching
from valtable.terminal.commands import understand
from valtable.terminal.drawing import Drawing, wrap
from valtable.terminal.page import fitting_page, whole_page
from valtable.terminal.pointing import Pointed, narrowed, pointed_at
from valtable.terminal.seats import HUMAN
from valtable.terminal.settings import write_options
from valtable.text import speaker_for

FORGET: Final = "\x1b[3J"  # empties the scrollback of the terminal
RECALL: Final = 8  # events that somebody who comes back to a match is told again


class Left(Exception):
    """Somebody has got up; the match is saved."""


class Paid:
    """Payments that were made without a question, after that seat's last answer."""

    __slots__ = ("n", "said", "seat")

    def __init__(self, seat: int, n: int, said: str) -> None:
        self.seat = seat
        self.n = n
        self.said = said


class Play:
    """One sitting. `read` asks for a line; it may raise EOFError or KeyboardInterrupt at any time."""

    def __init__(
        self,
        match: Match,
        saved: store.Saved,
        console: Console,
        delay: float = 0.0,
        hand_over: bool = True,
        read: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.saved = saved
        self.console = console
        self.delay = delay
        self.read = read
        people = [seat for seat, name in enumerate(saved.seats) if name == HUMAN]
        self.speaker = speaker_for(match, saved.language, people[0] if len(people) == 1 else None)
        self.hand_over = hand_over and saved.seats.count(HUMAN) > 1
        self.bots: dict[int, Any] = {}
        for seat, name in enumerate(saved.seats):
            if name != HUMAN:
                self.bots[seat] = bots.seat_bot(name, match.seed * 31 + seat + len(match.history), match.rules)
        self.paid: Paid | None = None  # after the last answer
        self.person = -1  # the seat of whoever sits before the screen
        self.told = {seat: self.recalled(seat) for seat in range(match.players)}
        self.told_all = len(self.public())
        # A story is told once at this sitting; whoever comes back to a match has read where it stands.
        self.read_moments = {moment.id for moment in self.moments()} if match.history else set()

    def run(self) -> None:
        """Play until the game is over or somebody leaves; what was answered is on disk either way."""
        try:
            while not self.match.over:
                self.next()
        except (EOFError, KeyboardInterrupt, Left) as reason:
            self.leave()
            if isinstance(reason, KeyboardInterrupt):
                raise
            return
        self.end()

    def next(self) -> None:
        """One answer: a bot's if any is asked, else that of the person who is there already, else the next one's."""
        for question in self.match.questions:
            if question.seat in self.bots:
                self.bot_answers(question)
                return
        open_question = self.match.question(self.person) if self.person >= 0 else None
        if open_question is None:
            open_question = self.match.questions[0]
            if not self.sit_down(open_question.seat):
                return
        self.ask(open_question)

    def answer(self, seat: int, option: str) -> None:
        self.match.answer(seat, option)
        self.save()

    def pay(self, seat: int) -> None:
        """Make the payments that follow an answer the usual way, where they can be taken back, and say so."""
        made: list[tuple[Question, Option]] = []
        while (question := self.match.question(seat)) is not None and (usual := self.match.usual(seat)) is not None:
            made.append((question, usual))
            self.answer(seat, usual.id)
        if made:
            self.paid = Paid(seat, len(made), self.speaker.paid(made))

    def save(self) -> None:
        try:
            self.saved.write(self.match)
        except OSError as error:  # playing on beats stopping: the next answer saves everything
            self.print(
                Text(self.ui("not-saved", path=str(self.saved.path), reason=error.strerror or str(error)), "red")
            )

    def bot_answers(self, question: Question) -> None:
        seat = question.seat
        before = len(self.public())
        self.answer(seat, bots.answer_of(self.bots[seat], question, self.match.glimpse(seat)))
        if self.delay > 0 and self.console.is_terminal:  # elsewhere nobody watches
            lines = screen.news_lines(self.speaker, self.public()[before:], self.console.width)
            for line in lines:
                self.print(line)
            if lines:
                time.sleep(self.delay)

    # --- who looks at the screen ------------------------------------------------------------------------------------

    def sit_down(self, seat: int) -> bool:
        """Give the screen to that person; False when the one before has taken an answer back instead."""
        if self.hand_over:
            before = self.person
            may_undo = before >= 0 and self.match.can_undo(before)
            self.clear(forget=True)
            for line in screen.news_lines(self.speaker, self.public()[self.told_all :], self.console.width):
                self.print(line)
            self.print(Text(self.ui("hand-over", player=self.speaker.player(seat)), "bold"))
            if may_undo:
                self.print(Text(self.ui("hand-over-undo", player=self.speaker.player(before)), "dim"))
            command = understand(self.read("> "), [], []).command
            if command == "quit":
                raise Left
            if command == "undo" and may_undo:
                self.undo(before)
                return False
            self.clear(forget=True)
        self.told_all = len(self.public())
        self.person = seat
        return True

    def clear(self, forget: bool = False) -> None:
        if self.console.is_terminal:
            self.console.clear()
            if forget:
                self.console.file.write(FORGET)
                self.console.file.flush()

    # --- asking -----------------------------------------------------------------------------------------------------

    def ask(self, question: Question) -> None:
        """Show the table, then read until there is an answer or one was taken back."""
        self.tell_story(question.seat)
        path: Pointed = ()
        while True:
            asked, steps = narrowed(question, path, self.called(question.seat))
            id = self.pick(asked, path, steps)
            if id in steps:
                path = steps[id]
            elif id:
                self.paid = None
                self.answer(question.seat, id)
                if question.usual is None:
                    self.pay(question.seat)
                return
            elif path:
                path = path[:-1]
            else:
                return

    def pick(self, question: Question, path: Pointed, steps: dict[str, Pointed]) -> str:
        """Show the table, then read until there is an option: its id, or nothing when the last step was taken back."""
        self.show(question)
        ids = [option.id for option in question.options]
        words = [self.speaker.option(question, option) for option in question.options]
        while True:
            line = self.read("> ")
            typed = understand(line, ids, words)
            if typed.option is not None:
                return ids[typed.option]
            if typed.command == "undo":
                paid = self.paid_by(question.seat)
                if path or self.undo(question.seat, 1 if paid is None else paid.n + 1):
                    return ""
            elif typed.command == "change":
                paid = self.paid_by(question.seat)
                if paid is None:
                    self.say("nothing-paid")
                elif self.undo(question.seat, paid.n):
                    return ""
            elif typed.command == "raise":
                if self.raise_hand(typed.rest, question.seat):
                    return ""
            elif typed.command == "hint":
                self.hint(question, steps)
            elif typed.command:
                self.obey(typed.command, typed.rest, question)
            else:
                self.say("which" if line.strip() else "nothing-typed", n=len(ids))

    def called(self, seat: int) -> Callable[[str], Message]:
        """What the things on this seat's table are called."""
        rules = self.match.rules
        on_table = things(rules.board(self.match.view(seat)))

        def name(id: str) -> Message:
            thing = thing_of(on_table, seat, id)
            if thing is None:
                return Message("option-" + id)
            return thing.title if thing.title is not None else rules.faces()[thing.facts["card"]].name

        return name

    def paid_by(self, seat: int) -> Paid | None:
        """What was paid for that seat after its last answer, as long as nothing came after it."""
        return self.paid if self.paid is not None and self.paid.seat == seat else None

    def undo(self, seat: int, n: int = 1) -> bool:
        """Take that seat's last answer back, and those before it, so many in all, as far as that can be."""
        refusal = self.match.undo_refusal(seat)
        if refusal is not None:
            self.print(Text(self.speaker.say(Message("undo-" + refusal))))
            return False
        self.paid = None
        for _ in range(n):
            if self.match.can_undo(seat):
                self.match.undo(seat)
        self.save()
        for each in self.told:
            self.told[each] = min(self.told[each], len(self.events(each)))
        self.told_all = min(self.told_all, len(self.public()))
        return True

    def raise_hand(self, who: str, seat: int) -> bool:
        """Whoever is here, or the player of that number, wants to be asked at the next moment."""
        if who.isdecimal() and 1 <= int(who) <= self.match.players and self.saved.seats[int(who) - 1] == HUMAN:
            seat = int(who) - 1
        player = self.speaker.player(seat)
        if not self.match.can_raise_hand(seat):
            self.say("hand-refused", player=player)
            return False
        self.answer(seat, RAISE_HAND)
        self.say("hand-raised", player=player)
        return True

    def obey(self, command: str, rest: str, question: Question) -> None:
        seat = question.seat
        width = self.console.width
        if command == "log":
            for line in screen.news_lines(self.speaker, self.events(seat), width):
                self.print(line)
        elif command == "why":
            text = guide.section(self.match.info, self.saved.language, question.anchor)
            self.print(Markdown(text))
        elif command == "card":
            self.card(rest, question)
        elif command == "table":
            self.show(question)
        elif command == "mats":
            for line in self.drawing(seat, None).mats():
                self.print(line)
        elif command == "story":
            for moment in self.moments():
                self.print_moment(moment, seat)
        elif command == "save":
            self.export(rest)
        elif command == "quit":
            raise Left
        else:
            self.print(Markdown(self.ui("help", n=len(question.options))))

    def hint(self, question: Question, steps: dict[str, Pointed]) -> None:
        """The best options as the teacher sees them: the same for the same question, however often one asks."""
        seed = self.match.seed * 31 + len(self.match.history)
        for line in teaching.hint_lines(self.speaker, self.match, question, steps, seed, self.console.width):
            self.print(line)

    def card(self, wanted: str, question: Question) -> None:
        """A card by its name, or by the number of the option it stands for."""
        board = self.match.rules.board(self.match.view(question.seat))
        if wanted.isdecimal() and 1 <= int(wanted) <= len(question.options):
            id = pointed_at(question.options[int(wanted) - 1])
            thing = thing_of(things(board), question.seat, id)
            wanted = id if thing is None else str(thing.facts.get("card", id))
        found = screen.find_cards(self.speaker, self.match.rules.catalogue(), wanted)
        if not wanted or not found:
            self.say("no-such-card" if wanted else "which-card", name=wanted)
        elif len(found) > 6:
            self.say("many-cards", names=", ".join(self.speaker.say(note.name) for note in found))
        else:
            for note in found:
                self.print(screen.card_panel(self.speaker, note, board, self.match.rules.faces()))

    def export(self, name: str) -> None:
        if name:
            try:
                store.export(self.match, Path(name).expanduser())
            except OSError as error:
                self.say("not-saved", path=name, reason=error.strerror or str(error))
                return
        self.say("saved", path=name or str(self.saved.path))

    # --- the story --------------------------------------------------------------------------------------------------

    def moments(self) -> list[Node]:
        """What is told now, which everybody may know."""
        return leaves.moments(self.match.rules.board(self.match.view(None)))

    def tell_story(self, seat: int) -> None:
        """What has not been told yet, in full; at a terminal the table waits until it is read."""
        for moment in self.moments():
            if moment.id in self.read_moments:
                continue
            self.read_moments.add(moment.id)
            self.clear()
            self.print_moment(moment, seat)
            if self.console.is_terminal:
                self.say("read-on")
                if understand(self.read("> "), [], []).command == "quit":
                    raise Left

    def print_moment(self, moment: Node, seat: int) -> None:
        for line in leaves.moment_lines(self.drawing(seat, None), moment):
            self.print(line)

    # --- showing ----------------------------------------------------------------------------------------------------

    def drawing(self, seat: int, question: Question | None) -> Drawing:
        rules = self.match.rules
        board = rules.board(self.match.view(seat))
        on_table = things(board)
        marks: dict[str, int] = {}
        for number, option in enumerate(() if question is None else question.options, 1):
            thing = thing_of(on_table, seat, pointed_at(option))
            if thing is not None:
                marks[thing.id] = number
        badges = self.match.info.look.badges
        return Drawing(self.speaker, board, marks, self.console.width, rules.faces(), badges)

    def show(self, question: Question) -> None:
        """The table, what this person has not been told yet, and the question."""
        seat = question.seat
        drawing = self.drawing(seat, question)
        events = self.events(seat)
        fresh, older = events[self.told[seat] :], events[: self.told[seat]][-RECALL:]
        named = self.saved.seats.count(HUMAN) > 1
        keys = wrap(Text(self.ui("keys"), "dim"), self.console.width)
        paid = self.paid_by(seat)
        if paid is not None:
            keys = [*wrap(Text(self.ui("paid", what=paid.said), "green"), self.console.width), *keys]
        if self.console.is_terminal:
            height = self.console.height - 1 - len(keys)
            lines = fitting_page(self.speaker, drawing, question, fresh, older, named, height)
        else:
            lines = whole_page(self.speaker, drawing, question, fresh, named)
        self.clear()
        self.print(Text("\n").join([*lines, *keys]))  # in one go, so that nothing flickers
        self.told[seat] = len(self.events(seat))

    def events(self, seat: int) -> list[Message]:
        """All that this seat may know of what has happened."""
        return [event.message for event in self.match.events if event.seen_by(seat)]

    def recalled(self, seat: int) -> int:
        """How much of the log somebody who comes back is not told again: all but the last, and what was taken back."""
        if not self.match.history:
            return 0
        past = self.match.events[: self.match.settled]
        first = len(self.events(seat)) - RECALL
        if past and past[-1].kind == TAKEN_BACK:
            first = min(first, sum(event.seen_by(seat) for event in past) - 1)
        return max(0, first)

    def public(self) -> list[Message]:
        """What everybody may know."""
        return [event.message for event in self.match.events if event.to is None]

    def print(self, what: RenderableType) -> None:
        self.console.print(what, soft_wrap=False, highlight=False, markup=False, crop=True)

    def say(self, word: str, **args: object) -> None:
        self.print(Text(self.ui(word, **args)))

    def ui(self, word: str, **args: object) -> str:
        return self.speaker.say(Message("ui-" + word, dict(args)))

    # --- getting up -------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Say where the match is and how to go on."""
        self.save()
        if self.hand_over:
            self.clear(forget=True)
        self.print(Text())
        self.say("left", path=str(self.saved.path), command=f"{called()} {self.saved.resume}")

    def end(self) -> None:
        """The last news, the score sheet, the winner, and how to play the same game again."""
        seat = max(self.person, 0)
        self.tell_story(seat)
        for line in screen.news_lines(self.speaker, self.events(seat)[self.told[seat] :], self.console.width):
            self.print(line)
        self.print(Text())
        self.print(screen.score_table(self.speaker, self.match))
        for line in screen.result(self.speaker, self.match):
            self.print(line)
        try:
            self.saved.finish(self.match)
        except OSError as error:
            self.say("not-saved", path=str(self.saved.path), reason=error.strerror or str(error))
        self.say_next()

    def say_next(self) -> None:
        """What can be played now."""
        self.print(Text(self.ui("again", command=self.again()), "dim"))
        self.print(Text(self.ui("review-hint", command=f"{called()} review {self.saved.id}"), "dim"))

    def again(self) -> str:
        """The command that deals the same game."""
        match = self.match
        parts = ["play", match.game, "--seed", str(match.seed)]
        people = self.saved.seats.count(HUMAN)
        if people > 1:
            parts += ["--humans", str(people)]
        machines = [name for name in self.saved.seats if name != HUMAN]
        parts += ["--bots", ",".join(machines)] if machines else ["--players", str(match.players)]
        for option in write_options(match.info, match.options):
            parts += ["-o", option]
        return f"{called()} {shlex.join(parts)}"


def called() -> str:
    """What to type for this program, as whoever started it says."""
    return os.environ.get("VALTABLE_COMMAND", "valtable")
