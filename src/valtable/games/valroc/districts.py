"""The second phase: the districts are resolved one after the other, slot by slot (rulebook l.244-248)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valtable.engine.message import player_name
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import NEXT_ACTION, NEXT_END, window
from valtable.games.valroc.cave import visit_cave
from valtable.games.valroc.dark import helped, struck, visit_dark_quarter
from valtable.games.valroc.fights import visit_arena
from valtable.games.valroc.gains import gain_pm, gain_vals
from valtable.games.valroc.sanctuary import visit_sanctuary
from valtable.games.valroc.scoring import end_reason
from valtable.games.valroc.state import (
    BEFORE,
    DARK,
    DISTRICT_OF,
    FOUNTAIN,
    FREE,
    LAST,
    PLANNED,
    SLOTS,
    START,
    TAVERN,
    TRAINING,
    Phase,
    Player,
    Valroc,
    kind_of,
    seat_of,
)
from valtable.games.valroc.training import visit_training_ground
from valtable.games.valroc.university import visit_university


def action_step(game: Valroc) -> None:
    """The next pawn does its action, after a window for whoever wants to use something."""
    planned = 0 if game.slot else PLANNED  # the first action of the turn
    slot = game.slot = next_slot(game, game.slot)
    if slot < SLOTS:
        district = DISTRICT_OF[slot]
        player = game.players[seat_of(game.slots[slot])]
        # From the training ground on an action begins with a question of its own.
        actor = -1 if district < TRAINING else player.seat
        window(game, BEFORE[district] | planned, NEXT_ACTION[player.seat][district], actor)
        VISITS[district](game, player, slot)
        game.reshuffled = 0
        slot = game.slot = next_slot(game, slot + 1)
        if district != DARK and (slot == SLOTS or DISTRICT_OF[slot] != district):
            lift(game, district)
        if slot < SLOTS:
            return
    end_of_actions(game)


def next_slot(game: Valroc, slot: int) -> int:
    """The first slot with a pawn from here on."""
    while slot < SLOTS and game.slots[slot] < 0:
        slot += 1
    return slot


def lift(game: Valroc, district: int) -> None:
    """Pawns leave a district that is resolved (l.248)."""
    for slot in range(START[district], START[district + 1]):
        if game.slots[slot] >= 0:
            game.slots[slot] = FREE


def end_of_actions(game: Valroc) -> None:
    """The end of the game is seen here (l.466); else offerings every third turn, and maintenance (l.433)."""
    game.end_reason = end_reason(game)
    if not game.end_reason:
        game.phase = Phase.MAINTENANCE if game.turn % 3 else Phase.OFFERINGS
        game.statue = 0
        return
    window(game, LAST, NEXT_END)
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
    here = game.box.slots[slot]
    tell.did(game, "visits", player, {"place": here.name(), "from": here.id})


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
