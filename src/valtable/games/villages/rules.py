"""Villages as the engine knows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from valtable.engine.board import Node
from valtable.engine.chance import Chance
from valtable.engine.game import State
from valtable.engine.look import Face
from valtable.engine.pack import chosen_pack, standard_pack
from valtable.engine.rules import CardNote, Random, Rules, Score, Setting, explained
from valtable.games.villages import board, catalogue, hints, look, scoring
from valtable.games.villages.actions import first_resource, follow_step, lead_step
from valtable.games.villages.cards import Pack
from valtable.games.villages.conceal import conceal
from valtable.games.villages.setup import setup
from valtable.games.villages.state import Box, Phase, Player, Village, Villages
from valtable.games.villages.view import view

FOLDER: Final = Path(__file__).parent
STANDARD: Final = standard_pack(Pack, FOLDER)
SETTINGS: Final[tuple[Setting, ...]] = (Setting("cards", ""),)

# The paragraphs of the guide, each with the questions and events that it explains, where they have another name.
ANCHORS: Final = explained(
    {
        "setup": "first-resource",
        "turn": "forced",
        "replenish": "gained",
        "actions": "lead",
        "follow": "follow-harvest follow-develop follow-build follow-recruit follow-tax",
        "harvest": "leads-harvest",
        "develop": "develop-cost leads-develop developed",
        "build": "leads-build built",
        "paying": "provide coin-on-own coin-on-other coin-on-castle",
        "recruit": "leads-recruit recruited adventurer-arrives",
        "tax": "leads-tax",
        "drawing": "draw drew-pile drew-deck turned-up reshuffled",
        "discarding": "discard-onto discarded",
        "powers": "discard-for use-power gained-by used-power",
        "stealing": "steal-from stole-gold stole-card",
        "end": "end-target end-quiet",
        "solo": "trash trashed",
        "solo-end": "end-solo",
    }
)

CLASSES: Final[dict[str, type[State]]] = {"Villages": Villages, "Player": Player, "Village": Village}

STEPS: Final[dict[int, Callable[[Villages], None]]] = {
    Phase.FIRST_RESOURCE: first_resource,
    Phase.LEAD: lead_step,
    Phase.FOLLOW: follow_step,
    Phase.TURN_END: scoring.turn_end,
}


class VillagesRules(Rules):
    """The rules of Villages for one set of options."""

    name = "villages"
    version = 1

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.pack = chosen_pack(Pack, options["cards"], STANDARD)
        self.box = Box(self.pack, players)
        self.things = {**self.pack.by_id, self.box.id: self.box}
        self.classes = CLASSES
        self.steps = STEPS
        self.anchors = ANCHORS

    def setup(self, chance: Chance) -> Villages:
        return setup(self.box, chance)

    def score(self, game: Villages) -> Score:
        return scoring.score(game)

    def view(self, game: Villages, seat: int | None) -> dict[str, Any]:
        return view(game, seat)

    def conceal(self, game: Villages, seat: int, rng: Random) -> None:
        conceal(game, seat, rng)

    def board(self, view: dict[str, Any]) -> Node:
        return board.board(self.pack, view)

    def make_faces(self) -> dict[str, Face]:
        return look.faces(self.pack)

    def value(self, game: Villages, seat: int) -> float:
        return hints.value(game, seat)

    def names(self, language: str) -> dict[str, str]:
        return self.pack.names(language)

    def catalogue(self) -> list[CardNote]:
        return catalogue.catalogue(self.pack)
