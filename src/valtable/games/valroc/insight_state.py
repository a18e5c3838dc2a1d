"""The table as a seat sees it, in numbers for learned bots: its plan first, then the city, then the others."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Gain
from valtable.engine.insight import Places, Sheet, bucket
from valtable.games.valroc.anytime import might_be
from valtable.games.valroc.offerings import bid_value
from valtable.games.valroc.plan import FAR, Plan, new_plan
from valtable.games.valroc.planning import free_pawns
from valtable.games.valroc.scoring import QUIET_TURNS
from valtable.games.valroc.state import (
    ARENA,
    BANNED,
    CAVE,
    DIAMOND,
    DISTRICT_OF,
    FLASK,
    GAUGE_FULL,
    GAUGE_MEDIUM,
    GAUGE_SMALL,
    GOAL,
    MUSHROOM,
    OBJECT_KINDS,
    OPEN_FLASK,
    SLOTS,
    START,
    TRAINING,
    USUAL,
    Phase,
    Player,
    Valroc,
    seat_of,
)
from valtable.games.valroc.training import gauges, quarters
from valtable.games.valroc.vocabulary import RITE_VERBS, SPELL_VERBS

CREATURE_BUCKETS: Final = 128
COURSE_BUCKETS: Final = 40
SPELL_PLACE: Final = {verb: i for i, verb in enumerate(SPELL_VERBS)}
RITE_PLACE: Final = {verb: i for i, verb in enumerate(RITE_VERBS)}
SEEN_TARGETS: Final = 6

PLACES: Final = Places()
# --- the table and the clock
PLAYERS: Final = PLACES.block(3)
DRAFTED: Final = PLACES.block()
MYTHICS: Final = PLACES.block(3)
ROTATES: Final = PLACES.block()
PHASE: Final = PLACES.block(9)
TURN: Final = PLACES.block()
TURNS: Final = PLACES.block(16)
TO_OFFERING: Final = PLACES.block(3)  # turns until the next offering phase
DRAFT_ROUND: Final = PLACES.block()
QUIET: Final = PLACES.block()
MOST_BEATEN: Final = PLACES.block(GOAL)
FIRST: Final = PLACES.block(4)
ACTIVE: Final = PLACES.block(4)
DISTRICT: Final = PLACES.block(8)
STATUE: Final = PLACES.block(4)
# --- the own things
VALS: Final = PLACES.block()
VALS_UP_TO: Final = PLACES.block(10)
PM: Final = PLACES.block()
PM_UP_TO: Final = PLACES.block(12)
SKILLS_UP_TO: Final = PLACES.block(4 * 9)
OBJECTS: Final = PLACES.block(OBJECT_KINDS)
KEPT: Final = PLACES.block(3)
QUARTERS: Final = PLACES.block()
TO_FULL: Final = PLACES.block(4)
WOUND: Final = PLACES.block()
RESTS: Final = PLACES.block(2)
PAWNS: Final = PLACES.block(4)
MONK_NEXT: Final = PLACES.block()
SPELLS: Final = PLACES.block(len(SPELL_VERBS))
SPELL_COUNT: Final = PLACES.block()
LEAST_LOSS: Final = PLACES.block()  # of a spell used, which the gods' wrath takes away
COURSES: Final = PLACES.block(COURSE_BUCKETS)
COURSE_COUNT: Final = PLACES.block()
COURSE_LEAD: Final = PLACES.block()
INCOME: Final = PLACES.block(2)
COMING: Final = PLACES.block(2)
PATIENT: Final = PLACES.block()
# --- the own score
BEATEN: Final = PLACES.block(GOAL)
SOURCES: Final = PLACES.block(6)
POINTS: Final = PLACES.block()
LEAD: Final = PLACES.block()
LEAD_LATE: Final = PLACES.block()
LEADS: Final = PLACES.block(2)
HYBRIDS: Final = PLACES.block()
# --- the plan
HAND: Final = PLACES.block(CREATURE_BUCKETS)
TARGET_WIDTH: Final = 13
TARGETS: Final = PLACES.block(SEEN_TARGETS * TARGET_WIDTH)
HAND_PRESTIGE: Final = PLACES.block()
NEAREST: Final = PLACES.block(4)
FIGHTS: Final = PLACES.block(3)
BEST_NOW: Final = PLACES.block()
BEST_SPELL: Final = PLACES.block()
ELEMENT_WIDTH: Final = 13
ELEMENTS: Final = PLACES.block(4 * ELEMENT_WIDTH)
# --- the city
MINE: Final = PLACES.block(SLOTS)
THEIRS: Final = PLACES.block(SLOTS)
BANNED_ROOM: Final = PLACES.block(4)
OFFERED: Final = PLACES.block(COURSE_BUCKETS)
PAYABLE: Final = PLACES.block(2)  # courses that can be paid for, and empty places
RITES: Final = PLACES.block(len(RITE_VERBS))
RITES_FOR: Final = PLACES.block(len(RITE_VERBS))
RITES_AGAINST: Final = PLACES.block(len(RITE_VERBS))
WRATH: Final = PLACES.block(3)
CENTRES: Final = PLACES.block(4)
DECK: Final = PLACES.block()
# --- offerings
BIDS: Final = PLACES.block(4)  # the own one, the best of the others, whether it wins, whether bids are open
RIVAL_VALS: Final = PLACES.block()
DUMMY_BIDS: Final = PLACES.block()
MAY_CHANGE: Final = PLACES.block()
# --- the others
RIVAL_WIDTH: Final = 37
RIVALS: Final = PLACES.block(3 * RIVAL_WIDTH)

WIDTH: Final[int] = PLACES.width


def describe(game: Valroc, seat: int, sheet: Sheet) -> None:
    """The table as that seat may know it."""
    plan = new_plan(game, seat)
    me = game.players[seat]
    describe_clock(game, seat, sheet)
    describe_stock(game, me, plan, sheet)
    describe_magic(game, me, sheet)
    describe_score(me, plan, sheet)
    describe_targets(me, plan, sheet)
    describe_elements(game, me, plan, sheet)
    describe_city(game, me, plan, sheet)
    describe_dark_quarter(game, seat, sheet)
    if game.phase == Phase.OFFERINGS:
        describe_offerings(game, me, sheet)
    players = len(game.players)
    for i in range(1, players):
        describe_rival(game, game.players[(seat + i) % players], plan, RIVALS + (i - 1) * RIVAL_WIDTH, sheet)


def describe_clock(game: Valroc, seat: int, sheet: Sheet) -> None:
    box = game.box
    players = len(game.players)
    sheet.mark_one(PLAYERS, players - 2, 2)
    if box.draft:
        sheet.mark(DRAFTED)
        sheet.mark_one(MYTHICS, box.mythics - 1, 2)
    if box.rotate:
        sheet.mark(ROTATES)
    phase = game.phase
    sheet.mark_one(PHASE, phase, 8)
    if phase < Phase.TURN:
        sheet.put(DRAFT_ROUND, game.draft_round * 0.12)
        return
    sheet.put(TURN, min(game.turn, 30) * 0.06)
    sheet.mark_up_to(TURNS, game.turn, 16)
    sheet.mark_one(TO_OFFERING, 2 - (game.turn - 1) % 3, 2)
    sheet.put(QUIET, game.quiet / QUIET_TURNS)
    most = 0
    for player in game.players:
        if len(player.beaten) > most:
            most = len(player.beaten)
    sheet.mark_up_to(MOST_BEATEN, most, GOAL)
    sheet.mark(FIRST + (game.first - seat) % players)
    if phase == Phase.PLANNING:
        sheet.mark(ACTIVE + (game.active - seat) % players)
    elif phase == Phase.ACTIONS and game.slot < SLOTS:
        here = game.slots[game.slot]
        if here >= 0:
            sheet.mark(ACTIVE + (seat_of(here) - seat) % players)
        sheet.mark(DISTRICT + DISTRICT_OF[game.slot])


# --- the own things -------------------------------------------------------------------------------------------------


def describe_stock(game: Valroc, me: Player, plan: Plan, sheet: Sheet) -> None:
    sheet.put(VALS, min(me.vals, 40) * 0.1)
    sheet.mark_up_to(VALS_UP_TO, me.vals, 10)
    sheet.put(PM, me.pm * 0.1)
    sheet.mark_up_to(PM_UP_TO, me.pm, 12)
    for element in range(4):
        sheet.mark_up_to(SKILLS_UP_TO + 9 * element, me.skills[element], 9)
    for kind in range(OBJECT_KINDS):
        if me.objects[kind]:
            sheet.put(OBJECTS + kind, me.objects[kind] * 0.7)
    cards = gauges(me)
    for size in range(3):
        sheet.put(KEPT + size, cards[size] * 0.5)
    ready = quarters(cards)
    sheet.put(QUARTERS, min(ready, 16) * 0.2)
    sheet.mark(TO_FULL + ready % 4)
    sheet.put(WOUND, float(len(me.wounds)))
    if me.out:
        sheet.mark(RESTS + (1 if me.out > game.turn else 0))
    pawns = free_pawns(game, me)
    for kind in range(4):
        if pawns >> kind & 1:
            sheet.mark(PAWNS + kind)
    if game.monk_next == me.seat:
        sheet.mark(MONK_NEXT)
    sheet.put(COMING, (plan.pm_coming - me.pm) * 0.2)
    sheet.put(COMING + 1, (plan.vals_coming - me.vals) * 0.2)
    if me.waits == USUAL:
        sheet.mark(PATIENT)


def describe_magic(game: Valroc, me: Player, sheet: Sheet) -> None:
    """Spells and courses."""
    held = [0, 0, 0, 0, 0, 0, 0, 0]
    for one in me.spells:
        held[SPELL_PLACE[one[0].verb]] += 1
    if me.spells:
        sheet.put(SPELL_COUNT, len(me.spells) * 0.4)
        for verb in range(8):
            sheet.put(SPELLS + verb, float(held[verb]))
    if me.used:
        least = 9
        for spell in me.used:
            least = min(least, spell.loss)
        sheet.put(LEAST_LOSS, least * 0.4)
    vals = 0
    pm = 0
    seen: list[int] = []
    for course in me.courses:
        if course not in me.spent:
            mark_new(COURSES + bucket(course.id, COURSE_BUCKETS), seen, sheet)
        if course.when == "turn_start":
            gain = course.effect
            if isinstance(gain, Gain):
                if gain.resource == "val":
                    vals += gain.amount
                elif gain.resource == "pm":
                    pm += gain.amount
    sheet.put(INCOME, vals * 0.7)
    sheet.put(INCOME + 1, pm * 0.7)
    sheet.put(COURSE_COUNT, len(me.courses) * 0.3)
    sheet.put(COURSE_LEAD, course_lead(game, me) * 0.4)


def mark_new(place: int, seen: list[int], sheet: Sheet) -> None:
    """A card, unless another one that is there has the same place."""
    if place not in seen:
        seen.append(place)
        sheet.mark(place)


def course_lead(game: Valroc, me: Player) -> int:
    """How many courses more than the best of the others."""
    most = 0
    for player in game.players:
        if player is not me and len(player.courses) > most:
            most = len(player.courses)
    return len(me.courses) - most


def describe_score(me: Player, plan: Plan, sheet: Sheet) -> None:
    sheet.mark_up_to(BEATEN, len(me.beaten), GOAL)
    for i in range(6):
        sheet.put(SOURCES + i, plan.sources[i] * 0.04)
    sheet.put(POINTS, plan.points[me.seat] * 0.02)
    lead = max(-40, min(40, plan.lead)) * 0.05
    sheet.put(LEAD, lead)
    if plan.stage == 2:
        sheet.put(LEAD_LATE, lead)
    if plan.lead:
        sheet.mark(LEADS + (1 if plan.lead > 0 else 0))
    sheet.put(HYBRIDS, me.hybrids * 0.25)


# --- the plan -------------------------------------------------------------------------------------------------------


def describe_targets(me: Player, plan: Plan, sheet: Sheet) -> None:
    """The creatures in hand, the nearest first."""
    prestige = 0
    seen: list[int] = []
    for i, target in enumerate(plan.targets):
        creature = target.creature
        prestige += creature.prestige
        mark_new(HAND + bucket(creature.id, CREATURE_BUCKETS), seen, sheet)
        if i >= SEEN_TARGETS:
            continue
        at = TARGETS + i * TARGET_WIDTH
        for element in range(4):
            sheet.put(at + element, target.lack[element] * 0.25)
        sheet.put(at + 4, target.gap * 0.15)
        sheet.put(at + 5, creature.prestige * 0.1)
        if target.now == 0:
            sheet.mark(at + 6)
            if creature.pm <= me.pm:
                sheet.mark(at + 7)
        sheet.put(at + 8, max(0, creature.pm - me.pm) * 0.3)
        sheet.put(at + 9, min(target.now, 10) * 0.15)
        if creature.tameable:
            sheet.mark(at + 10)
        elif creature.mythic:
            sheet.mark(at + 11)
        if creature.hybrid:
            sheet.mark(at + 12)
    sheet.put(HAND_PRESTIGE, prestige * 0.02)
    if plan.nearest < FAR:
        sheet.mark_one(NEAREST, plan.nearest, 3)
    if plan.fights:
        sheet.mark_up_to(FIGHTS, plan.fights, 3)
        sheet.put(BEST_NOW, plan.best_now * 0.1)
    sheet.put(BEST_SPELL, plan.best_spell * 0.1)


def describe_elements(game: Valroc, me: Player, plan: Plan, sheet: Sheet) -> None:
    """For each element: what the hand asks of it, who hunts there, and how its statue stands."""
    pays = game.box.pack.boards.hunting[len(game.players)]
    dominant = game.dominant()
    in_hand = [0, 0, 0, 0]
    for creature in me.hand:
        for element in creature.affinities:
            in_hand[element] += 1
    for row in range(4):
        element = game.hunting[row]
        at = ELEMENTS + element * ELEMENT_WIDTH
        sheet.put(at, me.skills[element] * 0.1)
        sheet.put(at + 1, plan.wanted[element] * 0.25)
        sheet.put(at + 2, min(plan.near[element], 2.0))
        sheet.put(at + 3, plan.deepest[element] * 0.2)
        sheet.put(at + 4, plan.unlocks[3 * element] * 0.1)
        sheet.put(at + 5, plan.unlocks[3 * element + 1] * 0.1)
        sheet.put(at + 6, pays[row][0] * 0.1)
        own = plan.affinities[element][me.seat]
        best = 0
        for seat, n in enumerate(plan.affinities[element]):
            if seat != me.seat and n > best:
                best = n
        sheet.put(at + 7, own * 0.3)
        sheet.put(at + 8, (own - best) * 0.3)
        sheet.put(at + 9, in_hand[element] * 0.25)
        sheet.put(at + 10, min(game.statues[element], 30) * 0.07)
        if game.gems[element]:
            sheet.mark(at + 11)
        if element == dominant:
            sheet.mark(at + 12)


# --- the city -------------------------------------------------------------------------------------------------------


def describe_city(game: Valroc, me: Player, plan: Plan, sheet: Sheet) -> None:
    slots = game.slots
    for slot in range(SLOTS):
        here = slots[slot]
        if here >= 0:
            sheet.mark((MINE if seat_of(here) == me.seat else THEIRS) + slot)
    for room in range(4):
        if slots[START[CAVE] + room] == BANNED:
            sheet.mark(BANNED_ROOM + room)
    payable = 0
    empty = 0
    seen: list[int] = []
    for shown in game.display:
        if not shown:
            empty += 1
            continue
        course = shown[0]
        mark_new(OFFERED + bucket(course.id, COURSE_BUCKETS), seen, sheet)
        if course.val <= plan.vals_coming and course.pm <= plan.pm_coming and course not in me.courses:
            payable += 1
    sheet.put(PAYABLE, payable * 0.3)
    sheet.put(PAYABLE + 1, empty * 0.3)
    for centre in range(4):
        sheet.put(CENTRES + centre, plan.chance_of(centre))
    sheet.put(DECK, len(game.action_deck) * 0.03)


def describe_dark_quarter(game: Valroc, seat: int, sheet: Sheet) -> None:
    """The rites, those that work for or against the seat, and the wrath of the gods."""
    for slot, rite in enumerate(game.dark.rites):
        verb = RITE_PLACE[rite.verb]
        sheet.mark(RITES + verb)
        if game.dark_on >> slot & 1:
            if game.dark_targets[slot] == seat:
                sheet.mark(RITES_AGAINST + verb)
            elif seat_of(game.slots[slot]) == seat:
                sheet.mark(RITES_FOR + verb)
    left = game.box.pack.boards.wrath - game.wrath
    sheet.put(WRATH, game.wrath * 0.12)
    if left <= 2:
        sheet.mark(WRATH + max(1, left))


def describe_offerings(game: Valroc, me: Player, sheet: Sheet) -> None:
    """The bids for the present statue are known once they lie open, the own one before."""
    statue = game.shown if game.shown < 4 and game.shown > game.statue else game.statue
    if statue < 4:
        sheet.mark(STATUE + statue)
    vals = 0
    for player in game.players:
        if player is not me:
            vals = max(vals, player.vals)
    sheet.put(RIVAL_VALS, min(vals, 30) * 0.1)
    if len(game.players) == 2:
        total = 0
        for value in game.offering_cards[: game.shown]:
            total += value
        sheet.put(DUMMY_BIDS, total * 0.06)
    if game.shown <= game.statue:
        return
    own = bid_value(me, game.bids[me.seat], game.gem_bids[me.seat] > 0)
    best = highest_other_bid(game, me)
    sheet.mark(BIDS + 3)
    sheet.put(BIDS, min(own, 30) * 0.1)
    sheet.put(BIDS + 1, min(best, 30) * 0.1)
    if own > best:
        sheet.mark(BIDS + 2)
    if me.spells and might_be(game, "change_bid"):
        sheet.mark(MAY_CHANGE)


def highest_other_bid(game: Valroc, me: Player) -> int:
    """What is to be outbid, among bids that lie open."""
    best = game.offering_cards[game.statue] if len(game.players) == 2 and game.offering_cards else 0
    for player in game.players:
        if player is not me:
            best = max(best, bid_value(player, game.bids[player.seat], game.gem_bids[player.seat] > 0))
    return best


# --- the others -----------------------------------------------------------------------------------------------------


def describe_rival(game: Valroc, player: Player, plan: Plan, at: int, sheet: Sheet) -> None:
    """What lies open before another player, and the backs of their cards."""
    seat = player.seat
    sheet.mark(at)
    for element in range(4):
        sheet.put(at + 1 + element, player.skills[element] * 0.1)
    if game.phase <= Phase.SKILLS:
        return  # what they take in the draft is their secret
    sheet.put(at + 5, plan.points[seat] * 0.02)
    sheet.put(at + 6, max(-40, min(40, plan.points[seat] - plan.points[plan.seat])) * 0.05)
    sheet.put(at + 7, min(player.vals, 40) * 0.08)
    sheet.put(at + 8, player.pm * 0.1)
    sheet.mark_up_to(at + 9, len(player.beaten), GOAL)
    left = game.prestige[seat] if game.prestige else 0
    mounts = 0
    for creature in player.beaten:
        left -= creature.prestige
        if creature.tameable:
            mounts += 1
    sheet.put(at + 15, left * 0.03)
    sheet.put(at + 16, mounts * 0.4)
    tameable = 0
    for creature in player.hand:  # its back says so
        if creature.tameable:
            tameable += 1
    sheet.put(at + 17, tameable * 0.3)
    sheet.put(at + 18, len(player.courses) * 0.25)
    sheet.put(at + 19, len(player.spells) * 0.4)
    sheet.put(at + 20, player.objects[DIAMOND] * 0.6)
    sheet.put(at + 21, player.objects[MUSHROOM] * 0.6)
    sheet.put(at + 22, player.objects[FLASK] * 0.6 + player.objects[OPEN_FLASK] * 0.3)
    tokens = (player.objects[GAUGE_SMALL], player.objects[GAUGE_MEDIUM], player.objects[GAUGE_FULL])
    sheet.put(at + 23, tokens[0] * 0.12 + tokens[1] * 0.25 + tokens[2] * 0.5)
    kept = 0
    for card in player.kept:
        kept += card.quarters
    sheet.put(at + 24, kept * 0.15)
    sheet.put(at + 25, float(len(player.wounds)))
    if player.out:
        sheet.mark(at + 26)
    if game.monk == seat:
        sheet.mark(at + 27)
    if game.monk_next == seat:
        sheet.mark(at + 28)
    if game.phase == Phase.PLANNING:
        if game.passed >> seat & 1:
            sheet.mark(at + 29)
        else:
            pawns = free_pawns(game, player)
            sheet.put(at + 30, (pawns >> 1 & 1) * 0.3 + (pawns >> 2 & 1) * 0.3 + (pawns >> 3 & 1) * 0.3)
            if pawns & 1:
                sheet.mark(at + 31)
    for district in range(TRAINING, ARENA + 1):
        if player.visits >> district & 1:
            sheet.mark(at + 32 + district - TRAINING)
    sheet.put(at + 36, player.hybrids * 0.25)
