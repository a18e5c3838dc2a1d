"""What the log says in every game of the realm: one function for each kind of event.

They look first whether anybody keeps a journal: simulations do not pay for words.
"""

from __future__ import annotations

from typing import Any

from valtable.engine.message import Message, amount
from valtable.engine.pack import Card
from valtable.games.realm.cards import BARE, EXHAUSTED
from valtable.games.realm.state import Place, Realm, Ruler
from valtable.games.realm.tableau import Yield
from valtable.games.realm.vocabulary import Resource, amounts


def rolled(game: Realm) -> None:
    journal = game.journal
    if journal is not None:
        journal.did("roll", game.active, {"die1": game.die1, "die2": game.die2})


def die_changed(game: Realm, player: Ruler, card: Card, die: str, before: int, after: int) -> None:
    journal = game.journal
    if journal is not None:
        args = {"card": card.name(), "die": die, "before": before, "after": after}
        journal.did("die-changed", player.seat, args)


def gained(game: Realm, player: Ruler, card: Card, resource: Resource, n: int) -> None:
    """A power, a reward or a choice brought something."""
    journal = game.journal
    if journal is not None and n:
        gains = said(game, [amount(resource.id, n)])
        journal.did("gained", player.seat, {"card": card.name(), "gains": gains, "to": f"seat-{player.seat}"})


def said(game: Realm, gains: list[Message]) -> list[Message]:
    """Gains, as this game speaks of them."""
    words = game.ways.said
    return gains if words is None else [words(gain) for gain in gains]


def harvested(game: Realm, player: Ruler, out: tuple[Yield, Yield, Yield], brought: list[Message]) -> None:
    """What the dice brought, and from which cards."""
    journal = game.journal
    if journal is None:
        return
    gains = said(game, brought)
    cards = out[0].cards + out[1].cards + out[2].cards
    if gains:
        names = [Message("times", {"n": cards.count(card), "card": card.name()}) for card in dict.fromkeys(cards)]
        journal.did("harvested", player.seat, {"cards": names, "gains": gains, "to": f"seat-{player.seat}"})
    elif not cards:
        journal.did("harvested-nothing", player.seat)


def exchanged(game: Realm, player: Ruler, card: Card, resource: Resource, n: int) -> None:
    journal = game.journal
    if journal is not None:
        args: dict[str, Any] = {"card": card.name(), "price": [amount(resource.id, n)] if n else []}
        if n:
            args["from"] = f"seat-{player.seat}"
        journal.did("exchanged" if n else "used-free", player.seat, args)


def resource_moved(game: Realm, kind: str, player: Ruler, resource: Resource, n: int) -> None:
    """An action took a resource, or an event made somebody lose some."""
    journal = game.journal
    if journal is not None and n:
        end = "from" if kind == "lost" else "to"
        journal.did(kind, player.seat, {"what": amount(resource.id, n), end: f"seat-{player.seat}"})


def took(
    game: Realm, kind: str, player: Ruler, card: Card, place: Place, gold: int = 0, strength: int = 0, magic: int = 0
) -> None:
    """A card of the centre was slain, recruited, built or taken: it goes to the player, perhaps for a price."""
    journal = game.journal
    if journal is not None:
        args: dict[str, Any] = {"card": card.name(), "from": place.id, "to": f"seat-{player.seat}"}
        price = amounts(gold, strength, magic)
        if price:
            args["price"] = price
        journal.did(kind, player.seat, args)


def turned_up(game: Realm, card: Card, place: Place) -> None:
    journal = game.journal
    if journal is not None:
        journal.tell("turned-up", {"card": card.name(), "from": place.id, "to": place.id})


def covered(game: Realm, card: Card, place: Place) -> None:
    """A stack has run out: an exhausted card or a monster event lies there now, or nothing, when none is left."""
    journal = game.journal
    if journal is not None:
        args = {"place": Message("place-" + place.id), "to": place.id}
        if card is BARE:
            journal.tell("left-empty", args)
        else:
            kind, source = ("exhausted", {}) if card is EXHAUSTED else ("event-appears", {"from": "progress"})
            journal.tell(kind, {**args, **source, "card": card.name()})


def event_woke(game: Realm, card: Card) -> None:
    journal = game.journal
    if journal is not None:
        journal.tell("event-woke", {"card": card.name()})


def token_put(game: Realm, player: Ruler, card: Card, resource: Resource, n: int, place: Place) -> None:
    journal = game.journal
    if journal is not None:
        args = {"card": card.name(), "what": amount(resource.id, n), "to": place.id}
        journal.did("token-put", player.seat, args)


def ended(game: Realm, kind: str) -> None:
    """An end is in sight, or reached."""
    journal = game.journal
    if journal is not None:
        journal.tell(kind)
