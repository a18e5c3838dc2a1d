"""What can be built and who can be recruited, found a second time by trying every way to pay."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tests.games.villages.figures import ADVENTURERS, ALL, BUILDINGS, KINDS, TYPES
from valtable.games.villages.state import Player, Villages


class Means(NamedTuple):
    """All that a cost can be paid with."""

    gold: int
    cards: int  # that can be discarded
    castle: bool
    resources: tuple[int, ...]  # without a coin, anybody's, of each kind
    powers: tuple[tuple[str, int], ...]  # what each gives, and how many cards it costs


def buildable(game: Villages, player: Player) -> set[str]:
    """The cards in hand that the player can pay for and has not built yet (l.286-319, l.399-407)."""
    built = [card.id for card in player.village.buildings]
    return {
        held[0].id
        for held in player.hand
        if held[0].id not in built and payable(BUILDINGS[held[0].id].cost, means(game, player, held[0].id))
    }


def means(game: Villages, player: Player, card: str) -> Means:
    free = [
        BUILDINGS[resource.id].resource
        for owner in game.players
        for resource, coin in zip(owner.resources, owner.coins, strict=True)
        if not coin
    ]
    powers: list[tuple[str, int]] = []
    for member in (*player.village.buildings, *player.village.adventurers):
        when, price, gain = ALL[member.id].power
        if when == "resource" and gain.partition(" for ")[2] in ("", BUILDINGS[card].type):
            powers.append((gain.partition(" ")[0], price))
    resources = tuple(free.count(kind) for kind in KINDS)
    return Means(player.gold, len(player.hand) - 1, not player.castle, resources, tuple(sorted(powers)))


@lru_cache(maxsize=50_000)
def payable(cost: tuple[int, ...], have: Means) -> bool:
    """Whether one of all ways to pay works."""
    wanted = next((kind for kind, n in enumerate(cost) if n), None)
    if wanted is None:
        return True
    rest = less(cost, wanted)
    for power in set(have.powers):
        if power[0] in (KINDS[wanted], "native") and power[1] <= have.cards:
            left = list(have.powers)
            left.remove(power)
            if payable(rest, have._replace(powers=tuple(left), cards=have.cards - power[1])):
                return True
    if not have.gold:
        return False
    poorer = have._replace(gold=have.gold - 1)
    if have.resources[wanted] and payable(rest, poorer._replace(resources=less(have.resources, wanted))):
        return True
    return have.castle and payable(rest, poorer._replace(castle=False))


def less(numbers: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(n - (i == place) for i, n in enumerate(numbers))


def recruitable(game: Villages, player: Player, leads: bool) -> set[str]:
    """The adventurers of the row who would come, if there is gold enough (l.323-331, l.560, l.673)."""
    if player.gold < (1 if leads and len(game.players) > 1 else 2):
        return set()
    types = [BUILDINGS[card.id].type for card in player.village.buildings]
    have = [types.count(type) for type in TYPES]
    wanted = {card.id: ADVENTURERS[card.id].requires for card in game.row}
    return {id for id, need in wanted.items() if all(n <= m for n, m in zip(need, have, strict=True))}
