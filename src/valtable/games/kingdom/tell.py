"""What the log says of a game of Kingdom: one function for each kind of event.

They look first whether anybody keeps a journal: simulations do not pay for words.
"""

from __future__ import annotations

from typing import Any

from valtable.engine.events import Journal
from valtable.engine.message import Message, amount, player_name
from valtable.engine.pack import Card
from valtable.games.kingdom.cards import BARE, EXHAUSTED
from valtable.games.kingdom.state import Kingdom, Place, Player
from valtable.games.kingdom.tableau import Yield
from valtable.games.kingdom.vocabulary import Resource, amounts, unscored


def duke_kept(game: Kingdom, player: Player, card: Card) -> None:
    """Only its owner learns which duke it is."""
    journal = game.journal
    if journal is not None:
        journal.did_secretly("duke-kept", player.seat, {"card": card.name()}, {})


def rolled(game: Kingdom) -> None:
    """A turn has begun."""
    journal = game.journal
    if journal is not None:
        journal.did("turn", game.active, {"n": game.turn + 1})
        if game.resting() >= 0:
            journal.did("rests", game.resting())
        journal.did("roll", game.active, {"die1": game.die1, "die2": game.die2})


def die_changed(game: Kingdom, player: Player, card: Card, die: str, before: int, after: int) -> None:
    journal = game.journal
    if journal is not None:
        args = {"card": card.name(), "die": die, "before": before, "after": after}
        journal.did("die-changed", player.seat, args)


def gained(game: Kingdom, player: Player, card: Card, resource: Resource, n: int) -> None:
    """A power, a reward or a choice brought something."""
    journal = game.journal
    if journal is not None and n:
        what = amount(resource.id, n)
        gains = [unscored(what) if game.box.solo else what]
        journal.did("gained", player.seat, {"card": card.name(), "gains": gains})


def harvested(journal: Journal, player: Player, out: tuple[Yield, Yield, Yield], gains: list[Message]) -> None:
    """What the dice brought, and from which cards."""
    cards = out[0].cards + out[1].cards + out[2].cards
    if gains:
        names = [Message("times", {"n": cards.count(card), "card": card.name()}) for card in dict.fromkeys(cards)]
        journal.did("harvested", player.seat, {"cards": names, "gains": gains})
    elif not cards:
        journal.did("harvested-nothing", player.seat)


def exchanged(game: Kingdom, player: Player, card: Card, resource: Resource, n: int) -> None:
    journal = game.journal
    if journal is not None:
        price = [amount(resource.id, n)] if n else []
        journal.did("exchanged" if price else "used-free", player.seat, {"card": card.name(), "price": price})


def stole(game: Kingdom, player: Player, victim: int, card: Card, resource: Resource, n: int) -> None:
    journal = game.journal
    if journal is not None:
        args = {"victim": player_name(victim), "card": card.name(), "what": amount(resource.id, n)}
        journal.did("stole", player.seat, args)


def resource_moved(game: Kingdom, kind: str, player: Player, resource: Resource, n: int) -> None:
    """An action took a resource, or an event made somebody lose some."""
    journal = game.journal
    if journal is not None and n:
        journal.did(kind, player.seat, {"what": amount(resource.id, n)})


def took(
    game: Kingdom, kind: str, player: Player, card: Card, place: Place, gold: int = 0, strength: int = 0, magic: int = 0
) -> None:
    """A card of the centre was slain, recruited, built or taken: it goes to the player, perhaps for a price."""
    journal = game.journal
    if journal is not None:
        args: dict[str, Any] = {"card": card.name(), "from": place.id, "to": f"seat-{player.seat}"}
        price = amounts(gold, strength, magic)
        if price:
            args["price"] = price
        journal.did(kind, player.seat, args)


def returned(game: Kingdom, player: Player, card: Card, place: Place) -> None:
    journal = game.journal
    if journal is not None:
        args = {"card": card.name(), "from": f"seat-{player.seat}", "to": place.id}
        journal.did("returned", player.seat, args)


def robbed(game: Kingdom, player: Player, victim: int, card: Card) -> None:
    journal = game.journal
    if journal is not None:
        args = {"victim": player_name(victim), "card": card.name()}
        journal.did("robbed", player.seat, {**args, "from": f"seat-{victim}", "to": f"seat-{player.seat}"})


def turned_up(game: Kingdom, card: Card, place: Place) -> None:
    journal = game.journal
    if journal is not None:
        journal.tell("turned-up", {"card": card.name(), "from": place.id, "to": place.id})


def covered(game: Kingdom, card: Card, place: Place) -> None:
    """A stack has run out: an exhausted card or a monster event lies there now, or nothing, when none is left."""
    journal = game.journal
    if journal is not None:
        args = {"place": Message("place-" + place.id), "to": place.id}
        if card is BARE:
            journal.tell("left-empty", args)
        else:
            journal.tell("exhausted" if card is EXHAUSTED else "event-appears", {**args, "card": card.name()})


def event_woke(game: Kingdom, card: Card) -> None:
    journal = game.journal
    if journal is not None:
        journal.tell("event-woke", {"card": card.name()})


def token_put(game: Kingdom, player: Player, card: Card, resource: Resource, n: int, place: Place) -> None:
    journal = game.journal
    if journal is not None:
        args = {"card": card.name(), "what": amount(resource.id, n), "to": place.id}
        journal.did("token-put", player.seat, args)


def captured(game: Kingdom, card: Card, place: Place) -> None:
    journal = game.journal
    if journal is not None:
        journal.tell("captured", {"card": card.name(), "from": place.id, "to": "dark-lord"})


def ended(game: Kingdom, kind: str) -> None:
    """An end is in sight, or reached."""
    journal = game.journal
    if journal is not None:
        journal.tell(kind)
