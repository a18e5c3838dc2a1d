"""The second phase: the places are resolved one after the other, slot by slot (rulebook l.244-248)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valtable.engine.message import player_name
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import AT_PLACE, LAST, WINDOWS, window
from valtable.games.valroc.arena import visit_arena
from valtable.games.valroc.cave import visit_cave
from valtable.games.valroc.dark import helped, struck, visit_dark_quarter
from valtable.games.valroc.gains import gain_pm, gain_vals
from valtable.games.valroc.sanctuary import visit_sanctuary
from valtable.games.valroc.scoring import end_reason
from valtable.games.valroc.state import (
    DARK,
    FOUNTAIN,
    FREE,
    PLACE_OF,
    SLOTS,
    START,
    TAVERN,
    TRAINING,
    Phase,
    Player,
    Slot,
    Valroc,
    kind_of,
    seat_of,
)
from valtable.games.valroc.training import visit_training_ground
from valtable.games.valroc.university import visit_university


def action_step(game: Valroc) -> None:
    """The next pawn does its action, after a window for whoever wants to use something."""
    slot = game.slot
    while slot < SLOTS and game.slots[slot] < 0:
        slot += 1
    game.slot = slot
    if slot < SLOTS:
        place = PLACE_OF[slot]
        player = game.players[seat_of(game.slots[slot])]
        # From the training ground on an action begins with a question of its own.
        window(game, WINDOWS, AT_PLACE[place], player.seat, place < TRAINING)
        VISITS[place](game, player, slot)
        game.reshuffled = 0
        slot += 1
        while slot < SLOTS and game.slots[slot] < 0:
            slot += 1
        game.slot = slot
        if place != DARK and (slot == SLOTS or PLACE_OF[slot] != place):
            lift(game, place)
        if slot < SLOTS:
            return
    end_of_actions(game)


def lift(game: Valroc, place: int) -> None:
    """Pawns leave a place that is resolved (l.248)."""
    for slot in range(START[place], START[place + 1]):
        if game.slots[slot] >= 0:
            game.slots[slot] = FREE


def end_of_actions(game: Valroc) -> None:
    """The end of the game is seen here (l.466); else offerings every third turn, and maintenance (l.433)."""
    game.end_reason = end_reason(game)
    if not game.end_reason:
        game.phase = Phase.MAINTENANCE if game.turn % 3 else Phase.OFFERINGS
        game.statue = 0
        return
    window(game, WINDOWS, LAST)
    tell.plain(game, "end-" + game.end_reason)
    game.phase = Phase.OVER


def visit_fountain(game: Valroc, player: Player, slot: int) -> None:
    """6, 4, 2 or 1 PM by slot (l.288-292); a rite may double them, or share them with an opponent (l.564, l.574)."""
    gain = game.box.pack.boards.fountain[slot - START[FOUNTAIN]]
    say_visit(game, player, slot)
    if helped(game, player.seat, "double_fountain") is not None:
        gain *= 2
    thief = struck(game, player.seat, "share_fountain")
    if thief >= 0:
        caster = game.players[seat_of(game.slots[thief])]
        tell.did(game, "shares", player, {"other": player_name(caster.seat)})
        gain_pm(game, caster, gain - gain // 2)
        gain //= 2
    gain_pm(game, player, gain)


def visit_tavern(game: Valroc, player: Player, slot: int) -> None:
    """Each gets what stands at the right-most slot taken: 5, 4, 3 or 2 Vals (l.298-302)."""
    right = max([i for i in range(START[TAVERN], START[TAVERN + 1]) if game.slots[i] >= 0])
    gain = game.box.pack.boards.tavern[right - START[TAVERN]]
    say_visit(game, player, slot)
    if helped(game, player.seat, "double_tavern") is not None:
        gain *= 2
    thief = struck(game, player.seat, "share_tavern")
    if thief >= 0:  # the caster gets one more of an odd gain (l.570)
        caster = game.players[seat_of(game.slots[thief])]
        tell.did(game, "shares", player, {"other": player_name(caster.seat)})
        gain_vals(game, caster, gain - gain // 2, kind_of(game.slots[thief]))
        gain //= 2
    gain_vals(game, player, gain, kind_of(game.slots[slot]))


def say_visit(game: Valroc, player: Player, slot: int) -> None:
    if game.journal is not None:
        place: Slot = game.box.slots[slot]
        tell.did(game, "visits", player, {"place": place.name(), "from": place.id})


VISITS: Final[tuple[Callable[[Valroc, Player, int], None], ...]] = (
    visit_dark_quarter,
    visit_fountain,
    visit_tavern,
    visit_cave,
    visit_training_ground,
    visit_sanctuary,
    visit_university,
    visit_arena,
)
