"""Planning: one pawn after the other in the districts of the city (rulebook l.208-242)."""

from __future__ import annotations

from typing import Final

from valtable.engine.message import Message
from valtable.engine.question import PASS, Choice
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import NEXT_PLACEMENT, WINDOWS, might_be, window
from valtable.games.valroc.dark import move_wrath
from valtable.games.valroc.state import (
    ARENA,
    ASSISTANT,
    DARK,
    DISTRICT_OF,
    FREE,
    MAGE,
    MERCENARY,
    MERCENARY_COST,
    MONK,
    MUSHROOM,
    PLACEMENT,
    SLOTS,
    START,
    TRAINING,
    UNIVERSITY,
    PawnChoice,
    Phase,
    Player,
    Slot,
    Valroc,
    pawn,
)
from valtable.games.valroc.vocabulary import PAWNS

# Where one takes any free slot; elsewhere it is the left-most one (l.226-236).
CHOOSE: Final = (True, False, False, True, False, False, True, False)


class PawnsLeft(Choice):
    """What is still to be placed, for the question: somebody who has one pawn left is asked about that one."""

    __slots__ = ()

    def __init__(self, pawns: int) -> None:
        kinds = [PAWNS[kind] for kind in range(len(PAWNS)) if pawns >> kind & 1]
        super().__init__(kinds[0] if len(kinds) == 1 else "several")

    def about(self) -> dict[str, Message]:
        return {"left": Message("pawns-left-" + self.id)}


PAWN_NAMES: Final = [Message("pawn-" + kind) for kind in PAWNS]
LEFT: Final = [PawnsLeft(pawns) for pawns in range(1 << len(PAWNS))]
DARK_PAWNS: Final = (1 << ASSISTANT) | (1 << MERCENARY)  # l.226, l.388


def planning_step(game: Valroc) -> None:
    """The next player places a pawn or is done for this turn (l.210-216)."""
    player = game.players[game.active]
    window(game, PLACEMENT, NEXT_PLACEMENT[player.seat], player.seat)
    place_pawn(game, player)
    everyone = (1 << len(game.players)) - 1
    if game.passed & everyone == everyone:  # whatever else a forged file may have there
        game.phase = Phase.ACTIONS
        game.slot = 0
        return
    seat = game.active
    while True:
        seat = (seat + 1) % len(game.players)
        if not game.passed >> seat & 1:
            game.active = seat
            return


def place_pawn(game: Valroc, player: Player) -> None:
    while True:
        slots = open_slots(game, player)
        if not slots and not may_rob(game, player):
            break
        choices: list[Choice] = [*slots, PASS]
        choice = WINDOWS.ask(game, player, "place", choices, PLACEMENT, LEFT[free_pawns(game, player)])
        if isinstance(choice, Slot):
            put(game, player, choice)
            return
        if choice is PASS:
            break
    game.passed |= 1 << player.seat
    tell.did(game, "done-placing", player)


def may_rob(game: Valroc, player: Player) -> bool:
    """Whether Aurum could still pay for the mercenary (l.214, l.624), as far as everybody can see."""
    if player.placed >> MERCENARY & 1 or player.vals >= MERCENARY_COST or not player.spells or not sum(game.statues):
        return False
    return might_be(game, "rob_statues")


def free_pawns(game: Valroc, player: Player) -> int:
    """The pawns still to be placed, as bits: the mage unless he rests (l.364), the mercenary for 2 Vals (l.214)."""
    pawns = (1 << ASSISTANT) & ~player.placed
    if not player.placed & (1 << MAGE) and player.out != game.turn:
        pawns |= 1 << MAGE
    if not player.placed & (1 << MERCENARY) and player.vals >= MERCENARY_COST:
        pawns |= 1 << MERCENARY
    if game.monk == player.seat and not player.placed & (1 << MONK):
        pawns |= 1 << MONK
    return pawns


def open_slots(game: Valroc, player: Player) -> list[Slot]:
    """Where one of the player's pawns may go: no district takes two of them (l.220)."""
    pawns = free_pawns(game, player)
    if not pawns:
        return []
    any_mage = pawns & (1 << MAGE) or player.objects[MUSHROOM]
    found: list[Slot] = []
    slots = game.slots
    skip = -1
    for index in range(SLOTS):
        if slots[index] != FREE:
            continue
        district = DISTRICT_OF[index]
        if district == skip or player.visits >> district & 1:
            continue
        if district == DARK:
            if not pawns & DARK_PAWNS:
                continue
        elif district in (TRAINING, ARENA):
            if not any_mage:
                continue
        elif district == UNIVERSITY:
            course = game.display[index - START[UNIVERSITY]]
            if not course or course[0] in player.courses or (course[0].mage_only and not any_mage):
                continue
        if not CHOOSE[district]:
            skip = district
        found.append(game.box.slots[index])
    return found


def fitting(game: Valroc, player: Player, slot: Slot) -> list[PawnChoice]:
    """The pawns that may go there; a mushroom makes any of them a mage where only a mage may go (l.538)."""
    pawns = free_pawns(game, player)
    all_pawns = game.box.pawns
    if slot.district == DARK:
        return [all_pawns[kind] for kind in (ASSISTANT, MERCENARY) if pawns >> kind & 1]
    mage_only = slot.district in (TRAINING, ARENA)
    if slot.district == UNIVERSITY:
        mage_only = game.display[slot.number][0].mage_only
    if not mage_only:
        return [all_pawns[kind] for kind in (ASSISTANT, MONK, MAGE, MERCENARY) if pawns >> kind & 1]
    found = [all_pawns[MAGE]] if pawns >> MAGE & 1 else []
    if player.objects[MUSHROOM]:
        found.extend([all_pawns[4 + kind] for kind in (ASSISTANT, MONK, MERCENARY) if pawns >> kind & 1])
    return found


def put(game: Valroc, player: Player, slot: Slot) -> None:
    """A pawn goes on a slot; the dark quarter angers the gods at once (l.226)."""
    choice = game.ask(player, "pawn", fitting(game, player, slot), slot)
    if choice.kind == MERCENARY:
        player.vals -= MERCENARY_COST
        tell.lost(game, player, "val", MERCENARY_COST)
    if choice.as_mage:
        player.objects[MUSHROOM] -= 1
        tell.did(game, "ate-mushroom", player, {"pawn": PAWN_NAMES[choice.kind]})
    player.placed |= 1 << choice.kind
    player.visits |= 1 << slot.district
    game.slots[slot.index] = pawn(player.seat, choice.kind, choice.as_mage)
    journal = game.journal
    if journal is not None:
        args = {"pawn": PAWN_NAMES[choice.kind], "place": slot.label(game)}
        journal.did("placed", player.seat, {**args, "from": f"seat-{player.seat}-pawns", "to": slot.id})
    if slot.district == DARK:
        move_wrath(game, player, 1)
