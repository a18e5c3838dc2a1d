"""The monster events on the table (rulebook l.602-648)."""

from __future__ import annotations

from valtable.games.realm import tell
from valtable.games.realm.cards import MonsterEvent
from valtable.games.realm.slaying import monster_at
from valtable.games.realm.state import CENTRE, Place, Realm, Ruler
from valtable.games.realm.vocabulary import AddToken


def follow(game: Realm) -> None:
    """At the end of the Roll Phase, follow every event whose value was rolled, once each (l.612, l.626).

    They act from left to right: whether somebody loses a resource or a monster gets a token, no event changes what
    another one can do, so their order never matters, and nobody is asked for it.
    """
    values = (game.die1, game.die2, game.die1 + game.die2)
    player = game.active_player
    for number in sorted(game.covers):
        event = game.event_at(number)
        if event is not None and any(value in event.activation for value in values):
            tell.event_woke(game, event)
            instruct(game, player, event, CENTRE[number])


def instruct(game: Realm, player: Ruler, event: MonsterEvent, lair: Place) -> None:
    """The active player puts a token on another card (l.636), or everybody in play loses something (l.614)."""
    instruction = event.instruction
    resource = instruction.resource
    n = instruction.n
    if not isinstance(instruction, AddToken):
        for loser in game.in_play():
            loss = min(n, loser.has(resource))
            loser.gain(resource, -loss)
            tell.resource_moved(game, "lost", loser, resource, loss)
        return
    others = [place for place in CENTRE if place is not lair and monster_at(game, place.number) is not None]
    if others:
        place = game.ask(player, "put-token", others, event)
        game.put_tokens(place.number, resource, n)
        card = game.top(place.number)
        assert card is not None
        tell.token_put(game, player, card, resource, n, place)
