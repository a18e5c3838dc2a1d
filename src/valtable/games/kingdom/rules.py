"""Kingdom as the engine knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from valtable.engine.game import Game
from valtable.engine.pack import chosen_pack, standard_pack
from valtable.engine.rules import Parts, Rules, by_name, explained
from valtable.engine.setting import Setting
from valtable.games.kingdom import board, catalogue, hints, look, scoring, solo
from valtable.games.kingdom.actions import action_end, first_action, second_action
from valtable.games.kingdom.cards import Pack
from valtable.games.kingdom.citizens import can_take, take_citizen
from valtable.games.kingdom.conceal import conceal
from valtable.games.kingdom.dukes import choose_dukes
from valtable.games.kingdom.harvest import harvest_phase, second_harvest_phase
from valtable.games.kingdom.returning import give_back
from valtable.games.kingdom.roll import roll_phase
from valtable.games.kingdom.setup import check, settings, setup
from valtable.games.kingdom.slaying import slay_again
from valtable.games.kingdom.state import Box, DarkLord, Kingdom, Phase, Player, Spare, Verb
from valtable.games.kingdom.stealing import can_steal, rob, steal
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
        "steal": "steal-less steal-amount stole rob-monster robbed",
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
        "domain-powers": "pay-power return-citizen return-monster used-free took-monster returned",
        "exhausted": "cover-first left-empty",
        "end": "end-monsters end-domains end-exhausted last-round",
        "events": "event-appears event-woke lost",
        "event-tokens": "put-token token-put",
        "five-players": "rests",
        "monster-phase": "rouse give-up-citizen captured",
        "solo-end": "solo-end-monsters solo-end-exhausted solo-end-overrun",
    }
)

VERBS: Final = {
    "steal": Verb(steal, can_steal),
    "steal_random_monster": Verb(rob),
    "take_citizen": Verb(take_citizen, can_take),
    "return": Verb(give_back),
    "slay_action": Verb(slay_again),
}

PARTS: Final = Parts(
    setup=setup,
    steps={
        Phase.DUKES: choose_dukes,
        Phase.ROLL: roll_phase,
        Phase.HARVEST: harvest_phase,
        Phase.FIRST_ACTION: first_action,
        Phase.SECOND_ACTION: second_action,
        Phase.ACTION_END: action_end,
        Phase.MONSTERS: solo.monster_phase,
        Phase.SECOND_HARVEST: second_harvest_phase,
        Phase.TURN_END: scoring.turn_end,
    },
    score=scoring.score,
    view=view,
    conceal=conceal,
    board=board.board,
    faces=look.faces,
    standing=hints.standing,
    catalogue=catalogue.catalogue,
    names=catalogue.names,
)


class KingdomRules(Rules):
    """The rules of Kingdom for one set of options."""

    name = "kingdom"
    version = 1

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        pack = chosen_pack(Pack, options["cards"], STANDARD)
        if pack is not STANDARD:
            for setting in settings(pack):
                if setting.name in ("citizens", "events") and isinstance(options[setting.name], list):
                    setting.check(options[setting.name])
        check(pack, players, options)
        super().__init__(players, options, pack, Box(pack, players, options, VERBS), PARTS)
        self.classes = by_name(Kingdom, Player, Tableau, Spare, DarkLord)
        self.anchors = ANCHORS

    def step(self, game: Game) -> None:
        """One phase of the turn (l.176-179); alone, the game may be over after each of them (l.787-797)."""
        super().step(game)
        if self.players == 1:
            assert isinstance(game, Kingdom)
            solo.check_end(game)
