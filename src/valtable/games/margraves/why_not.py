"""Why a citizen of the row or a monster cannot be chosen now (rulebook l.380-386, l.523-530)."""

from __future__ import annotations

from typing import Any

from valtable.engine.message import Message, amount
from valtable.games.margraves.cards import Monster, Pack


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
            return [Message("why-far", {"place": here.name()})]
        return to_slay(view, player, monster)
    if prompt == "recruit" and thing.startswith("row-"):
        lack = pack.costs[int(thing.removeprefix("row-")) - 1] - player["gold"]
        return [Message("why-lack", {"what": amount("gold", lack)})] if lack > 0 else []
    return []


def to_slay(view: dict[str, Any], player: dict[str, Any], monster: Monster) -> list[Message]:
    """Knights in storage and beside the margrave fight with one's strength; magic is magic."""
    beside = next(place["knights"] for place in view["locations"] if place["id"] == player["place"])
    force = player["strength"] + player["stock"]["knight"] + beside
    lack: list[Message] = []
    if monster.strength > force:
        lack.append(amount("strength", monster.strength - force))
    if monster.magic > player["stock"]["magic"]:
        lack.append(amount("magic", monster.magic - player["stock"]["magic"]))
    return [Message("why-lack", {"what": lack})] if lack else []
