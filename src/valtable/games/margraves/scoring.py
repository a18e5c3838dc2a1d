"""The final score (rulebook l.731-779)."""

from __future__ import annotations

from typing import Final

from valtable.engine.message import Message
from valtable.engine.score import Score, ScoreLine
from valtable.games.margraves.cards import TOWER_SLOTS, Privilege
from valtable.games.margraves.state import SECTION, Margraves, Player
from valtable.games.margraves.vocabulary import BANNERS, GEM, GUILDS

GEM_POINTS: Final = 2  # l.775
RESOURCES_FOR_A_POINT: Final = 3  # l.776
GOLD_FOR_A_POINT: Final = 5  # l.778


def icons(game: Margraves, player: Player) -> list[int]:
    """Of each guild: on tiles for the end, on citizens, and at the locations of one's towers (l.750-757)."""
    found = [0] * len(GUILDS)
    for tile in player.ends:
        for guild, n in enumerate(tile.icons):
            found[guild] += n
    for card in player.hand:
        found[card.index] += 1
    for card in player.played:
        found[card.index] += 1
    for card in player.laid:
        found[card.index] += 1
    for slot, owner in enumerate(game.slots):
        if owner == player.seat:
            for guild in game.box.pack.locations[slot // TOWER_SLOTS].guilds:
                found[guild] += 1
    return found


def worth(space: int) -> int:
    """Points for each icon, by the section in which the marker stands (l.584-589)."""
    return space // SECTION + 1


def banner_points(ends: tuple[Privilege, ...]) -> int:
    """A set of different banners counts its number times itself; duplicates make another set (l.764-771)."""
    if not ends:
        return 0
    counts = [0] * len(BANNERS)
    for tile in ends:
        if tile.banner >= 0:
            counts[tile.banner] += 1
    return sum([len([1 for n in counts if n > row]) ** 2 for row in range(max(counts))])


def points(game: Margraves, player: Player) -> int:
    """The total, without the sheet."""
    return points_with(player, icons(game, player))


def points_with(player: Player, found: list[int]) -> int:
    """The total of somebody who has so many icons of each guild."""
    total = banner_points(player.ends) + GEM_POINTS * player.stock[GEM]
    total += player.resources() // RESOURCES_FOR_A_POINT + player.gold // GOLD_FOR_A_POINT
    for guild, n in enumerate(found):
        total += n * worth(player.influence[guild])
    return total


def lines(game: Margraves, player: Player) -> list[ScoreLine]:
    found: list[ScoreLine] = []
    for guild, n in enumerate(icons(game, player)):
        each = worth(player.influence[guild])
        args = {"guild": game.box.pack.guilds[guild].name(), "n": n, "each": each}
        found.append(ScoreLine(Message("score-influence", args), n * each, Message("score-influences")))
    found.append(ScoreLine(Message("score-banners"), banner_points(player.ends)))
    found.append(ScoreLine(Message("score-gems"), GEM_POINTS * player.stock[GEM]))
    found.append(ScoreLine(Message("score-resources"), player.resources() // RESOURCES_FOR_A_POINT))
    found.append(ScoreLine(Message("score-gold"), player.gold // GOLD_FOR_A_POINT))
    return found


def score(game: Margraves) -> Score:
    """Most points; then most gold; then all who are level (l.741-744)."""
    sheets = [lines(game, player) for player in game.players]
    totals = [sum([line.points for line in sheet]) for sheet in sheets]
    ranks = [(totals[player.seat], player.gold) for player in game.players]
    best = max(ranks)
    winners = [seat for seat, rank in enumerate(ranks) if rank == best]
    tie = None
    if totals.count(max(totals)) > 1:
        tie = Message("tie-shared" if len(winners) > 1 else "tie-gold")
    return Score(sheets, winners, Message("ending-" + game.end_reason), tie=tie)
