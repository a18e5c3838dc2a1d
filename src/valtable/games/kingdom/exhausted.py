"""Stacks that run out and come back (rulebook l.263-267, l.634-640, l.829, l.843)."""

from __future__ import annotations

from valtable.engine.pack import Card
from valtable.games.kingdom import tell
from valtable.games.kingdom.cards import BARE, EXHAUSTED, MonsterEvent
from valtable.games.kingdom.state import Kingdom, Place, Player


def exhausted_places(game: Kingdom) -> int:
    """How many stacks have run out; one that an event lies on still counts (l.644)."""
    n = 0
    for monsters in game.monsters:
        if not monsters:
            n += 1
    for citizens in game.citizens:
        if not citizens:
            n += 1
    for domains in game.domains:
        if not domains:
            n += 1
    return n


def cover_empty_stacks(game: Kingdom, player: Player) -> None:
    """At the end of an action, lay a card from the exhausted pile on each stack it emptied."""
    if exhausted_places(game) == len(game.covers):
        return
    empty = [p for p in game.box.places if game.height(p.number) == 0 and p.number not in game.covers]
    while empty:
        place = game.ask(player, "cover-first", empty) if game.event_pile else empty[0]
        empty.remove(place)
        cover(game, place)


def cover(game: Kingdom, place: Place) -> None:
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


def replace_slain_event(game: Kingdom, place: Place) -> None:
    """An exhausted card from the bottom of the pile, never another event (l.640)."""
    game.covers[place.number] = exhausted_card(game)


def exhausted_card(game: Kingdom) -> Card:
    """The next exhausted card, while there is one."""
    if game.exhausted_pile:
        game.exhausted_pile -= 1
        return EXHAUSTED
    return BARE


def uncover(game: Kingdom, place: int) -> None:
    """A card comes back: an exhausted card goes under its pile, an event on top of it (l.829)."""
    card = game.covers.pop(place, None)
    if isinstance(card, MonsterEvent):
        game.clear_tokens(place)
        game.event_pile = (*game.event_pile, card)
        game.known_events += 1
    elif card is EXHAUSTED:
        game.exhausted_pile += 1


def all_monsters_slain(game: Kingdom) -> bool:
    return not any(game.monsters)
