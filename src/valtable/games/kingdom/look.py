"""The faces of Kingdom's cards."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from valtable.engine.look import Face, Look, read_look
from valtable.engine.pack import Card
from valtable.games.kingdom import catalogue
from valtable.games.kingdom.cards import Duke, Pack
from valtable.games.realm import look as realm

LOOK: Final[Look] = read_look(Path(__file__).parent / "look.toml", realm.FILE)


def faces(pack: Pack) -> dict[str, Face]:
    return {card.id: face(card) for card in pack.cards()}


def face(card: Card) -> Face:
    if not isinstance(card, Duke):
        return realm.face(LOOK, card)
    shown = Face(card.kind, card.name(), LOOK.card(card.id, card.kind), [], catalogue.effects(card))
    shown.strips = [realm.strip(LOOK, gain.tokens()) for gain in card.scoring]
    return shown
