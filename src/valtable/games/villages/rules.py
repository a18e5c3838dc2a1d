"""Villages as the engine knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from valtable.engine.pack import CardPack, chosen_pack, standard_pack
from valtable.engine.rules import Parts, Rules, by_name, explained
from valtable.engine.setting import Setting
from valtable.games.villages import board, catalogue, look, scoring
from valtable.games.villages.actions import first_resource, follow_step, lead_step
from valtable.games.villages.cards import Pack, pack_alone
from valtable.games.villages.conceal import conceal
from valtable.games.villages.hints import standing
from valtable.games.villages.insight import INSIGHT
from valtable.games.villages.payment import usual
from valtable.games.villages.setup import setup
from valtable.games.villages.state import Box, Phase, Player, Village, Villages
from valtable.games.villages.versions import UPGRADES
from valtable.games.villages.view import in_the_open, view
from valtable.games.villages.why_not import why_not

FOLDER: Final = Path(__file__).parent
STANDARD: Final = standard_pack(Pack, FOLDER)
STANDARD_ALONE: Final = standard_pack(pack_alone, FOLDER)
SETTINGS: Final[tuple[Setting, ...]] = (Setting("cards", ""),)

# The paragraphs of the guide, each with the questions and events that it explains, where they have another name.
ANCHORS: Final = explained(
    {
        "setup": "first-resource",
        "turn": "forced",
        "replenish": "gained",
        "actions": "lead",
        "follow": "follow-harvest follow-develop follow-build follow-recruit follow-tax passes-build",
        "harvest": "leads-harvest",
        "develop": "develop-cost leads-develop developed",
        "build": "leads-build built",
        "paying": "provide coin-on-own coin-on-other coin-on-castle",
        "recruit": "leads-recruit recruited adventurer-arrives",
        "tax": "leads-tax",
        "drawing": "draw drew-pile drew-deck turned-up reshuffled",
        "discarding": "discarded",
        "powers": "discard-for use-power gained-by used-power",
        "stealing": "steal-from stole-gold stole-card",
        "end": "end-target end-quiet",
        "solo": "trash trashed",
        "solo-end": "end-solo",
    }
)

PARTS: Final = Parts(
    setup=setup,
    steps={
        Phase.FIRST_RESOURCE: first_resource,
        Phase.LEAD: lead_step,
        Phase.FOLLOW: follow_step,
        Phase.TURN_END: scoring.turn_end,
    },
    score=scoring.score,
    in_the_open=in_the_open,
    view=view,
    conceal=conceal,
    board=board.board,
    faces=look.faces,
    standing=standing,
    catalogue=catalogue.catalogue,
    names=CardPack.names,
    why_not=why_not,
    insight=INSIGHT,
    usual=usual,
)


class VillagesRules(Rules):
    """The rules of Villages for one set of options."""

    name = "villages"
    version = 2

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        if players == 1:
            pack = chosen_pack(pack_alone, options["cards"], STANDARD_ALONE)
        else:
            pack = chosen_pack(Pack, options["cards"], STANDARD)
        super().__init__(players, options, pack, Box(pack, players), PARTS)
        self.classes = by_name(Villages, Player, Village)
        self.anchors = ANCHORS
        self.upgrades = UPGRADES
