"""A state of Margraves as learned bots are told of it.

Everything here is open to the seat that is told: of the others' hands only how many cards there are, since nobody can
tell which of them was laid; of a citizen that somebody owns only that it is theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.insight import Places, Sheet, bucket
from valtable.games.margraves.cards import (
    DISPLAY,
    LAIRS,
    LOCATIONS,
    ROW,
    SEGMENTS,
    TOMBS,
    TOWER_SLOTS,
    Citizen,
)
from valtable.games.margraves.figures import (
    banners,
    lacks,
    most_built,
    progress,
    put_gains,
    roads_to_site,
    scaled_lead,
    site_at,
    slots_at,
    tile_points,
    voyage,
)
from valtable.games.margraves.hints import LENGTH, bounty, profit
from valtable.games.margraves.scoring import GEM_POINTS, banner_points, icons, points_with, worth
from valtable.games.margraves.state import (
    EMPTY,
    LAST_SPACE,
    SECTION,
    STANDING,
    STRONGEST,
    TOWERS,
    Margraves,
    Phase,
    Player,
)
from valtable.games.margraves.towers import COST
from valtable.games.margraves.vocabulary import BANNERS, GAINS, GEM, GUILDS, KNIGHT, MAGIC, TOKENS, VERBS

MOST: Final = 5  # players at the largest table
SECTIONS: Final = LAST_SPACE // SECTION + 1
CITIZENS: Final = 54  # buckets for about twenty different ones; the usual twenty never share one
REASONS: Final = ("tower", "citizens", "privileges")

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
LAIR_STRENGTH: Final = STATE.block(LAIRS)
LAIR_MAGIC: Final = STATE.block(LAIRS)
LAIR_WORTH: Final = STATE.block(LAIRS)
LAIR_LACK: Final = STATE.block(LAIRS)
ROW_CARDS: Final = STATE.block(CITIZENS)
ROW_POINTS: Final = STATE.block(ROW)
ROW_MINE: Final = STATE.block(ROW)  # can be paid for
TILE_POINTS: Final = STATE.block(2 * DISPLAY)
TILE_WORTH: Final = STATE.block(2 * DISPLAY)
TOMB_FULL: Final = STATE.block(TOMBS)
TOMB_STANDING: Final = STATE.block(TOMBS)
TOMBS_FREE: Final = STATE.block()
RESERVE: Final = STATE.block(3 * len(TOKENS))  # where there is little left

# Of each of the others, in the order of the turns.
OTHERS: Final = STATE.block()
O_POINTS: Final = 0
O_GOLD: Final = 1
O_STRENGTH: Final = 2
O_TOKENS: Final = 3
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
    best = describe_others(game, seat, sheet)
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
        for kind, much in card.outline.gains:
            gains[kind] += much
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
    """Each location: the knights, whether I could build there, and what I could slay; and the lairs."""
    force = player.strength + player.stock[KNIGHT]
    magic = player.stock[MAGIC]
    worths = [0.0] * LAIRS
    needs = [99] * LAIRS
    for lair in range(LAIRS):
        pile = game.piles[lair]
        if lair == game.slain or not pile:
            continue
        monster = pile[-1]
        worths[lair] = profit(monster) / 4
        if monster.magic <= magic:
            needs[lair] = monster.strength
        sheet.put(LAIR_STRENGTH + lair, monster.strength / 8)
        sheet.put(LAIR_MAGIC + lair, monster.magic / 2)
        sheet.put(LAIR_WORTH + lair, worths[lair])
        sheet.put(LAIR_LACK + lair, (max(0, monster.strength - force) + 2 * max(0, monster.magic - magic)) / 4)
    places = game.box.pack.locations
    for place in range(LOCATIONS):
        knights = game.knights[place]
        sheet.put(MAP_KNIGHTS + place, knights / 3)
        free, mine = slots_at(game, player.seat, place)
        if mine:
            sheet.mark(MAP_MINE + place)
        else:
            sheet.put(MAP_SLOTS + place, free / TOWER_SLOTS)
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
        if left < 3:
            sheet.mark(RESERVE + 3 * token + left)


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


def describe_others(game: Margraves, seat: int, sheet: Sheet) -> int:
    """What everybody sees of the others; the most points that one of them has."""
    n = len(game.players)
    best = -99
    place = OTHERS
    for i in range(1, n):
        other = game.players[(seat + i) % n]
        found = icons(game, other)
        total = points_with(other, found)
        best = max(best, total)
        sheet.put(place + O_POINTS, total / 50)
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


def mark_cards(sheet: Sheet, place: int, cards: Sequence[Citizen]) -> None:
    """Which citizens these are; two in the same bucket are counted there."""
    counts = [0] * CITIZENS
    found: list[int] = []
    for card in cards:
        at = bucket(card.id, CITIZENS)
        counts[at] += 1
        found.append(at)
    for at in found:
        if counts[at]:
            sheet.put(place + at, counts[at])
            counts[at] = 0
