"""Why a citizen of the row or a monster cannot be chosen now (rulebook l.380-386, l.523-530)."""

from __future__ import annotations

from typing import Any

from valtable.engine.effects import All, Gain
from valtable.engine.lacking import Need, lacking
from valtable.engine.message import Message, amount
from valtable.games.margraves.cards import SELF, Citizen, Monster, Pack


def why_not(pack: Pack, view: dict[str, Any], prompt: str, thing: str) -> list[Message]:
    seat = view["seat"]
    if seat is None:
        return []
    player = view["players"][seat]
    if prompt == "slay":
        lair = next((lair for lair in view["lairs"] if lair["id"] == thing and lair["top"] is not None), None)
        monster = None if lair is None else pack.by_id[lair["top"]]
        if not isinstance(monster, Monster):
            return []
        here = next(place for place in pack.locations if place.id == player["place"])
        if all(lair.id != thing for lair in here.lairs):
            beside = [place.name() for place in pack.locations if any(lair.id == thing for lair in place.lairs)]
            return [Message("why-far", {"place": here.name()}), Message("why-way-ride", {"places": beside})]
        return with_way(pack, player, to_slay(view, player, monster))
    if prompt == "recruit" and thing.startswith("row-"):
        price = pack.costs[int(thing.removeprefix("row-")) - 1]
        return with_way(pack, player, [Need("gold", price, player["gold"])])
    return []


def to_slay(view: dict[str, Any], player: dict[str, Any], monster: Monster) -> list[Need]:
    """Knights in storage and beside the margrave fight with one's strength; magic is magic."""
    beside = next(place["knights"] for place in view["locations"] if place["id"] == player["place"])
    knights = player["stock"]["knight"] + beside
    needs = [Need("strength", monster.strength, player["strength"], "knight", knights)]
    return [*needs, Need("magic", monster.magic, player["stock"]["magic"])] if monster.magic else needs


def with_way(pack: Pack, player: dict[str, Any], needs: list[Need]) -> list[Message]:
    """What is missing and the sum; then the citizen in hand that brings what is missing first."""
    found = lacking(needs)
    if not found:
        return []
    unit = next(need for need in needs if need.lack).unit
    for id in player["hand"]:
        card = pack.by_id[id]
        n = brings(card, unit) if isinstance(card, Citizen) else 0
        if n:
            found.append(Message("why-way-play", {"card": card.name(), "what": amount(unit, n)}))
            break
    return found


def brings(card: Citizen, unit: str) -> int:
    """How much of it the citizen brings to whoever plays it, in any case."""
    n = 0
    for power in card.power:
        parts = power.effect.parts if isinstance(power.effect, All) else (power.effect,)
        for part in parts if power.who == SELF else ():
            if isinstance(part, Gain) and part.resource == unit and part.counter is None:
                n += part.amount
    return n
