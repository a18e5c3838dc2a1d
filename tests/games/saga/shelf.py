"""The standard cards and books, and somebody who reads from them."""

from __future__ import annotations

from valtable.engine.effects import Effect
from valtable.games import find
from valtable.games.saga.cards import Boon, DarkMonster, Favour, Radiant
from valtable.games.saga.shelf import STANDARD
from valtable.text import Speaker, speaker_of

CARDS = STANDARD
BOOKS = STANDARD.books


def speaker(language: str) -> Speaker:
    return speaker_of(find("saga"), language, [])


def all_effects() -> dict[str, Effect]:
    """Every effect of every card and page of the Saga's own, by where it stands."""
    found: dict[str, Effect] = {}
    found["explorer active"], found["explorer passive"] = CARDS.explorer.sides
    for card in CARDS.cards():
        if isinstance(card, DarkMonster):
            found[f"{card.id} instructions"] = card.instructions
            found[f"{card.id} reward"] = card.reward
        elif isinstance(card, (Favour, Boon, Radiant)):
            found[f"{card.id} effect"] = card.effect
    for rule in (*BOOKS.books, *BOOKS.pages):
        for i, (_, effect) in enumerate(rule.does()):
            found[f"{rule.id} {i}"] = effect
    for page in BOOKS.pages:
        found[f"{page.task.id} reward"] = page.task.reward
    return found
