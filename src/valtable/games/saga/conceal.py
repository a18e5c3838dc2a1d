"""What nobody can know, dealt anew for bots that imagine: the order of the decks, and which dark monsters are there."""

from __future__ import annotations

from valtable.engine.chance import Chance
from valtable.engine.hidden import in_order
from valtable.games.realm.cards import Monster
from valtable.games.realm.conceal import conceal_events, draw
from valtable.games.saga.cards import DarkMonster
from valtable.games.saga.state import Saga


def conceal(game: Saga, _seat: int, luck: Chance) -> None:
    """All at the table know the same. Until the monsters are shuffled again, a dark one in the deck could be any that
    has not been seen."""
    deck: list[Monster] = list(game.deck)
    if not game.shuffles:
        returning = game.box.returning
        hidden = [card for card in deck if isinstance(card, DarkMonster) and card not in returning]
        pool = in_order([*hidden, *game.unused])
        coming = draw(pool, len(hidden), luck)
        deck = [*[card for card in deck if card not in hidden], *coming]
        game.unused = tuple(pool)
    game.deck = tuple(draw(in_order(deck), len(deck), luck))
    game.favour_deck = tuple(draw(in_order(game.favour_deck), len(game.favour_deck), luck))
    if game.ways.events:
        game.spare_events = conceal_events(game, game.box.events_wanted, game.spare_events, luck)
