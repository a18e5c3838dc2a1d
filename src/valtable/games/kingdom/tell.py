"""What the log says of a game of Kingdom: one function for each kind of event.

Nothing is built while nobody keeps a journal, so that simulations do not pay for words.
"""

from __future__ import annotations

from typing import Any

from valtable.engine.message import Message, amount, player_name
from valtable.engine.pack import Card
from valtable.games.kingdom.cards import Citizen
from valtable.games.kingdom.state import Kingdom, Player
from valtable.games.kingdom.words import Resource


def amounts(gold: int, strength: int, magic: int, vp: int = 0) -> list[Message]:
    """Those of the four that are not zero, as a list to be joined."""
    parts = (("gold", gold), ("strength", strength), ("magic", magic), ("vp", vp))
    return [amount(name, n) for name, n in parts if n]


def turn(game: Kingdom) -> None:
    if game.journal is not None:
        game.tell("turn", {"player": player_name(game.active), "n": game.turn + 1})
        if game.resting() >= 0:
            game.tell("rests", {"player": player_name(game.resting())})


def duke_kept(game: Kingdom, player: Player, card: Card) -> None:
    """Only its owner learns which duke it is."""
    if game.journal is not None:
        seat = player.seat
        game.tell_apart("duke-kept", {"player": player_name(seat)}, {"card": card.name()}, (seat,))


def rolled(game: Kingdom) -> None:
    if game.journal is not None:
        game.tell("roll", {"player": player_name(game.active), "die1": game.die1, "die2": game.die2})


def die_changed(game: Kingdom, player: Player, card: Card, die: str, before: int, after: int) -> None:
    if game.journal is not None:
        args = {"player": player_name(player.seat), "card": card.name(), "die": die, "before": before, "after": after}
        game.tell("die-changed", args)


def gained(game: Kingdom, player: Player, card: Card, gains: list[Message]) -> None:
    """A power, a reward or a choice brought something."""
    if game.journal is not None and gains:
        game.tell("gained", {"player": player_name(player.seat), "card": card.name(), "gains": gains})


def harvested(game: Kingdom, player: Player, cards: list[Citizen], gains: list[Message]) -> None:
    if game.journal is None:
        return
    if gains:
        names = [Message("times", {"n": cards.count(card), "card": card.name()}) for card in dict.fromkeys(cards)]
        game.tell("harvested", {"player": player_name(player.seat), "cards": names, "gains": gains})
    elif not cards:
        game.tell("harvested-nothing", {"player": player_name(player.seat)})


def exchanged(game: Kingdom, player: Player, card: Card, price: list[Message]) -> None:
    if game.journal is not None:
        args: dict[str, Any] = {"player": player_name(player.seat), "card": card.name(), "price": price}
        game.tell("exchanged" if price else "used-free", args)


def stole(game: Kingdom, player: Player, victim: int, card: Card, resource: Resource, n: int) -> None:
    if game.journal is not None:
        args = {"player": player_name(player.seat), "victim": player_name(victim), "card": card.name()}
        game.tell("stole", {**args, "what": amount(resource.id, n)})


def took_resource(game: Kingdom, player: Player, resource: Resource) -> None:
    if game.journal is not None:
        game.tell("took-resource", {"player": player_name(player.seat), "what": amount(resource.id, 1)})


def moved(
    game: Kingdom, kind: str, player: Player, card: Card, source: str, goal: str, price: list[Message] | None = None
) -> None:
    """A card was slain, recruited, built, taken or returned: it goes from one place of the table to another."""
    if game.journal is not None:
        args: dict[str, Any] = {"player": player_name(player.seat), "card": card.name(), "from": source, "to": goal}
        if price is not None:
            args["price"] = price
        game.tell(kind, args)


def robbed(game: Kingdom, player: Player, victim: int, card: Card) -> None:
    if game.journal is not None:
        args = {"player": player_name(player.seat), "victim": player_name(victim), "card": card.name()}
        game.tell("robbed", {**args, "from": f"seat-{victim}", "to": f"seat-{player.seat}"})


def turned_up(game: Kingdom, card: Card, place: str) -> None:
    if game.journal is not None:
        game.tell("turned-up", {"card": card.name(), "from": place, "to": place})


def exhausted(game: Kingdom, card: Card, place: str) -> None:
    if game.journal is not None:
        args = {"card": card.name(), "place": Message("place-" + place), "to": place}
        game.tell("exhausted" if card.id == "exhausted" else "event-appears", args)


def event_woke(game: Kingdom, card: Card) -> None:
    if game.journal is not None:
        game.tell("event-woke", {"card": card.name()})


def token_put(game: Kingdom, player: Player, card: Card, resource: Resource, n: int, place: str) -> None:
    if game.journal is not None:
        args = {"player": player_name(player.seat), "card": card.name(), "what": amount(resource.id, n), "to": place}
        game.tell("token-put", args)


def lost(game: Kingdom, player: Player, resource: Resource, n: int) -> None:
    if game.journal is not None:
        game.tell("lost", {"player": player_name(player.seat), "what": amount(resource.id, n)})


def captured(game: Kingdom, card: Card, place: str) -> None:
    if game.journal is not None:
        game.tell("captured", {"card": card.name(), "from": place, "to": "dark-lord"})


def plain(game: Kingdom, kind: str) -> None:
    if game.journal is not None:
        game.tell(kind, {})
