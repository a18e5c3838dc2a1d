"""Kingdom as the engine knows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from valtable.engine.board import Draw, Node
from valtable.engine.chance import Chance
from valtable.engine.game import Game, State
from valtable.engine.look import Face
from valtable.engine.pack import chosen_pack, standard_pack
from valtable.engine.rules import CardNote, Random, Rules, Score, Setting, explained
from valtable.games.kingdom import board, catalogue, hints, look, scoring, solo
from valtable.games.kingdom.actions import action_end, first_action, second_action
from valtable.games.kingdom.cards import Pack
from valtable.games.kingdom.conceal import conceal
from valtable.games.kingdom.dukes import choose_dukes
from valtable.games.kingdom.harvest import harvest_phase, second_harvest_phase
from valtable.games.kingdom.roll import roll_phase
from valtable.games.kingdom.setup import check, settings, setup
from valtable.games.kingdom.state import Box, DarkLord, Kingdom, Phase, Player, Spare
from valtable.games.kingdom.tableau import Tableau
from valtable.games.kingdom.view import view

FOLDER: Final = Path(__file__).parent
STANDARD: Final = standard_pack(Pack, FOLDER)
SETTINGS: Final[tuple[Setting, ...]] = settings(STANDARD)

# The paragraphs of the guide, each with the questions and events that it explains, where they have another name.
ANCHORS: Final = explained(
    {
        "dukes": "duke duke-kept",
        "turn": "forced",
        "change-dice": "which-die die-changed",
        "harvest": "harvested",
        "steal": "steal-amount stole",
        "choose-gain": "gain-any choose-reward gained",
        "herald": "harvested-nothing",
        "exchange": "exchanged",
        "actions": "action",
        "slay": "slay-again slew",
        "recruit": "recruited",
        "build": "built turned-up",
        "take": "took-resource",
        "magic": "pay",
        "citizen-reward": "take-citizen took-citizen",
        "domain-powers": "pay-power return-citizen return-monster rob-monster used-free took-monster returned robbed",
        "exhausted": "cover-first",
        "end": "end-monsters end-domains end-exhausted",
        "events": "which-event event-appears event-woke lost",
        "event-tokens": "put-token token-put",
        "five-players": "rests",
        "monster-phase": "rouse give-up-citizen captured",
        "solo-end": "solo-end-monsters solo-end-exhausted solo-end-overrun",
    }
)

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
        self.pack = chosen_pack(Pack, options["cards"], STANDARD)
        if self.pack is not STANDARD:
            for setting in settings(self.pack):
                if setting.name in ("citizens", "events") and isinstance(options[setting.name], list):
                    setting.check(options[setting.name])
        check(self.pack, players, options)
        self.box = Box(self.pack, players, options)
        self.things = {**self.pack.by_id, self.box.id: self.box}
        self.classes = CLASSES
        self.steps = STEPS
        self.anchors = ANCHORS

    def setup(self, chance: Chance) -> Kingdom:
        return setup(self.box, self.options, chance)

    def step(self, game: Game) -> None:
        """One phase of the turn (l.176-179)."""
        super().step(game)
        if self.box.solo:
            assert isinstance(game, Kingdom)
            solo.check_end(game)

    def score(self, game: Kingdom) -> Score:
        return scoring.score(game)

    def view(self, game: Kingdom, seat: int | None) -> dict[str, Any]:
        return view(game, seat)

    def conceal(self, game: Kingdom, seat: int, rng: Random) -> None:
        conceal(game, seat, rng)

    def board(self, view: dict[str, Any]) -> Node:
        return board.board(self.pack, view)

    def board_in_parts(self, view: dict[str, Any], draw: Draw) -> Node:
        return board.board(self.pack, view, draw)

    def make_faces(self) -> dict[str, Face]:
        return look.faces(self.pack)

    def value(self, game: Kingdom, seat: int) -> float:
        return hints.value(game, seat)

    def names(self, language: str) -> dict[str, str]:
        return catalogue.names(self.pack, language)

    def catalogue(self) -> list[CardNote]:
        return catalogue.catalogue(self.pack)
