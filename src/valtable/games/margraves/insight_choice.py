"""The choices of Margraves as learned bots are told of them: each by what it will do."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Branch, Do
from valtable.engine.insight import Places, Sheet, bucket
from valtable.engine.pack import Card
from valtable.engine.question import PASS, YES, Amount, Choice
from valtable.games.margraves.cards import (
    LOCATIONS,
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
from valtable.games.margraves.figures import (
    SCALE,
    STAGES,
    banners,
    best_hire,
    best_slot,
    best_tile,
    icons_of,
    lacks,
    lead_of,
    progress,
    put_gains,
    row_runs_out,
    scaled_lead,
    site_at,
    site_points,
    slots_at,
    stack_runs_out,
    stage,
    tile_points,
    voyage,
)
from valtable.games.margraves.hints import best_prey, bounty, profit
from valtable.games.margraves.locations import can_use
from valtable.games.margraves.scoring import GEM_POINTS, worth
from valtable.games.margraves.state import (
    BUILD,
    EMPTY,
    ENTRY_GOLD,
    LAST_SPACE,
    RECALL,
    SECTION,
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
    FIRST_TOKEN,
    GAINS,
    GEM,
    GOLD,
    GUILDS,
    KNIGHT,
    MAGIC,
    STRENGTH,
    VERBS,
    WILD,
)

SECTIONS: Final = LAST_SPACE // SECTION + 1
# Buckets for about a hundred cards of all kinds, in sizes in which no two of the usual citizens share one.
CARDS: Final = 194
CARDS_BY_STAGE: Final = 97

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
FORGOES: Final = CHOICE.block()  # by passing: prey, or a token that I lack

# Which card is really there, and when.
CARD: Final = CHOICE.block(CARDS)
CARD_STAGE: Final = CHOICE.block(STAGES * CARDS_BY_STAGE)

# What it brings and costs.
GAIN: Final = CHOICE.block(len(GAINS))
WORTH: Final = CHOICE.block()
WORTH_NOW: Final = CHOICE.block()  # less, the nearer the end is
PRICE: Final = CHOICE.block(WILD + 1)
LEFT: Final = CHOICE.block(WILD + 1)  # of what was paid with
FILLS: Final = CHOICE.block()  # brings what I lack for a tower
BREAKS: Final = CHOICE.block()  # gives away the last of what a tower costs
LACKING_THEN: Final = CHOICE.block(len(COST) + 1)
SPARES: Final = CHOICE.block()  # gives away what towers do not want
ENOUGH: Final = CHOICE.block()  # brings what towers do not want
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
            if not player.stock[about.index]:
                sheet.mark(FORGOES)
            elif player.stock[about.index] > player.towers:
                sheet.mark(SPARES)
        elif prompt == "slay":
            sheet.put(FORGOES, best_prey(game, player, player.place, 0) / 4)


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
        mark_card(game, sheet, card)
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
            break  # pennants have one gain at most, beside their roads
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
    for kind, much in outline.gains:
        sheet.put(TEXT + kind, much * SCALE[kind])
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
            sheet.mark(SPARES)
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
            sheet.mark(ENOUGH)
    sheet.mark(LACKING_THEN + lacking)
    if player.room() <= 0:
        sheet.mark(OVERFLOWS)
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
        left = min(player.gold, 24) - n
    elif kind == STRENGTH:
        left = player.strength - n
    elif kind == WILD:
        left = player.resources() - n
    else:
        left = player.stock[kind - FIRST_TOKEN] - n
    sheet.put(LEFT + kind, left * SCALE[kind] / 2)


def put_end(game: Margraves, player: Player, sheet: Sheet) -> None:
    """It begins the last round: for better or for worse."""
    lead = lead_of(game, player)
    sheet.mark(ENDS)
    sheet.put(ENDS_LEAD, scaled_lead(lead))
    sheet.mark(ENDS_AHEAD if lead > 0 else ENDS_BEHIND)


def mark_card(game: Margraves, sheet: Sheet, card: Card) -> None:
    """Which card it is, and which it is at this time of the game."""
    sheet.mark(CARD + bucket(card.id, CARDS))
    sheet.mark(CARD_STAGE + stage(game) * CARDS_BY_STAGE + bucket(card.id, CARDS_BY_STAGE))
