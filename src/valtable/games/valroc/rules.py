"""Valroc as the engine knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from valtable.engine.pack import chosen_pack
from valtable.engine.rules import Parts, Rules, by_name, explained
from valtable.games.valroc import board, catalogue, look, scoring
from valtable.games.valroc.anytime import WINDOWS
from valtable.games.valroc.cards import STANDARD, Pack
from valtable.games.valroc.conceal import conceal
from valtable.games.valroc.districts import action_step
from valtable.games.valroc.draft import draft_step, keep_step, skills_step
from valtable.games.valroc.hints import standing
from valtable.games.valroc.insight import INSIGHT
from valtable.games.valroc.offerings import offering_step
from valtable.games.valroc.planning import planning_step
from valtable.games.valroc.setup import check, setup
from valtable.games.valroc.state import Box, Phase, Player, Valroc
from valtable.games.valroc.training import usual
from valtable.games.valroc.turn import maintenance_step, turn_step
from valtable.games.valroc.versions import UPGRADES
from valtable.games.valroc.view import in_the_open, view
from valtable.games.valroc.why_not import why_not

FOLDER: Final = Path(__file__).parent

# The paragraphs of the guide, each with the questions and events that it explains, where they have another name.
ANCHORS: Final = explained(
    {
        "draft": "drafted packets-left packets-right",
        "keep": "give-up-mythic give-up laid-away",
        "skills": "free-skill",
        "first-player": ("announces-prestige announces-mythic announces-next first-player-tie first-player-lot"),
        "turn": "forced visits",
        "board": "gained lost",
        "planning": "place placed done-placing",
        "pawns": "pawn mercenary-brings-nothing",
        "dark-quarter": "keep-spell no-spell learnt spells-shuffled",
        "dark-magic": (
            "target malus-element exchange exchange-way redirect second-find rite strikes strikes-element "
            "shares redirects"
        ),
        "spells": (
            "rob-statue victim steal-object absorb-skill change-bid fill-gauge fight-again cast "
            "robbed-statue stole-object took-surplus"
        ),
        "any-moment": "moment",
        "wrath": "move-wrath wrath-moved spell-forgiven",
        "cave": "choose-find found-nothing searches",
        "objects": "use-plant ate-mushroom none-left found drank used-plant ate-berry",
        "training": "train actions-shuffled trains draws immune",
        "gauges": "count use-gauges train-element keep-cards surplus-discarded gauges-used",
        "wounds": "wounded mage-out mage-back",
        "sanctuary": "offering offering-vals statue offers no-offering favour no-favour monk-follows",
        "university": "attend attends misses-course",
        "courses": "teleport teleports used-course first-aid",
        "arena": "fight tamed beaten no-fight",
        "maintenance": "new-course",
        "offerings": (
            "bid bid-diamond statues-emptied announces-vals bids fictive-bids wins-offering fictive-wins "
            "nobody-wins new-dark-magic"
        ),
        "end": "end-six end-quiet",
    }
)

PARTS: Final = Parts(
    setup=setup,
    steps={
        Phase.DRAFT: draft_step,
        Phase.KEEP: keep_step,
        Phase.SKILLS: skills_step,
        Phase.TURN: turn_step,
        Phase.PLANNING: planning_step,
        Phase.ACTIONS: action_step,
        Phase.OFFERINGS: offering_step,
        Phase.MAINTENANCE: maintenance_step,
    },
    score=scoring.score,
    in_the_open=in_the_open,
    view=view,
    conceal=conceal,
    board=board.board,
    faces=look.faces,
    standing=standing,
    catalogue=catalogue.catalogue,
    names=catalogue.names,
    why_not=why_not,
    insight=INSIGHT,
    usual=usual,
)


class ValrocRules(Rules):
    """The rules of Valroc for one set of options."""

    name = "valroc"
    version = 2

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        check(options)
        pack = chosen_pack(Pack, options["cards"], STANDARD)
        box = Box(
            pack,
            players,
            options["hands"] == "draft",
            options["mythics"],
            options["rotate_first_player"],
            options["hunting"] == "random",
        )
        super().__init__(players, options, pack, box, PARTS)
        self.classes = by_name(Valroc, Player)
        self.anchors = ANCHORS
        self.windows = WINDOWS
        self.upgrades = UPGRADES
