"""Why a card cannot be built or recruited now (rulebook l.288-319, l.323-340)."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.lacking import Need, lacking
from valtable.engine.message import Message, amount
from valtable.games.villages.actions import RECRUIT_LEAD, RECRUIT_SOLO
from valtable.games.villages.cards import Adventurer, Building, Pack
from valtable.games.villages.payment import RESOURCE_KINDS, Purse
from valtable.games.villages.state import FREE
from valtable.games.villages.vocabulary import RESOURCES, TYPES

BUILDING: Final = ("lead", "build", "follow-build")
RECRUITING: Final = ("lead", "recruit", "follow-recruit")


def why_not(pack: Pack, view: dict[str, Any], prompt: str, thing: str) -> list[Message]:
    """What is missing first, then the sum, then a way to get it. Who leads has not chosen an action yet: then it is
    what keeps one from building or recruiting that card."""
    seat = view["seat"]
    if seat is None:
        return []
    card = pack.by_id.get(thing.removeprefix(f"seat-{seat}-"))
    player = view["players"][seat]
    if prompt in BUILDING and isinstance(card, Building) and card.id in player["hand"]:
        return to_build(pack, view, player, card)
    if prompt in RECRUITING and isinstance(card, Adventurer) and card.id in view["adventurers"]:
        return to_recruit(pack, view, player, card, prompt == "lead")
    return []


def to_recruit(
    pack: Pack, view: dict[str, Any], player: dict[str, Any], card: Adventurer, leads: bool
) -> list[Message]:
    """Buildings of the right types (l.323-330), and where one only thinks of it, the price."""
    needs = [Need(type, n, player["types"][type]) for type, n in zip(TYPES, card.requires, strict=True) if n]
    if leads:
        needs.append(Need("gold", RECRUIT_SOLO if len(view["players"]) == 1 else RECRUIT_LEAD, player["gold"]))
    found = lacking(needs)
    if not found:
        return []
    first = next(need for need in needs if need.lack)
    return [*found, *(gold_again(player) if first.unit == "gold" else building_of(pack, view, player, first.unit))]


def building_of(pack: Pack, view: dict[str, Any], player: dict[str, Any], type: str) -> list[Message]:
    """A building of that type which one has in hand, or could draw openly."""
    tops = [pile[0] for pile in view["piles"] if pile]
    for where, ids in (("hand", player["hand"]), ("piles", tops)):
        for id in ids:
            card = pack.by_id[id]
            if isinstance(card, Building) and TYPES[card.type] == type and id not in player["buildings"]:
                return [Message("why-way-" + where, {"card": card.name(), "what": amount(type, 1)})]
    return []


def gold_again(player: dict[str, Any]) -> list[Message]:
    """Coins on one's own resources and castle come home (l.237); else there are taxes (l.349)."""
    home = sum(1 for laid in player["resources"] if laid["coin"] != FREE) + (player["castle"] != FREE)
    return [Message("why-way-home", {"n": home}) if home else Message("why-way-tax")]


def to_build(pack: Pack, view: dict[str, Any], player: dict[str, Any], card: Building) -> list[Message]:
    """No building twice (l.286); else a coin for each resource that no power gives, on one that is free, or on the
    castle."""
    if card.id in player["buildings"]:
        return [Message("why-twice")]
    purse = purse_of(pack, view, player, card)
    left = [max(0, card.cost[kind] - purse.typed[kind]) for kind in RESOURCE_KINDS]
    helped = purse.natives + bought(purse)
    coins = Need("gold", sum(left) - helped, purse.gold)
    found = lacking([coins])
    ways = gold_again(player) if found else []
    if found:
        found.append(Message("why-coins"))
    short = [max(0, left[kind] - purse.coined[kind]) for kind in RESOURCE_KINDS]
    if sum(short) > helped + (1 if purse.castle else 0):
        kinds = [Message("resource-" + RESOURCES[kind]) for kind in RESOURCE_KINDS if short[kind]]
        found.append(Message("why-no-free", {"resource": kinds}))
        ways.extend(resource_of(pack, player, card, short))
    return [*found, *ways]


def resource_of(pack: Pack, player: dict[str, Any], card: Building, short: list[int]) -> list[Message]:
    """A card in hand that could be laid out as a resource which is nowhere free (l.262-268)."""
    for id in player["hand"]:
        other = pack.by_id[id]
        if isinstance(other, Building) and id != card.id and short[other.resource]:
            return [Message("why-way-develop", {"card": other.name(), "what": amount(RESOURCES[other.resource], 1)})]
    return []


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
