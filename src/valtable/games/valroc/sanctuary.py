"""The sanctuary: an offering, a god's favour, the monk (rulebook l.373-398)."""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.question import PASS, Amount, Choice
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import WINDOWS, object_choice
from valtable.games.valroc.gains import discard_action, draw_action, gain_skill
from valtable.games.valroc.state import BEFORE, DIAMOND, SANCTUARY, Player, Valroc
from valtable.games.valroc.vocabulary import ELEMENTS, Element

DIAMOND_WORTH: Final = 7  # l.556


class Statue(Choice):
    """The statue of an element's god."""

    __slots__ = ("element",)

    def __init__(self, element: Element) -> None:
        super().__init__("statue-" + element.id)
        self.element = element

    def label(self, game: Game) -> Message:
        return Message("statue", {"element": self.element.name()})


STATUES: Final = [Statue(element) for element in ELEMENTS]


def visit_sanctuary(game: Valroc, player: Player, _slot: int) -> None:
    """Lay Vals or a diamond (or both) on a statue, draw for a favour, take the monk along (l.379-390, l.556)."""
    value = 0
    gem = False
    while True:
        choices: list[Choice] = [PASS, *[game.box.vals(n) for n in range(1, player.vals + 1)]]
        if player.objects[DIAMOND]:
            choices.append(object_choice(game, DIAMOND))
        choice = WINDOWS.ask(game, player, "offering", choices, BEFORE[SANCTUARY])
        if choice is None:
            continue
        if choice is PASS:
            tell.did(game, "no-offering", player)
            return
        if isinstance(choice, Amount):
            value = choice.n
        else:  # Vals beside a diamond decide between two statues that have one (l.556)
            gem = True
            value = game.ask(player, "offering-vals", [game.box.vals(n) for n in range(player.vals + 1)]).n
        break
    element = game.ask(player, "statue", STATUES).element.index
    lay_on_statue(game, player, element, value, gem)
    worth = DIAMOND_WORTH if gem else value + added_vals(player, value)
    favour(game, player, element, worth)
    game.monk_next = player.seat
    tell.did(game, "monk-follows", player)


def lay_on_statue(game: Valroc, player: Player, element: int, vals: int, gem: bool) -> None:
    """What is offered, and one more Val of the reserve with a course (l.706)."""
    player.vals -= vals
    added = added_vals(player, vals)
    game.statues[element] += vals + added
    if gem:
        player.objects[DIAMOND] -= 1
        game.gems[element] += 1
    journal = game.journal
    if journal is not None:
        args = {"n": vals, "added": added, "diamond": int(gem), "element": ELEMENTS[element].name()}
        journal.did("offers", player.seat, {**args, "from": f"seat-{player.seat}", "to": STATUES[element].id})


def added_vals(player: Player, vals: int) -> int:
    """What a course adds from the reserve to an offering of at least 1 Val (l.706)."""
    return player.course_number("add_to_offering") if vals else 0


def favour(game: Valroc, player: Player, element: int, worth: int) -> None:
    """The larger the offering, the more centres of an action card please the god (l.382-386); with a course two cards
    are drawn, and one that pleases is enough (l.690)."""
    pleased = False
    for _ in range(max(1, player.course_number("favour_cards"))):
        card = draw_action(game)
        if card is not None:
            tell.did(game, "draws", player, {"gauge": card.name()})
            pleased = pleased or (card.centre < 3 and worth >= game.box.pack.boards.favour[card.centre])
            discard_action(game, card)
    if pleased:
        tell.did(game, "favour", player, {"element": ELEMENTS[element].name()})
        gain_skill(game, player, element)
    else:
        tell.did(game, "no-favour", player)
