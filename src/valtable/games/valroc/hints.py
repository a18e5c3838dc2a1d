"""How well a seat stands: the hand-made valuation that bots lean on.

It adds up, in prestige: what the seat has, how near the creatures in its hand are, what lies in stock, and what the
pawns on the board, and those still to be placed, will bring. What luck or others decide counts by how likely it is.
"""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Gain
from valtable.games.valroc.cards import Course
from valtable.games.valroc.fights import mounts, smallest_gap, strengths
from valtable.games.valroc.offerings import highest
from valtable.games.valroc.scoring import (
    creature_points,
    hunting_points,
    hybrid_loss,
    scholar_points,
    spell_loss,
)
from valtable.games.valroc.state import (
    ARENA,
    ASSISTANT,
    CAVE,
    FOUNTAIN,
    GOAL,
    MAGE,
    MERCENARY,
    MONK,
    MOST,
    SANCTUARY,
    SLOTS,
    START,
    TAVERN,
    TRAINING,
    UNIVERSITY,
    USUAL,
    Phase,
    Player,
    Valroc,
    kind_of,
    seat_of,
)
from valtable.games.valroc.vocabulary import ELEMENT_NAMES

Row = tuple[float, ...]  # said in so many words: compiled, a constant tuple of floats of known length is lost

# Tuned by playing. All of it in points of prestige.
PM: Final = 0.18  # magic power at hand
# Magic power that a pawn will fetch, by how much there is: it is for draws of the next training.
FETCHED: Final[Row] = (0.0, 0.6, 1.15, 1.65, 2.1, 2.5, 2.85, 3.15, 3.4, 3.6, 3.75, 3.85, 3.9)
VAL: Final = 0.42
MANY_VALS: Final = 8  # beyond them a Val is worth its third of a point
# diamond, mushroom, plant, berry, flask, full, medium and small gauge, open flask
OBJECTS: Final[Row] = (2.2, 1.0, 0.5, 0.6, 1.75, 1.5, 0.75, 0.35, 0.88)
QUARTER: Final = 0.27  # of a full gauge, kept
SPELL: Final = 0.7
WOUND: Final = 0.7
WOUND_GONE: Final = 0.25  # a wound among the discards is none in the deck
CARD_GONE: Final = 0.05  # but every discard is a step to the next shuffle
REST: Final = 4.0  # a turn without the mage
MONK_NEXT: Final = 1.3
TURNS: Final = 13  # how long a game takes
READY: Final = 0.72  # how much of a creature's prestige counts when only the arena is missing
# By skill points lacking.
NEAR: Final[Row] = (1.0, 0.86, 0.73, 0.62, 0.52, 0.44, 0.37, 0.31, 0.26, 0.22, 0.18, 0.15)
LACK: Final = 0.3  # for each skill point lacking for the whole hand
OTHERS: Final = 0.2
LASTING: Final = {"turn_start": 0.4, "search": 0.2, "favour": 0.1, "between": 0.0, "training": 0.3, "offering": 0.15}
COURSE: Final = 0.7  # one more for the most courses
SKILL: Final = 2.3  # a skill point that fits
DRAW: Final = 0.34  # of a skill point, by a draw of the training ground
ROOMS: Final[Row] = (1.5, 1.2, 0.8, 1.1)  # of the cave
HIRED_ROOMS: Final[Row] = (0.4, 1.2, 0.8, 1.1)  # the mercenary finds no Vals (l.222)
RITE: Final = 1.0
IDLE: Final[Row] = (
    3.0,
    1.2,
    0.0,
    1.2,
)  # pawns that are still to be placed: mage, assistant, mercenary, monk
NO_BID: Final = 0.3  # how often somebody bids nothing for a statue
PATIENCE: Final = 0.3  # for whoever leaves the others to ask at the usual moments


def standing(game: Valroc, seat: int) -> float:
    """The seat's standing, less a part of the best of the others'."""
    points = sure_points(game)
    best = max([points[player.seat] + stock(game, player) for player in game.players if player.seat != seat])
    me = game.players[seat]
    total = points[seat] + stock(game, me) - OTHERS * best + prospects(game, me, me.skills) + pawns(game, me)
    return total + bid_luck(game, me) + (PATIENCE if me.waits == USUAL else 0.0)


def sure_points(game: Valroc) -> list[float]:
    """What would be scored now; who leads a race counts for more near its end."""
    progress = max([len(player.beaten) for player in game.players]) / GOAL
    points = [
        float(creature_points(player) + sum(player.skills) - hybrid_loss(game, player) - spell_loss(player))
        for player in game.players
    ]
    for row in range(4):
        for seat, n in enumerate(hunting_points(game, row)):
            points[seat] += n * (0.4 + 0.6 * progress)
    for seat, n in enumerate(scholar_points(game)):
        points[seat] += n * progress * 0.8
    return points


def stock(game: Valroc, player: Player) -> float:
    """What lies before a player for later use."""
    total = PM * player.pm + vals_worth(player.vals) + SPELL * len(player.spells)
    for kind, n in enumerate(player.objects):
        if n:
            total += OBJECTS[kind] * n
    quarters = sum([card.quarters for card in player.kept])
    total += QUARTER * min(quarters, 3) + 0.1 * max(0, quarters - 3)
    total -= WOUND * len(player.wounds) + (REST if player.out > game.turn else 0.0)
    left = max(1, TURNS - game.turn)
    for course in player.courses:
        total += lasting(player, course, left)
    if game.monk_next == player.seat:
        total += MONK_NEXT
    return total + 1.5 * len(player.beaten)


def vals_worth(vals: int) -> float:
    return VAL * min(vals, MANY_VALS) + 0.34 * max(0, vals - MANY_VALS)


def lasting(player: Player, course: Course, left: int) -> float:
    """What a course is still good for."""
    if course.when == "any_time":
        return COURSE + (0.0 if course in player.spent else 0.4)
    return COURSE + LASTING.get(course.when, 0.0) * left


# --- the creatures in hand ------------------------------------------------------------------------------------------


def prospects(game: Valroc, player: Player, skills: list[int]) -> float:
    """The creatures in hand, by what is lacking with these skills for each and for all of them."""
    stances = [skills]
    saddles = mounts(game, player)
    total = 0.0
    most = [0, 0, 0, 0]
    for creature in player.hand:
        gap, _ = smallest_gap(creature, stances, saddles, 0)
        total += READY * (creature.prestige + 1.0) * NEAR[min(gap, len(NEAR) - 1)]
        if gap == 0 and player.pm < creature.pm:
            total -= 0.2 * (creature.pm - player.pm)
        for element in range(4):
            if creature.skill[element] > most[element]:
                most[element] = creature.skill[element]
    for element in range(4):
        total -= LACK * max(0, most[element] - skills[element])
    wounds = sum([1 for card in game.action_discard if card.wound])
    return total + WOUND_GONE * wounds - CARD_GONE * len(game.action_discard)


# --- the pawns ------------------------------------------------------------------------------------------------------


def pawns(game: Valroc, player: Player) -> float:
    """What the pawns on slots that are still to be resolved will bring, and those that are still to be placed."""
    if game.phase != Phase.PLANNING and game.phase != Phase.ACTIONS:
        return 0.0
    total = 0.0
    start = 0
    if game.phase == Phase.ACTIONS:
        start = game.slot
    elif not game.passed >> player.seat & 1:
        total += idle(game, player)
    boards = game.box.pack.boards
    pm = player.pm
    vals = player.vals
    for slot in range(start, SLOTS):
        here = game.slots[slot]
        if here < 0 or seat_of(here) != player.seat:
            continue
        hired = kind_of(here) == MERCENARY
        if slot < START[FOUNTAIN]:
            total += RITE
        elif slot < START[TAVERN]:
            gain = min(boards.fountain[slot - START[FOUNTAIN]], MOST - pm)
            total += FETCHED[pm + gain] - FETCHED[pm]
            pm += gain
        elif slot < START[CAVE]:
            gain = 0 if hired else boards.tavern[slot - START[TAVERN]]
            total += VAL * gain - 0.2
            vals += gain
        elif slot < START[TRAINING]:
            total += (HIRED_ROOMS if hired else ROOMS)[slot - START[CAVE]]
        elif slot < START[SANCTUARY]:
            draws = min(pm, boards.immunity[slot - START[TRAINING]] + 3)
            total += draws * (DRAW * SKILL - PM) + 0.3
            pm -= draws
        elif slot < START[UNIVERSITY]:
            total += 0.1 + min(1, vals) * (0.19 * SKILL + MONK_NEXT - VAL)
        elif slot < START[ARENA]:
            total += course_hope(game, player, slot - START[UNIVERSITY], pm, vals)
        else:
            total += arena_hope(game, player, pm, slot - START[ARENA])
    return total


def idle(game: Valroc, player: Player) -> float:
    total = 0.0
    for kind in (MAGE, ASSISTANT):
        if not player.placed >> kind & 1 and (kind != MAGE or player.out != game.turn):
            total += IDLE[kind]
    if game.monk == player.seat and not player.placed >> MONK & 1:
        total += IDLE[MONK]
    return total


def course_hope(game: Valroc, player: Player, number: int, pm: int, vals: int) -> float:
    """A course that will be paid for."""
    if not game.display[number]:
        return 0.0
    course = game.display[number][0]
    if vals < course.val or pm < course.pm:
        return 0.05
    worth = lasting(player, course, max(1, TURNS - game.turn))
    if course.when == "at_once":
        worth += SKILL if needs(player, course) else 1.2
    return worth - VAL * course.val - 2 * PM * course.pm


def needs(player: Player, course: Course) -> bool:
    """Whether its skill point brings a creature nearer."""
    gain = course.effect
    if not isinstance(gain, Gain) or gain.resource not in ELEMENT_NAMES:
        return False
    element = ELEMENT_NAMES.index(gain.resource)
    return bool([creature for creature in player.hand if creature.skill[element] > player.skills[element]])


def arena_hope(game: Valroc, player: Player, pm: int, number: int) -> float:
    """What the best fight would add to the standing."""
    stances = strengths(game, player)
    saddles = mounts(game, player)
    best = 0.0
    for creature in player.hand:
        if creature.pm > pm:
            continue
        gap, _ = smallest_gap(creature, stances, saddles, 0)
        if gap == 0:
            best = max(best, 3.2 + 0.3 * creature.prestige - 0.3 * creature.pm)
    return best + VAL * game.box.pack.boards.arena[number] if best else 0.0


# --- offerings ------------------------------------------------------------------------------------------------------


def bid_luck(game: Valroc, player: Player) -> float:
    """After a statue's offering, whatever others were imagined to bid: the skill point counts by how likely it was to
    be won."""
    if game.phase == Phase.OFFERINGS:
        if game.shown <= game.statue:
            return 0.0
    elif game.phase != Phase.MAINTENANCE or game.turn % 3:
        return 0.0
    statue = game.statue
    bid = game.bids[player.seat]
    gem = game.gem_bids[player.seat] > 0
    if not bid and not gem:
        return 0.0
    won = highest(game) == player.seat
    skills = player.skills[:]
    skills[statue] += -1 if won else 1
    worth = 1.0 + abs(prospects(game, player, player.skills) - prospects(game, player, skills))
    return worth * (chance_to_win(game, player, statue, bid, gem) - (1.0 if won else 0.0))


def chance_to_win(game: Valroc, player: Player, statue: int, bid: int, gem: bool) -> float:
    """Others bid nothing now and then, else about what they can spend on each statue that is left."""
    if gem:
        return 0.95
    chance = 1.0
    for other in game.players:
        vals = other.vals + game.bids[other.seat]  # before they bid
        if other is not player and vals:
            most = min(vals, 1 + 2 * vals // (4 - statue))
            chance *= NO_BID + (1.0 - NO_BID) * min(1.0, (bid - 1) / most)
    if len(game.players) == 2:
        cards = game.box.pack.boards.offerings
        chance *= sum([1 for card in cards if card < bid]) / len(cards)
    return chance
