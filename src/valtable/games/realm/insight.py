"""What the games of the realm tell learned bots alike: purses and tableaux, the centre, the dice, and what a choice
costs and brings.

A game that stands on this goes on where STATE and CHOICE end.
"""

from __future__ import annotations

from typing import Final, TypeVar

from valtable.engine.effects import All, Choose, Do, Effect, Gain, May, Pay
from valtable.engine.insight import Places, Sheet, bucket
from valtable.games.realm.cards import ACTIVE, PASSIVE, Citizen, Monster
from valtable.games.realm.effects import price
from valtable.games.realm.harvest import Share
from valtable.games.realm.outlook import OWN, SEEN, chance_of, open_amount, outlook
from valtable.games.realm.paying import Payment, citizen_cost, monster_cost
from valtable.games.realm.state import CITIZENS, COLUMNS, Realm, Ruler
from valtable.games.realm.vocabulary import (
    BY_NAME,
    GOLD,
    MAGIC,
    MONSTER_TYPES,
    STRENGTH,
    Resource,
    Steal,
    StealRandomMonster,
    TakeCitizen,
)

R = TypeVar("R", bound=Ruler)

MOST_PLAYERS: Final = 5

# --- places of the state --------------------------------------------------------------------------------------------

STATE: Final = Places()
PLAYERS: Final = STATE.block(MOST_PLAYERS)
TURN: Final = STATE.block(MOST_PLAYERS)
FACES: Final = STATE.block(6)
SUMS: Final = STATE.block(11)
STEPS: Final = 12  # of each thermometer of a purse
GOLD_STEPS: Final = STATE.block(STEPS)
STRENGTH_STEPS: Final = STATE.block(STEPS)
MAGIC_STEPS: Final = STATE.block(STEPS)
RULER: Final = 4 + SEEN.width  # of each player: the purse and the tableau
RULERS: Final = STATE.block(MOST_PLAYERS * RULER)
MINE: Final = STATE.block(OWN.width)
MONSTER: Final = 7
MONSTERS: Final = STATE.block(COLUMNS * MONSTER)
CITIZEN: Final = 5
CITIZEN_STACKS: Final = STATE.block(10 * CITIZEN)
EVENT: Final = 5
MOST_EVENTS: Final = 5
EVENTS: Final = STATE.block(MOST_EVENTS * EVENT)

# --- places of a choice ---------------------------------------------------------------------------------------------

CITIZEN_IDS: Final = 33  # few of the box's cards share a bucket in tables of this size
MONSTER_IDS: Final = 67
STAGES: Final = 3  # of a game: early, middle and late
MOST_OWNED: Final = 3

CHOICE: Final = Places()
CHANGE: Final = CHOICE.block(9)
AFTER: Final = CHOICE.block(3)
LEFT: Final = 8  # of a resource, from none to this or more
LEFTOVER: Final = CHOICE.block(3 * LEFT)
DECLINES: Final = CHOICE.block()
ACCEPTS: Final = CHOICE.block()
CITIZEN_OWNED: Final = CHOICE.block((MOST_OWNED + 1) * CITIZEN_IDS)
CITIZEN_STAGE: Final = CHOICE.block(STAGES * CITIZEN_IDS)
INCOME: Final = CHOICE.block(7)
ROLE: Final = CHOICE.block(4)
MONSTER_ID: Final = CHOICE.block(MONSTER_IDS)
MONSTER_TYPE: Final = CHOICE.block(len(MONSTER_TYPES))
TYPE_PLACES: Final = {type: MONSTER_TYPE + i for i, type in enumerate(MONSTER_TYPES)}
MONSTER_FIGURES: Final = CHOICE.block(6)
ROLL: Final = CHOICE.block(4)


def capped(x: float) -> float:
    """What may grow without end, on a scale of its own."""
    return 4.0 if x > 4.0 else x


def limited(x: float) -> float:
    """What may be much less than nothing, too."""
    return 4.0 if x > 4.0 else -4.0 if x < -4.0 else x


# --- the state ------------------------------------------------------------------------------------------------------


def tell_common(game: Realm, players: list[R], seat: int, sheet: Sheet) -> None:
    """What every game of this family has on its table."""
    me = players[seat]
    tell_rulers(game, players, seat, sheet)
    tell_dice(game, sheet)
    tell_monsters(game, players, me, sheet)
    tell_citizens(game, me, sheet)
    if game.ways.events:
        tell_events(game, me, sheet)


def tell_rulers(game: Realm, players: list[R], seat: int, sheet: Sheet) -> None:
    """Everybody's purse and tableau, the seat's own first, then the others in the order of their turns."""
    n = len(players)
    sheet.mark(PLAYERS + n - 1)
    sheet.mark(TURN + (game.active - seat) % n)
    me = players[seat]
    sheet.mark_up_to(GOLD_STEPS, me.gold, STEPS)
    sheet.mark_up_to(STRENGTH_STEPS, me.strength, STEPS)
    sheet.mark_up_to(MAGIC_STEPS, me.magic, STEPS)
    place = RULERS
    for i in range(n):
        ruler = players[(seat + i) % n]
        sheet.put(place, capped(ruler.gold / 10))
        sheet.put(place + 1, capped(ruler.strength / 10))
        sheet.put(place + 2, capped(ruler.magic / 10))
        sheet.put(place + 3, capped(ruler.vp / 10))
        sheet.put_all(place + 4, outlook(ruler.tableau).seen)
        place += RULER
    sheet.put_all(MINE, outlook(me.tableau).own)


def tell_dice(game: Realm, sheet: Sheet) -> None:
    """What the dice show: those of the turn before while nobody has rolled."""
    if not game.die1:
        return
    if game.die1 == game.die2:
        sheet.put(FACES + game.die1 - 1, 2.0)
    else:
        sheet.mark(FACES + game.die1 - 1)
        sheet.mark(FACES + game.die2 - 1)
    sheet.mark(SUMS + game.die1 + game.die2 - 2)


def lack_for_monster(ruler: Ruler, strength: int, magic: int) -> int:
    """How much the player lacks to slay what costs so much; one strength at least is needed."""
    spare = ruler.magic - magic
    if spare < 0:
        return max(0, strength - ruler.strength) - spare
    if ruler.strength == 0:
        return max(1, strength - spare)
    return max(0, strength - ruler.strength - spare)


def lack_for_gold(ruler: Ruler, cost: int) -> int:
    """How much the player lacks to pay gold; one gold at least is needed."""
    if ruler.gold == 0:
        return max(1, cost - ruler.magic)
    return max(0, cost - ruler.gold - ruler.magic)


def tell_monsters(game: Realm, players: list[R], me: R, sheet: Sheet) -> None:
    """The monster on top of each stack: figures, what the seat lacks for it, and how many others can slay it."""
    place = MONSTERS
    for number, stack in enumerate(game.monsters):
        if stack:
            card = stack[-1]
            strength, magic = monster_cost(game, number, card)
            sheet.put(place, len(stack) / 5)
            sheet.put(place + 1, card.vp / 5)
            sheet.put(place + 2, strength / 10)
            sheet.put(place + 3, magic / 5)
            lack = lack_for_monster(me, strength, magic)
            if lack:
                sheet.put(place + 4, min(lack, 15) / 5)
            else:
                sheet.mark(place + 5)
            sheet.put(place + 6, rivals_for_monster(players, me, strength, magic) / 2)
        place += MONSTER


def rivals_for_monster(players: list[R], me: R, strength: int, magic: int) -> int:
    """How many others could slay what costs so much with what they have."""
    n = 0
    for ruler in players:
        if ruler is not me and lack_for_monster(ruler, strength, magic) == 0:
            n += 1
    return n


def tell_citizens(game: Realm, me: Ruler, sheet: Sheet) -> None:
    """The citizen on top of each stack: how many there are, the price, and how many the seat has of the name."""
    place = CITIZEN_STACKS
    for stack in game.citizens:
        if stack:
            card = stack[-1]
            cost = citizen_cost(game, me, card)
            sheet.put(place, len(stack) / 5)
            sheet.put(place + 1, cost / 5)
            lack = lack_for_gold(me, cost)
            if lack:
                sheet.put(place + 2, lack / 4)
            else:
                sheet.mark(place + 3)
            sheet.put(place + 4, capped(me.tableau.names.get(card.counts_as, 0) / 2))
        place += CITIZEN


def tell_events(game: Realm, me: Ruler, sheet: Sheet) -> None:
    """The monster events on the table, from left to right."""
    place = EVENTS
    for number in sorted(game.covers):
        event = game.event_at(number)
        if event is not None and place < EVENTS + MOST_EVENTS * EVENT:
            strength, magic = monster_cost(game, number, event)
            sheet.put(place, event.vp / 5)
            sheet.put(place + 1, strength / 10)
            sheet.put(place + 2, magic / 5)
            lack = lack_for_monster(me, strength, magic)
            if lack:
                sheet.put(place + 3, min(lack, 15) / 5)
            else:
                sheet.mark(place + 4)
            place += EVENT


# --- what a choice changes ------------------------------------------------------------------------------------------


class Change:
    """What a choice costs and brings its player, as far as can be foreseen."""

    __slots__ = ("any", "citizens", "gold", "magic", "more", "robbed", "stolen", "strength", "vp")

    def __init__(self) -> None:
        self.gold = 0
        self.strength = 0
        self.magic = 0
        self.vp = 0
        self.any = 0  # of what the player likes
        self.stolen = 0
        self.citizens = 0
        self.robbed = 0  # monsters
        self.more = 0  # what only the game itself understands

    def gain(self, resource: str, n: int) -> None:
        if resource == "gold":
            self.gold += n
        elif resource == "strength":
            self.strength += n
        elif resource == "magic":
            self.magic += n
        elif resource == "vp":
            self.vp += n
        else:
            self.any += n

    def gained(self, resource: str) -> int:
        if resource == "gold":
            return self.gold
        if resource == "strength":
            return self.strength
        return self.magic if resource == "magic" else self.vp

    def add(self, me: Ruler, effect: Effect) -> None:
        """What an effect brings; where it leaves a choice, the best of it."""
        if isinstance(effect, Gain):
            n = effect.amount
            if effect.counter is not None:
                n *= me.count(effect.counter)
            self.gain(effect.resource, n)
        elif isinstance(effect, All):
            for part in effect.parts:
                self.add(me, part)
        elif isinstance(effect, Choose):
            self.add_best(me, effect)
        elif isinstance(effect, May):
            self.add(me, effect.effect)
        elif isinstance(effect, Pay):
            cost = price(me, effect)
            if me.has(BY_NAME[effect.resource]) + self.gained(effect.resource) >= cost:
                self.gain(effect.resource, -cost)
                self.add(me, effect.effect)
        elif isinstance(effect, Steal):
            self.stolen += effect.n
        elif isinstance(effect, TakeCitizen):
            self.citizens += 1
        elif isinstance(effect, StealRandomMonster):
            self.robbed += 1
        elif isinstance(effect, Do):
            self.more += 1

    def add_best(self, me: Ruler, effect: Choose) -> None:
        """Resources that may be chosen are as good as any; beside them may stand a citizen or the like."""
        most = 0
        for part in effect.parts:
            if isinstance(part, (Gain, Steal)):
                most = max(most, int(open_amount(part)))
            else:
                self.add(me, part)
        self.any += most

    def pay_gold(self, me: Ruler, cost: int) -> None:
        """So much gold, magic standing in for what is missing."""
        gold = min(cost, me.gold)
        self.gold -= gold
        self.magic -= cost - gold

    def pay_strength(self, me: Ruler, cost: int, magic: int) -> None:
        strength = min(cost, me.strength)
        self.strength -= strength
        self.magic -= cost - strength + magic


def tell_change(me: Ruler, change: Change, sheet: Sheet) -> None:
    """What it brings, and what is in the purse then."""
    sheet.put(CHANGE, limited(change.gold / 4))
    sheet.put(CHANGE + 1, limited(change.strength / 4))
    sheet.put(CHANGE + 2, limited(change.magic / 4))
    sheet.put(CHANGE + 3, limited(change.vp / 3))
    sheet.put(CHANGE + 4, limited(change.any / 3))
    sheet.put(CHANGE + 5, limited(change.stolen / 3))
    sheet.put(CHANGE + 6, limited(float(change.citizens)))
    sheet.put(CHANGE + 7, limited(float(change.robbed)))
    sheet.put(CHANGE + 8, limited(float(change.more)))
    tell_purse(sheet, me.gold + change.gold, me.strength + change.strength, me.magic + change.magic)


def tell_purse(sheet: Sheet, gold: int, strength: int, magic: int) -> None:
    """What is left after a choice."""
    sheet.put(AFTER, capped(gold / 10))
    sheet.put(AFTER + 1, capped(strength / 10))
    sheet.put(AFTER + 2, capped(magic / 10))
    sheet.mark_one(LEFTOVER, gold, LEFT - 1)
    sheet.mark_one(LEFTOVER + LEFT, strength, LEFT - 1)
    sheet.mark_one(LEFTOVER + 2 * LEFT, magic, LEFT - 1)


def tell_citizen(me: Ruler, card: Citizen, stage: int, harvests: float, rounds: float, sheet: Sheet) -> None:
    """Who it is, and what comes of having one more: in a round with so many harvests on others' turns, in what is left
    of the game."""
    who = bucket(card.id, CITIZEN_IDS)
    owned = min(me.tableau.names.get(card.counts_as, 0), MOST_OWNED)
    sheet.mark(CITIZEN_OWNED + CITIZEN_IDS * owned + who)
    sheet.mark(CITIZEN_STAGE + CITIZEN_IDS * stage + who)
    if card.role >= 0:
        sheet.mark(ROLE + card.role)
    active = harvesting(me, card, ACTIVE)
    passive = harvesting(me, card, PASSIVE)
    chance = chance_of(card)
    gold = chance * (active.gold + harvests * passive.gold)
    strength = chance * (active.strength + harvests * passive.strength)
    magic = chance * (active.magic + harvests * passive.magic)
    any = chance * (active.any + active.stolen + harvests * passive.any)
    more = 0.0 if card.role < 0 else outlook(me.tableau).per_role[card.role]
    sheet.put(INCOME, limited(gold))
    sheet.put(INCOME + 1, limited(strength))
    sheet.put(INCOME + 2, limited(magic))
    sheet.put(INCOME + 3, limited(any))
    sheet.put(INCOME + 4, limited(more))
    sheet.put(INCOME + 5, limited((gold + strength + magic + any + more) * rounds / 10))
    sheet.put(INCOME + 6, limited(chance))


def harvesting(me: Ruler, card: Citizen, side: int) -> Change:
    """What a citizen brings when it works."""
    half = card.halves[side]
    change = Change()
    change.gold = half.gold
    change.strength = half.strength
    change.magic = half.magic
    change.vp = half.vp
    for part in half.more:
        change.add(me, part)
    return change


def tell_monster(card: Monster, strength: int, magic: int, sheet: Sheet) -> None:
    """Which monster it is, and what it costs now."""
    sheet.mark(MONSTER_ID + bucket(card.id, MONSTER_IDS))
    type = TYPE_PLACES.get(card.type, -1)
    if type >= 0:
        sheet.mark(type)
    sheet.put(MONSTER_FIGURES, strength / 10)
    sheet.put(MONSTER_FIGURES + 1, magic / 5)
    sheet.put(MONSTER_FIGURES + 2, card.vp / 5)
    sheet.put(MONSTER_FIGURES + 3, limited(card.vp / (strength + magic)))


def tell_next_monster(game: Realm, number: int, sheet: Sheet) -> None:
    """What lies beneath, for whoever comes next."""
    if number < CITIZENS and len(game.monsters[number]) > 1:
        card = game.monsters[number][-2]
        sheet.put(MONSTER_FIGURES + 4, card.vp / 5)
        sheet.put(MONSTER_FIGURES + 5, card.strength / 10)


def slaying(game: Realm, me: Ruler, number: int, card: Monster) -> Change:
    """What slaying the monster there costs and brings."""
    change = Change()
    strength, magic = monster_cost(game, number, card)
    change.pay_strength(me, strength, magic)
    change.gold += game.tokens_on(number)[2] if game.tokens else 0
    change.add(me, card.reward)
    for domain in me.tableau.powers.on_slay:
        change.add(me, domain.effect)
    return change


def recruiting(game: Realm, me: Ruler, card: Citizen, free: bool) -> Change:
    """What gaining a citizen costs and brings at once."""
    change = Change()
    if not free:
        change.pay_gold(me, citizen_cost(game, me, card))
    for domain in me.tableau.powers.on_gain_citizen:
        change.add(me, domain.effect)
    return change


def paying(payment: Payment) -> Change:
    change = Change()
    change.gold = -payment.gold
    change.strength = -payment.strength
    change.magic = -payment.magic
    return change


def taking(resource: Resource, n: int) -> Change:
    change = Change()
    if resource is GOLD:
        change.gold = n
    elif resource is STRENGTH:
        change.strength = n
    elif resource is MAGIC:
        change.magic = n
    else:
        change.vp = n
    return change


def sharing(share: Share) -> Change:
    change = Change()
    change.gold, change.strength, change.magic, change.vp = share.sum
    return change


def doing(me: Ruler, effect: Effect) -> Change:
    change = Change()
    change.add(me, effect)
    return change


# --- dice -----------------------------------------------------------------------------------------------------------


def harvest_worth(ruler: Ruler, side: int, die1: int, die2: int) -> float:
    """How much these dice bring, all resources alike, a point counting for three."""
    total = 0.0
    cards = 0
    for i in range(3):
        found = ruler.tableau.at(die1 if i == 0 else die2 if i == 1 else die1 + die2, side)
        cards += len(found.cards)
        total += found.gold + found.strength + found.magic + 3 * found.vp
        for _, effect in found.later:
            total += open_amount(effect)
        for _, effect in found.steals:
            total += open_amount(effect)
        total += len(found.exchanges)
    if die1 == die2:
        total += 1
    if cards == 0:
        total += 1
    return total


def tell_roll(game: Realm, players: list[R], me: R, die1: int, die2: int, sheet: Sheet) -> None:
    """What dice that show this bring the seat, and the others, more than those on the table."""
    mine = harvest_worth(me, ACTIVE, die1, die2) - harvest_worth(me, ACTIVE, game.die1, game.die2)
    theirs = 0.0
    for ruler in players:
        if ruler is not me:
            theirs += harvest_worth(ruler, PASSIVE, die1, die2) - harvest_worth(ruler, PASSIVE, game.die1, game.die2)
    sheet.put(ROLL, limited(mine / 3))
    sheet.put(ROLL + 1, limited(theirs / 3))
    if die1 == die2:
        sheet.mark(ROLL + 2)
    if mine > 0:
        sheet.mark(ROLL + 3)
