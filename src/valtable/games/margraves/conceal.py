"""What a seat cannot know, dealt anew (for bots that imagine)."""

from __future__ import annotations

from valtable.engine.chance import Chance
from valtable.engine.hidden import dealt, in_order
from valtable.games.margraves.cards import Wealth
from valtable.games.margraves.state import Margraves, Phase, Player, less


def conceal(game: Margraves, seat: int, luck: Chance) -> None:
    """Redeal what the seat cannot know: the decks, the order of the monsters beneath the top one, the tiles of the
    draft, and which citizen the others have laid face down.

    A world keeps all that a seat can tell from the table as it lies. It forgets what a good memory would add: which
    tiles of wealth it has passed on, and that a citizen recruited later was not laid before.
    """
    if game.phase == Phase.OVER:
        return
    game.deck = tuple(dealt(game.deck, luck))
    game.stacks = [tuple(dealt(stack, luck)) for stack in game.stacks]
    for lair, pile in enumerate(game.piles):
        if lair == game.slain:
            game.piles[lair] = tuple(dealt(pile, luck))
        else:
            game.piles[lair] = (*dealt(pile[:-1], luck), pile[-1])
    others = [player for player in game.players if player.seat != seat]
    if game.phase == Phase.DRAFT:
        redeal_wealth(game, others, luck)
    for player in others:
        redeal_laid(player, luck)


def redeal_wealth(game: Margraves, others: list[Player], luck: Chance) -> None:
    """What nobody has, and what the others hold and have kept."""
    pool: list[Wealth] = list(game.spare)
    for player in others:
        pool.extend(player.packet)
        pool.extend(player.wealth)
    pool = dealt(pool, luck)
    for player in others:
        packet, kept = len(player.packet), len(player.wealth)
        player.packet = tuple(pool[:packet])
        player.wealth = tuple(pool[packet : packet + kept])
        del pool[: packet + kept]
    game.spare = tuple(in_order(pool))


def redeal_laid(player: Player, luck: Chance) -> None:
    """Any of the cards in question could lie face down."""
    sure = player.hand
    if player.laid:
        for card in player.doubt:
            sure = less(sure, card)
        pool = dealt([*player.laid, *player.doubt], luck)
        n = len(player.laid)
        player.laid = tuple(pool[:n])
        player.doubt = tuple(pool[n:])
        sure = (*sure, *player.doubt)
    player.hand = tuple(in_order(sure))
