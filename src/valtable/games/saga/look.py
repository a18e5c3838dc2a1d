"""The faces of the Saga's cards: those of the realm, and what is in the corners of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from valtable.engine import look
from valtable.engine.look import Face, Label, Look
from valtable.engine.message import Message
from valtable.games.realm import look as realm
from valtable.games.realm.cards import RealmCard
from valtable.games.saga.books import Library, Page, Task
from valtable.games.saga.cards import DarkMonster, Favour

LOOK: Final[Look] = look.read_look(Path(__file__).parent / "look.toml", realm.FILE)


def faces(pack: Library) -> dict[str, Face]:
    return {card.id: face(card) for card in pack.shown()}


def face(card: RealmCard) -> Face:
    shown = realm.face(LOOK, card)
    if isinstance(card, DarkMonster):
        wakes = Message("tag-wakes-" + card.activation, {"n": card.value} if card.value else None)
        shown.tag = Label(LOOK.when[card.activation], wakes)
    elif isinstance(card, Favour):
        shown.key = [look.amount(card.cost, "vp")]
    elif isinstance(card, Task):
        costs = (("gold", card.gold), ("strength", card.strength), ("magic", card.magic))
        shown.key = [look.amount(n, name) for name, n in costs if n]
    elif isinstance(card, Page):
        shown.key = [{"n": card.leaf}]
    return shown
