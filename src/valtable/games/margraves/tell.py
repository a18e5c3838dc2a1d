"""What the log says of a game of Margraves. Every function here looks whether there is a log: callers need not."""

from __future__ import annotations

from typing import Any

from valtable.engine.message import Message, amount, player_name
from valtable.engine.pack import Card
from valtable.games.margraves.state import Margraves, Player


def plain(game: Margraves, kind: str, card: Card | None = None, to: str = "", source: str = "") -> None:
    """Something that everybody sees and nobody did."""
    journal = game.journal
    if journal is not None:
        args: dict[str, Any] = {} if card is None else {"card": card.name()}
        if to:
            args["to"] = to
        if source:
            args["from"] = source
        journal.tell(kind, args)


def did(game: Margraves, kind: str, player: Player) -> None:
    """A player did something that everybody sees."""
    if game.journal is not None:
        game.journal.did(kind, player.seat)


def recalls(game: Margraves, player: Player) -> None:
    """All citizens of a player come back to hand."""
    if game.journal is not None:
        mat = f"seat-{player.seat}"
        game.journal.did("recalls", player.seat, {"from": f"{mat}-played", "to": f"{mat}-hand"})


def turn(game: Margraves) -> None:
    if game.journal is not None:
        game.journal.did("turn", game.active, {"n": game.round})


def with_card(game: Margraves, kind: str, player: Player, card: Card, source: str = "", goal: str = "") -> None:
    """A player did something with a card, which perhaps goes from one place of the table to another."""
    journal = game.journal
    if journal is not None:
        args: dict[str, Any] = {"card": card.name()}
        if source:
            args["from"] = source
        if goal:
            args["to"] = goal
        journal.did(kind, player.seat, args)


def gained(game: Margraves, player: Player, unit: str, n: int) -> None:
    if game.journal is not None and n:
        game.journal.did("gained", player.seat, {"gains": [amount(unit, n)], "to": f"seat-{player.seat}"})


def paid(game: Margraves, player: Player, unit: str, n: int) -> None:
    if game.journal is not None and n:
        game.journal.did("paid", player.seat, {"price": [amount(unit, n)], "from": f"seat-{player.seat}"})


def paid_for_tower(game: Margraves, player: Player) -> None:
    if game.journal is not None:
        price = [amount(token, 1) for token in ("stone", "wood", "magic", "gem")]
        game.journal.did("paid", player.seat, {"price": price, "from": f"seat-{player.seat}"})


def paid_to(game: Margraves, player: Player, other: Player, unit: str, n: int) -> None:
    if game.journal is not None:
        args = {"other": player_name(other.seat), "price": [amount(unit, n)]}
        game.journal.did("paid-to", player.seat, {**args, "from": f"seat-{player.seat}", "to": f"seat-{other.seat}"})


def about_token(game: Margraves, kind: str, player: Player, token: str) -> None:
    """A token was thrown away, given up or not to be had."""
    if game.journal is not None:
        where = {} if kind == "none-left" else {"from": f"seat-{player.seat}"}
        game.journal.did(kind, player.seat, {"what": Message("token-" + token), **where})


def counted(game: Margraves, kind: str, player: Player, n: int, source: str = "", goal: str = "") -> None:
    """A player did something with so many, which perhaps goes from one place of the table to another."""
    journal = game.journal
    if journal is not None:
        args: dict[str, Any] = {"n": n}
        if source:
            args["from"] = source
        if goal:
            args["to"] = goal
        journal.did(kind, player.seat, args)


def hired(game: Margraves, player: Player, card: Card, price: int, source: str) -> None:
    if game.journal is not None:
        args = {"card": card.name(), "price": [amount("gold", price)]}
        game.journal.did("recruited", player.seat, {**args, "from": source, "to": f"seat-{player.seat}"})


def advanced(game: Margraves, player: Player, guild: Card, space: int) -> None:
    if game.journal is not None:
        game.journal.did("advanced", player.seat, {"guild": guild.name(), "n": space, "to": guild.id})


def crossed(game: Margraves, player: Player, guild: Card, price: int) -> None:
    if game.journal is not None:
        args = {"guild": guild.name(), "price": [amount("gold", price)], "to": guild.id}
        game.journal.did("crossed", player.seat, args)


def slew(game: Margraves, player: Player, monster: Card, price: list[tuple[str, int]], lair: str) -> None:
    if game.journal is not None:
        args = {"card": monster.name(), "price": [amount(unit, n) for unit, n in price if n], "from": lair}
        game.journal.did("slew", player.seat, {**args, "to": f"seat-{player.seat}"})


def drafted(game: Margraves, player: Player, card: Card) -> None:
    """Only the player knows what was kept."""
    if game.journal is not None:
        args = {"player": player_name(player.seat), "card": card.name(), "to": f"seat-{player.seat}"}
        game.journal.tell("drafted", args, (player.seat,))


def revealed(game: Margraves, player: Player) -> None:
    """Everybody sees which tiles of wealth a player has kept."""
    if game.journal is not None:
        game.journal.did("revealed", player.seat, {"cards": [card.name() for card in player.wealth]})


def laid(game: Margraves, player: Player, card: Card) -> None:
    """A citizen is played face down."""
    if game.journal is not None:
        where = {"from": f"seat-{player.seat}-hand", "to": f"seat-{player.seat}-laid"}
        game.journal.did_secretly("laid", player.seat, {"card": card.name()}, where)


def took_back_laid(game: Margraves, player: Player, card: Card) -> None:
    """A citizen that lay face down comes back to hand."""
    if game.journal is not None:
        where = {"from": f"seat-{player.seat}-laid", "to": f"seat-{player.seat}-hand"}
        game.journal.did_secretly("took-back", player.seat, {"card": card.name()}, where)
