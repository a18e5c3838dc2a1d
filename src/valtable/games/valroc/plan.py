"""What a seat is about: what each creature in its hand still takes, and which elements that makes worth having.

Learned bots are told of it (`insight.py`). It is made of what the seat may know, once for each decision.
"""

from __future__ import annotations

from typing import Final

from valtable.games.valroc.cards import Creature
from valtable.games.valroc.dark import helped
from valtable.games.valroc.fights import mounts, smallest_gap, strengths
from valtable.games.valroc.scoring import (
    VALS_PER_POINT,
    by_position,
    creature_points,
    hybrid_loss,
    scholar_points,
    spell_loss,
)
from valtable.games.valroc.state import (
    DISTRICT_OF,
    FOUNTAIN,
    MERCENARY,
    MOST,
    SLOTS,
    START,
    TAVERN,
    Phase,
    Player,
    Valroc,
    kind_of,
    seat_of,
)

FAR: Final = 99  # more points than anything lacks


class Target:
    """A creature in hand: the skill points lacking on the best mount, and those lacking in the arena as things are."""

    __slots__ = ("creature", "gap", "lack", "now", "order")

    def __init__(self, creature: Creature, lack: list[int], now: int) -> None:
        self.creature = creature
        self.lack = lack  # by element
        self.gap = lack[0] + lack[1] + lack[2] + lack[3]
        self.now = now
        self.order = 32 * self.gap - creature.prestige  # the nearest first, then the most prestigious


class Plan:
    """The prospects of one seat at one moment."""

    __slots__ = (
        "affinities",
        "best_now",
        "best_spell",
        "centres",
        "decisions",
        "deck",
        "deepest",
        "fights",
        "game",
        "lead",
        "mine",
        "near",
        "nearest",
        "pm_coming",
        "points",
        "seat",
        "sources",
        "stage",
        "targets",
        "unlocks",
        "vals_coming",
        "wanted",
    )

    def __init__(self, game: Valroc, seat: int) -> None:
        self.game = game
        self.decisions = game.decisions
        self.seat = seat
        me = game.players[seat]
        self.mine = own_slots(game, seat)  # where the own pawns still wait, by district
        self.pm_coming = me.pm  # with what the fountain is sure to bring this turn
        self.vals_coming = me.vals
        expect_income(game, me, self)
        # --- the hand
        self.targets: list[Target] = []
        self.wanted = [0, 0, 0, 0]  # by how many creatures
        self.near: list[float] = [0.0, 0.0, 0.0, 0.0]  # by how much prestige, the nearer the more
        self.deepest = [0, 0, 0, 0]  # points that the whole hand lacks
        self.unlocks = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # best prestige that 1, 2 or 3 points in an element reach
        self.nearest = FAR  # skill points lacking for a fight this turn
        self.fights = 0  # creatures that can be beaten this turn
        self.best_now = 0  # prestige of the best of them
        self.best_spell = 0  # and with the help of a spell
        look_at_hand(game, me, self)
        # --- the score
        self.affinities = affinities(game)  # creatures beaten, by element and seat
        self.sources: list[int] = []  # of the own points
        self.points = count_points(game, seat, self)
        best = -FAR
        most = 0
        for player in game.players:
            if player.seat != seat and self.points[player.seat] > best:
                best = self.points[player.seat]
            if len(player.beaten) > most:
                most = len(player.beaten)
        self.lead = self.points[seat] - best
        self.stage = 0 if most < 2 else 1 if most < 4 else 2  # how far the game has got
        # --- the action cards to come
        self.deck = game.action_deck or game.action_discard
        self.centres = [0, 0, 0, 0]
        for card in self.deck:
            self.centres[card.centre] += 1

    def chance_of(self, centre: int) -> float:
        """That the next action card has this centre."""
        return self.centres[centre] / len(self.deck) if self.deck else 0.0


LATEST: Final[list[Plan]] = []  # the plan made last: all choices of a decision are described with the same one


def new_plan(game: Valroc, seat: int) -> Plan:
    plan = Plan(game, seat)
    LATEST.clear()
    LATEST.append(plan)
    return plan


def plan_of(game: Valroc, seat: int) -> Plan:
    """The plan for the decision that is being taken."""
    for plan in LATEST:
        if plan.game is game and plan.decisions == game.decisions and plan.seat == seat:
            return plan
    return new_plan(game, seat)


def own_slots(game: Valroc, seat: int) -> list[int]:
    """For each district the slot where a pawn of the seat waits for its action, or acts; -1 for none."""
    found = [-1, -1, -1, -1, -1, -1, -1, -1]
    if game.phase != Phase.PLANNING and game.phase != Phase.ACTIONS:
        return found
    slots = game.slots
    for slot in range(game.slot if game.phase == Phase.ACTIONS else 0, SLOTS):
        here = slots[slot]
        if here >= 0 and seat_of(here) == seat:
            found[DISTRICT_OF[slot]] = slot
    return found


def expect_income(game: Valroc, me: Player, plan: Plan) -> None:
    boards = game.box.pack.boards
    slot = plan.mine[FOUNTAIN]
    if slot >= 0:
        plan.pm_coming = min(MOST, me.pm + boards.fountain[slot - START[FOUNTAIN]])
    slot = plan.mine[TAVERN]
    if slot >= 0 and kind_of(game.slots[slot]) != MERCENARY:
        plan.vals_coming = me.vals + boards.tavern[right_most(game) - START[TAVERN]]


def right_most(game: Valroc) -> int:
    """The right-most slot of the tavern that is taken, or the one before it."""
    for slot in range(START[TAVERN + 1] - 1, START[TAVERN] - 1, -1):
        if game.slots[slot] >= 0:
            return slot
    return START[TAVERN] - 1


# --- the hand -------------------------------------------------------------------------------------------------------


def look_at_hand(game: Valroc, me: Player, plan: Plan) -> None:
    if not me.hand:
        return
    stances = strengths(game, me)
    saddles = mounts(game, me)
    rage = helped(game, me.seat, "arena_bonus")
    bonus = rage.number if rage is not None else 0
    weakening = me.spell("weaken_creature")
    help = weakening.number if weakening is not None else 0
    for creature in me.hand:
        lack = lacking(creature, me.skills, saddles)
        now, _ = smallest_gap(creature, stances, saddles, bonus)
        add_target(plan.targets, Target(creature, lack, now))
        if now < plan.nearest:
            plan.nearest = now
        if creature.pm <= plan.pm_coming:
            prestige = creature.prestige
            if now == 0:
                plan.fights += 1
                plan.best_now = max(plan.best_now, prestige)
            if now <= help:
                plan.best_spell = max(plan.best_spell, prestige)
    for target in plan.targets:
        want(plan, target)


def lacking(creature: Creature, skills: list[int], saddles: list[tuple[str, tuple[int, ...]]]) -> list[int]:
    """The skill points to be learnt for this creature, by element, with the mount that leaves fewest of them."""
    need = creature.skill
    least = FAR
    found = [0, 0, 0, 0]
    for saddle in saddles:
        mount = saddle[1]
        total = 0
        for element in range(4):
            if need[element]:
                total += max(0, need[element] - skills[element] - mount[element])
        if total < least:
            least = total
            for element in range(4):
                lack = need[element] - skills[element] - mount[element]
                found[element] = lack if lack > 0 and need[element] else 0
    return found


def add_target(targets: list[Target], target: Target) -> None:
    """In their order."""
    at = len(targets)
    while at and targets[at - 1].order > target.order:
        at -= 1
    targets.insert(at, target)


def want(plan: Plan, target: Target) -> None:
    """Each element that the creature lacks is wanted."""
    gap = target.gap
    prestige = target.creature.prestige
    for element in range(4):
        lack = target.lack[element]
        if not lack:
            continue
        plan.wanted[element] += 1
        plan.near[element] += prestige / (10.0 + 10.0 * gap)
        if lack > plan.deepest[element]:
            plan.deepest[element] = lack
        if lack == gap:
            for n in range(lack, 4):
                at = 3 * element + n - 1
                plan.unlocks[at] = max(plan.unlocks[at], prestige)


# --- the score ------------------------------------------------------------------------------------------------------


def affinities(game: Valroc) -> list[list[int]]:
    """How many creatures of each element everybody has beaten."""
    players = len(game.players)
    counts = [[0] * players, [0] * players, [0] * players, [0] * players]
    for player in game.players:
        for creature in player.beaten:
            for element in creature.affinities:
                counts[element][player.seat] += 1
    return counts


def count_points(game: Valroc, seat: int, plan: Plan) -> list[int]:
    """Everybody's points. The Vals are no secret in an offering either: all were announced, and all bids are seen."""
    points = scholar_points(game)
    scholar = points[seat]
    pays = game.box.pack.boards.hunting[len(game.players)]
    hunts = [0] * len(points)
    for row in range(4):
        counts = plan.affinities[game.hunting[row]]
        if max(counts):
            for one, n in enumerate(by_position(counts, pays[row])):
                hunts[one] += n
    for player in game.players:
        creatures = creature_points(player)
        skills = player.skills[0] + player.skills[1] + player.skills[2] + player.skills[3]
        loss = hybrid_loss(game, player) + spell_loss(player)
        vals = player.vals // VALS_PER_POINT
        points[player.seat] += creatures + skills + hunts[player.seat] + vals - loss
        if player.seat == seat:
            plan.sources = [creatures, skills, hunts[seat], scholar, vals, loss]
    return points
