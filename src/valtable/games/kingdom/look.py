"""The faces of Kingdom's cards."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from valtable.engine.look import Face, Look, read_look
from valtable.games.kingdom.cards import Pack
from valtable.games.realm import look as realm

LOOK: Final[Look] = read_look(Path(__file__).parent / "look.toml", realm.FILE)


def faces(pack: Pack) -> dict[str, Face]:
    return {card.id: realm.face(LOOK, card) for card in pack.cards()}
