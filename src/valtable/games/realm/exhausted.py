"""Stacks that run out and come back (rulebook l.263-267, l.634-640, l.829, l.843)."""

from __future__ import annotations

from valtable.engine.pack import Card
from valtable.games.realm import tell
from valtable.games.realm.cards import BARE, EXHAUSTED, MonsterEvent
from valtable.games.realm.state import Place, Realm, Ruler


def cover_empty_stacks(game: Realm, player: Ruler) -> None:
    """At the end of an action, lay a card from the exhausted pile on each stack it emptied."""
    if game.exhausted() == len(game.covers):
        return
    empty = [p for p in game.ways.stacks if game.height(p.number) == 0 and p.number not in game.covers]
    while empty:
        place = game.ask(player, "cover-first", empty) if game.event_pile else empty[0]
        empty.remove(place)
        cover(game, place)


def cover(game: Realm, place: Place) -> None:
    """What an emptied stack means: the top card of the exhausted pile lies there, monster events first (l.618)."""
    if game.event_pile:
        game.covers[place.number] = game.event_pile[-1]
        game.event_pile = game.event_pile[:-1]
        if game.known_events:
            game.known_events -= 1
        else:
            game.reveal()
    else:
        game.covers[place.number] = exhausted_card(game)
    tell.covered(game, game.covers[place.number], place)


def replace_slain_event(game: Realm, place: Place) -> None:
    """An exhausted card from the bottom of the pile, never another event (l.640)."""
    game.covers[place.number] = exhausted_card(game)


def exhausted_card(game: Realm) -> Card:
    """The next exhausted card, while there is one."""
    if game.exhausted_pile:
        game.exhausted_pile -= 1
        return EXHAUSTED
    return BARE


def uncover(game: Realm, place: int) -> None:
    """A card comes back: an exhausted card goes under its pile, an event on top of it (l.829)."""
    card = game.covers.pop(place, None)
    if isinstance(card, MonsterEvent):
        game.clear_tokens(place)
        game.event_pile = (*game.event_pile, card)
        game.known_events += 1
    elif card is EXHAUSTED:
        game.exhausted_pile += 1
