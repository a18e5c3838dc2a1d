"""What learned bots are told of a game of Margraves.

Everything here is open to the seat that is told: of the others' hands only how many cards there are, since nobody can
tell which of them was laid; of a citizen that somebody owns only that it is theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.effects import Branch, Do
from valtable.engine.insight import Insight, Places, Sheet, Taste, bucket
from valtable.engine.pack import Card
from valtable.engine.question import PASS, YES, Amount, Choice
from valtable.games.margraves.cards import (
    DISPLAY,
    LAIRS,
    LOCATIONS,
    MONSTERS,
    OPPONENTS,
    ROW,
    SEGMENTS,
    TOMBS,
    TOWER_SLOTS,
    Citizen,
    Guild,
    Location,
    Monster,
    Outline,
    Part,
    Power,
    Privilege,
    Reward,
    Use,
    Used,
    Wealth,
)
from valtable.games.margraves.hints import LENGTH, best_prey, bounty, profit
from valtable.games.margraves.locations import can_use
from valtable.games.margraves.scoring import GEM_POINTS, banner_points, icons, points, points_with, worth
from valtable.games.margraves.state import (
    BUILD,
    EMPTY,
    ENTRY_GOLD,
    LAST_SPACE,
    RECALL,
    SECTION,
    STANDING,
    STRONGEST,
    TOWERS,
    TWO_GOLD,
    Margraves,
    Phase,
    Player,
    Prey,
    RowSpace,
    Slot,
    Space,
    Taken,
    Token,
    Tomb,
)
from valtable.games.margraves.towers import COST
from valtable.games.margraves.vocabulary import (
    BANNERS,
    FIRST_GUILD,
    FIRST_TOKEN,
    GAINS,
    GEM,
    GOLD,
    GUILDS,
    INFLUENCE,
    KNIGHT,
    MAGIC,
    PRIVILEGE,
    STRENGTH,
    TOKENS,
    VERBS,
    WILD,
)

MOST: Final = 5  # players at the largest table
SECTIONS: Final = LAST_SPACE // SECTION + 1
STAGES: Final = 3  # early, in the middle, late
CITIZENS: Final = 64  # for about twenty different ones
CARDS: Final = 192  # for about a hundred of all kinds
REASONS: Final = ("tower", "citizens", "privileges")

# Some of each thing that can be gained, so that what is usual comes to about one.
SCALE: Final = (0.25, 0.5, 0.5, 0.5, 0.5, 1.0, 0.5, 0.5, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 1.0)


# --- the places of a state ------------------------------------------------------------------------------------------

STATE: Final = Places()

SEATS: Final = STATE.block(MOST - 1)
ROUND: Final = STATE.block()
ROUNDS: Final = STATE.block(8)  # three each
PROGRESS: Final = STATE.block()
ENDING: Final = STATE.block(len(REASONS))
TURN_TO_COME: Final = STATE.block()  # another one of mine in the last round
MOST_BUILT: Final = STATE.block(TOWERS + 1)  # by whoever has built most
DECK: Final = STATE.block()
DECK_LOW: Final = STATE.block(6)
STACK_LOW: Final = STATE.block(2 * 5)
PHASE: Final = STATE.block(len(Phase))
ACTIVE: Final = STATE.block(MOST)
PART: Final = STATE.block(4)
AT_WORK: Final = STATE.block(len(GUILDS))  # the citizen who was played

GOLD_HELD: Final = STATE.block()
GOLD_STEPS: Final = STATE.block(12)
STRONG: Final = STATE.block(STRONGEST)
HELD: Final = STATE.block(len(TOKENS))
HELD_STEPS: Final = STATE.block(4 * len(TOKENS))
ROOM: Final = STATE.block(6)
LACKING: Final = STATE.block(len(COST) + 1)  # how many of the things that a tower costs
LACKED: Final = STATE.block(len(COST))  # which of them
CAN_BUILD: Final = STATE.block()
SITE: Final = STATE.block(4)  # the roads to the next location where a tower of mine could stand
TOWERS_LEFT: Final = STATE.block(TOWERS + 1)
PLACE: Final = STATE.block(LOCATIONS)
SHIP: Final = STATE.block(SEGMENTS)
VOYAGE: Final = STATE.block()  # what sailing with everything would bring
ADVANCED: Final = STATE.block(len(GUILDS))
SECTION_OF: Final = STATE.block(len(GUILDS) * SECTIONS)
AT_BRIDGE: Final = STATE.block(len(GUILDS))
BRIDGE_SHORT: Final = STATE.block(len(GUILDS))  # of gold
ICONS: Final = STATE.block(len(GUILDS))
GUILD_POINTS: Final = STATE.block(len(GUILDS))
BANNERS_HELD: Final = STATE.block(len(BANNERS))
HAND: Final = STATE.block(CITIZENS)
HAND_SIZE: Final = STATE.block(9)
USED_SIZE: Final = STATE.block()
READY: Final = STATE.block(len(GAINS))  # what the texts in hand bring
READY_DEEDS: Final = STATE.block(len(VERBS))
READY_GUILDS: Final = STATE.block(len(GUILDS))
GRANTED: Final = STATE.block(len(GAINS))
TO_RESOLVE: Final = STATE.block(len(GAINS))  # starting wealth
SCORED: Final = STATE.block(6)  # all, influence, banners, gems, resources, gold
LEAD: Final = STATE.block()
LEADS: Final = STATE.block(9)

MAP_KNIGHTS: Final = STATE.block(LOCATIONS)
MAP_SLOTS: Final = STATE.block(LOCATIONS)
MAP_MINE: Final = STATE.block(LOCATIONS)
MAP_PREY: Final = STATE.block(LOCATIONS)  # what I could slay there
MAP_FAR: Final = STATE.block(LOCATIONS)  # close ones count more
LAIR_SHOWN: Final = STATE.block(LAIRS)
LAIR_STRENGTH: Final = STATE.block(LAIRS)
LAIR_MAGIC: Final = STATE.block(LAIRS)
LAIR_WORTH: Final = STATE.block(LAIRS)
LAIR_LACK: Final = STATE.block(LAIRS)
LAIR_PILE: Final = STATE.block(LAIRS)
ROW_CARDS: Final = STATE.block(CITIZENS)
ROW_POINTS: Final = STATE.block(ROW)
ROW_MINE: Final = STATE.block(ROW)  # can be paid for
TILE_POINTS: Final = STATE.block(2 * DISPLAY)
TILE_WORTH: Final = STATE.block(2 * DISPLAY)
TOMB_FULL: Final = STATE.block(TOMBS)
TOMB_STANDING: Final = STATE.block(TOMBS)
TOMBS_FREE: Final = STATE.block()
RESERVE: Final = STATE.block(len(TOKENS))
RESERVE_EMPTY: Final = STATE.block(len(TOKENS))

# Of each of the others, in the order of the turns.
OTHERS: Final = STATE.block()
THERE: Final = 0
O_POINTS: Final = 1
O_BEHIND: Final = 2
O_GOLD: Final = 3
O_STRENGTH: Final = 4
O_TOKENS: Final = 5
O_PLACE: Final = O_TOKENS + len(TOKENS)
O_TOWERS: Final = O_PLACE + LOCATIONS
O_LACKING: Final = O_TOWERS + TOWERS + 1
O_BUILDS: Final = O_LACKING + 1
O_HAND: Final = O_BUILDS + 1
O_USED: Final = O_HAND + 1
O_GRANTS: Final = O_USED + 1
O_BANNERS: Final = O_GRANTS + 1
O_INFLUENCE: Final = O_BANNERS + 1
O_ICONS: Final = O_INFLUENCE + len(GUILDS)
OTHER: Final = O_ICONS + len(GUILDS)
STATE.block(OTHER * (MOST - 1) - 1)


# --- the places of a choice -----------------------------------------------------------------------------------------

CHOICE: Final = Places()

# What kind of deed it is.
PLAYS: Final = CHOICE.block()
PLAYS_PENNANT: Final = CHOICE.block()
PLAYS_TEXT: Final = CHOICE.block()
RECALLS: Final = CHOICE.block()
BUILDS: Final = CHOICE.block()
LAYS: Final = CHOICE.block()
TAKES_BACK: Final = CHOICE.block()
USES_GRANT: Final = CHOICE.block()
TAKES_TILE: Final = CHOICE.block()
ADVANCES: Final = CHOICE.block()
HIRES: Final = CHOICE.block()
REMOVES: Final = CHOICE.block()
PAYS_TOKEN: Final = CHOICE.block()
SAILS: Final = CHOICE.block()
THROWS_AWAY: Final = CHOICE.block()
TAKES_TOKEN: Final = CHOICE.block()
KEEPS_WEALTH: Final = CHOICE.block()
USES_POWER: Final = CHOICE.block()
TAKES_GOLD: Final = CHOICE.block()
GOES: Final = CHOICE.block()
SENDS_KNIGHT: Final = CHOICE.block()
SLAYS: Final = CHOICE.block()
MUSTERS: Final = CHOICE.block()
BURIES: Final = CHOICE.block()
RAISES: Final = CHOICE.block()
TAKES_SLOT: Final = CHOICE.block()
CHOOSES: Final = CHOICE.block()
ACCEPTS: Final = CHOICE.block()
PASSES: Final = CHOICE.block()

# Which card is really there, and when.
CARD: Final = CHOICE.block(CARDS)
CARD_STAGE: Final = CHOICE.block(STAGES * CARDS)

# What it brings and costs.
GAIN: Final = CHOICE.block(len(GAINS))
WORTH: Final = CHOICE.block()
WORTH_NOW: Final = CHOICE.block()  # less, the nearer the end is
PRICE: Final = CHOICE.block(WILD + 1)
LEFT: Final = CHOICE.block(WILD + 1)  # of what was paid with
FILLS: Final = CHOICE.block()  # brings what I lack for a tower
BREAKS: Final = CHOICE.block()  # gives away the last of what a tower costs
LACKING_THEN: Final = CHOICE.block(len(COST) + 1)
ENOUGH: Final = CHOICE.block()  # of that there is more than towers want
OVERFLOWS: Final = CHOICE.block()
SUPPLY_LEFT: Final = CHOICE.block()
POINTS: Final = CHOICE.block()
POINTS_FOR_RIVAL: Final = CHOICE.block()
DENIES: Final = CHOICE.block()

# Citizens.
GUILD: Final = CHOICE.block(len(GUILDS))
GUILD_ICONS: Final = CHOICE.block()
GUILD_WORTH: Final = CHOICE.block()
OWNED: Final = CHOICE.block(3)  # how many like it
TEXT: Final = CHOICE.block(len(GAINS))
TEXT_DEEDS: Final = CHOICE.block(len(VERBS))
TEXT_OTHERS: Final = CHOICE.block()
TEXT_PREY: Final = CHOICE.block()
HAND_THEN: Final = CHOICE.block(8)
BACK: Final = CHOICE.block()  # how many come back
BACK_TEXT: Final = CHOICE.block()
CAN_HIRE: Final = CHOICE.block()
NEXT_SITE: Final = CHOICE.block()  # one road away I could build at once
NEXT_PREY: Final = CHOICE.block()

# The map.
GOAL: Final = CHOICE.block(LOCATIONS)
KNIGHT_GOAL: Final = CHOICE.block(LOCATIONS)
KNIGHT_FROM: Final = CHOICE.block(LOCATIONS)
FROM_STORAGE: Final = CHOICE.block()
SITE_THERE: Final = CHOICE.block()
BUILD_THERE: Final = CHOICE.block()
SITE_WORTH: Final = CHOICE.block()
SITE_GUILDS: Final = CHOICE.block()  # what its two icons would count
PREY_THERE: Final = CHOICE.block()
PREY_NEARLY: Final = CHOICE.block()  # one strength short
FORCE_THERE: Final = CHOICE.block()
KNIGHTS_THERE: Final = CHOICE.block()
KNIGHTS_LEFT: Final = CHOICE.block()
HIRING_THERE: Final = CHOICE.block()
SAILING_THERE: Final = CHOICE.block()
POWER_USELESS: Final = CHOICE.block()

# Influence and privileges.
STEP: Final = CHOICE.block(SECTION)
SECTION_NOW: Final = CHOICE.block(SECTIONS)
CROSSES: Final = CHOICE.block()
BEHIND_BRIDGE: Final = CHOICE.block()  # the best tile there
BRIDGE_PAID: Final = CHOICE.block()  # the next one can be paid for
NEW_BANNER: Final = CHOICE.block()
ENDING_GRANT: Final = CHOICE.block()

# Fights and tombs.
AMOUNT: Final = CHOICE.block()
STRENGTH_THEN: Final = CHOICE.block()
CHIEF: Final = CHOICE.block()
LINES_CLOSED: Final = CHOICE.block()
LINES_HELPED: Final = CHOICE.block()
TOMBS_LEFT: Final = CHOICE.block()

# Whom it helps, and the end.
PAYS_RIVAL: Final = CHOICE.block()
ENDS: Final = CHOICE.block()
ENDS_LEAD: Final = CHOICE.block()
ENDS_AHEAD: Final = CHOICE.block()
ENDS_BEHIND: Final = CHOICE.block()
IN_LAST_ROUND: Final = CHOICE.block()


# --- the state ------------------------------------------------------------------------------------------------------


def describe(game: Margraves, seat: int, sheet: Sheet) -> None:
    """The table as that seat sees it."""
    player = game.players[seat]
    describe_clock(game, seat, sheet)
    describe_storage(game, player, sheet)
    describe_hand(player, sheet)
    describe_map(game, player, sheet)
    describe_offers(game, player, sheet)
    describe_tombs(game, sheet)
    own = icons(game, player)
    describe_influence(game, player, own, sheet)
    mine = points_with(player, own)
    best = describe_others(game, seat, mine, sheet)
    describe_points(player, mine, sheet)
    lead = mine - best
    sheet.put(LEAD, scaled_lead(lead))
    sheet.mark_one(LEADS, (lead + 22) // 5, 8)


def describe_clock(game: Margraves, seat: int, sheet: Sheet) -> None:
    """How far the game is, and whose turn it is."""
    n = len(game.players)
    sheet.mark(SEATS + n - 2)
    sheet.put(ROUND, game.round / LENGTH)
    sheet.mark_up_to(ROUNDS, game.round // 3, 8)
    sheet.put(PROGRESS, progress(game))
    if game.end_reason:
        sheet.mark(ENDING + REASONS.index(game.end_reason))
        if (seat - game.first) % n > (game.active - game.first) % n:
            sheet.mark(TURN_TO_COME)
    sheet.mark_one(MOST_BUILT, most_built(game), TOWERS)
    deck = len(game.deck)
    sheet.put(DECK, min(deck, 40) / 20)
    sheet.mark_one(DECK_LOW, deck // 2, 5)
    for level in range(len(game.stacks)):
        sheet.mark_one(STACK_LOW + 5 * level, len(game.stacks[level]), 4)
    sheet.mark(PHASE + game.phase)
    sheet.mark(ACTIVE + (game.active - seat) % n)
    sheet.mark_one(PART, game.part, 3)
    if game.card is not None:
        sheet.mark(AT_WORK + game.card.index)


def describe_storage(game: Margraves, player: Player, sheet: Sheet) -> None:
    """Gold, strength, what lies in storage, and what a tower still wants."""
    stock = player.stock
    sheet.put(GOLD_HELD, min(player.gold, 40) / 16)
    sheet.mark_up_to(GOLD_STEPS, player.gold, 12)
    sheet.mark_up_to(STRONG, player.strength, STRONGEST)
    for token in range(len(TOKENS)):
        sheet.put(HELD + token, stock[token] / 4)
        sheet.mark_up_to(HELD_STEPS + 4 * token, stock[token], 4)
    sheet.mark_up_to(ROOM, player.room(), 6)
    lacking = 0
    for i in range(len(COST)):
        if not stock[COST[i]]:
            lacking += 1
            sheet.mark(LACKED + i)
    sheet.mark(LACKING + lacking)
    if not lacking and site_at(game, player, player.place):
        sheet.mark(CAN_BUILD)
    sheet.mark_one(SITE, roads_to_site(game, player), 3)
    sheet.mark_one(TOWERS_LEFT, player.towers, TOWERS)
    sheet.mark(PLACE + player.place)
    sheet.mark(SHIP + player.ship)
    sheet.put(VOYAGE, voyage(game, player) / 8)


def describe_hand(player: Player, sheet: Sheet) -> None:
    """The citizens in hand, what their texts could bring, and the grants."""
    hand = player.hand
    mark_cards(sheet, HAND, hand)
    sheet.mark_one(HAND_SIZE, len(hand), 8)
    sheet.put(USED_SIZE, (len(player.played) + len(player.laid)) / 6)
    gains = [0.0] * len(GAINS)
    deeds = [0] * len(VERBS)
    guilds = [0] * len(GUILDS)
    for card in hand:
        guilds[card.index] += 1
        for kind, n in card.outline.gains:
            gains[kind] += n
        for verb in card.outline.deeds:
            deeds[verb] += 1
    put_gains(sheet, READY, gains, 0.5)
    for verb in range(len(VERBS)):
        sheet.put(READY_DEEDS + verb, deeds[verb] / 3)
    for guild in range(len(GUILDS)):
        sheet.put(READY_GUILDS + guild, guilds[guild] / 3)
    if player.grants:
        gains = [0.0] * len(GAINS)
        for tile in player.grants:
            if tile.grant is not None:
                for kind, n in tile.grant.amounts:
                    gains[kind] += n
        put_gains(sheet, GRANTED, gains, 0.5)
    if player.wealth:
        gains = [0.0] * len(GAINS)
        for one in player.wealth:
            for kind, n in one.reward.amounts:
                gains[kind] += n
        put_gains(sheet, TO_RESOLVE, gains, 0.5)


def describe_map(game: Margraves, player: Player, sheet: Sheet) -> None:
    """Each location: how far it is, whether I could build there, and what I could slay; and the lairs."""
    force = player.strength + player.stock[KNIGHT]
    magic = player.stock[MAGIC]
    worths = [0.0] * LAIRS
    needs = [99] * LAIRS
    for lair in range(LAIRS):
        pile = game.piles[lair]
        sheet.put(LAIR_PILE + lair, len(pile) / MONSTERS)
        if lair == game.slain or not pile:
            continue
        monster = pile[-1]
        worths[lair] = profit(monster) / 4
        if monster.magic <= magic:
            needs[lair] = monster.strength
        sheet.mark(LAIR_SHOWN + lair)
        sheet.put(LAIR_STRENGTH + lair, monster.strength / 8)
        sheet.put(LAIR_MAGIC + lair, monster.magic / 2)
        sheet.put(LAIR_WORTH + lair, worths[lair])
        sheet.put(LAIR_LACK + lair, (max(0, monster.strength - force) + 2 * max(0, monster.magic - magic)) / 4)
    places = game.box.pack.locations
    far = places[player.place].far
    for place in range(LOCATIONS):
        knights = game.knights[place]
        sheet.put(MAP_KNIGHTS + place, knights / 3)
        free, mine = slots_at(game, player.seat, place)
        if mine:
            sheet.mark(MAP_MINE + place)
        else:
            sheet.put(MAP_SLOTS + place, free / TOWER_SLOTS)
        sheet.put(MAP_FAR + place, 1.0 - min(far[place], 4) / 4)
        best = 0.0
        for beside in places[place].lairs:
            if needs[beside.index] <= force + knights:
                best = max(best, worths[beside.index])
        sheet.put(MAP_PREY + place, best)


def describe_offers(game: Margraves, player: Player, sheet: Sheet) -> None:
    """The citizens of the row, the privileges, the reserve."""
    shown: list[Citizen] = []
    costs = game.box.pack.costs
    for i in range(ROW):
        card = game.row[i]
        if card is not None:
            shown.append(card)
            sheet.put(ROW_POINTS + i, worth(player.influence[card.index]) / 3)
            if costs[i] <= player.gold:
                sheet.mark(ROW_MINE + i)
    mark_cards(sheet, ROW_CARDS, shown)
    for i in range(2 * DISPLAY):
        tile = game.display[i]
        if tile is not None:
            sheet.put(TILE_POINTS + i, tile_points(player, tile) / 8)
            if tile.grant is not None:
                sheet.put(TILE_WORTH + i, bounty(tile.grant) / 4)
    for token in range(len(TOKENS)):
        left = game.reserve[token]
        sheet.put(RESERVE + token, min(left, 8) / 8)
        if not left:
            sheet.mark(RESERVE_EMPTY + token)


def describe_tombs(game: Margraves, sheet: Sheet) -> None:
    free = 0
    for tomb in range(TOMBS):
        lies = game.tombs[tomb]
        if lies == EMPTY:
            free += 1
            continue
        sheet.mark(TOMB_FULL + tomb)
        if lies == STANDING:
            sheet.mark(TOMB_STANDING + tomb)
    sheet.put(TOMBS_FREE, free / TOMBS)


def describe_influence(game: Margraves, player: Player, own: list[int], sheet: Sheet) -> None:
    """Each row of the track, what stands before its next bridge, and the icons that it multiplies."""
    for guild in range(len(GUILDS)):
        at = player.influence[guild]
        section = at // SECTION
        sheet.put(ADVANCED + guild, at / LAST_SPACE)
        sheet.mark(SECTION_OF + guild * SECTIONS + section)
        sheet.put(ICONS + guild, own[guild] / 5)
        sheet.put(GUILD_POINTS + guild, own[guild] * (section + 1) / 12)
        if at < LAST_SPACE:
            if at % SECTION == SECTION - 1:
                sheet.mark(AT_BRIDGE + guild)
            sheet.put(BRIDGE_SHORT + guild, max(0, game.box.pack.bridges[section].gold - player.gold) / 8)
    counts = banners(player)
    for banner in range(len(BANNERS)):
        sheet.put(BANNERS_HELD + banner, counts[banner] / 2)


def describe_points(player: Player, mine: int, sheet: Sheet) -> None:
    """Where mine come from."""
    flags = banner_points(player.ends)
    gems = GEM_POINTS * player.stock[GEM]
    resources = player.resources()
    sheet.put(SCORED, mine / 50)
    sheet.put(SCORED + 1, (mine - flags - gems) / 40)
    sheet.put(SCORED + 2, flags / 10)
    sheet.put(SCORED + 3, gems / 4)
    sheet.put(SCORED + 4, resources / 9)
    sheet.put(SCORED + 5, min(player.gold, 60) / 30)


def describe_others(game: Margraves, seat: int, mine: int, sheet: Sheet) -> int:
    """What everybody sees of the others; the most points that one of them has."""
    n = len(game.players)
    best = -99
    place = OTHERS
    for i in range(1, n):
        other = game.players[(seat + i) % n]
        found = icons(game, other)
        total = points_with(other, found)
        best = max(best, total)
        sheet.mark(place + THERE)
        sheet.put(place + O_POINTS, total / 50)
        sheet.put(place + O_BEHIND, scaled_lead(mine - total))
        sheet.put(place + O_GOLD, min(other.gold, 40) / 16)
        sheet.put(place + O_STRENGTH, other.strength / STRONGEST)
        for token in range(len(TOKENS)):
            sheet.put(place + O_TOKENS + token, min(other.stock[token], 6) / 3)
        sheet.mark(place + O_PLACE + other.place)
        sheet.mark_one(place + O_TOWERS, other.towers, TOWERS)
        lacking = lacks(other)
        sheet.put(place + O_LACKING, lacking / len(COST))
        if not lacking and site_at(game, other, other.place):
            sheet.mark(place + O_BUILDS)
        sheet.put(place + O_HAND, len(other.hand) / 6)
        sheet.put(place + O_USED, (len(other.played) + len(other.laid)) / 6)
        sheet.put(place + O_GRANTS, len(other.grants) / 3)
        sheet.put(place + O_BANNERS, len(other.ends) / 4)
        for guild in range(len(GUILDS)):
            sheet.put(place + O_INFLUENCE + guild, other.influence[guild] / LAST_SPACE)
            sheet.put(place + O_ICONS + guild, found[guild] / 5)
        place += OTHER
    return best


# --- the choices ----------------------------------------------------------------------------------------------------


def describe_choice(
    game: Margraves, seat: int, prompt: str, choice: Choice, about: Choice | None, sheet: Sheet
) -> None:
    """What one choice would do."""
    player = game.players[seat]
    if game.end_reason:
        sheet.mark(IN_LAST_ROUND)
    if isinstance(choice, Location):
        describe_place(game, player, prompt, choice, about, sheet)
    elif isinstance(choice, Citizen):
        describe_card(game, player, prompt, choice, sheet)
    elif isinstance(choice, Token):
        describe_token(game, player, prompt, choice, about, sheet)
    elif isinstance(choice, Taken):
        sheet.mark(TAKES_TOKEN)
        if prompt == "offer-take":
            put_offer_price(game, player, sheet)
        put_token(game, player, choice.index, sheet)
    elif isinstance(choice, Guild):
        describe_advance(game, player, choice, sheet)
    elif isinstance(choice, Privilege):
        sheet.mark(USES_GRANT)
        mark_card(game, sheet, choice)
        if choice.grant is not None:
            put_reward(game, player, choice.grant, sheet)
    elif isinstance(choice, Space):
        describe_tile(game, player, choice, sheet)
    elif isinstance(choice, RowSpace):
        describe_row_space(game, player, choice, sheet)
    elif isinstance(choice, Use):
        describe_use(game, player, choice, sheet)
    elif isinstance(choice, Power):
        sheet.mark(USES_POWER)
        put_power(game, player, choice, sheet)
    elif isinstance(choice, Amount):
        describe_muster(game, player, choice, about, sheet)
    elif isinstance(choice, Prey):
        describe_prey(game, player, choice, sheet)
    elif isinstance(choice, Tomb):
        describe_tomb(game, prompt, choice, sheet)
    elif isinstance(choice, Wealth):
        sheet.mark(KEEPS_WEALTH)
        mark_card(game, sheet, choice)
        put_reward(game, player, choice.reward, sheet)
    elif isinstance(choice, Slot):
        sheet.mark(TAKES_SLOT)
        put_reward(game, player, choice.pack.locations[choice.place].towers[choice.index % TOWER_SLOTS], sheet)
    elif isinstance(choice, Branch):
        describe_branch(game, player, choice, sheet)
    elif isinstance(choice, Used):
        sheet.mark(TAKES_BACK)
        put_citizen(game, player, choice.card, sheet)
        sheet.mark_one(HAND_THEN, len(player.hand) + 1, 7)
    else:
        describe_plain(game, player, prompt, choice, about, sheet)


def describe_plain(
    game: Margraves, player: Player, prompt: str, choice: Choice, about: Choice | None, sheet: Sheet
) -> None:
    """What is no thing: recall, build, take the gold, accept, pass."""
    if choice is RECALL:
        describe_recall(game, player, sheet)
    elif choice is BUILD:
        describe_building(game, player, sheet)
    elif choice is TWO_GOLD:
        sheet.mark(TAKES_GOLD)
        sheet.put(GAIN + GOLD, ENTRY_GOLD * SCALE[GOLD])
        put_worth(game, 0.4 * ENTRY_GOLD, sheet)
    elif choice is YES:
        sheet.mark(ACCEPTS)
        put_offer_price(game, player, sheet)
        part = part_at_work(game)
        if part is not None and part.gain is not None:
            put_reward(game, player, part.gain, sheet)
    elif choice is PASS:
        sheet.mark(PASSES)
        if isinstance(about, Token):  # nothing makes room for it
            sheet.put(ENOUGH, 1.0 if player.stock[about.index] > 1 else 0.0)
            if not player.stock[about.index]:
                sheet.mark(BREAKS)
        elif prompt == "slay":
            sheet.put(PREY_THERE, best_prey(game, player, player.place, 0) / 4)


# --- the map


def describe_place(
    game: Margraves, player: Player, prompt: str, place: Location, about: Choice | None, sheet: Sheet
) -> None:
    """A location to which the margrave or a knight goes, or from which a knight comes."""
    if prompt == "move" or prompt == "travel":
        sheet.mark(GOES)
        sheet.mark(GOAL + place.index)
        put_entry(game, player, place, sheet)
        put_prospects(game, player, place, sheet)
        return
    sheet.mark(SENDS_KNIGHT)
    here = game.box.pack.locations[player.place]
    goal: Location | None = place
    source: Location | None = None
    if prompt == "deploy":
        source = None if place is here else here
        if source is None:
            sheet.mark(FROM_STORAGE)
    elif prompt == "post-from":
        source = place
        goal = about if isinstance(about, Location) else None
    elif prompt == "summon" or prompt == "rally":
        source = place
        goal = here
    elif prompt == "march-from":
        source = place
        goal = None
    if source is not None:
        sheet.mark(KNIGHT_FROM + source.index)
        sheet.put(KNIGHTS_LEFT, (game.knights[source.index] - 1) / 3)
    if goal is not None:
        describe_goal(game, player, goal, sheet)


def describe_goal(game: Margraves, player: Player, goal: Location, sheet: Sheet) -> None:
    """Where a knight arrives: the power of the place, and one more to fight beside the margrave."""
    sheet.mark(KNIGHT_GOAL + goal.index)
    sheet.put(KNIGHTS_THERE, game.knights[goal.index] / 3)
    put_entry(game, player, goal, sheet)
    if goal.index == player.place:
        sheet.put(PREY_THERE, best_prey(game, player, goal.index, 1) / 4)


def put_entry(game: Margraves, player: Player, place: Location, sheet: Sheet) -> None:
    """What whoever enters would be offered."""
    offer = place.offer
    if offer.verb == "recruit":
        best = best_hire(game, player)
        sheet.put(HIRING_THERE, best)
        if best == 0.0:
            sheet.mark(POWER_USELESS)
    elif offer.verb == "sail":
        brought = voyage(game, player) / 8
        sheet.put(SAILING_THERE, brought)
        if brought == 0.0:
            sheet.mark(POWER_USELESS)
    elif can_use(game, player, offer):
        put_power(game, player, offer, sheet)
    else:
        sheet.mark(POWER_USELESS)


def put_power(game: Margraves, player: Player, offer: Power, sheet: Sheet) -> None:
    kind, n = offer.price
    if kind >= 0:
        put_price(player, kind, n, sheet)
    if offer.gain is not None:
        put_reward(game, player, offer.gain, sheet)


def put_prospects(game: Margraves, player: Player, place: Location, sheet: Sheet) -> None:
    """What a margrave who stands there could do next: build a tower, slay a monster."""
    free, mine = slots_at(game, player.seat, place.index)
    if free and not mine and player.towers:
        sheet.mark(SITE_THERE)
        lacking = lacks(player)
        if not lacking:
            sheet.mark(BUILD_THERE)
        sheet.put(SITE_WORTH, best_slot(game, place) / 4)
        sheet.put(SITE_GUILDS, site_points(player, place) / 6)
    knights = game.knights[place.index]
    sheet.put(KNIGHTS_THERE, knights / 3)
    sheet.put(FORCE_THERE, (player.strength + player.stock[KNIGHT] + knights) / 8)
    prey = best_prey(game, player, place.index, 0)
    if prey > 0.0:
        sheet.put(PREY_THERE, prey / 4)
    elif best_prey(game, player, place.index, 1) > 0.0:
        sheet.mark(PREY_NEARLY)


# --- citizens


def describe_card(game: Margraves, player: Player, prompt: str, card: Citizen, sheet: Sheet) -> None:
    """A citizen to be played, or to be laid for a tower."""
    hand = len(player.hand)
    if prompt == "lay":
        sheet.mark(LAYS)
    else:
        sheet.mark(PLAYS)
        if card.outline.slays:
            sheet.put(TEXT_PREY, best_prey(game, player, player.place, card.outline.force) / 4)
    put_citizen(game, player, card, sheet)
    sheet.mark_one(HAND_THEN, hand - 1, 7)


def describe_use(game: Margraves, player: Player, use: Use, sheet: Sheet) -> None:
    """The pennant: a gain and a road to go; or the text."""
    card = use.card
    sheet.mark_one(HAND_THEN, len(player.hand) - 1, 7)
    if use.id == "text":
        sheet.mark(PLAYS_TEXT)
        put_text(card.outline, sheet)
        if card.outline.slays:
            sheet.put(TEXT_PREY, best_prey(game, player, player.place, card.outline.force) / 4)
        return
    sheet.mark(PLAYS_PENNANT)
    sheet.mark(GUILD + card.index)
    guild = card.guild
    assert guild is not None
    for reward in guild.rewards:
        if reward is not None:
            put_reward(game, player, reward, sheet)
            break
    put_neighbours(game, player, sheet)
    if not game.knights[player.place] and not player.stock[KNIGHT]:
        sheet.mark(POWER_USELESS)


def put_neighbours(game: Margraves, player: Player, sheet: Sheet) -> None:
    """What a road leads to: a place for a tower that can be paid for, and prey."""
    ready = not lacks(player)
    site = False
    prey = 0.0
    for place in game.box.pack.locations[player.place].neighbours:
        if ready and not site:
            site = site_at(game, player, place.index)
        prey = max(prey, best_prey(game, player, place.index, 0))
    if site:
        sheet.mark(NEXT_SITE)
    sheet.put(NEXT_PREY, prey / 4)


def put_citizen(game: Margraves, player: Player, card: Citizen, sheet: Sheet) -> None:
    """Which one, its guild, its text, and how many like it I have."""
    mark_card(game, sheet, card)
    sheet.mark(GUILD + card.index)
    sheet.put(GUILD_WORTH, worth(player.influence[card.index]) / 3)
    put_text(card.outline, sheet)
    same = 0
    for one in player.hand:
        if one is card:
            same += 1
    for one in player.played:
        if one is card:
            same += 1
    sheet.mark_one(OWNED, same, 2)


def put_text(outline: Outline, sheet: Sheet) -> None:
    for kind, n in outline.gains:
        sheet.put(TEXT + kind, n * SCALE[kind])
    for verb in outline.deeds:
        sheet.mark(TEXT_DEEDS + verb)
    sheet.put(TEXT_OTHERS, outline.others)


def describe_row_space(game: Margraves, player: Player, space: RowSpace, sheet: Sheet) -> None:
    """A citizen of the row, to be recruited or to leave the game."""
    card = game.row[space.index]
    if card is None:
        return
    put_citizen(game, player, card, sheet)
    rival = 0
    for other in game.players:
        if other is not player:
            rival = max(rival, worth(other.influence[card.index]))
    sheet.put(POINTS_FOR_RIVAL, rival / 6)
    if space.price < 0:
        sheet.mark(REMOVES)
        sheet.put(DENIES, (ROW - space.index) / ROW)
    else:
        sheet.mark(HIRES)
        put_price(player, GOLD, space.price, sheet)
        sheet.put(POINTS, worth(player.influence[card.index]) / 5)
        sheet.mark_one(HAND_THEN, len(player.hand) + 1, 7)
    if row_runs_out(game):
        put_end(game, player, sheet)


def describe_recall(game: Margraves, player: Player, sheet: Sheet) -> None:
    """All come back, one leaves the row, and one may be recruited."""
    sheet.mark(RECALLS)
    sheet.mark_one(HAND_THEN, len(player.hand) - 1, 7)
    sheet.put(BACK, (len(player.played) + len(player.laid)) / 5)
    sheet.put(BACK_TEXT, len(player.hand) / 5)
    sheet.put(CAN_HIRE, best_hire(game, player))
    if row_runs_out(game):
        put_end(game, player, sheet)


# --- towers, influence, privileges


def describe_building(game: Margraves, player: Player, sheet: Sheet) -> None:
    place = game.box.pack.locations[player.place]
    sheet.mark(BUILDS)
    sheet.put(SITE_WORTH, best_slot(game, place) / 4)
    sheet.put(SITE_GUILDS, site_points(player, place) / 6)
    sheet.put(POINTS, (site_points(player, place) - GEM_POINTS) / 5)
    sheet.put(AMOUNT, player.towers / TOWERS)
    if player.towers == 1 and not game.end_reason:
        put_end(game, player, sheet)


def describe_advance(game: Margraves, player: Player, guild: Guild, sheet: Sheet) -> None:
    """One space on a guild's row: towards the bridge, or across it."""
    at = player.influence[guild.index]
    own = icons_of(game, player, guild.index)
    section = at // SECTION
    sheet.mark(ADVANCES)
    sheet.mark(GUILD + guild.index)
    sheet.put(GUILD_ICONS, own / 5)
    sheet.mark(STEP + at % SECTION)
    sheet.mark(SECTION_NOW + section)
    if at == LAST_SPACE:
        return
    price = game.box.pack.bridges[section].gold
    if at % SECTION == SECTION - 1:
        sheet.mark(CROSSES)
        put_price(player, GOLD, price, sheet)
        sheet.put(POINTS, own / 5)
        sheet.put(BEHIND_BRIDGE, best_tile(game, player, game.box.pack.bridges[section].levels) / 6)
    elif player.gold >= price:
        sheet.mark(BRIDGE_PAID)


def describe_tile(game: Margraves, player: Player, space: Space, sheet: Sheet) -> None:
    """A privilege: a grant, or points for the end."""
    tile = game.display[space.index]
    if tile is None:
        return
    sheet.mark(TAKES_TILE)
    mark_card(game, sheet, tile)
    if tile.grant is not None:
        put_reward(game, player, tile.grant, sheet)
        if game.end_reason:
            sheet.mark(ENDING_GRANT)
    else:
        sheet.put(POINTS, tile_points(player, tile) / 5)
        rival = 0
        for other in game.players:
            if other is not player:
                rival = max(rival, tile_points(other, tile))
        sheet.put(POINTS_FOR_RIVAL, rival / 6)
        for guild in range(len(GUILDS)):
            if tile.icons[guild]:
                sheet.mark(GUILD + guild)
        if tile.banner >= 0 and not banners(player)[tile.banner]:
            sheet.mark(NEW_BANNER)
    if stack_runs_out(game, space.level):
        put_end(game, player, sheet)


# --- tokens


def describe_token(
    game: Margraves, player: Player, prompt: str, token: Token, about: Choice | None, sheet: Sheet
) -> None:
    """A token of one's own that goes: with the ship, as a price, to make room, or as a knight into the field."""
    if prompt == "post-from":
        sheet.mark(SENDS_KNIGHT)
        sheet.mark(FROM_STORAGE)
        if isinstance(about, Location):
            describe_goal(game, player, about, sheet)
        return
    put_price(player, FIRST_TOKEN + token.index, 1, sheet)
    held = player.stock[token.index]
    if token.index != KNIGHT:
        if held == 1:
            sheet.mark(BREAKS)
        elif held > player.towers:
            sheet.mark(ENOUGH)
    if prompt == "sail" or prompt == "enter-sail":
        sheet.mark(SAILS)
        put_reward(game, player, game.box.pack.segments[(player.ship + 1) % SEGMENTS].reward, sheet)
    elif prompt == "storage":
        sheet.mark(THROWS_AWAY)
        if isinstance(about, Token):
            put_token(game, player, about.index, sheet)
    else:
        sheet.mark(PAYS_TOKEN)
        part = part_at_work(game)
        if prompt == "offer-pay" and part is not None and part.gain is not None:
            put_reward(game, player, part.gain, sheet)


def put_token(game: Margraves, player: Player, token: int, sheet: Sheet) -> None:
    """A token that comes."""
    kind = FIRST_TOKEN + token
    sheet.put(GAIN + kind, SCALE[kind])
    lacking = lacks(player)
    held = player.stock[token]
    if token != KNIGHT:
        if not held:
            lacking -= 1
            sheet.mark(FILLS)
        elif held >= player.towers:
            sheet.mark(OVERFLOWS)
    sheet.mark(LACKING_THEN + lacking)
    sheet.put(SUPPLY_LEFT, min(game.reserve[token], 8) / 8)


# --- fights and tombs


def describe_prey(game: Margraves, player: Player, prey: Prey, sheet: Sheet) -> None:
    pile = game.piles[prey.lair.index]
    if prey.lair.index == game.slain or not pile:
        return
    monster = pile[-1]
    sheet.mark(SLAYS)
    mark_card(game, sheet, monster)
    put_reward(game, player, monster.whole, sheet)
    sheet.put(PREY_THERE, profit(monster) / 4)
    sheet.put(AMOUNT, monster.strength / 4)
    sheet.put(STRENGTH_THEN, (player.strength - monster.strength) / 4)
    put_price(player, FIRST_TOKEN + MAGIC, monster.magic, sheet)
    if monster.magic and monster.magic == player.stock[MAGIC]:
        sheet.mark(BREAKS)
    if monster.chief:
        sheet.mark(CHIEF)


def describe_muster(game: Margraves, player: Player, knights: Amount, about: Choice | None, sheet: Sheet) -> None:
    """So many knights fight, and strength does the rest."""
    sheet.mark(MUSTERS)
    sheet.put(AMOUNT, knights.n / 4)
    sheet.put(KNIGHTS_LEFT, (game.knights[player.place] + player.stock[KNIGHT] - knights.n) / 4)
    free = game.tombs.count(EMPTY)
    sheet.put(TOMBS_LEFT, (free - knights.n) / TOMBS)
    if isinstance(about, Monster):
        sheet.put(STRENGTH_THEN, (player.strength + knights.n - about.strength) / 4)


def describe_tomb(game: Margraves, prompt: str, tomb: Tomb, sheet: Sheet) -> None:
    """A knight takes a stand there, or rises from there: lines that it fills, and lines that it brings nearer."""
    raises = prompt == "raise"
    sheet.mark(RAISES if raises else BURIES)
    gains = [0.0] * len(GAINS)
    closed = helped = 0
    total = 0.0
    for line in game.box.pack.lines:
        if tomb.index not in line.tombs:
            continue
        free = 0
        for i in line.tombs:
            if game.tombs[i] == EMPTY:
                free += 1
        if raises:
            helped += free
        elif free == 1:
            closed += 1
            total += bounty(line.reward)
            for kind, n in line.reward.amounts:
                gains[kind] += n
        elif free == 2:
            helped += 1
    put_gains(sheet, GAIN, gains, 1.0)
    put_worth(game, total, sheet)
    sheet.put(LINES_CLOSED, closed / 2)
    sheet.put(LINES_HELPED, helped / 2)
    sheet.put(TOMBS_LEFT, game.tombs.count(EMPTY) / TOMBS)


# --- texts


def describe_branch(game: Margraves, player: Player, choice: Branch, sheet: Sheet) -> None:
    """One of the things that a text lets one choose from."""
    sheet.mark(CHOOSES)
    part = part_at_work(game)
    if part is not None:
        for branch, reward in part.branches:
            if branch is choice and reward is not None:
                put_reward(game, player, reward, sheet)
    effect = choice.effect
    if isinstance(effect, Do):
        sheet.mark(TEXT_DEEDS + VERBS.index(effect.verb))
        if effect.verb == "slay":
            sheet.put(PREY_THERE, best_prey(game, player, player.place, 0) / 4)
        elif effect.verb == "sail":
            sheet.put(SAILING_THERE, voyage(game, player) / 8)
        elif effect.verb == "recruit":
            sheet.put(HIRING_THERE, best_hire(game, player))


def put_offer_price(game: Margraves, player: Player, sheet: Sheet) -> None:
    """What the offer of a text costs, and who is paid."""
    part = part_at_work(game)
    if part is None:
        return
    kind, n = part.price
    if kind >= 0:
        put_price(player, kind, n, sheet)
    if part.who == OPPONENTS:
        sheet.mark(PAYS_RIVAL)


def part_at_work(game: Margraves) -> Part | None:
    """The sentence that is being carried out."""
    card = game.card
    if card is None or game.phase != Phase.POWER or game.part >= len(card.power):
        return None
    return card.power[game.part]


# --- what is gained and paid ----------------------------------------------------------------------------------------


def put_reward(game: Margraves, player: Player, reward: Reward, sheet: Sheet) -> None:
    """What it brings, what it is worth now, and what a tower would then still want."""
    lacking = lacks(player)
    before = lacking
    tokens = wild = 0
    for kind, n in reward.amounts:
        sheet.put(GAIN + kind, n * SCALE[kind])
        if FIRST_TOKEN <= kind < WILD:
            tokens += n
            if kind != FIRST_TOKEN + KNIGHT and not player.stock[kind - FIRST_TOKEN]:
                lacking -= 1
        elif kind == WILD:
            wild = n
    if wild:
        tokens += wild
        open_kinds = lacking if player.stock[GEM] else lacking - 1
        lacking -= max(0, min(wild, open_kinds))
    if tokens:
        if lacking < before:
            sheet.mark(FILLS)
        sheet.mark(LACKING_THEN + lacking)
        if tokens > player.room():
            sheet.mark(OVERFLOWS)
    put_worth(game, bounty(reward), sheet)


def put_worth(game: Margraves, value: float, sheet: Sheet) -> None:
    sheet.put(WORTH, value / 4)
    sheet.put(WORTH_NOW, value * (1.0 - progress(game)) / 4)


def put_price(player: Player, kind: int, n: int, sheet: Sheet) -> None:
    """Gold, strength, tokens or any resources that are paid, and what is left of them."""
    sheet.put(PRICE + kind, n * SCALE[kind])
    if kind == GOLD:
        left = min(player.gold, 40) - n
    elif kind == STRENGTH:
        left = player.strength - n
    elif kind == WILD:
        left = player.resources() - n
    else:
        left = player.stock[kind - FIRST_TOKEN] - n
    sheet.put(LEFT + kind, left * SCALE[kind] / 2)


def put_gains(sheet: Sheet, place: int, gains: list[float], scale: float) -> None:
    for kind in range(len(GAINS)):
        sheet.put(place + kind, gains[kind] * SCALE[kind] * scale)


def put_end(game: Margraves, player: Player, sheet: Sheet) -> None:
    """It begins the last round: for better or for worse."""
    lead = lead_of(game, player)
    sheet.mark(ENDS)
    sheet.put(ENDS_LEAD, scaled_lead(lead))
    sheet.mark(ENDS_AHEAD if lead > 0 else ENDS_BEHIND)


def mark_card(game: Margraves, sheet: Sheet, card: Card) -> None:
    """Which card it is, and which it is at this time of the game."""
    at = bucket(card.id, CARDS)
    sheet.mark(CARD + at)
    sheet.mark(CARD_STAGE + stage(game) * CARDS + at)


def mark_cards(sheet: Sheet, place: int, cards: Sequence[Citizen]) -> None:
    """Which citizens these are; two in the same bucket are counted there."""
    counts = [0] * CITIZENS
    for card in cards:
        counts[bucket(card.id, CITIZENS)] += 1
    for card in cards:
        at = bucket(card.id, CITIZENS)
        if counts[at]:
            sheet.put(place + at, counts[at])
            counts[at] = 0


# --- figures --------------------------------------------------------------------------------------------------------


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


# --- the clock and the tastes ---------------------------------------------------------------------------------------


def clock(game: Margraves) -> float:
    """Rounds; the starting wealth is the first of them, which has no number on the table."""
    if game.phase == Phase.OVER:
        return game.round + 1.0
    if game.phase == Phase.DRAFT:
        return game.part / 8
    n = len(game.players)
    if game.phase == Phase.WEALTH:
        return 0.5
    return game.round + ((game.active - game.first) % n) / n


TASTES: Final[dict[str, Taste]] = {
    "builder": (
        *((BUILDS, 1.5), (FILLS, 0.8), (BUILD_THERE, 1.0), (SITE_THERE, 0.5), (BREAKS, -0.8)),
        *((GAIN + FIRST_TOKEN + GEM, 0.8), (NEXT_SITE, 0.8)),
    ),
    "slayer": (
        *((SLAYS, 1.5), (PREY_THERE, 0.8), (TEXT_PREY, 0.8), (NEXT_PREY, 0.6)),
        *((GAIN + STRENGTH, 0.6), (GAIN + FIRST_TOKEN + KNIGHT, 0.5)),
    ),
    "courtier": (
        *((CROSSES, 1.0), (TAKES_TILE, 0.6), (GAIN + INFLUENCE, 0.8), (GAIN + PRIVILEGE, 0.8)),
        *((GAIN + PRIVILEGE + 1, 0.8), *[(GAIN + FIRST_GUILD + i, 0.6) for i in range(len(GUILDS))]),
    ),
    "mariner": ((SAILS, 1.2), (SAILING_THERE, 1.2), (TAKES_TOKEN, 0.5), (GAIN + WILD, 0.6)),
    "recruiter": ((HIRES, 1.5), (HIRING_THERE, 1.0), (CAN_HIRE, 0.8), (RECALLS, 0.5), (TAKES_GOLD, 0.5)),
}

INSIGHT: Final = Insight(STATE.width, describe, CHOICE.width, describe_choice, clock, TASTES)
