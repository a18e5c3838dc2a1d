"""Kingdom as the engine knows it."""

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
from valtable.games.kingdom import board, catalogue, hints, look, scoring, solo
from valtable.games.kingdom.actions import Deed, action_end, first_action, second_action
from valtable.games.kingdom.cards import Pack
from valtable.games.kingdom.conceal import conceal
from valtable.games.kingdom.dukes import choose_dukes
from valtable.games.kingdom.harvest import harvest_phase, second_harvest_phase
from valtable.games.kingdom.roll import roll_phase
from valtable.games.kingdom.setup import check, settings, setup
from valtable.games.kingdom.state import PLACES, Box, DarkLord, Kingdom, Phase, Place, Player, Spare
from valtable.games.kingdom.tableau import Tableau
from valtable.games.kingdom.view import view

FOLDER: Final = Path(__file__).parent
STANDARD: Final = Pack((FOLDER / "cards.toml").read_text(encoding="utf-8"), "cards.toml")
SETTINGS: Final[tuple[Setting, ...]] = settings(STANDARD)

# The paragraph of the guide that explains a question, where it is not called as the question is.
ANCHORS: Final = {
    "duke": "dukes",
    "which-die": "change-dice",
    "which-event": "events",
    "put-token": "event-tokens",
    "steal-amount": "steal",
    "gain-any": "choose-gain",
    "choose-reward": "choose-gain",
    "action": "actions",
    "pay": "magic",
    "pay-power": "domain-powers",
    "take-citizen": "citizen-reward",
    "return-citizen": "domain-powers",
    "return-monster": "domain-powers",
    "rob-monster": "domain-powers",
    "slay-again": "slay",
    "cover-first": "exhausted",
    "rouse": "monster-phase",
    "give-up-citizen": "monster-phase",
}

# The same for kinds of events.
EVENT_ANCHORS: Final = {
    "forced": "turn",
    "rests": "five-players",
    "duke-kept": "dukes",
    "die-changed": "change-dice",
    "gained": "choose-gain",
    "harvested": "harvest",
    "harvested-nothing": "herald",
    "exchanged": "exchange",
    "used-free": "domain-powers",
    "stole": "steal",
    "took-resource": "take",
    "slew": "slay",
    "recruited": "recruit",
    "built": "build",
    "took-citizen": "citizen-reward",
    "took-monster": "domain-powers",
    "returned": "domain-powers",
    "robbed": "domain-powers",
    "turned-up": "build",
    "event-appears": "events",
    "event-woke": "events",
    "token-put": "event-tokens",
    "lost": "events",
    "captured": "monster-phase",
    "end-monsters": "end",
    "end-domains": "end",
    "end-exhausted": "end",
    "solo-end-monsters": "solo-end",
    "solo-end-exhausted": "solo-end",
    "solo-end-overrun": "solo-end",
}

CLASSES: Final[dict[str, type[State]]] = {
    "Kingdom": Kingdom,
    "Player": Player,
    "Tableau": Tableau,
    "Spare": Spare,
    "DarkLord": DarkLord,
}


STEPS: Final[dict[int, Callable[[Kingdom], None]]] = {
    Phase.DUKES: choose_dukes,
    Phase.ROLL: roll_phase,
    Phase.HARVEST: harvest_phase,
    Phase.FIRST_ACTION: first_action,
    Phase.SECOND_ACTION: second_action,
    Phase.ACTION_END: action_end,
    Phase.MONSTERS: solo.monster_phase,
    Phase.SECOND_HARVEST: second_harvest_phase,
    Phase.TURN_END: scoring.turn_end,
}


class KingdomRules(Rules):
    """The rules of Kingdom for one set of options."""

    name = "kingdom"
    version = 1

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.pack = own_pack(Pack, options["cards"]) if options["cards"] else STANDARD
        if self.pack is not STANDARD:
            for setting in settings(self.pack):
                if setting.name in ("citizens", "events") and isinstance(options[setting.name], list):
                    setting.check(options[setting.name])
        check(self.pack, players, options)
        self.box = Box(self.pack, players, options, [Deed(Place(number)) for number in range(PLACES)])
        self.things = {**self.pack.by_id, self.box.id: self.box}
        self.classes = CLASSES
        self.anchors = ANCHORS
        self.event_anchors = EVENT_ANCHORS
        self._faces: dict[str, Face] = {}

    def setup(self, chance: Chance) -> Kingdom:
        return setup(self.box, self.options, chance)

    def step(self, game: Game) -> None:
        """One phase of the turn (l.176-179)."""
        assert isinstance(game, Kingdom)
        STEPS[game.phase](game)
        if self.box.solo:
            solo.check_end(game)

    def over(self, game: Game) -> bool:
        assert isinstance(game, Kingdom)
        return game.phase == Phase.OVER

    def score(self, game: Game) -> Score:
        assert isinstance(game, Kingdom)
        return scoring.score(game)

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        assert isinstance(game, Kingdom)
        return view(game, seat)

    def conceal(self, game: Game, seat: int, rng: Random) -> None:
        assert isinstance(game, Kingdom)
        conceal(game, seat, rng)

    def board(self, view: dict[str, Any]) -> Node:
        return board.board(self.pack, view)

    def faces(self) -> dict[str, Face]:
        if not self._faces:
            self._faces = look.faces(self.pack)
        return self._faces

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Kingdom)
        return hints.value(game, seat)

    def names(self, language: str) -> dict[str, str]:
        return catalogue.names(self.pack, language)

    def catalogue(self) -> list[CardNote]:
        return catalogue.catalogue(self.pack)
