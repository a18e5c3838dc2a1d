"""How Villages describes a table and each choice to learned bots: public facts and the seat's own secrets."""

from __future__ import annotations

from typing import Final

from valtable.engine.insight import Insight, Places, Sheet, Taste
from valtable.engine.question import PASS, YES, Choice, SeatChoice
from valtable.games.villages.actions import (
    DEVELOP_FOLLOW,
    DEVELOP_LEAD,
    HARVEST_FOLLOW,
    HARVEST_LEAD,
    RECRUIT_FOLLOW,
    Lead,
    recruit_cost,
)
from valtable.games.villages.cards import NATIVE, Adventurer, Building, Member
from valtable.games.villages.figures import BUILDINGS, HEROES, KINDS, Figures, outline_of
from valtable.games.villages.glance import BUILDING_TYPES, RESOURCE_KINDS, Glance, Price, glance_anew, glance_at
from valtable.games.villages.payment import Source
from valtable.games.villages.powers import Power
from valtable.games.villages.scoring import QUIET_ROUNDS
from valtable.games.villages.setup import ROW
from valtable.games.villages.state import FREE, HAND_LIMIT, PILES, Discard, Phase, Pile, Player, Villages
from valtable.games.villages.vocabulary import ACTIONS, RESOURCES, TYPES, Steal

SEATS: Final = 5
MOST_CARDS: Final = 12  # in a village

# --- the places of a state --------------------------------------------------------------------------------------------

_table: Final = Places()
PLAYERS: Final = _table.block(SEATS)
ROUNDS: Final = _table.block()
PHASE: Final = _table.block(len(Phase))
ACTION: Final = _table.block(len(ACTIONS))
ACTIVE: Final = _table.block(SEATS)  # who leads, counted from the seat
TO_GO: Final = _table.block(MOST_CARDS)  # for the largest village
MINE_TO_GO: Final = _table.block(MOST_CARDS)
PROGRESS: Final = _table.block()
ENDING: Final = _table.block()  # this turn is the last
QUIET: Final = _table.block()
SOLO_DECK: Final = _table.block(MOST_CARDS)  # alone, the clock
BANK: Final = _table.block(5)
GOLD: Final = _table.block(8)
GOLD_AMOUNT: Final = _table.block()
HOME: Final = _table.block()  # coins that will come home
CASTLE: Final = _table.block()
HAND_SIZE: Final = _table.block(10)
HAND: Final = _table.block(BUILDINGS)
OWN: Final = _table.block(3 * len(RESOURCES))
OWN_FREE: Final = _table.block(len(RESOURCES))
RESOURCES_LAID: Final = _table.block(8)
TYPES_BUILT: Final = _table.block(4 * len(TYPES))
ADVENTURERS: Final = _table.block(4)
POINTS: Final = _table.block()
VP: Final = _table.block()
END_POINTS: Final = _table.block()
PER: Final = _table.block(KINDS)  # what end powers give for one more of each kind of card
GOLD_INCOME: Final = _table.block(len(ACTIONS))
CARD_INCOME: Final = _table.block(len(ACTIONS))
TYPED: Final = _table.block(len(RESOURCES))
NATIVES: Final = _table.block(len(TYPES))
PRICED: Final = _table.block()
PASSES: Final = _table.block()
WANT: Final = _table.block(len(RESOURCES))
WANTED: Final = _table.block(len(TYPES))
TABLE_FREE: Final = _table.block(len(RESOURCES))
BUILDABLE: Final = _table.block(4)
BEST_BUILD: Final = _table.block()
HAND_POINTS: Final = _table.block()  # of the best card in hand
HAND_SHORT: Final = _table.block()  # resources that the cheapest card in hand lacks
PILE: Final = _table.block(4 * PILES)
HEROES_THERE: Final = _table.block(HEROES)
HERO: Final = _table.block(4 * ROW)
LEAD: Final = _table.block()
LEAD_STEP: Final = _table.block(9)
AHEAD: Final = _table.block()
OTHER: Final = 25
OTHERS: Final = _table.block(OTHER * (SEATS - 1))

# --- the places of a choice -------------------------------------------------------------------------------------------

_deed: Final = Places()
LEADS: Final = _deed.block(len(ACTIONS))
FOLLOWS: Final = _deed.block(len(ACTIONS))
DECLINES: Final = _deed.block(len(ACTIONS))
STANDS_BY: Final = _deed.block()  # passes on building until the next turn
STOPS: Final = _deed.block()  # uses no more powers
DRAWS_PILE: Final = _deed.block()
DRAWS_DECK: Final = _deed.block()
DISCARDS: Final = _deed.block()
TRASHES: Final = _deed.block()
LAYS_OUT: Final = _deed.block()
PAYS_OWN: Final = _deed.block()
PAYS_CASTLE: Final = _deed.block()
PAYS_OTHER: Final = _deed.block()
PAYS_POWER: Final = _deed.block()
USES: Final = _deed.block()
ROBS: Final = _deed.block()

# A card that may become a building, four times: as one to take, to give up, to lay out as a resource, and to build.
TAKE: Final = 0
GIVE: Final = 1
LAY: Final = 2
BUILD: Final = 3
CARD: Final = _deed.block(BUILDINGS * 4)
CARD_EARLY: Final = _deed.block(BUILDINGS)
CARD_LATE: Final = _deed.block(BUILDINGS)
_prospect: Final = Places()
USELESS: Final = _prospect.block()  # its name stands in the village
DOUBLE: Final = _prospect.block()  # more of it are in the hand
WORTH: Final = _prospect.block()
WORTH_LATE: Final = _prospect.block()
COST: Final = _prospect.block()
SHORT: Final = _prospect.block()
GOLD_SHORT: Final = _prospect.block()
PAYABLE: Final = _prospect.block()
NEW_TYPE: Final = _prospect.block()
UNLOCKS: Final = _prospect.block()
LASTS: Final = _prospect.block()  # a lasting power, by how much of the game is to come
SUPPLIES: Final = _prospect.block()  # a resource power, likewise
GAIN_GOLD: Final = _prospect.block()
GAIN_CARDS: Final = _prospect.block()
HARMS: Final = _prospect.block()
NEW_RESOURCE: Final = _prospect.block()
WANTED_RESOURCE: Final = _prospect.block()
TABLE_RESOURCE: Final = _prospect.block()
NEXT_WORTH: Final = _prospect.block()  # to the next player
OF_TYPE: Final = _prospect.block(len(TYPES))
OF_RESOURCE: Final = _prospect.block(len(RESOURCES))
PROSPECT: Final = _prospect.width
CARD_PROSPECT: Final = _deed.block(PROSPECT * 4)

LAST_OF_PILE: Final = _deed.block()
DECK_LEFT: Final = _deed.block()
ENDS_SOLO: Final = _deed.block()  # the last cards of the deck, alone
COVERS_NOTHING: Final = _deed.block()
COVERS_WORTH: Final = _deed.block()
COVERS_PAYABLE: Final = _deed.block()
COVERS_USELESS: Final = _deed.block()
COVERS_NEXT: Final = _deed.block()

RECRUITS: Final = _deed.block(HEROES)
RECRUITS_EARLY: Final = _deed.block(HEROES)
RECRUITS_LATE: Final = _deed.block(HEROES)
RECRUIT: Final = _deed.block()
RECRUIT_WORTH: Final = _deed.block()
RECRUIT_LASTS: Final = _deed.block()
RECRUIT_GOLD: Final = _deed.block()
RECRUIT_CARDS: Final = _deed.block()
RECRUIT_HARMS: Final = _deed.block()
RECRUIT_RIVALS: Final = _deed.block()
RECRUIT_FEE: Final = _deed.block()

GOLD_LEFT: Final = _deed.block()
BROKE: Final = _deed.block()
ABROAD: Final = _deed.block()
ENDS: Final = _deed.block()
ENDS_AHEAD: Final = _deed.block()
ENDS_LEAD: Final = _deed.block()
CLOSER: Final = _deed.block()  # how near the village comes to the target

ROOM: Final = _deed.block()
OVERFLOW: Final = _deed.block()
HAND_LEFT: Final = _deed.block()
BRINGS_GOLD: Final = _deed.block()
BRINGS_CARDS: Final = _deed.block()
BRINGS_POINTS: Final = _deed.block()
CHOICES: Final = _deed.block()
FOLLOWERS: Final = _deed.block()
FORGOES: Final = _deed.block()
BANK_EMPTY: Final = _deed.block()
LAID_OUT: Final = _deed.block()
MISSING: Final = _deed.block()

KIND_LEFT: Final = _deed.block()
TABLE_LEFT: Final = _deed.block()
PAID_SEAT_LEAD: Final = _deed.block()
PAID_SEAT_FIRST: Final = _deed.block()
PAID_SEAT_GOLD: Final = _deed.block()
POWER_PRICE: Final = _deed.block()

USE_GOLD: Final = _deed.block()
USE_CARDS: Final = _deed.block()
USE_HARMS: Final = _deed.block()
USE_PRICE: Final = _deed.block()

ROBBED_LEAD: Final = _deed.block()
ROBBED_FIRST: Final = _deed.block()
ROBBED_GOLD: Final = _deed.block()
ROBBED_CARDS: Final = _deed.block()
ROBS_GOLD: Final = _deed.block()
ROBS_SEEN: Final = _deed.block()  # the points of the best card there that the seat has seen


def within(value: float, most: float) -> float:
    """The value, but no further from zero than that."""
    return max(-most, min(most, value))


# --- a state ----------------------------------------------------------------------------------------------------------


def describe(game: Villages, seat: int, sheet: Sheet) -> None:
    glance = glance_anew(game, seat)
    describe_clock(glance, sheet)
    describe_purse(glance, sheet)
    describe_village(glance, sheet)
    describe_hand(glance, sheet)
    describe_offer(glance, sheet)
    describe_lead(glance, sheet)
    n = len(game.players)
    for i in range(1, n):
        describe_other(glance, game.players[(seat + i) % n], OTHERS + OTHER * (i - 1), sheet)


def describe_clock(glance: Glance, sheet: Sheet) -> None:
    """How far the game has got, and whose turn it is."""
    game = glance.game
    n = len(game.players)
    sheet.mark(PLAYERS + n - 1)
    sheet.put(ROUNDS, min(game.turn / (20.0 * n), 3.0))
    sheet.mark(PHASE + game.phase)
    if game.action:
        sheet.mark(ACTION + ACTIONS.index(game.action))
    sheet.mark(ACTIVE + (game.active - glance.seat) % n)
    sheet.put(PROGRESS, glance.progress)
    sheet.put(QUIET, game.quiet / (QUIET_ROUNDS * n))
    if glance.target:
        sheet.mark_up_to(TO_GO, glance.target - glance.most, MOST_CARDS)
        sheet.mark_up_to(MINE_TO_GO, glance.target - glance.me.village.size, MOST_CARDS)
        if glance.most >= glance.target:
            sheet.mark(ENDING)
    else:
        sheet.mark_up_to(SOLO_DECK, (len(game.deck) + 1) // 2, MOST_CARDS)


def describe_purse(glance: Glance, sheet: Sheet) -> None:
    """Gold, and the resources before the seat and on the table."""
    me = glance.me
    kinds = glance.kinds[glance.seat]
    free = glance.free[glance.seat]
    sheet.mark_up_to(BANK, glance.game.bank, 5)
    sheet.mark_up_to(GOLD, me.gold, 8)
    sheet.put(GOLD_AMOUNT, me.gold / 8.0)
    sheet.put(HOME, glance.home[glance.seat] / 5.0)
    if me.castle == FREE:
        sheet.mark(CASTLE)
    for kind in RESOURCE_KINDS:
        sheet.mark_up_to(OWN + 3 * kind, kinds[kind], 3)
        sheet.put(OWN_FREE + kind, free[kind] / 3.0)
        sheet.put(TABLE_FREE + kind, glance.table[kind] / 6.0)
        sheet.put(WANT + kind, glance.want[kind] / 4.0)
    sheet.mark_up_to(RESOURCES_LAID, len(me.resources), 8)


def describe_village(glance: Glance, sheet: Sheet) -> None:
    """The seat's buildings, adventurers and powers."""
    outline = glance.outline
    for type in BUILDING_TYPES:
        sheet.mark_up_to(TYPES_BUILT + 4 * type, outline.counts[type], 4)
        sheet.put(NATIVES + type, outline.natives[type] / 2.0)
        sheet.put(WANTED + type, glance.wanted[type] / 4.0)
    sheet.mark_up_to(ADVENTURERS, outline.counts[len(TYPES)], 4)
    sheet.put(POINTS, glance.points[glance.seat] / 40.0)
    sheet.put(VP, outline.vp / 25.0)
    sheet.put(END_POINTS, outline.end / 10.0)
    for kind in range(KINDS):
        sheet.put(PER + kind, outline.per[kind] / 2.0)
    for action in range(len(ACTIONS)):
        sheet.put(GOLD_INCOME + action, within(outline.gold_income[action] / 2.0, 4.0))
        sheet.put(CARD_INCOME + action, within(outline.card_income[action] / 3.0, 4.0))
    for resource in RESOURCE_KINDS:
        sheet.put(TYPED + resource, outline.typed[resource] / 2.0)
    sheet.put(PRICED, outline.priced / 2.0)
    if glance.me.passes_build:
        sheet.mark(PASSES)


def describe_hand(glance: Glance, sheet: Sheet) -> None:
    """The cards in hand: which, how many, and what the best of them lack."""
    hand = glance.me.hand
    sheet.mark_up_to(HAND_SIZE, len(hand), 10)
    if not hand:
        return
    places: list[int] = []
    best = 0.0
    least = 9
    names = glance.me.village.names
    for i, held in enumerate(hand):
        figures = glance.figures(held[0])
        places.append(figures.place)
        if held[0].id not in names:
            best = max(best, glance.outline.worth(figures))
            least = min(least, glance.prices[i].own_short)
    places.sort()
    last = -1
    for place in places:  # several copies are told once
        if place != last:
            sheet.put(HAND + place, 0.5 + 0.5 * places.count(place))
        last = place
    sheet.mark_up_to(BUILDABLE, glance.buildable, 4)
    sheet.put(BEST_BUILD, glance.best_build / 5.0)
    sheet.put(HAND_POINTS, best / 5.0)
    sheet.put(HAND_SHORT, least / 4.0)


def describe_offer(glance: Glance, sheet: Sheet) -> None:
    """The tops of the piles, and the adventurers who wait."""
    game = glance.game
    outline = glance.outline
    village = glance.me.village
    place = PILE
    for pile in game.piles:
        if pile:
            card = pile[-1]
            if card.id in village.names:
                sheet.mark(place)
            else:
                price = glance.price(card)
                sheet.put(place + 1, outline.worth(glance.figures(card)) / 5.0)
                sheet.put(place + 2, price.own_short / 4.0)
                if price.payable:
                    sheet.mark(place + 3)
        place += 4
    place = HERO
    for i, hero in enumerate(game.row):
        figures = game.box.figures[hero.rank]
        sheet.mark(HEROES_THERE + figures.place)
        sheet.put(place, outline.worth(figures) / 5.0)
        lack = glance.lack(hero)
        if lack == 0:
            sheet.mark(place + 1)
        sheet.put(place + 2, lack / 4.0)
        sheet.put(place + 3, glance.rivals[i] / 4.0)
        place += 4


def describe_lead(glance: Glance, sheet: Sheet) -> None:
    """By how many points the seat is ahead of the best of the others; alone, of what it needs."""
    sheet.put(LEAD, within(glance.lead / 15.0, 3.0))
    sheet.mark_one(LEAD_STEP, glance.lead // 3 + 4, 8)
    if glance.lead > 0:
        sheet.mark(AHEAD)


def describe_other(glance: Glance, player: Player, place: int, sheet: Sheet) -> None:
    """What everybody sees of another player."""
    seat = player.seat
    village = player.village
    outline = outline_of(village)
    kinds = glance.kinds[seat]
    sheet.mark(place)
    sheet.put(place + 1, glance.points[seat] / 40.0)
    sheet.put(place + 2, within((glance.points[glance.seat] - glance.points[seat]) / 15.0, 3.0))
    sheet.put(place + 3, player.gold / 6.0)
    sheet.put(place + 4, glance.home[seat] / 4.0)
    sheet.put(place + 5, len(player.hand) / 8.0)
    if player.passes_build:
        sheet.mark(place + 6)
    for kind in RESOURCE_KINDS:
        sheet.put(place + 7 + kind, kinds[kind] / 3.0)
    for type in BUILDING_TYPES:
        sheet.put(place + 11 + type, outline.counts[type] / 3.0)
    sheet.put(place + 15, outline.counts[len(TYPES)] / 4.0)
    to_go = glance.target - village.size
    sheet.put(place + 16, max(0, to_go) / MOST_CARDS)
    if to_go <= 1:
        sheet.mark(place + 17)
    if to_go <= 3:
        sheet.mark(place + 18)
    sheet.put(place + 19, within(outline.all_gold / 3.0, 4.0))
    sheet.put(place + 20, within(outline.all_cards / 4.0, 4.0))
    sheet.put(place + 21, len(village.resource_powers) / 3.0)
    sheet.put(place + 22, outline.end / 10.0)
    if player.gold >= RECRUIT_FOLLOW and glance.guests[seat]:
        sheet.mark(place + 23)
    if glance.points[seat] - player.gold - glance.home[seat] > glance.outline.points:
        sheet.mark(place + 24)


# --- a choice ---------------------------------------------------------------------------------------------------------


def describe_choice(game: Villages, seat: int, prompt: str, choice: Choice, about: Choice | None, sheet: Sheet) -> None:
    glance = glance_at(game, seat)
    if isinstance(choice, Discard):
        describe_discard(glance, choice, sheet)
    elif isinstance(choice, Pile):
        describe_draw(glance, choice, sheet)
    elif isinstance(choice, Source):
        describe_payment(glance, choice, sheet)
    elif isinstance(choice, Building):
        if prompt == "build" or prompt == "follow-build":
            describe_building(glance, choice, sheet)
        elif prompt == "trash":
            sheet.mark(TRASHES)
            describe_card(glance, choice, GIVE, sheet)
        else:
            sheet.mark(LAYS_OUT)
            describe_card(glance, choice, LAY, sheet)
    elif isinstance(choice, Adventurer):
        describe_recruit(glance, choice, sheet)
    elif isinstance(choice, Lead):
        action = ACTIONS.index(choice.id)
        sheet.mark(LEADS + action)
        describe_action(glance, action, True, sheet)
    elif isinstance(choice, Power):
        describe_power(glance, choice.member, sheet)
    elif isinstance(choice, SeatChoice):
        describe_victim(glance, game.players[choice.seat], about, sheet)
    elif prompt == "use-power":
        sheet.mark(STOPS)
    else:
        describe_following(glance, choice, sheet)


def describe_following(glance: Glance, choice: Choice, sheet: Sheet) -> None:
    """To follow what another player leads, or not; which building or adventurer it will be is said of that card."""
    action = ACTIONS.index(glance.game.action)
    if choice is YES:
        sheet.mark(FOLLOWS + action)
        describe_action(glance, action, False, sheet)
        return
    if choice is PASS:
        sheet.mark(DECLINES + action)
    else:
        sheet.mark(STANDS_BY)
    if ACTIONS[action] == "build":
        sheet.put(FORGOES, glance.best_build / 5.0)
        sheet.put(CHOICES, glance.buildable / 4.0)
    elif ACTIONS[action] == "recruit":
        sheet.put(FORGOES, glance.best_recruit() / 5.0)
    sheet.put(GOLD_LEFT, glance.me.gold / 6.0)


def describe_action(glance: Glance, action: int, leads: bool, sheet: Sheet) -> None:
    """What an action brings with the powers that go with it, and to how many others."""
    game = glance.game
    me = glance.me
    hand = len(me.hand)
    name = ACTIONS[action]
    points = 0.0
    if name == "harvest":
        hand += HARVEST_LEAD if leads else HARVEST_FOLLOW
    elif name == "develop":
        hand -= 1 + (DEVELOP_LEAD if leads else DEVELOP_FOLLOW)
        sheet.put(LAID_OUT, len(me.resources) / 6.0)
        sheet.put(MISSING, sum(glance.want) / 12.0)
    elif name == "build":
        points = glance.best_build
        sheet.put(CHOICES, glance.buildable / 4.0)
        describe_growth(glance, points, sheet)
    elif name == "recruit":
        points = glance.best_recruit()
        sheet.put(GOLD_LEFT, (me.gold - recruit_cost(game, leads)) / 6.0)
        describe_growth(glance, points, sheet)
    elif game.box.solo:
        hand -= 1
    else:
        hand += 1
    if name == "tax" and not game.bank:
        sheet.mark(BANK_EMPTY)
    sheet.put(BRINGS_POINTS, points / 5.0)
    sheet.put(BRINGS_GOLD, within(glance.outline.gold_income[action] / 2.0, 4.0))
    sheet.put(BRINGS_CARDS, within(glance.outline.card_income[action] / 3.0, 4.0))
    describe_room(hand, sheet)
    if leads:
        sheet.put(FOLLOWERS, followers(glance, name) / 4.0)


def describe_room(hand: int, sheet: Sheet) -> None:
    """How many cards the hand will hold, against how many it may."""
    sheet.put(HAND_LEFT, min(hand, 16) / 8.0)
    sheet.put(ROOM, max(0, HAND_LIMIT - hand) / 4.0)
    sheet.put(OVERFLOW, min(max(0, hand - HAND_LIMIT), 8) / 3.0)


def followers(glance: Glance, action: str) -> int:
    """How many others might follow, as far as everybody can see."""
    n = 0
    for player in glance.game.players:
        if player.seat == glance.seat:
            continue
        if action == "develop":
            follows = len(player.hand) > DEVELOP_FOLLOW
        elif action == "build":
            follows = len(player.hand) > 0 and not player.passes_build
        elif action == "recruit":
            follows = player.gold >= RECRUIT_FOLLOW and glance.guests[player.seat] > 0
        else:
            follows = True
        n += 1 if follows else 0
    return n


def describe_growth(glance: Glance, points: float, sheet: Sheet) -> None:
    """What it means that the village grows by a card: it may end the game, for better or worse."""
    if not glance.target:
        return
    to_go = glance.target - glance.me.village.size - 1
    sheet.put(CLOSER, 1.0 - max(0, to_go) / MOST_CARDS)
    if to_go <= 0:
        lead = glance.lead + points
        sheet.mark(ENDS)
        sheet.put(ENDS_LEAD, within(lead / 8.0, 2.0))
        if lead > 0:
            sheet.mark(ENDS_AHEAD)


def describe_building(glance: Glance, card: Building, sheet: Sheet) -> None:
    """A card to build."""
    game = glance.game
    sheet.mark((LEADS if glance.seat == game.active else FOLLOWS) + ACTIONS.index("build"))
    figures = glance.figures(card)
    describe_card(glance, card, BUILD, sheet)
    if glance.early:
        sheet.mark(CARD_EARLY + figures.place)
    elif glance.late:
        sheet.mark(CARD_LATE + figures.place)
    price = glance.price(card)
    gold = max(0, glance.me.gold - price.coins)
    sheet.put(GOLD_LEFT, gold / 6.0)
    if gold == 0:
        sheet.mark(BROKE)
    sheet.put(ABROAD, price.abroad / 3.0)
    describe_growth(glance, glance.outline.worth(figures) - price.abroad, sheet)


def describe_card(glance: Glance, card: Building, role: int, sheet: Sheet) -> None:
    """A card that may become a building or a resource, in a role: said once for all piles it may be laid on."""
    page = glance.page
    if glance.page_card is not card or glance.page_role != role:
        page = glance.page = Sheet()
        glance.page_card = card
        glance.page_role = role
        describe_prospect(glance, card, role, page)
    sheet.places.extend(page.places)
    sheet.values.extend(page.values)


def describe_prospect(glance: Glance, card: Building, role: int, sheet: Sheet) -> None:
    place = CARD_PROSPECT + PROSPECT * role
    figures = glance.figures(card)
    outline = glance.outline
    sheet.mark(CARD + BUILDINGS * role + figures.place)
    sheet.mark(place + OF_TYPE + card.type)
    sheet.mark(place + OF_RESOURCE + card.resource)
    if card.id in glance.me.village.names:
        sheet.mark(place + USELESS)
    else:
        describe_use(glance, card, figures, glance.price(card), place, sheet)
    copies = 0 if role == TAKE else -1
    for held in glance.me.hand:
        if held[0] is card:
            copies += 1
    if copies > 0:
        sheet.mark(place + DOUBLE)
    if not glance.kinds[glance.seat][card.resource] and not outline.typed[card.resource]:
        sheet.mark(place + NEW_RESOURCE)
    sheet.put(place + WANTED_RESOURCE, glance.want[card.resource] / 4.0)
    sheet.put(place + TABLE_RESOURCE, glance.table[card.resource] / 6.0)
    if role <= GIVE:
        sheet.put(place + NEXT_WORTH, next_worth(glance, card) / 5.0)


def describe_use(glance: Glance, card: Building, figures: Figures, price: Price, place: int, sheet: Sheet) -> None:
    """What the building would do for the village, and what it would take."""
    worth = glance.outline.worth(figures) / 5.0
    sheet.put(place + WORTH, worth)
    if glance.late:
        sheet.put(place + WORTH_LATE, worth)
    sheet.put(place + COST, figures.cost / 5.0)
    sheet.put(place + SHORT, price.own_short / 4.0)
    sheet.put(place + GOLD_SHORT, price.gold_short / 3.0)
    if price.payable:
        sheet.mark(place + PAYABLE)
    if not glance.outline.counts[card.type]:
        sheet.mark(place + NEW_TYPE)
    sheet.put(place + UNLOCKS, glance.wanted[card.type] / 4.0)
    if figures.instant:
        times = glance.outline.times(figures)
        sheet.put(place + GAIN_GOLD, within(times * figures.gold / 2.0, 4.0))
        sheet.put(place + GAIN_CARDS, within(times * figures.cards / 3.0, 4.0))
        if figures.harms:
            sheet.mark(place + HARMS)
    elif figures.lasts:
        sheet.put(place + (SUPPLIES if figures.provides else LASTS), glance.left)


def next_worth(glance: Glance, card: Building) -> float:
    """The points that the card could bring to the player to the left."""
    players = glance.game.players
    village = players[(glance.seat + 1) % len(players)].village
    if len(players) == 1 or card.id in village.names:
        return 0.0
    return outline_of(village).worth(glance.figures(card))


def describe_draw(glance: Glance, pile: Pile, sheet: Sheet) -> None:
    """A card to draw: the top of a pile, or what nobody has seen."""
    game = glance.game
    if pile.number < 0:
        sheet.mark(DRAWS_DECK)
        sheet.put(DECK_LEFT, min(len(game.deck), 20) / 20.0)
        from_deck = 1
    else:
        cards = game.piles[pile.number]
        sheet.mark(DRAWS_PILE)
        describe_card(glance, cards[-1], TAKE, sheet)
        from_deck = 1 if len(cards) == 1 else 0
        if from_deck:
            sheet.mark(LAST_OF_PILE)
    if game.box.solo and from_deck and len(game.deck) <= 3:
        sheet.mark(ENDS_SOLO)
    describe_room(len(glance.me.hand) + 1, sheet)


def describe_discard(glance: Glance, choice: Discard, sheet: Sheet) -> None:
    """A card to give up, and the one that it covers."""
    sheet.mark(DISCARDS)
    describe_card(glance, choice.card, GIVE, sheet)
    covers = glance.covers
    if not covers:
        covers.extend([cover(glance, pile) for pile in glance.game.piles])
    page = covers[choice.pile.number]
    sheet.places.extend(page.places)
    sheet.values.extend(page.values)


def cover(glance: Glance, pile: tuple[Building, ...]) -> Sheet:
    """What a card laid on that pile would bury: said once for all cards that may be laid there."""
    sheet = Sheet()
    if not pile:
        sheet.mark(COVERS_NOTHING)
        return sheet
    top = pile[-1]
    if top.id in glance.me.village.names:
        sheet.mark(COVERS_USELESS)
    else:
        sheet.put(COVERS_WORTH, glance.outline.worth(glance.figures(top)) / 5.0)
        if glance.price(top).payable:
            sheet.mark(COVERS_PAYABLE)
    sheet.put(COVERS_NEXT, next_worth(glance, top) / 5.0)
    return sheet


def describe_recruit(glance: Glance, hero: Adventurer, sheet: Sheet) -> None:
    """An adventurer to take in."""
    game = glance.game
    leads = glance.seat == game.active
    figures = game.box.figures[hero.rank]
    worth = glance.outline.worth(figures)
    cost = recruit_cost(game, leads)
    sheet.mark((LEADS if leads else FOLLOWS) + ACTIONS.index("recruit"))
    sheet.mark(RECRUIT)
    sheet.mark(RECRUITS + figures.place)
    if glance.early:
        sheet.mark(RECRUITS_EARLY + figures.place)
    elif glance.late:
        sheet.mark(RECRUITS_LATE + figures.place)
    sheet.put(RECRUIT_WORTH, worth / 5.0)
    sheet.put(RECRUIT_FEE, cost / 2.0)
    if figures.lasts:
        sheet.put(RECRUIT_LASTS, glance.left)
    elif figures.instant:
        times = glance.outline.times(figures)
        sheet.put(RECRUIT_GOLD, within(times * figures.gold / 2.0, 4.0))
        sheet.put(RECRUIT_CARDS, within(times * figures.cards / 3.0, 4.0))
        if figures.harms:
            sheet.mark(RECRUIT_HARMS)
    sheet.put(RECRUIT_RIVALS, glance.rivals[game.row.index(hero)] / 4.0)
    gold = glance.me.gold - cost
    sheet.put(GOLD_LEFT, gold / 6.0)
    if gold <= 0:
        sheet.mark(BROKE)
    describe_growth(glance, worth - cost, sheet)


def describe_payment(glance: Glance, way: Source, sheet: Sheet) -> None:
    """Where a resource comes from, by what is left afterwards."""
    me = glance.me
    if way.power is not None:
        sheet.mark(PAYS_POWER)
        sheet.put(POWER_PRICE, way.power.price / 2.0)
        sheet.put(HAND_LEFT, (len(me.hand) - 1 - way.power.price) / 8.0)
        sheet.put(GOLD_LEFT, me.gold / 6.0)
        return
    sheet.put(GOLD_LEFT, (me.gold - 1) / 6.0)
    if me.gold <= 1:
        sheet.mark(BROKE)
    if way.kind == NATIVE:
        sheet.mark(PAYS_CASTLE)
        return
    sheet.put(KIND_LEFT, (glance.free[way.seat][way.kind] - 1) / 2.0)
    sheet.put(TABLE_LEFT, (glance.table[way.kind] - 1) / 5.0)
    if way.own:
        sheet.mark(PAYS_OWN)
        return
    sheet.mark(PAYS_OTHER)
    sheet.put(PAID_SEAT_LEAD, within((glance.points[way.seat] - glance.points[glance.seat]) / 10.0, 3.0))
    sheet.put(PAID_SEAT_GOLD, glance.game.players[way.seat].gold / 6.0)
    if way.seat == glance.best_seat():
        sheet.mark(PAID_SEAT_FIRST)


def describe_power(glance: Glance, card: Member, sheet: Sheet) -> None:
    """A power to use."""
    figures = glance.game.box.figures[card.rank]
    times = 1 if figures.counter < 0 else glance.outline.counts[figures.counter]
    sheet.mark(USES)
    sheet.put(USE_GOLD, within(times * figures.gold / 2.0, 4.0))
    sheet.put(USE_CARDS, within(times * figures.cards / 3.0, 4.0))
    sheet.put(USE_PRICE, card.price / 2.0)
    if figures.harms:
        sheet.mark(USE_HARMS)
    describe_room(len(glance.me.hand) + int(times * figures.cards), sheet)


def describe_victim(glance: Glance, victim: Player, about: Choice | None, sheet: Sheet) -> None:
    """Somebody to take from."""
    sheet.mark(ROBS)
    sheet.put(ROBBED_LEAD, within((glance.points[victim.seat] - glance.points[glance.seat]) / 10.0, 3.0))
    if victim.seat == glance.best_seat():
        sheet.mark(ROBBED_FIRST)
    sheet.put(ROBBED_GOLD, victim.gold / 6.0)
    sheet.put(ROBBED_CARDS, len(victim.hand) / 8.0)
    if isinstance(about, Member) and isinstance(about.gain, Steal) and about.gain.what == "gold":
        sheet.mark(ROBS_GOLD)
    best = 0.0
    for card, known, _ in victim.hand:
        if known & (1 << glance.seat) and card.id not in glance.me.village.names:
            best = max(best, glance.outline.worth(glance.figures(card)))
    sheet.put(ROBS_SEEN, best / 5.0)


# --- the clock, and temperaments --------------------------------------------------------------------------------------


def clock(game: Villages) -> float:
    """A round is a turn of each player, and a turn goes round the table."""
    n = len(game.players)
    if game.phase == Phase.FIRST_RESOURCE:
        return 0.0
    through = game.follower / n if game.phase in (Phase.FOLLOW, Phase.TURN_END) else 0.0
    return (game.turn + through) / n


TASTES: Final[dict[str, Taste]] = {
    "builder": (
        (LEADS + ACTIONS.index("build"), 0.7),
        (FOLLOWS + ACTIONS.index("build"), 0.7),
        (CARD_PROSPECT + PROSPECT * BUILD + COST, 0.8),
    ),
    "host": (
        (LEADS + ACTIONS.index("recruit"), 0.8),
        (RECRUIT, 0.8),
        (CARD_PROSPECT + PROSPECT * BUILD + UNLOCKS, 1.0),
        (CARD_PROSPECT + PROSPECT * BUILD + NEW_TYPE, 0.6),
    ),
    "steward": (
        (LEADS + ACTIONS.index("develop"), 1.0),
        (FOLLOWS + ACTIONS.index("develop"), 0.8),
        (CARD_PROSPECT + PROSPECT * BUILD + SUPPLIES, 0.8),
        (PAYS_OTHER, -0.6),
    ),
    "miser": (
        (LEADS + ACTIONS.index("tax"), 1.0),
        (CARD_PROSPECT + PROSPECT * BUILD + GAIN_GOLD, 1.0),
        (GOLD_LEFT, 0.8),
        (BROKE, -0.6),
        (PAYS_OTHER, -1.0),
    ),
}

INSIGHT: Final = Insight(_table.width, describe, _deed.width, describe_choice, clock, TASTES)
