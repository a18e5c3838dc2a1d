"""Why a card cannot be built or recruited now (rulebook l.288-319, l.323-340)."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.message import Message, amount
from valtable.games.villages.cards import Adventurer, Building, Pack
from valtable.games.villages.payment import RESOURCE_KINDS, Purse
from valtable.games.villages.state import FREE
from valtable.games.villages.vocabulary import RESOURCES, TYPES

BUILDING: Final = ("build", "follow-build")
RECRUITING: Final = ("recruit", "follow-recruit")


def why_not(pack: Pack, view: dict[str, Any], prompt: str, thing: str) -> list[Message]:
    seat = view["seat"]
    if seat is None:
        return []
    card = pack.by_id.get(thing.removeprefix(f"seat-{seat}-"))
    player = view["players"][seat]
    if prompt in BUILDING and isinstance(card, Building) and card.id in player["hand"]:
        return to_build(pack, view, player, card)
    if prompt in RECRUITING and isinstance(card, Adventurer) and card.id in view["adventurers"]:
        lack = [(n - player["types"][type], type) for type, n in zip(TYPES, card.requires, strict=True)]
        types = [Message("type-count", {"n": n, "type": Message("type-" + type)}) for n, type in lack if n > 0]
        return [Message("why-types", {"types": types})] if types else []
    return []


def to_build(pack: Pack, view: dict[str, Any], player: dict[str, Any], card: Building) -> list[Message]:
    """No building twice (l.286); else a coin for each resource that no power gives, on one that is free, or on the
    castle."""
    if card.id in player["buildings"]:
        return [Message("why-twice")]
    purse = purse_of(pack, view, player, card)
    left = [max(0, card.cost[kind] - purse.typed[kind]) for kind in RESOURCE_KINDS]
    helped = purse.natives + bought(purse)
    coins = sum(left) - helped
    found: list[Message] = []
    if coins > purse.gold:
        found.append(Message("why-lack", {"what": amount("gold", coins - purse.gold)}))
        found.append(Message("why-coins", {"n": coins, "has": purse.gold}))
    short = [max(0, left[kind] - purse.coined[kind]) for kind in RESOURCE_KINDS]
    if sum(short) > helped + (1 if purse.castle else 0):
        kinds = [Message("resource-" + RESOURCES[kind]) for kind in RESOURCE_KINDS if short[kind]]
        found.append(Message("why-no-free", {"resource": kinds}))
    return found


def purse_of(pack: Pack, view: dict[str, Any], player: dict[str, Any], card: Building) -> Purse:
    """What the player can pay for that building with, by what lies on the table."""
    coined = [0] * len(RESOURCES)
    for owner in view["players"]:
        for laid in owner["resources"]:
            resource = pack.by_id[laid["card"]]
            if laid["coin"] == FREE and isinstance(resource, Building):
                coined[resource.resource] += 1
    members = [pack.by_id[id] for id in player["buildings"] + player["adventurers"]]
    powers = [one for one in members if one.provides >= 0 and one.only_for in (-1, card.type)]
    return Purse(player["gold"], len(player["hand"]) - 1, player["castle"] == FREE, coined, powers, [])


def bought(purse: Purse) -> int:
    """How many powers that cost cards the hand can pay for."""
    spent = 0
    for used, price in enumerate(purse.priced):
        spent += price
        if spent > purse.cards:
            return used
    return len(purse.priced)
