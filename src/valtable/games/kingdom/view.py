"""What a seat may know, built by inclusion: nothing is here unless a line below puts it here."""

from __future__ import annotations

from typing import Any

from valtable.games.kingdom.cards import Domain, Monster
from valtable.games.kingdom.exhausted import exhausted_places
from valtable.games.kingdom.paying import citizen_cost, domain_cost, monster_cost
from valtable.games.kingdom.state import CITIZENS, DOMAINS, Kingdom, Phase, Player
from valtable.games.kingdom.vocabulary import ROLES


def view(game: Kingdom, seat: int | None) -> dict[str, Any]:
    """The facts of the table as that seat sees them (None: a spectator)."""
    over = game.phase == Phase.OVER
    facts: dict[str, Any] = {
        "game": "kingdom",
        "seat": seat,
        "phase": Phase(game.phase).name.lower(),
        "turn": game.turn,
        "active": game.active,
        "first": game.first,
        "resting": game.resting() if game.phase != Phase.DUKES and game.box.players == 5 else None,
        "dice": [game.die1, game.die2] if game.die1 else None,
        "last_round": game.last_round,
        "end_reason": game.end_reason,
        "variants": variants(game),
        "areas": list(game.areas),
        "centre": [place(game, number, seat) for number in range(len(game.box.places))],
        "exhausted": {
            "stacks": exhausted_places(game),
            "end_at": game.box.exhausted_cards,
            "pile": game.exhausted_pile,
            "events": len(game.event_pile),
            "events_seen": [card.id for card in game.event_pile[len(game.event_pile) - game.known_events :]],
        },
        "players": [player_facts(player, seat, over) for player in game.players],
    }
    if game.dark_lord is not None:
        facts["dark_lord"] = {
            "citizens": [card.id for card in game.dark_lord.citizens],
            "domains": [card.id for card in game.dark_lord.domains],
            "duke": game.dark_lord.duke.id if over and game.dark_lord.duke is not None else None,
        }
    return facts


def variants(game: Kingdom) -> list[str]:
    box = game.box
    named = (
        ("events", box.events),
        ("five_players", box.players == 5),
        ("mixed_citizens", box.mixed),
        ("no_duke", box.no_duke),
        ("solo", box.solo),
        ("sum_attacks", box.sum_attacks),
        ("endless_attacks", box.endless_attacks),
    )
    return [name for name, on in named if on]


def place(game: Kingdom, number: int, seat: int | None) -> dict[str, Any]:
    """One place of the centre: its face-up card, how many lie there, and what is known beneath."""
    spot = game.box.places[number]
    top = spot.top(game)
    count = game.height(number)
    facts: dict[str, Any] = {
        "id": spot.id,
        "kind": spot.kind,
        "count": count,
        "top": None if top is None else top.id,
        "beneath": beneath(game, number),
    }
    tokens = game.tokens_on(number)
    if any(tokens) and top is not None:
        facts["tokens"] = dict(zip(("strength", "magic", "gold"), tokens, strict=True))
    if seat is not None and top is not None and (count or game.event_at(number) is not None):
        facts["price"] = price(game, number, game.players[seat])
    return facts


def beneath(game: Kingdom, number: int) -> list[str | None]:
    """The cards under the top one, from top to bottom; None for a card nobody has seen."""
    if number < CITIZENS:
        return [card.id for card in reversed(game.monsters[number][:-1])]
    if number < DOMAINS:
        stack = game.citizens[number - CITIZENS]
        unseen = game.unseen[number - CITIZENS]
        return [card.id if i >= unseen else None for i, card in reversed(list(enumerate(stack[:-1])))]
    row = number - DOMAINS
    hidden = len(game.domains[row]) - (0 if row == game.unturned else 1)
    return [None] * max(0, hidden)


def price(game: Kingdom, number: int, player: Player) -> dict[str, int]:
    """What the card there would cost this player."""
    card = game.box.places[number].top(game)
    if isinstance(card, Monster):
        strength, magic = monster_cost(game, number, card)
        return {"strength": strength, "magic": magic}
    if isinstance(card, Domain):
        return {"gold": domain_cost(player, card)}
    return {"gold": citizen_cost(player, game.citizens[number - CITIZENS][-1])}


def player_facts(player: Player, seat: int | None, over: bool) -> dict[str, Any]:
    """A player's board and tableau are public (l.304, l.321); the duke is a secret until the end (l.154)."""
    tableau = player.tableau
    facts: dict[str, Any] = {
        "seat": player.seat,
        "gold": player.gold,
        "strength": player.strength,
        "magic": player.magic,
        "vp": player.vp,
        "starters": [card.id for card in tableau.starters],
        "citizens": [card.id for card in tableau.citizens],
        "domains": [card.id for card in tableau.domains],
        "monsters": [card.id for card in player.victory_pile],
        "roles": dict(zip(ROLES, tableau.roles, strict=True)),
        "has_duke": player.duke is not None,
        "duke": player.duke.id if player.duke is not None and (over or player.seat == seat) else None,
    }
    if player.seat == seat:
        facts["dealt"] = [card.id for card in player.dealt]
    return facts
