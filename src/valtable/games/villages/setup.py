"""Setting up the table (rulebook l.59-97; alone l.484-492)."""

from __future__ import annotations

from valtable.engine.chance import Chance
from valtable.engine.hidden import Held
from valtable.games.villages.cards import Building
from valtable.games.villages.state import FREE, GOLD, PILES, SOLO_DECK, Box, Phase, Player, Village, Villages

START_GOLD = 3  # l.71
START_HAND = 6  # l.80
ROW = 5  # l.86


def setup(box: Box, chance: Chance) -> Villages:
    deck = chance.shuffled(box.pack.deck())
    spare = deck[SOLO_DECK:] if box.solo else []
    if box.solo:
        deck = deck[:SOLO_DECK]
    players: list[Player] = []
    for seat in range(box.players):
        hand: list[Held[Building]] = [(card, 1 << seat, 0) for card in deck[:START_HAND]]
        del deck[:START_HAND]
        players.append(Player(seat, START_GOLD, tuple(hand), (), (), FREE, Village((), ()), passes_build=False))
    piles = [(card,) for card in deck[:PILES]]
    del deck[:PILES]
    adventurers = chance.shuffled(box.pack.adventurers)
    first = chance.below(box.players)
    return Villages(
        chance=chance,
        phase=Phase.FIRST_RESOURCE,
        box=box,
        players=players,
        bank=GOLD[box.players] - START_GOLD * box.players,
        deck=tuple(deck),
        piles=list(piles),
        shuffles=0,
        mixed=0,
        row=adventurers[:ROW],
        adventurer_deck=tuple(adventurers[ROW:]),
        spare=tuple(spare),
        trash=(),
        turn=0,
        first=first,
        active=first,
        action="",
        follower=0,
        quiet=0,
        end_reason="",
    )
