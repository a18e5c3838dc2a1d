"""What a seat cannot know, dealt anew (for bots that imagine)."""

from __future__ import annotations

from valtable.engine.chance import Chance
from valtable.engine.hidden import Redeal, dealt
from valtable.games.villages.cards import Building
from valtable.games.villages.state import Villages


def conceal(game: Villages, seat: int, luck: Chance) -> None:
    """Redeal the deck, the cards in other hands that the seat has not seen, and the adventurers to come.

    One thing is forgotten: after a theft between two others, that the cards seen going to the victim are still in one
    of those two hands.
    """
    redeal: Redeal[Building] = Redeal(seat, game.box.players, game.shuffles, game.mixed)
    others = [player for player in game.players if player.seat != seat]
    for player in others:
        redeal.gather(player.hand)
    redeal.gather_deck(game.deck)
    redeal.gather_deck(game.spare)
    redeal.shuffle(luck)
    for player in others:
        player.hand = redeal.deal(player.hand, player.seat)
    game.deck = redeal.deal_deck(len(game.deck))
    game.spare = redeal.deal_deck(len(game.spare))
    game.adventurer_deck = tuple(dealt(game.adventurer_deck, luck))
