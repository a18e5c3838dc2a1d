"""The university: a course for Vals and magic power, or a diamond (rulebook l.400-408, l.556)."""

from __future__ import annotations

from valtable.engine.effects import Gain
from valtable.engine.game import Game
from valtable.engine.message import Message, amount
from valtable.engine.question import PASS, Choice
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import WINDOWS, object_choice
from valtable.games.valroc.cards import Course
from valtable.games.valroc.gains import asks_again, gain_pm, gain_skill
from valtable.games.valroc.state import BEFORE, DIAMOND, START, UNIVERSITY, Player, Valroc
from valtable.games.valroc.vocabulary import ELEMENT_NAMES


class Pay(Choice):
    """The price of a course, in Vals and magic power."""

    __slots__ = ("course",)

    def __init__(self, course: Course) -> None:
        super().__init__("pay")
        self.course = course

    def label(self, game: Game) -> Message:
        return Message("option-pay", {"price": price(self.course, amount("val", self.course.val))})


def price(course: Course, instead: Message) -> list[Message]:
    """What was paid, with what stands for the Vals."""
    return [instead, amount("pm", course.pm)] if course.pm else [instead]


def visit_university(game: Valroc, player: Player, slot: int) -> None:
    """Pay for the course and take it; a diamond pays the Vals, but not the magic power (l.404, l.556)."""
    number = slot - START[UNIVERSITY]
    course = game.display[number][0]
    while True:
        choices: list[Choice] = []
        if player.pm >= course.pm:
            if player.vals >= course.val:
                choices.append(Pay(course))
            if player.objects[DIAMOND]:
                choices.append(object_choice(game, DIAMOND))
        choices.append(PASS)
        choice = WINDOWS.ask(game, player, "attend", choices, BEFORE[UNIVERSITY], course)
        if choice is not None:
            break
    if choice is PASS:
        tell.did(game, "misses-course", player, {"card": course.name()})
        return
    player.pm -= course.pm
    paid = amount("diamond", 1)
    if isinstance(choice, Pay):
        paid = amount("val", course.val)
        player.vals -= course.val
    else:
        player.objects[DIAMOND] -= 1
    journal = game.journal
    if journal is not None:
        args = {"card": course.name(), "price": price(course, paid), "from": game.box.slots[slot].id}
        journal.did("attends", player.seat, {**args, "to": f"seat-{player.seat}-courses"})
    game.display[number] = ()
    take_course(game, player, course)


def take_course(game: Valroc, player: Player, course: Course) -> None:
    """What is used at once is face down from then on (l.406)."""
    player.courses = (*player.courses, course)
    if course.when == "at_once":
        player.spent = (*player.spent, course)
        apply_gain(game, player, course)
    elif course.when in ("any_time", "between"):
        asks_again(player)


def apply_gain(game: Valroc, player: Player, course: Course) -> None:
    """Magic power, Vals or a skill point (l.658-686)."""
    gain = course.effect
    assert isinstance(gain, Gain)
    if gain.resource == "val":
        player.vals += gain.amount
        tell.gained(game, player, "val", gain.amount)
    elif gain.resource == "pm":
        gain_pm(game, player, gain.amount)
    else:
        gain_skill(game, player, ELEMENT_NAMES.index(gain.resource), gain.amount)
