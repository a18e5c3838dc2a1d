"""What everybody may know of the realm's part of a table, built by inclusion."""

from __future__ import annotations

from typing import Any

from valtable.games.realm.cards import Citizen, Monster
from valtable.games.realm.paying import citizen_cost, monster_cost
from valtable.games.realm.state import CENTRE, CITIZENS, Realm, Ruler
from valtable.games.realm.vocabulary import ROLES


def with_price(game: Realm, number: int, card: object, player: Ruler, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a monster or citizen stack, with what the card on it costs this player."""
    return {**facts, "price": price(game, number, card, player)} if isinstance(card, (Monster, Citizen)) else facts


def spot(game: Realm, number: int, beneath: list[str | None]) -> dict[str, Any]:
    """What every place of the centre has."""
    place = CENTRE[number]
    top = game.top(number)
    facts: dict[str, Any] = {
        "id": place.id,
        "kind": place.kind,
        "count": game.height(number),
        "top": None if top is None else top.id,
        "beneath": beneath,
    }
    tokens = game.tokens_on(number)
    if any(tokens) and top is not None:
        facts["tokens"] = dict(zip(("strength", "magic", "gold"), tokens, strict=True))
    return facts


def beneath(game: Realm, number: int) -> list[str | None]:
    """The cards under the top one, from top to bottom; None for a card nobody has seen."""
    if number < CITIZENS:
        return [card.id for card in reversed(game.monsters[number][:-1])]
    stack = game.citizens[number - CITIZENS]
    unseen = game.unseen[number - CITIZENS]
    return [card.id if i >= unseen else None for i, card in reversed(list(enumerate(stack[:-1])))]


def price(game: Realm, number: int, card: Monster | Citizen, player: Ruler) -> dict[str, int]:
    """What the card there would cost this player, and how much of it is due to a rule that holds now."""
    if isinstance(card, Monster):
        strength, magic = monster_cost(game, number, card)
        return {"strength": strength, "magic": magic}
    surcharge = game.ways.surcharge
    extra = 0 if surcharge is None else surcharge(game, card)
    return {"gold": citizen_cost(game, player, card), **({"extra": extra} if extra else {})}


def exhausted(game: Realm) -> dict[str, Any]:
    """What is left to lay on stacks that run out."""
    seen = game.event_pile[len(game.event_pile) - game.known_events :]
    return {"pile": game.exhausted_pile, "events": len(game.event_pile), "events_seen": [card.id for card in seen]}


def duchy(player: Ruler) -> dict[str, Any]:
    """A player's board and tableau are public (l.304, l.321)."""
    tableau = player.tableau
    return {
        "seat": player.seat,
        "gold": player.gold,
        "strength": player.strength,
        "magic": player.magic,
        "vp": player.vp,
        "starters": [card.id for card in tableau.starters],
        "citizens": [card.id for card in tableau.citizens],
        "roles": dict(zip(ROLES, tableau.roles, strict=True)),
    }
