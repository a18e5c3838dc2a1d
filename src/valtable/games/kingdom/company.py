"""The ways of Kingdom with others at the table."""

from __future__ import annotations

from typing import Final

from valtable.games.kingdom.actions import slay_again
from valtable.games.kingdom.returning import give_back
from valtable.games.kingdom.state import Company, Phase
from valtable.games.kingdom.stealing import can_steal, rob, send_thieves, steal
from valtable.games.kingdom.turn import take_monster
from valtable.games.realm.citizens import can_take, take_citizen
from valtable.games.realm.state import CENTRE
from valtable.games.realm.ways import Verb, Ways

VERBS: Final[dict[str, Verb]] = {
    "steal": Verb(steal, can_steal),
    "steal_random_monster": Verb(rob),
    "take_citizen": Verb(take_citizen, can_take),
    "return": Verb(give_back),
    "slay_action": Verb(slay_again),
}


def ways(events: bool) -> Ways:
    return Ways(verbs=VERBS, thieves=send_thieves, slain=take_monster, stacks=CENTRE, events=events)


def exhausted_cards(players: int) -> int:
    """Two for each player (l.138)."""
    return 2 * players


COMPANY: Final = Company(ways, exhausted_cards, Phase.TURN_END)
