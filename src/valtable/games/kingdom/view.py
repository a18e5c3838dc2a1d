"""What a seat may know, built by inclusion: nothing is here unless a line below puts it here."""

from __future__ import annotations

from typing import Any

from valtable.games.kingdom.state import Kingdom, Phase, Player
from valtable.games.realm.cards import Domain
from valtable.games.realm.paying import domain_cost
from valtable.games.realm.state import DOMAINS, PLACES
from valtable.games.realm.view import beneath, duchy, exhausted, spot, with_price


def view(game: Kingdom, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The facts of the table as that seat sees them: beside what everybody does, what things cost it, and its duke."""
    player = game.players[seat]
    players = list(seen["players"])
    players[seat] = player_facts(player, seat, game.phase == Phase.OVER)
    centre = [priced(game, number, player, facts) for number, facts in enumerate(seen["centre"])]
    return {**seen, "seat": seat, "centre": centre, "players": players}


def in_the_open(game: Kingdom) -> dict[str, Any]:
    """The facts of the table that everybody sees."""
    over = game.phase == Phase.OVER
    facts: dict[str, Any] = {
        "game": "kingdom",
        "seat": None,
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
        "centre": [place(game, number) for number in range(PLACES)],
        "exhausted": {"stacks": game.exhausted(), "end_at": game.box.exhausted_cards, **exhausted(game)},
        "players": [player_facts(player, None, over) for player in game.players],
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
        ("solo", game.dark_lord is not None),
        ("sum_attacks", box.sum_attacks),
        ("endless_attacks", box.endless_attacks),
    )
    return [name for name, on in named if on]


def place(game: Kingdom, number: int) -> dict[str, Any]:
    """One place of the centre; of the domains only the top card is known."""
    if number < DOMAINS:
        return spot(game, number, beneath(game, number))
    row = number - DOMAINS
    return spot(game, number, [None] * max(0, len(game.domains[row]) - (0 if row == game.unturned else 1)))


def priced(game: Kingdom, number: int, player: Player, facts: dict[str, Any]) -> dict[str, Any]:
    """The same with what the card there costs this player."""
    card = game.top(number)
    if isinstance(card, Domain):
        return {**facts, "price": {"gold": domain_cost(player, card)}}
    return facts if card is None else with_price(game, number, card, player, facts)


def player_facts(player: Player, seat: int | None, over: bool) -> dict[str, Any]:
    """A player's board and tableau are public (l.304, l.321); the duke is a secret until the end (l.154)."""
    facts = duchy(player)
    facts |= {
        "domains": [card.id for card in player.tableau.domains],
        "monsters": [card.id for card in player.victory_pile],
        "has_duke": player.duke is not None,
        "duke": player.duke.id if player.duke is not None and (over or player.seat == seat) else None,
    }
    if player.seat == seat:
        facts["dealt"] = [card.id for card in player.dealt]
    return facts
