"""The cards as a catalogue shows them, and their names in each language."""

from __future__ import annotations

from typing import Final

from valtable.engine.catalogue import CardNote, card_note
from valtable.engine.message import Message, amount
from valtable.engine.pack import Card
from valtable.games.valroc.cards import Action, Board, Boards, Course, Creature, Hand, Object, Pack, Rite, Spell
from valtable.games.valroc.vocabulary import CENTRES, ELEMENT_NAMES

ACTION_NAMES: Final = {"en": "Action", "fr": "Action"}  # action cards have no names: they are numbered


def names(pack: Pack, language: str) -> dict[str, str]:
    found = pack.names(language)
    for board in pack.boards.parts:
        found["card-" + board.id] = board.names[language]
    for n, action in enumerate(pack.actions, 1):
        found["card-" + action.id] = f"{ACTION_NAMES[language]} {n}"
    return found


def catalogue(pack: Pack) -> list[CardNote]:
    cards: list[Card] = [*pack.creatures, *pack.hands, *pack.courses, *pack.rites, *pack.spells, *pack.objects]
    boards = [board_note(pack.boards, board) for board in pack.boards.parts]
    return [
        *[card_note(card, facts, effects) for card in cards],
        *[action_note(action) for action in pack.actions],
        *boards,
    ]


def action_note(action: Action) -> CardNote:
    """Its centre, and what each room of the cave yields."""
    figures = [Message("fact-centre", {"centre": Message("centre-" + CENTRES[action.centre])})]
    for room, gain in zip(ELEMENT_NAMES, action.rooms, strict=True):
        if gain is not None:
            found = amount(gain.resource, gain.amount)
            figures.append(Message("fact-room", {"room": Message("element-" + room), "found": found}))
    return CardNote(action.id, "action", Message("card-" + action.id), 1, figures, [], action.provenance)


def board_note(boards: Boards, board: Board) -> CardNote:
    """What is printed on it."""
    figures: list[Message] = []
    if board.id == "city":
        figures = [
            printed("place-fountain", boards.fountain),
            printed("place-tavern", boards.tavern),
            printed("place-training", boards.immunity),
            printed("place-sanctuary", boards.favour),
            printed("place-arena", boards.arena),
            printed("board-wrath", (boards.wrath,)),
        ]
    elif board.id == "player":
        figures = [printed("badge-hybrid", boards.hybrid)]
    elif board.id == "turns":
        figures = [printed("badge-turns", (boards.turns,))]
    elif board.id == "hunting":
        for players, rows in boards.hunting.items():
            for line, row in enumerate(rows, 1):
                args = {"players": players, "row": line, "values": in_row(row)}
                figures.append(Message("fact-hunting", args))
    else:
        figures = [printed("badge-val", boards.offerings)]
    return CardNote(board.id, "board", board.name(), 1, figures, [], board.provenance)


def printed(name: str, values: tuple[int, ...]) -> Message:
    return Message("fact-printed", {"name": Message(name), "values": in_row(values)})


def in_row(values: tuple[int, ...]) -> str:
    return " / ".join([str(n) for n in values])


def affinities(card: Creature) -> list[Message]:
    return [Message("element-" + ELEMENT_NAMES[element]) for element in card.affinities]


def skills(card: Creature) -> list[Message]:
    """What one must have to beat the creature (l.154)."""
    return [amount(name, n) for name, n in zip(ELEMENT_NAMES, card.skill, strict=True) if n]


def bonuses(values: tuple[int, ...]) -> list[Message]:
    """Bonuses and maluses in words: +2 fire, -1 water."""
    found: list[Message] = []
    for name, n in zip(ELEMENT_NAMES, values, strict=True):
        if n:
            args = {"n": abs(n), "element": Message("element-" + name)}
            found.append(Message("skill-plus" if n > 0 else "skill-minus", args))
    return found


def price(card: Course) -> list[Message]:
    return [amount(unit, n) for unit, n in (("val", card.val), ("pm", card.pm)) if n]


def facts(card: Card) -> list[Message]:
    """The figures on the card."""
    if isinstance(card, Creature):
        figures = [
            Message("fact-affinities", {"elements": affinities(card)}),
            Message("fact-skill", {"skills": skills(card)}),
            Message("fact-pm", {"price": amount("pm", card.pm)}),
            Message("fact-prestige", {"n": card.prestige}),
        ]
        return [*figures, Message("fact-hybrid")] if card.hybrid else figures
    if isinstance(card, Hand):
        return [Message("fact-hand", {"creatures": [creature.name() for creature in card.creatures]})]
    if isinstance(card, Course):
        figures = [Message("fact-cost", {"price": price(card)})] if price(card) else []
        figures.append(Message("fact-once" if card.one_shot else "fact-permanent"))
        return [*figures, Message("fact-mage-only")] if card.mage_only else figures
    if isinstance(card, Spell):
        return [Message("fact-loss", {"n": card.loss})]
    if isinstance(card, Rite):
        return [Message("fact-upper" if card.upper else "fact-lower")]
    return []


def effects(card: Card) -> list[Message]:
    """What the card does, in words made from its effect."""
    if isinstance(card, Creature):
        return [Message("when-mount", {"bonuses": bonuses(card.mount)})] if card.tameable else []
    if isinstance(card, (Course, Spell)):
        return [Message("when-" + card.when, {"effect": card.effect.message()})]
    if isinstance(card, Rite):
        return [Message("when-" + card.district, {"effect": card.effect.message()})]
    return [Message("token-" + card.id)] if isinstance(card, Object) else []
