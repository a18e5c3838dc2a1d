"""Counting what a player owns, for effects and dukes."""

from __future__ import annotations

from valtable.engine.effects import Counter
from valtable.games.kingdom.state import Player


def count(player: Player, counter: Counter) -> int:
    """How many times the counter is met at this instant (l.477), divided once and rounded down (l.600)."""
    return total(player, counter) // counter.per


def total(player: Player, counter: Counter) -> int:
    n = player.tableau.count(counter)
    if n >= 0:
        return n
    kind = counter.kind
    if kind == "monster":
        return len(player.victory_pile)
    if kind == "area":
        return sum(1 for card in player.victory_pile if card.area == counter.name)
    if kind == "type":
        return sum(1 for card in player.victory_pile if card.type == counter.name)
    if kind == "resources":
        return player.gold + player.strength + player.magic
    amount = 0
    for name in kind.split("+"):
        amount += player.gold if name == "gold" else player.strength if name == "strength" else player.magic
    return amount
