"""What the log says of a game of Villages, where it takes more than a word; without a log these do nothing."""

from __future__ import annotations

from typing import Any

from valtable.engine.message import Message, amount, player_name
from valtable.engine.pack import Card
from valtable.games.villages.cards import Building
from valtable.games.villages.state import Pile, Player, Villages
from valtable.games.villages.vocabulary import RESOURCES


def simply(game: Villages, kind: str) -> None:
    """Something that needs no more words."""
    if game.journal is not None:
        game.journal.tell(kind)


def played(game: Villages, kind: str, player: Player, card: Card, row: str) -> None:
    """A card of the hand or the centre now lies in a row before the player, face up."""
    if game.journal is not None:
        seat = player.seat
        args: dict[str, Any] = {"card": card.name(), "from": f"seat-{seat}", "to": f"seat-{seat}-{row}"}
        if kind == "developed" and isinstance(card, Building):
            args["resource"] = Message("resource-" + RESOURCES[card.resource])
        elif kind == "recruited":
            args["from"] = card.id
        game.journal.did(kind, seat, args)


def given_up(game: Villages, kind: str, player: Player, card: Card, goal: str) -> None:
    """A card leaves the hand, face up."""
    if game.journal is not None:
        game.journal.did(kind, player.seat, {"card": card.name(), "from": f"seat-{player.seat}", "to": goal})


def turned_up(game: Villages, kind: str, card: Card, source: str, goal: str) -> None:
    """A card comes up from its deck."""
    if game.journal is not None:
        game.journal.tell(kind, {"card": card.name(), "from": source, "to": goal})


def drew(game: Villages, player: Player, card: Card, pile: Pile) -> None:
    """Everybody sees what is drawn from a pile; what comes off the deck, only the player."""
    if game.journal is not None:
        where = {"from": pile.id, "to": f"seat-{player.seat}"}
        if pile.number < 0:
            game.journal.did_secretly("drew-deck", player.seat, {"card": card.name()}, where)
        else:
            game.journal.did("drew-pile", player.seat, {"card": card.name(), **where})


def stole_card(game: Villages, player: Player, victim: Player, card: Card, source: Card) -> None:
    """Thief and victim know the card; the others see a back."""
    if game.journal is not None:
        names = {"victim": player_name(victim.seat), "source": source.name()}
        where = {"from": f"seat-{victim.seat}", "to": f"seat-{player.seat}"}
        game.journal.did_secretly("stole-card", player.seat, {"card": card.name()}, {**names, **where}, victim.seat)


def got_gold(game: Villages, player: Player, n: int, source: Card | None = None) -> None:
    """Coins that come home, or gold from the bank by an action or by the power of a card."""
    if n and game.journal is not None:
        gains = {"gains": [amount("gold", n)], "to": f"seat-{player.seat}-gold"}
        if source is None:
            game.journal.did("gained", player.seat, gains)
        else:
            game.journal.did("gained-by", player.seat, {**gains, "card": source.name()})
