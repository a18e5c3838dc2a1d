"""Kingdom as the engine knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from valtable.engine.pack import chosen_pack, standard_pack
from valtable.engine.rules import Parts, Rules, Step, by_name, explained
from valtable.engine.setting import Setting
from valtable.games.kingdom import board, hints, look, scoring, solo
from valtable.games.kingdom.actions import action_end, first_action, second_action
from valtable.games.kingdom.cards import Pack
from valtable.games.kingdom.company import COMPANY
from valtable.games.kingdom.conceal import conceal
from valtable.games.kingdom.dukes import choose_dukes
from valtable.games.kingdom.insight import INSIGHT
from valtable.games.kingdom.setup import check, settings, setup
from valtable.games.kingdom.solo import ALONE
from valtable.games.kingdom.state import Box, DarkLord, Kingdom, Phase, Player, Spare
from valtable.games.kingdom.turn import harvest_phase, roll_phase
from valtable.games.kingdom.view import in_the_open, view
from valtable.games.realm.catalogue import catalogue, names
from valtable.games.realm.paying import usual
from valtable.games.realm.tableau import Tableau
from valtable.games.realm.why_not import why_not

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

STEPS: Final[dict[int, Step]] = {
    Phase.DUKES: choose_dukes,
    Phase.ROLL: roll_phase,
    Phase.HARVEST: harvest_phase,
    Phase.FIRST_ACTION: first_action,
    Phase.SECOND_ACTION: second_action,
    Phase.ACTION_END: action_end,
    Phase.TURN_END: scoring.turn_end,
}

PARTS: Final = Parts(
    setup=setup,
    steps=STEPS,
    score=scoring.score,
    in_the_open=in_the_open,
    view=view,
    conceal=conceal,
    board=board.board,
    faces=look.faces,
    standing=hints.standing,
    catalogue=catalogue,
    names=names,
    why_not=why_not,
    insight=INSIGHT,
    usual=usual,
)

# Alone there are two phases more, and the game may be over after each (l.787-797).
ALONE_STEPS: Final[dict[int, Step]] = {
    **STEPS,
    Phase.MONSTERS: solo.monster_phase,
    Phase.SECOND_HARVEST: solo.second_harvest_phase,
    Phase.TURN_END: solo.turn_end,
}

PARTS_ALONE: Final = Parts(
    setup=setup,
    steps={phase: solo.watched(step) for phase, step in ALONE_STEPS.items()},
    score=solo.score,
    in_the_open=in_the_open,
    view=view,
    conceal=conceal,
    board=board.board,
    faces=look.faces,
    standing=hints.standing_alone,
    catalogue=catalogue,
    names=names,
    insight=INSIGHT,
    usual=usual,
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
        alone = players == 1
        box = Box(pack, players, options, ALONE if alone else COMPANY)
        super().__init__(players, options, pack, box, PARTS_ALONE if alone else PARTS)
        self.classes = by_name(Kingdom, Player, Tableau, Spare, DarkLord)
        self.anchors = ANCHORS
