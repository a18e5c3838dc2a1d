"""What the log says of a game of Villages: one function for each kind of event."""

from __future__ import annotations

from typing import Any

from valtable.engine.message import Message, player_name
from valtable.engine.pack import Card
from valtable.games.villages.cards import Building
from valtable.games.villages.state import Player, Villages
from valtable.games.villages.words import RESOURCES


def player_did(game: Villages, kind: str, player: Player, args: dict[str, Any] | None = None) -> None:
    """A player did something that everybody sees."""
    if game.journal is not None:
        game.tell(kind, {"player": player_name(player.seat), **(args or {})})


def moved(game: Villages, kind: str, player: Player, card: Card, source: str, goal: str) -> None:
    """A card goes from one place of the table to another, face up; of a new resource it is said which."""
    if game.journal is not None:
        args: dict[str, Any] = {"player": player_name(player.seat), "card": card.name(), "from": source, "to": goal}
        if kind == "developed" and isinstance(card, Building):
            args["resource"] = Message("resource-" + RESOURCES[card.resource])
        game.tell(kind, args)


def drew_unseen(game: Villages, player: Player, card: Card) -> None:
    """Only the player learns what came off the deck."""
    if game.journal is not None:
        seat = player.seat
        args = {"player": player_name(seat), "from": "deck", "to": f"seat-{seat}"}
        game.tell_apart("drew-deck", args, {"card": card.name()}, (seat,))


def stole_card(game: Villages, player: Player, victim: Player, card: Card, source: Card) -> None:
    """Thief and victim know the card; the others see a back."""
    if game.journal is not None:
        names = {"player": player_name(player.seat), "victim": player_name(victim.seat), "source": source.name()}
        args = {**names, "from": f"seat-{victim.seat}", "to": f"seat-{player.seat}"}
        game.tell_apart("stole-card", args, {"card": card.name()}, (player.seat, victim.seat))


def gained(game: Villages, player: Player, what: list[Message], source: Card | None = None) -> None:
    if game.journal is not None:
        args: dict[str, Any] = {"player": player_name(player.seat), "gains": what}
        if source is None:
            game.tell("gained", args)
        else:
            game.tell("gained-by", {**args, "card": source.name()})


def plain(game: Villages, kind: str) -> None:
    if game.journal is not None:
        game.tell(kind, {})
