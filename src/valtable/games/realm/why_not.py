"""Why a card of the centre cannot be slain, recruited or built now (rulebook l.302-303, l.320, l.342)."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.lacking import Need, lacking
from valtable.engine.message import Message, amount
from valtable.games.realm.cards import ACTIVE, Citizen, Domain, RealmPack
from valtable.games.realm.vocabulary import ROLES

SPENDING: Final = ("action", "slay-again")  # the questions about what one can pay for in the centre


def why_not(pack: RealmPack, view: dict[str, Any], prompt: str, thing: str) -> list[Message]:
    """What is missing first, then the sum, then a way to get it."""
    place = next((place for place in view["centre"] if place["id"] == thing), None)
    if place is None or prompt not in SPENDING or view["seat"] is None:
        return []
    price = place.get("price")
    if price is None:
        return [Message("why-gone")]  # nothing lies there, or what is laid upon what has run out
    player = view["players"][view["seat"]]
    if "strength" in price:
        needs = to_slay(price["strength"], price["magic"], player)
    else:
        card = pack.by_id[place["top"]]
        roles = to_have_roles(card, player["roles"]) if isinstance(card, Domain) else []
        needs = [to_pay(price["gold"], player), *roles]
    found = lacking(needs)
    if not found:
        return []
    own = [Message("why-own-" + need.unit) for need in needs if need.unit in ("gold", "strength") and not need.has]
    return [*found, *own, *way(pack, view, thing, next(need for need in reversed(needs) if need.lack))]


def to_slay(strength: int, magic: int, player: dict[str, Any]) -> list[Need]:
    """Magic that is asked for is magic; what is left of it may stand for strength, but for one."""
    spare = max(0, player["magic"] - magic)
    needs = [Need("strength", strength, player["strength"], "magic", help_with(strength, player["strength"], spare))]
    return [*needs, Need("magic", magic, player["magic"])] if magic else needs


def to_pay(gold: int, player: dict[str, Any]) -> Need:
    return Need("gold", gold, player["gold"], "magic", help_with(gold, player["gold"], player["magic"]))


def help_with(takes: int, has: int, magic: int) -> int:
    """How much magic would go into a payment, of which one at least must be the thing itself."""
    return min(magic, max(0, takes - max(1, has)))


def to_have_roles(card: Domain, roles: dict[str, int]) -> list[Need]:
    return [Need(role, n, roles[role]) for role, n in zip(ROLES, card.roles, strict=True) if n]


def way(pack: RealmPack, view: dict[str, Any], thing: str, need: Need) -> list[Message]:
    """How to come by what that thing needs: one is an action; else the citizen of the centre that brings the most of
    it, on one's own turn, or that has the role; of those that one could pay for, if there are any."""
    if need.lack == 1 and need.unit not in ROLES:
        return [Message("why-way-action", {"what": amount(need.unit, 1)})]
    player = view["players"][view["seat"]]
    best: tuple[bool, int, int] = (False, 0, 0)
    found: list[Message] = []
    for place in view["centre"]:
        card = None if place["top"] is None else pack.by_id[place["top"]]
        if not isinstance(card, Citizen) or "price" not in place or place["id"] == thing:
            continue
        n = brings(card, need.unit)
        gold = place["price"]["gold"]
        worth = (not to_pay(gold, player).lack, n, -gold)
        if n and (not found or worth > best):
            best = worth
            found = [advice(card, need.unit, n, gold)]
    return found


def brings(card: Citizen, unit: str) -> int:
    """How much of a resource it brings on its player's turn; of a role, whether it is that."""
    side = card.halves[ACTIVE]
    if unit in ROLES:
        return int(card.role == ROLES.index(unit))
    return {"gold": side.gold, "strength": side.strength, "magic": side.magic}[unit]


def advice(card: Citizen, unit: str, n: int, gold: int) -> Message:
    facts: dict[str, Any] = {"card": card.name(), "what": amount(unit, n)}
    if unit in ROLES:
        return Message("why-way-role", {**facts, "price": amount("gold", gold)})
    return Message("why-way-citizen", {**facts, "values": "/".join(str(value) for value in card.activation)})
