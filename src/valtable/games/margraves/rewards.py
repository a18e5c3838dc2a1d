"""Rewards: influence with its bridges, privileges, and the grants that may be used at any time of one's own turn
(rulebook l.577-610, l.679-694)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, cast

from valtable.engine.question import PASS, Choice
from valtable.games.margraves import tell
from valtable.games.margraves.cards import DISPLAY, Guild, Privilege, Reward
from valtable.games.margraves.state import LAST_SPACE, SECTION, Margraves, Phase, Player, Space
from valtable.games.margraves.storage import gain_gold, gain_strength, gain_tokens, gain_wild
from valtable.games.margraves.vocabulary import (
    FIRST_GUILD,
    FIRST_TOKEN,
    GOLD,
    INFLUENCE,
    PRIVILEGE,
    STRENGTH,
    WILD,
    bits,
)

C = TypeVar("C", bound=Choice)


def gain(game: Margraves, player: Player, reward: Reward) -> None:
    """Everything in an order that costs nobody anything: gold first, influence, which may want paying for, last.

    Where the rulebook leaves the order to the player (l.422, l.548), no other order would bring more.
    """
    for kind, n in reward.amounts:
        gain_kind(game, player, kind, n)


def gain_kind(game: Margraves, player: Player, kind: int, n: int) -> None:
    if kind == GOLD:
        gain_gold(game, player, n)
    elif kind == STRENGTH:
        gain_strength(game, player, n)
    elif kind < WILD:
        gain_tokens(game, player, kind - FIRST_TOKEN, n)
    elif kind == WILD:
        gain_wild(game, player, n)
    elif kind < INFLUENCE:
        gain_privileges(game, player, kind - PRIVILEGE, n)
    elif kind == INFLUENCE:
        gain_influence(game, player, n, game.box.pack.guilds)
    else:
        gain_influence(game, player, n, [game.box.pack.guilds[kind - FIRST_GUILD]])


def gain_all(game: Margraves, player: Player, rewards: Sequence[Reward]) -> None:
    """Several rewards at once, as if they were one."""
    total: dict[int, int] = {}
    for reward in rewards:
        for kind, n in reward.amounts:
            total[kind] = total.get(kind, 0) + n
    for kind in sorted(total):
        gain_kind(game, player, kind, total[kind])


# --- grants ---------------------------------------------------------------------------------------------------------


def has_grants(game: Margraves, player: Player) -> bool:
    """Whether the player could use a grant now: in their own turn only, and not before the first (l.688, l.791)."""
    return bool(player.grants) and player.seat == game.active and game.phase >= Phase.PLAY


def decide(
    game: Margraves,
    player: Player,
    prompt: str,
    choices: Sequence[C],
    about: Choice | None = None,
    hidden: bool = False,
) -> C | None:
    """A question of the player's own turn, with the grants that they could use beside it. None: they have used one, so
    the choices must be made anew.

    Where one choice is left, only a grant that might open another is worth a question.
    """
    only = len(choices) == 1 and not hidden
    if not has_grants(game, player) or (only and not may_help(player, prompt)):
        if only and choices[0] is PASS:
            return choices[0]
        return game.ask(player, prompt, choices, about, hidden)
    game.fresh = 0
    offered: list[Choice] = [*choices, *dict.fromkeys(player.grants)]
    choice = game.ask(player, prompt, offered, about, hidden)
    if isinstance(choice, Privilege):
        use_grant(game, player, choice)
        return None
    return cast(C, choice)


def may_help(player: Player, prompt: str) -> bool:
    """Whether a grant brings something that could open another way."""
    wanted = HELP.get(prompt, 0)
    return bool([tile for tile in player.grants if tile.grant is not None and tile.grant.kinds & wanted])


RESOURCE_BITS: Final = bits("stone", "wood", "magic", "wild")
HELP: Final = {
    "enter": bits("gold") | RESOURCE_BITS,
    "enter-recruit": bits("gold"),
    "enter-sail": RESOURCE_BITS,
    "sail": RESOURCE_BITS,
    "recruit": bits("gold"),
    "influence": bits("gold"),
    "offer": bits("gold", "strength") | RESOURCE_BITS,
    "deploy": bits("knight"),
    "post": bits("knight"),
    "slay": bits("strength", "knight") | RESOURCE_BITS,
    "choose": bits("gold", "strength", "knight") | RESOURCE_BITS,
    "last-grants": -1,
}


def use_grant(game: Margraves, player: Player, tile: Privilege) -> None:
    """Discard the tile for what it shows (l.688)."""
    at = player.grants.index(tile)
    player.grants = (*player.grants[:at], *player.grants[at + 1 :])
    game.spent = (*game.spent, tile)
    tell.with_card(game, "used-grant", player, tile, f"seat-{player.seat}")
    assert tile.grant is not None
    gain(game, player, tile.grant)


def runs_out(game: Margraves) -> bool:
    """Whether the end of this turn cannot fill the row or the privileges: then it is the last round already."""
    if game.row.count(None) > len(game.deck):
        return True
    for level, stack in enumerate(game.stacks):
        if game.display[level * DISPLAY : (level + 1) * DISPLAY].count(None) > len(stack):
            return True
    return False


def last_grants(game: Margraves, player: Player) -> None:
    """Before the turn ends: for a grant that came after the last question, and for all of them in the last round."""
    asked = game.fresh or game.end_reason or runs_out(game)
    while asked and player.grants and decide(game, player, "last-grants", [PASS]) is None:
        pass


# --- privileges -----------------------------------------------------------------------------------------------------


def gain_privileges(game: Margraves, player: Player, level: int, n: int) -> None:
    """Tiles that lie face up (l.558)."""
    for _ in range(n):
        take_privilege(game, player, (level,), False)


def take_privilege(game: Margraves, player: Player, levels: Sequence[int], may: bool) -> None:
    """One of the tiles face up; they are not replaced before the end of the turn."""
    while True:
        choices: list[Choice] = [
            space for space in game.box.spaces if space.level in levels and game.display[space.index] is not None
        ]
        if not choices:
            return
        if may:
            choices.append(PASS)
        choice = decide(game, player, "privilege", choices)
        if choice is not None:
            break
    if isinstance(choice, Space):
        tile = game.display[choice.index]
        assert tile is not None
        game.display[choice.index] = None
        tell.with_card(game, "took-privilege", player, tile, choice.id, f"seat-{player.seat}")
        keep(game, player, tile)


def keep(game: Margraves, player: Player, tile: Privilege) -> None:
    """A grant goes on the player's board, a tile for the end above it (l.686-694)."""
    if tile.grant is None:
        player.ends = (*player.ends, tile)
    else:
        player.grants = (*player.grants, tile)
        game.fresh = 1


def draw_privileges(game: Margraves, player: Player, level: int, n: int) -> None:
    """From the face-down stack, for tiles of starting wealth (l.790)."""
    for _ in range(n):
        stack = game.stacks[level]
        if not stack:
            return
        game.stacks[level] = stack[:-1]
        game.reveal()
        tell.with_card(game, "drew-privilege", player, stack[-1], f"stack-{level + 1}", f"seat-{player.seat}")
        keep(game, player, stack[-1])


# --- influence ------------------------------------------------------------------------------------------------------


def gain_influence(game: Margraves, player: Player, n: int, guilds: Sequence[Guild]) -> None:
    """One space for each, on any of these rows (l.590-593).

    A bridge must be paid for at once (l.594). Where no marker can go on without paying, it may be let go.
    """
    left = n
    while left:
        choices: list[Choice] = []
        free = False
        for guild in guilds:
            at = player.influence[guild.index]
            if at == LAST_SPACE:
                continue
            if at % SECTION != SECTION - 1:
                free = True
            elif player.gold < game.box.pack.bridges[at // SECTION].gold:
                continue
            choices.append(guild)
        if not free:
            choices.append(PASS)
        choice = decide(game, player, "influence", choices)
        if choice is None:
            continue
        left -= 1
        if isinstance(choice, Guild):
            advance(game, player, choice)
        else:
            tell.did(game, "influence-lost", player)


def advance(game: Margraves, player: Player, guild: Guild) -> None:
    """One space to the right; across a bridge, a privilege may be taken (l.597-603)."""
    at = player.influence[guild.index]
    player.influence[guild.index] = at + 1
    if at % SECTION != SECTION - 1:
        tell.advanced(game, player, guild, at + 2)
        return
    bridge = game.box.pack.bridges[at // SECTION]
    player.gold -= bridge.gold
    tell.crossed(game, player, guild, bridge.gold)
    take_privilege(game, player, bridge.levels, True)
