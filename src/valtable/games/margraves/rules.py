"""Margraves as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.pack import chosen_pack
from valtable.engine.rules import Parts, Rules, by_name, explained
from valtable.engine.setting import Setting
from valtable.games.margraves.board import board
from valtable.games.margraves.cards import STANDARD, Pack
from valtable.games.margraves.catalogue import catalogue, names
from valtable.games.margraves.citizens import recall_step
from valtable.games.margraves.conceal import conceal
from valtable.games.margraves.hints import standing
from valtable.games.margraves.insight import INSIGHT
from valtable.games.margraves.look import faces
from valtable.games.margraves.pennants import pennant_step
from valtable.games.margraves.powers import power_step
from valtable.games.margraves.scoring import score
from valtable.games.margraves.setup import setup
from valtable.games.margraves.state import Box, Margraves, Phase, Player
from valtable.games.margraves.storage import usual
from valtable.games.margraves.towers import build_step
from valtable.games.margraves.turn import play_step, turn_end
from valtable.games.margraves.view import in_the_open, view
from valtable.games.margraves.wealth import draft_step, wealth_step
from valtable.games.margraves.why_not import why_not

SETTINGS: Final[tuple[Setting, ...]] = (Setting("cards", ""),)

# The paragraphs of the guide, each with the questions and events that it explains, where they have another name.
ANCHORS: Final = explained(
    {
        "wealth": "draft drafted passed-on revealed resolved drew-privilege",
        "turn": "play use plays-pennant plays-text forced",
        "pennant": "pick-up",
        "storage": "take pay gained paid none-left gave-up threw-away",
        "moving": "move travel moved",
        "knights": "deploy post post-from march-from march-to summon rally deployed",
        "locations": "enter enter-recruit enter-sail",
        "naval": "sail sailed",
        "texts": "choose offer offer-take offer-pay paid-to",
        "citizens": "recruit take-back recruited took-back",
        "slaying": "slay slay-here slay-stored slew",
        "tombs": "tomb raise entombed on-statue raised line-full tombs-emptied knight-returns",
        "influence": "advanced crossed influence-lost",
        "privileges": "privilege last-grants took-privilege used-grant",
        "recall": "remove recalls removed",
        "towers": "lay slot laid built",
        "turn-end": "new-privilege lair-shuffled new-monster new-citizen",
        "end": "last-round-tower last-round-privileges last-round-citizens over",
    }
)

PARTS: Final = Parts(
    setup=setup,
    steps={
        Phase.DRAFT: draft_step,
        Phase.WEALTH: wealth_step,
        Phase.PLAY: play_step,
        Phase.PENNANT: pennant_step,
        Phase.POWER: power_step,
        Phase.RECALL: recall_step,
        Phase.BUILD: build_step,
        Phase.TURN_END: turn_end,
    },
    score=score,
    in_the_open=in_the_open,
    view=view,
    conceal=conceal,
    board=board,
    faces=faces,
    standing=standing,
    catalogue=catalogue,
    names=names,
    why_not=why_not,
    insight=INSIGHT,
    usual=usual,
)


class MargravesRules(Rules):
    """The rules of Margraves for one set of options."""

    name = "margraves"
    version = 1

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        pack = chosen_pack(Pack, options["cards"], STANDARD)
        super().__init__(players, options, pack, Box(pack, players), PARTS)
        self.classes = by_name(Margraves, Player)
        self.anchors = ANCHORS
