"""The cards as a catalogue shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from valtable.engine.message import Message
from valtable.engine.pack import Card

D = TypeVar("D", bound=Card)


class CardNote:
    """A card as a catalogue shows it: what it is, what it does, and who says so."""

    __slots__ = ("copies", "effects", "facts", "id", "kind", "name", "provenance")

    def __init__(
        self,
        id: str,
        kind: str,
        name: Message,
        copies: int,
        facts: list[Message],
        effects: list[Message],
        provenance: dict[str, str],
    ) -> None:
        self.id = id
        self.kind = kind
        self.name = name
        self.copies = copies
        self.facts = facts
        self.effects = effects
        self.provenance = provenance


def card_note(card: D, facts: Callable[[D], list[Message]], effects: Callable[[D], list[Message]]) -> CardNote:
    """The note of a card with a name of its own, given what its figures and its effects are in words."""
    return CardNote(card.id, card.kind, card.name(), card.copies, facts(card), effects(card), card.provenance)
