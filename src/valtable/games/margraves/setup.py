"""Setting up the table (rulebook l.98-178)."""

from __future__ import annotations

from typing import Final

from valtable.engine.chance import Chance
from valtable.engine.hidden import in_order
from valtable.games.margraves.cards import (
    DEALT,
    DISPLAY,
    LAIRS,
    LOCATIONS,
    ROW,
    TOMBS,
    TOWER_SLOTS,
    Citizen,
    Monster,
    Privilege,
)
from valtable.games.margraves.state import EMPTY, START, TOWERS, Box, Margraves, Phase, Player
from valtable.games.margraves.vocabulary import GEM, GUILDS, KNIGHT, LEVELS

START_GEMS: Final = 1  # l.155


def setup(box: Box, chance: Chance) -> Margraves:
    pack = box.pack
    deck = chance.shuffled(pack.citizen_deck(box.players))
    row: list[Citizen | None] = list(deck[-ROW:])
    display: list[Privilege | None] = []
    stacks: list[tuple[Privilege, ...]] = []
    for level in range(len(LEVELS)):
        stack = chance.shuffled(pack.privilege_stack(level, box.players))
        display.extend(stack[-DISPLAY:])
        stacks.append(tuple(stack[:-DISPLAY]))
    piles: list[tuple[Monster, ...]] = []
    beneath: list[tuple[Monster, ...]] = []
    for lair in range(LAIRS):
        here = [monster for monster in pack.monsters if monster.lair == lair]
        piles.append(tuple(chance.shuffled([monster for monster in here if not monster.chief])))
        beneath.append(tuple([monster for monster in here if monster.chief]))
    first = chance.below(box.players)
    tiles = chance.shuffled(pack.wealth)
    players: list[Player] = []
    for seat in range(box.players):
        packet = tuple(in_order(tiles[:DEALT]))
        del tiles[:DEALT]
        players.append(
            Player(
                seat=seat,
                gold=0,
                strength=0,
                stock=[0, 0, 0, START_GEMS, 0],
                towers=TOWERS,
                place=START,
                ship=0,
                influence=[0] * len(GUILDS),
                hand=tuple(pack.starters),
                played=(),
                laid=(),
                doubt=(),
                grants=(),
                ends=(),
                packet=packet,
                wealth=(),
            )
        )
    reserve = list(pack.supply[box.players].tokens)
    reserve[GEM] -= START_GEMS * box.players
    reserve[KNIGHT] -= LOCATIONS  # one on each (l.144)
    return Margraves(
        chance=chance,
        phase=Phase.DRAFT,
        box=box,
        players=players,
        reserve=reserve,
        knights=[1] * LOCATIONS,
        slots=[-1] * (LOCATIONS * TOWER_SLOTS),
        tombs=[EMPTY] * TOMBS,
        statue=0,
        row=row,
        deck=tuple(deck[:-ROW]),
        removed=(),
        display=display,
        stacks=stacks,
        spent=(),
        piles=piles,
        beneath=beneath,
        slain=-1,
        spare=tuple(in_order(tiles)),
        round=0,
        first=first,
        active=first,
        card=None,
        part=0,
        fresh=0,
        end_reason="",
    )
