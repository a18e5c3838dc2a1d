"""Villages as the engine knows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from valtable.engine.board import Node
from valtable.engine.chance import Chance
from valtable.engine.game import Game, State
from valtable.engine.look import Face
from valtable.engine.pack import own_pack
from valtable.engine.rules import CardNote, Random, Rules, Score, Setting
from valtable.games.villages import board, catalogue, hints, look, scoring
from valtable.games.villages.actions import first_resource, follow_step, lead_step
from valtable.games.villages.cards import Pack
from valtable.games.villages.conceal import conceal
from valtable.games.villages.setup import setup
from valtable.games.villages.state import Box, Phase, Player, Village, Villages
from valtable.games.villages.view import view

FOLDER: Final = Path(__file__).parent
STANDARD: Final = Pack((FOLDER / "cards.toml").read_text(encoding="utf-8"), "cards.toml")
SETTINGS: Final[tuple[Setting, ...]] = (Setting("cards", ""),)

# The paragraph of the guide that explains a question, where it is not called as the question is.
ANCHORS: Final = {
    "first-resource": "setup",
    "lead": "actions",
    "draw": "drawing",
    "discard-onto": "discarding",
    "hand-limit": "hand-limit",
    "develop-cost": "develop",
    "discard-for": "powers",
    "use-power": "powers",
    "steal-from": "stealing",
    "provide": "paying",
    "trash": "solo",
    "follow-harvest": "follow",
    "follow-develop": "follow",
    "follow-build": "follow",
    "follow-recruit": "follow",
    "follow-tax": "follow",
}

# The same for kinds of events.
EVENT_ANCHORS: Final = {
    "forced": "turn",
    "leads-harvest": "harvest",
    "leads-develop": "develop",
    "leads-build": "build",
    "leads-recruit": "recruit",
    "leads-tax": "tax",
    "gained": "replenish",
    "gained-by": "powers",
    "drew-pile": "drawing",
    "drew-deck": "drawing",
    "turned-up": "drawing",
    "reshuffled": "drawing",
    "discarded": "discarding",
    "trashed": "solo",
    "developed": "develop",
    "coin-on-own": "paying",
    "coin-on-other": "paying",
    "coin-on-castle": "paying",
    "used-power": "powers",
    "built": "build",
    "recruited": "recruit",
    "adventurer-arrives": "recruit",
    "stole-gold": "stealing",
    "stole-card": "stealing",
    "end-target": "end",
    "end-quiet": "end",
    "end-solo": "solo-end",
}

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
        self.pack = own_pack(Pack, options["cards"]) if options["cards"] else STANDARD
        self.box = Box(self.pack, players)
        self.things = {**self.pack.by_id, self.box.id: self.box}
        self.classes = CLASSES
        self.anchors = ANCHORS
        self.event_anchors = EVENT_ANCHORS
        self._faces: dict[str, Face] = {}

    def setup(self, chance: Chance) -> Villages:
        return setup(self.box, chance)

    def step(self, game: Game) -> None:
        assert isinstance(game, Villages)
        STEPS[game.phase](game)

    def over(self, game: Game) -> bool:
        assert isinstance(game, Villages)
        return game.phase == Phase.OVER

    def score(self, game: Game) -> Score:
        assert isinstance(game, Villages)
        return scoring.score(game)

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        assert isinstance(game, Villages)
        return view(game, seat)

    def conceal(self, game: Game, seat: int, rng: Random) -> None:
        assert isinstance(game, Villages)
        conceal(game, seat, rng)

    def board(self, view: dict[str, Any]) -> Node:
        return board.board(self.pack, view)

    def faces(self) -> dict[str, Face]:
        if not self._faces:
            self._faces = look.faces(self.pack)
        return self._faces

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Villages)
        return hints.value(game, seat)

    def names(self, language: str) -> dict[str, str]:
        return catalogue.names(self.pack, language)

    def catalogue(self) -> list[CardNote]:
        return catalogue.catalogue(self.pack)
