"""The monster events on the table (rulebook l.602-648)."""

from __future__ import annotations

from valtable.games.kingdom import tell
from valtable.games.kingdom.cards import MonsterEvent
from valtable.games.kingdom.state import CITIZENS, NO_TOKENS, Kingdom, Place, Player
from valtable.games.kingdom.words import BY_NAME, GOLD, STRENGTH, Resource


def follow(game: Kingdom) -> None:
    """At the end of the Roll Phase, follow every event whose value was rolled, once each (l.612, l.626)."""
    values = (game.die1, game.die2, game.die1 + game.die2)
    awake: list[Place] = []
    for number in sorted(game.covers):
        event = game.event_at(number)
        if event is not None and any(value in event.activation for value in values):
            awake.append(game.box.places[number])
    player = game.active_player
    while awake:
        place = game.ask(player, "which-event", awake)
        awake.remove(place)
        event = game.event_at(place.number)
        assert event is not None
        tell.event_woke(game, event)
        instruct(game, player, event, place)


def instruct(game: Kingdom, player: Player, event: MonsterEvent, lair: Place) -> None:
    resource = BY_NAME[event.instruction.args[0]]
    n = int(event.instruction.args[1])
    if event.instruction.verb == "add_token":
        others = [place for place in monsters(game) if place is not lair]  # "sur d'autres cartes" (l.636)
        if not others:
            return
        place = game.ask(player, "put-token", others, event)
        put_tokens(game, place, resource, n)
        card = place.top(game)
        assert card is not None
        tell.token_put(game, player, card, resource, n, place.id)
    else:
        for loser in game.in_play():
            loss = min(n, loser.has(resource))
            loser.gain(resource, -loss)
            if loss:
                tell.lost(game, loser, resource, loss)


def monsters(game: Kingdom) -> list[Place]:
    """Every monster in sight: the top of each monster stack, and the events."""
    places = game.box.places
    found = [places[number] for number in range(CITIZENS) if game.monsters[number]]
    return found + [places[number] for number in sorted(game.covers) if game.event_at(number) is not None]


def put_tokens(game: Kingdom, place: Place, resource: Resource, n: int) -> None:
    strength, magic, gold = game.tokens_on(place.number)
    if resource is STRENGTH:
        strength += n
    elif resource is GOLD:
        gold += n
    else:
        magic += n
    game.tokens[16 * place.number + game.height(place.number)] = (strength, magic, gold)


def clear_tokens(game: Kingdom, place: int) -> tuple[int, int, int]:
    """Take the tokens off the top card there, before the card moves."""
    return game.tokens.pop(16 * place + game.height(place), NO_TOKENS)
