"""The heroic tombs (rulebook l.618-668, l.941)."""

from __future__ import annotations

from valtable.engine.question import PASS, Choice
from valtable.games.margraves import tell
from valtable.games.margraves.cards import LOCATIONS, TOMBS
from valtable.games.margraves.rewards import decide, gain_all
from valtable.games.margraves.state import EMPTY, LYING, STANDING, Margraves, Player, Tomb
from valtable.games.margraves.storage import make_room
from valtable.games.margraves.vocabulary import KNIGHT


def bury(game: Margraves, player: Player, here: int, stored: int) -> None:
    """So many knights of the margrave's location and of storage take their stand in free tombs of the player's choice,
    and those for whom there is none by the statue (l.644-652)."""
    while here + stored:
        free = [tomb for tomb in game.box.tombs if game.tombs[tomb.index] == EMPTY]
        if not free:
            game.knights[player.place] -= here
            player.stock[KNIGHT] -= stored
            game.statue += here + stored
            tell.counted(game, "on-statue", player, here + stored, goal="statue")
            return
        choice = free[0] if len(free) <= here + stored else game.ask(player, "tomb", free)
        if here:
            here -= 1
            game.knights[player.place] -= 1
        else:
            stored -= 1
            player.stock[KNIGHT] -= 1
        game.tombs[choice.index] = STANDING
        tell.counted(game, "entombed", player, choice.index + 1, goal=choice.id)


def raise_knights(game: Margraves, player: Player, most: int) -> None:
    """Up to so many knights that lie in the tombs come into storage (l.941)."""
    for _ in range(most):
        choice: Choice | None = None
        while choice is None:
            lying: list[Choice] = [tomb for tomb in game.box.tombs if game.tombs[tomb.index] == LYING]
            choice = decide(game, player, "raise", [*lying, PASS])
        if not isinstance(choice, Tomb):
            return
        if make_room(game, player, KNIGHT):
            game.tombs[choice.index] = EMPTY
            player.stock[KNIGHT] += 1
            tell.counted(game, "raised", player, choice.index + 1, choice.id, f"seat-{player.seat}")


def honour(game: Margraves, player: Player) -> None:
    """The end of a turn: full lines in which somebody stands are paid, and all in them lie down (l.621-623)."""
    if STANDING not in game.tombs:
        return
    tombs = game.tombs
    full = [
        line
        for line in game.box.pack.lines
        if EMPTY not in [tombs[i] for i in line.tombs] and STANDING in [tombs[i] for i in line.tombs]
    ]
    for line in full:
        for i in line.tombs:
            tombs[i] = LYING
        tell.with_card(game, "line-full", player, line)
    gain_all(game, player, [line.reward for line in full])


def empty_tombs(game: Margraves) -> None:
    """Nine of nine, and those by the statue, go back to the reserve, for the next player's turn (l.624-630)."""
    if EMPTY in game.tombs:
        return
    game.reserve[KNIGHT] += TOMBS + game.statue
    game.statue = 0
    for i in range(TOMBS):
        game.tombs[i] = EMPTY
    tell.plain(game, "tombs-emptied")
    ride_out(game)


def ride_out(game: Margraves) -> None:
    """A knight of the reserve for each location that has none (l.629)."""
    for place in range(LOCATIONS):
        if not game.knights[place] and game.reserve[KNIGHT]:
            game.reserve[KNIGHT] -= 1
            game.knights[place] += 1
            location = game.box.pack.locations[place]
            tell.plain(game, "knight-returns", location, location.id)
