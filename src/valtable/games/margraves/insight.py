"""What learned bots are told of a game of Margraves, and the tastes that they may have."""

from __future__ import annotations

from typing import Final

from valtable.engine.insight import Insight, Taste
from valtable.games.margraves.insight_choice import (
    BREAKS,
    BUILD_THERE,
    BUILDS,
    CAN_HIRE,
    CHOICE,
    CROSSES,
    FILLS,
    GAIN,
    HIRES,
    HIRING_THERE,
    NEXT_PREY,
    NEXT_SITE,
    PREY_THERE,
    RECALLS,
    SAILING_THERE,
    SAILS,
    SITE_THERE,
    SLAYS,
    TAKES_GOLD,
    TAKES_TILE,
    TAKES_TOKEN,
    TEXT_PREY,
    describe_choice,
)
from valtable.games.margraves.insight_state import STATE, describe
from valtable.games.margraves.state import Margraves, Phase
from valtable.games.margraves.vocabulary import (
    FIRST_GUILD,
    FIRST_TOKEN,
    GEM,
    GUILDS,
    INFLUENCE,
    KNIGHT,
    PRIVILEGE,
    STRENGTH,
    WILD,
)


def clock(game: Margraves) -> float:
    """Rounds; the starting wealth is the first of them, which has no number on the table."""
    if game.phase == Phase.OVER:
        return game.round + 1.0
    if game.phase == Phase.DRAFT:
        return game.part / 8
    n = len(game.players)
    if game.phase == Phase.WEALTH:
        return 0.5
    return game.round + ((game.active - game.first) % n) / n


TASTES: Final[dict[str, Taste]] = {
    "builder": (
        *((BUILDS, 1.5), (FILLS, 0.8), (BUILD_THERE, 1.0), (SITE_THERE, 0.5), (BREAKS, -0.8)),
        *((GAIN + FIRST_TOKEN + GEM, 0.8), (NEXT_SITE, 0.8)),
    ),
    "slayer": (
        *((SLAYS, 1.5), (PREY_THERE, 0.8), (TEXT_PREY, 0.8), (NEXT_PREY, 0.6)),
        *((GAIN + STRENGTH, 0.6), (GAIN + FIRST_TOKEN + KNIGHT, 0.5)),
    ),
    "courtier": (
        *((CROSSES, 1.0), (TAKES_TILE, 0.6), (GAIN + INFLUENCE, 0.8), (GAIN + PRIVILEGE, 0.8)),
        *((GAIN + PRIVILEGE + 1, 0.8), *[(GAIN + FIRST_GUILD + i, 0.6) for i in range(len(GUILDS))]),
    ),
    "mariner": ((SAILS, 1.2), (SAILING_THERE, 1.2), (TAKES_TOKEN, 0.5), (GAIN + WILD, 0.6)),
    "recruiter": ((HIRES, 1.5), (HIRING_THERE, 1.0), (CAN_HIRE, 0.8), (RECALLS, 0.5), (TAKES_GOLD, 0.5)),
}

INSIGHT: Final = Insight(STATE.width, describe, CHOICE.width, describe_choice, clock, TASTES)
