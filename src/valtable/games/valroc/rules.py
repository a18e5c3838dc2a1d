"""Valroc as the engine knows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from valtable.engine.board import Node
from valtable.engine.chance import Chance
from valtable.engine.game import State
from valtable.engine.look import Face
from valtable.engine.pack import chosen_pack
from valtable.engine.rules import CardNote, Random, Rules, Score, explained
from valtable.games.valroc import board, catalogue, hints, look, scoring
from valtable.games.valroc.cards import STANDARD, Pack
from valtable.games.valroc.conceal import conceal
from valtable.games.valroc.draft import draft_step, keep_step, skills_step
from valtable.games.valroc.places import action_step
from valtable.games.valroc.planning import planning_step
from valtable.games.valroc.sanctuary import offering_step
from valtable.games.valroc.setup import check, setup
from valtable.games.valroc.state import Box, Phase, Player, Valroc
from valtable.games.valroc.turn import maintenance_step, turn_step
from valtable.games.valroc.view import view

FOLDER: Final = Path(__file__).parent

# The paragraphs of the guide, each with the questions and events that it explains, where they have another name.
ANCHORS: Final = explained(
    {
        "draft": "drafted packets-left packets-right",
        "keep": "lay-away-mythic lay-away laid-away",
        "skills": "free-skill",
        "first-player": "announces-prestige",
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
        "gauges": "count train-element keep-cards surplus-discarded gauges-used",
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

CLASSES: Final[dict[str, type[State]]] = {"Valroc": Valroc, "Player": Player}

STEPS: Final[dict[int, Callable[[Valroc], None]]] = {
    Phase.DRAFT: draft_step,
    Phase.KEEP: keep_step,
    Phase.SKILLS: skills_step,
    Phase.TURN: turn_step,
    Phase.PLANNING: planning_step,
    Phase.ACTIONS: action_step,
    Phase.OFFERINGS: offering_step,
    Phase.MAINTENANCE: maintenance_step,
}


class ValrocRules(Rules):
    """The rules of Valroc for one set of options."""

    name = "valroc"
    version = 1

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        check(options)
        self.pack = chosen_pack(Pack, options["cards"], STANDARD)
        self.box = Box(
            self.pack,
            players,
            options["hands"] == "draft",
            options["mythics"],
            options["rotate_first_player"],
            options["hunting"] == "random",
        )
        self.things = {**self.pack.by_id, self.box.id: self.box}
        self.classes = CLASSES
        self.steps = STEPS
        self.anchors = ANCHORS

    def setup(self, chance: Chance) -> Valroc:
        return setup(self.box, chance)

    def score(self, game: Valroc) -> Score:
        return scoring.score(game)

    def view(self, game: Valroc, seat: int | None) -> dict[str, Any]:
        return view(game, seat)

    def conceal(self, game: Valroc, seat: int, rng: Random) -> None:
        conceal(game, seat, rng)

    def board(self, view: dict[str, Any]) -> Node:
        return board.board(self.pack, view)

    def value(self, game: Valroc, seat: int) -> float:
        return hints.value(game, seat)

    def make_faces(self) -> dict[str, Face]:
        return look.faces(self.pack)

    def names(self, language: str) -> dict[str, str]:
        return catalogue.names(self.pack, language)

    def catalogue(self) -> list[CardNote]:
        return catalogue.catalogue(self.pack)
