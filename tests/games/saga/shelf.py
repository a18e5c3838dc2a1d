"""The standard cards and books, and somebody who reads from them."""

from __future__ import annotations

from typing import cast

from valtable.engine.effects import Effect
from valtable.engine.info import GameInfo
from valtable.engine.rules import Rules
from valtable.games.saga.books import Books, standard_books
from valtable.games.saga.cards import (
    FOLDER,
    Boon,
    DarkMonster,
    Favour,
    Pack,
    Radiant,
    Starter,
    Substitution,
    standard_cards,
)
from valtable.text import Speaker

CARDS: Pack = standard_cards()
BOOKS: Books = standard_books(CARDS)


class Names:
    """What a speaker needs of the rules."""

    def names(self, language: str) -> dict[str, str]:
        return {**CARDS.names(language), **BOOKS.names(language)}


def speaker(language: str) -> Speaker:
    info = GameInfo("saga", 1, 5, (), Rules, FOLDER)
    return Speaker(cast(Rules, Names()), info, language, [])


def all_effects() -> dict[str, Effect]:
    """Every effect of every card and page, by where it stands."""
    found: dict[str, Effect] = {}
    for card in CARDS.cards():
        if isinstance(card, DarkMonster):
            found[f"{card.id} instructions"] = card.instructions
            found[f"{card.id} reward"] = card.reward
        elif isinstance(card, Starter):
            found[f"{card.id} active"], found[f"{card.id} passive"] = card.sides
        elif isinstance(card, (Favour, Boon, Radiant, Substitution)):
            found[f"{card.id} effect"] = card.effect
    for rule in (*BOOKS.books, *BOOKS.pages):
        for i, effect in enumerate(rule.instructions()):
            found[f"{rule.id} {i}"] = effect
    for page in BOOKS.pages:
        found[f"{page.task.id} reward"] = page.task.reward
    return found
