"""Why a card of the centre cannot be slain, recruited or built now (rulebook l.302-303, l.320, l.342)."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.message import Message, amount
from valtable.games.realm.cards import Domain, RealmPack
from valtable.games.realm.vocabulary import ROLES, amounts

SPENDING: Final = ("action", "slay-again")  # the questions about what one can pay for in the centre


def why_not(pack: RealmPack, view: dict[str, Any], prompt: str, thing: str) -> list[Message]:
    """What is missing first, then the sum."""
    place = next((place for place in view["centre"] if place["id"] == thing), None)
    if place is None or prompt not in SPENDING or view["seat"] is None:
        return []
    if place["top"] is None:
        return [Message("why-gone")]
    player = view["players"][view["seat"]]
    price = place.get("price")
    if price is None:
        return []
    if "strength" in price:
        return to_slay(price["strength"], price["magic"], player)
    card = pack.by_id[place["top"]]
    found = to_have_roles(card, player["roles"]) if isinstance(card, Domain) else []
    return [*found, *to_pay(price["gold"], player)]


def to_slay(strength: int, magic: int, player: dict[str, Any]) -> list[Message]:
    """Magic that is asked for is magic; what is left of it may stand for strength, but for one."""
    spare = max(0, player["magic"] - magic)
    lack = amounts(0, max(0, strength - player["strength"] - spare), max(0, magic - player["magic"]))
    found = [Message("why-lack", {"what": lack})] if lack else []
    if not player["strength"]:
        found.append(Message("why-own-strength"))
    takes = amounts(0, strength, magic)
    has = [amount("strength", player["strength"]), amount("magic", player["magic"])]
    return [*found, Message("why-takes", {"takes": takes, "has": has})] if found else []


def to_pay(gold: int, player: dict[str, Any]) -> list[Message]:
    lack = gold - player["gold"] - player["magic"]
    found = [Message("why-lack", {"what": amount("gold", lack)})] if lack > 0 else []
    if not player["gold"]:
        found.append(Message("why-own-gold"))
    has = [amount("gold", player["gold"]), amount("magic", player["magic"])]
    return [*found, Message("why-takes", {"takes": amount("gold", gold), "has": has})] if found else []


def to_have_roles(card: Domain, roles: dict[str, int]) -> list[Message]:
    lack = [
        Message("role-count", {"n": n - roles[role], "role": Message("role-" + role)})
        for role, n in zip(ROLES, card.roles, strict=True)
        if n > roles[role]
    ]
    return [Message("why-roles", {"roles": lack})] if lack else []
