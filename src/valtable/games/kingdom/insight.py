"""Kingdom as learned bots see it: what stands beside the purses, tableaux and stacks that the realm describes."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Branch, Pay, parts_of
from valtable.engine.insight import Insight, Places, Sheet, Taste, bucket
from valtable.engine.pack import Offer
from valtable.engine.question import YES, Amount, Choice, SeatChoice
from valtable.games.kingdom.cards import Duke, Goals
from valtable.games.kingdom.scoring import NO_DUKE, points_for
from valtable.games.kingdom.state import Kingdom, Phase, Player
from valtable.games.kingdom.stealing import LESS, Loot
from valtable.games.realm.cards import Citizen, Domain, Exchange, Monster, MonsterEvent
from valtable.games.realm.effects import Reworded
from valtable.games.realm.harvest import Share
from valtable.games.realm.insight import (
    ACCEPTS,
    CHOICE,
    DECLINES,
    MOST_PLAYERS,
    STAGES,
    STATE,
    Change,
    capped,
    doing,
    lack_for_gold,
    lack_for_monster,
    limited,
    paying,
    recruiting,
    rivals_for_monster,
    sharing,
    slaying,
    taking,
    tell_change,
    tell_citizen,
    tell_common,
    tell_monster,
    tell_next_monster,
    tell_roll,
)
from valtable.games.realm.outlook import outlook
from valtable.games.realm.paying import Deed, Payment, domain_cost, monster_cost
from valtable.games.realm.roll import DIE1, Die
from valtable.games.realm.slaying import monster_at
from valtable.games.realm.state import CITIZENS, COLUMNS, DOMAINS, PLACES, Place
from valtable.games.realm.tableau import Tableau
from valtable.games.realm.vocabulary import BY_NAME, MONSTER_TYPES, ROLES, TIMINGS, AddToken, Resource

TYPE_NUMBERS: Final = {type: i for i, type in enumerate(MONSTER_TYPES)}

# --- places of the state --------------------------------------------------------------------------------------------

HERE: Final = Places()
HERE.block(STATE.width)
PHASES: Final = HERE.block(len(Phase))
OPTIONS: Final = HERE.block(6)
RESTING: Final = HERE.block(MOST_PLAYERS)
MOST_ROUNDS: Final = 16
ROUNDS: Final = HERE.block(MOST_ROUNDS)
END: Final = HERE.block(6)
NEARLY: Final = 6
STACKS_TO_GO: Final = HERE.block(NEARLY)
MY_POINTS: Final = HERE.block(5)
POINTS: Final = HERE.block(2 * MOST_PLAYERS)
LEADS: Final = 9
LEAD: Final = HERE.block(1 + LEADS)
SLAIN: Final = HERE.block(MOST_PLAYERS)
SLAIN_TYPES: Final = HERE.block(len(MONSTER_TYPES))
GOALS: Final = HERE.block(10 + len(MONSTER_TYPES))
MAJORITIES: Final = HERE.block(3)
DOMAIN: Final = 10
DOMAIN_STACKS: Final = HERE.block(COLUMNS * DOMAIN)
COLUMN_LEFT: Final = HERE.block(2 * COLUMNS)
DARK_LORD: Final = HERE.block(3)

# --- places of a choice ---------------------------------------------------------------------------------------------

OF_CHOICE: Final = Places()
OF_CHOICE.block(CHOICE.width)
SLAYS: Final = OF_CHOICE.block()
SLAYS_EVENT: Final = OF_CHOICE.block()
RECRUITS: Final = OF_CHOICE.block()
BUILDS: Final = OF_CHOICE.block()
TAKES: Final = OF_CHOICE.block()
PAYS: Final = OF_CHOICE.block()
TAKES_CITIZEN: Final = OF_CHOICE.block()
REWARD: Final = OF_CHOICE.block()
EXCHANGES: Final = OF_CHOICE.block()
CHANGES_DIE: Final = OF_CHOICE.block()
STEALS: Final = OF_CHOICE.block()
STEALS_LESS: Final = OF_CHOICE.block()
ROBS: Final = OF_CHOICE.block()
RETURNS: Final = OF_CHOICE.block()
USES_POWER: Final = OF_CHOICE.block()
KEEPS_DUKE: Final = OF_CHOICE.block()
PUTS_TOKEN: Final = OF_CHOICE.block()
COVERS: Final = OF_CHOICE.block()
ROUSES: Final = OF_CHOICE.block()
GIVES_UP: Final = OF_CHOICE.block()

DOMAIN_IDS: Final = 67
DOMAIN_STAGE: Final = OF_CHOICE.block(STAGES * DOMAIN_IDS)
TIMING: Final = OF_CHOICE.block(len(TIMINGS))
TIMING_PLACES: Final = {timing: TIMING + i for i, timing in enumerate(TIMINGS)}
LASTING: Final = OF_CHOICE.block(7)
WORTH: Final = OF_CHOICE.block(4)
WORTH_STAGE: Final = OF_CHOICE.block(STAGES)
FINISH: Final = OF_CHOICE.block(7)
NEXT: Final = OF_CHOICE.block(3)
ROLES_WANTED: Final = OF_CHOICE.block(2)
RIVALS: Final = OF_CHOICE.block(2)
VICTIM: Final = OF_CHOICE.block(4)
DUKE_IDS: Final = 35
DUKE: Final = OF_CHOICE.block(DUKE_IDS)
DUKE_GOALS: Final = OF_CHOICE.block(10 + len(MONSTER_TYPES))
TOKEN: Final = OF_CHOICE.block(5)
RAID: Final = OF_CHOICE.block(5)
MAJORITY: Final = OF_CHOICE.block()

LONG_GAME: Final = 12.0  # rounds, as one guesses at the start
UNKNOWN_DUKE: Final = 12.0  # points that another player's secret may bring
NO_GOALS: Final = Goals(())
COMMON_GOALS: Final = Goals(NO_DUKE)


# --- the clock ------------------------------------------------------------------------------------------------------


def clock(game: Kingdom) -> float:
    """Rounds, with the turns and phases as parts of them."""
    return (game.turn + game.phase / 10) / len(game.players)


def stage_of(game: Kingdom) -> int:
    """Whether it is early, in the middle, or late."""
    rounds = game.turn // len(game.players)
    return 2 if rounds >= 6 or game.last_round else 1 if rounds >= 3 else 0


def rounds_left(game: Kingdom) -> float:
    """A guess."""
    if game.last_round:
        return 0.5
    return max(1.5, LONG_GAME - game.turn / len(game.players))


def harvests(game: Kingdom) -> float:
    """On how many turns of others a player harvests in a round; alone there is a second harvest."""
    n = len(game.players)
    return 1.0 if n == 1 else 3.0 if n == 5 else n - 1.0


# --- points ---------------------------------------------------------------------------------------------------------


def goals_of(game: Kingdom, me: Player) -> Goals:
    if game.box.no_duke:
        return COMMON_GOALS
    return NO_GOALS if me.duke is None else me.duke.goals


def slain_points(player: Player) -> int:
    points = 0
    for monster in player.victory_pile:
        points += monster.vp
    return points


def points_in_sight(game: Kingdom, player: Player) -> int:
    """What everybody can count; alone, the points on the board count for nothing."""
    points = slain_points(player) + outlook(player.tableau).domain_points
    return points if game.dark_lord is not None else points + player.vp


def secret_points(game: Kingdom, me: Player) -> int:
    """What the seat's own goals bring already."""
    points = 0
    if game.box.no_duke:
        for gain in NO_DUKE:
            points += points_for(me, gain)
    elif me.duke is not None:
        for part in me.duke.scoring:
            points += points_for(me, part)
    return points


def lead_of(game: Kingdom, me: Player) -> float:
    """How far ahead of the best other the seat is, as far as it can know."""
    return lead_with(game, me, points_in_sight(game, me) + secret_points(game, me))


def lead_with(game: Kingdom, me: Player, mine: int) -> float:
    """The lead of somebody with so many points."""
    if game.dark_lord is not None:
        return mine - dark_points(game)
    best = 0.0
    for player in game.players:
        if player is not me:
            points = float(points_in_sight(game, player))
            points += secret_points(game, player) if game.box.no_duke else UNKNOWN_DUKE
            best = max(best, points)
    return mine - best


def dark_points(game: Kingdom) -> float:
    """What the Dark Lord has in sight: the monsters that are left and the domains that were carried off."""
    points = UNKNOWN_DUKE
    for stack in game.monsters:
        for monster in stack:
            points += monster.vp
    for number in game.covers:
        event = game.event_at(number)
        if event is not None:
            points += event.vp
    if game.dark_lord is not None:
        for domain in game.dark_lord.domains:
            points += domain.vp
    return points


# --- the state ------------------------------------------------------------------------------------------------------


def describe(game: Kingdom, seat: int, sheet: Sheet) -> None:
    me = game.players[seat]
    tell_common(game, game.players, seat, sheet)
    tell_table(game, seat, sheet)
    tell_end(game, seat, sheet)
    tell_points(game, me, sheet)
    tell_goals(goals_of(game, me), sheet, GOALS)
    tell_domains(game, me, sheet)
    if game.box.no_duke:
        tell_majorities(game, me, sheet)
    if game.dark_lord is not None:
        tell_dark_lord(game, sheet)


def tell_table(game: Kingdom, seat: int, sheet: Sheet) -> None:
    """The phase, the variants, and who rests."""
    sheet.mark(PHASES + game.phase)
    box = game.box
    if box.events:
        sheet.mark(OPTIONS)
    if box.mixed:
        sheet.mark(OPTIONS + 1)
    if box.no_duke:
        sheet.mark(OPTIONS + 2)
    if box.sum_attacks:
        sheet.mark(OPTIONS + 3)
    if box.endless_attacks:
        sheet.mark(OPTIONS + 4)
    if game.dark_lord is not None:
        sheet.mark(OPTIONS + 5)
    if box.players == 5:
        sheet.mark(RESTING + (game.resting() - seat) % 5)


def tell_end(game: Kingdom, seat: int, sheet: Sheet) -> None:
    """How far the game is, and how near each of its ends."""
    n = len(game.players)
    rounds = game.turn // n
    sheet.mark_up_to(ROUNDS, rounds, MOST_ROUNDS)
    to_go = max(0, game.box.exhausted_cards - game.exhausted())
    sheet.put(END, capped(game.turn / n / 10))
    sheet.put(END + 1, capped(cards_to_take(game, to_go) / 15))
    monsters = 0
    for stack in game.monsters:
        monsters += len(stack)
    domains = 0
    for pile in game.domains:
        domains += len(pile)
    sheet.put(END + 2, monsters / 15)
    sheet.put(END + 3, domains / 10)
    if game.last_round:
        sheet.mark(END + 4)
        if (seat - game.active) % n < (game.first - game.active - 1) % n + 1:
            sheet.mark(END + 5)  # this turn or another one is still the seat's own
    sheet.mark_one(STACKS_TO_GO, to_go, NEARLY - 1)


def cards_to_take(game: Kingdom, stacks: int) -> int:
    """How many cards must still be taken to exhaust so many stacks more, the lowest first."""
    heights = [0] * 8
    for number in range(PLACES):
        heights[min(7, game.height(number))] += 1
    cards = 0
    for height in range(1, 8):
        if stacks <= 0:
            break
        used = min(stacks, heights[height])
        cards += used * height
        stacks -= used
    return cards


def tell_points(game: Kingdom, me: Player, sheet: Sheet) -> None:
    """Points by source, what the others have in sight, and the lead."""
    secret = secret_points(game, me)
    mine = points_in_sight(game, me) + secret
    sheet.put(MY_POINTS, capped(slain_points(me) / 15))
    sheet.put(MY_POINTS + 1, capped(outlook(me.tableau).domain_points / 15))
    sheet.put(MY_POINTS + 2, capped(me.vp / 10))
    sheet.put(MY_POINTS + 3, capped(secret / 15))
    sheet.put(MY_POINTS + 4, capped(mine / 40))
    n = len(game.players)
    for i in range(n):
        player = game.players[(me.seat + i) % n]
        sheet.put(SLAIN + i, capped(len(player.victory_pile) / 6))
        if i:
            points = points_in_sight(game, player)
            sheet.put(POINTS + 2 * i, capped(points / 30))
            sheet.put(POINTS + 2 * i + 1, limited((mine - points) / 20))
    lead = lead_with(game, me, mine)
    sheet.put(LEAD, limited(lead / 15))
    sheet.mark_one(LEAD + 1, int((lead + 22.5) / 5) if lead > -22.5 else 0, LEADS - 1)
    types = [0] * (len(MONSTER_TYPES) + 1)
    for monster in me.victory_pile:
        types[TYPE_NUMBERS.get(monster.type, -1)] += 1
    for i in range(len(MONSTER_TYPES)):
        sheet.put(SLAIN_TYPES + i, capped(types[i] / 4))


def tell_goals(goals: Goals, sheet: Sheet, place: int) -> None:
    """What the seat's duke (or the game without dukes) likes."""
    for role, points in enumerate(goals.roles):
        sheet.put(place + role, points / 2)
    sheet.put(place + 4, goals.citizen / 2)
    sheet.put(place + 5, goals.monster / 2)
    sheet.put(place + 6, goals.domain / 2)
    sheet.put(place + 7, goals.gold)
    sheet.put(place + 8, goals.strength)
    sheet.put(place + 9, goals.magic)
    for i, type in enumerate(MONSTER_TYPES):
        sheet.put(place + 10 + i, limited(goals.types.get(type, 0.0) / 3))


def roles_missing(tableau: Tableau, domain: Domain) -> int:
    """How many role icons the citizens lack for a domain."""
    missing = 0
    for role in range(len(ROLES)):
        missing += max(0, domain.roles[role] - tableau.roles[role])
    return missing


def tell_domains(game: Kingdom, me: Player, sheet: Sheet) -> None:
    """The domain on top of each stack: figures, what the seat lacks for it, and how many others could build it."""
    goals = goals_of(game, me)
    place = DOMAIN_STACKS
    for row, stack in enumerate(game.domains):
        sheet.put(place, len(stack) / 3)
        if stack and row != game.unturned:
            card = stack[-1]
            cost = domain_cost(me, card)
            sheet.put(place + 1, card.vp / 4)
            sheet.put(place + 2, cost / 10)
            lack = lack_for_gold(me, cost)
            missing = roles_missing(me.tableau, card)
            sheet.put(place + 3, min(lack, 15) / 5)
            sheet.put(place + 4, missing / 2)
            if lack == 0:
                sheet.mark(place + 5)
            if lack == 0 and missing == 0:
                sheet.mark(place + 6)
            sheet.put(place + 7, capped(goals.for_domain(card) / 4))
            if card.timing != "on_build":
                sheet.mark(place + 8)
            sheet.put(place + 9, rivals_for_domain(game, me, card) / 2)
        place += DOMAIN


def rivals_for_domain(game: Kingdom, me: Player, card: Domain) -> int:
    """How many others could build it with what they have."""
    n = 0
    for player in game.players:
        if player is not me and lack_for_gold(player, domain_cost(player, card)) == 0 and player.tableau.meets(card):
            n += 1
    return n


def ahead_in(game: Kingdom, me: Player, thing: int) -> int:
    """How many more citizens (0), monsters (1) or domains (2) the seat has than the best other."""
    best = 0
    for player in game.players:
        if player is not me:
            best = max(best, number_of(player, thing))
    return number_of(me, thing) - best


def number_of(player: Player, thing: int) -> int:
    if thing == 0:
        return len(player.tableau.citizens)
    return len(player.victory_pile) if thing == 1 else len(player.tableau.domains)


def tell_majorities(game: Kingdom, me: Player, sheet: Sheet) -> None:
    for thing in range(3):
        sheet.put(MAJORITIES + thing, limited(ahead_in(game, me, thing) / 2))


def column_left(game: Kingdom, column: int) -> int:
    """Alone: how many cards the monsters of a column can still carry off."""
    return len(game.citizens[column]) + len(game.citizens[column + COLUMNS]) + len(game.domains[column])


def tell_dark_lord(game: Kingdom, sheet: Sheet) -> None:
    """Alone: the Dark Lord's points, and how near each column is to being overrun."""
    assert game.dark_lord is not None
    for column in range(COLUMNS):
        left = column_left(game, column)
        sheet.put(COLUMN_LEFT + 2 * column, left / 10)
        if left <= 2 and (game.monsters[column] or game.box.endless_attacks):
            sheet.put(COLUMN_LEFT + 2 * column + 1, (3 - left) / 3)
    sheet.put(DARK_LORD, limited(dark_points(game) / 50))
    sheet.put(DARK_LORD + 1, len(game.dark_lord.citizens) / 15)
    sheet.put(DARK_LORD + 2, len(game.dark_lord.domains) / 5)


# --- a choice -------------------------------------------------------------------------------------------------------


def describe_choice(game: Kingdom, seat: int, prompt: str, choice: Choice, about: Choice | None, sheet: Sheet) -> None:
    if isinstance(choice, Reworded):
        choice = choice.choice
    if isinstance(about, Reworded):
        about = about.choice
    me = game.players[seat]
    if isinstance(choice, Deed):
        tell_deed(game, me, choice.place.number, sheet)
    elif isinstance(choice, Resource):
        sheet.mark(TAKES if prompt == "action" else REWARD)
        tell_gains(game, me, taking(choice, 1), None, sheet)
    elif isinstance(choice, Payment):
        sheet.mark(PAYS)
        tell_gains(game, me, paying(choice), about, sheet)
    elif isinstance(choice, Place):
        tell_place(game, me, prompt, choice, about, sheet)
    elif isinstance(choice, Share):
        sheet.mark(REWARD)
        tell_gains(game, me, sharing(choice), None, sheet)
    elif isinstance(choice, Branch):
        sheet.mark(REWARD)
        tell_gains(game, me, doing(me, choice.effect), None, sheet)
    elif isinstance(choice, Exchange):
        sheet.mark(EXCHANGES)
        tell_gains(game, me, doing(me, choice.pay), None, sheet)
    elif isinstance(choice, Offer):
        tell_power(game, me, choice, sheet)
    elif isinstance(choice, Die):
        tell_die(game, me, choice, about, sheet)
    elif isinstance(choice, (Loot, Amount, SeatChoice)):
        tell_theft(game, me, prompt, choice, sheet)
    elif isinstance(choice, (Citizen, Monster)):
        tell_return(game, me, choice, about, sheet)
    elif isinstance(choice, Duke):
        sheet.mark(KEEPS_DUKE)
        sheet.mark(DUKE + bucket(choice.id, DUKE_IDS))
        tell_goals(choice.goals, sheet, DUKE_GOALS)
    else:
        tell_answer(game, me, choice, about, sheet)


def tell_outcome(game: Kingdom, me: Player, change: Change, printed: float, scored: float, sheet: Sheet) -> None:
    """What is in the purse then, the points that come of it, and what can be had with the rest.

    `printed` are points on a card, `scored` what the seat's goals give for it.
    """
    tell_change(me, change, sheet)
    goals = goals_of(game, me)
    kept = goals.gold * change.gold + goals.strength * change.strength + goals.magic * change.magic
    total = printed + scored + kept + (0.0 if game.dark_lord is not None else change.vp)
    sheet.put(WORTH, printed / 4)
    sheet.put(WORTH + 1, limited(scored / 4))
    sheet.put(WORTH + 2, limited(kept / 2))
    sheet.put(WORTH + 3, limited(total / 4))
    sheet.put(WORTH_STAGE + stage_of(game), limited(total / 4))


def tell_gains(game: Kingdom, me: Player, change: Change, but: Choice | None, sheet: Sheet) -> None:
    """What comes of gaining and paying, where no card changes hands; all `but` one can be bought afterwards."""
    tell_outcome(game, me, change, 0.0, 0.0, sheet)
    tell_prospects(game, me, change, but, -1, sheet)


def tell_prospects(game: Kingdom, me: Player, change: Change, but: Choice | None, role: int, sheet: Sheet) -> None:
    """What could be slain and built with what is left, but for that card, and with one more of a role."""
    gold = me.gold + change.gold
    strength = me.strength + change.strength
    magic = me.magic + change.magic
    best = 0
    if strength > 0:
        for monsters in game.monsters:
            if monsters and monsters[-1] is not but:
                monster = monsters[-1]
                rest = magic - monster.magic
                if rest >= 0 and strength + rest >= monster.strength:
                    best = max(best, monster.vp)
    sheet.put(NEXT, best / 5)
    best = 0
    n = 0
    purse = gold + magic + me.tableau.powers.discount
    have = me.tableau.roles
    wanted = 0
    unlocked = 0
    for row, stack in enumerate(game.domains):
        if stack and row != game.unturned and stack[-1] is not but:
            domain = stack[-1]
            helped = 1 if role >= 0 and domain.roles[role] > have[role] else 0
            paid = gold > 0 and purse >= domain.cost
            if not (helped or paid):
                continue
            missing = roles_missing(me.tableau, domain) - helped
            wanted += helped
            if helped and missing == 0:
                unlocked += 1
            if paid and missing == 0:
                n += 1
                best = max(best, domain.vp)
    sheet.put(NEXT + 1, best / 5)
    sheet.put(NEXT + 2, n / 2)
    sheet.put(ROLES_WANTED, wanted / 2)
    sheet.put(ROLES_WANTED + 1, capped(float(unlocked)))


def tell_deed(game: Kingdom, me: Player, number: int, sheet: Sheet) -> None:
    """Slaying, recruiting or building what lies there."""
    monster = monster_at(game, number)
    if monster is not None:
        tell_slaying(game, me, number, monster, sheet)
    elif number < DOMAINS:
        card = game.citizens[number - CITIZENS][-1]
        sheet.mark(RECRUITS)
        tell_gaining(game, me, number, card, recruiting(game, me, card, False), sheet)
    else:
        tell_building(game, me, number, game.domains[number - DOMAINS][-1], sheet)


def tell_slaying(game: Kingdom, me: Player, number: int, card: Monster, sheet: Sheet) -> None:
    sheet.mark(SLAYS)
    if isinstance(card, MonsterEvent):
        sheet.mark(SLAYS_EVENT)
    strength, magic = monster_cost(game, number, card)
    change = slaying(game, me, number, card)
    tell_monster(card, strength, magic, sheet)
    tell_next_monster(game, number, sheet)
    tell_outcome(game, me, change, card.vp, goals_of(game, me).for_monster(card), sheet)
    tell_prospects(game, me, change, card, -1, sheet)
    rivals = rivals_for_monster(game.players, me, strength, magic)
    tell_taken(game, me, number, 1, rivals, sheet)


def tell_gaining(game: Kingdom, me: Player, number: int, card: Citizen, change: Change, sheet: Sheet) -> None:
    """A citizen, recruited or taken."""
    tell_citizen(me, card, stage_of(game), harvests(game), rounds_left(game), sheet)
    tell_outcome(game, me, change, 0.0, goals_of(game, me).for_citizen(card), sheet)
    tell_prospects(game, me, change, None, card.role, sheet)
    tell_taken(game, me, number, 0, 0, sheet)


def tell_building(game: Kingdom, me: Player, number: int, card: Domain, sheet: Sheet) -> None:
    sheet.mark(BUILDS)
    change = Change()
    change.pay_gold(me, domain_cost(me, card))
    if card.timing == "on_build":
        change.add(me, card.effect)
    tell_domain(game, me, card, sheet)
    tell_outcome(game, me, change, card.vp, goals_of(game, me).for_domain(card), sheet)
    tell_prospects(game, me, change, card, -1, sheet)
    tell_taken(game, me, number, 2, rivals_for_domain(game, me, card), sheet)


def tell_domain(game: Kingdom, me: Player, card: Domain, sheet: Sheet) -> None:
    """Which domain it is, when its power works, and what that may still bring."""
    sheet.mark(DOMAIN_STAGE + DOMAIN_IDS * stage_of(game) + bucket(card.id, DOMAIN_IDS))
    sheet.mark(TIMING_PLACES[card.timing])
    if card.timing == "on_build":
        return
    rounds = rounds_left(game)
    power = Change()
    power.add(me, card.effect)
    sheet.put(LASTING, limited(power.gold * rounds / 8))
    sheet.put(LASTING + 1, limited(power.strength * rounds / 8))
    sheet.put(LASTING + 2, limited(power.magic * rounds / 8))
    sheet.put(LASTING + 3, limited(power.vp * rounds / 8))
    sheet.put(LASTING + 4, limited((power.any + power.stolen) * rounds / 8))
    sheet.put(LASTING + 5, rounds / 8)
    sheet.put(LASTING + 6, limited(outlook(me.tableau).per_domain * rounds / 8))


def tell_taken(game: Kingdom, me: Player, number: int, thing: int, rivals: int, sheet: Sheet) -> None:
    """What it means that a card leaves that place: for the end of the game, and for the others."""
    if rivals:
        sheet.put(RIVALS, rivals / 2)
        sheet.mark(RIVALS + 1)
    if game.box.no_duke and ahead_in(game, me, thing) == 0:
        sheet.mark(MAJORITY)
    height = game.height(number)
    if height == 2:
        sheet.mark(FINISH)
    if height != 1:
        return
    lead = lead_of(game, me)
    sheet.mark(FINISH + 1)
    sheet.put(FINISH + 2, limited(lead / 10))
    if not game.last_round and ends(game, number):
        sheet.mark(FINISH + 3)
        sheet.put(FINISH + 4, limited(lead / 10))
        sheet.mark(FINISH + 5 if lead > 0 else FINISH + 6)


def ends(game: Kingdom, number: int) -> bool:
    """Whether the game would end with the last card of that stack gone."""
    if game.exhausted() + 1 >= game.box.exhausted_cards:
        return True
    stacks = 0
    if number < CITIZENS:
        for monsters in game.monsters:
            stacks += 1 if monsters else 0
    elif number >= DOMAINS:
        for domains in game.domains:
            stacks += 1 if domains else 0
    return stacks == 1


def tell_place(game: Kingdom, me: Player, prompt: str, place: Place, about: Choice | None, sheet: Sheet) -> None:
    """Something to be done with a place of the centre."""
    number = place.number
    if prompt == "take-citizen":
        card = game.citizens[place.row][-1]
        sheet.mark(TAKES_CITIZEN)
        tell_gaining(game, me, number, card, recruiting(game, me, card, True), sheet)
    elif prompt == "put-token":
        tell_token(game, me, number, about, sheet)
    elif prompt == "rob-monster":
        robbed = game.monsters[number][-1]
        sheet.mark(ROBS)
        tell_monster(robbed, robbed.strength, robbed.magic, sheet)
        tell_outcome(game, me, Change(), robbed.vp, goals_of(game, me).for_monster(robbed), sheet)
        tell_taken(game, me, number, 1, 0, sheet)
    elif prompt == "cover-first":
        sheet.mark(COVERS)
        sheet.mark(TOKEN + (0 if number < CITIZENS else 1 if number < DOMAINS else 2))
    else:
        tell_raid(game, me, place, sheet)


def tell_token(game: Kingdom, me: Player, number: int, event: Choice | None, sheet: Sheet) -> None:
    """A token makes a monster dearer, or (gold) more rewarding: for whom?"""
    sheet.mark(PUTS_TOKEN)
    card = monster_at(game, number)
    if card is None:
        return
    strength, magic = monster_cost(game, number, card)
    tell_monster(card, strength, magic, sheet)
    if lack_for_monster(me, strength, magic) == 0:
        sheet.mark(TOKEN + 3)
    if isinstance(event, MonsterEvent) and isinstance(event.instruction, AddToken):
        token = taking(event.instruction.resource, 1)
        if lack_for_monster(me, strength + token.strength, magic + token.magic) == 0:
            sheet.mark(TOKEN + 4)
    rivals = rivals_for_monster(game.players, me, strength, magic)
    if rivals:
        sheet.put(RIVALS, rivals / 2)
        sheet.mark(RIVALS + 1)


def tell_raid(game: Kingdom, me: Player, place: Place, sheet: Sheet) -> None:
    """Alone: the column that is raided, or the citizen that is given up."""
    column = place.column
    left = column_left(game, column)
    sheet.put(RAID, left / 10)
    if left <= 1:
        sheet.mark(RAID + 1)  # the last one, or the end
    if place.number < CITIZENS:
        sheet.mark(ROUSES)
        sheet.put(RAID + 2, len(game.monsters[column]) / 5)
        sheet.put(RAID + 3, (len(game.citizens[column]) + len(game.citizens[column + COLUMNS])) / 6)
        return
    card = game.citizens[place.row][-1]
    sheet.mark(GIVES_UP)
    sheet.put(RAID + 4, game.height(place.number) / 5)
    tell_citizen(me, card, stage_of(game), 1.0, rounds_left(game), sheet)
    tell_taken(game, me, place.number, 0, 0, sheet)


def tell_power(game: Kingdom, me: Player, offer: Offer, sheet: Sheet) -> None:
    """The power of a domain, to be used now: on the dice, or after the actions."""
    card = offer.card
    if not isinstance(card, Domain):
        return
    tell_domain_id(game, card, sheet)
    change = doing(me, card.effect)
    tell_gains(game, me, change, None, sheet)
    if card.change is None:
        sheet.mark(USES_POWER)
        return
    sheet.mark(CHANGES_DIE)
    tell_best_roll(game, me, card, sheet)


def tell_domain_id(game: Kingdom, card: Domain, sheet: Sheet) -> None:
    sheet.mark(DOMAIN_STAGE + DOMAIN_IDS * stage_of(game) + bucket(card.id, DOMAIN_IDS))


def tell_best_roll(game: Kingdom, me: Player, card: Domain, sheet: Sheet) -> None:
    """What the better die brings, changed so."""
    best: Sheet | None = None
    for die in range(2):
        found = after_change(game, card, die)
        if found:
            told = Sheet()
            tell_roll(game, game.players, me, found if die == 0 else game.die1, game.die2 if die == 0 else found, told)
            if best is None or gain_of(told) > gain_of(best):
                best = told
    if best is not None:
        sheet.put_all(0, best)


def gain_of(told: Sheet) -> float:
    """The first thing that is told of a roll: what it brings the seat."""
    return told.values[0] if told.values else 0.0


def after_change(game: Kingdom, card: Domain, die: int) -> int:
    """What a domain makes of a die, or 0."""
    assert card.change is not None
    results = card.change.results(game.die1 if die == 0 else game.die2)
    return results[0] if results else 0


def tell_die(game: Kingdom, me: Player, die: Die, card: Choice | None, sheet: Sheet) -> None:
    """One of the dice, to be changed by a domain."""
    sheet.mark(CHANGES_DIE)
    if isinstance(card, Domain) and card.change is not None:
        first = die is DIE1
        found = after_change(game, card, 0 if first else 1)
        if found:
            tell_roll(game, game.players, me, found if first else game.die1, game.die2 if first else found, sheet)


def tell_theft(game: Kingdom, me: Player, prompt: str, choice: Choice, sheet: Sheet) -> None:
    """What is taken, and from whom."""
    if isinstance(choice, Loot):
        sheet.mark(STEALS_LESS if prompt == "steal-less" else STEALS)
        victim = game.players[choice.seat]
        change = taking(choice.resource, choice.amount)
        tell_gains(game, me, change, None, sheet)
        sheet.put(VICTIM + 2, capped((victim.has(choice.resource) - choice.amount) / 5))
        tell_victim(game, me, victim, sheet)
    elif isinstance(choice, Amount):
        sheet.mark(STEALS_LESS)
        tell_gains(game, me, taking(BY_NAME[choice.unit], choice.n), None, sheet)
    elif isinstance(choice, SeatChoice):
        sheet.mark(ROBS)
        victim = game.players[choice.seat]
        goals = goals_of(game, me)
        points = 0.0
        scored = 0.0
        for monster in victim.victory_pile:
            points += monster.vp
            scored += goals.for_monster(monster)
        n = max(1, len(victim.victory_pile))
        tell_outcome(game, me, Change(), points / n, scored / n, sheet)
        tell_victim(game, me, victim, sheet)


def tell_victim(game: Kingdom, me: Player, victim: Player, sheet: Sheet) -> None:
    """Whether the victim is ahead, and plays soon."""
    gap = points_in_sight(game, victim) - points_in_sight(game, me)
    sheet.put(VICTIM, limited(gap / 10))
    best = 0
    for player in game.players:
        if player is not me:
            best = max(best, points_in_sight(game, player))
    if points_in_sight(game, victim) == best:
        sheet.mark(VICTIM + 1)
    sheet.put(VICTIM + 3, ((victim.seat - me.seat) % len(game.players)) / 4)


def tell_return(game: Kingdom, me: Player, card: Choice, about: Choice | None, sheet: Sheet) -> None:
    """Giving a card back for what a domain brings then."""
    sheet.mark(RETURNS)
    change = Change()
    if isinstance(about, Offer) and isinstance(about.card, Domain):
        change.add(me, about.card.effect)
    goals = goals_of(game, me)
    if isinstance(card, Monster):
        tell_monster(card, card.strength, card.magic, sheet)
        tell_outcome(game, me, change, -card.vp, -goals.for_monster(card), sheet)
    elif isinstance(card, Citizen):
        tell_citizen(me, card, stage_of(game), harvests(game), rounds_left(game), sheet)
        tell_outcome(game, me, change, 0.0, -goals.for_citizen(card), sheet)


def tell_answer(game: Kingdom, me: Player, choice: Choice, about: Choice | None, sheet: Sheet) -> None:
    """Yes, no, none of them, or less."""
    change = Change()
    if choice is YES:
        sheet.mark(ACCEPTS)
        payment = None if about is None else payment_of(about)
        if payment is not None:
            change.add(me, payment)
    else:
        sheet.mark(STEALS_LESS if choice is LESS else DECLINES)
    if isinstance(about, Offer) and isinstance(about.card, Domain):
        tell_domain_id(game, about.card, sheet)
    tell_gains(game, me, change, None, sheet)


def payment_of(about: Choice) -> Pay | None:
    """What a card asks to pay for."""
    card = about.card if isinstance(about, Offer) else about
    if isinstance(card, Domain):
        for part in parts_of(card.effect):
            if isinstance(part, Pay):
                return part
    return None


# --- tastes ---------------------------------------------------------------------------------------------------------

TASTES: Final[dict[str, Taste]] = {
    "builder": [(BUILDS, 1.2), (ROLES_WANTED, 0.5)],
    "hunter": [(SLAYS, 1.2), (SLAYS_EVENT, 0.5)],
    "recruiter": [(RECRUITS, 1.0), (TAKES_CITIZEN, 0.5)],
    "thief": [(STEALS, 1.0), (ROBS, 1.0), (RIVALS + 1, 0.8)],
}

INSIGHT: Final = Insight(HERE.width, describe, OF_CHOICE.width, describe_choice, clock, TASTES, slips=0.75)
