"""What only the log of Kingdom says."""

from __future__ import annotations

from valtable.engine.message import amount, player_name
from valtable.engine.pack import Card
from valtable.games.kingdom.state import Kingdom, Player
from valtable.games.realm.state import Place
from valtable.games.realm.vocabulary import Resource


def duke_kept(game: Kingdom, player: Player, card: Card) -> None:
    """Only its owner learns which duke it is."""
    journal = game.journal
    if journal is not None:
        journal.did_secretly("duke-kept", player.seat, {"card": card.name()}, {})


def turn_begun(game: Kingdom) -> None:
    journal = game.journal
    if journal is not None:
        journal.did("turn", game.active, {"n": game.turn + 1})
        if game.resting() >= 0:
            journal.did("rests", game.resting())


def stole(game: Kingdom, player: Player, victim: int, card: Card, resource: Resource, n: int) -> None:
    journal = game.journal
    if journal is not None:
        args = {"victim": player_name(victim), "card": card.name(), "what": amount(resource.id, n)}
        journal.did("stole", player.seat, {**args, "from": f"seat-{victim}", "to": f"seat-{player.seat}"})


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


def captured(game: Kingdom, card: Card, place: Place) -> None:
    journal = game.journal
    if journal is not None:
        journal.tell("captured", {"card": card.name(), "from": place.id, "to": "dark-lord"})
