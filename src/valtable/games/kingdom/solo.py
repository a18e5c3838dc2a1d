"""Alone against the Dark Lord (rulebook l.730-817): the Monster Phase and the three ways it ends."""

from __future__ import annotations

from valtable.games.kingdom import tell
from valtable.games.kingdom.actions import turn_up_domain
from valtable.games.kingdom.citizens import draw_citizen
from valtable.games.kingdom.exhausted import all_monsters_slain, cover_empty_stacks, exhausted_places
from valtable.games.kingdom.state import CITIZENS, COLUMNS, DOMAINS, DarkLord, Kingdom, Phase, Place, Player

STACKS_TO_END = 5


def monster_phase(game: Kingdom) -> None:
    """Each die rouses the monster stack of that column; on the harder level their sum does so too (l.773)."""
    player = game.active_player
    values = [game.die1, game.die2]
    if game.box.sum_attacks:
        values.append(game.die1 + game.die2)
    for value in values:
        if value > 6:
            continue
        column = choose_column(game, player) if value == 6 else value - 1
        if column < 0 or not (game.monsters[column] or game.box.endless_attacks):
            continue  # an exhausted stack does nothing (l.765)
        raid(game, player, column)
        check_end(game)
        if game.phase == Phase.OVER:
            return
    game.phase = Phase.SECOND_HARVEST


def choose_column(game: Kingdom, player: Player) -> int:
    """On a six the player names the stack, not an exhausted one (l.763)."""
    alive = [game.box.places[number] for number in range(COLUMNS) if game.monsters[number]]
    return game.ask(player, "rouse", alive).number if alive else -1


def raid(game: Kingdom, player: Player, column: int) -> None:
    """The monsters carry off a citizen of their column, else a domain, else everything is lost (l.767-769)."""
    dark_lord = game.dark_lord
    assert dark_lord is not None
    places = game.box.places
    stacks: list[Place] = [places[n] for n in (CITIZENS + column, CITIZENS + COLUMNS + column) if game.height(n)]
    if stacks:
        place = game.ask(player, "give-up-citizen", stacks)
        tell.captured(game, game.citizens[place.row][-1], place)
        citizen = draw_citizen(game, place.row)
        game.dark_lord = DarkLord(dark_lord.duke, (*dark_lord.citizens, citizen), dark_lord.domains)
    elif game.domains[column]:
        domain = game.domains[column][-1]
        game.domains[column] = game.domains[column][:-1]
        game.dark_lord = DarkLord(dark_lord.duke, dark_lord.citizens, (*dark_lord.domains, domain))
        tell.captured(game, domain, places[DOMAINS + column])
        turn_up_domain(game, column)
    else:
        end(game, "overrun")
        return
    cover_empty_stacks(game, player)


def check_end(game: Kingdom) -> None:
    """All monsters slain wins at once; five exhausted stacks end the game at once."""
    if game.phase == Phase.OVER:
        return
    if all_monsters_slain(game):
        end(game, "monsters")
    elif exhausted_places(game) >= STACKS_TO_END:
        end(game, "exhausted")


def end(game: Kingdom, reason: str) -> None:
    game.end_reason = reason
    game.phase = Phase.OVER
    tell.ended(game, "solo-end-" + reason)
