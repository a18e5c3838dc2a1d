"""Each choice in numbers for learned bots: what deed it is, what it costs and brings, and what that is good for."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Gain
from valtable.engine.insight import Places, Sheet, Taste, bucket
from valtable.engine.question import NO, PASS, YES, Amount, Choice, SeatChoice
from valtable.engine.windows import NOT_NOW, Later
from valtable.games.valroc.anytime import DRINK, GAUGE_CARDS, REST, SIP, Loot, Step
from valtable.games.valroc.cards import Action, Course, Creature, Object, Rite, Spell
from valtable.games.valroc.cave import Find, RoomFind
from valtable.games.valroc.dark import INTO_PM, INTO_VALS, WHERE, Exchange, targets_of
from valtable.games.valroc.fights import Fight
from valtable.games.valroc.insight_state import (
    COURSE_BUCKETS,
    CREATURE_BUCKETS,
    RITE_PLACE,
    SPELL_PLACE,
    course_lead,
    highest_other_bid,
)
from valtable.games.valroc.offerings import ANY_VALS
from valtable.games.valroc.plan import Plan, plan_of, right_most
from valtable.games.valroc.sanctuary import DIAMOND_WORTH, Statue, added_vals
from valtable.games.valroc.scoring import by_position
from valtable.games.valroc.state import (
    ARENA,
    BERRY,
    CAVE,
    DARK,
    DIAMOND,
    FLASK,
    FOUNTAIN,
    GOAL,
    KEEP,
    MAGE,
    MERCENARY,
    MERCENARY_COST,
    MOST,
    MUSHROOM,
    OBJECT_KINDS,
    OBJECT_NAMES,
    OPEN_FLASK,
    PLANT,
    SANCTUARY,
    SLOTS,
    START,
    TAVERN,
    TRAINING,
    UNIVERSITY,
    PawnChoice,
    Player,
    Slot,
    Valroc,
)
from valtable.games.valroc.training import STOP, TOKENS, Draw, Mix, draw_cost, gauges, quarters
from valtable.games.valroc.university import Pay
from valtable.games.valroc.vocabulary import ELEMENT_NAMES, FULL_GAUGE, RITE_VERBS, SPELL_VERBS, Element

PLACES: Final = Places()
# --- the deed
PLACE: Final = PLACES.block(8)  # a pawn, by district
STAGED_SLOT: Final = PLACES.block(3 * SLOTS)  # and by slot and stage of the game
PASSES: Final = PLACES.block(8)  # declining, by what is declined
PAWN_AT: Final = PLACES.block(4 * 8)  # a kind of pawn in a district
DRAFT: Final = PLACES.block()
GIVE_UP: Final = PLACES.block()
FIGHT: Final = PLACES.block()
LEARN: Final = PLACES.block(len(SPELL_VERBS))
CAST: Final = PLACES.block(len(SPELL_VERBS))
COURSE: Final = PLACES.block(COURSE_BUCKETS)
STAGED_COURSE: Final = PLACES.block(3 * COURSE_BUCKETS)
USE_COURSE: Final = PLACES.block()
ATTEND: Final = PLACES.block()
RITE: Final = PLACES.block(len(RITE_VERBS))
DRINKS: Final = PLACES.block()
WAITS: Final = PLACES.block(2)  # not now, later
DRAWS: Final = PLACES.block()
STOPS: Final = PLACES.block()
EATS: Final = PLACES.block()
COUNTS: Final = PLACES.block()
OFFERS: Final = PLACES.block()
BIDS: Final = PLACES.block()
ROBS: Final = PLACES.block()
LEARNS_ELEMENT: Final = PLACES.block()
HARMS: Final = PLACES.block()
EXCHANGES: Final = PLACES.block(2)
FINDS: Final = PLACES.block()
GAUGES: Final = PLACES.block()
WRATH: Final = PLACES.block()
# --- the purse
VALS_CHANGE: Final = PLACES.block()
VALS_LEFT: Final = PLACES.block()
NO_VALS: Final = PLACES.block()
PM_CHANGE: Final = PLACES.block()
PM_LEFT: Final = PLACES.block()
PM_WASTED: Final = PLACES.block()
PM_SHORT: Final = PLACES.block()  # for the nearest creature, afterwards
PM_REACHES: Final = PLACES.block()  # a creature that only lacked magic power
OBJECT: Final = PLACES.block(OBJECT_KINDS)  # gained
SPENT: Final = PLACES.block(OBJECT_KINDS)
# --- a point in an element
ELEMENT: Final = PLACES.block(4)
POINT: Final = PLACES.block()  # how many, or how likely
WANTED: Final = PLACES.block()
NEAR: Final = PLACES.block()
DEEPEST: Final = PLACES.block()
UNLOCKS: Final = PLACES.block(3)
FIRST_TARGET: Final = PLACES.block()
UNWANTED: Final = PLACES.block()
MOST_WANTED: Final = PLACES.block()
SKILL: Final = PLACES.block()
# --- a creature
CREATURE: Final = PLACES.block(CREATURE_BUCKETS)
PRESTIGE: Final = PLACES.block()
CREATURE_PM: Final = PLACES.block()
CATEGORY: Final = PLACES.block(3)
NEEDS: Final = PLACES.block(4)
NEED_TOTAL: Final = PLACES.block()
NEED_MORE: Final = PLACES.block()  # beyond what the rest of the hand needs anyway
WORTH: Final = PLACES.block()  # prestige for each skill point needed
MOUNT: Final = PLACES.block(4)
MOUNT_HELPS: Final = PLACES.block()
HYBRID: Final = PLACES.block()
HYBRID_LOSS: Final = PLACES.block()
HUNTING: Final = PLACES.block()
SAME_AFFINITY: Final = PLACES.block()
# --- a fight
BEST_FIGHT: Final = PLACES.block()
WITH_SPELL: Final = PLACES.block()
BEATEN: Final = PLACES.block(GOAL)
ENDS: Final = PLACES.block()
ENDS_LEAD: Final = PLACES.block()
FIGHT_POINTS: Final = PLACES.block()
# --- where a pawn goes
SLOT_NUMBER: Final = PLACES.block()
CAN_FIGHT: Final = PLACES.block()
FIGHT_PRESTIGE: Final = PLACES.block()
SPELL_FIGHT: Final = PLACES.block()
NEAREST_FIGHT: Final = PLACES.block(4)
TRAINS_BEFORE: Final = PLACES.block()
WOULD_END: Final = PLACES.block()
CANNOT_PAY: Final = PLACES.block()
NO_VICTIM: Final = PLACES.block()
OTHERS_THERE: Final = PLACES.block()
NEEDS_VISIT: Final = PLACES.block()  # a rite that helps where the own pawn may still go, or stands
SCHOLAR: Final = PLACES.block(2)  # a course that takes or shares the lead
INCOME: Final = PLACES.block()
FAVOUR: Final = PLACES.block()
FIND_NOTHING: Final = PLACES.block()
# --- training
IMMUNE: Final = PLACES.block()
AFFORDED: Final = PLACES.block()
RISK: Final = PLACES.block()
RISK_WOUNDED: Final = PLACES.block()
WARDED: Final = PLACES.block()
COMPLETES: Final = PLACES.block()
EXPECTED: Final = PLACES.block()
TO_FULL: Final = PLACES.block(4)
TO_FULL_STOP: Final = PLACES.block(4)
FILLED: Final = PLACES.block()
FILLED_STOP: Final = PLACES.block()
ENOUGH: Final = PLACES.block()
RISK_AVOIDED: Final = PLACES.block()
CROWDED: Final = PLACES.block()
TOKENS_USED: Final = PLACES.block()
CARDS_USED: Final = PLACES.block()
LEFT_OVER: Final = PLACES.block()
REACHES: Final = PLACES.block()
SIZE: Final = PLACES.block(3)
WARD: Final = PLACES.block(4)  # yes or no to a plant: wounded before or not
# --- bids and offerings
AMOUNT: Final = PLACES.block()
SHARE: Final = PLACES.block()
OUTBIDS: Final = PLACES.block()
SURE: Final = PLACES.block()
BEATS_DUMMY: Final = PLACES.block()
LIKELY: Final = PLACES.block()
AMOUNT_WANTED: Final = PLACES.block()
STATUES_LEFT: Final = PLACES.block()
IS_DOMINANT: Final = PLACES.block()
STATUE_VALS: Final = PLACES.block()
BECOMES_DOMINANT: Final = PLACES.block()
# --- spells, wrath, victims
LOSS: Final = PLACES.block()
HAS_LIKE: Final = PLACES.block()
SPELL_GAIN: Final = PLACES.block()
WRATH_AFTER: Final = PLACES.block()
WRATH_COMES: Final = PLACES.block()
WRATH_COSTS: Final = PLACES.block()
FORGIVEN: Final = PLACES.block()
AT_THE_END: Final = PLACES.block()
VICTIM_LEAD: Final = PLACES.block()
VICTIM_AHEAD: Final = PLACES.block()
VICTIM_BEATEN: Final = PLACES.block()
VICTIM_VALS: Final = PLACES.block()
VICTIM_PM: Final = PLACES.block()
VICTIM_SKILL: Final = PLACES.block()
HELPFUL_LEFT: Final = PLACES.block()  # how many things could still be used later

WIDTH: Final[int] = PLACES.width

# What a bot may lean to, by temperament.
TASTES: Final[dict[str, Taste]] = {
    "hunter": [(PLACE + ARENA, 1.0), (FIGHT, 1.0), (CAN_FIGHT, 0.5)],
    "scholar": [(PLACE + UNIVERSITY, 1.2), (ATTEND, 1.2)],
    "sorcerer": [
        (PLACE + DARK, 1.2),
        (HARMS, 0.5),
        *[(CAST + i, 0.8) for i in range(len(SPELL_VERBS))],
    ],
    "devout": [(PLACE + SANCTUARY, 1.2), (OFFERS, 0.8), (AMOUNT, 0.8)],
    "daredevil": [(DRAWS, 0.8), (RISK, 1.5)],
}

DECLINED: Final = {
    "place": 0,
    "fight": 1,
    "fight-again": 2,
    "attend": 3,
    "offering": 4,
    "target": 5,
    "exchange": 6,
}  # what else is declined is a find in the cave
DECLINED_FIND: Final = 7


def describe_choice(game: Valroc, seat: int, prompt: str, choice: Choice, about: Choice | None, sheet: Sheet) -> None:
    """What a choice does, as far as the seat can tell."""
    plan = plan_of(game, seat)
    me = game.players[seat]
    if isinstance(choice, Slot):
        describe_slot(game, me, plan, choice, sheet)
    elif isinstance(choice, Amount):
        describe_amount(game, me, plan, prompt, choice.n, about, sheet)
    elif isinstance(choice, Element):
        describe_element(game, me, plan, prompt, choice.index, about, sheet)
    elif isinstance(choice, PawnChoice):
        describe_pawn(me, choice, about, plan, sheet)
    elif isinstance(choice, Draw):
        describe_draw(game, me, plan, choice.n, choice.safe, sheet)
    elif isinstance(choice, Fight):
        describe_fight(game, me, plan, choice, sheet)
    elif isinstance(choice, Creature):
        sheet.mark(DRAFT if prompt == "draft" else GIVE_UP)
        describe_creature(game, me, choice, sheet)
    elif isinstance(choice, Spell):
        describe_spell(game, me, plan, prompt, choice, about, sheet)
    elif isinstance(choice, Course):
        sheet.mark(USE_COURSE)
        sheet.mark(COURSE + bucket(choice.id, COURSE_BUCKETS))
        if choice.verb == "reshuffle":
            sheet.put(RISK_AVOIDED, plan.chance_of(0) * 2.0)
            sheet.put(EXPECTED, len(game.action_discard) * 0.03)
    elif isinstance(choice, Statue):
        describe_statue(game, me, plan, choice.element.index, sheet)
    elif isinstance(choice, Pay):
        sheet.mark(ATTEND)
        describe_course(game, me, plan, choice.course, sheet)
        describe_purse(me, plan, -choice.course.val, -choice.course.pm, sheet)
    elif isinstance(choice, Object):
        describe_object(game, me, plan, prompt, choice.index, about, sheet)
    elif isinstance(choice, SeatChoice):
        describe_victim(plan, game.players[choice.seat], about, sheet)
    elif isinstance(choice, RoomFind):
        describe_find(me, plan, prompt, choice.gain, sheet)
    elif isinstance(choice, Find):
        describe_find(me, plan, prompt, choice.card.rooms[choice.room], sheet)
    elif isinstance(choice, Mix):
        describe_mix(me, choice, sheet)
    elif isinstance(choice, Step):
        describe_wrath(game, me, choice.steps, sheet)
        sheet.mark(WRATH)
    elif isinstance(choice, Exchange):
        sheet.mark(EXCHANGES + (0 if choice.to_pm else 1))
        n = choice.n
        describe_purse(me, plan, -n if choice.to_pm else n, n if choice.to_pm else -n, sheet)
    elif isinstance(choice, Loot):
        sheet.mark(HARMS)
        sheet.mark(OBJECT + choice.kind)
    elif isinstance(choice, Later):
        sheet.mark(WAITS + 1)
    else:
        describe_plain(game, me, plan, prompt, choice, about, sheet)


def describe_plain(
    game: Valroc, me: Player, plan: Plan, prompt: str, choice: Choice, about: Choice | None, sheet: Sheet
) -> None:
    """The answers that are one word."""
    if choice is NOT_NOW:
        sheet.mark(WAITS)
        describe_leftovers(me, about, sheet)
    elif choice is PASS:
        describe_pass(game, me, plan, prompt, about, sheet)
    elif choice is STOP:
        describe_stop(me, plan, sheet)
    elif choice is YES or choice is NO:
        if prompt == "use-plant":
            sheet.mark(WARD + (2 if choice is YES else 0) + (1 if me.wounds else 0))
            sheet.put(FILLED, quarters(gauges(me)) // FULL_GAUGE * 0.4)
            sheet.put(PM_LEFT, me.pm * 0.1)
        else:
            describe_gem(game, me, plan, choice is YES, about, sheet)
    elif choice is DRINK or choice is SIP or choice is REST:
        sheet.mark(DRINKS)
        describe_purse(me, plan, 0, 10 if choice is DRINK else 5, sheet)
        describe_leftovers(me, about, sheet)
    elif choice is INTO_PM or choice is INTO_VALS:
        sheet.mark(EXCHANGES + (0 if choice is INTO_PM else 1))
        sheet.mark(HARMS)
    else:
        for size in range(3):
            if choice is GAUGE_CARDS[size]:
                sheet.mark(GAUGES)
                sheet.mark(SIZE + size)


# --- what a gain is good for ----------------------------------------------------------------------------------------


def describe_purse(me: Player, plan: Plan, vals: int, pm: int, sheet: Sheet) -> None:
    """Vals and magic power that come or go, and what is left then."""
    if vals:
        left = me.vals + vals
        sheet.put(VALS_CHANGE, max(-20, min(20, vals)) * 0.15)
        sheet.put(VALS_LEFT, min(left, 30) * 0.1)
        if left < MERCENARY_COST:
            sheet.mark(NO_VALS)
    if pm:
        left = me.pm + pm
        if left > MOST:
            sheet.put(PM_WASTED, (left - MOST) * 0.15)
            left = MOST
        sheet.put(PM_CHANGE, (left - me.pm) * 0.15)
        sheet.put(PM_LEFT, left * 0.1)
        if plan.targets:
            target = plan.targets[0]
            sheet.put(PM_SHORT, max(0, target.creature.pm - left) * 0.3)
        if pm > 0:
            best = 0
            for target in plan.targets:
                need = target.creature.pm
                if target.now == 0 and me.pm < need <= left:
                    best = max(best, target.creature.prestige)
            sheet.put(PM_REACHES, best * 0.1)


def describe_point(me: Player, plan: Plan, element: int, n: float, sheet: Sheet) -> None:
    """A skill point, or the chance of one: which creatures it brings nearer."""
    sheet.mark(ELEMENT + element)
    sheet.put(POINT, n)
    sheet.put(SKILL, me.skills[element] * 0.1)
    wanted = plan.wanted[element]
    if not wanted:
        sheet.mark(UNWANTED)
        return
    sheet.put(WANTED, wanted * 0.25)
    near = min(plan.near[element], 2.0)
    sheet.put(NEAR, near)
    sheet.put(DEEPEST, plan.deepest[element] * 0.2)
    for i in range(3):
        sheet.put(UNLOCKS + i, plan.unlocks[3 * element + i] * 0.1)
    if plan.targets[0].lack[element]:
        sheet.mark(FIRST_TARGET)
    if plan.near[element] >= max(plan.near):
        sheet.mark(MOST_WANTED)


def describe_gain(me: Player, plan: Plan, gain: Gain | None, sheet: Sheet) -> None:
    """What lies in a room of the cave, or what a course gives."""
    if gain is None:
        sheet.mark(FIND_NOTHING)
        return
    name = gain.resource
    if name == "val":
        describe_purse(me, plan, gain.amount, 0, sheet)
    elif name == "pm":
        describe_purse(me, plan, 0, gain.amount, sheet)
    elif name in ELEMENT_NAMES:
        describe_point(me, plan, ELEMENT_NAMES.index(name), 1.0, sheet)
    elif name == "flask":
        sheet.mark(OBJECT + (FLASK if gain.amount == 10 else OPEN_FLASK))
    else:
        sheet.mark(OBJECT + OBJECT_NAMES.index(name))


# --- planning -------------------------------------------------------------------------------------------------------


def describe_slot(game: Valroc, me: Player, plan: Plan, slot: Slot, sheet: Sheet) -> None:
    """What a pawn will do there."""
    district = slot.district
    sheet.mark(PLACE + district)
    sheet.mark(STAGED_SLOT + plan.stage * SLOTS + slot.index)
    sheet.put(SLOT_NUMBER, slot.number * 0.3)
    boards = game.box.pack.boards
    if district == DARK:
        describe_rite(game, me, plan, game.dark.rites[slot.number], sheet)
        describe_wrath(game, me, 1, sheet)
        sheet.put(HELPFUL_LEFT, len(me.spells) * 0.3)
    elif district == FOUNTAIN:
        describe_purse(me, plan, 0, boards.fountain[slot.number], sheet)
    elif district == TAVERN:
        here = len(game.at(TAVERN))
        sheet.put(OTHERS_THERE, here * 0.4)
        describe_purse(me, plan, boards.tavern[max(slot.index, right_most(game)) - START[TAVERN]], 0, sheet)
    elif district == CAVE:
        describe_room(me, plan, slot.number, sheet)
    elif district == TRAINING:
        describe_training_ground(me, plan, boards.immunity[slot.number], sheet)
    elif district == SANCTUARY:
        vals = plan.vals_coming
        sheet.put(FAVOUR, favour_chance(game, me, plan, vals, me.objects[DIAMOND] > 0))
        sheet.put(AMOUNT, min(vals, 20) * 0.1)
        sheet.put(NEAR, min(max(plan.near), 2.0))
    elif district == UNIVERSITY:
        course = game.display[slot.number][0]
        describe_course(game, me, plan, course, sheet)
        describe_purse(me, plan, -course.val, -course.pm, sheet)
        if course.pm > plan.pm_coming or (course.val > plan.vals_coming and not me.objects[DIAMOND]):
            sheet.mark(CANNOT_PAY)
    else:
        describe_arena(me, plan, boards.arena[slot.number], sheet)


def describe_rite(game: Valroc, me: Player, plan: Plan, rite: Rite, sheet: Sheet) -> None:
    sheet.mark(RITE + RITE_PLACE[rite.verb])
    if rite.district == "at_once":
        return
    if rite.against:
        victims = targets_of(game, me, rite)
        sheet.put(OTHERS_THERE, len(victims) * 0.4)
        if not victims:
            sheet.mark(NO_VICTIM)
    elif plan.mine[WHERE[rite.district]] >= 0:
        sheet.mark(NEEDS_VISIT)


def describe_room(me: Player, plan: Plan, room: int, sheet: Sheet) -> None:
    """What the action cards to come have in this room, on average."""
    cards = len(plan.deck)
    if not cards:
        return
    each = 1.0 / cards
    nothing = 0
    vals = 0
    pm = 0
    points = 0
    objects = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    for card in plan.deck:
        kind = find_kind(card, room)
        if kind == NOTHING_KIND:
            nothing += 1
        elif kind == VAL_KIND:
            vals += find_amount(card, room)
        elif kind == PM_KIND:
            pm += find_amount(card, room)
        elif kind >= POINT_KIND:
            points += 1
        else:
            objects[kind] += 1
    sheet.put(FIND_NOTHING, nothing * each)
    sheet.put(VALS_CHANGE, vals * each * 0.3)
    sheet.put(PM_CHANGE, pm * each * 0.3)
    for kind in range(OBJECT_KINDS):
        if objects[kind]:
            sheet.put(OBJECT + kind, objects[kind] * each * 2.0)
    if points:
        describe_point(me, plan, room, points * each, sheet)


# What an action card has in a room: an object by its number, or one of these; beyond the last, an element.
VAL_KIND: Final = 9
PM_KIND: Final = 10
NOTHING_KIND: Final = 11
POINT_KIND: Final = 12


def find_kind(card: Action, room: int) -> int:
    gain = card.rooms[room]
    if gain is None:
        return NOTHING_KIND
    name = gain.resource
    if name == "val":
        return VAL_KIND
    if name == "pm":
        return PM_KIND
    if name == "flask":
        return FLASK if gain.amount == 10 else OPEN_FLASK
    found = KIND_OF.get(name)
    return POINT_KIND if found is None else found


KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(OBJECT_NAMES)}


def find_amount(card: Action, room: int) -> int:
    gain = card.rooms[room]
    return 0 if gain is None else gain.amount


def describe_training_ground(me: Player, plan: Plan, immunity: int, sheet: Sheet) -> None:
    sheet.put(IMMUNE, immunity * 0.3)
    pm = plan.pm_coming + 5 * me.objects[FLASK]
    sheet.put(AFFORDED, min(pm, 12) * 0.12)
    sheet.put(RISK, plan.chance_of(0))
    if me.wounds:
        sheet.mark(RISK_WOUNDED)
    expected = plan.chance_of(1) + 2.0 * plan.chance_of(2) + 4.0 * plan.chance_of(3)
    ready = quarters(gauges(me))
    sheet.put(FILLED, (ready + expected * min(pm, immunity + 2)) * 0.12)
    sheet.put(DEEPEST, max(plan.deepest) * 0.2)
    sheet.put(NEAR, min(max(plan.near), 2.0))


def describe_arena(me: Player, plan: Plan, reward: int, sheet: Sheet) -> None:
    sheet.put(VALS_CHANGE, reward * 0.15)
    if plan.fights:
        sheet.mark(CAN_FIGHT)
        sheet.put(FIGHT_PRESTIGE, plan.best_now * 0.1)
        sheet.mark_up_to(BEATEN, len(me.beaten) + 1, GOAL)
        if len(me.beaten) + 1 >= GOAL:
            sheet.mark(WOULD_END)
            sheet.put(ENDS_LEAD, max(-40, min(40, plan.lead + plan.best_now)) * 0.05)
    elif plan.best_spell:
        sheet.put(SPELL_FIGHT, plan.best_spell * 0.1)
    sheet.mark_one(NEAREST_FIGHT, plan.nearest, 3)
    if plan.mine[TRAINING] >= 0:
        sheet.mark(TRAINS_BEFORE)


def describe_pawn(me: Player, pawn: PawnChoice, about: Choice | None, plan: Plan, sheet: Sheet) -> None:
    if isinstance(about, Slot):
        sheet.mark(PAWN_AT + 8 * pawn.kind + about.district)
    if pawn.kind == MERCENARY:
        describe_purse(me, plan, -MERCENARY_COST, 0, sheet)
    elif pawn.kind == MAGE and plan.fights and plan.mine[ARENA] < 0:
        sheet.mark(CAN_FIGHT)  # and he will not be there
    if pawn.as_mage:
        sheet.mark(SPENT + MUSHROOM)


# --- the university -------------------------------------------------------------------------------------------------


def describe_course(game: Valroc, me: Player, plan: Plan, course: Course, sheet: Sheet) -> None:
    place = bucket(course.id, COURSE_BUCKETS)
    sheet.mark(COURSE + place)
    sheet.mark(STAGED_COURSE + plan.stage * COURSE_BUCKETS + place)
    lead = course_lead(game, me)
    if lead == 0:
        sheet.mark(SCHOLAR)
    elif lead == -1:
        sheet.mark(SCHOLAR + 1)
    gain = course.effect
    if isinstance(gain, Gain):
        if course.when == "turn_start":
            sheet.put(INCOME, gain.amount * (3 - plan.stage) * 0.3)
        elif gain.resource in ELEMENT_NAMES:
            describe_point(me, plan, ELEMENT_NAMES.index(gain.resource), 1.0, sheet)


# --- training -------------------------------------------------------------------------------------------------------


def describe_draw(game: Valroc, me: Player, plan: Plan, n: int, safe: int, sheet: Sheet) -> None:
    """The risk of a wound, and what the card may bring."""
    sheet.mark(DRAWS)
    ready = quarters(gauges(me))
    missing = FULL_GAUGE - ready % FULL_GAUGE
    risk = plan.chance_of(0)
    if safe > 0:
        sheet.put(IMMUNE, min(safe, 3) * 0.4)
    else:
        sheet.put(RISK, risk * n)
        if me.wounds:
            sheet.put(RISK_WOUNDED, risk * n)
        if me.objects[PLANT] or me.course_number("ignore_wound"):
            sheet.mark(WARDED)
    sheet.mark(TO_FULL + missing - 1)
    completes = plan.chance_of(3)
    if missing <= 2:
        completes += plan.chance_of(2)
    if missing <= 1:
        completes += plan.chance_of(1)
    sheet.put(COMPLETES, completes)
    sheet.put(EXPECTED, (plan.chance_of(1) + 2.0 * plan.chance_of(2) + 4.0 * plan.chance_of(3)) * n * 0.4)
    filled = ready // FULL_GAUGE
    sheet.put(FILLED, filled * 0.4)
    deepest = max(plan.deepest)
    if filled >= deepest:
        sheet.mark(ENOUGH)
    sheet.put(REACHES, reached(plan, filled + 1) * 0.1)
    sheet.put(CROWDED, max(0, len(me.kept) + len(me.wounds) - KEEP) * 0.3)
    describe_purse(me, plan, 0, -draw_cost(game, me), sheet)


def describe_stop(me: Player, plan: Plan, sheet: Sheet) -> None:
    sheet.mark(STOPS)
    ready = quarters(gauges(me))
    sheet.put(FILLED_STOP, ready // FULL_GAUGE * 0.4)
    sheet.mark(TO_FULL_STOP + 3 - ready % FULL_GAUGE)
    sheet.put(RISK_AVOIDED, plan.chance_of(0))
    sheet.put(REACHES, reached(plan, ready // FULL_GAUGE) * 0.1)


def reached(plan: Plan, n: int) -> int:
    """The prestige of the best creature that so many points in one element bring within reach."""
    if n < 1:
        return 0
    at = min(n, 3) - 1
    unlocks = plan.unlocks
    return max(max(unlocks[at], unlocks[3 + at]), max(unlocks[6 + at], unlocks[9 + at]))


def describe_count(me: Player, plan: Plan, n: int, sheet: Sheet) -> None:
    """So many points out of one's gauges."""
    sheet.mark(COUNTS)
    sheet.put(POINT, n * 0.4)
    ready = quarters(gauges(me))
    sheet.put(TOKENS_USED, max(0, FULL_GAUGE * n - ready) * 0.2)
    sheet.put(LEFT_OVER, max(0, ready - FULL_GAUGE * n) * 0.15)
    sheet.put(REACHES, reached(plan, n) * 0.1)
    if n >= max(plan.deepest):
        sheet.mark(ENOUGH)


def describe_mix(me: Player, mix: Mix, sheet: Sheet) -> None:
    """Which gauges are used up."""
    sheet.mark(GAUGES)
    sheet.put(TOKENS_USED, quarters(mix.tokens) * 0.2)
    used = mix.cards[0] + mix.cards[1] + mix.cards[2]
    sheet.put(CARDS_USED, used * 0.2)
    sheet.put(CROWDED, max(0, len(me.kept) - used + len(me.wounds) - KEEP) * 0.3)
    for size in range(3):
        if mix.tokens[size]:
            sheet.put(SPENT + TOKENS[size], mix.tokens[size] * 0.5)
        sheet.put(SIZE + size, mix.cards[size] * 0.3)


# --- creatures ------------------------------------------------------------------------------------------------------


def describe_creature(game: Valroc, me: Player, creature: Creature, sheet: Sheet) -> None:
    """A creature in the draft: what it takes beside those in hand."""
    sheet.mark(CREATURE + bucket(creature.id, CREATURE_BUCKETS))
    sheet.put(PRESTIGE, creature.prestige * 0.1)
    sheet.put(CREATURE_PM, creature.pm * 0.2)
    sheet.mark(CATEGORY + creature.category)
    total = 0
    more = 0
    same = 0
    hybrids = 0
    need = creature.skill
    for element in range(4):
        if not need[element]:
            continue
        sheet.put(NEEDS + element, need[element] * 0.12)
        total += need[element]
        most = 1
        for other in me.hand:
            if other is not creature and other.skill[element] > most:
                most = other.skill[element]
        more += max(0, need[element] - most)
    for other in me.hand:
        if other is creature:
            continue
        if other.hybrid:
            hybrids += 1
        for element in other.affinities:
            if element in creature.affinities:
                same += 1
    sheet.put(NEED_TOTAL, total * 0.08)
    sheet.put(NEED_MORE, more * 0.12)
    sheet.put(WORTH, creature.prestige / (1.0 + total))
    sheet.put(SAME_AFFINITY, same * 0.25)
    if creature.tameable:
        for element in range(4):
            sheet.put(MOUNT + element, creature.mount[element] * 0.3)
    if creature.hybrid:
        sheet.mark(HYBRID)
        sheet.put(HYBRID_LOSS, hybrids * 0.25)
    sheet.put(HUNTING, hunting_pay(game, creature) * 0.06)


def hunting_pay(game: Valroc, creature: Creature) -> int:
    """What the rows of its elements pay to the first."""
    pays = game.box.pack.boards.hunting[len(game.players)]
    total = 0
    for row in range(4):
        if game.hunting[row] in creature.affinities:
            total += pays[row][0]
    return total


def describe_fight(game: Valroc, me: Player, plan: Plan, fight: Fight, sheet: Sheet) -> None:
    sheet.mark(FIGHT)
    creature = fight.creature
    sheet.mark(CREATURE + bucket(creature.id, CREATURE_BUCKETS))
    sheet.put(PRESTIGE, creature.prestige * 0.1)
    sheet.mark(CATEGORY + creature.category)
    describe_purse(me, plan, 0, -creature.pm, sheet)
    hunt = hunting_gain(game, me, plan, creature)
    sheet.put(HUNTING, hunt * 0.1)
    points = creature.prestige + hunt
    if creature.hybrid:
        losses = game.box.pack.boards.hybrid
        hybrids = me.hybrids
        loss = losses[min(hybrids + 1, len(losses) - 1)] - losses[min(hybrids, len(losses) - 1)]
        sheet.put(HYBRID_LOSS, loss * 0.3)
        points -= loss
    if fight.spell is not None:
        sheet.mark(WITH_SPELL)
        sheet.put(LOSS, fight.spell.loss * 0.3)
        points -= fight.spell.loss
    sheet.put(FIGHT_POINTS, points * 0.1)
    if creature.prestige >= max(plan.best_now, plan.best_spell):
        sheet.mark(BEST_FIGHT)
    if creature.tameable:
        sheet.put(MOUNT_HELPS, mount_help(plan, creature) * 0.2)
    beaten = len(me.beaten) + 1
    sheet.mark_up_to(BEATEN, beaten, GOAL)
    if beaten >= GOAL:
        sheet.mark(ENDS)
        sheet.put(ENDS_LEAD, max(-40, min(40, plan.lead + points)) * 0.05)


def hunting_gain(game: Valroc, me: Player, plan: Plan, creature: Creature) -> int:
    """The points on the hunting board that one more creature brings now."""
    pays = game.box.pack.boards.hunting[len(game.players)]
    gain = 0
    for row in range(4):
        element = game.hunting[row]
        if element in creature.affinities:
            counts = plan.affinities[element][:]
            before = by_position(counts, pays[row])[me.seat]
            counts[me.seat] += 1
            gain += by_position(counts, pays[row])[me.seat] - before
    return gain


def mount_help(plan: Plan, creature: Creature) -> int:
    """How many of the points lacking for the rest of the hand its mount would stand in for."""
    total = 0
    for target in plan.targets:
        if target.creature is not creature:
            for element in range(4):
                total += max(0, min(target.lack[element], creature.mount[element]))
    return total


# --- offerings ------------------------------------------------------------------------------------------------------


def describe_amount(
    game: Valroc, me: Player, plan: Plan, prompt: str, n: int, about: Choice | None, sheet: Sheet
) -> None:
    """So many Vals, or so many skill points."""
    if prompt == "count":
        describe_count(me, plan, n, sheet)
        return
    sheet.put(AMOUNT, min(n, 20) * 0.1)
    if me.vals:
        sheet.put(SHARE, min(1.0, n / me.vals))
    if prompt == "bid":
        describe_bid(game, me, plan, n, about, sheet)
    elif prompt == "rob-statue":
        sheet.mark(ROBS)
        describe_purse(me, plan, n, 0, sheet)
    else:
        sheet.mark(OFFERS)
        sheet.put(FAVOUR, favour_chance(game, me, plan, n, prompt == "offering-vals"))
        describe_purse(me, plan, -n, 0, sheet)


def describe_bid(game: Valroc, me: Player, plan: Plan, n: int, about: Choice | None, sheet: Sheet) -> None:
    """Against the others' purses; against their bids, where those lie open."""
    sheet.mark(BIDS)
    if not isinstance(about, Element):
        return
    worth = n + added_vals(me, n)
    sheet.put(STATUES_LEFT, (3 - about.index) * 0.3)
    sheet.put(AMOUNT_WANTED, min(n, 12) * 0.1 * min(plan.near[about.index], 2.0))
    if game.shown > game.statue:
        best = highest_other_bid(game, me)
        if worth > best:
            sheet.mark(SURE)
    else:
        best = 0
        below = chance_above_dummy(game, worth)
        likely = below
        for player in game.players:
            if player is not me and (player.vals or player.objects[DIAMOND]):
                most = player.vals + added_vals(player, player.vals)
                best = max(best, ANY_VALS if player.objects[DIAMOND] else most)
                fair = 1.0 + 2.0 * most / (4 - about.index)  # about what they can spend on each statue that is left
                likely *= min(1.0, 0.3 + 0.7 * worth / fair)
        if worth > best and below >= 1.0:
            sheet.mark(SURE)
        sheet.put(BEATS_DUMMY, below)
        if worth:
            sheet.put(LIKELY, likely)
    sheet.put(OUTBIDS, max(-10, min(10, worth - best)) * 0.1)
    describe_point(me, plan, about.index, 0.0, sheet)
    describe_purse(me, plan, -n, 0, sheet)


def chance_above_dummy(game: Valroc, worth: int) -> float:
    """That the third bidder's card, where two play, is lower: any of those that were not shown (l.462)."""
    if len(game.players) > 2:
        return 1.0
    cards = game.box.pack.boards.offerings
    lower = 0
    for value in cards:
        if value < worth:
            lower += 1
    for value in game.offering_cards[: game.shown]:
        if value < worth:
            lower -= 1
    return lower / max(1, len(cards) - game.shown)


def describe_gem(game: Valroc, me: Player, plan: Plan, given: bool, about: Choice | None, sheet: Sheet) -> None:
    """A diamond in a closed fist, beside the own bid."""
    sheet.mark(BIDS)
    bid = game.bids[me.seat]
    sheet.put(AMOUNT, min(bid, 20) * 0.1)
    if not given:
        return
    sheet.mark(SPENT + DIAMOND)
    if isinstance(about, Element):
        sheet.put(STATUES_LEFT, (3 - about.index) * 0.3)
        describe_point(me, plan, about.index, 0.0, sheet)
    rivals = 0
    for player in game.players:
        if player is not me:
            rivals += player.objects[DIAMOND]
    if not rivals:
        sheet.mark(SURE)


def favour_chance(game: Valroc, me: Player, plan: Plan, vals: int, gem: bool) -> float:
    """That an offering of so much pleases the god (l.382-386)."""
    worth = DIAMOND_WORTH if gem else vals + added_vals(me, vals)
    least = game.box.pack.boards.favour
    chance = 0.0
    for centre in range(3):
        if worth >= least[centre]:
            chance += plan.chance_of(centre)
    if me.course_number("favour_cards") > 1:
        chance = 1.0 - (1.0 - chance) * (1.0 - chance)
    return chance


def describe_statue(game: Valroc, me: Player, plan: Plan, element: int, sheet: Sheet) -> None:
    """Where the offering goes: the point one hopes for, and the gods' bonus in the arena."""
    sheet.mark(OFFERS)
    describe_point(me, plan, element, 0.0, sheet)
    sheet.put(STATUE_VALS, min(game.statues[element], 30) * 0.07)
    dominant = game.dominant()
    if dominant == element:
        sheet.mark(IS_DOMINANT)
    elif game.statues[element] + me.vals > max(game.statues) and not max(game.gems):
        sheet.mark(BECOMES_DOMINANT)


def describe_element(
    game: Valroc, me: Player, plan: Plan, prompt: str, element: int, about: Choice | None, sheet: Sheet
) -> None:
    """One's own point, or where a rite hurts somebody."""
    if prompt != "malus-element":
        sheet.mark(LEARNS_ELEMENT)
        describe_point(me, plan, element, 1.0, sheet)
        return
    sheet.mark(HARMS)
    sheet.mark(ELEMENT + element)
    for slot, rite in enumerate(game.dark.rites):
        if rite is about and game.dark_targets[slot] >= 0:
            victim = game.players[game.dark_targets[slot]]
            sheet.put(VICTIM_SKILL, victim.skills[element] * 0.15)
            if victim.skills[element] >= max(victim.skills):
                sheet.mark(MOST_WANTED)


# --- things to use --------------------------------------------------------------------------------------------------


def describe_object(
    game: Valroc, me: Player, plan: Plan, prompt: str, kind: int, about: Choice | None, sheet: Sheet
) -> None:
    """A token that is spent: a diamond for a god or a course, a berry for a card, a gauge that a spell fills."""
    sheet.mark(SPENT + kind)
    if kind == BERRY:
        sheet.mark(EATS)
        ready = quarters(gauges(me))
        sheet.mark(TO_FULL + 3 - ready % FULL_GAUGE)
        sheet.put(RISK, plan.chance_of(0))
        sheet.put(FILLED, ready // FULL_GAUGE * 0.4)
    elif prompt == "offering":
        sheet.mark(OFFERS)
        sheet.put(FAVOUR, favour_chance(game, me, plan, 0, True))
    elif prompt == "attend" and isinstance(about, Course):
        sheet.mark(ATTEND)
        describe_course(game, me, plan, about, sheet)
        describe_purse(me, plan, 0, -about.pm, sheet)
    else:
        sheet.mark(GAUGES)


def describe_spell(
    game: Valroc, me: Player, plan: Plan, prompt: str, spell: Spell, about: Choice | None, sheet: Sheet
) -> None:
    """A spell to be learnt, or to be cast."""
    verb = SPELL_PLACE[spell.verb]
    sheet.put(LOSS, spell.loss * 0.3)
    if prompt == "keep-spell":
        sheet.mark(LEARN + verb)
        alike = 0
        for held in me.spells:
            if held[0] is not spell and held[0].verb == spell.verb:
                alike += 1
        sheet.put(HAS_LIKE, float(min(alike, 2)))
        return
    sheet.mark(CAST + verb)
    describe_wrath(game, me, 1, sheet)
    describe_leftovers(me, about, sheet)
    gain = 0.0
    if spell.verb == "rob_statues":
        vals = min(spell.number, game.statues[0] + game.statues[1] + game.statues[2] + game.statues[3])
        gain = vals * 0.1
    elif spell.verb == "absorb_skill":
        for element in range(4):
            for player in game.players:
                if player is not me and player.skills[element]:
                    gain = max(gain, min(plan.near[element], 2.0))
    elif spell.verb == "take_surplus":
        for player in game.players:
            if player is not me:
                gain = max(gain, sum_quarters(player) * 0.2)
    elif spell.verb == "steal_object":
        for player in game.players:
            if player is not me and (player.objects[DIAMOND] or player.objects[FLASK]):
                gain = 1.0
    elif spell.verb == "change_bid":
        gain = min(plan.near[game.statue], 2.0) if game.statue < 4 else 0.0
    elif spell.verb == "fill_gauge":
        gain = reached(plan, quarters(gauges(me)) // FULL_GAUGE + 1) * 0.1
    sheet.put(SPELL_GAIN, gain)


def sum_quarters(player: Player) -> int:
    total = 0
    for card in player.kept:
        total += card.quarters
    return total


def describe_leftovers(me: Player, about: Choice | None, sheet: Sheet) -> None:
    """What can be used now, and whether there is a later."""
    sheet.put(HELPFUL_LEFT, (len(me.spells) + me.objects[FLASK] + me.objects[OPEN_FLASK]) * 0.3)
    if about is not None and about.id == "end":
        sheet.mark(AT_THE_END)


def describe_wrath(game: Valroc, me: Player, steps: int, sheet: Sheet) -> None:
    """The evil sceptre moves; where it reaches the end everybody loses a point in the dominant element."""
    last = game.box.pack.boards.wrath
    after = max(0, min(last, game.wrath + steps))
    sheet.put(WRATH_AFTER, after * 0.12)
    if after < last:
        return
    sheet.mark(WRATH_COMES)
    element = game.dominant()
    if element >= 0:
        others = 0
        for player in game.players:
            if player is not me and player.skills[element]:
                others += 1
        sheet.put(WRATH_COSTS, (1.0 if me.skills[element] else 0.0) - others * 0.3)
    if me.used:
        least = 9
        for spell in me.used:
            least = min(least, spell.loss)
        sheet.put(FORGIVEN, least * 0.4)


def describe_victim(plan: Plan, victim: Player, about: Choice | None, sheet: Sheet) -> None:
    """Whom a rite or a spell strikes."""
    sheet.mark(HARMS)
    if isinstance(about, Rite):
        sheet.mark(RITE + RITE_PLACE[about.verb])
    elif isinstance(about, Spell):
        sheet.mark(CAST + SPELL_PLACE[about.verb])
    ahead = plan.points[victim.seat] - plan.points[plan.seat]
    sheet.put(VICTIM_LEAD, max(-40, min(40, ahead)) * 0.05)
    if plan.points[victim.seat] >= max(plan.points):
        sheet.mark(VICTIM_AHEAD)
    sheet.put(VICTIM_BEATEN, len(victim.beaten) * 0.2)
    sheet.put(VICTIM_VALS, min(victim.vals, 20) * 0.1)
    sheet.put(VICTIM_PM, victim.pm * 0.1)
    near = 0.0
    for element in range(4):
        if victim.skills[element]:
            near = max(near, plan.near[element])
    sheet.put(VICTIM_SKILL, min(near, 2.0))
    for kind in range(OBJECT_KINDS):
        if victim.objects[kind]:
            sheet.put(OBJECT + kind, min(victim.objects[kind], 2) * 0.5)


# --- declining, and the cave ----------------------------------------------------------------------------------------


def describe_find(me: Player, plan: Plan, prompt: str, gain: Gain | None, sheet: Sheet) -> None:
    if prompt == "redirect":
        describe_find_of_other(gain, sheet)
        return
    sheet.mark(FINDS)
    describe_gain(me, plan, gain, sheet)


def describe_find_of_other(gain: Gain | None, sheet: Sheet) -> None:
    """What somebody else gets, as a loss of one's own."""
    sheet.mark(HARMS)
    if gain is None:
        sheet.mark(FIND_NOTHING)
    elif gain.resource == "val":
        sheet.put(VALS_CHANGE, -gain.amount * 0.15)
    elif gain.resource == "pm":
        sheet.put(PM_CHANGE, -gain.amount * 0.15)
    elif gain.resource in ELEMENT_NAMES:
        sheet.put(POINT, -1.0)
    else:
        sheet.put(OBJECT + KIND_OF[gain.resource], -1.0)


def describe_pass(game: Valroc, me: Player, plan: Plan, prompt: str, about: Choice | None, sheet: Sheet) -> None:
    """What is given up."""
    declined = DECLINED.get(prompt, DECLINED_FIND)
    sheet.mark(PASSES + declined)
    if prompt == "place":
        sheet.put(VALS_LEFT, min(me.vals, 20) * 0.1)
    elif prompt == "fight" or prompt == "fight-again":
        sheet.put(BEST_FIGHT, max(plan.best_now, plan.best_spell) * 0.1)
    elif prompt == "attend" and isinstance(about, Course):
        sheet.mark(COURSE + bucket(about.id, COURSE_BUCKETS))
    elif prompt == "teleport" and game.looking:  # one stays where one is
        slot = plan.mine[CAVE]
        if slot >= 0:
            describe_find(me, plan, prompt, game.looking[-1].rooms[slot - START[CAVE]], sheet)
    elif prompt == "redirect" and game.looking and isinstance(about, Slot):
        describe_find(me, plan, prompt, game.looking[-1].rooms[about.number], sheet)
