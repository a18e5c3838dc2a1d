"""What a seat cannot know, dealt anew (for bots that imagine)."""

from __future__ import annotations

from valtable.engine.chance import Chance
from valtable.engine.rules import Random
from valtable.games.villages.cards import Building
from valtable.games.villages.state import Held, Villages


def conceal(game: Villages, seat: int, rng: Random) -> None:
    """Redeal the deck, the cards in other hands that the seat has not seen, the adventurers to come, and all luck.

    A card drawn before the deck was last shuffled cannot be in the new deck: it changes places with cards of its time.
    One thing is forgotten: after a theft between two others, that the cards seen going to the victim are still in one
    of those two hands.
    """
    luck = Chance(rng.getrandbits(64))
    bit = 1 << seat
    for shuffle in range(game.shuffles + 1):
        latest = shuffle == game.shuffles
        hidden: list[Building] = [*game.deck, *game.spare] if latest else []
        for player in game.players:
            hidden.extend([held[0] for held in player.hand if not held[1] & bit and held[2] == shuffle])
        pool = luck.shuffled(hidden)
        for player in game.players:
            hand: list[Held] = []
            for held in player.hand:
                unseen = not held[1] & bit and held[2] == shuffle
                hand.append((pool.pop(), held[1], held[2]) if unseen else held)
            player.hand = tuple(hand)
        if latest:
            game.deck = tuple(pool[: len(game.deck)])
            game.spare = tuple(pool[len(game.deck) :])
    game.adventurer_deck = tuple(luck.shuffled(game.adventurer_deck))
    game.chance = Chance(luck.bits())
