"""Figures about the table that bots weigh: what a tower still wants, what a voyage or a tile would bring, who leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.insight import Sheet
from valtable.games.margraves.cards import DISPLAY, LOCATIONS, ROW, SEGMENTS, TOWER_SLOTS, Location, Privilege
from valtable.games.margraves.hints import LENGTH, bounty
from valtable.games.margraves.scoring import icons, points, worth
from valtable.games.margraves.state import TOWERS, Margraves, Player
from valtable.games.margraves.towers import COST
from valtable.games.margraves.vocabulary import BANNERS, GAINS, GUILDS

STAGES: Final = 3  # early, in the middle, late

# Some of each thing that can be gained, so that what is usual comes to about one.
SCALE: Final = (0.25, 0.5, 0.5, 0.5, 0.5, 1.0, 0.5, 0.5, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 1.0)


def most_built(game: Margraves) -> int:
    """Towers, by whoever has built most: the fourth begins the last round."""
    fewest = TOWERS
    for player in game.players:
        fewest = min(fewest, player.towers)
    return TOWERS - fewest


def progress(game: Margraves) -> float:
    """How much of the game is over, as a guess: 1 in the last round."""
    if game.end_reason:
        return 1.0
    return min(0.95, max(game.round / LENGTH, most_built(game) / (TOWERS + 1)))


def stage(game: Margraves) -> int:
    return min(STAGES - 1, int(progress(game) * STAGES))


def lacks(player: Player) -> int:
    """How many of the four things that a tower costs are missing."""
    missing = 0
    for token in COST:
        if not player.stock[token]:
            missing += 1
    return missing


def slots_at(game: Margraves, seat: int, place: int) -> tuple[int, bool]:
    """How many building slots are free there, and whether a tower of that seat stands there."""
    free = 0
    mine = False
    for slot in range(place * TOWER_SLOTS, (place + 1) * TOWER_SLOTS):
        owner = game.slots[slot]
        if owner < 0:
            free += 1
        elif owner == seat:
            mine = True
    return free, mine


def site_at(game: Margraves, player: Player, place: int) -> bool:
    """Whether a tower of that player could stand there."""
    free, mine = slots_at(game, player.seat, place)
    return free > 0 and not mine and player.towers > 0


def roads_to_site(game: Margraves, player: Player) -> int:
    nearest = LOCATIONS
    far = game.box.pack.locations[player.place].far
    for place in range(LOCATIONS):
        if far[place] < nearest and site_at(game, player, place):
            nearest = far[place]
    return nearest


def best_slot(game: Margraves, place: Location) -> float:
    best = 0.0
    for i in range(TOWER_SLOTS):
        if game.slots[place.index * TOWER_SLOTS + i] < 0:
            best = max(best, bounty(place.towers[i]))
    return best


def site_points(player: Player, place: Location) -> int:
    """What the icons of a tower there count as the markers stand."""
    return worth(player.influence[place.guilds[0]]) + worth(player.influence[place.guilds[1]])


def best_hire(game: Margraves, player: Player) -> float:
    """The most that a citizen of the row who can be paid for would count, or 0; scaled."""
    best = 0
    costs = game.box.pack.costs
    for i in range(ROW):
        card = game.row[i]
        if card is not None and costs[i] <= player.gold:
            best = max(best, worth(player.influence[card.index]) + 1)
    return best / 4


def voyage(game: Margraves, player: Player) -> float:
    """What the ship would bring with everything that can be sent."""
    total = 0.0
    segments = game.box.pack.segments
    for i in range(1, player.resources() + 1):
        total += bounty(segments[(player.ship + i) % SEGMENTS].reward)
    return total


def banners(player: Player) -> list[int]:
    counts = [0] * len(BANNERS)
    for tile in player.ends:
        if tile.banner >= 0:
            counts[tile.banner] += 1
    return counts


def tile_points(player: Player, tile: Privilege) -> int:
    """What a tile for the end would add as things stand."""
    total = 0
    if tile.grant is None:
        for guild in range(len(GUILDS)):
            if tile.icons[guild]:
                total += tile.icons[guild] * worth(player.influence[guild])
        if tile.banner >= 0:
            counts = banners(player)
            row = counts[tile.banner]
            beside = 0
            for n in counts:
                if n > row:
                    beside += 1
            total += 2 * beside + 1  # the set grows by one: its square
    return total


def best_tile(game: Margraves, player: Player, levels: Sequence[int]) -> float:
    """The best privilege of these levels."""
    best = 0.0
    for i in range(2 * DISPLAY):
        tile = game.display[i]
        if tile is not None and i // DISPLAY in levels:
            value = float(tile_points(player, tile)) if tile.grant is None else bounty(tile.grant)
            best = max(best, value)
    return best


def icons_of(game: Margraves, player: Player, guild: int) -> int:
    return icons(game, player)[guild]


def lead_of(game: Margraves, player: Player) -> int:
    best = -99
    for other in game.players:
        if other is not player:
            best = max(best, points(game, other))
    return points(game, player) - best


def scaled_lead(lead: int) -> float:
    return max(-2.0, min(2.0, lead / 15))


def row_runs_out(game: Margraves) -> bool:
    """Whether one citizen less in the row would begin the last round."""
    return not game.end_reason and game.row.count(None) + 1 > len(game.deck)


def stack_runs_out(game: Margraves, level: int) -> bool:
    """Whether one tile less of that level would begin the last round."""
    if game.end_reason:
        return False
    empty = 0
    for i in range(level * DISPLAY, (level + 1) * DISPLAY):
        if game.display[i] is None:
            empty += 1
    return empty + 1 > len(game.stacks[level])


def put_gains(sheet: Sheet, place: int, gains: list[float], scale: float) -> None:
    for kind in range(len(GAINS)):
        much = gains[kind]
        if much != 0.0:
            sheet.put(place + kind, much * SCALE[kind] * scale)
